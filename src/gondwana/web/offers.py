"""What can be played: the games, and who sits at a new table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from ..bots import bot_names
from ..kernel.game import Game, find_game, game_ids
from ..kernel.texts import Texts
from ..table import SeatPlan
from .names import stone
from .people import Visitor
from .safety import WebProblem
from .scene import draws

MOST_BOTS = 3  # against one person, where somebody just wants to play
NOBODY, ME, OPEN = "nobody", "me", "open"


def playable() -> list[str]:
    """The games that have a drawing."""
    return [id_ for id_ in game_ids() if draws(find_game(id_))]


def playable_game(id_: str) -> Game:
    """The game of this id, if it has a drawing."""
    game = find_game(id_)
    if not draws(game):
        raise WebProblem("web-no-drawing", game=game.title)
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
    }


def me(visitor: Visitor, name: str = "") -> SeatPlan:
    """A seat of the visitor's, perhaps for somebody who shares his screen."""
    assert visitor.person is not None
    return SeatPlan("person", name or visitor.person.name, person=visitor.person.id)


def bot(name: str, others: Iterable[SeatPlan], say: Texts) -> SeatPlan:
    """A seat for a bot, with a name that nobody else has."""
    return SeatPlan("bot", stone(name, say, [plan.name for plan in others]), bot=name)


def planned(kind: str, name: str, others: list[SeatPlan], visitor: Visitor) -> list[SeatPlan]:
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
