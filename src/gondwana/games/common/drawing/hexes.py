"""An island of hexagons: its land, what can be done on it, what stands there and where it goes."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import ClassVar, Protocol

from markupsafe import Markup

from .html import classes, el, join, number
from .pieces import COLOUR
from .scene import Scene, View, seat_class
from .svg import Point, path, towards

RADIUS = 50
WIDE = RADIUS * math.sqrt(3)
MARGIN = 26, 40  # sea left and right of the land, above and below it
WATER = ((89.4, 86.6, 0.35), (67.4, 64.6, 0.5), (47.4, 44.6, 0.7), (30.4, 27.6, 0.95))
LAYERS = ("island", "spaces", "labels", "trace", "pieces", "die", "targets")
Hexes = tuple[tuple[int, int, str, str], ...]


@dataclass(frozen=True)
class Land:
    """How a terrain looks: the name of its colour, and the letter of its pattern."""

    colour: str
    pattern: str


class SpaceView(Protocol):
    """What is drawn of a space: its name, its place in axial coordinates, and what land it is."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def q(self) -> int:
        """Its place along a row."""

    @property
    def r(self) -> int:
        """Its row."""

    @property
    def terrain(self) -> str:
        """Its land."""


class IslandView(View, Protocol):
    """A view with an island."""

    @property
    def spaces(self) -> Sequence[SpaceView]:
        """The spaces."""


@dataclass(frozen=True)
class IslandScene(Scene):
    """A scene with an island; `lands` are the looks of the terrains."""

    view: IslandView
    lands: ClassVar[Mapping[str, Land]] = {}

    @property
    def places(self) -> Collection[str]:
        """The spaces' names."""
        return self.space_names

    @cached_property
    def space_names(self) -> tuple[str, ...]:
        """The spaces' names by number, as events count them."""
        return tuple(space.name for space in self.view.spaces)

    @cached_property
    def middle(self) -> float:
        """Where the island's middle lies, from left to right, in widths of a space."""
        across = [space.q + space.r / 2 for space in self.view.spaces]
        return (min(across) + max(across)) / 2


# ---- geometry ------------------------------------------------------------------------------


def centre(q: int, r: int) -> Point:
    """The middle of a hexagon with a corner on top."""
    return WIDE * (q + r / 2), RADIUS * 1.5 * r


def at(space: SpaceView) -> str:
    """A transform to the middle of a space."""
    x, y = centre(space.q, space.r)
    return f"translate({number(x)} {number(y)})"


