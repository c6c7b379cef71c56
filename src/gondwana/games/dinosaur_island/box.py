"""Rows of the component file: dice, exhibits, attractions, tiles, people, objectives, cards."""

from __future__ import annotations

from typing import Any

from ...kernel.figures import Figures
from ...kernel.state import Plain
from .happenings import FACE_BASE
from .state import (
    ALL_DICE,
    ATTRACTIONS_BY_NAME,
    BASICS,
    CATEGORIES,
    EXHIBITS_BY_NAME,
    GOODS,
    HATS,
    KINDS,
    METRICS,
    NONE,
    OBJECTIVES_BY_NAME,
    RECIPES,
    SHELVES,
    SIDES,
    SOLO_CARDS,
    SORTS,
    SPECIALISTS,
    SPOTS,
    SYMBOLS,
    TILES,
    TWISTS,
)

SMALL = 20  # no figure of a row is higher
MOST_ON_FACE = FACE_BASE - 1  # symbols, or pips
PROVENANCES = ("seed", "public", "designed")


def numbers(figures: Figures, key: str, count: int, low: int, high: int) -> list[int]:
    """A list of so many whole numbers between the limits."""
    values = figures.items(key)
    if len(values) != count or not all(type(v) is int and low <= v <= high for v in values):
        raise figures.wrong(key, values, "right-row", count=count, low=low, high=high)
    return values


def rows_of(figures: Figures, key: str, names: tuple[str, ...]) -> list[Figures]:
    """The rows of a kind, which must have these ids in this order; each tells its provenance."""
    rows = figures.tables(key)
    found = [row.text("id") for row in rows]
    if tuple(found) != names:
        raise figures.wrong(key, ", ".join(found), "right-in-order", known=", ".join(names))
    for row in rows:
        row.text("prov", PROVENANCES)
    return rows


def designed(figures: Figures) -> frozenset[str]:
    """The ids of what one meets in the game and is our own design."""
    rows_of(figures, "twist", TWISTS)
    keys = ("recipe", "attraction", "tile", "specialist", "objective", "twist", "card")
    rows = [row for key in keys for row in figures.tables(key)]
    return frozenset(row.text("id") for row in rows if row.text("prov") == PROVENANCES[-1])


# ---- DNA and dice --------------------------------------------------------------------------


def lay_sorts(t: Plain, figures: Figures) -> None:
    """DI.S8, DI.3.2: what there is of each sort at the start, and what makes the complex ones."""
    for sort, row in enumerate(rows_of(figures, "sort", SORTS)):
        t.start_limit[sort] = row.whole("limit", 1, t.most_limit)
        t.start_dna[sort] = row.whole("start", 0, t.start_limit[sort] - 1)
    rows = figures.tables("refine")
    gains = [row.text("gain", SORTS[BASICS:]) for row in rows]
    if tuple(gains) != SORTS[BASICS:]:
        known = ", ".join(SORTS[BASICS:])
        raise figures.wrong("refine", ", ".join(gains), "right-in-order", known=known)
    for number, row in enumerate(rows):
        takes = row.texts("take", SORTS[:BASICS])
        if len(set(takes)) != 2:
            raise row.wrong("take", ", ".join(takes), "right-two-sorts")
        for sort, name in enumerate(SORTS[:BASICS]):
            t.refine_takes[number, sort] = int(name in takes)


def lay_dice(t: Plain, figures: Figures) -> None:
    """DI.S3: each face's symbol, how often it stands there, and its threat pips."""
    names = tuple(str(die + 1) for die in range(ALL_DICE))
    for die, row in enumerate(rows_of(figures, "die", names)):
        faces = row.items("faces")
        if len(faces) != SIDES or not all(map(_is_face, faces)):
            known = ", ".join(SYMBOLS)
            raise row.wrong(
                "faces", faces, "right-faces", sides=SIDES, most=MOST_ON_FACE, known=known
            )
        for side, (symbol, count, pips) in enumerate(faces):
            t.face_symbol[die, side] = SYMBOLS.index(symbol)
            t.face_count[die, side] = count
            t.face_pips[die, side] = pips


def _is_face(face: Any) -> bool:
    if not isinstance(face, list) or len(face) != 3 or face[0] not in SYMBOLS:
        return False
    return all(
        type(n) is int and low <= n <= MOST_ON_FACE for n, low in zip(face[1:], (1, 0), strict=True)
    )


# ---- exhibits and attractions --------------------------------------------------------------


