"""Dinosaurs on the island: `s.dinosaur` says whose stands where, `s.alive` counts a seat's."""

from typing import Any

from ....kernel.rule import rule

NOBODY = -1


@rule
def settle(s: Any, seat: int, space: int) -> None:
    """A dinosaur of the seat comes onto the free space."""
    s.dinosaur[space] = seat
    s.alive[seat] += 1


@rule
def leave(s: Any, space: int) -> None:
    """The dinosaur on the space goes back to its owner."""
    s.alive[s.dinosaur[space]] -= 1
    s.dinosaur[space] = NOBODY
