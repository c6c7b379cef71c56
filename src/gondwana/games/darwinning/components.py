"""Reading the component file and building a table's constants from it, every figure checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...kernel.figures import Figures
from ...kernel.game import Options
from ...kernel.state import Plain, plain
from ...kernel.weights import lay_weights
from .. import common
from .state import (
    ABILITIES,
    COLOURS,
    COPIES,
    DRAWN,
    ENVIRONMENTS,
    ERAS,
    FRAMED,
    JOKER,
    NONE,
    PERCENTS,
    PLACES,
    SEATS,
    SHOWN,
    SPACES,
    SPARED,
    SPECIES,
    STRENGTHS,
    TABLE,
)
from .tactics import SURELY

FILES = {"components": Path(__file__).with_name("components.toml")}
TEXTS = (Path(__file__).with_name("texts"), common.TEXTS)
WEIGHT_LAYOUT = {
    "ability": len(ABILITIES),
    "beaten": STRENGTHS,
    **dict.fromkeys(("food", "hunger", "growth", "loss", "space", "egg"), 1),
    **dict.fromkeys(("card", "number", "group", "kept"), 1),
}
# What the rules rely on.
BOX = {
    "copies": COPIES, "jokers": COPIES, "spaces": SPACES, "places": PLACES, "framed": FRAMED,
    "hand": DRAWN, "early": SPARED, "kept": SPARED, "open": SHOWN,
}  # fmt: skip
LENGTHS = {"3": "three", "4": "four"}  # the option's values, and the keys of their figures


def build(seats: int, options: Options, files: Mapping[str, Path]) -> Plain:
    """A table's constants (dtype TABLE, plain) for these seats and options."""
    t: Plain = plain(TABLE)
    t.seats = seats
    figures = Figures.read(files["components"], *TEXTS)
    _check_box(figures.table("box"))
    _lay_eras(t, figures.table("eras"), int(options["eras"]))
    if options["tiny"] == "on":
        t.eras = 1
    _lay_traits(t, figures)
    t.extra = _lay_species(t, figures)
    _lay_chances(t)
    lay_weights(t, Path(__file__).parent, WEIGHT_LAYOUT)
    t.strict_growth = int(options["strict_growth"] == "on")
    t.meddle = int(options["empty_hand"] == "meddle")
    return t


def _check_box(box: Figures) -> None:
    for key, right in BOX.items():
        if box.whole(key) != right:
            raise box.wrong(key, box.data[key], "right-fixed", figure=right)


def _row(figures: Figures, key: str, length: int, low: int, high: int) -> list[int]:
    """A list of so many whole numbers between the limits."""
    row = figures.items(key)
    if len(row) != length or not all(type(n) is int and low <= n <= high for n in row):
        raise figures.wrong(key, row, "right-row", length=length, low=low, high=high)
    return row


def _lay_eras(t: Plain, figures: Figures, eras: int) -> None:
    """DW.1.1: how many eras, and the environments of each."""
    t.eras = eras
    rows = {n: _row(figures, LENGTHS[f"{n}"], n, 1, len(ENVIRONMENTS)) for n in (ERAS - 1, ERAS)}
    for era, count in enumerate(rows[eras]):
        t.turned_up[era] = count


def _lay_chances(t: Plain) -> None:
    """What follows from how likely one player beats a play, for bots."""
    for beaten in range(PERCENTS):
        chance = SURELY
        for players in range(SEATS):
            t.holds[beaten, players] = chance
            chance = chance * (100 - beaten) // 100


def _in_order(figures: Figures, key: str, known: tuple[str, ...] | None = None) -> list[Figures]:
    """The tables of a list, with the ids that there must be."""
    rows = figures.tables(key)
    names = [row.text("id") for row in rows]
    if known is not None and tuple(names) != known:
        raise figures.wrong(key, ", ".join(names), "right-in-order", known=", ".join(known))
    return rows


def _lay_traits(t: Plain, figures: Figures) -> None:
    """DW.S1: the trait cards by number, and in each row by colour."""
    for ability, row in enumerate(_in_order(figures, "trait", ABILITIES)):
        t.points[ability] = row.whole("points", 0, 9)
        t.ability_food[ability] = row.whole("food", -9, 9)
        chain = _row(row, "chain", len(COLOURS), 0, 9)
        eggs = _row(row, "eggs", len(COLOURS), 0, 9)
        environments = row.texts("environments", ENVIRONMENTS)
        if len(environments) != len(COLOURS):
            raise row.wrong("environments", ", ".join(environments), "right-three")
        for colour in range(len(COLOURS)):
            kind = ability * len(COLOURS) + colour
            t.chain[kind] = chain[colour]
            t.eggs[kind] = eggs[colour]
            t.environment[kind] = ENVIRONMENTS.index(environments[colour])
    t.environment[JOKER] = NONE


def _lay_species(t: Plain, figures: Figures) -> tuple[str, ...]:
    """DW.S4: the species; their names, in order."""
    rows = _in_order(figures, "species")
    if len(rows) != SPECIES or len({row.text("id") for row in rows}) != SPECIES:
        raise figures.wrong("species", len(rows), "right-species", number=SPECIES)
    for species, row in enumerate(rows):
        t.start_space[species] = row.whole("space", 1, SPACES - SEATS)
        t.start_population[species] = row.whole("population", 1, 20)
        home = row.table("environments")
        for name in home.data:
            if name not in ENVIRONMENTS:
                known = ", ".join(ENVIRONMENTS)
                raise row.wrong("environments", name, "right-each-of", known=known)
            environment = ENVIRONMENTS.index(name)
            t.home[species, environment] = home.whole(name, 1, 3)
            t.homes[species] |= 1 << environment
        printed = row.texts("abilities", ABILITIES)
        if len(printed) != FRAMED or len(set(printed)) != FRAMED:
            raise row.wrong("abilities", ", ".join(printed), "right-two-abilities")
        for place in range(PLACES):
            t.printed[species, place] = NONE
        for place, name in enumerate(printed):
            t.printed[species, place] = ABILITIES.index(name)
    return tuple(row.text("id") for row in rows)
