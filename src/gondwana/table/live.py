"""A live table: the match in memory, a cache of its lines in the store, and who is around."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from ..kernel.events import Event
from ..kernel.match import Line, Match
from .errors import NoSeat, Stale, TableError
from .history import History, revoke_words, revoked, undo_words, undone_to
from .making import new_match, summary
from .offer import Offer, answered
from .plan import Card, NewTable, SeatCard, SeatPlan, tidy_pace
from .playing import Playing
from .seating import Seating
from .store import Conflict, NewLine, Row, now
from .wishes import ALWAYS, PASS, PASS_ROUND, PLAYABLE, WINDOW_PREFERENCES, cards_in, is_window

if TYPE_CHECKING:
    from .host import Host


def stored(lines: tuple[Line, ...] | list[Line]) -> list[NewLine]:
    """Lines of a match as the store keeps them."""
    return [(line.seat, line.words) for line in lines]


class Live:
    """A table that is in memory. Every change is stored before it is acknowledged."""

    def __init__(self, host: Host, row: Row, seats: list[Row]) -> None:
        self.id: str = row["id"]
        self.host = host
        self.files: dict[str, str] = row["files"]  # own component files, name → text
        self.match = new_match(row, len(seats))
        self.version = 0
        self._opening = len(self.match.lines)
        self._created: datetime = row["created"]
        self._lock = asyncio.Lock()
        self._history = History()
        self._asked: dict[int, int] = {}  # since which version a seat is asked what it is asked
        self._watchers: set[asyncio.Event] = set()
        self._seating = Seating(self.id, host, seats)
        self._playing = Playing(self)
        self._take_over(row)

    def _take_over(self, row: Row) -> None:
        """Take over what the store has beside lines and seats."""
        self.pace: float = row["pace"]
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

    # ---- people ----------------------------------------------------------------------------

    async def sit(self, person: str, name: str, token: str) -> int:
        """Take the seat of an invitation; the seat."""
        async with self._lock:
            seat = await self._seating.sit(person, name, token)
        self._tell()
        return seat

    async def sit_open(self, seat: int, person: str, name: str) -> int:
        """Take a seat that stands open to all."""
        async with self._lock:
            await self._seating.sit_open(seat, person, name)
        self._tell()
        return seat

    def expect_guest(self, token: str) -> None:
        """Make sure that an invitation still opens a seat."""
        self._seating.expect_guest(token)

    async def invite(self, person: str, seat: int) -> str:
        """A new invitation to an open seat from somebody who sits here; the old one is void."""
        async with self._lock:
            token = await self._seating.invite(person, seat)
        self._tell()
        return token

    def seat_anew(self, seats: list[Row]) -> None:
        """Take over who sits where from the store."""
        self._seating.take_over(seats)

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

    # ---- taking back -----------------------------------------------------------------------

    def free_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back freely: nothing was seen since."""
        return self.match.revocable(seat) is not None

    @property
    def entered(self) -> bool:
        """Whether the last line is an outcome that somebody has entered by hand."""
        lines = self.match.lines
        return self.match.by_hand and len(lines) > self._opening and lines[-1].seat is None

    async def undo(self, seat: int, version: int) -> int:
        """Take the seat's last action back if that is free, else offer it to the others.

        What others have done since the version does not change what is meant. An outcome just
        entered by hand goes before actions: somebody may have misread the dice.
        """
        async with self._lock:
            to = self._to_undo(seat)
            if to == self.match.revocable(seat):
                self._expect_asked(seat, version)
                await self._revoke(seat)
            else:
                await self._undo(seat, to, version)
        self._tell()
        return self.version

    async def _undo(self, seat: int, to: int, version: int) -> None:
        if not 0 <= version <= self.version or not self._history.stood(version, to):
            raise Stale(self.version)
        others = frozenset(
            k
            for k, card in enumerate(self.seats)
            if card.kind == "person" and card.person != self.seats[seat].person
        )
        if self.free_undo(seat) or not others:
            await self._take_back(to)
        else:
            wanted = Offer(seat, to, others)
            await self._change_offer(lambda _: wanted)

    def _to_undo(self, seat: int) -> int:
        """The number of the line that the seat would take back."""
        lines = self.match.lines
        own = [n for n, line in enumerate(lines) if line.seat == seat]
        if self.entered:
            own.append(len(lines) - 1)
        while own and self._passed_by_wish(seat, own[-1]):
            own.pop()
        if not own:
            raise TableError("table-nothing-to-undo")
        return own[-1]

    def _passed_by_wish(self, seat: int, number: int) -> bool:
        """Whether the line would come again by itself, were it taken back."""
        if self.match.lines[number].words != PASS:
            return False
        past = self.match.copy()
        past.undo(number)
        return self.passes(seat, [f"{past.table.words[a]}" for a in past.legal(seat)])

    async def answer_undo(self, seat: int, accept: bool) -> int:
        """Agree to an offer, or decline it for all."""
        async with self._lock:
            await self._change_offer(lambda offer: answered(offer, seat, accept))
            if self.offer is not None and not self.offer.asked and self.offer.declined is None:
                await self._take_back(self.offer.to)
        self._tell()
        return self.version

    async def _change_offer(self, change: Callable[[Offer | None], Offer]) -> None:
        def changed(kept: Row | None) -> Row:
            return change(Offer.read(kept)).as_kept()

        try:
            self.offer = Offer.read(await self.host.call("offer", self.id, self.version, changed))
        except Conflict as error:
            await self._moved_on(error)

    async def _take_back(self, to: int) -> None:
        match = self.match.copy()
        match.undo(to)
        await self._keep(match, [(None, undo_words(to))])
        self._asked.clear()

    async def _revoke(self, seat: int) -> None:
        match, question = self.match.copy(), self._question()
        number = match.revoke(seat)
        await self._keep(match, [(None, revoke_words(number, seat))])
        self._renew(question, seat)

    # ---- windows for cards -----------------------------------------------------------------

    def _usual(self, seat: int) -> str:
        return PLAYABLE if self.alone(seat) else ALWAYS  # passing at once betrays what is held

    def preference(self, seat: int) -> str:
        """How the seat wants to be asked in windows for cards."""
        wishes = self._seating.wishes[seat]
        return wishes.preference(self.match.round_number, self._usual(seat))

    def muted(self, seat: int) -> frozenset[str]:
        """The cards that the seat does not want to be asked about in this round."""
        return self._seating.wishes[seat].muted(self.match.round_number)

    def passes(self, seat: int, words: list[str]) -> bool:
        """Whether the seat's standing wish answers a question with these words."""
        wishes = self._seating.wishes[seat]
        return wishes.passes(words, self.match.round_number, self._usual(seat))

    async def prefer(self, seat: int, windows: str) -> None:
        """Set how the seat wants to be asked in windows for cards."""
        if windows not in WINDOW_PREFERENCES:
            raise TableError("table-preference", known=", ".join(WINDOW_PREFERENCES))
        async with self._lock:
            round_number = self.match.round_number if windows == PASS_ROUND else 0
            await self._seating.wish(seat, windows=windows, windows_round=round_number)
        self._tell()

    async def mute(self, seat: int, cards: Iterable[str]) -> None:
        """Set the cards that the seat does not want to be asked about in this round."""
        async with self._lock:
            await self._mute(seat, cards)
        self._tell()

    async def _mute(self, seat: int, cards: Iterable[str]) -> None:
        known = cards_in(words for words in self.match.table.words if words)
        wanted = frozenset(cards)
        if not wanted <= known:
            raise TableError("table-card", known=", ".join(sorted(known)))
        await self._seating.wish(seat, cards=wanted, cards_round=self.match.round_number)

    async def pass_quietly(self, seat: int, version: int) -> int:
        """Pass in a window, and hear no more of its cards in this round."""
        async with self._lock:
            words = self.legal(seat) if seat in self.match.waiting else []
            if not words or not is_window(words):
                raise TableError("table-no-window")
            cards = self.muted(seat) | cards_in(words)
            await self._act(seat, PASS, version)
            await self._mute(seat, cards)
        self._tell()
        return self.version

    # ---- playing on ------------------------------------------------------------------------

    def automatic(self) -> tuple[int, str | None] | None:
        """A seat that acts by itself now, and its words; None for words: a bot must think."""
        return self._playing.automatic()

    def start_playing(self) -> None:
        """Let bots and standing answers play on in the background."""
        self._playing.start()

    async def skip(self) -> None:
        """Let the bots play on without pauses until a person must decide."""
        self._playing.hurry()

    async def set_pace(self, seconds: float) -> None:
        """Set how long a bot waits before its move."""
        self.pace = tidy_pace(seconds)
        await self.host.call("change_match", self.id, pace=self.pace)
        self._tell()

    async def stop(self) -> None:
        """Stop playing on in the background."""
        await self._playing.stop()

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
        if person not in {seat.person for seat in self.seats}:
            raise NoSeat("table-not-yours")
        async with self._lock:
            again = await self.host.call("rematch", self.id)
            return await (self._new_rematch() if again is None else self.host.table(again))

    async def _new_rematch(self) -> Live:
        seats = tuple(SeatPlan(s.kind, s.name, s.bot, s.person) for s in self.seats)
        plan = NewTable(
            game=self.match.game.id,
            options=dict(self.match.table.options),
            seats=seats,
            dice="hand" if self.match.by_hand else "seeded",
            pace=self.pace,
            files=self.files,
        )
        try:
            return await self.host.create(plan, rematch_of=self.id)
        except Conflict:  # at another process somebody has asked meanwhile
            return await self.host.table(await self.host.call("rematch", self.id))

    # ---- reading back ----------------------------------------------------------------------

    def read(self, row: Row, lines: list[Row]) -> None:
        """Build the match anew from its lines."""
        match = new_match(row, len(self.seats))
        opening = len(match.lines)
        for line in lines:
            if line["number"] < opening:
                continue
            self._read_line(match, line["seat"], line["words"])
        self.match, self.version = match, len(lines)
        self._take_over(row)
        self._history = History((line["seat"], line["words"]) for line in lines)
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

    async def catch_up(self) -> None:
        """Take over what another process has stored."""
        async with self._lock:
            await self.host.reload(self)
        self._tell()
