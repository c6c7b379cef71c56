"""Looking back: what is counted as given away, as luck, and as the others'."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest

from gondwana.bots.search import Thought
from gondwana.kernel import Match, Table, find_game
from gondwana.table.review import Judged, decisions, judge


@cache
def finished() -> Match:
    """A game of two, played at random."""
    match, rng = Match(Table(find_game("evo-2011"), 2), seed="review"), random.Random(4)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


class FirstIsBest:
    """An adviser that prefers actions in their order, and points."""

    def weigh(self, match: Match, seat: int, action: int) -> list[Thought]:
        return [Thought(one, 1, 0.6 - 0.1 * min(k, 3)) for k, one in enumerate(match.legal(seat))]

    def outlook(self, match: Match, seat: int) -> float:
        if match.over:
            return 1.0 if match.rank(seat) == 1 else 0.0
        return len(match.lines) / 1000


def test_every_decision_is_judged_as_it_was_then() -> None:
    match = finished()
    judged = list(judge(match, 0, FirstIsBest()))
    assert len(judged) == decisions(match, 0)
    found = [one for one in judged if one is not None]
    again = Match(match.table, seed=match.seed, dice="hand")
    chosen = {one.number: one for one in found}
    for number, line in enumerate(match.lines):
        if line.seat == 0:
            assert (number in chosen) == (len(again.legal(0)) > 1)
        if number in chosen:
            assert [one.action for one in chosen[number].thoughts] == again.legal(0)
            assert chosen[number].action == line.id
        again.play(line.seat, line.id) if line.seat is not None else again.happen(line.id)


def test_losses_luck_and_the_others_add_up_to_the_end() -> None:
    match = finished()
    found = [one for one in judge(match, 1, FirstIsBest()) if one is not None]
    for one, after in pairwise(found):
        assert one.chosen + one.luck + one.others == pytest.approx(after.best)
    last = found[-1]
    won = match.rank(1) == 1
    assert last.chosen + last.luck + last.others == pytest.approx(1.0 if won else 0.0)
    assert any(one.luck for one in found)


def test_luck_is_what_strokes_of_chance_brought_together() -> None:
    """Here a line brings a thousandth, so the luck of a run of chance is its length."""
    match = finished()
    found = [one for one in judge(match, 0, FirstIsBest()) if one is not None]
    chance = [line.seat is None for line in match.lines]
    runs = 0
    for one, after in pairwise(found):
        between = sum(chance[one.number : after.number])
        assert 0 <= round(1000 * one.luck) <= between
        runs += round(1000 * one.luck) > 1
    assert runs


def test_what_was_given_away_is_measured_from_what_is_worth_most() -> None:
    thoughts = (Thought(4, 9, 0.6), Thought(3, 9, 0.5))
    assert Judged(0, 4, thoughts).loss == 0
    assert Judged(0, 3, thoughts).loss == pytest.approx(0.1)
    assert Judged(0, 3, thoughts).best == 0.6
