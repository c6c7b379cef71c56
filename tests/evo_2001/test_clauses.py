"""The clauses of Evo 2001 are those of its rules, in their order, and each is proven by a test."""

import re

import pytest
from evo_2011.test_clauses import cited

from gondwana.games.evo_2001 import GAME


@pytest.mark.parametrize("clause", GAME.clauses[1:])
def test_every_clause_is_proven_by_a_test(clause):
    assert clause in cited()


def test_the_clauses_are_those_of_the_rules_in_their_order():
    rules = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^- \*\*(E1\.[\w.]+)\*\*", rules, re.MULTILINE)) == GAME.clauses[1:]
