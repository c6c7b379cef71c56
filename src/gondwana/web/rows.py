"""Tables in lists: each in a row, as the reader sees it."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.game import find_game
from ..kernel.texts import Texts
from ..table import Card
from .names import table_name
from .people import Visitor
from .scene import look


@dataclass(frozen=True)
class Row:
    """A table in a list; `seat` is one that is open to the reader, `played` tells he sat there."""

    id: str
    name: str
    about: str
    state: str
    colour: str
    animal: str
    lit: bool = False
    won: bool = False
    seat: int | None = None
    played: bool = False


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
        played=card.phase == "over" and bool(mine),
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
