"""Rows: each is the match of its seed, with the same bots; ends, rewards and masks are right."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from gondwana.bots import find_bot
from gondwana.bridges.common import OVER, table_for
from gondwana.bridges.rows import Rows
from gondwana.kernel import Match, Problem, find_game, game_ids


class Follower:
    """A match beside a row, with the bots of the row's seats."""

    def __init__(self, rows: Rows, seed: str) -> None:
        self.match = Match(rows.table, seed=seed)
        self.bots = {
            seat: find_bot(name)(rows.table, seat, seed)
            for seat, name in enumerate(rows.players)
            if name is not None
        }
        self.go_on()

    def go_on(self) -> None:
        while not self.match.over and self.match.waiting[0] in self.bots:
            seat = self.match.waiting[0]
            self.match.play(seat, self.bots[seat].choose(self.match))

    def play(self, action: int) -> None:
        self.match.play(self.match.waiting[0], action)
        self.go_on()

    def observation(self, seat: int) -> list[int]:
        game, table = self.match.game, self.match.table
        vector = [0] * len(game.observation(table.constants))
        game.rules["observe"](self.match.state, table.constants, seat, vector)
        return vector


def follow(
    rows: Rows, seeds: Sequence[str], expected: Callable[[Match], list[float]], most: int
) -> int:
    """Play at random and compare each row with its match until its first game ends; the ends.

    All rewards of a seat must then add up to what is expected.
    """
    rng = random.Random(1)
    rows.reset(seeds)
    beside = [Follower(rows, seed) for seed in seeds]
    ended = [False] * rows.n
    total = np.zeros((rows.n, rows.table.seats))
    for _ in range(most):
        for row, follower in enumerate(beside):
            if ended[row]:
                continue
            match, turn = follower.match, int(rows.turns[row])
            if match.over:
                assert turn == OVER
                assert rows.terminated[row]
                assert rows.masks[row].all()
                assert total[row] == pytest.approx(expected(match))
                ended[row] = True
                continue
            assert not rows.terminated[row]
            assert (turn,) == match.waiting[:1]
            legal = match.legal(turn)
            assert np.flatnonzero(rows.masks[row]).tolist() == legal
            assert rows.listed[row, : rows.legal[row]].tolist() == legal
            assert rows.observations[row].tolist() == follower.observation(turn)
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in rows.masks]
        for row, follower in enumerate(beside):
            if not follower.match.over:
                follower.play(actions[row])
        rows.step(np.array(actions))
        total += rows.rewards * ~np.array(ended)[:, None]
        if all(ended):
            break
    rows.close()
    return sum(ended)


def points(match: Match) -> list[float]:
    return [match.points(seat) for seat in range(match.seats)]


def places(match: Match) -> list[float]:
    """What is told of ranks: the share beaten less the share that has beaten the seat."""
    ranks = [match.rank(seat) for seat in range(match.seats)]
    others = match.seats - 1
    return [
        (sum(other > own for other in ranks) - sum(other < own for other in ranks)) / others
        for own in ranks
    ]


@pytest.mark.parametrize("game", game_ids())
def test_a_plain_row_is_the_match_of_its_seed(game: str) -> None:
    table = table_for(game)
    rows = Rows(table, 1, [None, *["random"] * (table.seats - 1)], compiled=False)
    follow(rows, ["5"], points, most=25)


@pytest.mark.parametrize("game", game_ids())
def test_a_plain_game_is_rewarded_at_its_end(game: str) -> None:
    """The shortest games: two seats or as few as there can be, all played by learners."""
    rows = Rows(table_for(game, max(2, find_game(game).seats[0])), 1, compiled=False)
    assert follow(rows, ["5"], places, most=3000) == 1


@pytest.mark.compiled
def test_compiled_rows_are_the_matches_of_their_seeds_to_their_ends() -> None:
    """With each round's points rewarded at its end, a seat gets place and points gained."""
    table = table_for("evo-2011", 4)
    start = Match(table).table.constants.start_points

    def expected(match: Match) -> list[float]:
        both = zip(places(match), points(match), strict=True)
        return [float(np.float32(place)) + gained - start for place, gained in both]

    rows = Rows(table, 3, [None, "greedy", None, "random"], shaped=1, threads=2)
    assert follow(rows, ["5", "6", "7"], expected, most=1000) == 3


def test_an_illegal_action_ends_its_game_with_the_penalty_and_the_next_step_begins_anew() -> None:
    rows = Rows(table_for("evo-2011", 3), 2, penalty=-7, compiled=False)
    rows.reset(["1", "2"])
    legal, turn = int(rows.listed[0, 0]), int(rows.turns[1])
    states = [state.to_record().tobytes() for state in rows.states]
    rows.step(np.array([legal, int(np.flatnonzero(rows.masks[1] == 0)[0])]))
    assert rows.terminated.tolist() == [False, True]
    assert rows.rewards[1].tolist() == [-7.0 if seat == turn else 0.0 for seat in range(3)]
    assert rows.states[0].to_record().tobytes() != states[0]
    assert rows.states[1].to_record().tobytes() == states[1]
    rows.step(np.array([int(rows.listed[0, 0]), -1]))
    assert rows.terminated.tolist() == [False, False]
    assert not rows.rewards[1].any()
    assert rows.masks[1].sum() == rows.legal[1] > 0
    for action in (-1, 10**6):
        rows.step(np.array([int(rows.listed[0, 0]), action]))
        assert rows.terminated[1]
        rows.step(np.array([int(rows.listed[0, 0]), 0]))


def test_a_game_beyond_its_rounds_is_truncated() -> None:
    rows = Rows(table_for("evo-2011", 2), 1, most_rounds=1, compiled=False)
    rows.reset(["1"])
    while not rows.truncated[0]:
        assert not rows.terminated[0]
        assert rows.states[0].round_number <= 1
        rows.step(rows.listed[:, 0])
    assert rows.states[0].round_number == 2
    assert not rows.terminated[0]
    rows.step(np.zeros(1))
    assert not rows.truncated[0]
    assert rows.states[0].round_number <= 1


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"rewards": "fame"}, "problem-rewards"),
        ({"n": 0}, "problem-rows"),
        ({"players": ("random", "random")}, "problem-no-learner"),
        ({"players": (None, "Otto")}, "problem-unknown-bot"),
        ({"players": (None, "search:4")}, "problem-searching-bot"),
        ({"players": (None,)}, "problem-bots"),
    ],
)
def test_what_cannot_be_is_told(settings: dict[str, Any], key: str) -> None:
    given = {"n": 1, **settings}
    with pytest.raises(Problem) as caught:
        Rows(table_for("evo-2011", 2), compiled=False, **given)
    assert caught.value.key == key
