"""The pages around the tables: start, lists, account, language and theme."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..bots import bot_names
from ..kernel.errors import Problem
from ..kernel.game import Game, Option, find_game, game_ids
from ..kernel.texts import LANGUAGES, Texts
from ..table import Card, NewTable, SeatPlan
from .desk import PACES
from .names import component, stone, strength, table_name
from .people import LANGUAGE, THEME, THEMES, Visitor, keep
from .safety import WebProblem
from .scene import draws, look
from .site import (
    MOST_FILES,
    Site,
    file_field,
    in_json,
    local_path,
    one_line,
    sent,
    text_field,
)

MOST_BOTS = 3  # against one person, where somebody just wants to play
USUAL_SEATS = 3  # taken in the form of a new table, where the game has so many
FINISHED = 4  # how many finished tables the start page shows
NOBODY, ME, OPEN = "nobody", "me", "open"


@dataclass(frozen=True)
class Row:
    """A table in a list; `seat` is one that is open to the reader."""

    id: str
    name: str
    about: str
    state: str
    colour: str
    animal: str
    lit: bool = False
    won: bool = False
    seat: int | None = None


class Pages:
    """Everything that is no table."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/", self.start),
            Route("/tables", self.tables),
            Route("/tables", self.make, methods=["POST"]),
            Route("/play", self.play, methods=["POST"]),
            Route("/language", self.language, methods=["POST"]),
            Route("/theme", self.theme, methods=["POST"]),
            Route("/account", self.account),
            Route("/account/{what}", self.change, methods=["POST"]),
        ]

    # ---- start -----------------------------------------------------------------------------

    async def start(self, request: Request) -> Response:
        """What one can play, one's tables, those of others, and a new one."""
        visitor = await self._site.visitor(request)
        games = [find_game(id_) for id_ in playable()]
        wanted = request.query_params.get("game", games[0].id)
        chosen = find_game(wanted if wanted in playable() else games[0].id)
        mine = await self._mine(visitor)
        rows = [row(card, visitor) for card in mine]
        open_ = [c for c in await self._site.host.open_cards() if c.id not in {m.id for m in mine}]
        finished = await self._finished(visitor)
        turn = rows[0] if rows and rows[0].lit else None
        return self._site.page(
            "start.html",
            visitor,
            games=[plate(game, visitor) for game in games],
            chosen=plate(chosen, visitor),
            form_seats=form_seats(chosen, visitor),
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
            plans.append(bot(bot_names()[-1], plans, visitor.say))
        return await self._create(visitor, NewTable(game.id, tuple(plans)))

    async def make(self, request: Request) -> Response:
        """A table as the form says."""
        visitor = await self._site.somebody(request)
        fields = await sent(request, MOST_FILES)
        game = playable_game(text_field(fields, "game"))
        files = {name: text for name in game.components if (text := await file_field(fields, name))}
        plans: list[SeatPlan] = []
        for number in range(game.seats[-1]):
            kind = text_field(fields, f"seat-{number}", NOBODY)
            plans += _planned(kind, text_field(fields, f"name-{number}", ""), plans, visitor)
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
        return await self._create(
            visitor, NewTable(game.id, tuple(plans), options, dice=dice, pace=pace, files=files)
        )

    async def _create(self, visitor: Visitor, plan: NewTable) -> Response:
        live = await self._site.host.create(plan)
        return self._site.go(visitor, f"/t/{live.id}")

    # ---- who one is ------------------------------------------------------------------------

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

    async def account(self, request: Request) -> Response:
        """One's name, account and key."""
        return await self._account(await self._site.visitor(request))

    async def _account(self, visitor: Visitor, status: int = 200, **values: Any) -> Response:
        people = self._site.host.people
        keys = await people.keys(visitor.id) if visitor.id else []
        return self._site.page("account.html", visitor, status, keys=keys, **values)

    async def change(self, request: Request) -> Response:
        """Change something of one's account."""
        what = request.path_params["what"]
        changes = {
            "name": self._rename,
            "register": self._register,
            "in": self._sign_in,
            "out": self._sign_out,
            "key": self._key,
            "drop-key": self._drop_key,
        }
        if what not in changes:
            raise WebProblem("web-not-found", 404)
        try:
            return await changes[what](request)
        except Problem as problem:
            if isinstance(problem, WebProblem) or in_json(request):
                raise
            visitor = await self._site.visitor(request)
            sentence = one_line(problem.say(visitor.language))
            return await self._account(visitor, 400, sentence=sentence, wrong=True)

    async def _rename(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        assert visitor.id is not None
        await self._site.host.people.rename(visitor.id, text_field(await sent(request), "name"))
        return self._site.go(visitor, "/account")

    async def _register(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        assert visitor.id is not None
        self._count_password(visitor)
        fields = await sent(request)
        login, password = text_field(fields, "login"), text_field(fields, "password")
        await self._site.host.people.register(visitor.id, login, password)
        return self._site.go(visitor, "/account")

    async def _sign_in(self, request: Request) -> Response:
        visitor = await self._site.visitor(request)
        self._count_password(visitor)
        fields = await sent(request)
        login, password = text_field(fields, "login"), text_field(fields, "password")
        guest = visitor.person
        visitor.person = await self._site.host.people.login(login, password)
        if guest is not None:
            await self._site.host.bring(guest, visitor.person)
        return self._site.go(visitor, "/")

    async def _sign_out(self, request: Request) -> Response:
        visitor = await self._site.visitor(request)
        visitor.person = None
        answer = self._site.go(visitor, "/")
        self._site.cookies.forget(answer)
        return answer

    async def _key(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        if visitor.person is None or visitor.person.login is None:
            raise WebProblem("web-account-first", 403)
        key = await self._site.host.people.create_key(visitor.person.id)
        return await self._account(visitor, key=key)

    async def _drop_key(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        assert visitor.id is not None
        await self._site.host.people.drop_key(visitor.id, text_field(await sent(request), "key"))
        return self._site.go(visitor, "/account")

    def _count_password(self, visitor: Visitor) -> None:
        if not self._site.rates.passwords.allow(visitor.address):
            raise WebProblem("web-too-many", 429)


# ---- games and seats -----------------------------------------------------------------------


def playable() -> list[str]:
    """The games that have a drawing."""
    return [id_ for id_ in game_ids() if draws(find_game(id_))]


def playable_game(id_: str) -> Game:
    """The game of this id, if it has a drawing."""
    game = find_game(id_)
    if not draws(game):
        raise WebProblem("web-no-drawing", game=id_)
    return game


def usual_bots(game: Game) -> int:
    """How many bots sit down with somebody who just wants to play."""
    return min(MOST_BOTS, game.seats[-1] - 1)


def plate(game: Game, visitor: Visitor) -> dict[str, Any]:
    """A game as the start page shows it."""
    texts = Texts(visitor.language, game.texts)
    picture = game.folder / "plate.svg"
    return {
        "id": game.id,
        "name": texts("game-name"),
        "blurb": texts("game-blurb"),
        "plate": Markup(picture.read_text(encoding="utf-8")) if picture.exists() else "",
        "low": game.seats[0],
        "high": game.seats[-1],
        "bots": usual_bots(game),
        "options": [_option(option, texts, visitor.say) for option in game.options],
        "files": [(name, component(name, texts, visitor.say)) for name in game.components],
    }


def _option(option: Option, texts: Texts, say: Texts) -> dict[str, Any]:
    fixed = isinstance(option.default, str)
    choices = [(v, texts(f"option-{option.name}-{v}")) for v in option.values]
    return {
        "id": option.name,
        "name": texts(f"option-{option.name}"),
        "usual": option.default if fixed else "",
        "choices": choices if fixed else [("", say("as-rulebook")), *choices],
    }


def form_seats(game: Game, visitor: Visitor) -> list[dict[str, Any]]:
    """The seats of the form: me and some bots, the others free."""
    say, strongest = visitor.say, f"bot:{bot_names()[-1]}"
    bots = [(f"bot:{name}", say("a-bot", strength=strength(name, say))) for name in bot_names()]
    usual = [ME, *[strongest] * (max(game.seats[0], USUAL_SEATS) - 1)]
    found = []
    for number in range(game.seats[-1]):
        mark, colour, animal = look(game, number)
        choices = [(ME, say("me")), (OPEN, say("whoever-comes")), *bots]
        if number >= game.seats[0]:
            choices.append((NOBODY, say("nobody")))
        found.append(
            {
                "mark": mark,
                "colour": colour,
                "animal": animal,
                "choices": choices,
                "usual": usual[number] if number < len(usual) else NOBODY,
                "name": (visitor.person.name if visitor.person else "") if number == 0 else "",
            }
        )
    return found


def me(visitor: Visitor, name: str = "") -> SeatPlan:
    """A seat of the visitor's, perhaps for somebody who shares his screen."""
    assert visitor.person is not None
    return SeatPlan("person", name or visitor.person.name, person=visitor.person.id)


def bot(name: str, others: Iterable[SeatPlan], say: Texts) -> SeatPlan:
    """A seat for a bot, with a name that nobody else has."""
    return SeatPlan("bot", stone(name, say, [plan.name for plan in others]), bot=name)


def _planned(kind: str, name: str, others: list[SeatPlan], visitor: Visitor) -> list[SeatPlan]:
    """The seat that a line of the form asks for, if any."""
    own_name = " ".join(name.split())
    if kind == NOBODY:
        return []
    if kind == ME:
        return [me(visitor, own_name)]
    if kind == OPEN:
        return [SeatPlan("open")]
    what, _, which = kind.partition(":")
    if what != "bot" or which not in bot_names():
        raise WebProblem("web-seat-kind")
    if own_name:
        return [SeatPlan("bot", own_name, bot=which)]
    return [bot(which, others, visitor.say)]


# ---- lists ---------------------------------------------------------------------------------


def row(card: Card, visitor: Visitor, joining: bool = False) -> Row:
    """A table in a list, as the visitor sees it."""
    say, game = visitor.say, find_game(card.game)
    mine = [k for k, seat in enumerate(card.seats) if seat.person and seat.person == visitor.id]
    open_ = [k for k, seat in enumerate(card.seats) if seat.kind == "open"]
    alone = len(card.seats) == 1
    _, colour, animal = look(game, (mine or open_ or [0])[0])
    lit = card.phase == "running" and bool(set(mine) & set(card.waiting))
    return Row(
        id=card.id,
        name=table_name(card.id),
        about=_about(card, Texts(visitor.language, game.texts), mine, say),
        state=_state(card, mine, lit, say),
        colour=colour,
        animal=animal,
        lit=lit,
        won=card.ranks is not None and not alone and any(card.ranks[k] == 1 for k in mine),
        seat=open_[0] if joining and open_ else None,
    )


def _about(card: Card, texts: Texts, mine: list[int], say: Texts) -> str:
    game = texts("game-name")
    others = [seat.name for k, seat in enumerate(card.seats) if k not in mine and seat.name]
    if card.points is not None:
        points = ", ".join(
            f"{seat.name} {p}" for seat, p in zip(card.seats, card.points, strict=True)
        )
        return say("about-over", game=game, points=points)
    if card.phase == "open":
        taken = sum(seat.kind != "open" for seat in card.seats)
        names = ", ".join(seat.name for seat in card.seats if seat.name)
        return say("about-open", game=game, names=names, taken=taken, seats=len(card.seats))
    when = texts("web-round-number", number=card.round)
    return say("about-running", game=game, when=when, names=", ".join(others))


def _state(card: Card, mine: list[int], lit: bool, say: Texts) -> str:
    if card.points is not None and len(card.seats) == 1:
        return say("you-scored", points=card.points[0])
    if card.ranks is not None:
        rank = min((card.ranks[k] for k in mine), default=0)
        return say("you-won") if rank == 1 else say("you-placed", rank=rank)
    if card.phase == "open":
        return say("waiting-short")
    if lit:
        return say("your-turn")
    names = [card.seats[k].name for k in card.waiting]
    return say("thinking", name=names[0]) if names else say("running")
