"""What a bot would do: as a hint at the table, and in a review of the game when it is over."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..bots.search import Thought
from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.match import Match
from ..kernel.texts import Texts
from ..table import ADVISER, Judged, Live, NoSeat, SeatCard
from .graph import Graph, Moment
from .names import strength, table_name
from .people import Visitor
from .safety import WebProblem
from .scene import Sheet, at, look
from .site import Site, number_field, one_line, status_of
from .wording import labels

HINTED = 4  # actions that a hint names
SHOWN = 8  # alternatives that a review shows of a decision
LOSSES = 5  # decisions that it names as the dearest
LONGEST = 110  # signs of an action in words
ALIKE = 2  # hundredths: what is called alike and worth nearly as much is the same
QUESTION = re.compile(r"<h2[^>]*>(.*?)</h2>", re.DOTALL)


@dataclass(frozen=True)
class Choice:
    """An action in words, what it is worth in hundredths, and whether it was chosen."""

    words: str
    worth: int
    chosen: bool = False


class Advice:
    """Hints and reviews, below `/t/`."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        return [Route("/t/{id}/hint", self.hint), Route("/t/{id}/review", self.review)]

    async def hint(self, request: Request) -> Response:
        """What a bot would do in the place of a seat of the visitor's; laid over the table."""
        visitor = await self._site.visitor(request)
        choices, sentence, status, alone = [], "", 200, False
        try:
            live = await self._read(request, visitor)
            seat, version = self._seat(request, live, visitor), live.version
            thoughts = await live.advice.thoughts(seat)
            if live.version != version:
                raise WebProblem("hint-old", 409)
            match, legal = live.match, live.legal(seat)
            parts = Sheet(match, live.seats, seat, visitor.language, legal).parts()
            choices, alone = choices_of(parts, match.table, thoughts, HINTED), match.seats == 1
        except Problem as problem:
            sentence, status = one_line(problem.say(visitor.language)), status_of(problem)
        text = self._site.fragment(
            "hint.html", visitor.say,
            choices=choices, sentence=sentence, bot=strength(ADVISER, visitor.say),
            alone=alone,
        )  # fmt: skip
        return HTMLResponse(str(text), status, {"Cache-Control": "no-store"})

    async def review(self, request: Request) -> Response:
        """What the decisions of a seat of the visitor's were worth, when the game is over."""
        visitor = await self._site.visitor(request)
        live = await self._read(request, visitor)
        seat = self._seat(request, live, visitor)
        review = self._site.host.reviews.of(live, seat)
        match, texts = live.match, Texts(visitor.language, live.match.game.texts)
        values: dict[str, Any] = {
            "id": live.id, "table": table_name(live.id), "seat": seat, "review": review,
            "game": texts("game-name"), "points": match.points(seat), "rank": match.rank(seat),
            "mine": live.seats_of(visitor.id), "names": [card.name for card in live.seats],
            "bot": strength(ADVISER, visitor.say), "alone": match.seats == 1, "graph": None,
            "looks": [look(match.game, k) for k in range(match.seats)], "texts": texts,
            "ready": match.game.id in self._site.host.coding.ready,
            "ahead": self._site.host.reviews.ahead(review),
        }  # fmt: skip
        if review.complete and review.judged:
            wanted = decision_at(review.judged, request.query_params.get("at", ""))
            values |= await asyncio.to_thread(
                story, match, live.seats, seat, visitor.language, review.judged, wanted
            )
        return self._site.page("review.html", visitor, **values)

    async def _read(self, request: Request, visitor: Visitor) -> Live:
        """The table that is asked about."""
        self._site.count_read(visitor)
        return await self._site.host.table(request.path_params["id"])

    def _seat(self, request: Request, live: Live, visitor: Visitor) -> int:
        """The seat that is asked for, one of the visitor's own."""
        mine = live.seats_of(visitor.id)
        given = dict(request.query_params)
        seat = number_field(given, "seat") if "seat" in given else next(iter(mine), None)
        if seat is None or seat not in mine:
            raise NoSeat("table-not-yours")
        return seat


