"""The JSON interface: the same tables for programs, who show a key instead of a cookie."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from .. import __version__
from ..bots import USUAL, bot_names
from ..kernel.errors import Problem
from ..kernel.events import Event
from ..kernel.game import find_game, game_ids
from ..table import Card, Live, NewTable, NoSeat, Person, SeatPlan, Stale, TableError
from .moves import words_field
from .openapi import document
from .people import Visitor, language_of
from .safety import WebProblem
from .site import (
    Site,
    flag_field,
    is_storable,
    number_field,
    one_line,
    sent,
    status_of,
    text_field,
    told,
)

BEARER = "bearer "
KINDS = ("person", "bot", "open")
LISTS = ("mine", "open", "finished")
MOST_SEATS = 20
UNPACKED = {"Content-Encoding": "identity"}  # each line goes out at once


class Api:
    """Everything under `/api/`."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        table = "/api/tables/{id}"
        return [
            Route("/api/openapi.json", self.openapi),
            Route("/api/games", self.games),
            Route("/api/guests", self.guest, methods=["POST"]),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/view", self.view),
            Route(f"{table}/legal", self.legal),
            Route(f"{table}/act", self.act, methods=["POST"]),
            Route(f"{table}/stream", self.stream),
        ]

    async def openapi(self, request: Request) -> Response:
        """What this interface is, for programs."""
        return JSONResponse(document(__version__))

    async def games(self, request: Request) -> Response:
        """Games, their options, and the bots."""
        games = [
            {
                "id": game.id,
                "version": game.version,
                "seats": list(game.seats),
                "options": {option.name: list(option.values) for option in game.options},
                "files": sorted(game.components),
            }
            for game in map(find_game, game_ids())
        ]
        return JSONResponse({"games": games, "bots": list(bot_names())})

    async def guest(self, request: Request) -> Response:
        """A new person with a key, for programs that have none."""
        visitor = Visitor(request, None)
        if not self._site.rates.newcomers.allow(visitor.address):
            raise WebProblem("web-too-many", 429)
        name = text_field(await sent(request), "name")
        person = await self._site.host.people.create_guest(name)
        key = await self._site.host.people.create_key(person.id)
        return JSONResponse({"id": person.id, "name": person.name, "key": key}, 201)

    async def tables(self, request: Request) -> Response:
        """Lists of tables."""
        person = await self._reader(request)
        which = request.query_params.get("which", LISTS[0])
        host = self._site.host
        if which == "mine":
            cards = await host.cards(person.id)
        elif which == "open":
            cards = await host.open_cards()
        elif which == "finished":
            cards = await host.finished_cards(person.id)
        else:
            raise WebProblem("web-choice", known=", ".join(LISTS))
        return JSONResponse({"tables": [_card(card, person) for card in cards]})

    async def create(self, request: Request) -> Response:
        """A new table; the invitations are told this once."""
        person = await self._writer(request)
        fields = await sent(request)
        seats = fields.get("seats")
        if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS:
            raise WebProblem("web-seats")
        options = fields.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
            raise WebProblem("web-options")
        files = fields.get("files", {})
        if not isinstance(files, dict) or not all(
            isinstance(text, str) and is_storable(text) for text in files.values()
        ):
            raise WebProblem("web-files")
        seed = fields.get("seed")
        if seed is not None:
            seed = text_field(fields, "seed")
            if not 1 <= len(seed) <= 64 or not seed.isprintable():
                raise WebProblem("web-seed", most=64)
            if any(isinstance(s, dict) and s.get("kind") == "open" for s in seats):
                raise TableError("table-seed-open")
        pace = fields.get("pace", 0.0)
        if isinstance(pace, bool) or not isinstance(pace, int | float) or not 0 <= pace <= 10:
            raise WebProblem("web-pace", known="0 – 10")
        live = await self._site.host.create(
            NewTable(
                text_field(fields, "game"),
                tuple(_seat(seat, person) for seat in seats),
                options,
                seed,
                text_field(fields, "dice", "seeded"),
                float(pace),
                files,
                flag_field(fields, "hints") if "hints" in fields else None,
            )
        )
        found = self._table(live, person)
        found["invitations"] = {str(seat): token for seat, token in live.invitations.items()}
        return JSONResponse(found, 201)

    async def table(self, request: Request) -> Response:
        """A table in short, with the caller's seats and the version."""
        person = await self._person(request)
        return JSONResponse(self._table(await self._live(request), person))

    async def join(self, request: Request) -> Response:
        """Sit down, by an invitation's token or at a seat open to all."""
        person = await self._writer(request)
        live, fields = await self._live(request), await sent(request)
        name = text_field(fields, "name", person.name)
        if "token" in fields:
            seat = await live.sit(person.id, name, text_field(fields, "token"))
        else:
            seat = await live.sit_open(number_field(fields, "seat"), person.id, name)
        return JSONResponse({"seat": seat, "version": live.version})

    async def view(self, request: Request) -> Response:
        """What a seat of the caller's may see; without a seat, what all may see."""
        person = await self._reader(request)
        live = await self._live(request)
        seat = None
        if "seat" in request.query_params:
            seat = self._seat(live, person, dict(request.query_params))
        return JSONResponse({"version": live.version, "view": asdict(live.match.view(seat))})

    async def legal(self, request: Request) -> Response:
        """What a seat of the caller's may do now, in words."""
        person = await self._reader(request)
        live = await self._live(request)
        seat = self._seat(live, person, dict(request.query_params))
        return JSONResponse({"version": live.version, "legal": live.legal(seat)})

    async def act(self, request: Request) -> Response:
        """Do something, with the version that the caller has seen."""
        person = await self._writer(request)
        live, fields = await self._live(request), await sent(request)
        seat = self._seat(live, person, fields)
        words, seen = words_field(fields), number_field(fields, "version")
        begun = time.perf_counter()
        try:
            version = await live.act(seat, words, seen)
        except Problem as problem:
            self._site.figures.refused.labels(type(problem).__name__).inc()
            sentence = one_line(problem.say(language_of(request)))
            answer = told(problem, sentence)
            if isinstance(problem, Stale):
                answer |= _news(live, seat, seen)
            return JSONResponse(answer, status_of(problem))
        self._site.figures.moves.observe(time.perf_counter() - begun)
        return JSONResponse({"version": version})

    async def stream(self, request: Request) -> Response:
        """A line of JSON now and after every change: what is new since a version, as events."""
        person = await self._reader(request)
        live = await self._live(request)
        query = dict(request.query_params)
        seat = self._seat(live, person, query) if "seat" in query else None
        since = number_field(query, "since") if "since" in query else 0
        return StreamingResponse(
            _lines(live, seat, since), headers=UNPACKED, media_type="application/x-ndjson"
        )

    # ---- inside ----------------------------------------------------------------------------

    async def _person(self, request: Request) -> Person:
        given = request.headers.get("authorization", "")
        if not given.lower().startswith(BEARER):
            raise WebProblem("web-key", 401)
        person = await self._site.host.people.by_key(given[len(BEARER) :].strip())
        if person is None:
            raise WebProblem("web-key", 401)
        return person

    async def _reader(self, request: Request) -> Person:
        person = await self._person(request)
        self._site.count_read(Visitor(request, person))
        return person

    async def _writer(self, request: Request) -> Person:
        person = await self._person(request)
        self._site.count_write(Visitor(request, person))
        return person

    async def _live(self, request: Request) -> Live:
        return await self._site.host.table(request.path_params["id"])

    @staticmethod
    def _seat(live: Live, person: Person, fields: dict[str, Any]) -> int:
        seat = number_field(fields, "seat")
        if seat not in live.seats_of(person.id):
            raise NoSeat("table-not-yours")
        return seat

    @staticmethod
    def _table(live: Live, person: Person) -> dict[str, Any]:
        own: dict[str, Any] = {
            "version": live.version,
            "your_seats": list(live.seats_of(person.id)),
        }
        own |= {"files": live.match.table.own_files, "commitment": live.match.commitment}
        return {**_card(live.card, person), **own}


