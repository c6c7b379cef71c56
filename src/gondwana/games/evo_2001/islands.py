"""Half boards laid edge to edge: reading the map file, every region and every seam checked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...kernel.figures import Figures
from ..common.islands import Space, check_spaces, lie_beside, read_space, steps
from .state import REGIONS, SEATS, TERRAINS

SETS = ("full14", "compact9")
HALVES = ("small", "medium_a", "medium_b", "large")
MAPS = ("small_large", "medium_medium")
# E1.S2: which halves make the island, by players; with four the table chooses.
LAYOUTS = {
    (3, MAPS[0]): ("small", "medium_b"),
    (3, MAPS[1]): ("small", "medium_b"),
    (4, MAPS[0]): ("small", "large"),
    (4, MAPS[1]): ("medium_a", "medium_b"),
    (5, MAPS[0]): ("medium_a", "large"),
    (5, MAPS[1]): ("medium_a", "large"),
}


@dataclass(frozen=True)
class Region:
    """A region: its space on the half board, and what is printed there."""

    space: Space
    half: str
    terrain: str
    coast: bool
    star: bool

    @property
    def name(self) -> str:
        """The region's name."""
        return self.space.name


@dataclass(frozen=True)
class Island:
    """Two half boards together: the regions in the file's order, and for each those beside it."""

    halves: tuple[str, str]
    regions: tuple[Region, ...]
    near: tuple[tuple[int, ...], ...]


Half = tuple[Region, ...]


def read_islands(path: Path, texts: tuple[Path, ...]) -> dict[tuple[str, int, str], Island]:
    """The islands by map set, players and option `map`; a wrong figure is named."""
    maps = Figures.read(path, *texts)
    boards: dict[tuple[str, str], Half] = {}
    for board in maps.tables("board"):
        key = board.text("set", SETS), board.text("name", HALVES)
        if key in boards:
            raise board.wrong("name", key[1], "right-board-once", set=key[0])
        boards[key] = _read_half(board)
    islands: dict[tuple[str, int, tuple[str, str]], Island] = {}
    for layout in maps.tables("layout"):
        set_ = layout.text("set", SETS)
        halves = layout.text("left", HALVES), layout.text("right", HALVES)
        seats = layout.whole("players", 3, SEATS)
        for half in halves:
            if (set_, half) not in boards:
                raise maps.missing("board", "right-board-for", set=set_, name=half)
        left, right = (boards[set_, half] for half in halves)
        islands[set_, seats, halves] = _lay_together(layout, seats, halves, left, right)
    return {
        (set_, seats, map_): _layout(maps, islands, set_, seats, halves)
        for set_ in SETS
        for (seats, map_), halves in LAYOUTS.items()
    }


def _layout(
    maps: Figures,
    islands: dict[tuple[str, int, tuple[str, str]], Island],
    set_: str,
    seats: int,
    halves: tuple[str, str],
) -> Island:
    """E1.S2: the layout that these players need."""
    if (set_, seats, halves) not in islands:
        joined = " + ".join(halves)
        raise maps.missing("layout", "right-layout-for", set=set_, seats=seats, halves=joined)
    return islands[set_, seats, halves]


def _read_half(board: Figures) -> Half:
    rows = board.tables("region")
    if board.whole("count", 1, REGIONS) != len(rows):
        raise board.wrong("count", board.data["count"], "right-count", count=len(rows))
    half = tuple(_read_region(row, board.data["name"]) for row in rows)
    check_spaces(rows, [region.space for region in half], "neighbours")
    stars = sum(region.star for region in half)
    if board.whole("stars", 0, SEATS) != stars:
        raise board.wrong("stars", board.data["stars"], "right-stars", stars=stars)
    return half


def _read_region(row: Figures, half: str) -> Region:
    region = Region(
        read_space(row, "neighbours"),
        half,
        row.text("terrain", TERRAINS),
        row.flag("coast"),
        row.flag("star"),
    )
    if region.star and region.terrain != TERRAINS[0]:
        raise row.wrong("star", "true", "right-star-on-desert")
    return region


def _lay_together(
    layout: Figures, seats: int, halves: tuple[str, str], left: Half, right: Half
) -> Island:
    """E1.S2, E1.S10: both halves, joined along the seam; as many stars as players."""
    regions = left + right
    stars = sum(region.star for region in regions)
    if stars != seats:
        raise layout.wrong("players", seats, "right-stars-players", stars=stars)
    if len(regions) > REGIONS or len({region.name.lower() for region in regions}) < len(regions):
        raise layout.wrong("right", halves[1], "right-own-names", most=REGIONS)
    places = {(region.space.q, region.space.r): region.name for region in left}
    for region in right:
        if (region.space.q, region.space.r) in places:
            other = places[region.space.q, region.space.r]
            raise layout.wrong("right", region.name, "right-own-place", other=other)
    near = steps([region.space for region in left])
    near += [[k + len(left) for k in row] for row in steps([region.space for region in right])]
    for a, b in _read_seam(layout, left, right):
        near[a].append(b)
        near[b].append(a)
    return Island(halves, regions, tuple(tuple(sorted(row)) for row in near))


def _read_seam(layout: Figures, left: Half, right: Half) -> list[tuple[int, int]]:
    """The pairs of the seam as numbers of regions, those of the right half behind the left's."""
    by_name = [{region.name: k for k, region in enumerate(half)} for half in (left, right)]
    seam: list[tuple[int, int]] = []
    for pair in layout.items("seam"):
        if not isinstance(pair, list) or len(pair) != 2:
            raise layout.wrong("seam", pair, "right-seam")
        if not all(
            isinstance(n, str) and n in known for n, known in zip(pair, by_name, strict=True)
        ):
            raise layout.wrong("seam", pair, "right-seam")
        a, b = by_name[0][pair[0]], by_name[1][pair[1]]
        beside = lie_beside(left[a].space, right[b].space)
        if not beside or (a, len(left) + b) in seam:
            raise layout.wrong("seam", ", ".join(pair), "right-seam-beside")
        seam.append((a, len(left) + b))
    return seam
