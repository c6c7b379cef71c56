"""Ratings and shares say what happened, and how sure it is."""

from __future__ import annotations

import numpy as np
import pytest

from gondwana.arena.intervals import share_by_seed, wilson
from gondwana.arena.plan import Plan
from gondwana.arena.ratings import crossings, ratings, standings, win_shares
from gondwana.arena.results import Finished
from gondwana.kernel import Table, find_game

from .helpers import invented_games, small_plan


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Three bots of which each is as good as its name, in games that are made up."""
    return small_plan(("random", "greedy", "careless"), seeds=60)


def test_the_stronger_a_bot_the_higher_it_stands(plan: Plan) -> None:
    games = invented_games(plan)
    found = standings(plan, games)
    assert [row.bot for row in found] == ["greedy", "careless", "random"]
    assert found[0].rating_low > found[1].rating_high
    assert found[1].rating_low > found[2].rating_high
    assert sum(row.share for row in found) == pytest.approx(1)
    assert all(row.seats == plan.games for row in found)
    assert all(row.share_low <= row.share <= row.share_high for row in found)
    assert all(row.expected == pytest.approx(1 / 3) for row in found)


def test_the_cross_table_and_its_mirror_add_up(plan: Plan) -> None:
    games = invented_games(plan)
    table = crossings(plan, games)
    assert table["greedy"]["random"].share > 0.9 > table["random"]["greedy"].share
    for a, cells in table.items():
        assert set(cells) == {"random", "greedy", "careless"} - {a}
        for b, cell in cells.items():
            assert cell.share + table[b][a].share == pytest.approx(1)
            assert cell.meetings == plan.games
            assert cell.low <= cell.share <= cell.high


def test_a_shared_place_counts_as_half_before() -> None:
    plan = Plan(Table(find_game("evo-2011"), 2), ("random", "greedy"), 1, "tie")
    games = {0: Finished((5, 5), (1, 1), 3, False, ())}
    assert crossings(plan, games)["random"]["greedy"].share == 0.5
    assert [row.share for row in standings(plan, games)] == [0.5, 0.5]
    assert win_shares((1, 3, 1)) == [0.5, 0.0, 0.5]


def test_thinking_is_told_for_each_decision() -> None:
    plan = Plan(Table(find_game("evo-2011"), 2), ("random", "greedy"), 1, "time")
    games = {0: Finished((5, 4), (1, 2), 3, False, ((10, 50.0), (4, 2.0)))}
    told = {row.bot: row.milliseconds for row in standings(plan, games)}
    assert told == {"random": 5.0, "greedy": 0.5}


def test_rating_intervals_hold_what_would_come_of_ever_more_games() -> None:
    """Bots of known strength by the model's own law, many times over few games and once many."""
    plan = small_plan(("random", "greedy", "careless"), seeds=2)
    strengths = {"random": 0.0, "greedy": 0.7, "careless": 1.4}

    def drawn(seeds: int, seed: int) -> tuple[Plan, dict[int, Finished]]:
        dice = np.random.default_rng(seed)
        drawn_plan = Plan(plan.table, plan.bots, seeds, "drawn")
        games = {}
        for number in range(drawn_plan.games):
            names = drawn_plan.seating_of(number)
            came = np.array([strengths[name] for name in names]) + dice.gumbel(size=3)
            ranks = tuple(int(rank) for rank in (-came).argsort().argsort() + 1)
            games[number] = Finished((0, 0, 0), ranks, 1, False, ())
        return drawn_plan, games

    def apart(seeds: int, seed: int) -> tuple[float, float]:
        rated = ratings(*drawn(seeds, seed))
        best, worst = rated["careless"], rated["random"]
        return best.mu - worst.mu, float(np.hypot(best.sigma, worst.sigma))

    truth, _ = apart(1500, 0)
    inside = [abs(mu - truth) < 1.96 * sigma for mu, sigma in (apart(40, s) for s in range(1, 31))]
    assert sum(inside) >= 26


def test_games_on_one_seed_that_go_the_same_way_make_less_sure() -> None:
    rng = np.random.default_rng(4)
    apart = [[float(rng.random() < 0.4) for _ in range(4)] for _ in range(100)]
    alike = [[value[0]] * 4 for value in apart]
    share, low, high = share_by_seed(alike)
    assert (low, high) == pytest.approx(wilson(share, 100), abs=0.01)
    share, low, high = share_by_seed(apart)
    assert (low, high) == pytest.approx(wilson(share, 400), abs=0.03)
    assert share_by_seed([[1.0]])[1:] == wilson(1.0, 1)
