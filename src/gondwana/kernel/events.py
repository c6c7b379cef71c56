"""Events: rules note in numbers what happened, and who may know; prose is made by the reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .rule import rule

EVERYBODY = -1


def _note_nothing(
    s: Any, code: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Compiled play keeps no notes: whoever wants them replays the record plainly."""


@rule(compiled=_note_nothing)
def note(s: Any, code: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Note an event; `audience` is EVERYBODY or a bit set of seats."""
    s.notes.append((code, audience, a, b, c, d))


@dataclass(frozen=True, slots=True)
class EventKind:
    """What an event's numbers mean: its name and, per argument, a name and a kind."""

    name: str
    arguments: tuple[tuple[str, str], ...]


class Kinds:
    """The kinds of events that a game declares, each numbered as it comes."""

    def __init__(self) -> None:
        self._kinds: list[EventKind] = []

    def add(self, name: str, *arguments: str) -> int:
        """Declare an event and give its number; an argument is `kind`, or `name:kind`."""
        pairs = [a.split(":") if ":" in a else [a, a] for a in arguments]
        self._kinds.append(EventKind(name, tuple((name, kind) for name, kind in pairs)))
        return len(self._kinds) - 1

    @property
    def all(self) -> tuple[EventKind, ...]:
        """All that were declared."""
        return tuple(self._kinds)


@dataclass(frozen=True, slots=True)
class Event:
    """One event: its kind's name, its arguments by name, and who may know of it."""

    name: str
    arguments: Mapping[str, int]
    audience: int

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or a mere watcher (None), may know of it."""
        return self.audience == EVERYBODY or (seat is not None and self.audience >> seat & 1 == 1)


def read_notes(kinds: Sequence[EventKind], notes: list[tuple[int, ...]]) -> list[Event]:
    """Turn a state's notes into events."""
    events = []
    for code, audience, *numbers in notes:
        kind = kinds[code]
        names = [name for name, _ in kind.arguments]
        events.append(Event(kind.name, dict(zip(names, numbers, strict=False)), audience))
    return events
