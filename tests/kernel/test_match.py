"""A match: deciding, chance, events and who sees them, undo, copies, saving."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gondwana.kernel import Match, Problem, Refused, Table
from gondwana.kernel.errors import KERNEL_TEXTS
from gondwana.kernel.events import EVERYBODY, Event
from gondwana.kernel.state import checked

from .toy import APART, GAME

LONG = {"length": "long"}


def play_out(match: Match, seed: int) -> Match:
    """Random play, whoever is asked in whatever sequence."""
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def position(match: Match) -> tuple[object, ...]:
    return (
        match.state.to_record().tobytes(),
        tuple(match.lines),
        match._dice.to_record().tobytes(),
        match.opening,
    )


def test_a_match_waits_for_everybody_at_once() -> None:
    match = Match(GAME, 3, seed="1", make=checked)
    assert match.waiting == (0, 1, 2)
    assert (match.round_number, match.over) == (1, False)
    assert match.legal(0) == list(range(match.state.luck + 1))
    match.play(1, 0)
    assert match.waiting == (0, 2)
    assert match.legal(1) == []


def test_chance_follows_by_itself() -> None:
    match = Match(GAME, 2, seed="1")
    assert [line.seat for line in match.lines] == [None]
    match.play(0, 1)
    lines = match.play(1, 0)
    assert [(line.seat, line.words.split()[0]) for line in lines] == [(1, "pass"), (None, "die")]
    assert match.points(0) == 1
    assert (match.rank(0), match.rank(1)) == (1, 2)


def test_a_refused_action_changes_nothing() -> None:
    match = Match(GAME, 2, dice="hand")
    match.happen(1)
    before = position(match)
    for seat, action, clause in ((0, 2, "T2"), (0, "take 3", "T2"), (1, 99, "T1"), (1, -1, "T1")):
        with pytest.raises(Refused) as caught:
            match.play(seat, action)
        assert caught.value.clause == clause
        assert position(match) == before
    match.play(0, 1)
    with pytest.raises(Refused) as caught:
        match.play(0, 1)
    assert caught.value.clause == "T1"


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_is_not_there_is_a_problem(seat: int) -> None:
    match = Match(GAME, 2, seed="1")
    with pytest.raises(Problem) as caught:
        match.play(seat, 0)
    assert caught.value.key == "problem-no-seat"


def test_dice_by_hand() -> None:
    match = Match(GAME, 2, dice="hand")
    assert (match.waiting, match.commitment) == ((), "")
    assert match.chances() == [(1, 1), (2, 2), (3, 1)]
    for outcome in (0, 4, -1):
        with pytest.raises(Problem) as caught:
            match.happen(outcome)
        assert caught.value.key == "problem-outcome"
    assert match.happen(3).words == "die three"
    assert match.chances() == []
    with pytest.raises(Problem):
        match.happen(3)
    match.play(0, 3)
    match.play(1, 3)
    assert (match.points(0), match.points(1)) == (0, 0)
    assert match.waiting == ()
    assert match.chances() != []


def test_the_seed_is_promised_and_makes_the_same_game() -> None:
    match = Match(GAME, 3, LONG, seed="a seed")
    assert match.commitment == hashlib.sha256(b"a seed").hexdigest()
    assert position(play_out(match, 1)) == position(
        play_out(Match(GAME, 3, LONG, seed="a seed"), 1)
    )
    others = {str(play_out(Match(GAME, 3, LONG, seed=str(k)), 1).lines) for k in range(5)}
    assert len(others) > 1


def test_a_seed_is_made_up_where_none_is_given() -> None:
    seeds = {Match(GAME, 2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_events_are_seen_by_whom_they_concern() -> None:
    match = Match(GAME, 2, dice="hand")
    match.happen(2)
    match.play(0, 2)
    rolled = Event("rolled", {"face": 2}, EVERYBODY)
    took = Event("took", {"seat": 0, "number": 2}, 1)
    assert match.events(0) == [rolled, took]
    assert match.events(1) == [rolled]
    assert match.events(None) == [rolled]
    assert match.events(0, since=1) == [took]
    assert match.events(0, since=2) == []
    match.play(1, 1)
    assert [event.name for event in match.events(None)] == ["rolled", "scored", "scored"]


def test_a_hash_stands_where_a_round_begins_and_where_the_game_ends() -> None:
    match = play_out(Match(GAME, 2, LONG, seed="3"), 3)
    marked = [line for line in match.lines if line.hash]
    assert [line.round_number for line in marked] == [1, 2, 3, 4, 4]
    assert match.lines[-1].hash == match.state_hash()
    assert all(len(line.hash) == 16 for line in marked)


@given(st.integers(0, 200), st.integers(0, 16))
def test_undo_goes_back_to_any_point_and_the_dice_too(seed: int, to: int) -> None:
    match = Match(GAME, 3, LONG, seed=str(seed))
    rng, seen = random.Random(seed), {}
    while not match.over:
        seen[len(match.lines)] = position(match)
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    lines, final = list(match.lines), position(match)
    match.undo(to)
    assert match.lines == lines[:to]
    assert match.undone == [(to, line.words) for line in lines[to:]]
    if to in seen:
        assert position(match) == seen[to]
    match.settle()
    while not match.over:
        line = lines[len(match.lines)]
        assert line.seat is not None
        match.play(line.seat, line.id)
    assert position(match) == final


def test_undo_beyond_the_lines_is_a_problem() -> None:
    match = Match(GAME, 2, seed="1")
    before = position(match)
    for to in (-1, 2, 99):
        with pytest.raises(Problem) as caught:
            match.undo(to)
        assert caught.value.key == "problem-undo"
    match.undo(1)
    assert (position(match), match.undone) == (before, [])


@given(st.integers(0, 200), st.integers(0, 8))
def test_where_seats_act_apart_each_takes_its_own_back(seed: int, before: int) -> None:
    match = Match(APART, 3, LONG, seed=str(seed), make=checked)
    rng = random.Random(seed)
    for _ in range(before):  # the fourth round begins after nine passes
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    while len(match.waiting) != 3:
        match.play(match.waiting[0], 0)
    seat, other = match.waiting[:2]
    twin = match.copy()
    match.play(seat, 1)
    number = len(match.lines) - 1
    for one in (match, twin):
        one.play(other, 1)
        one.play(other, 0)
    assert match.revocable(other) is None  # the pass was the answer
    assert match.revocable(seat) == number
    assert match.revoke(seat) == number
    assert position(match) == position(twin)
    assert match.lines == twin.lines
    at, line = match.undone_for(seat)[-1]
    assert (at, line.seat, line.words) == (number, seat, "take 1")
    assert match.undone_for(other) == twin.undone_for(other)
    assert position(play_out(match, 3)) == position(play_out(twin, 3))


def test_elsewhere_only_the_last_line_of_a_seat_still_asked_is_revocable() -> None:
    match = Match(replace(APART, apart=frozenset()), 2, seed="1")
    assert match.revocable(0) is None
    match.play(0, 1)
    assert match.revocable(0) == len(match.lines) - 1
    match.play(1, 1)
    assert match.revocable(0) is None
    with pytest.raises(Problem):
        match.revoke(0)


def test_a_copy_is_independent() -> None:
    match = Match(GAME, 3, LONG, seed="4", players={0: "Ann"}, make=checked)
    match.play(0, 0)
    before = position(match)
    copy = match.copy()
    copy.players[1] = "Bea"
    play_out(copy, 5)
    copy.undo(2)
    assert position(match) == before
    assert (match.players, match.undone) == ({0: "Ann"}, [])
    assert copy.table is match.table
    twin = match.copy()
    assert position(play_out(match, 6)) == position(play_out(twin, 6))


def test_a_table_serves_many_matches() -> None:
    table = Table(GAME, 2)
    one, two = Match(table, seed="1"), Match(table, seed="2")
    play_out(one, 1)
    assert two.round_number == 1
    assert one.table is two.table


@pytest.mark.usefixtures("toy_installed")
@given(st.integers(0, 50), st.integers(0, 12))
def test_a_saved_match_goes_on_as_if_it_had_not_stopped(seed: int, decisions: int) -> None:
    match = Match(GAME, 3, LONG, seed=str(seed), players={2: "Zoë"})
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    loaded = Match.load(match.save())
    assert position(loaded) == position(match)
    assert (loaded.players, loaded.seed) == (match.players, match.seed)
    assert position(play_out(loaded, 1)) == position(play_out(match, 1))


@pytest.mark.usefixtures("toy_installed")
def test_a_saved_match_with_dice_by_hand_goes_on_by_hand() -> None:
    match = Match(GAME, 2, dice="hand")
    match.happen(3)
    match.play(1, 2)
    loaded = Match.load(match.save())
    assert loaded.by_hand
    assert [line.words for line in loaded.lines] == [line.words for line in match.lines]
    assert (loaded.state_hash(), loaded.waiting) == (match.state_hash(), (0,))
    loaded.play(0, 0)
    assert loaded.waiting == ()
    assert loaded.chances() == [(1, 1), (2, 2), (3, 1)]


def test_problems_speak_from_the_kernels_texts_and_refusals_from_the_games() -> None:
    assert Problem.folders == (KERNEL_TEXTS,)
    assert GAME.refused(2).folders == GAME.texts
