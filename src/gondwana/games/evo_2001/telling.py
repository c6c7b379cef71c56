"""How this game's events are told, on every screen."""

from __future__ import annotations

from ...kernel.events import Event
from ...kernel.telling import Manner
from .state import CAUSES


def name(event: Event) -> str:
    """The event's name for its sentence: why a dinosaur fell is part of it."""
    if event.name == "fell":
        return f"fell-{CAUSES[event.arguments['cause']]}"
    return event.name


MANNER = Manner(
    going_on=frozenset(
        {"climate", "foretold", "truce", "divided", "first", "horns", "fight-die", "won", "held"}
        | {"named", "meteor-die", "outbid", "drew-card", "fell-fight", "fell-newborn"}
        | {"fell-accident", "fell-flood", "replaced", "forfeited", "gained", "pledged"}
        | {"unpledged"}
    ),
    untold=frozenset({"moves"}),
    once_a_seat=frozenset({"placed", "born"}),
    name=name,
)
