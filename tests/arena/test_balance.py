"""What things are worth in won games: the arithmetic, what seats hold, and the page."""

from __future__ import annotations

import re
import threading
from html.parser import HTMLParser

import numpy as np
import pytest

from gondwana.arena.balance import Watch, mean_by_game, seats, worths
from gondwana.arena.intervals import student
from gondwana.arena.playing import Held, Watcher, play_match
from gondwana.bots import find_bot
from gondwana.cli.arena.balance import command, findings
from gondwana.cli.arena.balance_page import page, uneven
from gondwana.cli.arena.charts import Bars, Scale, whisker
from gondwana.cli.session import Session
from gondwana.kernel import Match, Table, find_game, game_ids
from gondwana.kernel.state import records
from gondwana.kernel.texts import LANGUAGES

SEATS = 3
GAMES = 400


def invented_watch(strength: float = 0.0, edge: float = 0.0) -> Watch:
    """Games in which whoever has a horn scores more by `strength`, and seat 0 by `edge`.

    Everybody has a leg; a horn comes early in half of the games; what a seat holds as `egg` tells
    of nothing, and one seat of one game has a `vial`.
    """
    dice = np.random.default_rng(9)
    points = dice.normal(20, 5, (GAMES, SEATS))
    points[:, 0] += edge
    held = []
    for game in range(GAMES):
        things: list[dict[str, Held]] = [{"gene-legs": Held(1, 2)} for _ in range(SEATS)]
        for seat in range(SEATS):
            if dice.random() < 0.4:
                things[seat]["gene-horn"] = Held(2 if game % 2 else 9, 1)
                points[game, seat] += strength
            if dice.random() < 0.3:
                things[seat]["gene-egg"] = Held(3, 1)
        held.append(things)
    held[7][1]["gene-vial"] = Held(3, 1)
    whole = np.round(points).astype(int)
    ranks = 1 + (whole[:, None, :] > whole[:, :, None]).sum(axis=2)
    rounds = np.full(GAMES, 10)
    return Watch("greedy", "made up", whole, ranks, rounds, rounds > 99, held)


def test_what_helps_is_worth_something_and_what_does_not_is_not() -> None:
    found = {one.name: one for one in worths(invented_watch(strength=6.0), least=30)}
    horn, egg, legs = (found[f"gene-{name}"] for name in ("horn", "egg", "legs"))
    assert horn.low > 0.1
    assert egg.low < 0 < egg.high
    assert legs.gain == pytest.approx(0)
    assert (legs.held, legs.most, legs.holders) == (1.0, 2.0, GAMES * SEATS)
    assert horn.early == pytest.approx(horn.gain, abs=0.1)
    assert "gene-vial" not in found
    assert next(iter(found)) == "gene-horn"


def test_a_seat_that_wins_more_lends_nothing_to_what_it_holds() -> None:
    watch = invented_watch(edge=8.0)
    first, *others = seats(watch)
    assert first.low > 0.5
    assert all(one.high < 1 / 3 for one in others)
    assert uneven(watch)
    assert not uneven(invented_watch())
    for one in worths(watch, least=30):
        assert one.low < 0.02
        assert one.high > -0.02


def test_intervals_hold_what_is_true_as_often_as_they_say() -> None:
    dice = np.random.default_rng(1)
    inside = 0
    for _ in range(300):
        shared = dice.normal(0, 1, 40)
        rows = [(game, 0.5 + shared[game] + dice.normal()) for game in range(40) for _ in range(3)]
        mean, margin = mean_by_game(rows)
        inside += abs(mean - 0.5) < margin
    assert 0.91 < inside / 300 < 0.98


@pytest.mark.parametrize(
    ("misses", "freedom", "reach"),
    [(0.05, 5, 2.571), (0.05, 11, 2.201), (0.05, 400, 1.966), (0.001, 11, 4.437), (0.01, 30, 2.75)],
)
def test_reaches_are_those_of_students_tables(misses: float, freedom: int, reach: float) -> None:
    assert student(misses, freedom) == pytest.approx(reach, rel=0.01)


@pytest.mark.parametrize("games", [12, 400])
def test_chance_alone_seldom_marks_any_of_many_things(games: int) -> None:
    """Sixty things that tell of nothing: pages on which one looks worth something are rare."""
    dice = np.random.default_rng(3)
    wrong = 0
    for _ in range(60):
        ranks = np.array([dice.permutation(SEATS) + 1 for _ in range(games)])
        held = [
            [
                {f"gene-{k}": Held(1, 1) for k in range(60) if drawn[k] < 0.4}
                for drawn in dice.random((SEATS, 60))
            ]
            for _ in range(games)
        ]
        rounds = np.full(games, 10)
        watch = Watch("greedy", "chance", SEATS - ranks, ranks, rounds, rounds > 99, held)
        wrong += any(one.low > 0 or one.high < 0 for one in worths(watch, least=5))
    assert wrong <= 8