def decision_at(judged: Sequence[Judged], line: str) -> str:
    """The last decision up to a line: whoever looked at the table then may have walked on."""
    if not (line.isascii() and line.isdecimal() and len(line) < 10):
        return ""
    numbers = [one.number for one in judged]
    return f"{max((k for k in numbers if k <= int(line)), default=numbers[0])}"


def choices_of(
    parts: Mapping[str, str],
    table: Table,
    thoughts: Sequence[Thought],
    most: int,
    chosen: int | None = None,
) -> list[Choice]:
    """The first thoughts in the words of the page that has these parts, and the one chosen.

    What the page does not offer, as something else does just the same, is left out. What it calls
    alike is one, unless what was chosen is worth less than what is called like it.
    """
    known, said = labels(parts.items()), dict[str, int]()
    found: list[Choice] = []
    for one in thoughts:
        words, worth = f"{table.words[one.action]}", round(100 * one.worth)
        mine = one.action == chosen
        label = shortened(known.get(words, words))
        alike = said.get(label)
        if alike is None:
            if mine or (words in known and len(found) < most):
                said[label] = len(found)
                found.append(Choice(label, worth, mine))
        elif mine and found[alike].worth - worth <= ALIKE:
            found[alike] = replace(found[alike], chosen=True)
        elif mine:
            found.append(Choice(f"{label} ({words})", worth, mine))
    return found


def shortened(text: str) -> str:
    """A text without its full stop, and not too long for a line or two: its middle goes first."""
    text = text.removesuffix(".")
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST // 2].rpartition(' ')[0]} … {text[-LONGEST // 2 :].partition(' ')[2]}"


def signed(worth: float) -> str:
    """A gain or loss in hundredths, with its sign."""
    points = round(100 * worth)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"


def question_of(parts: Mapping[str, str]) -> str:
    """What was asked, in its one sentence."""
    found = QUESTION.search(parts.get("ask", ""))
    return Markup(found[1]).striptags() if found else ""


def story(
    match: Match, seats: tuple[SeatCard, ...], seat: int, language: str,
    judged: Sequence[Judged], wanted: str,
) -> dict[str, Any]:  # fmt: skip
    """What the page of a review shows: the graph, the sums, the dearest decisions, and one more."""
    dearest = sorted(judged, key=lambda one: -one.loss)[:LOSSES]
    chosen = next((one for one in judged if f"{one.number}" == wanted), dearest[0])
    last = judged[-1]
    end = last.chosen + last.luck + last.others
    moments = [
        Moment(one.number, match.lines[one.number].round_number, one.best, one.chosen)
        for one in judged
    ]
    place = judged.index(chosen)
    texts = Texts(language, match.game.texts)

    def when(one: Judged) -> str:
        return texts("web-round-number", number=match.lines[one.number].round_number)

    return {
        "graph": Graph(moments, end),
        "start": round(100 * judged[0].best),
        "end": round(100 * end),
        "sums": [
            ("review-choices", signed(-sum(one.loss for one in judged))),
            ("review-luck", signed(sum(one.luck for one in judged))),
            ("review-others", signed(sum(one.others for one in judged))),
        ],
        "dearest": [
            (one.number, signed(-one.loss), when(one), question, choices)
            for one in dearest
            for question, choices in [told(match, seats, seat, language, one)]
            if round(100 * one.loss) > 0 and not choices[0].chosen
        ],
        "number": chosen.number,
        "effects": [
            ("review-choices", signed(-chosen.loss)),
            ("review-luck", signed(chosen.luck)),
            ("review-others", signed(chosen.others)),
        ],
        "asked": told(match, seats, seat, language, chosen),
        "before": judged[place - 1].number if place else None,
        "after": judged[place + 1].number if place + 1 < len(judged) else None,
        "when": when(chosen),
    }


def told(
    match: Match, seats: tuple[SeatCard, ...], seat: int, language: str, judged: Judged
) -> tuple[str, list[Choice]]:
    """What was asked at a decision, and the alternatives; the one that was chosen is among them."""
    past = at(match, judged.number)
    legal = [f"{match.table.words[action]}" for action in past.legal(seat)]
    parts = Sheet(past, seats, seat, language, legal).parts()
    choices = choices_of(parts, match.table, judged.thoughts, SHOWN, judged.action)
    return question_of(parts), choices
