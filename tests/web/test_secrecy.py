"""What a seat must not know changes nothing that it gets: no byte, no message, no moment.

A twin is a second history that the seat cannot tell from the first: the same moves, but other
cards drawn by others, another token put on top where somebody else peeked, and other dinosaurs
marked by others where nobody has seen the marks yet. Both histories are put behind the same table,
and everything the server says is compared.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from gondwana.games.evo_2011.secrets import is_unseen
from gondwana.games.evo_2011.state import ALL_CARDS, REMOVE, UNKNOWN
from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.match import Line
from gondwana.kernel.windows import is_window
from gondwana.table import Host, Live, NewTable, SeatPlan
from gondwana.table.history import History
from gondwana.table.kept import stored
from gondwana.web import create_app
from gondwana.web.desk import Reader, parts

from .inside import SECRET, browser, patient, program, run, socket, stream

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
OPTIONS = (
    {},
    {"rulebook": "hu", "start_areas": "random"},
    {"removal": "in_order", "fallen": "out"},
    {"hidden_points": "on"},
)
SPACES = ("a1", "b2", "c3", "c4", "d4", "e5")


# ---- twins ---------------------------------------------------------------------------------


def again(match: Match, outcomes: dict[int, int], moves: dict[int, str]) -> Match:
    """The same history with some outcomes and moves, by the number of their line, exchanged."""
    other = Match(match.table, seed=match.seed, dice="hand")
    for number, line in enumerate(match.lines):
        if line.seat is None:
            other.happen(outcomes.get(number, line.id))
        else:
            other.play(line.seat, moves.get(number, line.id))
    return other


def twin(match: Match, reader: int | None, rng: random.Random) -> Match | None:
    """A history that the reader cannot tell from the match's; None where he knows all."""
    observer = -2 if reader is None else reader  # no seat: nobody's cards are his
    revealed = {e.arguments["card"] for line in match.lines for e in line.events
                if e.name == "played"}  # fmt: skip
    hidden = [
        c for c in range(ALL_CARDS) if is_unseen(match.state, observer, c) and c not in revealed
    ]
    mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    outcomes: dict[int, int] = {}
    for number, line in enumerate(match.lines):
        if line.words.startswith("card ") and line.seat is None and line.id in mixed:
            outcomes[number] = mixed[line.id]
    if match.state.next_token != UNKNOWN:
        last = max(n for n, line in enumerate(match.lines) if line.words.startswith("peek "))
        peeked = match.lines[last].events[-1]
        if not peeked.visible_to(reader):
            before = again(shortened(match, last), {}, {})
            outcomes[last] = rng.choice([outcome for outcome, _ in before.chances()])
    other = again(shortened(match, marks_from(match)), outcomes, {})
    for line in match.lines[marks_from(match) :]:
        assert line.seat is not None
        mine = line.seat == reader
        words = line.id if mine else rng.choice(other.legal(line.seat))
        other.play(line.seat, words)
    if [line.id for line in other.lines] == [line.id for line in match.lines]:
        return None
    return other


def shortened(match: Match, to: int) -> Match:
    """The match with its first lines only."""
    short = match.copy()
    short.lines = short.lines[:to]
    return short


def marks_from(match: Match) -> int:
    """The number of the first line of marks that nobody else has seen yet."""
    number = len(match.lines)
    if match.state.asking != REMOVE:
        return number

    def unseen(line: Line) -> bool:
        return line.words.startswith("remove ") and {e.name for e in line.events} == {"marked"}

    while number and unseen(match.lines[number - 1]):
        number -= 1
    return number


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """Positions of a random game where somebody must decide; more where something is hidden."""
    rng = random.Random(f"{seed} {seats} {options}")
    match = Match(Table(find_game("evo-2011"), seats, options), seed="3" * 32, dice="hand")
    while not match.over:
        if match.state.chance:
            outcomes, weights = zip(*match.chances(), strict=True)
            match.happen(rng.choices(outcomes, weights)[0])
            continue
        yield match
        seat = rng.choice(match.waiting)
        legal = match.legal(seat)
        # Cards are kept for long and taken often, so that much is hidden.
        words = [f"{match.table.words[a]}" for a in legal]
        kept = [a for a, w in zip(legal, words, strict=True) if not w.startswith("play ")]
        cards = [a for a, w in zip(legal, words, strict=True) if w.startswith("bid 1 ")]
        match.play(seat, rng.choice((cards if rng.random() < 0.5 else []) or kept))


@cache
def chosen() -> list[tuple[Match, int | None, Match]]:
    """Positions of some games, a reader of each, and a twin; marks and peeks come first."""
    rng = random.Random(5)
    found = []
    for game, options in enumerate(OPTIONS):
        seats = 2 + game
        for match in positions(seats, options, game):
            marks = marks_from(match) < len(match.lines)
            peeked = match.state.next_token != UNKNOWN
            if rng.random() < (0.4 if marks else 0.06 if peeked else 0.015):
                reader = rng.choice([None, *range(seats)])
                other = twin(match, reader, rng)
                if other is not None:
                    found.append((match.copy(), reader, other))
    return found


