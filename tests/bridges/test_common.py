"""A position is the game itself: the same as a match of its seed, plain and compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from gondwana.bridges.common import CHANCE, OVER, Position, table_for
from gondwana.kernel import Match, game_ids


def follow(position: Position, match: Match, most: int = 10**9) -> None:
    """Play both at random up to the end, or for so many decisions; they must agree throughout."""
    rng = random.Random(1)
    while position.turn != OVER and most:
        most -= 1
        seat = match.waiting[0]
        assert (position.turn, position.ids) == (seat, match.legal(seat))
        assert position.waiting == match.state.waiting
        assert position.round_number == match.round_number
        action = rng.choice(position.ids)
        position.play(action)
        match.play(seat, action)
    assert match.over == (position.turn == OVER)
    points, ranks = position.scores()
    assert points.tolist() == [match.points(seat) for seat in range(match.seats)]
    assert ranks.tolist() == [match.rank(seat) for seat in range(match.seats)]
    assert position.record.tobytes() == match.state.to_record().tobytes()


@pytest.mark.parametrize("game", game_ids())
def test_a_plain_position_is_the_match_of_its_seed(game: str) -> None:
    table = table_for(game)
    match = Match(table, seed="7")
    follow(Position(table, compiled=False, drawn=True, seed="7"), match, most=150)


@pytest.mark.compiled
def test_a_compiled_position_is_the_match_of_its_seed() -> None:
    table = table_for("evo-2011", 3)
    follow(Position(table, compiled=True, drawn=True, seed="7"), Match(table, seed="7"))


@pytest.mark.parametrize("game", game_ids())
def test_chance_is_a_turn_of_its_own_unless_it_is_drawn(game: str) -> None:
    table = table_for(game)
    match, position = Match(table, dice="hand"), Position(table, compiled=False)
    assert position.turn == CHANCE
    assert position.chance == match.state.chance
    while position.turn == CHANCE:
        assert list(zip(position.ids, position.weights, strict=True)) == match.chances()
        match.happen(position.ids[-1])
        position.happen(position.ids[-1])
    assert position.ids == match.legal(position.turn)


def test_plain_copies_and_saved_positions_go_their_own_ways() -> None:
    copies_go_their_own_ways(compiled=False)


@pytest.mark.compiled
def test_compiled_copies_and_saved_positions_go_their_own_ways() -> None:
    copies_go_their_own_ways(compiled=True)


def copies_go_their_own_ways(compiled: bool) -> None:
    position = Position(table_for("evo-2011", 3), compiled=compiled, drawn=True, seed="1")
    for _ in range(10):
        position.play(position.ids[-1])
    data, copy = position.save(), position.copy()
    seen = position.observe(1).copy()
    for _ in range(10):
        position.play(position.ids[0])
    assert copy.save() == data != position.save()
    later = Position(copy.table, compiled=compiled, drawn=True, seed="2")
    later.load(data)
    for _ in range(10):
        assert later.turn == copy.turn
        later.play(copy.ids[0])
        copy.play(copy.ids[0])
    assert copy.save() == later.save() == position.save()
    assert not np.array_equal(seen, position.observe(1))


@pytest.mark.parametrize("game", game_ids())
def test_what_is_dealt_anew_looks_the_same_to_the_seat(game: str) -> None:
    position = Position(table_for(game), compiled=False, drawn=True, seed="3")
    for _ in range(40):
        position.play(position.ids[len(position.ids) // 2])
    seat = position.turn
    seen, ids = position.observe(seat).copy(), position.ids
    position.redeal(seat, "other")
    assert np.array_equal(position.observe(seat), seen)
    assert position.ids == ids
