"""A table's pages, and what is sent from them: moves, undo, answers, seats."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from unicodedata import normalize

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Route

from ..kernel.errors import Problem, Refused
from ..kernel.match import Match
from ..kernel.record import write_record
from ..kernel.texts import Texts
from ..table import LONGEST_WORDS, Live, NoSeat, Stale
from . import desk
from .chance import question
from .names import component, table_name
from .people import Visitor
from .safety import WebProblem
from .scene import Sheet, at, drawing_for, scripts
from .site import (
    Site,
    flag_field,
    in_json,
    number_field,
    one_line,
    sent,
    status_of,
    style_of,
    text_field,
    told,
)

KEYS = ("arrows", "enter", "escape", "u", "p", "s", "i", "a", "h", "r", "help")
SIGNS = {"arrows": "← ↑ → ↓", "enter": "Enter", "escape": "Esc", "help": "?"}
PARTS_OF_KEYS = {"i": "island", "a": "auction", "h": "hand"}  # where they lead
CARD = "card-"


class Tables:
    """Everything under `/t/`."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        posts = {
            "act": self.act,
            "why": self.why,
            "happen": self.happen,
            "undo": self.undo,
            "answer": self.answer,
            "prefer": self.prefer,
            "mute": self.mute,
            "quiet": self.quiet,
            "pace": self.pace,
            "skip": self.skip,
            "rematch": self.rematch,
            "sit": self.sit,
            "invite": self.invite,
        }
        return [
            Route("/t/{id}", self.show),
            Route("/t/{id}/join/{token}", self.join, methods=["GET", "POST"]),
            Route("/t/{id}/log", self.log),
            Route("/t/{id}/at/{n:int}/log", self.log),
            Route("/t/{id}/record", self.record),
            Route("/t/{id}/files/{name}", self.file),
            Route("/t/{id}/at", self.replay_form),
            Route("/t/{id}/at/{n:int}", self.replay),
            *(Route(f"/t/{{id}}/{name}", f, methods=["POST"]) for name, f in posts.items()),
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
        number = number_field(dict(request.query_params), "n")
        return RedirectResponse(f"/t/{request.path_params['id']}/at/{number}", 303)

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
                *(["past.js"] if number is not None else []),
                *(["peek.js"] if len(reader.mine) > 1 else []),
                *scripts(match.game),
            ],
            keys=[
                (SIGNS.get(key, key), say(f"key-{key}"))
                for key in KEYS
                if f"part-{PARTS_OF_KEYS.get(key, 'ask')}" in frame
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

    # ---- what is sent ----------------------------------------------------------------------

    async def act(self, request: Request) -> Response:
        """A move, with the version that the page showed."""
        visitor, live, fields = await self._write(request)
        seat = self._seat(live, visitor, fields)
        words = words_field(fields)
        begun = time.perf_counter()
        try:
            await live.act(seat, words, number_field(fields, "version"))
        except Problem as problem:
            return await self._not_done(request, visitor, live, problem)
        self._site.figures.moves.observe(time.perf_counter() - begun)
        return self._site.done(visitor, f"/t/{live.id}")

    async def happen(self, request: Request) -> Response:
        """What was rolled or drawn at a table with dice of its own."""
        visitor, live, fields = await self._write(request)
        if question(live, _sits(live, visitor), visitor.language) is None:
            raise NoSeat("table-no-dice")
        try:
            await live.happen(words_field(fields), number_field(fields, "version"))
        except Problem as problem:
            return await self._not_done(request, visitor, live, problem)
        return self._site.done(visitor, f"/t/{live.id}")

    async def why(self, request: Request) -> Response:
        """Why something is not allowed: of words, or of a space and maybe where one comes from."""
        visitor, live, fields = await self._write(request)
        seat = self._seat(live, visitor, fields)
        if live.phase == "open":
            return JSONResponse({"sentence": visitor.say("waiting-for-people")})
        match = live.match
        if "words" in fields:
            tries = [words_field(fields)]
        else:
            place = text_field(fields, "space")[:LONGEST_WORDS]
            start = text_field(fields, "from", "")[:LONGEST_WORDS]
            tries = possible_words(match, live.legal(seat), start, place)
        for words in tries:
            try:
                refused = match.why_not(seat, words)
            except Refused:
                raise
            except Problem:
                continue
            if refused is not None:
                return JSONResponse(told(refused, one_line(refused.say(visitor.language))))
        return JSONResponse({"sentence": self._nothing_here(visitor, live, seat)})

    def _nothing_here(self, visitor: Visitor, live: Live, seat: int) -> str:
        waiting = live.match.waiting
        if live.match.over or seat in waiting or not waiting:
            return visitor.say("nothing-here")
        return visitor.say("not-your-turn", name=live.seats[waiting[0]].name)

    async def undo(self, request: Request) -> Response:
        """Take the last decision back, or ask the others to agree."""
        visitor, live, fields = await self._write(request)
        seat = desk.undoer(reader_of(live, visitor))
        if seat is None:
            raise NoSeat("table-nothing-to-undo")
        await live.undo(seat, number_field(fields, "version"))
        return self._site.done(visitor, f"/t/{live.id}")

    async def answer(self, request: Request) -> Response:
        """Agree to an undo that somebody has asked for, or not."""
        visitor, live, fields = await self._write(request)
        await live.answer_undo(self._seat(live, visitor, fields), flag_field(fields, "accept"))
        return self._site.done(visitor, f"/t/{live.id}")

    async def prefer(self, request: Request) -> Response:
        """How the windows for cards are to be asked."""
        visitor, live, fields = await self._write(request)
        await live.prefer(self._seat(live, visitor, fields), text_field(fields, "wish"))
        return self._site.done(visitor, f"/t/{live.id}")

    async def mute(self, request: Request) -> Response:
        """Of which cards one does not want to hear in this round."""
        visitor, live, fields = await self._write(request)
        cards = [name.removeprefix(CARD) for name in fields if name.startswith(CARD)]
        await live.mute(self._seat(live, visitor, fields), cards)
        return self._site.done(visitor, f"/t/{live.id}")

    async def quiet(self, request: Request) -> Response:
        """Pass in a window, and hear no more of its cards in this round."""
        visitor, live, fields = await self._write(request)
        seat = self._seat(live, visitor, fields)
        try:
            await live.pass_quietly(seat, number_field(fields, "version"))
        except Problem as problem:
            return await self._not_done(request, visitor, live, problem)
        return self._site.done(visitor, f"/t/{live.id}")

    async def pace(self, request: Request) -> Response:
        """How long a bot waits before its move."""
        visitor, live, fields = await self._write(request)
        pace = desk.PACES.get(text_field(fields, "pace"))
        if pace is None:
            raise WebProblem("web-pace", known=", ".join(desk.PACES))
        await live.set_pace(pace)
        return self._site.done(visitor, f"/t/{live.id}")

    async def skip(self, request: Request) -> Response:
        """Let the bots move without pauses until somebody must decide."""
        visitor, live, _ = await self._write(request)
        await live.skip()
        return self._site.done(visitor, f"/t/{live.id}")

    async def rematch(self, request: Request) -> Response:
        """The same again."""
        visitor, live, _ = await self._write(request)
        assert visitor.id is not None
        again = await live.rematch(visitor.id)
        return self._site.go(visitor, f"/t/{again.id}")

    async def invite(self, request: Request) -> Response:
        """Make a new invitation to an open seat."""
        visitor, live, fields = await self._write(request)
        assert visitor.id is not None
        await live.invite(visitor.id, number_field(fields, "seat"))
        return self._site.done(visitor, f"/t/{live.id}")

    async def sit(self, request: Request) -> Response:
        """Sit down at a seat that is open to all."""
        visitor, live = await self._site.somebody(request), await self._live(request)
        fields = await sent(request)
        assert visitor.person is not None
        await live.sit_open(number_field(fields, "seat"), visitor.person.id, visitor.person.name)
        return self._site.go(visitor, f"/t/{live.id}")

    # ---- inside ----------------------------------------------------------------------------

    async def _live(self, request: Request) -> Live:
        return await self._site.host.table(request.path_params["id"])

    async def _reader(self, request: Request) -> Visitor:
        """Who reads something that must be drawn for him alone."""
        visitor = await self._site.visitor(request)
        self._site.count_read(visitor)
        return visitor

    async def _write(self, request: Request) -> tuple[Visitor, Live, dict[str, Any]]:
        """Who writes at which table, and what; for those who must sit there."""
        live = await self._live(request)
        visitor = Visitor(request, None, self._site.cookies.person(request))
        if not live.seats_of(visitor.id):
            raise NoSeat("table-not-yours")
        self._site.count_write(visitor)
        return visitor, live, await sent(request)

    def _seat(self, live: Live, visitor: Visitor, fields: dict[str, Any]) -> int:
        seat = number_field(fields, "seat")
        if seat not in _sits(live, visitor):
            raise NoSeat("table-not-yours")
        return seat

    async def _not_done(
        self, request: Request, visitor: Visitor, live: Live, problem: Problem
    ) -> Response:
        self._site.figures.refused.labels(type(problem).__name__).inc()
        if isinstance(problem, Stale) and not in_json(request):
            return self._site.go(visitor, f"/t/{live.id}")
        return await self._site.complaint(request, problem)


def reader_of(live: Live, visitor: Visitor) -> desk.Reader:
    """The visitor in front of this table."""
    url = visitor.connection.url
    scheme = {"ws": "http", "wss": "https"}.get(url.scheme, url.scheme)  # what is sent is opened
    return desk.Reader(live, visitor.id, visitor.language, f"{scheme}://{url.netloc}")


def words_field(fields: dict[str, Any]) -> str:
    """The words of a move."""
    words = text_field(fields, "words")
    if len(words) > LONGEST_WORDS:
        raise WebProblem("web-words-long", most=LONGEST_WORDS)
    return words


def _sits(live: Live, visitor: Visitor) -> tuple[int, ...]:
    seats = live.seats_of(visitor.id)
    if not seats:
        raise NoSeat("table-not-yours")
    return seats


def possible_words(match: Match, legal: list[str], start: str, place: str) -> list[str]:
    """What one may have meant by pressing a space, perhaps after another: the likeliest first.

    The verbs are those of moves that are legal now, then all others of the game with as many
    places behind them.
    """
    places = [start, place] if start else [place]
    every = (*legal, *(words for words in match.table.words if words is not None))
    verbs = dict.fromkeys(w.split()[0] for w in every if len(w.split()) == len(places) + 1)
    return [" ".join((verb, *places)) for verb in verbs]
