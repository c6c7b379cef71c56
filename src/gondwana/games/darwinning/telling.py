"""How this game's events are told, on every screen."""

from __future__ import annotations

from ...kernel.events import Event
from ...kernel.telling import Manner

FOOD = "food"


def name(event: Event) -> str:
    """The event's name for its sentence: all that a species finds to eat is told in one (DW.5.2)."""
    if event.name == "fed" or event.name.startswith(f"{FOOD}-"):
        return FOOD
    return event.name


MANNER = Manner(
    going_on=frozenset(
        {"laid-open", "strongest", "weaker", "poisoned", "starved", "surplus", "level", "thrown"}
    ),
    name=name,
)
