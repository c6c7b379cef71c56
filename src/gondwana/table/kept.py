"""A table's match as the store has it: a cache of its lines, and the versions it went through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from typing import TYPE_CHECKING

from ..kernel.events import Event
from ..kernel.match import Line, Match
from .advice import Advice
from .errors import Stale, TableError
from .history import History, revoked, undone_to
from .making import new_match, summary
from .offer import Offer
from .plan import Card, SeatCard
from .seating import Seating
from .store import Conflict, NewLine, Row, Whole, now

if TYPE_CHECKING:
    from .host import Host


def stored(lines: tuple[Line, ...] | list[Line]) -> list[NewLine]:
    """Lines of a match as the store keeps them."""
    return [(line.seat, line.words) for line in lines]


class Kept:
    """A table's match and seats in memory. Every change is stored before it is acknowledged."""

    match: Match
    version: int
    _opening: int  # lines that came before anybody decided anything
    _history: History

    def __init__(self, host: Host, whole: Whole) -> None:
        row = whole.row
        self.id: str = row["id"]
        self.host = host
        self.files: dict[str, str] = row["files"]  # own component files, name → text
        self._created: datetime = row["created"]
        self._lock = asyncio.Lock()
        self._asked: dict[int, int] = {}  # since which version a seat is asked what it is asked
        self._watchers: set[asyncio.Event] = set()
        self.advice = Advice(self)
        self._seating = Seating(self.id, host, whole.seats)
        self.read(row, whole.lines)

    def _take_over(self, row: Row) -> None:
        """Take over what the store has beside lines and seats."""
        self.pace: float = row["pace"]
        self.hints: bool = row["hints"]
        self.offer = Offer.read(row["offer"])
        self._changed: datetime = row["changed"]

    # ---- what it is ------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """`open` until every seat is taken, then `running`, in the end `over`."""
        if self.match.over:
            return "over"
        return "open" if self._seating.open else "running"

    @property
    def seats(self) -> tuple[SeatCard, ...]:
        """Who sits where."""
        return self._seating.cards

    @property
    def invitations(self) -> dict[int, str]:
        """Tokens of invitations that this process has made; the store has their hashes alone."""
        return self._seating.invitations

    @property
    def card(self) -> Card:
        """The table in short."""
        return Card.of(
            {
                "id": self.id,
                "game": self.match.game.id,
                "options": self.match.table.options,
                "phase": self.phase,
                "summary": summary(self.match),
                "created": self._created,
                "changed": self._changed,
            },
            self.seats,
        )

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats where a person sits."""
        return self._seating.of(person)

    def alone(self, seat: int) -> bool:
        """Whether nobody else at the table is or can become a person."""
        return all(card.kind == "bot" for k, card in enumerate(self.seats) if k != seat)

    def legal(self, seat: int) -> list[str]:
        """The words of the seat's legal actions; none before every seat is taken."""
        if self.phase == "open":
            return []
        return [f"{self.match.table.words[action]}" for action in self.match.legal(seat)]

    @property
    def undone(self) -> list[tuple[int, str]]:
        """Lines that were taken back: the number they had, and their words."""
        return self.match.undone

    # ---- playing ---------------------------------------------------------------------------

    async def act(self, seat: int, words: str, version: int) -> int:
        """Play an action of the seat; the new version. A Refused names the clause.

        Where several seats decide at once, what the others have chosen meanwhile does no harm.
        """
        async with self._lock:
            await self._act(seat, words, version)
        self._tell()
        return self.version

    async def _act(self, seat: int, words: str, version: int) -> None:
        self._expect_asked(seat, version)
        if self.phase == "open":
            raise TableError("table-waits")
        match, question = self.match.copy(), self._question()
        await self._keep(match, stored(match.play(seat, words)))
        self._renew(question, seat)

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

    def _expect_asked(self, seat: int, version: int) -> None:
        if not self._asked.get(seat, self.version) <= version <= self.version:
            raise Stale(self.version)

    def _expect(self, version: int) -> None:
        if version != self.version:
            raise Stale(self.version)

    async def _keep(self, match: Match, lines: list[NewLine]) -> None:
        """Store new lines, and only then let the match that has them be the table's."""
        try:
            phase = "over" if match.over else self.phase
            await self.host.call("append", self.id, self.version, lines, phase, summary(match))
        except Conflict as error:
            await self._moved_on(error)
        self.match = match
        self.version += len(lines)
        self._history.add(lines)
        self._changed = now()
        self.offer = None

    async def _moved_on(self, error: Conflict) -> None:
        """Another process was first: take over what it has done."""
        await self.host.reload(self)
        raise Stale(self.version) from error

    def since(self, version: int, seat: int | None) -> tuple[bool, list[Event]]:
        """What the seat may know of what happened since a version.

        The bool tells whether something known then was taken back; then all events are given, and
        so they are to whoever names a version that never was.
        """
        if not 0 <= version <= self.version:
            return True, self.match.events(seat)
        anew, kept = self._history.left(version, seat)
        return anew, self.match.events(seat, 0 if anew else kept)

    # ---- telling ---------------------------------------------------------------------------

    def _tell(self) -> None:
        """Tell all who watch that something has changed."""
        for event in self._watchers:
            event.set()

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

    # ---- reading back ----------------------------------------------------------------------

    def seat_anew(self, seats: list[Row]) -> None:
        """Take over who sits where from the store."""
        self._seating.take_over(seats)

    def read(self, row: Row, lines: list[NewLine]) -> None:
        """Build the match anew from its lines."""
        match = new_match(row, len(self.seats))
        self._opening = len(match.lines)
        for seat, words in lines[self._opening :]:
            self._read_line(match, seat, words)
        self.match, self.version = match, len(lines)
        self._take_over(row)
        self._history = History(lines)
        self._asked.clear()

    @staticmethod
    def _read_line(match: Match, seat: int | None, words: str) -> None:
        """Do again what a line of the store says; chance from a seed comes by itself."""
        to, alone = undone_to(words), revoked(words)
        if seat is not None:
            match.play(seat, words)
        elif to is not None:
            match.undo(to)
        elif alone is not None:
            match.revoke(alone[1])
        elif match.by_hand:
            match.happen(match.read_outcome(words.partition(" ")[2]))
