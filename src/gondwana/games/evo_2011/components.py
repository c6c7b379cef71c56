"""Reading the component files and building a table's constants from them, every figure checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ...kernel.figures import Figures
from ...kernel.game import Options
from ...kernel.state import Plain, plain
from ...kernel.weights import lay_weights
from .. import common
from ..common import islands
from ..common.islands import bits
from .state import (
    ALL_CARDS,
    ALL_GENES,
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
TEXTS = (Path(__file__).with_name("texts"), common.TEXTS)
WEIGHT_LAYOUT = {"gene": ALL_GENES, **dict.fromkeys(("card", "herd", "place", "step", "egg"), 1)}
TINY = {  # what the option `tiny` puts in the place of these files
    "components": Path(__file__).with_name("tiny.toml"),
    "maps": Path(__file__).with_name("tiny_maps.toml"),
}
CLIMATE_PILE = 12  # E2.S5: eleven tokens and the meteorite; as many tokens are in the box
BOTTOM = 3  # the meteorite is one of these


# ---- islands -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Space(islands.Space):
    """A space of an island, with its terrain and whether it lies next to the sea."""

    terrain: str
    coastal: bool


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
    known = islands.read_space(figures)
    terrain, coastal = figures.text("terrain", TERRAINS), figures.flag("coastal")
    return Space(**vars(known), terrain=terrain, coastal=coastal)


def _read_island(figures: Figures, seats: int) -> Island:
    if figures.whole("players", 2, SEATS) != seats:
        raise figures.wrong("players", figures.data["players"], "right-players", seats=seats)
    rows = figures.tables("space")
    if figures.whole("spaces", 1, SPACES) != len(rows):
        raise figures.wrong("spaces", figures.data["spaces"], "right-spaces", spaces=len(rows))
    spaces = tuple(_read_space(row) for row in rows)
    islands.check_spaces(rows, spaces)
    coasts = sum(space.coastal for space in spaces)
    if coasts > COASTS:
        raise figures.wrong("space", coasts, "right-coasts", most=COASTS)
    return Island(spaces, _read_starts(figures, seats, {space.name for space in spaces}))


def _read_starts(figures: Figures, seats: int, names: set[str]) -> tuple[tuple[str, str], ...]:
    starts = []
    for pair in figures.items("starts"):
        if not isinstance(pair, list) or len(pair) != 2 or not set(pair) <= names:
            raise figures.wrong("starts", pair, "right-starts")
        starts.append((pair[0], pair[1]))
    if len(starts) != seats:
        raise figures.wrong("starts", figures.data["starts"], "right-start-count", seats=seats)
    if len({name for pair in starts for name in pair}) != 2 * seats:
        raise figures.wrong("starts", figures.data["starts"], "right-once")
    return tuple(starts)


def read_islands(path: Path = FILES["maps"]) -> dict[int, Island]:
    """The islands by number of players; a wrong figure is a Problem that names it."""
    maps = Figures.read(path, *TEXTS)
    figures = maps.table("map")
    found = {}
    for key in figures.data:
        if key not in map(str, range(2, SEATS + 1)):
            raise maps.wrong("map", key, "right-map", most=SEATS)
        found[int(key)] = _read_island(figures.table(key), int(key))
    for seats in range(2, SEATS + 1):
        if seats not in found:
            raise figures.missing(str(seats), "right-map-for", seats=seats)
    return found


def _lay_island(t: Plain, island: Island) -> None:
    steps = islands.steps(island.spaces)
    t.spaces = len(island.spaces)
    t.land = bits(range(t.spaces))
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
        t.near[i] = bits(near)
        t.within_3[i] = bits(islands.within(steps, i, 3)) if near else 0
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
            raise box.wrong(key, box.data[key], "right-fixed", figure=right)
    t.uniques = box.whole("unique_genes_in_bag", 0, UNIQUES)
    t.pile = _figure(box, "climate_pile", CLIMATE_PILE, most=CLIMATE_PILE)
    t.bottom = _figure(box, "meteorite_among_last", BOTTOM, most=t.pile)
    t.cards = _figure(box, "event_cards", ALL_CARDS, most=ALL_CARDS, least=0)
    t.start_points = figures.table("start_points").whole(rulebook, 0, 100)
    genes = figures.table("normal_genes")
    for gene in range(NORMAL_GENES):
        t.gene_count[gene] = genes.whole(GENES[gene], 0, 100)
    faces = figures.table("die")
    for face, name in enumerate(FACES):
        t.face_weight[face] = faces.whole(name, 0, 100)
    if sum(t.face_weight) != box.whole("die_faces", 1, 100):
        right = box.data["die_faces"]
        raise figures.wrong("die", sum(t.face_weight), "right-faces", faces=right)
    _lay_tokens(t, figures)
    _lay_wheel(t, figures.table("wheel"))


def _figure(box: Figures, key: str, usual: int, most: int, least: int = 1) -> int:
    """A figure that a file may leave out."""
    return box.whole(key, least, most) if key in box.data else usual


def _lay_tokens(t: Plain, figures: Figures) -> None:
    tokens = figures.tables("climate_token")
    names = [token.text("id", TOKENS[:METEORITE]) for token in tokens]
    if names != list(TOKENS[:METEORITE]):
        known = ", ".join(TOKENS[:METEORITE])
        raise figures.wrong("climate_token", ", ".join(names), "right-in-order", known=known)
    for k, token in enumerate(tokens):
        t.token_turn[k] = token.whole("turn", -SECTIONS, SECTIONS)
        t.token_count[k] = token.whole("count", 0, CLIMATE_PILE)
    if sum(t.token_count) != t.pile:
        raise figures.wrong("climate_token", sum(t.token_count), "right-tokens", count=t.pile)


def _lay_wheel(t: Plain, wheel: Figures) -> None:
    ring = wheel.texts("ring", TERRAINS)
    if len(ring) != SECTIONS:
        raise wheel.wrong("ring", ring, "right-ring", sections=SECTIONS)
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
                raise section.wrong(key, terrain, "right-one-list")
            zones[terrain] = zone
    for terrain in TERRAINS:
        if terrain not in zones:
            raise section.wrong(
                "deadly", section.data["deadly"], "right-some-list", terrain=terrain
            )
    return [zones[terrain] for terrain in TERRAINS]


# ---- a table -------------------------------------------------------------------------------


def build(seats: int, options: Options, files: Mapping[str, Path]) -> Plain:
    """A table's constants (dtype TABLE, plain) for these seats and options."""
    t: Plain = plain(TABLE)
    t.seats = seats
    if options["tiny"] == "on":
        files = {name: TINY[name] if path == FILES[name] else path for name, path in files.items()}
    _lay_box(t, Figures.read(files["components"], *TEXTS), options["rulebook"])
    t.extra = read_islands(files["maps"])[seats]
    _lay_island(t, t.extra)
    t.start_pairs = int(options["start_areas"] == "pairs")
    t.protect_two = int(options["protect_two"] == "on")
    t.fallen_out = int(options["fallen"] == "out")
    t.chain_births = int(options["chain_births"] == "on")
    t.removal_together = int(options["removal"] == "together")
    lay_weights(t, Path(__file__).parent, WEIGHT_LAYOUT)
    t.hidden_points = int(options["hidden_points"] == "on")
    return t
