"""The island: two half boards laid together, what may be chosen on them, and who stands there."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import dice, hexes
from ...common.drawing.html import el, join
from ...common.drawing.pieces import fallen, last_move
from ...common.drawing.svg import Point, path
from ..view import RegionView
from .combat import icons, last_throw, odds_of, winning
from .forecast import DOOMED, RISK, fate, herd
from .pieces import Herd
from .scene import Scene

COIN = {"temperate": "ideal", "hot": "hot", "cold": "cold", "scorching": "deadly",
        "freezing": "deadly"}  # fmt: skip
ZOOMS = (1, 2, 3)  # how much larger the map may be shown


def zoom(scene: Scene) -> Markup:
    """How large the map is shown, in a frame that scrolls: settings of the page, kept by itself."""
    found = []
    for size in ZOOMS:
        box = el(
            "input", type="radio", name="zoom", id=f"zoom-{size}", checked=size == 1,
            aria_label=scene.say("web-zoom", size=size),
        )  # fmt: skip
        found.append(el("label", box, f"{size}×"))
    return el("div", found, class_="zoom", role="group", aria_label=scene.say("web-zooms"))


# ---- regions -------------------------------------------------------------------------------


def labels(scene: Scene) -> Markup:
    """Names and lands, stars, and the seam between the two half boards."""
    stars = [
        el("use", href="#i-star", class_="mark-star", x=-9, y=-44, width=18, height=18,
           transform=hexes.at(region))
        for region in scene.view.regions
        if region.star
    ]  # fmt: skip
    return hexes.labels(scene, el("path", d=_seam(scene), class_="halves"), *stars)


def _seam(scene: Scene) -> str:
    """The edges at which regions of different halves meet."""
    by_place = {(r.q, r.r): r for r in scene.view.regions}
    around = ((1, 0), (0, 1), (-1, 1))
    edges = []
    for region in scene.view.regions:
        x, y = hexes.centre(region.q, region.r)
        for dq, dr in (*around, *((-q, -r) for q, r in around)):
            other = by_place.get((region.q + dq, region.r + dr))
            if other is None or other.half == region.half or region.half != scene.view.halves[0]:
                continue
            u, v = hexes.centre(other.q, other.r)
            edges.append(_edge((x, y), (u, v)))
    return "".join(edges)


def _edge(one: Point, other: Point) -> str:
    """The edge between two neighbouring hexagons: across the line between their middles."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    dx, dy = (other[0] - one[0]) / hexes.WIDE, (other[1] - one[1]) / hexes.WIDE
    half = hexes.RADIUS / 2
    return path([(x - dy * half, y + dx * half), (x + dy * half, y - dx * half)], closed=False)


def spaces(scene: Scene) -> Markup:
    """Every region, with what may be done there."""
    names = scene.spaces
    return hexes.spaces(scene, lambda s: label(scene, names[s.name]), ("move",), ("remove",))


def label(scene: Scene, region: RegionView) -> str:
    """A region in words: its name, land, climate, coast and star, and who stands there."""
    words = [region.name, scene.say(f"terrain-{region.terrain}"), scene.say(f"zone-{region.zone}")]
    words += [scene.say(f"web-{what}") for what in ("coast", "star") if getattr(region, what)]
    told = ", ".join(words)
    if region.dinosaur is None:
        return told
    owner = region.dinosaur
    told += f": {scene.say(f'seat-{scene.mark(owner)}')}, {scene.name(owner)}"
    if region.newborn:
        told += f", {scene.say('web-newborn')}"
    if _shows_fate(scene, owner):
        found = fate(scene, owner, herd(scene, owner).values(), region.zone)
        told += f", {scene.say(f'web-fate-{found}')}"
    return told


# ---- dinosaurs -----------------------------------------------------------------------------


def pieces(scene: Scene) -> Markup:
    """Every dinosaur with what the climate means for it."""
    regions = enumerate(scene.view.regions)
    named = [(scene.pieces.get(k, f"p-{k}"), r) for k, r in regions if r.dinosaur is not None]
    drawn = [(id_, _piece(scene, region, id_)) for id_, region in named]
    return hexes.pieces(drawn + _fallen(scene))


