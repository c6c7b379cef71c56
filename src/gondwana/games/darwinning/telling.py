"""How this game's events are told, on every screen."""

from __future__ import annotations

from ...kernel.events import Event
from ...kernel.telling import Manner

# What is told in one sentence: all that a species finds to eat (DW.5.2), all cards of a play, and
# what becomes of all when the bites are counted (DW.5.4).
TOGETHER = {"fed": "food", "laid-open": "laid"} | dict.fromkeys(
    ("bitten", "grew", "not-grown"), "changes"
)


def name(event: Event) -> str:
    """The event's name for its sentence."""
    if event.name.startswith("food-"):
        return "food"
    return TOGETHER.get(event.name, event.name)


MANNER = Manner(
    going_on=frozenset(
        {"strongest", "weaker", "poisoned", "starved", "surplus", "level", "thrown"}
    ),
    name=name,
)
