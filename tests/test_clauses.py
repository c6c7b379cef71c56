"""Every clause is proven by a test that cites it, and no test cites a clause that is none."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gondwana.kernel import find_game
from gondwana.kernel.game import game_ids

TESTS = Path(__file__).parent
CLAUSES = [clause for id_ in game_ids() for clause in find_game(id_).clauses[1:]]


def citations(tree: ast.AST) -> Iterator[str]:
    """The clauses cited by `@pytest.mark.clause` on the test functions of a module.

    Read from the source, so that it holds whichever tests a run selects.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call):
                    if ast.unparse(decorator.func) == "pytest.mark.clause":
                        yield from map(ast.literal_eval, decorator.args)


@cache
def cited() -> dict[str, set[str]]:
    """The clauses that the tests cite, with the files that do."""
    found: dict[str, set[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for clause in citations(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(clause, set()).add(path.name)
    return found


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_proven_by_a_test(clause):
    assert clause in cited()


def test_every_cited_clause_exists():
    assert {clause: files for clause, files in cited().items() if clause not in CLAUSES} == {}


def test_no_two_games_have_a_clause_of_one_name():
    assert len(set(CLAUSES)) == len(CLAUSES)


def test_citations_are_read_from_the_source():
    source = (
        '@pytest.mark.clause("A", "B")\n@pytest.mark.slow\ndef test_x(): ...\n'
        '@pytest.mark.clause("C")\ndef helper(): ...\n'
    )
    assert list(citations(ast.parse(source))) == ["A", "B"]
