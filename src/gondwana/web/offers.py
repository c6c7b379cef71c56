"""What can be played: the games, and who sits at a new table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ..bots import USUAL, bot_names, rating, steps
from ..kernel.game import Game, Option, find_game, game_ids
from ..kernel.texts import Texts
from ..table import SeatPlan
from .names import component, stone, strength
from .people import Visitor
from .safety import WebProblem
from .scene import draws, look

MOST_BOTS = 3  # against one person, where somebody just wants to play
USUAL_SEATS = 3  # taken in the form of a new table, where the game has so many
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
        "options": [
            _option(option, texts, visitor.say) for option in game.options if not option.research
        ],
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
    say, usual_bot = visitor.say, f"bot:{USUAL}"
    bots = [(f"bot:{name}", say("a-bot", strength=strength(name, say))) for name in steps()]
    usual = [ME, *[usual_bot] * (max(game.seats[0], USUAL_SEATS) - 1)]
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


@dataclass(frozen=True)
class Opponent:
    """A bot that one can play against: by name, in a sentence, and its rating by players."""

    name: str
    character: str
    ratings: str


def ladder(game: Game, visitor: Visitor) -> list[Opponent]:
    """The bots of the ladder, from weak to strong."""
    say = visitor.say
    return [
        Opponent(strength(name, say), say(f"character-{name}"), _ratings(name, game))
        for name in steps()
    ]


def _ratings(name: str, game: Game) -> str:
    """What was measured of a step of the ladder, for each number of players; may be nothing."""
    rated = ((seats, rating(name, game.id, seats)) for seats in game.seats)
    return " · ".join(f"{found.rating:.0f} ({seats})" for seats, found in rated if found)


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
