"""The island: its land, what may be chosen on it, its dinosaurs, and where they may go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from ....kernel.events import Event
from ..phases.movement import succeeds
from ..state import EQUAL, FACES, MORE, SUCCESS
from ..view import SpaceView
from ..words import MARKS
from .forecast import DOOMED, RISK, SAFE, fate, herd
from .html import classes, el, join, number
from .pieces import fallen
from .scene import DIE, Scene, seat_class

RADIUS = 50
WIDE = RADIUS * math.sqrt(3)
MARGIN = 26, 40  # sea left and right of the land, above and below it
WATER = ((89.4, 86.6, 0.35), (67.4, 64.6, 0.5), (47.4, 44.6, 0.7), (30.4, 27.6, 0.95))
BITES = (SUCCESS, EQUAL, MORE)  # E2.R5: the faces on which a killer baby wins
Point = tuple[float, float]
Hexes = tuple[tuple[int, int, str], ...]


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


def path(points: Sequence[Point], closed: bool = True) -> str:
    """A path along points."""
    line = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{line}Z" if closed else f"M{line}"


def _round(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)


def edges(hexes: Hexes) -> tuple[list[Point], str]:
    """The coast as one closed line, and the seams between spaces as a path."""
    ways: dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point]] = {}
    for q, r, _ in hexes:
        around = corners(*centre(q, r), RADIUS)
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


def land(scene: Scene) -> Markup:
    """What never changes: water and land."""
    spaces = scene.view.spaces
    return _land(tuple((space.q, space.r, space.terrain) for space in spaces))


@cache
def _land(hexes: Hexes) -> Markup:
    coast, seams = edges(hexes)
    shore = path(coast)
    water = []
    for wide, narrow, strength in WATER:
        water.append(el("path", d=shore, class_="wave", stroke_width=wide, stroke_opacity=strength))
        water.append(el("path", d=shore, class_="sea", stroke_width=narrow))
    water += [el("path", d=shore, class_=name) for name in ("shallow", "shore", "beach")]
    by_terrain: dict[str, list[str]] = {}
    for q, r, terrain in hexes:
        shape = path(corners(*centre(q, r), RADIUS - 0.4))
        by_terrain.setdefault(terrain, []).append(shape)
    fields = []
    for terrain, shapes in by_terrain.items():
        d = "".join(shapes)
        fields.append(el("path", d=d, fill=f"var(--{terrain})"))
        fields.append(el("path", d=d, fill=f"url(#p-{terrain[0]})"))
    return el(
        "g",
        el("g", water, class_="water"),
        fields,
        el("path", d=seams, class_="seams"),
        el("path", d=shore, class_="coast"),
        id="part-island",
    )


def labels(scene: Scene) -> Markup:
    """Each space's name and the letter of its land, at its foot."""
    found = []
    for space in scene.view.spaces:
        x, y = centre(space.q, space.r)
        letter = scene.say(f"terrain-{space.terrain}-letter").lower()
        sign = el("tspan", letter, class_="ter", dx="4")
        found.append(el("text", space.name, sign, class_=f"lab {space.terrain}", x=x, y=y + 37))
    return el("g", found, id="part-labels", aria_hidden="true")


# ---- spaces --------------------------------------------------------------------------------


def spaces(scene: Scene) -> Markup:
    """Every space as something that can be reached and pressed, with what may be done there."""
    starts = {words.split()[1].upper() for words in scene.legal if _goes(words)}
    own = {w.split()[1].upper(): w for w in scene.legal if w.split()[0] in ("take", "remove")}
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
                aria_label=label(scene, space),
            )
        )
    return el("g", shapes, id="part-spaces")


def land_and_side(scene: Scene, space: SpaceView) -> str:
    """The land's letter, and on which side of the island: the forecast shows on the other one."""
    side = "l" if space.q + space.r / 2 < scene.middle else "r"
    return f"{space.terrain[0]} {side}"


def _goes(words: str) -> bool:
    return words.split()[0] in ("move", "fly", "swim")


def label(scene: Scene, space: SpaceView) -> str:
    """A space in words: its name, land, climate, and who stands there."""
    terrain, zone = scene.say(f"terrain-{space.terrain}"), scene.say(f"zone-{space.zone}")
    words = f"{space.name}, {terrain}, {zone}"
    if space.dinosaur is not None:
        words += f": {scene.say(f'seat-{MARKS[space.dinosaur]}')}, {scene.name(space.dinosaur)}"
        if _shows_fate(scene, space.dinosaur):
            words += f", {_fate_words(scene, space)}"
    return words


def _fate_words(scene: Scene, space: SpaceView) -> str:
    assert space.dinosaur is not None
    clan = herd(scene, space.dinosaur)
    found = DOOMED if space.marked else fate(scene, space.dinosaur, clan.values(), space.zone)
    return scene.say(f"web-fate-{found}")


