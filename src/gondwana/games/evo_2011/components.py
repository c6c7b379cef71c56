"""Reading the component files and building a table's constants from them, every figure checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ...kernel.figures import Figures
from ...kernel.game import Options
from ...kernel.state import Plain, plain
from .state import (
    COASTS,
    DINOSAURS,
    DIRECTIONS,
    FACES,
    FLIGHTS,
    GENES,
    METEORITE,
    NONE,
    NORMAL_GENES,
    NOWHERE,
    SEATS,
    SECTIONS,
    SPACES,
    TABLE,
    TERRAINS,
    TOKENS,
    UNIQUES,
    ZONES,
)

FILES = {
    "components": Path(__file__).with_name("components.toml"),
    "maps": Path(__file__).with_name("maps.toml"),
}


# ---- islands -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Space:
    """A space of an island: its name, place (axial hex coordinates), terrain and neighbours."""

    name: str
    q: int
    r: int
    terrain: str
    coastal: bool
    adjacent: tuple[str, ...]


@dataclass(frozen=True)
class Island:
    """An island: its spaces in the file's order, and a pair of start areas per player."""

    spaces: tuple[Space, ...]
    starts: tuple[tuple[str, str], ...]

    @property
    def names(self) -> list[str]:
        """The spaces' names."""
        return [space.name for space in self.spaces]


def _read_space(figures: Figures) -> Space:
    return Space(
        figures.text("id"),
        figures.whole("q", -99, 99),
        figures.whole("r", -99, 99),
        figures.text("terrain", TERRAINS),
        figures.flag("coastal"),
        tuple(figures.texts("adjacent")),
    )


def _read_island(figures: Figures, seats: int) -> Island:
    if figures.whole("players", 2, SEATS) != seats:
        raise figures.wrong("players", figures.data["players"], str(seats))
    rows = figures.tables("space")
    if figures.whole("spaces", 1, SPACES) != len(rows):
        raise figures.wrong("spaces", figures.data["spaces"], f"the number of spaces, {len(rows)}")
    spaces = tuple(_read_space(row) for row in rows)
    _check_spaces(rows, spaces)
    return Island(spaces, _read_starts(figures, seats, {space.name for space in spaces}))


def _check_spaces(rows: list[Figures], spaces: tuple[Space, ...]) -> None:
    by_name: dict[str, Space] = {}
    places: dict[tuple[int, int], str] = {}
    for row, space in zip(rows, spaces, strict=True):
        if not space.name.isalnum() or space.name.lower() in by_name:
            raise row.wrong("id", space.name, "letters and digits, different for every space")
        if (space.q, space.r) in places:
            raise row.wrong("q", space.q, f"not the place of {places[space.q, space.r]} too")
        by_name[space.name.lower()] = space
        places[space.q, space.r] = space.name
    for row, space in zip(rows, spaces, strict=True):
        if not 1 <= len(space.adjacent) <= DIRECTIONS:
            raise row.wrong("adjacent", list(space.adjacent), f"1 to {DIRECTIONS} spaces")
        if len(set(space.adjacent)) < len(space.adjacent):
            raise row.wrong("adjacent", list(space.adjacent), "each space once")
        for name in space.adjacent:
            other = by_name.get(name.lower())
            if other is None or other is space or other.name != name:
                raise row.wrong("adjacent", name, "another space of this map")
            if space.name not in other.adjacent:
                raise row.wrong(
                    "adjacent", name, f"both ways: {name} does not name {space.name} as adjacent"
                )
    coasts = sum(space.coastal for space in spaces)
    if coasts > COASTS:
        raise rows[0].wrong("coastal", coasts, f"at most {COASTS} coastal spaces on a map")


def _read_starts(figures: Figures, seats: int, names: set[str]) -> tuple[tuple[str, str], ...]:
    starts = []
    for pair in figures.items("starts"):
        if not isinstance(pair, list) or len(pair) != 2 or not set(pair) <= names:
            raise figures.wrong("starts", pair, "pairs of spaces of this map")
        starts.append((pair[0], pair[1]))
    if len(starts) != seats:
        raise figures.wrong("starts", f"{len(starts)} pairs", f"{seats} pairs, one per player")
    if len({name for pair in starts for name in pair}) != 2 * seats:
        raise figures.wrong("starts", starts, "every start area once")
    return tuple(starts)


def read_islands(path: Path = FILES["maps"]) -> dict[int, Island]:
    """The islands by number of players; a wrong figure is a Problem that names it."""
    figures = Figures.read(path).table("map")
    islands = {}
    for key in figures.data:
        if key not in map(str, range(2, SEATS + 1)):
            raise figures.wrong(key, "a map", f"a number of players from 2 to {SEATS} as its name")
        islands[int(key)] = _read_island(figures.table(key), int(key))
    for seats in range(2, SEATS + 1):
        if seats not in islands:
            raise figures.wrong(str(seats), "nothing", f"a map for {seats} players")
    return islands


def _steps(island: Island) -> list[list[int]]:
    """For each space the numbers of the spaces beside it."""
    number = {name: i for i, name in enumerate(island.names)}
    return [[number[name] for name in space.adjacent] for space in island.spaces]