def undone_again(match: Match, count: int) -> None:
    """Take the last lines back and play them again: they stay in the log, struck through."""
    lines = match.lines[len(match.lines) - count :]
    match.undo(len(match.lines) - count)
    for line in lines:
        if line.seat is None:
            match.happen(line.id)
        else:
            match.play(line.seat, line.id)


# ---- a table to put them behind ------------------------------------------------------------


class Round:
    """A table with a person at every seat, and a watcher; each with a cookie and a key."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.people: list[Any] = []
        self.keys: list[str] = []

    async def arrive(self) -> None:
        for name in (*NAMES, "Wim"):
            self.people.append(await self._host.people.create_guest(name))
            self.keys.append(await self._host.people.create_key(self.people[-1].id))

    async def table(self, match: Match, owners: Sequence[int]) -> Live:
        """A table like the match's, on which person number `owners[k]` has seat k."""
        seats = tuple(
            SeatPlan("person", NAMES[k], person=self.people[owner].id)
            for k, owner in enumerate(owners)
        )
        return await self._host.create(
            NewTable("evo-2011", seats, dict(match.table.options), seed=match.seed)
        )


def put(live: Live, match: Match) -> None:
    """Let the table be at this point of this history."""
    shown = match.copy()
    shown.by_hand = False
    live.match, live.version = shown, len(match.lines)
    live._history = History(stored(match.lines))


def cookies_of(app: Starlette, round_: Round, owner: int) -> dict[str, str]:
    """What the person's browser sends."""
    return {"gondwana": str(app.state.site.cookies._signer.dumps(round_.people[owner].id))}


async def everything(
    app: Starlette, live: Live, owner: int, round_: Round, reader: int | None, seed: int
) -> dict[str, str]:
    """All that the server says to a person about a table, by what was asked."""
    rng = random.Random(seed)
    found: dict[str, str] = {}
    table, api, length = f"/t/{live.id}", f"/api/tables/{live.id}", len(live.match.lines)
    cookies = cookies_of(app, round_, owner)
    own = "" if reader is None else f"?seat={reader}"
    async with browser(app) as page:
        page.cookies.update(cookies)
        paths = ["/", "/tables", table, f"{table}/log", f"{table}/record"]
        paths += [f"{table}/at/{rng.randrange(length + 1)}" for _ in range(2)]
        paths.append(f"{table}/at/{length}")
        for path in paths:
            answer = await page.get(path)
            found[path] = f"{answer.status_code} {answer.text}"
        async with socket(app, f"{table}/socket", cookies) as browser_end:
            browser_end.say({"show": rng.randrange(live.match.seats)})
            found["socket"] = "\n".join(await browser_end.texts())
        if reader is not None:
            for _ in range(6):
                place, start = rng.sample(SPACES, 2)
                words = rng.choice([w for w in live.match.table.words if w])
                ask = rng.choice([{"space": place}, {"space": place, "from": start},
                                  {"words": words}])  # fmt: skip
                answer = await page.post(f"{table}/why", json={"seat": reader, **ask})
                found[f"why {ask}"] = f"{answer.status_code} {answer.text}"
    async with program(app, round_.keys[owner]) as client:
        for path in ("/api/tables", api, f"{api}/view{own}", f"{api}/legal{own}"):
            answer = await client.get(path)
            found[path] = f"{answer.status_code} {answer.text}"
        late = {"seat": reader or 0, "words": "pass", "version": 0}
        answer = await client.post(f"{api}/act", json=late)
        found["late"] = f"{answer.status_code} {answer.text}"
    async with stream(app, f"{api}/stream{own}", round_.keys[owner]) as lines:
        found["stream"] = repr(await lines.get())
    return found


def test_nothing_told_depends_on_what_the_reader_must_not_know(tmp_path: Path) -> None:
    positions_told = chosen()[::4]
    assert len({reader for _, reader, _ in positions_told}) > 3

    async def story(host: Host, _: Starlette) -> None:
        round_ = Round(host)
        await round_.arrive()
        for number, (match, reader, other) in enumerate(positions_told):
            live = await round_.table(match, range(match.seats))
            owner = len(NAMES) if reader is None else reader
            told = []
            for history in (match.copy(), other.copy()):
                undone_again(history, min(number % 7, len(match.lines)))
                app = create_app(host, SECRET, patient())  # nothing drawn is kept from the first
                put(live, history)
                told.append(await everything(app, live, owner, round_, reader, number))
            for what, answer in told[0].items():
                assert answer == told[1][what], (what, reader, match.table.options)
            await host.call("append", live.id, live.version, [], "over", {})  # leaves the lists

    run(tmp_path, story)


