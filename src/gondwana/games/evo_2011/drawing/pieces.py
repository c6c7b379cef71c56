"""Which dinosaur is which: ids that stay with a piece wherever it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.events import Event
from ...common.drawing import pieces
from ...common.drawing.scene import colour
from ..state import AS_NEWBORN


def track(events: Sequence[Event]) -> dict[int, str]:
    """The id of the dinosaur on each space, by the space's number, after these events."""
    return pieces.track(events, Herd())


class Herd(pieces.Pieces):
    """The dinosaurs on the island."""

    def __init__(self) -> None:
        super().__init__()
        self._attack: tuple[int, int] | None = None
        self._taken: str | None = None

    def follow(self, name: str, arguments: Mapping[str, int]) -> None:
        """Do to the dinosaurs what an event says."""
        if name in ("settled", "laid"):
            self.lay(arguments["seat"], arguments["space"])
        elif name in ("moved", "flew", "swam"):
            self.go(arguments["from"], arguments["to"])
        elif name == "attacked":
            self._attack = (arguments["from"], arguments["to"])
        elif name == "fled":
            self.go(arguments["from"], arguments["to"])
            self._win()
        elif name == "fell" and arguments["cause"] != AS_NEWBORN:
            self.fall(arguments["space"])
            if self._attack is not None and self._attack[1] == arguments["space"]:
                self._win()
        elif name == "held":
            self._attack = None
        elif name == "took-off":
            self._taken = self.at.pop(arguments["space"], None)

    def lay(self, seat: int, space: int) -> None:
        """A newborn comes, or the dinosaur that was taken off to be placed elsewhere."""
        if self._taken is not None and self._taken[pieces.COLOUR] == colour(seat):
            self.at[space], self._taken = self._taken, None
        else:
            self.come(seat, space)

    def _win(self) -> None:
        """The winner of a fight takes the space."""
        if self._attack is not None:
            self.go(*self._attack)
            self._attack = None
