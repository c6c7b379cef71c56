"""Who meets whom: every bot in every seat as often as any other, on the same seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from gondwana.arena.plan import Plan, seatings
from gondwana.kernel import Problem, Table, find_game

from .helpers import small_plan


@pytest.mark.parametrize(
    ("bots", "seats"),
    [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 4), ("abcde", 3), ("abbb", 4), ("aab", 3)],
)
def test_every_name_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    found = seatings(bots, seats)
    assert len(found) == len(set(found))
    for name in set(bots):
        sat = Counter(seat for one in found for seat, who in enumerate(one) if who == name)
        assert len(sat) == seats
        assert len(set(sat.values())) == 1


def test_equal_bots_get_equally_many_seats() -> None:
    for bots, seats in (("ab", 3), ("abc", 4), ("abcd", 3)):
        sat = Counter(who for one in seatings(bots, seats) for who in one)
        assert len(set(sat.values())) == 1


def test_groups_of_one_bot_alone_are_left_out() -> None:
    assert seatings(["a", "a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert seatings(["a", "a"], 2) == []


def test_each_seed_is_played_in_all_seatings() -> None:
    plan = small_plan(("random", "greedy", "careless"), seeds=70)
    played: Counter[tuple[int, tuple[str, ...]]] = Counter()
    numbers = []
    for task in plan.tasks(set()):
        for game, seed in zip(plan.games_of(task), range(task.first, task.last), strict=True):
            assert plan.seed_number(game) == seed
            assert plan.seating_of(game) == task.bots
            played[seed, task.bots] += 1
            numbers.append(game)
    assert sorted(numbers) == list(range(plan.games))
    assert set(played) == {(seed, one) for seed in range(70) for one in plan.seatings}


def test_only_missing_games_are_played() -> None:
    plan = small_plan(seeds=70)
    done = {0, 5, 6, 7, 30, plan.games - 1}
    numbers = [game for task in plan.tasks(done) for game in plan.games_of(task)]
    assert sorted(numbers) == [game for game in range(plan.games) if game not in done]


@pytest.mark.parametrize(
    ("bots", "seats"), [(("random",), 3), (("random", "random"), 2), (("greedy",) * 3, 3)]
)
def test_a_tournament_needs_two_who_differ(bots: tuple[str, ...], seats: int) -> None:
    with pytest.raises(Problem, match="two"):
        Plan(Table(find_game("evo-2011"), seats), bots, 1, "x")


def test_alone_at_the_table_there_is_nobody_to_beat() -> None:
    with pytest.raises(Problem, match="two seats"):
        Plan(Table(find_game("dinosaur-island"), 1), ("random", "greedy"), 1, "x")
