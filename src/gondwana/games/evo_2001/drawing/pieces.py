"""Which dinosaur is which: ids that stay with a piece wherever it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.events import Event
from ...common.drawing import pieces
from ..state import AS_NEWBORN


def track(events: Sequence[Event]) -> dict[int, str]:
    """The id of the dinosaur on each region, by the region's number, after these events."""
    return pieces.track(events, Herd())


class Herd(pieces.Pieces):
    """The dinosaurs on the island."""

    def __init__(self) -> None:
        super().__init__()
        self._attack: tuple[int, int] | None = None

    def follow(self, name: str, arguments: Mapping[str, int]) -> None:
        """Do to the dinosaurs what an event says."""
        if name in ("started", "born"):
            self.come(arguments["seat"], arguments["region"])
        elif name == "moved":
            self.go(arguments["from"], arguments["to"])
        elif name == "attacked":
            self._attack = (arguments["from"], arguments["to"])
        elif name in ("held", "kid"):
            self._attack = None
        elif name == "fell" and arguments["cause"] != AS_NEWBORN:
            self.fall(arguments["region"])
            if self._attack is not None and self._attack[1] == arguments["region"]:
                self.go(*self._attack)
                self._attack = None
        elif name == "replaced":
            self.fall(arguments["region"])
            self.come(arguments["seat"], arguments["region"])
