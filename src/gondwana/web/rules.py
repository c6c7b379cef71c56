"""The pages of rules: each game's clauses, and those of several games side by side."""

from __future__ import annotations

from typing import Any

from markupsafe import escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ..kernel import comparison
from ..kernel.comparison import Comparison, comparisons, comparisons_of
from ..kernel.game import Game, find_game
from ..kernel.texts import Texts
from .people import Visitor
from .safety import WebProblem
from .site import Site, in_json


class Rules:
    """What may be done, and by which clause."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/rules/{game}", self.rules),
            Route("/rules/{game}/{clause}", self.clause),
            Route("/rules/{game}/{clause}/text", self.clause_text),
            Route("/compare/{id}", self.compare),
        ]

    async def rules(self, request: Request) -> Response:
        """The rules of a game, every clause with its number as the address."""
        visitor = await self._site.visitor(request)
        game = find_game(request.path_params["game"])
        texts = Texts(visitor.language, game.texts)
        beside = [
            (each.id, Texts(visitor.language, comparison.TEXTS)(f"comparison-{each.id}"))
            for each in comparisons_of(game.id)
        ]
        return self._site.page(
            "rules.html",
            visitor,
            game=texts("game-name"),
            sections=sections(game, texts),
            beside=beside,
        )

    async def clause(self, request: Request) -> Response:
        """One clause for programs; as a page, all rules with this one in sight."""
        visitor = await self._site.visitor(request)
        game, clause, text = self._clause(request, visitor)
        if in_json(request):
            return JSONResponse({"clause": clause, "text": text})
        return self._site.go(visitor, f"/rules/{game.id}#{clause}")

    async def clause_text(self, request: Request) -> Response:
        """One clause, to be laid over the table."""
        visitor = await self._site.visitor(request)
        _, clause, text = self._clause(request, visitor)
        return HTMLResponse(f"<h2>{escape(clause)}</h2><p>{escape(text)}</p>")

    @staticmethod
    def _clause(request: Request, visitor: Visitor) -> tuple[Game, str, str]:
        """The game, the clause, and its text for the visitor."""
        game, clause = find_game(request.path_params["game"]), request.path_params["clause"]
        if clause not in game.clauses or not clause:
            raise WebProblem("web-no-clause", 404)
        text = Texts(visitor.language, game.texts)(f"rule-{clause.replace('.', '-')}")
        return game, clause, text

    async def compare(self, request: Request) -> Response:
        """The rules of several games side by side, topic by topic."""
        visitor = await self._site.visitor(request)
        id_ = request.path_params["id"]
        found = next((each for each in comparisons() if each.id == id_), None)
        if found is None:
            raise WebProblem("web-not-found", 404)
        texts = Texts(visitor.language, comparison.TEXTS)
        return self._site.page(
            "compare.html",
            visitor,
            texts=texts,
            title=texts(f"comparison-{id_}"),
            note=texts(f"comparison-{id_}-note"),
            topics=side_by_side(found, visitor.language),
        )


def side_by_side(compared: Comparison, language: str) -> list[dict[str, Any]]:
    """A comparison's topics: heading, difference, and for each game its name and its clauses."""
    texts = Texts(language, comparison.TEXTS)
    games = {id_: find_game(id_) for id_ in compared.games}
    say = {id_: Texts(language, game.texts) for id_, game in games.items()}
    return [
        {
            "id": topic.id,
            "title": texts(f"topic-{topic.id}"),
            "note": texts(f"topic-{topic.id}-note"),
            "games": [
                {
                    "id": id_,
                    "name": say[id_]("game-name"),
                    "clauses": [
                        (clause, say[id_](f"rule-{clause.replace('.', '-')}"))
                        for clause in topic.clauses[id_]
                    ],
                }
                for id_ in compared.games
            ],
        }
        for topic in compared.topics
    ]


def sections(game: Game, texts: Texts) -> list[dict[str, Any]]:
    """The clauses of a game by section: the longest beginning of a clause that has a heading."""
    found: list[dict[str, Any]] = []
    for clause in filter(None, game.clauses):
        dashed = clause.replace(".", "-")
        starts = (dashed[:end].rstrip("-") for end in range(len(dashed), 0, -1))
        key = next((s for s in starts if texts.has(f"section-{s}")), None)
        title = texts(f"section-{key}") if key else texts("game-name")
        if not found or found[-1]["title"] != title:
            id_ = key.replace("-", ".", 1) if key else clause
            if any(section["id"] == id_ for section in found):
                id_ = clause  # the section goes on after another one
            found.append({"id": id_, "title": title, "clauses": []})
        found[-1]["clauses"].append((clause, texts(f"rule-{dashed}")))
    return found
