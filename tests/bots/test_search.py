"""The search: it finds what is there to be found, knows what it may, and keeps to its budget."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gondwana.bots.search import Budget, Outlook, Search, Thought, Until, Weighing, thinker
from gondwana.bots.search.nodes import NODE, select
from gondwana.bots.search.tree import WIDTH
from gondwana.bots.search.value import WIN, evaluate
from gondwana.bots.search.weighing import CANDIDATES
from gondwana.kernel import Match, Table, find_game, game_ids
from gondwana.kernel.chance import add, seed_words, set_dice
from gondwana.kernel.state import DICE, plain

from . import toys

GAMES = game_ids()
SAME = ("visits", "offers", "sight", "child", "next", "id", "mover", "met")


def position(game: str, seats: int, seed: str, decisions: int) -> Match:
    """A random match up to a decision with a choice, so many of them on, or the last before."""
    match = Match(Table(find_game(game), seats), seed=seed)
    rng = random.Random(seed)
    while True:
        seat = match.waiting[-1]
        legal = match.legal(seat)
        decisions -= len(legal) > 1
        if decisions < 0:
            return match
        match.play(seat, rng.choice(legal))


def think(match: Match, budget: Budget, seed: str = "s") -> list[Thought]:
    return Search(match.table, match.waiting[-1], seed, budget, compiled=False).think(match)


# ---- finding ---------------------------------------------------------------------------------


@pytest.mark.parametrize("heap", [5, 6, 7, 9])
def test_a_game_that_can_be_won_is_won(heap: int) -> None:
    assert toys.best(toys.search(toys.NIM, heap, 400)) == heap % 4


@pytest.mark.parametrize(("odds", "action"), [(2, 0), (9, 1)])
def test_chance_is_weighed(odds: int, action: int) -> None:
    """A point is sure to win, or to tie; ten, which are not sure, would win either way."""
    nodes = toys.search(toys.BET, odds, 300, score=(0, 1) if action else (1, 1))
    assert toys.best(nodes) == action


def test_outcomes_of_chance_come_as_often_as_they_should() -> None:
    nodes = toys.search(toys.BET, 7, 300, score=(0, 1))
    outcomes = toys.children(nodes, toys.children(nodes)[1])
    visits = {outcome: int(nodes[child].visits) for outcome, child in outcomes.items()}
    assert set(visits) == {0, 10}
    assert visits[10] / sum(visits.values()) == pytest.approx(0.7, abs=0.1)


def test_a_decision_with_very_many_actions_widens_by_and_by() -> None:
    nodes = toys.search(toys.WIDE, 0, 60)
    for child in toys.children(nodes).values():
        met = len(toys.children(nodes, child))
        assert 0 < met <= WIDTH + int(nodes[child].visits) < toys.MANY


def test_offers_are_counted() -> None:
    """One answer of three is legal in one deal of ten."""
    nodes = toys.search(toys.SELDOM, 0, 1000)
    for parent in toys.children(nodes).values():
        answers = toys.children(nodes, parent)
        usual, other, seldom = (nodes[answers[action]] for action in range(3))
        assert usual.offers == other.offers
        assert usual.offers == sum(nodes[child].visits - 1 for child in answers.values())
        assert seldom.offers / usual.offers == pytest.approx(0.1, abs=0.05)
        assert 0 < seldom.visits - 1 <= seldom.offers


@pytest.mark.parametrize(("offers", "action"), [(100, 0), (10_000, 1)])
def test_what_was_seldom_legal_is_not_seldom_tried(offers: int, action: int) -> None:
    """Of two actions alike at first sight, the better one has been tried more often."""
    nodes: list[Any] = [plain(NODE) for _ in range(3)]
    root, better, worse = nodes
    root.visits, root.child, better.next = 10_000, 1, 2
    for one, number, visits, mean in ((better, 0, 60, 0.6), (worse, 1, 40, 0.5)):
        one.id, one.mover, one.offers = number, 0, offers
        one.visits, one.worth = visits, [mean * visits, 0.0]
    choices = plain(toys.CHOICES)
    for number in range(2):
        add(choices, number)
    found = toys.bind(toys.NIM)[select](nodes, 0, 0, choices)
    assert nodes[found].id == action


def test_every_visit_is_of_some_child_and_worth_goes_up() -> None:
    nodes = toys.search(toys.NIM, 9, 200)
    found = toys.children(nodes).values()
    assert nodes[0].visits == 200
    assert sum(int(nodes[child].visits) for child in found) == 200 + len(found)
    for child in found:
        worth = nodes[child].worth
        assert worth[0] + worth[1] == pytest.approx(int(nodes[child].visits))


def test_the_worth_of_an_end_is_the_share_of_the_win_and_the_rank() -> None:
    world = toys.bind(toys.NIM)
    state, table, worth = plain(toys.STATE), plain(toys.TABLE), [0.0] * thinker.WORK
    table.seats, state.over = 2, 1
    for score, expected in (((3, 1), (1, 0)), ((2, 2), (0.5, 0.5))):
        state.score = list(score)
        world[evaluate](state, table, worth)
        assert worth[:2] == pytest.approx(expected)
    assert 0.5 < WIN < 1


# ---- knowing ---------------------------------------------------------------------------------


def twins(match: Match, seat: int, number: int) -> list[Match]:
    """Matches that the seat cannot tell from this one: what it cannot know is dealt anew."""
    found = []
    for k in range(number):
        other = match.copy()
        dice = plain(DICE)
        set_dice(dice, seed_words(f"twin {k}", "dice"))
        match.game.rules["redeal"](
            other.state, match.table.constants, seat, dice, plain(match.game.choices)
        )
        found.append(other)
    return found


def hiding(game: str) -> Match:
    """A position in which what is hidden can be otherwise: the first that is found."""
    match = position(game, 3, f"hidden {game}", 12)
    rng = random.Random(game)
    while True:
        seat, own = match.waiting[-1], match.state_hash()
        legal = match.legal(seat)
        if len(legal) > 1 and all(twin.state_hash() != own for twin in twins(match, seat, 2)):
            return match
        match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hangs_on_what_the_seat_cannot_know(game: str) -> None:
    match = hiding(game)
    seat = match.waiting[-1]
    thoughts = [think(other, Budget(6)) for other in (match, *twins(match, seat, 2))]
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_match_alone_and_weighs_every_legal_action(game: str) -> None:
    match = position(game, 3, "alone", 40)
    before = match.state_hash(), len(match.lines), list(match.state.notes)
    thoughts = think(match, Budget(5))
    assert (match.state_hash(), len(match.lines), match.state.notes) == before
    assert sorted(thought.action for thought in thoughts) == match.legal(match.waiting[-1])
    assert all(0 <= thought.worth <= 1 for thought in thoughts)
    visits = [thought.visits for thought in thoughts]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 5 + len(visits)


def test_a_forced_decision_is_thought_of_too() -> None:
    match = Match(Table(find_game("evo-2011"), 3), seed="forced")
    while len(match.legal(match.waiting[-1])) > 1:
        match.play(match.waiting[-1], match.legal(match.waiting[-1])[0])
    (thought,) = think(match, Budget(4))
    assert (thought.action, thought.visits) == (match.legal(match.waiting[-1])[0], 4)


def test_a_game_for_one_is_thought_of_too() -> None:
    match = position("dinosaur-island", 1, "solo", 10)
    assert len(think(match, Budget(3))) == len(match.legal(0))


# ---- budgets ---------------------------------------------------------------------------------


def test_iterations_give_the_same_answer_for_the_same_seed() -> None:
    match = position("evo-2011", 4, "same", 30)
    assert think(match, Budget(12)) == think(match, Budget(12))
    assert think(match, Budget(12)) != think(match, Budget(12), "another seed")


def test_threads_share_the_iterations() -> None:
    match = position("evo-2011", 4, "threads", 30)
    actions = len(match.legal(match.waiting[-1]))
    thoughts = think(match, Budget(11, threads=2))
    assert sum(thought.visits for thought in thoughts) == 11 + 2 * actions
    assert thoughts == think(match, Budget(11, threads=2))


def test_a_search_stops_where_its_answer_is_settled() -> None:
    """Long before its budget is spent, and with the answer that all of it would bring."""
    nodes = toys.search(toys.NIM, 7, 400, left=400)
    assert nodes[0].visits < 400
    assert toys.best(nodes) == 3


class Clock:
    """A clock that stands still but where somebody moves it."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now


