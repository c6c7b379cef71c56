"""What is drawn: a view with all that belongs to its page, and the words of every part."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from ....kernel.events import Event
from ....kernel.game import Table
from ....kernel.texts import Texts
from ..state import GENES, NORMAL_GENES
from ..view import SpaceView, View
from ..words import MARKS
from .html import el, hidden, icon

SPECIES = ("tyrannosaur", "ceratops", "stegosaur", "brachiosaur", "parasaur")
DIE = {
    "fail": "die-fail",
    "success": "die-hit",
    "equal": "die-ge",
    "more": "die-gt",
    "two-more": "die-ge2",
}
# Signs that no font has and that stand around a space's name until the sentence is escaped.
_OPEN, _CLOSE = "\ue000", "\ue001"
_PLACE = re.compile(f"{_OPEN}(\\w+){_CLOSE}")


@dataclass(frozen=True)
class Scene:
    """A page of the table as one reader sees it.

    `table` is the match's (its constants lie open), `texts` has the game's words; `legal` are the
    words of all the reader may do now; `names` what each seat is called, `bots` how strong the bot
    on a seat is, in a word of the reader's language; `events` all that the reader may know, from
    the start of the game; `pieces` what `track` made of them; `since` the number of the first event
    after the reader's last decision; `undone` the moves taken back: number, seat, words;
    `history` the points of all seats at the start and after each round; `rules` the address of a
    clause but its number; `after_game` what the page offers beneath the result; `shared` whether
    the reader plays several seats, and so is told for which he is asked; `begun` is False while
    seats are open.
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
    undone: Sequence[tuple[int, int | None, str]] = ()
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
        """A sentence whose spaces, given by `place`, can be pressed."""
        return Markup(_PLACE.sub(self._place, str(escape(text))))

    def _place(self, found: re.Match[str]) -> str:
        name = found[1]
        if name not in self.spaces:
            return name
        return str(el("a", name, class_="at", href=f"#s-{name}", data_at=name))

    def name(self, seat: int) -> str:
        """What the seat is called."""
        return self.names[seat]

    def seats(self, seats: Sequence[int]) -> str:
        """Some seats' names in a row."""
        return ", ".join(self.names[seat] for seat in seats)

    def clause(self, clause: str) -> Markup:
        """A rule's number, to be pressed."""
        return el("a", clause, class_="clause", href=f"{self.rules}{clause}", data_clause=clause)

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
    def spaces(self) -> dict[str, SpaceView]:
        """The spaces by name."""
        return {space.name: space for space in self.view.spaces}

    @cached_property
    def this_phase(self) -> Sequence[Event]:
        """The events since the phase began."""
        for at in range(len(self.events) - 1, -1, -1):
            if self.events[at].name in ("phase", "round"):
                return self.events[at + 1 :]
        return self.events

    @cached_property
    def middle(self) -> float:
        """Where the island's middle lies, from left to right, in widths of a space."""
        across = [space.q + space.r / 2 for space in self.view.spaces]
        return (min(across) + max(across)) / 2

    @cached_property
    def space_names(self) -> tuple[str, ...]:
        """The spaces' names by number, as events count them."""
        return tuple(space.name for space in self.view.spaces)


def place(name: str) -> str:
    """A space's name for `Scene.with_places`."""
    return f"{_OPEN}{name}{_CLOSE}"


def seat_class(seat: int) -> str:
    """The class that gives a seat's colour and pattern."""
    return f"seat-{MARKS[seat].lower()}"


def letter(seat: int, *more: str) -> Markup:
    """A seat's letter on its colour."""
    return el("b", MARKS[seat], class_=" ".join(("letter", seat_class(seat), *more)))


def unique_genes(genes: dict[str, int]) -> list[str]:
    """The unique genes that somebody has."""
    return [gene for gene in GENES[NORMAL_GENES:] if genes[gene]]


def figure(name: str, value: str, words: str) -> Markup:
    """A trait: its pictogram and number, pale where there is none."""
    pale = " none" if value == "0" else ""
    return el("span", icon(name), value, hidden(f" {words}"), class_=f"trait{pale}", title=words)
