"""Telling: how events become sentences, alike for every screen.

A game has a sentence `event-NAME` for each kind of event. Where it also has `events-NAME`, events
of the kind that follow each other are told together, a list of `item-NAME`; with `run-NAME` only
those of one seat. Where a game gives events of several kinds one name, each has its own item.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from .events import Event
from .game import Table
from .texts import Texts

HEADINGS = ("round", "phase")


def plain_name(event: Event) -> str:
    """The event's own name."""
    return event.name


@dataclass(frozen=True)
class Manner:
    """How a game wants its events told.

    `going_on` go on in the line of the one before, `untold` are left out, `once_a_seat` begin a new
    line where a seat comes again; `name` is what an event's sentence is called.
    """

    going_on: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()
    once_a_seat: frozenset[str] = frozenset()
    name: Callable[[Event], str] = plain_name


@dataclass(frozen=True)
class Fold:
    """Events that are told together, the number of the first, and their sentence's name."""

    name: str
    at: int
    events: tuple[Event, ...]

    @property
    def heading(self) -> bool:
        """Whether it is a heading, and so nothing goes on in its line."""
        return self.name in HEADINGS


class Sentences:
    """Events as sentences of a game's texts.

    `seat` gives a seat's name; `words` may give another word than the game's for a value of a kind,
    or None.
    """

    def __init__(
        self,
        table: Table,
        texts: Texts,
        manner: Manner,
        seat: Callable[[int], str],
        words: Callable[[str, int], str | None] = lambda kind, value: None,
    ) -> None:
        self._table = table
        self._texts = texts
        self._manner = manner
        self._seat = seat
        self._words = words
        self._kinds = {kind.name: dict(kind.arguments) for kind in table.game.events}

    def folds(self, events: Sequence[Event], first: int = 0, apart: int = -1) -> Iterator[Fold]:
        """The events from number `first` on, as they are told together.

        The event with the number `apart` joins no earlier one.
        """
        at, group = first, list[Event]()
        for number in range(first, len(events)):
            event = events[number]
            if event.name in self._manner.untold:
                continue
            if group and number != apart and self._joins(group, event):
                group.append(event)
                continue
            if group:
                yield Fold(self._manner.name(group[0]), at, tuple(group))
            at, group = number, [event]
        if group:
            yield Fold(self._manner.name(group[0]), at, tuple(group))

    def _joins(self, group: list[Event], event: Event) -> bool:
        name = self._manner.name(event)
        if name != self._manner.name(group[0]):
            return False
        seat = event.arguments.get("seat")
        if self._texts.has(f"run-{name}"):
            return group[-1].arguments.get("seat") == seat
        if name in self._manner.once_a_seat and seat in [e.arguments["seat"] for e in group]:
            return False
        return self._texts.has(f"events-{name}")

    def goes_on(self, fold: Fold) -> bool:
        """Whether the sentence belongs into the line of the one before."""
        return fold.name in self._manner.going_on

    def __call__(self, fold: Fold) -> str:
        """The sentence."""
        name, first = fold.name, self._arguments(fold.events[0])
        if len(fold.events) == 1 and self._texts.has(f"event-{name}"):
            return self._texts(f"event-{name}", **first)
        items = [self._item(name, event) for event in fold.events]
        many = "events" if self._texts.has(f"events-{name}") else "run"
        return self._texts(f"{many}-{name}", **first, list=", ".join(items))

    def _item(self, name: str, event: Event) -> str:
        """An event in a list: by its own item where several kinds are told together."""
        own = f"item-{event.name}"
        key = own if self._texts.has(own) else f"item-{name}"
        return self._texts(key, **self._arguments(event))

    def _arguments(self, event: Event) -> dict[str, str]:
        kinds = self._kinds[event.name]
        return {name: self._word(kinds[name], value) for name, value in event.arguments.items()}

    def _word(self, kind: str, value: int) -> str:
        if kind == "seat":
            return self._seat(value)
        own = self._words(kind, value)
        if own is not None:
            return own
        return self._table.game.argument(self._table.constants, kind, value, self._texts)
