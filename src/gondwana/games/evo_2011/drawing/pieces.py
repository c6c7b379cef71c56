"""Which dinosaur is which: ids that stay with a piece wherever it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.events import Event
from ..state import AS_NEWBORN
from ..words import MARKS


def track(events: Sequence[Event]) -> dict[int, str]:
    """The id of the dinosaur on each space, by the space's number, after these events."""
    herd = _Herd()
    for event in events:
        herd.follow(event.name, event.arguments)
    return herd.at


def fallen(events: Sequence[Event], since: int) -> list[tuple[str, int]]:
    """The ids of the dinosaurs that fell from the event number `since` on, and their spaces."""
    herd = _Herd()
    for number, event in enumerate(events):
        if number == since:
            herd.fallen.clear()
        herd.follow(event.name, event.arguments)
    return herd.fallen


class _Herd:
    """Pieces by space, as the events move them."""

    def __init__(self) -> None:
        self.at: dict[int, str] = {}
        self.fallen: list[tuple[str, int]] = []
        self._born = [0] * len(MARKS)
        self._attack: tuple[int, int] | None = None
        self._taken: str | None = None

    def follow(self, name: str, arguments: Mapping[str, int]) -> None:
        """Do to the pieces what an event says."""
        if name in ("settled", "laid"):
            self._come(arguments["seat"], arguments["space"])
        elif name in ("moved", "flew", "swam"):
            self._go(arguments["from"], arguments["to"])
        elif name == "attacked":
            self._attack = (arguments["from"], arguments["to"])
        elif name == "fled":
            self._go(arguments["from"], arguments["to"])
            self._win()
        elif name == "fell" and arguments["cause"] != AS_NEWBORN:
            if piece := self.at.pop(arguments["space"], None):
                self.fallen.append((piece, arguments["space"]))
            if self._attack is not None and self._attack[1] == arguments["space"]:
                self._win()
        elif name == "held":
            self._attack = None
        elif name == "took-off":
            self._taken = self.at.pop(arguments["space"], None)

    def _come(self, seat: int, space: int) -> None:
        if self._taken is not None and self._taken[2] == MARKS[seat].lower():
            self.at[space], self._taken = self._taken, None
            return
        self._born[seat] += 1
        self.at[space] = f"p-{MARKS[seat].lower()}{self._born[seat]}"

    def _go(self, start: int, target: int) -> None:
        piece = self.at.pop(start, None)
        if piece is not None:
            self.at[target] = piece

    def _win(self) -> None:
        """The winner of a fight takes the space."""
        if self._attack is not None:
            self._go(*self._attack)
            self._attack = None