def test_a_shared_screen_shows_nothing_that_is_covered(tmp_path: Path) -> None:
    watched = [found for found in chosen() if found[1] is None][::2]
    assert len(watched) > 2

    async def story(host: Host, _: Starlette) -> None:
        round_ = Round(host)
        await round_.arrive()
        for match, _reader, other in watched:
            live = await round_.table(match, [0] * match.seats)
            told = []
            for history in (match, other):
                app = create_app(host, SECRET, patient())
                put(live, history)
                async with browser(app) as page:
                    page.cookies.update(cookies_of(app, round_, 0))
                    told.append([(await page.get(f"/t/{live.id}{path}")).text
                                 for path in ("", "/log", f"/at/{len(match.lines)}")])  # fmt: skip
            assert told[0] == told[1]

    run(tmp_path, story)


def test_a_shared_screen_is_covered_before_each_who_chooses_unseen(tmp_path: Path) -> None:
    """What the first one marks is not on the page of the second, nor was it in his sight before."""
    match = next(m for m in positions(3, {}, 0) if m.state.asking == REMOVE and len(m.waiting) > 1)

    async def story(host: Host, _: Starlette) -> None:
        round_ = Round(host)
        await round_.arrive()
        live = await round_.table(match, [0] * match.seats)
        put(live, match)
        first, second = match.waiting[:2]
        told, marked = [], []
        for pick in (0, -1):
            put(live, match)
            reader = Reader(live, round_.people[0].id, "en", "")
            assert (reader.turn, reader.covered, reader.seat) == (first, first, None)
            reader.show(first)
            assert reader.seat == first
            history = match.copy()
            while first in history.waiting:
                history.play(first, history.legal(first)[pick])
            put(live, history)
            assert (reader.turn, reader.covered, reader.seat) == (second, second, None)
            reader.show(second)
            told.append(parts(create_app(host, SECRET, patient()).state.site, reader))
            marked.append([line.words for line in history.lines])
        assert marked[0] != marked[1]
        assert told[0] == told[1]

    run(tmp_path, story)


def test_messages_come_as_many_and_in_the_same_order(tmp_path: Path) -> None:
    """The last lines of both histories, one after another, over sockets that stay open."""

    async def story(host: Host, _: Starlette) -> None:
        round_ = Round(host)
        await round_.arrive()
        for match, reader, other in chosen()[3::9]:
            live = await round_.table(match, range(match.seats))
            owner = len(NAMES) if reader is None else reader
            length = len(match.lines)
            steps = range(max(1, length - 15), length + 1)
            heard = []
            for history in (match, other):
                past = [at for at in prefixes(history) if len(at.lines) in steps]
                app = create_app(host, SECRET, patient())
                cookies = cookies_of(app, round_, owner)
                put(live, past[0])
                async with socket(app, f"/t/{live.id}/socket", cookies) as end:
                    messages = await end.texts()
                    for at in past[1:]:
                        put(live, at)
                        live._tell()
                        messages.append(await end.text())
                    messages += await end.texts()
                heard.append(messages)
            assert heard[0] == heard[1], (reader, match.table.options)
            assert len(heard[0]) > 3

    run(tmp_path, story)


def prefixes(match: Match) -> Iterator[Match]:
    """The match at every point where somebody had to decide."""
    other = Match(match.table, seed=match.seed, dice="hand")
    for line in match.lines:
        if line.seat is None:
            other.happen(line.id)
        else:
            other.play(line.seat, line.id)
        if not other.state.chance:
            yield other.copy()


def test_a_bot_in_a_window_takes_as_long_whatever_it_holds(tmp_path: Path) -> None:
    async def story(host: Host, _: Starlette) -> None:
        round_ = Round(host)
        await round_.arrive()
        seen: set[bool] = set()
        for match in positions(3, {}, 1):
            words = [f"{match.table.words[a]}" for a in match.legal(match.waiting[0])]
            if not is_window(words) or match.state.asking == REMOVE:
                continue
            fits = len(words) > 1
            if fits in seen and len(seen) < 2:
                continue
            live = await round_.table(match, range(3))
            put(live, match)
            live._seating.cards = tuple(
                replace(card, kind="bot", bot="random") for card in live.seats
            )
            assert live.automatic() == (match.waiting[0], None)  # thinks, even where it must pass
            seen.add(fits)
            if len(seen) == 2:
                break
        assert seen == {True, False}

    run(tmp_path, story)


def test_the_standing_wish_to_be_asked_always_holds_for_every_window(tmp_path: Path) -> None:
    async def story(host: Host, _: Starlette) -> None:
        round_ = Round(host)
        await round_.arrive()
        match = next(
            m for m in positions(3, {}, 2)
            if is_window([f"{m.table.words[a]}" for a in m.legal(m.waiting[0])])
        )  # fmt: skip
        live = await round_.table(match, range(3))
        put(live, match)
        assert live.automatic() is None
        await live.prefer(match.waiting[0], "pass-round")
        assert live.automatic() == (match.waiting[0], "pass")
        await asyncio.sleep(0)

    run(tmp_path, story)
