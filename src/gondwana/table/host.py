"""The host: all tables of a database, those in use kept in memory."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
from itertools import islice
from typing import Any

from ..bots import check_seated
from ..kernel.game import find_game, game_ids
from .coding import Coding
from .errors import TableError, UnknownTable
from .kept import Kept, stored
from .live import Live
from .making import check_files, summary, try_match
from .people import People, Person, tidy_name
from .plan import Card, NewTable, SeatCard, SeatPlan, tidy_pace
from .reviews import Reviews
from .store import Disconnected, Row, Store, digest
from .thinking import Thinking

LOG = logging.getLogger(__name__)
KEPT = 500  # tables in memory at most, beside those that somebody watches
LISTED = 50
ID = re.compile(r"[\w-]{22}", re.ASCII)
SETTLING = 3.0  # seconds in which those who come back go before the loading of machine code
RECONNECT = 1.0  # seconds until a lost connection for notices is tried again


class Host:
    """Makes, finds and keeps tables. All of it belongs to one event loop."""

    def __init__(self, store: Store) -> None:
        self.people = People(store)
        self._store = store
        self._tables: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._listener: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None
        self.thinking = Thinking(os.cpu_count() or 1)
        self.made = 0  # tables, since the start
        self.coding = Coding()
        self.reviews = Reviews(self.coding, self.thinking)
        self.taken_up = asyncio.Event()  # once the tables where bots may have to move are

    @classmethod
    async def open(cls, url: str) -> Host:
        """Open the database, bring it up to date, and let bots go on where they were stopped.

        Bots think as machine code where `gondwana warm` has made it, and plainly elsewhere.
        """
        host = cls(await asyncio.to_thread(Store, url))
        host._listener = asyncio.create_task(host._listen())
        running = await host.call("match_ids", ("running",), None, KEPT)
        host._resuming = asyncio.create_task(host._resume(running))
        return host

    async def _resume(self, ids: list[str]) -> None:
        """Take up the tables where bots may have to move; nobody who comes has to wait for that."""
        for id_ in ids:
            try:
                await self.table(id_)
            except Exception:
                LOG.exception("A table cannot be taken up: %s…", id_[:6])
        self.taken_up.set()
        await asyncio.sleep(SETTLING)
        await self.coding.load_known(game_ids())

    async def call(self, method: str, *args: Any, **values: Any) -> Any:
        """Call a method of the store in a thread."""
        return await asyncio.to_thread(getattr(self._store, method), *args, **values)

    # ---- making and finding ----------------------------------------------------------------

    async def create(self, plan: NewTable, rematch_of: str | None = None) -> Live:
        """Make a table; its `invitations` hold the token of every open seat, this once."""
        game = find_game(plan.game)
        options = game.resolve(len(plan.seats), plan.options)
        if plan.dice not in ("seeded", "hand"):
            raise TableError("table-dice")
        check_files(game, plan.files)
        row: Row = {
            "id": secrets.token_urlsafe(16),
            "game": game.id,
            "game_version": game.version,
            "options": options,
            "seed": plan.seed or secrets.token_hex(16),
            "dice": plan.dice,
            "pace": tidy_pace(plan.pace),
            "hints": plan.hinting,
            "files": dict(plan.files),
            "rematch_of": rematch_of,
        }
        match = await asyncio.to_thread(try_match, row, len(plan.seats))
        row |= {"summary": summary(match), "phase": _phase(plan)}
        invitations: dict[int, str] = {}
        seats = [_seat(k, seat, invitations) for k, seat in enumerate(plan.seats)]
        lines = stored(match.lines)
        await self.call("add_match", row, seats, lines)
        self.made += 1
        live = await self.table(row["id"])
        live.invitations.update(invitations)
        return live

    async def table(self, id_: str) -> Live:
        """The table of this id, read from the store where it is not in memory."""
        if id_ in self._tables:
            return self._tables[id_]
        if not ID.fullmatch(id_):
            raise UnknownTable("table-unknown")
        lock = self._opening.setdefault(id_, asyncio.Lock())
        async with lock:
            if id_ not in self._tables:
                live = await asyncio.to_thread(self._read, id_)
                if live is None:
                    del self._opening[id_]
                    raise UnknownTable("table-unknown")
                self._make_room()
                self._tables[id_] = live
                live.start_playing()
        self._opening.pop(id_, None)
        return self._tables[id_]

    def _read(self, id_: str) -> Live | None:
        """The table as it is stored; called in a thread."""
        whole = self._store.whole(id_)
        return None if whole is None else Live(self, whole)

    async def bring(self, guest: Person, account: Person) -> None:
        """Let an account have the seats that its owner took as a guest, before signing in."""
        if guest.login is not None or guest.id == account.id:
            return
        for id_ in await self.call("move_seats", guest.id, account.id):
            if id_ in self._tables:
                await self._tables[id_].catch_up()

    async def reload(self, live: Kept) -> None:
        """Read a table anew that somebody else has changed in the store."""
        whole = await self.call("whole", live.id)
        live.seat_anew(whole.seats)
        await asyncio.to_thread(live.read, whole.row, whole.lines)

    async def _listen(self) -> None:
        """Follow what other processes do at tables that are in memory here."""
        while True:
            try:
                async for id_ in self._store.changes():
                    if id_ in self._tables:
                        await self._tables[id_].catch_up()
                return
            except Disconnected:
                await asyncio.sleep(RECONNECT)
                for live in list(self._tables.values()):
                    await live.catch_up()

    def _make_room(self) -> None:
        idle = (one for one in self._tables.values() if not one.watched and not one.automatic())
        for live in list(islice(idle, max(0, len(self._tables) - KEPT))):
            del self._tables[live.id]

    # ---- lists -----------------------------------------------------------------------------

    async def cards(self, person: str) -> list[Card]:
        """The person's open and running tables, those first where it is his turn."""
        cards = await self._cards(("open", "running"), person)
        mine = {c.id: {k for k, s in enumerate(c.seats) if s.person == person} for c in cards}
        return sorted(cards, key=lambda card: not mine[card.id] & set(card.waiting))

    async def open_cards(self) -> list[Card]:
        """Tables with an open seat."""
        return await self._cards(("open",), None)

    async def finished_cards(self, person: str) -> list[Card]:
        """The person's finished tables, the latest first."""
        return await self._cards(("over",), person)

    async def _cards(self, phases: tuple[str, ...], person: str | None) -> list[Card]:
        found = await self.call("cards", phases, person, LISTED)
        return [Card.of(row, map(SeatCard.of, seats)) for row, seats in found]

    async def close(self) -> None:
        """Stop all bots and let the database go."""
        for task in (self._listener, self._resuming):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for live in self._tables.values():
            await live.stop()
        await self.reviews.close()
        await self.coding.close()
        self.thinking.close()
        await asyncio.to_thread(self._store.close)


def _phase(plan: NewTable) -> str:
    return "open" if any(seat.kind == "open" for seat in plan.seats) else "running"


def _seat(number: int, plan: SeatPlan, invitations: dict[int, str]) -> Row:
    """The row of a seat; an open one gets an invitation."""
    row: Row = {"seat": number, "kind": plan.kind, "name": "", "bot": None, "person": None}
    row["invitation"] = None
    if plan.kind == "bot":
        check_seated(plan.bot or "")
        row |= {"bot": plan.bot, "name": tidy_name(plan.name or f"{plan.bot}")}
    elif plan.kind == "person":
        row |= {"name": tidy_name(plan.name), "person": plan.person}
    elif plan.kind == "open":
        invitations[number] = secrets.token_urlsafe(16)
        row["invitation"] = digest(invitations[number])
    else:
        raise TableError("table-seat-kind")
    return row