def _fallen(scene: Scene) -> list[tuple[str, Markup]]:
    """Those that fell in this phase, by id."""
    phase = scene.this_phase
    if not any(event.name in ("fell", "replaced") for event in phase):
        return []
    lost = fallen(scene.events, len(scene.events) - len(phase), Herd())
    return [(id_, hexes.fallen_piece(id_, scene.view.regions[number])) for id_, number in lost]


def _shows_fate(scene: Scene, seat: int) -> bool:
    view = scene.view
    if view.over or view.phase == "setup":
        return False
    return seat == view.seat or view.phase == "survival"


def _piece(scene: Scene, region: RegionView, id_: str) -> Markup:
    seat, sign, doomed = region.dinosaur, None, False
    assert seat is not None
    if _shows_fate(scene, seat):
        found = fate(scene, seat, herd(scene, seat).values(), region.zone)
        doomed = found == DOOMED
        sign = "dies" if doomed else COIN[region.zone] if found == RISK else None
    return hexes.piece(id_, seat, region, sign, doomed)


def die(scene: Scene) -> Markup:
    """The die of the last fight, where it was fought, until something else moves."""
    number = last_throw(scene.events)
    if number is None:
        return el("g", id="part-die")
    before = scene.events[:number]
    where = next(e.arguments for e in reversed(before) if e.name in ("attacked", "kid"))
    region = scene.view.regions[where.get("to", where.get("region", 0))]
    faces = icons(scene.events[number].arguments["die"], rolls=True)
    thrown = dice.thrown(f"die-{number}", faces, hexes.at(region))
    return el("g", thrown, id="part-die", aria_hidden="true")


def trace(scene: Scene) -> Markup:
    """Where the dinosaur that moved last came from."""
    return hexes.trace(scene, last_move(scene.this_phase, ("moved",), "region"))


# ---- targets -------------------------------------------------------------------------------


def targets(scene: Scene) -> Markup:
    """Where something may be put or struck: with its words, its forecast, odds where one fights."""
    drawn = []
    for words in scene.legal:
        verb, *rest = words.split()
        if verb == "move":
            drawn.append(_target(scene, words, rest[1].upper(), rest[0].upper()))
        elif verb == "lay":
            drawn.append(_target(scene, words, rest[0].upper(), None))
        elif verb == "play" and rest[-1].upper() in scene.spaces:
            drawn.append(_struck(scene, words, rest[0], rest[-1].upper()))
    return el("g", drawn, id="part-targets")


def _target(scene: Scene, words: str, name: str, start: str | None) -> Markup:
    region = scene.spaces[name]
    seat = scene.me
    assert seat is not None
    own = herd(scene, seat)
    own.pop(start or "", None)
    own[name] = region.zone
    found = fate(scene, seat, own.values(), region.zone)
    odds = None
    if region.dinosaur is not None:
        odds = odds_of(winning(scene, region.dinosaur, kid=start is None))
    shape = hexes.flag(odds) if odds else hexes.coin(COIN[region.zone])
    look = {DOOMED: "doom", RISK: "risk"}.get(found, "safe")
    told = [f"{start} → {name}" if start else name]
    if region.dinosaur is not None:
        told.append(f"{scene.say('action-attack')} {scene.name(region.dinosaur)} {odds}")
    told += [scene.say(f"zone-{region.zone}"), scene.say(f"web-fate-{found}")]
    return hexes.target(scene, words, region, start, shape, look, ", ".join(told), odds)


def _struck(scene: Scene, words: str, card: str, name: str) -> Markup:
    """A dinosaur that a card can take: lit once the card is chosen."""
    region = scene.spaces[name]
    owner = region.dinosaur
    assert owner is not None
    told = f"{scene.say(f'card-{card}')}: {name}, {scene.name(owner)}"
    shape = join((el("use", href="#h-aim"), hexes.coin("deadly")))
    return hexes.target(scene, words, region, card, shape, "risk", told)
