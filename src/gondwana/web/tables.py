"""A table's pages: now and in the past, its log, its record, and an invitation to it."""

from __future__ import annotations

import asyncio
from unicodedata import normalize

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Route

from ..kernel.errors import Problem
from ..kernel.record import write_record
from ..kernel.texts import Texts
from ..table import Live, NoSeat
from . import desk
from .desk import reader_of
from .names import component, table_name
from .people import Visitor
from .safety import WebProblem
from .scene import Sheet, at, drawing_for, scripts
from .site import (
    Site,
    in_json,
    number_field,
    one_line,
    sent,
    status_of,
    style_of,
    text_field,
)

KEYS = ("arrows", "enter", "escape", "u", "p", "s", "i", "a", "h", "l", "r", "help")
SIGNS = {"arrows": "← ↑ → ↓", "enter": "Enter", "escape": "Esc", "help": "?"}
PARTS_OF_KEYS = {"i": "island", "a": "auction", "h": "hand"}  # where they lead


class Tables:
    """Everything under `/t/`."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/t/{id}", self.show),
            Route("/t/{id}/join/{token}", self.join, methods=["GET", "POST"]),
            Route("/t/{id}/log", self.log),
            Route("/t/{id}/at/{n:int}/log", self.log),
            Route("/t/{id}/record", self.record),
            Route("/t/{id}/files/{name}", self.file),
            Route("/t/{id}/at", self.replay_form),
            Route("/t/{id}/at/{n:int}", self.replay),
        ]

    # ---- pages -----------------------------------------------------------------------------

    async def show(self, request: Request) -> Response:
        """The table as it is now, for whoever sits there or watches."""
        visitor = await self._site.visitor(request)
        live = await self._live(request)
        reader = reader_of(live, visitor)
        return self._page(visitor, live, reader, self._site.studio.sheet(
            live, reader.seat, visitor.language, desk.after_game(self._site, reader)
        ))  # fmt: skip

    async def log(self, request: Request) -> Response:
        """The log from the beginning to what is shown, to be laid over the table."""
        visitor = await self._reader(request)
        live = await self._live(request)
        reader = reader_of(live, visitor)
        if "n" in request.path_params:
            sheet = await self._past(request, visitor, live, reader)
        else:
            sheet = Sheet(live.match, live.seats, reader.seat, visitor.language)
        return HTMLResponse(sheet.whole_log(), headers={"Cache-Control": "no-store"})

    async def replay(self, request: Request) -> Response:
        """The table as it was after so many lines."""
        visitor = await self._reader(request)
        live = await self._live(request)
        reader = reader_of(live, visitor)
        sheet = await self._past(request, visitor, live, reader)
        return self._page(visitor, live, reader, sheet, request.path_params["n"])

    async def _past(
        self, request: Request, visitor: Visitor, live: Live, reader: desk.Reader
    ) -> Sheet:
        number = request.path_params["n"]
        if number > len(live.match.lines):
            raise WebProblem("web-no-line", 404, most=len(live.match.lines))
        past = await asyncio.to_thread(at, live.match, number)
        seat = reader.mine[0] if len(reader.mine) == 1 else None
        return Sheet(past, live.seats, seat, visitor.language)

    async def replay_form(self, request: Request) -> Response:
        """The scrubber without our script."""
        given = dict(request.query_params)
        number = number_field(given, "n")
        seat = f"?seat={number_field(given, 'seat')}" if "seat" in given else ""
        return RedirectResponse(f"/t/{request.path_params['id']}/at/{number}{seat}", 303)

    def _page(
        self,
        visitor: Visitor,
        live: Live,
        reader: desk.Reader,
        sheet: Sheet,
        number: int | None = None,
    ) -> Response:
        match = live.match
        words = Texts(visitor.language, match.game.texts)
        say = visitor.say
        seat, frame = reader.seat, sheet.frame()
        parts = desk.parts(self._site, reader) if number is None else {}
        return self._site.page(
            "table.html",
            visitor,
            id=live.id,
            table=table_name(live.id),
            game=match.game.id,
            game_name=words("game-name"),
            version=live.version,
            at=number,
            reviewed=reviewed(visitor, reader) if number is not None else None,
            length=len(match.lines),
            seat=seat,
            seats=live.seats,
            mine=reader.mine,
            state=desk.digest(parts),
            top=Markup(parts.get("part-top") or sheet.parts()["top"]),
            frame=frame,
            own=parts,
            defs=drawing_for(match.game).defs(),
            css=style_of(match.game),
            scripts=[
                "table.js",
                "live.js" if number is None else "past.js",
                *(["peek.js"] if number is None and len(reader.mine) > 1 else []),
                *scripts(match.game),
            ],
            keys=[
                (SIGNS.get(key, key), say(f"key-{key}"))
                for key in KEYS
                if f"part-{PARTS_OF_KEYS.get(key, 'ask')}" in frame and (key != "l" or live.hints)
            ],
            files=[(name, component(name, words, say)) for name in match.table.own_files],
            paces=desk.PACES,
            pace=live.pace,
        )

    async def record(self, request: Request) -> Response:
        """The game's record; only when it is over, because it tells what was hidden."""
        await self._reader(request)
        live = await self._live(request)
        if not live.match.over:
            raise WebProblem("web-record-early", 403)
        match = live.match.copy()
        match.players = {k: seat.name for k, seat in enumerate(live.seats)}
        name = f"{table_name(live.id)}-{live.id[:6]}.gondwana".replace(" ", "-")
        ascii_name = normalize("NFKD", name).encode("ascii", "ignore").decode()
        headers = {"Content-Disposition": f'attachment; filename="{ascii_name}"'}
        return PlainTextResponse(write_record(match), headers=headers)

    async def file(self, request: Request) -> Response:
        """A component file of the table's own."""
        live, name = await self._live(request), request.path_params["name"]
        if name not in live.files:
            raise WebProblem("web-not-found", 404)
        return PlainTextResponse(live.files[name])

    async def join(self, request: Request) -> Response:
        """An invitation: first a question, since a link may be opened by a preview."""
        token = request.path_params["token"]
        live = await self._live(request)
        asking = request.method in ("GET", "HEAD")
        visitor = await (self._site.visitor if asking else self._site.somebody)(request)
        if asking and live.seats_of(visitor.id):
            return self._site.go(visitor, f"/t/{live.id}")
        tried, sentence = visitor.person.name if visitor.person else "", ""
        try:
            if asking:
                live.expect_guest(token)
            else:
                assert visitor.id is not None
                tried = text_field(await sent(request), "name", visitor.say("guest-name"))
                await self._site.host.people.rename(visitor.id, tried)
                await live.sit(visitor.id, tried, token)
                return self._site.go(visitor, f"/t/{live.id}")
        except Problem as problem:
            if in_json(request):
                raise
            sentence, status = one_line(problem.say(visitor.language)), status_of(problem)
            if isinstance(problem, NoSeat):
                return self._site.page(
                    "error.html", visitor, status,
                    sentence=sentence, number=status, watch=f"/t/{live.id}",
                )  # fmt: skip
        names = ", ".join(seat.name for seat in live.seats if seat.name)
        game = Texts(visitor.language, live.match.game.texts)("game-name")
        return self._site.page(
            "join.html", visitor, 400 if sentence else 200,
            id=live.id, name=table_name(live.id), tried=tried, sentence=sentence,
            about=visitor.say("invited-about", game=game, names=names),
        )  # fmt: skip

    # ---- inside ----------------------------------------------------------------------------

    async def _live(self, request: Request) -> Live:
        return await self._site.host.table(request.path_params["id"])

    async def _reader(self, request: Request) -> Visitor:
        """Who reads something that must be drawn for him alone."""
        visitor = await self._site.visitor(request)
        self._site.count_read(visitor)
        return visitor


def reviewed(visitor: Visitor, reader: desk.Reader) -> int | None:
    """The seat whose review can be gone back to: the one that is asked for, or the first."""
    if not reader.live.match.over:
        return None
    wanted = visitor.connection.query_params.get("seat")
    return next((k for k in reader.mine if f"{k}" == wanted), next(iter(reader.mine), None))