# ---- dinosaurs -----------------------------------------------------------------------------


def pieces(scene: Scene) -> Markup:
    """Every dinosaur with what the climate means for it."""
    spaces = enumerate(scene.view.spaces)
    named = [(scene.pieces.get(k, f"p-{k}"), s) for k, s in spaces if s.dinosaur is not None]
    drawn = [(id_, _piece(scene, space, id_)) for id_, space in named] + _fallen(scene)
    # In the order of their ids: a piece that moved in the page could not slide.
    herds = [piece for _, piece in sorted(drawn)]
    return el("g", herds, id="part-pieces", aria_hidden="true")


def _fallen(scene: Scene) -> list[tuple[str, Markup]]:
    """Those that fell in this phase, by id: they sink and fade, and nothing is left to be seen."""
    phase = scene.this_phase
    if not any(event.name == "fell" for event in phase):
        return []
    found = []
    for id_, number_ in fallen(scene.events, len(scene.events) - len(phase)):
        body = el("use", href=f"#pc-{id_[2]}")
        where = at(scene.view.spaces[number_])
        found.append((id_, el("g", body, id=id_, class_="piece fallen", transform=where)))
    return found


def die(scene: Scene) -> Markup:
    """The die of the last fight, where it was fought, until something else moves."""
    number_ = last_throw(scene.events)
    if number_ is None:
        return el("g", id="part-die")
    before = scene.events[:number_]
    where = next(e.arguments for e in reversed(before) if e.name in ("attacked", "baby"))
    space = scene.view.spaces[where.get("to", where.get("space", 0))]
    faces = throw(scene.events[number_].arguments["face"])
    spots = {"x": -17, "y": -67, "width": 34, "height": 34}
    shown = [el("use", href=f"#i-{name}", class_=f"f{k}", **spots) for k, name in enumerate(faces)]
    back = el("rect", x=-18, y=-68, width=36, height=36, rx=6)
    thrown = el("g", back, shown, id=f"die-{number_}", class_="thrown", transform=at(space))
    return el("g", thrown, id="part-die", aria_hidden="true")


def _shows_fate(scene: Scene, seat: int) -> bool:
    view = scene.view
    if view.over or view.phase == "setup":
        return False
    return seat == view.seat or view.phase == "survival"


def _piece(scene: Scene, space: SpaceView, id_: str) -> Markup:
    seat = space.dinosaur
    assert seat is not None
    mark, sign, shape = MARKS[seat].lower(), None, "pc"
    if space.marked:
        sign, shape = "dies", "pg"
    elif _shows_fate(scene, seat):
        found = fate(scene, seat, herd(scene, seat).values(), space.zone)
        if found == DOOMED:
            sign, shape = "dies", "pg"
        elif found == RISK:
            sign = space.zone
    body = el("use", href=f"#{shape}-{mark}")
    coin = el("use", href=f"#f-{sign}") if sign else None
    look = f"piece {seat_class(seat)}"
    return el("g", body, coin, id=id_, class_=look, transform=at(space))


def last_throw(events: Sequence[Event]) -> int | None:
    """The number of the last throw of the combat die, unless something moved after its fight."""
    for number_ in range(len(events) - 1, -1, -1):
        name = events[number_].name
        if name == "die":
            return number_
        if name in ("moved", "flew", "swam", "attacked", "baby", "phase"):
            return None
    return None


def throw(face: int) -> list[str]:
    """The faces that a die shows one after the other: the four others, then the one thrown."""
    sides = len(FACES)
    return [DIE[FACES[(face + 1 + k) % sides]] for k in range(sides)]


def trace(scene: Scene) -> Markup:
    """Where the dinosaur that moved last came from."""
    way = last_move(scene.this_phase)
    if way is None:
        return el("g", id="part-trace")
    seat, numbers = way
    points = [centre(s.q, s.r) for s in (scene.spaces[scene.space_names[n]] for n in numbers)]
    x, y = points[0]
    near = _towards(points[0], points[1], 9)
    end = _towards(points[-1], points[-2], 36)
    ring = el("circle", cx=x, cy=y, r=7)
    line = el("path", d=path([near, *points[1:-1], end], closed=False))
    return el("g", ring, line, id="part-trace", class_=f"last {seat_class(seat)}")


def _towards(start: Point, target: Point, distance: float) -> Point:
    (x, y), (u, v) = start, target
    share = distance / math.hypot(u - x, v - y)
    return x + (u - x) * share, y + (v - y) * share


def last_move(events: Sequence[Event]) -> tuple[int, list[int]] | None:
    """Who moved last, and the spaces of that dinosaur's way."""
    way: tuple[int, list[int]] | None = None
    start = None
    for event in events:
        told = event.arguments
        if event.name == "attacked":
            start = told["from"]
        if event.name in ("moved", "flew", "swam"):
            step = told["seat"], told["from"], told["to"]
        elif event.name == "won" and start is not None:
            step = told["seat"], start, told["space"]
        else:
            continue
        seat, source, target = step
        if way is not None and way[0] == seat and way[1][-1] == source:
            way = seat, [*way[1], target]
        else:
            way = seat, [source, target]
    return way


