"""Bots and simulation: strength, honesty, and the same games whatever runs them."""

from dataclasses import replace

import numpy as np
import pytest

from gondwana.arena.simulate import Report, simulate
from gondwana.arena.warm import entries
from gondwana.bots import CompiledBot, bot_names, find_bot
from gondwana.bots.policies import POLICIES
from gondwana.kernel import Match, Problem, Table, find_game
from gondwana.kernel.chance import below
from gondwana.kernel.state import checked

SEATS = 4
pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(find_game("evo-2011"), SEATS)


def play_plainly(table: Table, names: list[str], seed: str, make: object = checked) -> Match:
    """A match between bots, all of it interpreted."""
    match = Match(table, seed=seed, make=make)
    bots = [find_bot(name)(table, seat, seed) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match))
    return match


def one_greedy(seat: int) -> list[str]:
    return ["greedy" if k == seat else "random" for k in range(SEATS)]


@pytest.mark.parametrize("seat", range(SEATS))
def test_greedy_beats_three_random_bots_from_every_seat(table: Table, seat: int) -> None:
    report = simulate(table, one_greedy(seat), 400, "strength")
    assert report.shares[:, seat].mean() >= 0.95


def same(a: Report, b: Report) -> bool:
    return (
        np.array_equal(a.points, b.points)
        and np.array_equal(a.ranks, b.ranks)
        and np.array_equal(a.rounds, b.rounds)
        and (a.decisions, a.unforced) == (b.decisions, b.unforced)
    )


def test_the_number_of_threads_changes_nothing(table: Table) -> None:
    names = ["greedy", "random", "greedy", "random"]
    one, three = (simulate(table, names, 300, "threads", jobs=jobs) for jobs in (1, 3))
    assert same(one, three)
    assert not same(one, simulate(table, names, 300, "other seed", jobs=1))


def test_a_simulation_stops_long_games_where_it_is_told_to(table: Table) -> None:
    """As they stand then, and says which; shorter ones are played as ever.

    A game that the meteorite ends as its tenth round begins has nine rounds, and is stopped too.
    """
    whole, cut = (
        simulate(table, ["random"] * SEATS, 100, "long", most_rounds=most) for most in (0, 9)
    )
    assert not whole.stopped.any()
    assert cut.stopped[whole.rounds > 9].all()
    assert not cut.stopped[whole.rounds < 9].any()
    assert cut.rounds.tolist() == np.minimum(whole.rounds, 9).tolist()
    assert (cut.stopped & (whole.rounds > 9)).any()
    assert np.array_equal(cut.points[~cut.stopped], whole.points[~cut.stopped])


def test_where_rules_may_not_end_a_game_bots_stop_by_themselves(table: Table) -> None:
    endless = Table(replace(table.game, most_rounds=9), SEATS)
    told, own, never = (
        simulate(on, ["random"] * SEATS, 20, "long", most_rounds=most)
        for on, most in ((table, 9), (endless, None), (endless, 0))
    )
    assert same(told, own)
    assert own.stopped.any()
    assert not never.stopped.any()


def test_more_games_begin_with_the_same_games(table: Table) -> None:
    few, many = (simulate(table, ["random"] * SEATS, games, "7") for games in (70, 200))
    assert np.array_equal(few.points, many.points[:70])


def test_a_simulated_game_is_the_match_with_its_seed(table: Table) -> None:
    names = ["greedy", "random", "greedy", "random"]
    report = simulate(table, names, 3, "twin")
    for game in range(3):
        match = play_plainly(table, names, f"twin/{game}")
        assert [match.points(seat) for seat in range(SEATS)] == report.points[game].tolist()
        assert [match.rank(seat) for seat in range(SEATS)] == report.ranks[game].tolist()
        assert match.round_number == report.rounds[game]


