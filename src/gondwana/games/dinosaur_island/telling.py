"""How this game's events are told, on every screen."""

from __future__ import annotations

from ...kernel.events import Event
from ...kernel.telling import Manner
from .happenings import SOURCES

# Dollars that something told just before has brought.
FOLLOWING = frozenset({"grant", "pass", "gate"})


def name(event: Event) -> str:
    """The event's name for its sentence: dollars that follow from something go on in its line."""
    if event.name == "earned" and SOURCES[event.arguments["source"]] in FOLLOWING:
        return "earned-by-it"
    return event.name


MANNER = Manner(
    going_on=frozenset(
        {"earned-by-it", "dna", "dna-lost", "dna-paid", "paid", "worker", "covered", "fenced-in"}
        | {"put-up", "exchanged", "lost", "sued"}
    ),
    once_a_seat=frozenset({"place"}),
    name=name,
)
