"""The form of a new table: seats and options, with what was entered, and who the bots are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..bots import USUAL, Step, rating, steps
from ..kernel.game import Game, Option
from ..kernel.texts import Texts
from .desk import PACES
from .names import component, strength
from .offers import ME, NOBODY, OPEN
from .people import Visitor
from .scene import look

USUAL_SEATS = 3  # taken where nothing was entered, if the game has so many
Choices = list[tuple[str, str]]


@dataclass(frozen=True)
class Selection:
    """A field where one chooses: its name, what it is called, values with their words."""

    name: str
    label: str
    choices: Choices
    chosen: str


@dataclass(frozen=True)
class Seat:
    """A line for a seat: its colour and silhouette, who sits there, and what he is called."""

    colour: str
    animal: str
    who: Selection
    name: str


@dataclass(frozen=True)
class Opponent:
    """A bot that one can play against: what it is like, and its ratings by numbers of seats."""

    name: str
    character: str
    thinking: str
    ratings: Mapping[int, str]


@dataclass(frozen=True)
class Form:
    """The form of a game."""

    seats: list[Seat]
    selections: list[Selection]
    files: Choices
    opponents: list[Opponent]

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return sum(seat.who.chosen != NOBODY for seat in self.seats)


def form(game: Game, visitor: Visitor, entered: Mapping[str, str]) -> Form:
    """The form of a game with what was entered, perhaps in another game's, as far as it fits."""
    say, texts = visitor.say, Texts(visitor.language, game.texts)
    options = [option for option in game.options if not option.research]
    return Form(
        seats=[_seat(game, number, visitor, entered) for number in range(game.seats[-1])],
        selections=[
            *(_option(option, texts, say, entered) for option in options),
            *_ways(say, entered),
        ],
        files=[(name, component(name, texts, say)) for name in game.components],
        opponents=[_opponent(step, game, say) for step in steps().values()],
    )


def _selection(
    name: str, label: str, choices: Choices, usual: str, entered: Mapping[str, str]
) -> Selection:
    """A field, with what was entered where that can be chosen."""
    wanted = entered.get(name, usual)
    known = any(value == wanted for value, _ in choices)
    return Selection(name, label, choices, wanted if known else usual)


def _seat(game: Game, number: int, visitor: Visitor, entered: Mapping[str, str]) -> Seat:
    """A seat: at first the visitor's and some bots', the others free."""
    say, needed = visitor.say, number < game.seats[0]
    choices = [(ME, say("me")), (OPEN, say("whoever-comes"))]
    choices += [(f"bot:{name}", say("a-bot", strength=strength(name, say))) for name in steps()]
    if not needed:
        choices.append((NOBODY, say("nobody")))
    first = number == 0 and not entered
    takes = needed or (number < USUAL_SEATS and not entered)
    usual = ME if first else f"bot:{USUAL}" if takes else NOBODY
    label = say("seat-number", seat=number + 1)
    _, colour, animal = look(game, number)
    own_name = visitor.person.name if first and visitor.person else ""
    return Seat(
        colour,
        animal,
        _selection(f"seat-{number}", label, choices, usual, entered),
        entered.get(f"name-{number}", own_name),
    )


def _option(option: Option, texts: Texts, say: Texts, entered: Mapping[str, str]) -> Selection:
    choices = [(v, texts(f"option-{option.name}-{v}")) for v in option.values]
    usual = option.default if isinstance(option.default, str) else ""
    if not usual:
        choices.insert(0, ("", say("as-rulebook")))
    label = texts(f"option-{option.name}")
    return _selection(f"option-{option.name}", label, choices, usual, entered)


def _ways(say: Texts, entered: Mapping[str, str]) -> list[Selection]:
    """How one plays, whatever the game."""
    dice = [("seeded", say("dice-seeded")), ("hand", say("dice-hand"))]
    paces = [(pace, say(f"pace-{pace}")) for pace in PACES]
    hints = [("", say("hints-usual")), ("yes", say("hints-yes")), ("no", say("hints-no"))]
    return [
        _selection("dice", say("dice"), dice, "seeded", entered),
        _selection("pace", say("pace"), paces, "usual", entered),
        _selection("hints", say("hints"), hints, "", entered),
    ]


def _opponent(step: Step, game: Game, say: Texts) -> Opponent:
    measured = ((seats, rating(step.name, game.id, seats)) for seats in game.seats)
    return Opponent(
        strength(step.name, say),
        say(f"character-{step.name}"),
        say("bot-thinks", seconds=step.milliseconds / 1000),
        {
            seats: say(
                "bot-rated",
                rating=round(found.rating),
                spread=round((found.high - found.low) / 2),
                seats=seats,
            )
            for seats, found in measured
            if found
        },
    )
