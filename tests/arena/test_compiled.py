"""Machine code: the same games whoever plays them, watched or not, in tournaments or alone."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest

from gondwana.arena.balance import watch_games
from gondwana.arena.compiled import Simulator
from gondwana.arena.plan import Plan
from gondwana.arena.playing import Watcher, play_match
from gondwana.arena.simulate import simulate
from gondwana.bots import find_bot
from gondwana.kernel import Match, Table, find_game

from .helpers import play_tournament

pytestmark = pytest.mark.compiled
SEATS = 4


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(find_game("evo-2011"), SEATS)


def test_a_tournament_of_policies_is_the_matches_with_its_seeds(
    table: Table, tmp_path: Path
) -> None:
    plan = Plan(table, ("random", "greedy"), 70, "twin")
    one, three = (play_tournament(plan, tmp_path / f"{n}.jsonl", n).games for n in (1, 3))
    assert one == three
    assert len(one) == plan.games
    for number in (0, 1, plan.games - 1):
        seed = f"twin/{plan.seed_number(number)}"
        match = Match(table, seed=seed)
        names = plan.seating_of(number)
        bots = [find_bot(name)(table, seat, seed) for seat, name in enumerate(names)]
        row = play_match(match, bots, 0, threading.Event()).rows[0].tolist()
        game = one[number]
        assert row == [*game.points, *game.ranks, game.rounds]


def test_a_rotated_simulation_gives_each_bot_its_own(table: Table) -> None:
    bots = ["greedy", "random", "random", "random"]
    turned = simulate(table, bots, 40, "turn", rotate=True)
    assert turned.games == 40
    for turn in range(SEATS):
        alone = simulate(table, bots[turn:] + bots[:turn], 10, "turn")
        seat = turned.seat_of(turn, 0)
        assert alone.bots[seat] == "greedy"
        assert np.array_equal(turned.points[turn::SEATS, 0], alone.points[:, seat])


def test_watching_changes_nothing_and_sees_what_the_plain_game_shows(table: Table) -> None:
    bots = ["greedy", "random", "greedy", "random"]
    simulator = Simulator(table)
    rows, counts = simulator.play(bots, "watch", 2, 3)
    watched = simulator.watch(bots, "watch", 2)
    assert np.array_equal(watched.rows, rows)
    assert np.array_equal(watched.counts, counts)
    assert len(watched.states) == counts[1] + 1
    match = Match(table, seed="watch/2")
    players = [find_bot(name)(table, seat, "watch/2") for seat, name in enumerate(bots)]
    plainly, compiled = Watcher(table), Watcher(table)
    play_match(match, players, 0, threading.Event(), plainly)
    for state, seat in zip(watched.states, watched.asked, strict=False):
        compiled.look(state, int(seat))
    for seat in range(SEATS):
        compiled.look(watched.states[-1], seat)
    assert compiled.held == plainly.held
    assert match.state.to_record().tobytes() == watched.states[-1:].tobytes()


def test_watched_games_are_the_same_on_any_number_of_threads(table: Table) -> None:
    one, three = (watch_games(table, "greedy", 20, "eyes", jobs) for jobs in (1, 3))
    assert np.array_equal(one.points, three.points)
    assert one.held == three.held