def lay_exhibits(t: Plain, figures: Figures) -> None:
    """Recipes, then the printed exhibits: DNA, kind, points, threat, excitement."""
    rows = rows_of(figures, "recipe", EXHIBITS_BY_NAME[:RECIPES])
    rows += rows_of(figures, "printed", EXHIBITS_BY_NAME[RECIPES:])
    for exhibit, row in enumerate(rows):
        t.kind[exhibit] = KINDS.index(row.text("kind", KINDS))
        t.exhibit_points[exhibit] = row.whole("points", 0, SMALL)
        t.exhibit_threat[exhibit] = row.whole("threat", 0, SMALL)
        t.exhibit_excitement[exhibit] = row.whole("excitement", 0, SMALL)
        dna = row.table("dna")
        for name in dna.data:
            if name not in (*SORTS, "joker"):
                known = ", ".join((*SORTS, "joker"))
                raise dna.wrong(name, dna.data[name], "right-sort-key", known=known)
        for sort, name in enumerate(SORTS):
            # 3 of a sort at most, one of which may come from another sort (DI.X.splicer)
            t.need[exhibit, sort] = dna.whole(name, 0, 2) if name in dna.data else 0
        t.need_any[exhibit] = dna.whole("joker", 0, 2) if "joker" in dna.data else 0


def lay_attractions(t: Plain, figures: Figures) -> None:
    """DI.S4: cost, spaces, points; which tiles are in play with so many players."""
    for stall, row in enumerate(rows_of(figures, "attraction", ATTRACTIONS_BY_NAME)):
        known = CATEGORIES[:-1] if stall != HATS else CATEGORIES[-1:]
        t.category[stall] = CATEGORIES.index(row.text("category", known))
        t.stall_cost[stall] = row.whole("cost", 0, SMALL)
        t.stall_spaces[stall] = row.whole("spaces", 0, SMALL)
        t.stall_points[stall] = row.whole("points", 0, SMALL)
        t.stall_in_play[stall] = int(row.whole("seats", 1, 4) <= max(2, t.seats))


# ---- labs and specialists ------------------------------------------------------------------


def lay_tiles(t: Plain, figures: Figures) -> None:
    """DI.S4, DI.L: workers on each spot, copies in play with so many players."""
    for tile, row in enumerate(rows_of(figures, "tile", TILES)):
        spots = row.items("spots")
        if not 1 <= len(spots) <= SPOTS or not all(type(n) is int and 1 <= n <= 8 for n in spots):
            raise row.wrong("spots", spots, "right-spots", most=SPOTS, high=8)
        t.tile_spots[tile] = len(spots)
        for spot, workers in enumerate(spots):
            t.tile_workers[tile, spot] = workers
        copies = row.items("seats")
        if not all(type(n) is int and 1 <= n <= 4 for n in copies):
            raise row.wrong("seats", copies, "right-copies", most=4)
        t.tile_copies[tile] = sum(n <= max(2, t.seats) for n in copies)


def lay_specialists(t: Plain, figures: Figures) -> None:
    """DI.X, DI.O1: the workers that each brings; the programmer has no place in the solo game."""
    for person, row in enumerate(rows_of(figures, "specialist", SPECIALISTS)):
        t.specialist_workers[person] = row.whole("workers", 0, 8)
        t.specialist_in_play[person] = int(not (t.solo and SPECIALISTS[person] == "programmer"))


# ---- objectives and solo cards -------------------------------------------------------------


def lay_objectives(t: Plain, figures: Figures) -> None:
    """DI.S6, DI.6.1: what counts, how much of it, and the points."""
    for number, row in enumerate(rows_of(figures, "objective", OBJECTIVES_BY_NAME)):
        t.objective_metric[number] = METRICS.index(row.text("metric", METRICS))
        t.objective_n[number] = row.whole("n", 1, 99)
        t.objective_points[number] = row.whole("points", 0, SMALL)


def lay_cards(t: Plain, figures: Figures) -> None:
    """DI.K: a solo card's objective, and what it removes."""
    for card, row in enumerate(rows_of(figures, "card", SOLO_CARDS)):
        t.card_metric[card] = METRICS.index(row.text("metric", METRICS))
        t.card_n[card] = row.whole("n", 1, 99)
        spaces = row.items("dice")
        if not all(type(n) is int and 1 <= n <= t.dice for n in spaces):
            raise row.wrong("dice", spaces, "right-spaces", most=t.dice)
        t.card_dice[card] = sum(1 << n - 1 for n in set(spaces))
        kind = row.text("recipe", (*KINDS, "none"))
        t.card_recipe[card] = NONE if kind == "none" else KINDS.index(kind)
        goods = row.items("market")
        if len(goods) != 2 or not all(map(_is_place, goods)):
            known = ", ".join(GOODS)
            raise row.wrong("market", goods, "right-goods", known=known, most=SHELVES)
        for k, (name, shelf) in enumerate(goods):
            t.card_goods[card, k] = GOODS.index(name)
            t.card_shelf[card, k] = shelf - 1


def _is_place(place: Any) -> bool:
    if not isinstance(place, list) or len(place) != 2 or place[0] not in GOODS:
        return False
    return type(place[1]) is int and 1 <= place[1] <= SHELVES