def test_a_bot_keeps_nothing_in_mind_from_one_choice_to_the_next(table: Table) -> None:
    names = ["greedy", "random", "greedy", "random"]
    match = play_plainly(table, names, "on and on")
    half = Match(table, seed="on and on")
    for line in match.lines[: len(match.lines) // 2]:
        if line.seat is not None:
            half.play(line.seat, line.id)
    bots = [find_bot(name)(table, seat, "on and on") for seat, name in enumerate(names)]
    while not half.over:
        seat = half.waiting[0]
        half.play(seat, bots[seat].choose(half))
    assert half.lines == match.lines


def test_two_decisions_of_a_bot_do_not_draw_the_same(table: Table) -> None:
    bot = find_bot("random")(table, 0, "draws")
    drawn = set()
    for number in range(2000):
        bot._set_dice(bot._dice, bot._own, number)
        drawn.add(below(bot._dice, 1 << 30))
    assert len(drawn) > 1990


@pytest.mark.parametrize("name", POLICIES)
def test_a_compiled_bot_chooses_as_the_plain_one(table: Table, name: str) -> None:
    match = Match(table, seed="twins", make=checked)
    plain = [find_bot(name)(table, seat, "twins") for seat in range(SEATS)]
    compiled = [CompiledBot(name, table, seat, "twins") for seat in range(SEATS)]
    while not match.over:
        seat = match.waiting[0]
        action = plain[seat].choose(match)
        assert compiled[seat].choose(match) == action
        match.play(seat, action)


def test_a_bot_does_not_change_the_match_it_looks_at(table: Table) -> None:
    match = Match(table, seed="look", make=checked)
    before, lines = match.state_hash(), len(match.lines)
    find_bot("greedy")(table, match.waiting[0], "look").choose(match)
    assert (match.state_hash(), len(match.lines), match.state.notes) == (before, lines, [])


def test_a_bot_never_looks_at_what_its_seat_must_not_know(table: Table) -> None:
    """Others' cards moved about: the bot with the same seed chooses the same."""
    compared = 0
    for seed in range(12):
        match = play_until_cards(table, f"secret {seed}")
        seat = match.waiting[0]
        held = [k for k, owner in enumerate(match.state.card) if owner not in (-1, -2, seat)]
        hidden = [k for k, owner in enumerate(match.state.card) if owner == -1]
        if not held or not hidden or len(match.legal(seat)) < 2:
            continue
        choices = set()
        for card in hidden[:3]:
            other = match.copy()
            other.state.card[card], other.state.card[held[0]] = other.state.card[held[0]], -1
            choices.add(find_bot("greedy")(table, seat, "same").choose(other))
        choices.add(find_bot("greedy")(table, seat, "same").choose(match))
        assert len(choices) == 1
        compared += 1
    assert compared >= 6


def play_until_cards(table: Table, seed: str) -> Match:
    """A random match up to a real decision in round 6."""
    match = Match(table, seed=seed, make=checked)
    bots = [find_bot("random")(table, seat, seed) for seat in range(SEATS)]
    while match.round_number < 6 or len(match.legal(match.waiting[0])) < 2:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match))
    return match


@pytest.mark.parametrize(
    ("names", "games", "jobs"),
    [
        (["random"] * 3, 10, 1),
        (["random"] * SEATS, 0, 1),
        (["random"] * SEATS, 10, -1),
        (["random", "random", "random", "godzilla"], 10, 1),
    ],
)
def test_a_simulation_refuses_what_it_cannot_do(
    table: Table, names: list[str], games: int, jobs: int
) -> None:
    with pytest.raises(Problem):
        simulate(table, names, games, "1", jobs)


def test_bots_are_named_from_weak_to_strong() -> None:
    ladder = ("hatchling", "forager", "hunter", "alpha", "alpha-long")
    assert bot_names() == (*ladder, "random", "careless", "greedy")


def test_warming_runs_every_entry(table: Table) -> None:
    for _, step in entries(table.game):
        step()
    assert table.game.compiled.compiled
