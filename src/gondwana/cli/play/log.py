"""The log: events as sentences in the reader's language, by round and phase.

A game has a sentence `event-NAME` for each kind of event. Where it also has `events-NAME`, events
of the kind that follow each other become one line, a list of `item-NAME`; with `run-NAME` only
those of one seat. Rounds and phases are headings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...kernel.events import Event
from ...kernel.game import Table
from ...kernel.texts import Texts
from .terminals import Terminal

HEADINGS = ("round", "phase")


@dataclass(frozen=True)
class Told:
    """A line of the log; `kind` is `round` or `phase` for headings, else `line`."""

    kind: str
    text: str


class Teller:
    """Tells events to a reader; `names` is what each seat is called."""

    def __init__(self, table: Table, terminal: Terminal, texts: Texts, names: list[str]) -> None:
        self._game = table.game
        self._constants = table.constants
        self._terminal = terminal
        self._texts = texts
        self._names = names
        self._kinds = {kind.name: dict(kind.arguments) for kind in table.game.events}

    def tell(self, events: Iterable[Event]) -> list[Told]:
        """The lines that tell these events."""
        lines: list[Told] = []
        told = [event for event in events if event.name not in self._terminal.untold]
        for name, group in groupby(_folds(told, self._terminal, self._texts.has), _fold_key):
            items = [event for event, _ in group]
            kind = items[0].name if items[0].name in HEADINGS else "line"
            text = self._sentence(name[0], items)
            if name[0] in self._terminal.going_on and lines and lines[-1].kind == "line":
                lines[-1] = Told("line", f"{lines[-1].text} {text}")
            else:
                lines.append(Told(kind, text))
        return lines

    def _sentence(self, name: str, events: list[Event]) -> str:
        if len(events) == 1:
            return self._texts(f"event-{name}", **self._arguments(events[0]))
        items = [self._texts(f"item-{name}", **self._arguments(event)) for event in events]
        many = "events" if self._texts.has(f"events-{name}") else "run"
        first = self._arguments(events[0])
        return self._texts(f"{many}-{name}", **first, list=", ".join(items))

    def _arguments(self, event: Event) -> dict[str, str]:
        kinds = self._kinds[event.name]
        return {name: self._word(kinds[name], value) for name, value in event.arguments.items()}

    def _word(self, kind: str, value: int) -> str:
        if kind == "seat":
            return self._names[value]
        return self._game.argument(self._constants, kind, value, self._texts)


def _fold_key(pair: tuple[Event, tuple[str, int]]) -> tuple[str, int]:
    return pair[1]


def _folds(
    events: list[Event], terminal: Terminal, has: Callable[[str], bool]
) -> Iterable[tuple[Event, tuple[str, int]]]:
    """Each event with its name and the number of the line it belongs to."""
    number = 0
    before: Event | None = None
    seats: set[int] = set()
    for event in events:
        name = terminal.event_name(event)
        seat = event.arguments.get("seat", -1)
        joins = before is not None and terminal.event_name(before) == name
        if joins and has(f"run-{name}"):
            joins = before is not None and before.arguments.get("seat", -1) == seat
        elif joins:
            joins = has(f"events-{name}")
            joins = joins and not (name in terminal.once_a_seat and seat in seats)
        if not joins:
            number += 1
            seats.clear()
        seats.add(seat)
        before = event
        yield event, (name, number)


def as_shown(line: Told) -> RenderableType:
    """A line as the terminal shows it."""
    if line.kind == "round":
        return Text(f"\n{line.text}", "bold underline")
    if line.kind == "phase":
        return Text(line.text, "bold")
    return Padding(Text(line.text), (0, 0, 0, 2), expand=False)
