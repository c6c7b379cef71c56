"""Islands of hexagons: reading and checking the spaces of a map file, and what lies how far.

A wrong figure is a Problem that names it. The messages of what would be right are in `TEXTS`, a
folder that the game gives to `Figures.read` besides its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...kernel.figures import Figures

BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # in axial coordinates
DIRECTIONS = len(BESIDE)
FAR = 99  # the largest coordinate, to either side


@dataclass(frozen=True)
class Space:
    """A space: its name, its place (axial hex coordinates), and the names of those beside it."""

    name: str
    q: int
    r: int
    adjacent: tuple[str, ...]


def read_space(figures: Figures, adjacent: str = "adjacent") -> Space:
    """What every space has: `id`, `q`, `r`, and beside which others it lies."""
    return Space(
        figures.text("id"),
        figures.whole("q", -FAR, FAR),
        figures.whole("r", -FAR, FAR),
        tuple(figures.texts(adjacent)),
    )


def check_spaces(
    rows: Sequence[Figures], spaces: Sequence[Space], adjacent: str = "adjacent"
) -> None:
    """Each space has a name and a place of its own, and the spaces beside it name it too."""
    by_name: dict[str, Space] = {}
    places: dict[tuple[int, int], Space] = {}
    for row, space in zip(rows, spaces, strict=True):
        if not space.name.isalnum() or space.name.lower() in by_name:
            raise row.wrong("id", space.name, "right-space-name")
        if (space.q, space.r) in places:
            other = places[space.q, space.r]
            raise row.wrong("q", space.q, "right-own-place", other=other.name)
        by_name[space.name.lower()] = space
        places[space.q, space.r] = space
    for row, space in zip(rows, spaces, strict=True):
        if not 1 <= len(space.adjacent) <= DIRECTIONS:
            raise row.wrong(adjacent, list(space.adjacent), "right-neighbours", most=DIRECTIONS)
        if len(set(space.adjacent)) < len(space.adjacent):
            raise row.wrong(adjacent, list(space.adjacent), "right-once")
        for name in space.adjacent:
            near = by_name.get(name.lower())
            if near is None or near is space or near.name != name:
                raise row.wrong(adjacent, name, "right-other-space")
            if not lie_beside(space, near):
                raise row.wrong(adjacent, name, "right-beside", space=space.name)
            if space.name not in near.adjacent:
                raise row.wrong(adjacent, name, "right-both-ways", space=space.name)


def lie_beside(one: Space, other: Space) -> bool:
    """Whether two places have an edge in common."""
    return (other.q - one.q, other.r - one.r) in BESIDE


# ---- ways ----------------------------------------------------------------------------------


def steps(spaces: Sequence[Space]) -> list[list[int]]:
    """For each space the numbers of the spaces beside it."""
    number = {space.name: i for i, space in enumerate(spaces)}
    return [[number[name] for name in space.adjacent] for space in spaces]


def within(ways: Sequence[Sequence[int]], start: int, distance: int) -> set[int]:
    """The spaces up to so many steps away, the start not among them."""
    found = {start}
    for _ in range(distance):
        found |= {target for space in found for target in ways[space]}
    return found - {start}


def bits(numbers: Iterable[int]) -> int:
    """Numbers as a bit set."""
    return sum(1 << number for number in set(numbers))
