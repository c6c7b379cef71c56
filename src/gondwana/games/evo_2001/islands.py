"""Half boards laid edge to edge: reading the map file, every region and every seam checked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ...kernel.figures import Figures
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
BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # in axial coordinates
FARTHEST = 99


@dataclass(frozen=True)
class Region:
    """A region: its name, half board and place (axial hex coordinates), and what is printed."""

    name: str
    half: str
    q: int
    r: int
    terrain: str
    coast: bool
    star: bool
    neighbours: tuple[str, ...]


@dataclass(frozen=True)
class Island:
    """Two half boards together: the regions in the file's order, each with all its neighbours."""

    halves: tuple[str, str]
    regions: tuple[Region, ...]


Half = dict[str, Region]


def read_islands(path: Path, texts: Path) -> dict[tuple[str, int, str], Island]:
    """The islands by map set, players and option `map`; a wrong figure is named."""
    maps = Figures.read(path, texts)
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
        left, right = halves
        raise maps.missing(
            "layout", "right-layout-for", set=set_, seats=seats, left=left, right=right
        )
    return islands[set_, seats, halves]


def _read_half(board: Figures) -> Half:
    rows = board.tables("region")
    if board.whole("count", 1, REGIONS) != len(rows):
        raise board.wrong("count", board.data["count"], "right-count", count=len(rows))
    half: Half = {}
    for row in rows:
        region = _read_region(row, board.data["name"])
        if not region.name.isalnum() or region.name.lower() in map(str.lower, half):
            raise row.wrong("id", region.name, "right-region-name")
        half[region.name] = region
    for row in rows:
        _check_neighbours(row, half)
    stars = sum(region.star for region in half.values())
    if board.whole("stars", 0, SEATS) != stars:
        raise board.wrong("stars", board.data["stars"], "right-stars", stars=stars)
    return half


def _read_region(row: Figures, half: str) -> Region:
    region = Region(
        row.text("id"),
        half,
        row.whole("q", -FARTHEST, FARTHEST),
        row.whole("r", -FARTHEST, FARTHEST),
        row.text("terrain", TERRAINS),
        row.flag("coast"),
        row.flag("star"),
        tuple(row.texts("neighbours")),
    )
    if region.star and region.terrain != TERRAINS[0]:
        raise row.wrong("star", "true", "right-star-on-desert")
    return region


def _check_neighbours(row: Figures, half: Half) -> None:
    """Each region has a place of its own, and the regions beside it name it too."""
    region = half[row.data["id"]]
    for other in half.values():
        if other is not region and (other.q, other.r) == (region.q, region.r):
            raise row.wrong("q", region.q, "right-own-place", other=other.name)
    if len(set(region.neighbours)) < len(region.neighbours):
        raise row.wrong("neighbours", ", ".join(region.neighbours), "right-once")
    for name in region.neighbours:
        if name not in half or name == region.name:
            raise row.wrong("neighbours", name, "right-other-region")
        if not _are_beside(region, half[name]):
            raise row.wrong("neighbours", name, "right-beside", region=region.name)
        if region.name not in half[name].neighbours:
            raise row.wrong("neighbours", name, "right-both-ways", region=region.name)


def _are_beside(one: Region, other: Region) -> bool:
    return (other.q - one.q, other.r - one.r) in BESIDE


def _lay_together(
    layout: Figures, seats: int, halves: tuple[str, str], left: Half, right: Half
) -> Island:
    """E1.S2, E1.S10: both halves, joined along the seam; as many stars as players."""
    island: Half = {**left, **right}
    stars = sum(region.star for region in island.values())
    if stars != seats:
        raise layout.wrong("players", seats, "right-stars-players", stars=stars)
    if len(island) > REGIONS or len({name.lower() for name in island}) < len(left) + len(right):
        raise layout.wrong("right", halves[1], "right-own-names", most=REGIONS)
    places = {(region.q, region.r): region.name for region in left.values()}
    for region in right.values():
        if (region.q, region.r) in places:
            other = places[region.q, region.r]
            raise layout.wrong("right", region.name, "right-own-place", other=other)
    joined: dict[str, list[str]] = {
        name: list(region.neighbours) for name, region in island.items()
    }
    for pair in layout.items("seam"):
        if not isinstance(pair, list) or len(pair) != 2:
            raise layout.wrong("seam", pair, "right-seam")
        a, b = pair
        if not (isinstance(a, str) and isinstance(b, str) and a in left and b in right):
            raise layout.wrong("seam", pair, "right-seam")
        if b in joined[a] or not _are_beside(island[a], island[b]):
            raise layout.wrong("seam", f"{a}, {b}", "right-seam-beside")
        joined[a].append(b)
        joined[b].append(a)
    return Island(
        halves,
        tuple(replace(region, neighbours=tuple(joined[name])) for name, region in island.items()),
    )
