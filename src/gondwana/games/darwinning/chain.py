"""Moving on the food chain (DW.4.1, DW.4.2)."""

from typing import Any

from ...kernel.rule import rule
from .state import FEEDERS, SEATS, SMALL, SPACES


@rule
def who_is_at(s: Any, space: int) -> int:
    """The species on a space, or NOBODY."""
    for species in range(FEEDERS):
        if s.space[species] == space:
            return species
    return -1


@rule
def next_free(s: Any, space: int, way: int) -> int:
    """The next free space up (1) or down (−1); the space itself where there is none."""
    found = space + way
    while 1 <= found <= SPACES:
        if who_is_at(s, found) < 0:
            return found
        found += way
    return space


@rule
def moved(s: Any, species: int, points: int, way: int) -> int:
    """Where so many points bring the marker: each to the next free space; else it is lost."""
    space = int(s.space[species])
    for _ in range(points):
        space = next_free(s, space, way)
    return space


@rule
def climbed(s: Any, species: int, points: int) -> int:
    """DW.4.2: where points lead upward, with the small-animals bonus."""
    bonus = 1 if s.space[species] <= SMALL else 0
    return moved(s, species, points + bonus, 1)


@rule
def lowest_seat(s: Any, t: Any) -> int:
    """DW.1.3, DW.T10: the player lowest on the food chain."""
    lowest = 0
    for seat in range(1, min(t.seats, SEATS)):
        if s.space[seat] < s.space[lowest]:
            lowest = seat
    return lowest