# ---- targets -------------------------------------------------------------------------------


def targets(scene: Scene) -> Markup:
    """Where something may be put: each with its words, its forecast, and odds where one fights."""
    legal = set(scene.legal)
    drawn = []
    for words in scene.legal:
        verb, *rest = words.split()
        if verb in ("move", "fly", "swim"):
            if verb != "move" and f"move {rest[0]} {rest[1]}" in legal:
                continue  # a step does the same and uses nothing up
            drawn.append(_target(scene, words, rest[1].upper(), rest[0].upper()))
        elif verb in ("lay", "flee"):
            drawn.append(_target(scene, words, rest[0].upper(), None))
    return el("g", drawn, id="part-targets")


def _target(scene: Scene, words: str, name: str, start: str | None) -> Markup:
    space = scene.spaces[name]
    verb = words.split()[0]
    enemy = space.dinosaur
    look = outlook(scene, words, space, start)
    aim = enemy is not None
    odds = attack_odds(scene, enemy) if aim and start else bite_odds(scene) if aim else None
    shift = {"fly": -17, "swim": 17}.get(verb, 0) if _both(scene, words) else 0
    shape = _flag(odds) if odds else el("use", href=f"#c-{look[0]}", x=shift, y=-4)
    return el(
        "g",
        el("use", href="#h-hit", class_="hit"),
        shape,
        class_=classes("target", look[1], aim and "attack", start is None and "lit"),
        transform=at(space),
        data_words=words,
        data_from=start,
        data_space=name,
        data_land=land_and_side(scene, space),
        data_odds=odds,
        data_confirm=aim,
        role="button",
        tabindex=0,
        aria_label=target_label(scene, words, space, start, odds, look),
    )


def _both(scene: Scene, words: str) -> bool:
    """Whether a dinosaur can go there on wings and by flippers."""
    verb, rest = words.split(" ", 1)
    other = {"fly": "swim", "swim": "fly"}.get(verb)
    return other is not None and f"{other} {rest}" in scene.legal


def _flag(odds: str) -> Markup:
    shape = el("rect", x=-22, y=-14, width=44, height=27, rx=7)
    flag = el("g", shape, el("text", odds, y="5.5"), class_="flag", transform="translate(0 -50)")
    return join((el("use", href="#h-aim"), flag))


def outlook(scene: Scene, words: str, space: SpaceView, start: str | None) -> tuple[str, str]:
    """What awaits the dinosaur on the target: the coin's sign, and safe, risk or doomed."""
    seat = scene.view.seat
    assert seat is not None
    clan = herd(scene, seat)
    if start is not None:
        clan.pop(start, None)
    elif words.startswith("flee") and scene.view.ask.fight is not None:
        clan.pop(scene.view.ask.fight[1], None)
    clan[space.name] = space.zone
    found = fate(scene, seat, clan.values(), space.zone)
    if found == DOOMED:
        return "deadly", "doom"
    if found == SAFE and space.zone == "deadly":
        return "ideal", "safe"
    return space.zone, "risk" if found == RISK else "safe"


def attack_odds(scene: Scene, enemy: int | None) -> str:
    """E2.4.3: on how many faces the reader's attack wins."""
    assert enemy is not None
    assert scene.view.seat is not None
    players = scene.view.players
    lead = players[scene.view.seat].attack - players[enemy].defence
    return odds_of(scene, [face for face in range(len(FACES)) if succeeds(face, lead)])


def bite_odds(scene: Scene) -> str:
    """E2.R5: on how many faces a killer baby wins."""
    return odds_of(scene, BITES)


def odds_of(scene: Scene, faces: Sequence[int]) -> str:
    """Faces as a count of all."""
    weights = scene.table.constants.face_weight
    return f"{sum(weights[face] for face in faces)}/{sum(weights)}"


def target_label(
    scene: Scene,
    words: str,
    space: SpaceView,
    start: str | None,
    odds: str | None,
    look: tuple[str, str],
) -> str:
    """A target in words."""
    verb = words.split()[0]
    parts = [f"{start} → {space.name}" if start else space.name]
    if verb in ("fly", "swim"):
        parts.append(scene.say(f"action-{verb}"))
    if space.dinosaur is not None:
        parts.append(f"{scene.say('action-attack')} {scene.name(space.dinosaur)} {odds}")
    parts.append(scene.say(f"zone-{space.zone}"))
    parts.append(scene.say(f"web-fate-{ {'doom': DOOMED}.get(look[1], look[1]) }"))
    return ", ".join(parts)
