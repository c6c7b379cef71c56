"""The socket of a table: what has changed since the browser was last told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..table import UnknownTable
from . import desk
from .desk import reader_of
from .site import Site
from .splices import Change, splices

GONE = 4404
LONGEST_MESSAGE = 100
Drawn = tuple[int, int | None]  # version and seat


class Told:
    """The parts as one browser has them.

    What it got with the page it has as elements, not as text: the first change of a part is sent
    whole, later ones as the pieces that differ.
    """

    def __init__(self, parts: Mapping[str, str] | None) -> None:
        self._parts = dict(parts or {})
        self._as_text: set[str] = set()

    def changes(self, parts: Mapping[str, str]) -> dict[str, Change]:
        """What to send so that the browser has these parts."""
        found: dict[str, Change] = {}
        for name, html in parts.items():
            before = self._parts.get(name)
            if html == before:
                continue
            known = name in self._as_text and before is not None
            found[name] = splices(before, html) if known and before is not None else html
            self._parts[name] = html
            self._as_text.add(name)
        return found


class Stream:
    """Serves the sockets."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._drawing = asyncio.Lock()

    async def _drawn(self, reader: desk.Reader) -> tuple[Drawn, dict[str, str]]:
        """What the reader is to have now, and whose view of which version it is.

        One drawing at a time, and moves that wait are let in between: whoever acts is answered
        soon, however many look on. He himself sees it first.
        """
        lines = reversed(reader.live.match.lines)
        actor = next((line.seat for line in lines if line.seat is not None), None)
        if reader.seat is None or reader.seat != actor:
            await asyncio.sleep(0)
        async with self._drawing:
            await asyncio.sleep(0)
            return (reader.live.version, reader.seat), desk.parts(self._site, reader)

    async def serve(self, socket: WebSocket) -> None:
        """One browser at one table, until it goes away."""
        try:
            live = await self._site.host.table(socket.path_params["id"])
        except UnknownTable:
            await socket.close(GONE)
            return
        visitor = await self._site.visitor(socket)
        reader = reader_of(live, visitor)
        await socket.accept()
        _, parts = await self._drawn(reader)
        told = Told(parts if socket.query_params.get("s") == desk.digest(parts) else None)
        changed = asyncio.Event()
        tasks = [
            asyncio.create_task(self._watch(reader, changed)),
            asyncio.create_task(self._hear(socket, reader, changed)),
            asyncio.create_task(self._tell(socket, reader, told, changed)),
        ]
        self._site.figures.sockets.inc()
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()  # a mistake of ours goes to the log; the browser connects anew
        finally:
            self._site.figures.sockets.dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @staticmethod
    async def _watch(reader: desk.Reader, changed: asyncio.Event) -> None:
        async for _ in reader.live.watch():
            changed.set()

    @staticmethod
    async def _hear(socket: WebSocket, reader: desk.Reader, changed: asyncio.Event) -> None:
        """What the browser asks for: a seat of its own to be uncovered, or covered again."""
        try:
            while True:
                text = await socket.receive_text()
                seat = wanted_seat(text)
                reader.show(seat)
                changed.set()
        except (WebSocketDisconnect, KeyError):
            return

    async def _tell(
        self, socket: WebSocket, reader: desk.Reader, told: Told, changed: asyncio.Event
    ) -> None:
        last: Drawn | None = None
        try:
            while True:
                await changed.wait()
                changed.clear()
                now, parts = await self._drawn(reader)
                changes = told.changes(parts)
                if changes or now != last:
                    last = version, seat = now
                    state = desk.digest(parts)
                    message = {"v": version, "s": state, "seat": seat, "parts": changes}
                    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
                    await socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            return  # gone while being told


def wanted_seat(text: str) -> int | None:
    """The seat of a message `{"show": 2}`; None covers all, and so does what nobody can read."""
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    seat = message.get("show") if isinstance(message, dict) else None
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None