def _seat(fields: Any, person: Person) -> SeatPlan:
    if not isinstance(fields, dict):
        raise WebProblem("web-seats")
    kind = text_field(fields, "kind")
    if kind not in KINDS:
        raise WebProblem("web-seat-kind")
    if kind == "open":
        return SeatPlan(kind)
    if kind == "bot":
        which = text_field(fields, "bot", USUAL)
        return SeatPlan(kind, text_field(fields, "name", which), bot=which)
    return SeatPlan(kind, text_field(fields, "name", person.name), person=person.id)


def _card(card: Card, person: Person) -> dict[str, Any]:
    """A table in short; whose ids nobody else gets to know."""
    return {
        "id": card.id,
        "game": card.game,
        "options": dict(card.options),
        "seats": [
            {"kind": s.kind, "name": s.name, "bot": s.bot, "yours": s.person == person.id}
            for s in card.seats
        ],
        "phase": card.phase,
        "round": card.round,
        "waiting": list(card.waiting),
        "points": None if card.points is None else list(card.points),
        "ranks": None if card.ranks is None else list(card.ranks),
        "created": card.created.isoformat(),
        "changed": card.changed.isoformat(),
    }


async def _lines(live: Live, seat: int | None, since: int) -> AsyncIterator[str]:
    """What happened since a version, then what happens, a line for every change."""
    async for version in live.watch():
        yield json.dumps(_news(live, seat, since)) + "\n"
        since = version
        if live.match.over:
            return


def _news(live: Live, seat: int | None, since: int) -> dict[str, Any]:
    """What is new since a version; `begun_anew` where an undo took back what was known then."""
    anew, events = live.since(since, seat)
    return {
        "version": live.version,
        "events": [_event(event) for event in events],
        "begun_anew": anew,
        "waiting": list(live.match.waiting),
        "phase": live.phase,
    }


def _event(event: Event) -> dict[str, Any]:
    return {"name": event.name, **{name: int(n) for name, n in event.arguments.items()}}