def corners(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon, clockwise from the top."""
    angles = [math.radians(60 * k) for k in range(6)]
    return [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in angles]


def _round(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)


def edges(middles: Sequence[Point]) -> tuple[list[Point], str]:
    """The coast as one closed line, and the seams between spaces as a path."""
    ways: dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point]] = {}
    for middle in middles:
        around = corners(*middle, RADIUS)
        for k in range(6):
            a, b = around[k], around[(k + 1) % 6]
            ways[_round(a), _round(b)] = (a, b)
    seams = [pair for key, pair in ways.items() if key < key[::-1] and key[::-1] in ways]
    coast = {key[0]: (key[1], pair[0]) for key, pair in ways.items() if key[::-1] not in ways}
    start = here = min(coast)
    line = []
    while True:
        here, point = coast[here]
        line.append(point)
        if here == start:
            break
    return line, "".join(path(pair, closed=False) for pair in seams)


def box(spaces: Sequence[SpaceView]) -> str:
    """The viewBox around an island."""
    middles = [centre(space.q, space.r) for space in spaces]
    left = min(x for x, _ in middles) - WIDE / 2 - MARGIN[0]
    right = max(x for x, _ in middles) + WIDE / 2 + MARGIN[0]
    top = min(y for _, y in middles) - RADIUS - MARGIN[1]
    bottom = max(y for _, y in middles) + RADIUS + MARGIN[1]
    return f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"


# ---- land ----------------------------------------------------------------------------------


def figure(scene: IslandScene, layers: Sequence[Markup], *over: Markup) -> Markup:
    """The map: the layers of the island's drawing, its caption, and what lies over it."""
    spaces = scene.view.spaces
    words = scene.say("web-island", spaces=len(spaces))
    picture = el("svg", layers, class_="island", data_sea=True, viewBox=box(spaces),
                 role="group", aria_label=words)  # fmt: skip
    caption = scene.say("web-caption", seats=len(scene.names))
    size = el("span", scene.say("web-spaces", spaces=len(spaces)))
    rose = el("svg", el("use", href="#rose"), class_="rose", aria_hidden="true")
    return el("figure", rose, picture, el("figcaption", caption, size), over, class_="map")


def land(scene: IslandScene) -> Markup:
    """What never changes: water and land."""
    lands = scene.lands
    looks = [(space, lands[space.terrain]) for space in scene.view.spaces]
    return _land(tuple((space.q, space.r, look.colour, look.pattern) for space, look in looks))


@cache
def _land(hexes: Hexes) -> Markup:
    middles = [centre(q, r) for q, r, _, _ in hexes]
    coast, seams = edges(middles)
    shore = path(coast)
    water = []
    for wide, narrow, strength in WATER:
        water.append(el("path", d=shore, class_="wave", stroke_width=wide, stroke_opacity=strength))
        water.append(el("path", d=shore, class_="sea", stroke_width=narrow))
    water += [el("path", d=shore, class_=name) for name in ("shallow", "shore", "beach")]
    by_land: dict[tuple[str, str], list[str]] = {}
    for middle, (_, _, colour, pattern) in zip(middles, hexes, strict=True):
        by_land.setdefault((colour, pattern), []).append(path(corners(*middle, RADIUS - 0.4)))
    fields = []
    for (colour, pattern), shapes in by_land.items():
        d = "".join(shapes)
        fields.append(el("path", d=d, fill=f"var(--{colour})"))
        fields.append(el("path", d=d, fill=f"url(#p-{pattern})"))
    return el(
        "g",
        el("g", water, class_="water"),
        fields,
        el("path", d=seams, class_="seams"),
        el("path", d=shore, class_="coast"),
        id="part-island",
    )


def labels(scene: IslandScene, *more: Markup) -> Markup:
    """Each space's name and the letter of its land, at its foot; `more` lies beneath."""
    found = []
    for space in scene.view.spaces:
        x, y = centre(space.q, space.r)
        letter = scene.say(f"terrain-{space.terrain}-letter").lower()
        sign = el("tspan", letter, class_="ter", dx="4")
        look = f"lab {scene.lands[space.terrain].colour}"
        found.append(el("text", space.name, sign, class_=look, x=x, y=y + 37))
    return el("g", more, found, id="part-labels", aria_hidden="true")


def swatch(scene: IslandScene, terrain: str) -> Markup:
    """A land's colour, pattern and letter."""
    k = scene.lands[terrain].pattern
    fill = el("rect", width="100%", height="100%", fill=f"url(#p-{k})")
    name = el("b", scene.say(f"terrain-{terrain}-letter"), title=scene.say(f"terrain-{terrain}"))
    return el("span", el("svg", fill, aria_hidden="true"), name, class_=f"land {k}")


def land_and_side(scene: IslandScene, space: SpaceView) -> str:
    """The land's pattern, and on which side of the island: what it tells shows on the other one."""
    side = "l" if space.q + space.r / 2 < scene.middle else "r"
    return f"{scene.lands[space.terrain].pattern} {side}"


# ---- spaces --------------------------------------------------------------------------------


def spaces(
    scene: IslandScene,
    label: Callable[[SpaceView], str],
    going: Collection[str],
    taking: Collection[str],
) -> Markup:
    """Every space as something that can be reached and pressed, with what may be done there.

    `label` is a space in words. Verbs of `going` lead from their first space to another: pressing
    it shows where. Those of `taking` are done by pressing their space.
    """
    asked = [words.split() for words in scene.legal]
    starts = {rest[0].upper() for verb, *rest in asked if verb in going}
    own = {rest[0].upper(): " ".join((verb, *rest)) for verb, *rest in asked if verb in taking}
    shapes = []
    for space in scene.view.spaces:
        can = space.name in starts or space.name in own
        rings = [el("use", href="#h-can", class_="can"), el("use", href="#h-chosen", class_="on")]
        shapes.append(
            el(
                "g",
                el("use", href="#h-hit", class_="hit"),
                rings if can else None,
                id=f"s-{space.name}",
                class_=classes("space", can and "may"),
                transform=at(space),
                data_space=space.name,
                data_q=space.q,
                data_r=space.r,
                data_land=land_and_side(scene, space),
                data_from=space.name if space.name in starts else None,
                data_words=own.get(space.name),
                role="button",
                tabindex=0 if can else -1,
                aria_label=label(space),
            )
        )
    return el("g", shapes, id="part-spaces")


# ---- pieces --------------------------------------------------------------------------------


def pieces(drawn: Sequence[tuple[str, Markup]]) -> Markup:
    """The pieces, by id: in their order, for a piece that moved in the page could not slide."""
    herds = [piece for _, piece in sorted(drawn)]
    return el("g", herds, id="part-pieces", aria_hidden="true")


def piece(
    id_: str, seat: int, space: SpaceView, sign: str | None = None, doomed: bool = False
) -> Markup:
    """A piece, hollow where it is doomed, with the coin that says what awaits it."""
    body = el("use", href=f"#{'pg' if doomed else 'pc'}-{id_[COLOUR]}")
    coin = el("use", href=f"#f-{sign}") if sign else None
    look = f"piece {seat_class(seat)}"
    return el("g", body, coin, id=id_, class_=look, transform=at(space))


def fallen_piece(id_: str, space: SpaceView) -> Markup:
    """A piece that fell in this phase: it sinks and fades, and nothing is left to be seen."""
    body = el("use", href=f"#pc-{id_[COLOUR]}")
    return el("g", body, id=id_, class_="piece fallen", transform=at(space))


def trace(scene: IslandScene, way: tuple[int, Sequence[int]] | None) -> Markup:
    """Where the piece that moved last came from: its seat, and the numbers of the spaces."""
    if way is None:
        return el("g", id="part-trace")
    seat, numbers = way
    points = [centre(s.q, s.r) for s in (scene.view.spaces[n] for n in numbers)]
    x, y = points[0]
    near = towards(points[0], points[1], 9)
    end = towards(points[-1], points[-2], 36)
    ring = el("circle", cx=x, cy=y, r=7)
    line = el("path", d=path([near, *points[1:-1], end], closed=False))
    return el("g", ring, line, id="part-trace", class_=f"last {seat_class(seat)}")


# ---- targets -------------------------------------------------------------------------------


def target(
    scene: IslandScene,
    words: str,
    space: SpaceView,
    start: str | None,
    shape: Markup,
    look: str,
    label: str,
    odds: str | None = None,
) -> Markup:
    """Where something may be put: what pressing it plays, and what it brings, drawn and in words.

    It shows once its `start` is chosen, at once where it has none. With `odds` something is fought
    for, and the first press asks.
    """
    fights = odds is not None
    return el(
        "g",
        el("use", href="#h-hit", class_="hit"),
        shape,
        class_=classes("target", look, fights and "attack", start is None and "lit"),
        transform=at(space),
        data_words=words,
        data_from=start,
        data_space=space.name,
        data_land=land_and_side(scene, space),
        data_odds=odds,
        data_confirm=fights,
        role="button",
        tabindex=0,
        aria_label=label,
    )


def coin(sign: str, shift: int = 0) -> Markup:
    """A coin that says what awaits a piece on a target."""
    return el("use", href=f"#c-{sign}", x=shift, y=-4)


def flag(odds: str) -> Markup:
    """A ring and a flag with the odds of a fight."""
    shape = el("rect", x=-22, y=-14, width=44, height=27, rx=7)
    said = el("g", shape, el("text", odds, y="5.5"), class_="flag", transform="translate(0 -50)")
    return join((el("use", href="#h-aim"), said))
