"""A live table: the match in memory, a cache of its lines in the store, and who is around."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..bots import Bot, CompiledBot
from ..kernel.errors import Problem
from ..kernel.events import Event
from ..kernel.game import Table, find_game
from ..kernel.match import Line, Match
from .errors import NoSeat, Stale, TableError
from .people import tidy_name
from .plan import Card, NewTable, SeatCard, SeatPlan
from .store import Conflict, NewLine, Row, digest, now

if TYPE_CHECKING:
    from .host import Host

WINDOW_PREFERENCES = ("always", "playable", "pass-round")
UNDO = "undo"
IN_WINDOW = 0.1  # seconds a bot takes in a window at most, whatever it holds


@dataclass(frozen=True, slots=True)
class Offer:
    """A wish to take back: the seat, the line to go back to, and the seats that must agree."""

    seat: int
    to: int
    asked: frozenset[int]


def new_match(row: Row, seats: int) -> Match:
    """The match of a row before its first line."""
    table = _table(row["game"], seats, tuple(sorted(row["options"].items())))
    return Match(table, seed=row["seed"], dice=row["dice"])


@lru_cache(maxsize=64)
def _table(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """Components and words, read once for all matches that have them alike."""
    return Table(find_game(game), seats, dict(options))


def stored(lines: tuple[Line, ...] | list[Line]) -> list[NewLine]:
    """Lines of a match as the store keeps them."""
    return [(line.seat, line.words) for line in lines]


class Live:
    """A table that is in memory. Every change is stored before it is acknowledged."""

    def __init__(self, host: Host, row: Row, seats: list[Row]) -> None:
        self.id: str = row["id"]
        self.pace: float = row["pace"]
        self.invitations: dict[int, str] = {}
        self.offer: Offer | None = None
        self.declined: tuple[int, int] | None = None  # who asked to take back, and who said no
        self.version = 0
        self.match = new_match(row, len(seats))
        self.again: str | None = row["summary"].get("again")  # the table of the rematch
        self._opening = len(self.match.lines)
        self._host = host
        self._created, self._changed = row["created"], row["changed"]
        self.seat_anew(seats)
        self._preferences: dict[int, tuple[str, int]] = {}
        self._lock = asyncio.Lock()
        self._heights = [0]  # for each version, how many lines of the match stood then
        self._asked: dict[int, int] = {}  # since which version a seat is asked what it is asked
        self._watchers: set[asyncio.Event] = set()
        self._hurry = asyncio.Event()
        self._player: asyncio.Task[None] | None = None

    def seat_anew(self, seats: list[Row]) -> None:
        """Take over who sits where from the store."""
        self._seats = [SeatCard(s["kind"], s["name"], s["bot"], s["person"]) for s in seats]
        self._tokens: dict[int, str | None] = {s["seat"]: s["invitation"] for s in seats}

    # ---- what it is ------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """`open` until every seat is taken, then `running`, in the end `over`."""
        if self.match.over:
            return "over"
        return "open" if any(seat.kind == "open" for seat in self._seats) else "running"

    @property
    def seats(self) -> tuple[SeatCard, ...]:
        """Who sits where."""
        return tuple(self._seats)

    @property
    def card(self) -> Card:
        """The table in short."""
        match, over = self.match, self.match.over
        numbers = range(match.seats)
        return Card(
            id=self.id,
            game=match.game.id,
            options=match.table.options,
            seats=self.seats,
            phase=self.phase,
            round=match.round_number,
            waiting=match.waiting,
            points=tuple(match.points(k) for k in numbers) if over else None,
            ranks=tuple(match.rank(k) for k in numbers) if over else None,
            created=_utc(self._created),
            changed=_utc(self._changed),
        )

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats where a person sits."""
        return tuple(
            k for k, seat in enumerate(self._seats) if person is not None and seat.person == person
        )

    def legal(self, seat: int) -> list[str]:
        """The words of the seat's legal actions; none before every seat is taken."""
        if self.phase == "open":
            return []
        return [f"{self.match.table.words[action]}" for action in self.match.legal(seat)]

    @property
    def undone(self) -> list[tuple[int, str]]:
        """Lines that were taken back: the number they had, and their words."""
        return self.match.undone

    # ---- people ----------------------------------------------------------------------------

    async def sit(self, person: str, name: str, token: str) -> int:
        """Take the seat of an invitation; the seat."""
        seat = self._invited(token)
        if self._seats[seat].person != person:
            await self._take(seat, person, name)
        return seat

    def _invited(self, token: str) -> int:
        wanted = digest(token)
        for seat, hashed in self._tokens.items():
            if hashed and hmac.compare_digest(hashed, wanted):
                return seat
        raise NoSeat("table-invitation")

    def expect_guest(self, token: str) -> None:
        """Make sure that an invitation still opens a seat."""
        seat = self._invited(token)
        if self._seats[seat].kind != "open":
            raise NoSeat("table-seat-taken", seat=seat + 1)

    async def invite(self, person: str, seat: int) -> str:
        """A new invitation to an open seat from somebody who sits here; the old one is void."""
        if not self.seats_of(person):
            raise NoSeat("table-not-yours")
        token = secrets.token_urlsafe(16)
        async with self._lock:
            hashed = digest(token)
            if not await self._host.call("change_invitation", self.id, seat, hashed):
                raise NoSeat("table-seat-taken", seat=seat + 1)
            self._tokens[seat] = hashed
            self.invitations[seat] = token
        self._tell()
        return token

    async def sit_open(self, seat: int, person: str, name: str) -> int:
        """Take a seat that stands open to all."""
        if seat not in range(len(self._seats)):
            raise NoSeat("table-no-seat", seat=seat + 1)
        if self._seats[seat].person == person:
            return seat
        await self._take(seat, person, name)
        return seat

    async def _take(self, seat: int, person: str, name: str) -> None:
        async with self._lock:
            taken = SeatCard("person", tidy_name(name), None, person)
            still_open = any(s.kind == "open" for k, s in enumerate(self._seats) if k != seat)
            done = await self._host.call(
                "take_seat", self.id, seat, ("open",), "open" if still_open else "running",
                kind=taken.kind, name=taken.name, person=person, bot=None,
            )  # fmt: skip
            if not done:
                raise NoSeat("table-seat-taken", seat=seat + 1)
            self._seats[seat] = taken
        self._tell()

    # ---- playing ---------------------------------------------------------------------------

    async def act(self, seat: int, words: str, version: int) -> int:
        """Play an action of the seat; the new version. A Refused names the clause.

        Where several seats decide at once, what the others have chosen meanwhile does no harm.
        """
        async with self._lock:
            if not self._asked.get(seat, self.version) <= version <= self.version:
                raise Stale(self.version)
            if self.phase == "open":
                raise TableError("table-waits")
            match, question = self.match.copy(), self._question()
            await self._keep(match, stored(match.play(seat, words)))
            self._renew(question, seat)
        self._tell()
        return self.version

    async def happen(self, words: str, version: int) -> int:
        """Enter the outcome of a die or draw at a table with dice of its own; the new version."""
        async with self._lock:
            self._expect(version)
            if not self.match.by_hand or not self.match.chances():
                raise TableError("table-no-dice")
            match = self.match.copy()
            await self._keep(match, stored([match.happen(match.read_outcome(words))]))
            self._asked.clear()
        self._tell()
        return self.version

    def _question(self) -> tuple[int, tuple[int, ...]]:
        return self.match.state.asking, self.match.waiting

    def _renew(self, before: tuple[int, tuple[int, ...]], actor: int) -> None:
        """Note whose question is a new one since the actor's action."""
        step, waiting = self._question()
        old = self._asked
        self._asked = {
            seat: old.get(seat, self.version)
            for seat in waiting
            if seat != actor and seat in before[1] and step == before[0]
        }
        for seat in waiting:
            self._asked.setdefault(seat, self.version)

    def _expect(self, version: int) -> None:
        if version != self.version:
            raise Stale(self.version)

    async def _keep(self, match: Match, lines: list[NewLine]) -> None:
        """Store new lines, and only then let the match that has them be the table's."""
        try:
            phase = "over" if match.over else self.phase
            await self._host.call(
                "append", self.id, self.version, lines, phase, self._summary(match)
            )
        except Conflict as error:
            await self._host.reload(self)
            raise Stale(self.version) from error
        self.match = match
        self.version += len(lines)
        self._rise(lines)
        self._changed = now()
        self.offer = self.declined = None

    def _rise(self, lines: list[NewLine]) -> None:
        for seat, words in lines:
            undo = seat is None and words.startswith(f"{UNDO} ")
            self._heights.append(int(words.split()[1]) if undo else self._heights[-1] + 1)

    def since(self, version: int, seat: int | None) -> tuple[bool, list[Event]]:
        """What the seat may know of what happened since a version.

        The bool tells whether something known then was taken back; then all events are given, and
        so they are to whoever names a version that never was.
        """
        if not 0 <= version <= self.version:
            return True, self.match.events(seat)
        had, kept = self._heights[version], min(self._heights[version:])
        return kept < had, self.match.events(seat, kept if kept == had else 0)

    # ---- taking back -----------------------------------------------------------------------

    def free_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back freely: nothing was seen since."""
        lines = self.match.lines
        return bool(lines) and lines[-1].seat == seat and seat in self.match.waiting

    @property
    def entered(self) -> bool:
        """Whether the last line is an outcome that somebody has entered by hand."""
        lines = self.match.lines
        return self.match.by_hand and len(lines) > self._opening and lines[-1].seat is None

    async def undo(self, seat: int, version: int) -> int:
        """Take the seat's last action back if that is free, else offer it to the others.

        An outcome just entered by hand goes before actions: somebody may have misread the dice.
        """
        async with self._lock:
            self._expect(version)
            lines = self.match.lines
            own = [n for n, line in enumerate(lines) if line.seat == seat]
            if self.entered:
                own.append(len(lines) - 1)
            while own and self._passed_by_wish(seat, own[-1]):
                own.pop()
            if not own:
                raise TableError("table-nothing-to-undo")
            others = frozenset(
                k
                for k, card in enumerate(self._seats)
                if card.kind == "person" and card.person != self._seats[seat].person
            )
            if self.free_undo(seat) or not others:
                await self._take_back(own[-1])
            else:
                self.offer, self.declined = Offer(seat, own[-1], others), None
        self._tell()
        return self.version

    def _passed_by_wish(self, seat: int, number: int) -> bool:
        """Whether the line would come again by itself, were it taken back."""
        if self.match.lines[number].words != "pass":
            return False
        past = self.match.copy()
        past.undo(number)
        return self._passes(seat, [f"{past.table.words[a]}" for a in past.legal(seat)])

    async def answer_undo(self, seat: int, accept: bool) -> int:
        """Agree to an offer, or decline it for all."""
        async with self._lock:
            if self.offer is None or seat not in self.offer.asked:
                raise TableError("table-no-offer")
            if not accept:
                self.declined = self.offer.seat, seat
                self.offer = None
            else:
                left = self.offer.asked - {seat}
                to = self.offer.to
                self.offer = replace(self.offer, asked=left)
                if not left:
                    await self._take_back(to)
        self._tell()
        return self.version

    async def _take_back(self, to: int) -> None:
        match = self.match.copy()
        match.undo(to)
        await self._keep(match, [(None, f"{UNDO} {to}")])
        self._asked.clear()

    # ---- windows and bots ------------------------------------------------------------------

    def preference(self, seat: int) -> str:
        """How the seat wants to be asked in windows for cards."""
        alone = all(card.kind == "bot" for k, card in enumerate(self._seats) if k != seat)
        usual = "playable" if alone else "always"  # passing at once betrays to people what is held
        wish, round_number = self._preferences.get(seat, (usual, 0))
        if wish == "pass-round" and round_number != self.match.round_number:
            return "playable"
        return wish

    async def prefer(self, seat: int, card_windows: str) -> None:
        """Set how the seat wants to be asked in windows for cards."""
        if card_windows not in WINDOW_PREFERENCES:
            raise TableError("table-preference", known=", ".join(WINDOW_PREFERENCES))
        self._preferences[seat] = card_windows, self.match.round_number
        self._tell()

    async def skip(self) -> None:
        """Let the bots play on without pauses until a person must decide."""
        self._hurry.set()

    def automatic(self) -> tuple[int, str | None] | None:
        """A seat that acts by itself now, and its words; None for words: a bot must think."""
        if self.phase != "running" or self.match.state.chance:
            return None
        for seat in self.match.waiting:
            card = self._seats[seat]
            words = self.legal(seat)
            if card.kind == "bot":
                return seat, None if is_window(words) or len(words) > 1 else words[0]
            if self._passes(seat, words):
                return seat, "pass"
        return None

    def _passes(self, seat: int, words: list[str]) -> bool:
        """Whether the seat's standing wish answers a question with these words."""
        wish = self.preference(seat)
        fits = wish == "pass-round" or (wish == "playable" and len(words) == 1)
        return fits and is_window(words)

    def start_playing(self) -> None:
        """Let bots and standing answers play on in the background."""
        if self._player is None or self._player.done():
            if self.automatic() is not None:
                self._player = asyncio.create_task(self._play_on())

    async def _play_on(self) -> None:
        while (turn := self.automatic()) is not None:
            seat, words = turn
            version = self.version
            if words is None:
                # In a window all bots take as long, so that no card is betrayed.
                pause = min(self.pace, IN_WINDOW) if is_window(self.legal(seat)) else self.pace
                thinking = self._host.think(self._think, seat, self.match.copy())
                words = (await asyncio.gather(thinking, self._pause(pause)))[0]
            try:
                await self.act(seat, words, version)
            except (Stale, Problem):
                continue  # somebody changed the table meanwhile: look again
        self._hurry.clear()

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        except TimeoutError:
            pass

    def _think(self, seat: int, match: Match) -> str:
        name = self._seats[seat].bot or "random"
        kind = CompiledBot if match.game.id in self._host.compiled else Bot
        action = kind(name, match.table, seat, match.seed).choose(match)
        return f"{match.table.words[action]}"

    # ---- telling ---------------------------------------------------------------------------

    def _tell(self) -> None:
        for event in self._watchers:
            event.set()
        self.start_playing()

    async def watch(self) -> AsyncIterator[int]:
        """Yield the version now, and again after every change; changes between are passed over."""
        event = asyncio.Event()
        self._watchers.add(event)
        try:
            while True:
                event.clear()
                yield self.version
                await event.wait()
        finally:
            self._watchers.discard(event)

    @property
    def watched(self) -> bool:
        """Whether anybody watches."""
        return bool(self._watchers)

    async def rematch(self, person: str) -> Live:
        """A new table of the same kind, everybody in the same seat; the same whoever asks again."""
        if person not in {seat.person for seat in self._seats}:
            raise NoSeat("table-not-yours")
        async with self._lock:
            if self.again is not None:
                return await self._host.table(self.again)
            seats = tuple(SeatPlan(s.kind, s.name, s.bot, s.person) for s in self._seats)
            plan = NewTable(
                game=self.match.game.id,
                options=dict(self.match.table.options),
                seats=seats,
                dice="hand" if self.match.by_hand else "seeded",
                pace=self.pace,
            )
            live = await self._host.create(plan)
            self.again = live.id
            await self._host.call("change_summary", self.id, self._summary(self.match))
        return live

    def _summary(self, match: Match) -> dict[str, Any]:
        return summary(match) | ({"again": self.again} if self.again else {})

    # ---- reading back ----------------------------------------------------------------------

    def read(self, row: Row, lines: list[Row]) -> None:
        """Build the match anew from its lines."""
        match = new_match(row, len(self._seats))
        opening = len(match.lines)
        for line in lines:
            if line["number"] < opening:
                continue
            if line["seat"] is not None:
                match.play(line["seat"], line["words"])
            elif line["words"].startswith(f"{UNDO} "):
                match.undo(int(line["words"].split()[1]))
            elif match.by_hand:
                match.happen(match.read_outcome(line["words"].partition(" ")[2]))
        self.match, self.version = match, len(lines)
        self.again = row["summary"].get("again")
        self._heights = [0]
        self._rise([(line["seat"], line["words"]) for line in lines])
        self._asked.clear()

    async def catch_up(self) -> None:
        """Take over what another process has stored."""
        async with self._lock:
            await self._host.reload(self)
        self._tell()

    async def stop(self) -> None:
        """Stop playing on in the background."""
        if self._player is not None:
            self._player.cancel()
            await asyncio.gather(self._player, return_exceptions=True)


def is_window(words: list[str]) -> bool:
    """Whether these are the words of a window for cards, or nothing but passing is left."""
    return words[0] == "pass" and all(w.startswith("play ") for w in words[1:])


def summary(match: Match) -> dict[str, Any]:
    """What lists need to know of a match."""
    numbers = range(match.seats)
    return {
        "round": match.round_number,
        "waiting": list(match.waiting),
        "points": [match.points(k) for k in numbers] if match.over else None,
        "ranks": [match.rank(k) for k in numbers] if match.over else None,
    }


def _utc(moment: datetime) -> datetime:
    """SQLite forgets the zone; ours is always UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
