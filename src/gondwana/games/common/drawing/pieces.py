"""Which piece is which: ids that stay with a piece wherever it goes.

A piece's id is `p-`, its seat's colour and a number: `p-t3`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ....kernel.events import Event
from .scene import COLOURS, colour

COLOUR = 2  # where in the id the colour stands


class Pieces:
    """Pieces by the number of the space they stand on; a game says what its events do to them."""

    def __init__(self) -> None:
        self.at: dict[int, str] = {}
        self.fallen: list[tuple[str, int]] = []
        self._come = [0] * len(COLOURS)

    def follow(self, name: str, arguments: Mapping[str, int]) -> None:
        """Do to the pieces what an event says."""
        raise NotImplementedError

    def come(self, seat: int, space: int) -> None:
        """A new piece comes."""
        self._come[seat] += 1
        self.at[space] = f"p-{colour(seat)}{self._come[seat]}"

    def go(self, start: int, target: int) -> None:
        """A piece goes, whatever stood on the target."""
        piece = self.at.pop(start, None)
        if piece is not None:
            self.at[target] = piece

    def fall(self, space: int) -> None:
        """The piece on the space, if any, is lost."""
        if piece := self.at.pop(space, None):
            self.fallen.append((piece, space))


def standing(seats: Sequence[int | None]) -> dict[int, str]:
    """Ids for pieces of which only the owners are known: `seats` by the space's number."""
    return {
        space: f"p-{colour(seat)}{space}" for space, seat in enumerate(seats) if seat is not None
    }


def track(events: Sequence[Event], pieces: Pieces) -> dict[int, str]:
    """The id of the piece on each space, by the space's number, after these events."""
    for event in events:
        pieces.follow(event.name, event.arguments)
    return pieces.at


def fallen(events: Sequence[Event], since: int, pieces: Pieces) -> list[tuple[str, int]]:
    """The ids of the pieces that were lost from the event number `since` on, and their spaces."""
    for number, event in enumerate(events):
        if number == since:
            pieces.fallen.clear()
        pieces.follow(event.name, event.arguments)
    return pieces.fallen


def last_move(
    events: Sequence[Event], moves: Collection[str], space: str
) -> tuple[int, list[int]] | None:
    """Who moved last, and the spaces of that piece's way.

    `moves` are the names of the events of a step, `space` is what the winner of a fight enters.
    """
    way: tuple[int, list[int]] | None = None
    start: int | None = None
    for event in events:
        told = event.arguments
        if event.name == "attacked":
            start = told["from"]
        if event.name in moves:
            step = told["seat"], told["from"], told["to"]
        elif event.name == "won" and start is not None:
            step = told["seat"], start, told[space]
            start = None
        else:
            continue
        seat, source, target = step
        if way is not None and way[0] == seat and way[1][-1] == source:
            way = seat, [*way[1], target]
        else:
            way = seat, [source, target]
    return way
