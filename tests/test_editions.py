"""The editions side by side: every clause there is named right, in every language, and told."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gondwana.kernel import find_game
from gondwana.kernel.comparison import TEXTS, Comparison, comparisons, comparisons_of
from gondwana.kernel.texts import LANGUAGES, Texts
from gondwana.web.rules import side_by_side

ROOT = Path(__file__).parents[1]
ALL = pytest.mark.parametrize("compared", comparisons(), ids=lambda compared: compared.id)


@ALL
def test_each_clause_is_one_of_its_games_and_named_once(compared: Comparison) -> None:
    for id_ in compared.games:
        named = Counter(clause for topic in compared.topics for clause in topic.clauses[id_])
        assert set(named) <= set(find_game(id_).clauses)
        assert [clause for clause, times in named.items() if times > 1] == []
    assert all(any(topic.clauses.values()) for topic in compared.topics)


@ALL
def test_all_phases_of_both_games_are_compared(compared: Comparison) -> None:
    """Of every section that a game numbers by its phases, some clause stands there."""
    for id_ in compared.games:
        named = {clause for topic in compared.topics for clause in topic.clauses[id_]}
        phases = {c.rpartition(".")[0] for c in find_game(id_).clauses if c.count(".") == 2}
        assert phases == {c.rpartition(".")[0] for c in named if c.count(".") == 2}


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_told_in_every_language(compared: Comparison, language: str) -> None:
    texts = Texts(language, TEXTS)
    ends = ("", "-note")
    wanted = {f"topic-{topic.id}{end}" for topic in compared.topics for end in ends}
    wanted |= {f"comparison-{compared.id}{end}" for end in ends}
    assert wanted <= texts.keys()
    shown = side_by_side(compared, language)
    assert [topic["id"] for topic in shown] == [topic.id for topic in compared.topics]
    for topic in shown:
        assert all(text for game in topic["games"] for _, text in game["clauses"])


def test_all_languages_have_the_same_messages() -> None:
    keys = {language: Texts(language, TEXTS).keys() for language in LANGUAGES}
    assert all(found == keys["en"] for found in keys.values())
    told = {f"topic-{topic.id}" for compared in comparisons() for topic in compared.topics}
    assert {key.removesuffix("-note") for key in keys["en"] if key.startswith("topic-")} == told


def test_a_game_knows_what_it_is_compared_with() -> None:
    for compared in comparisons():
        for id_ in compared.games:
            assert compared in comparisons_of(id_)
    assert comparisons_of("toy") == []


def test_the_page_of_the_docs_is_up_to_date() -> None:
    script = ROOT / "scripts" / "editions_md.py"
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0
