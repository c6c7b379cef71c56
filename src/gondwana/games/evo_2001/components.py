"""Reading the component files and building a table's constants from them, every figure checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...kernel.figures import Figures
from ...kernel.game import Options
from ...kernel.state import Plain, plain
from ...kernel.weights import lay_weights
from .. import common
from .box import Event, lay_cards, read_custom, read_printed
from .islands import SETS, Island, read_islands
from .state import (
    COLD,
    DINOSAURS,
    DIRECTIONS,
    FREEZING,
    GENES,
    HAND,
    HOT,
    LEADS,
    NOWHERE,
    PORTRAIT_GENES,
    REGIONS,
    RING,
    SCORCHING,
    SEATS,
    SIDES,
    TABLE,
    TEMPERATE,
    TERRAINS,
    TRACK,
)

FILES = {
    "components": Path(__file__).with_name("components.toml"),
    "maps": Path(__file__).with_name("maps.toml"),
    "custom-events": Path(__file__).with_name("custom_events.toml"),
}
TEXTS = (Path(__file__).with_name("texts"), common.TEXTS)
WEIGHT_LAYOUT = {
    "gene": PORTRAIT_GENES,
    **dict.fromkeys(
        ("card", "herd", "next", "save", "birth", "horn", "kid", "stands", "theft", "place"), 1
    ),
}
LEADS_BY_NAME = ("one_behind", "level", "one_ahead", "two_ahead")
TINY_SPACES = 2  # that the meteor moves on a tiny table


@dataclass(frozen=True)
class Extra:
    """What a table holds besides figures: its island, and what the blank cards are."""

    island: Island
    blanks: tuple[Event, ...]

    @property
    def names(self) -> list[str]:
        """The regions' names."""
        return [region.name for region in self.island.regions]


# ---- the island ----------------------------------------------------------------------------


def _lay_island(t: Plain, island: Island) -> None:
    t.regions = len(island.regions)
    near = island.near
    for i in range(REGIONS):
        here = near[i] if i < t.regions else ()
        for k in range(DIRECTIONS):
            t.adjacent[i, k] = here[k] if k < len(here) else NOWHERE
    for i, region in enumerate(island.regions):
        t.terrain[i] = TERRAINS.index(region.terrain)
        t.coast[i] = int(region.coast)
        for j, steps in _distances(near, i).items():
            t.distance[i, j] = steps
    stars = [i for i, region in enumerate(island.regions) if region.star]
    for k in range(SEATS):
        t.star[k] = stars[k] if k < len(stars) else NOWHERE


def _distances(near: Sequence[Sequence[int]], start: int) -> dict[int, int]:
    """Steps over land from a region to each that can be reached."""
    found, edge = {start: 0}, [start]
    while edge:
        edge = sorted({far for region in edge for far in near[region]} - set(found))
        steps = max(found.values()) + 1
        found |= dict.fromkeys(edge, steps)
    return found


# ---- the box -------------------------------------------------------------------------------


def _lay_box(t: Plain, figures: Figures) -> None:
    box = figures.table("box")
    for key, right in (("dinosaurs", DINOSAURS), ("die", SIDES), ("dealt", HAND)):
        if box.whole(key) != right:
            raise box.wrong(key, box.data[key], "right-fixed", figure=right)
    genes, printed = figures.table("genes"), figures.table("printed")
    for gene, name in enumerate(GENES):
        t.gene_count[gene] = genes.whole(name, 0, 99)
        t.printed[gene] = printed.whole(name, 0, 9)
    _lay_climate(t, figures.table("climate"))
    fight = figures.table("fight")
    for lead in range(LEADS):
        t.win[lead] = fight.whole(LEADS_BY_NAME[lead], 1, SIDES)
    _lay_meteor(t, figures.table("meteor"))


def _lay_climate(t: Plain, climate: Figures) -> None:
    ring = climate.texts("ring", TERRAINS)
    if len(ring) != RING:
        raise climate.wrong("ring", ", ".join(ring), "right-ring", spaces=RING)
    rolls = climate.items("roll")
    if len(rolls) != SIDES or not all(type(by) is int and -RING < by < RING for by in rolls):
        raise climate.wrong("roll", rolls, "right-roll", sides=SIDES, most=RING - 1)
    for number, by in enumerate(rolls, start=1):
        t.roll[number] = by
    for space, name in enumerate(ring):
        t.ring[space] = TERRAINS.index(name)
        for terrain in range(len(TERRAINS)):
            t.zone[space, terrain] = zone(t.ring[space], terrain)


def zone(marked: int, terrain: int) -> int:
    """E1.2.4: what a terrain is while the marker says another, both in the order of TERRAINS."""
    if terrain == marked:
        return TEMPERATE
    if terrain < marked:
        return HOT if terrain == marked - 1 else SCORCHING
    return COLD if terrain == marked + 1 else FREEZING


def _lay_meteor(t: Plain, meteor: Figures) -> None:
    t.last_space = meteor.whole("last", SEATS + 1, TRACK - 1)
    for space in range(TRACK):
        t.crash[space] = 0
    for row in meteor.tables("space"):
        space = row.whole("space", SEATS + 1, TRACK - 1)
        numbers = row.items("ends_on")
        if not all(type(number) is int and 1 <= number <= SIDES for number in numbers):
            raise row.wrong("ends_on", numbers, "right-numbers", sides=SIDES)
        t.crash[space] = sum(1 << number for number in set(numbers))


def _end_early(t: Plain) -> None:
    """A tiny table's meteor: it starts on the seats' number, and two spaces on the game is over."""
    t.last_space = t.seats + TINY_SPACES
    for space in range(TRACK):
        t.crash[space] = 0


# ---- a table -------------------------------------------------------------------------------


def build(seats: int, options: Options, files: Mapping[str, Path]) -> Plain:
    """A table's constants (dtype TABLE, plain) for these seats and options."""
    t: Plain = plain(TABLE)
    t.seats = seats
    figures = Figures.read(files["components"], *TEXTS)
    _lay_box(t, figures)
    events = read_printed(figures)
    blanks = read_custom(Figures.read(files["custom-events"], *TEXTS))
    if options["custom_events"] == "none":
        blanks = []
    lay_cards(t, events + blanks)
    islands = read_islands(files["maps"], TEXTS)
    tiny = options["tiny"] == "on"
    island = islands[SETS[-1] if tiny else options["map_set"], seats, options["map"]]
    _lay_island(t, island)
    t.extra = Extra(island, tuple(blanks))
    t.start_points = int(options["start_points"])
    t.fewest_first = int(options["initiative_tie"] == "fewest")
    t.advanced = int(options["variant"] == "advanced")
    lay_weights(t, Path(__file__).parent, WEIGHT_LAYOUT)
    if tiny:
        _end_early(t)
    return t
