"""Words mean actions, both ways; words that mean none are told apart from words nobody can read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gondwana.kernel import Match, Problem, Refused, Table

from .toy import GAME

TABLE = Table(GAME, 2)


@pytest.mark.parametrize("words", ["take 2", "  take   2 ", "TAKE 2", "Take\t2\n"])
def test_case_and_spaces_do_not_matter(words: str) -> None:
    assert TABLE.read(words) == 2


def test_words_that_mean_no_action_here_are_refused_by_a_clause() -> None:
    with pytest.raises(Refused) as caught:
        TABLE.read("take 9")
    assert (caught.value.clause, caught.value.key) == ("T2", "refusal-T2")


@pytest.mark.parametrize("words", ["", " ", "take", "take x", "give 2", "take 2 3", "\x00", "🦖"])
def test_words_that_nobody_can_read_are_a_problem(words: str) -> None:
    with pytest.raises(Problem) as caught:
        TABLE.read(words)
    assert not isinstance(caught.value, Refused)
    assert (caught.value.key, caught.value.details["words"]) == ("problem-words", words)


@given(st.one_of(st.text(), st.lists(st.sampled_from(["take", "pass", "1", "9", "-1", "²"]))))
def test_reading_never_crashes(words: str | list[str]) -> None:
    text = words if isinstance(words, str) else " ".join(words)
    try:
        action = TABLE.read(text)
    except Problem:
        return
    assert TABLE.words[action] == " ".join(text.lower().split())


def test_a_match_reads_words_wherever_it_takes_an_action() -> None:
    match = Match(GAME, 2, dice="hand")
    assert match.chance_name() == "die"
    assert [match.outcome_words(k) for k, _ in match.chances()] == ["one", "two", "three"]
    assert match.read_outcome(" TWO ") == 2
    match.happen(2)
    assert match.why_not(0, "take 2") is None
    refused = match.why_not(0, "take 3")
    assert refused is not None
    assert refused.clause == "T2"
    beyond = match.why_not(0, "take 9")
    assert beyond is not None
    assert beyond.clause == "T2"
    with pytest.raises(Problem) as caught:
        match.why_not(0, "hello")
    assert caught.value.key == "problem-words"
    assert [line.words for line in match.play(0, "Take  2")] == ["take 2"]


@pytest.mark.parametrize("words", ["", "four", "1", "die one"])
def test_outcomes_that_cannot_happen_are_a_problem_that_names_those_that_can(words: str) -> None:
    match = Match(GAME, 2, dice="hand")
    with pytest.raises(Problem) as caught:
        match.read_outcome(words)
    assert caught.value.key == "problem-outcome-words"
    assert caught.value.details["known"] == "one, two, three"