@pytest.mark.parametrize("milliseconds", [1, 20, 200])
def test_time_is_kept(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Where an iteration takes a millisecond, a search ends at most one look later."""
    clock, done = Clock(), []

    def grow(self: object, iterations: int, left: int) -> bool:
        clock.now += iterations / 1000
        self._counts[thinker.DONE] += iterations  # type: ignore[attr-defined]
        done.append(iterations)
        return False

    monkeypatch.setattr(thinker, "time", clock)
    monkeypatch.setattr(thinker.Tree, "_think", grow)
    think(position("evo-2011", 3, "clock", 5), Budget(milliseconds=milliseconds))
    assert milliseconds - 1 <= sum(done) <= milliseconds + 1


def test_a_search_may_be_stopped_sooner_and_has_an_answer_however_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody moves the end to 0.05 s while it thinks; the next comes when its end has passed."""
    clock, until, done = Clock(), Until(0.2), []
    grow = thinker.Tree._think

    def slowly(self: thinker.Tree, iterations: int, left: int) -> bool:
        clock.now += iterations / 1000
        done.append(iterations)
        if clock.now > 0.01:
            until.clock = 0.05
        return grow(self, 1, left)

    monkeypatch.setattr(thinker, "time", clock)
    monkeypatch.setattr(thinker.Tree, "_think", slowly)
    match = position("evo-2011", 3, "clock", 5)
    search = Search(match.table, match.waiting[-1], "s", Budget(1000), False, until)
    search.think(match)
    assert 50 <= sum(done) <= 50 + 1000 * thinker.SLICE
    done.clear()
    assert search.think(match)[0].visits > 0
    assert done == [1]


def test_a_full_tree_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position("evo-2011", 4, "full", 30)
    actions = len(match.legal(match.waiting[-1]))
    monkeypatch.setattr(thinker, "PLAIN_ROOM", actions + 4)
    thoughts = think(match, Budget(14))
    assert sum(thought.visits for thought in thoughts) == 14 + actions


@pytest.mark.parametrize("limits", [(0, 0), (-1, 0), (5, -1)])
def test_a_budget_has_a_limit(limits: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(*limits)


@pytest.mark.parametrize("limits", [("4",), (None,), (1.5,), (4, 0, 1.5), (0, float("nan"))])
def test_a_budget_is_of_whole_numbers(limits: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="whole number"):
        Budget(*limits)


def test_a_budget_may_come_from_numpy() -> None:
    assert Budget(np.int64(4)).iterations == 4  # type: ignore[arg-type]


@pytest.mark.parametrize("limits", [(10**20,), (0, 10**12), (5, 0, 10**6)])
def test_a_budget_has_an_end(limits: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="at most"):
        Budget(*limits)


def test_no_thread_is_without_iterations_of_its_own() -> None:
    match = position("evo-2011", 3, "threads", 30)
    thoughts = think(match, Budget(2, threads=5))
    assert sum(thought.visits for thought in thoughts) == 2 * (1 + len(thoughts))


def test_who_need_not_decide_is_told_so() -> None:
    match = position("evo-2011", 3, "asked", 10)
    other = next(seat for seat in range(3) if seat not in match.waiting)
    with pytest.raises(ValueError, match="nothing to decide"):
        Search(match.table, other, "s", Budget(2), compiled=False).think(match)
    for table in (Table(find_game("evo-2011"), 2), Table(find_game("evo-2001"), 3)):
        with pytest.raises(ValueError, match="its own table"):
            Search(table, 0, "s", Budget(2), compiled=False).think(match)


# ---- weighing --------------------------------------------------------------------------------


def test_iterations_can_be_sent_through_one_action() -> None:
    nodes = toys.search(toys.NIM, 9, 50, only=2)
    visits = {action: int(nodes[child].visits) for action, child in toys.children(nodes).items()}
    assert visits == {1: 1, 2: 51, 3: 1}


def weighed(
    match: Match, iterations: int, besides: int, end: float = math.inf, compiled: bool = False
) -> list[Thought]:
    weighing = Weighing(match, match.waiting[-1], "s", iterations, compiled, besides)
    while not weighing.go_on(Until(end)):
        assert end < math.inf
    return weighing.thoughts()


@pytest.mark.compiled
def test_what_is_weighed_has_been_looked_at_about_as_often() -> None:
    """A search would visit most of these actions a few times only."""
    match = position("evo-2011", 3, "weighed", 6)
    legal = match.legal(match.waiting[-1])
    assert len(legal) > CANDIDATES
    seldom = Search(match.table, match.waiting[-1], "s", Budget(96)).think(match)[-1].action
    thoughts = weighed(match, 192, seldom, compiled=True)
    assert CANDIDATES <= len(thoughts) <= CANDIDATES + 1
    assert seldom in [thought.action for thought in thoughts]
    worths = [thought.worth for thought in thoughts]
    assert worths == sorted(worths, reverse=True)
    assert min(thought.visits for thought in thoughts) >= 96 // (CANDIDATES + 2)


@pytest.mark.compiled
def test_weighing_in_pieces_finds_the_same() -> None:
    match = position("evo-2011", 3, "weighed", 6)
    besides = match.legal(match.waiting[-1])[0]
    at_once = weighed(match, 96, besides, compiled=True)
    assert at_once == weighed(match, 96, besides, end=0.0, compiled=True)


def test_advice_hangs_on_how_often_the_seat_itself_has_decided() -> None:
    """How often others have may be hidden, where seats decide at once or are asked for cards."""
    match = position("evo-2011", 3, "weighed", 6)
    seat, besides = match.waiting[-1], match.legal(match.waiting[-1])[0]
    other = match.copy()
    other.lines.append(next(line for line in match.lines if line.seat not in (seat, None)))
    assert weighed(match, 8, besides) == weighed(other, 8, besides)
    outlooks = [Outlook(one, seat, "s", 8, compiled=False) for one in (match, other)]
    assert all(outlook.go_on(Until()) for outlook in outlooks)
    assert outlooks[0].worth == outlooks[1].worth


def test_who_waits_for_advice_waits_for_two_iterations_at_most_beyond_his_time() -> None:
    match = position("evo-2011", 3, "weighed", 6)
    weighing = Weighing(match, match.waiting[-1], "s", 100, compiled=False)
    assert not weighing.go_on(Until(0.0))
    assert sum(thought.visits - 1 for thought in weighing.thoughts()) == 2


@pytest.mark.parametrize("game", GAMES)
def test_weighing_hangs_on_nothing_that_the_seat_cannot_know(game: str) -> None:
    match = hiding(game)
    besides = match.legal(match.waiting[-1])[0]
    found = [weighed(other, 8, besides) for other in (match, *twins(match, match.waiting[-1], 2))]
    assert found[0] == found[1] == found[2]


def test_an_outlook_is_the_result_where_the_game_is_over() -> None:
    match, rng = Match(Table(find_game("evo-2011"), 2), seed="over"), random.Random(1)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
    for seat in range(2):
        outlook = Outlook(match, seat, "s", 4, compiled=False)
        assert outlook.go_on(Until())
        assert outlook.worth == pytest.approx(float(match.rank(seat) == 1))


@pytest.mark.compiled
def test_an_outlook_knows_what_chance_may_bring() -> None:
    """The worth before a stroke of chance lies between those after it."""
    match = Match(Table(find_game("evo-2011"), 2), seed="luck", dice="hand")
    rng = random.Random(3)
    while not match.state.chance or len(match.chances()) == 1:
        if match.state.chance:
            match.happen(match.chances()[0][0])
        else:
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.legal(seat)))

    def worth(of: Match) -> float:
        outlook = Outlook(of, 0, "s", 400, compiled=True)
        assert outlook.go_on(Until())
        return outlook.worth

    after = []
    for outcome, _ in match.chances():
        other = match.copy()
        other.happen(outcome)
        after.append(worth(other))
    assert min(after) - 0.05 < worth(match) < max(after) + 0.05


@pytest.mark.compiled
def test_machine_code_weighs_the_same() -> None:
    match = position("evo-2011", 4, "twins", 40)
    besides = match.legal(match.waiting[-1])[0]
    assert weighed(match, 40, besides) == weighed(match, 40, besides, compiled=True)


@pytest.mark.compiled
def test_machine_code_grows_the_same_tree(tmp_path: Path) -> None:
    plainly, compiled = (toys.search(toys.BET, 7, 90, cache=cache) for cache in (None, tmp_path))
    for number in range(1000):
        one, other = plainly[number], compiled[number]
        assert [getattr(one, name) for name in SAME] == [getattr(other, name) for name in SAME]
        assert one.worth == other.worth.tolist()


@pytest.mark.compiled
def test_machine_code_thinks_the_same() -> None:
    match = position("evo-2011", 4, "twins", 40)
    seat = match.waiting[-1]
    plainly, compiled = (
        Search(match.table, seat, "s", Budget(10), compiled=kind).think(match)
        for kind in (False, True)
    )
    assert plainly == compiled