def test_a_page_of_few_games_says_that_they_say_little() -> None:
    table = Table(find_game("evo-2011"), SEATS)
    watch = invented_watch()
    part = Watch(
        "greedy", "few", watch.points[:12], watch.ranks[:12], watch.rounds[:12],
        watch.stopped[:12], watch.held[:12],
    )  # fmt: skip
    for games, few in ((watch, False), (part, True)):
        made = page(Session("en"), table, games, findings(games), "")
        assert ("So few games say little" in made) is few


def test_one_game_alone_says_nothing() -> None:
    assert mean_by_game([(0, 0.3), (0, 0.1)]) == (pytest.approx(0.2), 1.0)


@pytest.fixture(scope="module", params=game_ids())
def table(request: pytest.FixtureRequest) -> Table:
    game = find_game(request.param)
    return Table(game, max(2, game.seats[0]))


def test_every_game_tells_what_its_seats_hold_in_words(table: Table) -> None:
    """In plain states and in records alike; each thing has a name in every language."""
    game = table.game
    watcher = Watcher(table)
    match = Match(table, seed="hold")
    bots = [find_bot("random")(table, seat, "hold") for seat in range(table.seats)]
    play_match(match, bots, 0, threading.Event(), watcher)
    assert game.holdings is not None
    record = records(game.state)
    record[:] = match.state.to_record()
    for seat in range(table.seats):
        plainly = game.holdings(match.state, table.constants, seat)
        assert game.holdings(record[0], table.constants, seat) == plainly
        assert watcher.held[seat].keys() >= plainly.keys()
        assert all(count > 0 for count in plainly.values())
    names = {name for things in watcher.held for name in things}
    assert len(names) >= 5
    for language in LANGUAGES:
        texts = Session(language).texts(game)
        for name in names:
            assert texts.has(name), name
            assert texts.has(f"holding-{name.partition('-')[0]}"), name


class Outside(HTMLParser):
    """Collects whatever a page would load, and checks that every tag is closed."""

    VOID = frozenset({"meta", "line", "circle", "rect", "path", "br", "link", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [str(v) for k, v in attrs if k in ("src", "href", "data", "srcset")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(language: str) -> None:
    watch = invented_watch(strength=6.0)
    table = Table(find_game("evo-2011"), SEATS, {"rulebook": "hu"})
    made = page(Session(language), table, watch, findings(watch), command(table, watch, 0))
    reader = Outside()
    reader.feed(made)
    assert reader.open == []
    assert reader.loads == []
    assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org)", made)
    texts = Session(language).texts(table.game)
    assert texts("gene-horn").lower() in made.lower()
    assert texts("gene-vial").lower() in made.lower()  # among those that few held
    assert "--option rulebook=hu" in made
    assert "light-dark(" in made
    assert len(made) < 200_000


def test_the_same_games_give_the_same_page() -> None:
    table = Table(find_game("evo-2011"), SEATS)
    one, other = (
        page(Session("en"), table, watch, findings(watch), "command")
        for watch in (invented_watch(3.0), invented_watch(3.0))
    )
    assert one == other


def test_scales_have_round_ticks_that_hold_the_values() -> None:
    for values in ([0.21, 0.27, 0.25], [-0.4, 0.0, 0.31], [0.25, 0.25], [3.0, 1200.0]):
        scale = Scale.around(values)
        assert scale.low <= min(values) <= max(values) <= scale.high
        assert 2 <= len(scale.ticks) <= 12 or scale.high > scale.low
        assert scale.at(scale.low) == "0.00%"
        assert scale.at(scale.high) == "100.00%"


def test_a_whisker_says_which_side_it_is_on() -> None:
    scale = Scale(-1, 1, (-1, 0, 1))
    assert 'class="dot up"' in whisker(scale, 0.5, 0.1, 0.9, 0.0)
    assert 'class="dot down"' in whisker(scale, -0.5, -0.9, -0.1, 0.0)
    assert 'class="dot even"' in whisker(scale, 0.1, -0.2, 0.4, 0.0)


def test_bars_count_everything_once() -> None:
    for numbers in ([3, 3, 3], list(range(200)), [5, 9], [-4, 7, 7]):
        (row,) = Bars.of(np.array(numbers)).shares
        assert sum(row) == pytest.approx(1)
        assert 7 <= len(row) <= 60
