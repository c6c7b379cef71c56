"""How this game's events are told, on every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ...kernel.events import Event
from ...kernel.telling import Manner
from .state import CAUSES, WINDOWS


def name(event: Event) -> str:
    """The event's name for its sentence: why a dinosaur fell is part of it."""
    if event.name == "fell":
        return f"fell-{CAUSES[event.arguments['cause']]}"
    return event.name


MANNER = Manner(
    going_on=frozenset(
        {"climate", "foretold", "truce", "divided", "first", "horns", "fight-die", "won", "held"}
        | {"meteor-die", "outbid", "drew-card", "fell-fight", "fell-newborn"}
        | {"fell-accident", "fell-flood", "replaced", "forfeited", "gained", "pledged"}
        | {"unpledged"}
    ),
    untold=frozenset({"moves", "named"}),
    once_a_seat=frozenset({"placed"}),
    name=name,
)


# ---- cards of the players' own (E1.C27, E1.R18) --------------------------------------------


class OwnCard(Protocol):
    """What the players wrote onto a blank card."""

    @property
    def windows(self) -> tuple[str, ...]:
        """When it may be played."""

    @property
    def effect(self) -> str:
        """What it does."""

    @property
    def amount(self) -> int:
        """How much."""

    @property
    def whom(self) -> str:
        """To whom: self, others or all."""


def own_card(texts: Callable[..., str], card: OwnCard) -> tuple[str, str]:
    """Two sentences made from a card's figures: when it may be played, and what it does."""
    *windows, last = (texts(f"window-{window}") for window in card.windows)
    when = texts("own-card-windows", windows=", ".join(windows), last=last, more=len(windows))
    if set(card.windows) == set(WINDOWS[1:-1]):
        when = texts("card-sleeping-gene-window")
    steps, way = abs(card.amount), "back" if card.amount < 0 else "forward"
    details = {"amount": card.amount, "whom": card.whom, "steps": steps, "way": way}
    return f"{when[0].upper()}{when[1:]}", texts(f"effect-{card.effect}", **details)