def _within(steps: list[list[int]], start: int, distance: int) -> set[int]:
    found = {start}
    for _ in range(distance):
        found |= {target for space in found for target in steps[space]}
    return found - {start}


def _lay_island(t: Plain, island: Island) -> None:
    steps = _steps(island)
    t.spaces = len(island.spaces)
    t.land = (1 << t.spaces) - 1
    coasts = [i for i, space in enumerate(island.spaces) if space.coastal]
    t.coasts = len(coasts)
    t.coast[:] = coasts + [NOWHERE] * (COASTS - len(coasts))
    for i in range(SPACES):
        t.coast_index[i] = coasts.index(i) if i in coasts else NONE
        near = sorted(steps[i]) if i < t.spaces else []
        far = sorted({b for a in near for b in steps[a]} - {i})
        for k in range(DIRECTIONS):
            t.adjacent[i, k] = near[k] if k < len(near) else NOWHERE
        for k in range(FLIGHTS):
            t.flight[i, k] = far[k] if k < len(far) else NOWHERE
        t.near[i] = sum(1 << k for k in near)
        t.within_3[i] = sum(1 << k for k in _within(steps, i, 3)) if near else 0
    for i, space in enumerate(island.spaces):
        t.terrain[i] = TERRAINS.index(space.terrain)
    names = island.names
    for i, name in enumerate(name for pair in island.starts for name in pair):
        t.start[i] = names.index(name)


# ---- the box -------------------------------------------------------------------------------


def _lay_box(t: Plain, figures: Figures, rulebook: str) -> None:
    box = figures.table("box")
    for key, right in (("dinosaurs", DINOSAURS), ("movement_points", 2), ("eggs", 1)):
        if box.whole(key) != right:
            raise box.wrong(key, box.data[key], f"{right}: the rules count on it")
    t.uniques = box.whole("unique_genes_in_bag", 0, UNIQUES)
    t.start_points = figures.table("start_points").whole(rulebook, 0, 100)
    genes = figures.table("normal_genes")
    for gene in range(NORMAL_GENES):
        t.gene_count[gene] = genes.whole(GENES[gene], 0, 100)
    faces = figures.table("die")
    for face, name in enumerate(FACES):
        t.face_weight[face] = faces.whole(name, 0, 100)
    if sum(t.face_weight) != box.whole("die_faces", 1, 100):
        raise faces.wrong(
            FACES[-1], t.face_weight[-1], f"{box.data['die_faces']} faces in all, as die_faces says"
        )
    _lay_tokens(t, figures)
    _lay_wheel(t, figures.table("wheel"))


def _lay_tokens(t: Plain, figures: Figures) -> None:
    tokens = figures.tables("climate_token")
    names = [token.text("id", TOKENS[:METEORITE]) for token in tokens]
    if names != list(TOKENS[:METEORITE]):
        raise figures.wrong("climate_token", names, f"{', '.join(TOKENS[:METEORITE])} in order")
    for k, token in enumerate(tokens):
        t.token_turn[k] = token.whole("turn", -SECTIONS, SECTIONS)
        t.token_count[k] = token.whole("count", 0, 12)
    if sum(t.token_count) != 12:
        raise figures.wrong("climate_token", f"{sum(t.token_count)} tokens", "12 tokens in all")


def _lay_wheel(t: Plain, wheel: Figures) -> None:
    ring = wheel.texts("ring", TERRAINS)
    if len(ring) != SECTIONS:
        raise wheel.wrong("ring", ring, f"{SECTIONS} terrains")
    zones = {name: _read_section(wheel.table("section").table(name)) for name in TERRAINS}
    for section, name in enumerate(ring):
        t.ring[section] = TERRAINS.index(name)
        for terrain, zone in enumerate(zones[name]):
            t.zone[section, terrain] = zone


def _read_section(section: Figures) -> list[int]:
    zones = {}
    for zone, key in enumerate(ZONES):
        for terrain in section.texts(key, TERRAINS):
            if terrain in zones:
                raise section.wrong(key, terrain, "each terrain in one list only")
            zones[terrain] = zone
    for terrain in TERRAINS:
        if terrain not in zones:
            raise section.wrong("deadly", section.data["deadly"], f"{terrain} in one of the lists")
    return [zones[terrain] for terrain in TERRAINS]


# ---- a table -------------------------------------------------------------------------------


def build(seats: int, options: Options, files: Mapping[str, Path]) -> Plain:
    """A table's constants (dtype TABLE, plain) for these seats and options."""
    t: Plain = plain(TABLE)
    t.seats = seats
    _lay_box(t, Figures.read(files["components"]), options["rulebook"])
    t.extra = read_islands(files["maps"])[seats]
    _lay_island(t, t.extra)
    t.start_pairs = int(options["start_areas"] == "pairs")
    t.protect_two = int(options["protect_two"] == "on")
    t.fallen_out = int(options["fallen"] == "out")
    t.chain_births = int(options["chain_births"] == "on")
    t.removal_together = int(options["removal"] == "together")
    t.hidden_points = int(options["hidden_points"] == "on")
    return t


def check_files(files: Mapping[str, Path]) -> None:
    """Check component files; a wrong figure is a Problem that names it."""
    read_islands(files["maps"])
    for rulebook in ("en", "hu"):
        _lay_box(plain(TABLE), Figures.read(files["components"]), rulebook)
