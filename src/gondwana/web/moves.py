"""What is sent from a table's page: moves, undo, answers, wishes, seats."""

from __future__ import annotations

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..kernel.errors import Problem, Refused
from ..kernel.match import Match
from ..table import LONGEST_WORDS, Live, NoSeat, Stale
from . import desk
from .chance import question
from .desk import reader_of
from .people import Visitor
from .safety import WebProblem
from .site import Site, flag_field, in_json, number_field, one_line, sent, text_field, told

CARD = "card-"


class Moves:
    """Every write under `/t/`, but for joining."""

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
        return [Route(f"/t/{{id}}/{name}", f, methods=["POST"]) for name, f in posts.items()]

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
        """Of which cards one does not want to hear, in this round or ever."""
        visitor, live, fields = await self._write(request)
        names = [name for name in fields if name.startswith(CARD)]
        mutes = {name.removeprefix(CARD): text_field(fields, name) for name in names}
        await live.mute(self._seat(live, visitor, fields), mutes)
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
