"""The pages around the tables: start, lists, a new table, language and theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..bots import USUAL
from ..kernel.errors import Problem
from ..kernel.game import Game, find_game
from ..kernel.texts import LANGUAGES
from ..table import Card, NewTable, SeatPlan
from .desk import PACES
from .form import form
from .offers import (
    NOBODY,
    bot,
    me,
    planned,
    plate,
    playable,
    playable_game,
    usual_bots,
)
from .people import LANGUAGE, THEME, THEMES, Visitor, keep
from .rows import row
from .safety import WebProblem
from .site import (
    MOST_FILES,
    Site,
    file_field,
    flag_field,
    in_json,
    is_storable,
    local_path,
    one_line,
    sent,
    status_of,
    text_field,
)

FINISHED = 4  # how many finished tables the start page shows


class Pages:
    """Everything that is no table."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/", self.start),
            Route("/", self.other_game, methods=["POST"]),
            Route("/tables", self.tables),
            Route("/tables", self.make, methods=["POST"]),
            Route("/play", self.play, methods=["POST"]),
            Route("/language", self.language, methods=["POST"]),
            Route("/theme", self.theme, methods=["POST"]),
        ]

    # ---- start -----------------------------------------------------------------------------

    async def start(self, request: Request) -> Response:
        """What one can play, one's tables, those of others, and a new one."""
        visitor = await self._site.visitor(request)
        wanted = request.query_params.get("game")
        chosen = find_game(wanted if wanted in playable() else playable()[0])
        return await self._start(visitor, chosen, {})

    async def other_game(self, request: Request) -> Response:
        """The form of another game, with what was entered in the first one's."""
        visitor = await self._site.visitor(request)
        fields = await sent(request)
        return await self._start(visitor, playable_game(text_field(fields, "game")), fields, "game")

    async def _start(
        self,
        visitor: Visitor,
        chosen: Game,
        fields: dict[str, Any],
        focus: str = "",
        sentence: str = "",
        status: int = 200,
    ) -> Response:
        """The start page with a game's form; `sentence` says what is wrong with what it has."""
        entered = {
            name: value
            for name, value in fields.items()
            if isinstance(value, str) and is_storable(value)
        }
        mine = await self._mine(visitor)
        rows = [row(card, visitor) for card in mine]
        open_ = [c for c in await self._site.host.open_cards() if c.id not in {m.id for m in mine}]
        finished = await self._finished(visitor)
        turn = rows[0] if rows and rows[0].lit else None
        return self._site.page(
            "start.html",
            visitor,
            status,
            back="/",
            games=[plate(find_game(id_), visitor) for id_ in playable()],
            chosen=plate(chosen, visitor),
            form=form(chosen, visitor, entered),
            focus=focus,
            sentence=sentence,
            files_sent=any(isinstance(v, UploadFile) and v.filename for v in fields.values()),
            turn=turn,
            mine=rows,
            finished=[row(card, visitor) for card in finished[:FINISHED]],
            open=[row(card, visitor, joining=True) for card in open_],
        )

    async def tables(self, request: Request) -> Response:
        """All of one's tables."""
        visitor = await self._site.visitor(request)
        return self._site.page(
            "tables.html",
            visitor,
            mine=[row(card, visitor) for card in await self._mine(visitor)],
            finished=[row(card, visitor) for card in await self._finished(visitor)],
        )

    async def _mine(self, visitor: Visitor) -> list[Card]:
        return await self._site.host.cards(visitor.id) if visitor.id else []

    async def _finished(self, visitor: Visitor) -> list[Card]:
        return await self._site.host.finished_cards(visitor.id) if visitor.id else []

    async def play(self, request: Request) -> Response:
        """A table against bots, at once."""
        visitor = await self._site.somebody(request)
        game = playable_game(text_field(await sent(request), "game"))
        plans = [me(visitor)]
        for _ in range(usual_bots(game)):
            plans.append(bot(USUAL, plans, visitor.say))
        return await self._create(visitor, NewTable(game.id, tuple(plans)))

    async def make(self, request: Request) -> Response:
        """A table as the form says; what cannot be is told on the form, with all that it had."""
        visitor = await self._site.somebody(request)
        fields = await sent(request, MOST_FILES)
        game = playable_game(text_field(fields, "game"))
        try:
            return await self._create(visitor, await _new_table(game, fields, visitor))
        except Problem as problem:
            if in_json(request):
                raise
            sentence = one_line(problem.say(visitor.language))
            status = status_of(problem)
            return await self._start(visitor, game, fields, "sentence", sentence, status)

    async def _create(self, visitor: Visitor, plan: NewTable) -> Response:
        live = await self._site.host.create(plan)
        return self._site.go(visitor, f"/t/{live.id}")

    # ---- how one reads ------------------------------------------------------------------------

    async def language(self, request: Request) -> Response:
        """Choose a language."""
        return await self._prefer(request, LANGUAGE, LANGUAGES)

    async def theme(self, request: Request) -> Response:
        """Choose light, dark, or as the system has it."""
        return await self._prefer(request, THEME, THEMES)

    async def _prefer(self, request: Request, name: str, known: Sequence[str]) -> Response:
        visitor = await self._site.visitor(request)
        fields = await sent(request)
        value = text_field(fields, name)
        if value not in known:
            raise WebProblem("web-choice", known=", ".join(known))
        answer = self._site.go(visitor, local_path(text_field(fields, "back", "/")))
        keep(answer, request, name, value)
        return answer


async def _new_table(game: Game, fields: dict[str, Any], visitor: Visitor) -> NewTable:
    """What the fields of the form ask for."""
    files = {name: text for name in game.components if (text := await file_field(fields, name))}
    plans: list[SeatPlan] = []
    for number in range(game.seats[-1]):
        kind = text_field(fields, f"seat-{number}", NOBODY)
        plans += planned(kind, text_field(fields, f"name-{number}", ""), plans, visitor)
    if not any(plan.kind in ("person", "open") for plan in plans):
        raise WebProblem("web-no-person")
    options = {
        option.name: value
        for option in game.options
        if (value := text_field(fields, f"option-{option.name}", ""))
    }
    pace = PACES.get(text_field(fields, "pace", "usual"))
    if pace is None:
        raise WebProblem("web-pace", known=", ".join(PACES))
    dice = text_field(fields, "dice", "seeded")
    hints = flag_field(fields, "hints") if fields.get("hints") else None
    return NewTable(game.id, tuple(plans), options, dice=dice, pace=pace, files=files, hints=hints)
