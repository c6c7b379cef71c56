"""What is drawn: a view with all that belongs to its page, and the words of every part."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from markupsafe import Markup, escape

from ....kernel.events import Event
from ....kernel.game import Table
from ....kernel.telling import HEADINGS
from ....kernel.texts import Texts
from .html import el

# The seats' colours and patterns in the look, in the order in which seats have them, and the
# silhouettes that go with the first ones where a game has no others.
COLOURS = "tcsbpa"
SPECIES = ("tyrannosaur", "ceratops", "stegosaur", "brachiosaur", "parasaur")
# Signs that no font has and that stand around a place's name until the sentence is escaped.
_OPEN, _CLOSE = "\ue000", "\ue001"
_PLACE = re.compile(f"{_OPEN}(\\w+){_CLOSE}")


class Ask(Protocol):
    """What a view tells of the question at hand."""

    @property
    def step(self) -> str:
        """What is asked."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked."""


class View(Protocol):
    """What the drawings of all games read from a game's view."""

    @property
    def seat(self) -> int | None:
        """The reader's seat; None for who only watches."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def ask(self) -> Ask:
        """What is asked, and of whom."""


@dataclass(frozen=True)
class Scene:
    """A page of the table as one reader sees it; a game's own scene says which view it has.

    `table` is the match's (its constants lie open), `texts` has the game's words; `legal` are the
    words of all the reader may do now; `names` what each seat is called, `bots` how strong the bot
    on a seat is, in a word of the reader's language; `events` all that the reader may know, from
    the start of the game; `pieces` what `track` made of them; `since` the number of the first event
    after the reader's last decision; `undone` the moves taken back: the number of the event before
    which each stood, its seat, its words, and the events that came of it; `history` the points of
    all seats at the start and after each round; `rules` the address of a clause but its number;
    `after_game` what the page offers beneath the result; `shared` whether the reader plays several
    seats, and so is told for which he is asked; `begun` is False while seats are open.
    """

    view: View
    table: Table
    texts: Texts
    names: tuple[str, ...]
    bots: tuple[str | None, ...] = ()
    legal: Sequence[str] = ()
    events: Sequence[Event] = ()
    pieces: Mapping[int, str] = field(default_factory=dict)
    since: int = 0
    undone: Sequence[tuple[int, int | None, str, Sequence[Event]]] = ()
    over: bool = False
    history: Sequence[tuple[int, ...]] = ()
    rules: str = "#"
    after_game: Markup | None = None
    shared: bool = False
    begun: bool = True

    # ---- words -----------------------------------------------------------------------------

    def say(self, key: str, /, **details: Any) -> str:
        """A message of the game as plain text."""
        return self.texts(key, **details)

    def with_places(self, text: str) -> Markup:
        """A sentence whose places, given by `place`, can be pressed."""
        return Markup(_PLACE.sub(self._place, str(escape(text))))

    def _place(self, found: re.Match[str]) -> str:
        name = found[1]
        if name not in self.places:
            return name
        return str(el("a", name, class_="at", href=f"#s-{name}", data_at=name))

    @property
    def places(self) -> Collection[str]:
        """The names of what the page shows as an element with the id `s-NAME`."""
        return ()

    def name(self, seat: int) -> str:
        """What the seat is called."""
        return self.names[seat]

    def seats(self, seats: Sequence[int]) -> str:
        """Some seats' names in a row."""
        return ", ".join(self.names[seat] for seat in seats)

    def clause(self, clause: str) -> Markup:
        """A rule's number, to be pressed."""
        return el("a", clause, class_="clause", href=f"{self.rules}{clause}", data_clause=clause)

    # ---- seats -----------------------------------------------------------------------------

    def mark(self, seat: int) -> str:
        """The letter or letters that stand for the seat."""
        return self.table.game.marks[seat]

    def species(self, seat: int) -> str:
        """The silhouette that stands for the seat."""
        return SPECIES[seat]

    def letter(self, seat: int, *more: str) -> Markup:
        """A seat's letter on its colour."""
        return el("b", self.mark(seat), class_=" ".join(("letter", seat_class(seat), *more)))

    # ---- what is asked ---------------------------------------------------------------------

    @property
    def me(self) -> int | None:
        """The reader's seat."""
        return self.view.seat

    @cached_property
    def asked(self) -> bool:
        """Whether the reader must decide now."""
        return bool(self.legal) and self.view.seat in self.view.ask.seats

    @property
    def step(self) -> str:
        """What the reader is asked, or nothing."""
        return self.view.ask.step if self.asked else ""

    @cached_property
    def this_phase(self) -> Sequence[Event]:
        """The events since the phase began."""
        for at in range(len(self.events) - 1, -1, -1):
            if self.events[at].name in HEADINGS:
                return self.events[at + 1 :]
        return self.events


def place(name: str) -> str:
    """A place's name for `Scene.with_places`."""
    return f"{_OPEN}{name}{_CLOSE}"


def colour(seat: int) -> str:
    """The letter by which the look knows a seat's colour and pattern."""
    return COLOURS[seat]


def seat_class(seat: int) -> str:
    """The class that gives a seat's colour and pattern."""
    return f"seat-{colour(seat)}"
