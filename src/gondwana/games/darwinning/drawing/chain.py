"""The food chain: a track of spaces with the species on it, and who may eat whom."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from ...common.drawing.html import animal, classes, el, hidden, icon
from ..outlook import prey, spaces
from ..state import SMALL, SPACES, VIRTUAL
from .scene import Scene

LAYERS = 5  # spaces that share the colour of a layer
# The drawing of the arrows: a space's room along the track, and a species' lane beside it.
ROOM, LANE, FIRST, TIP = 20.0, 9.0, 12.0, 1.0
SPREAD = 3.4  # how far apart arrows to the same species are


def part(scene: Scene) -> Markup:
    """DW.S3: the track from 20 down to 1, its markers, and the arrows."""
    track = [_space(scene, space) for space in range(SPACES, 0, -1)]
    at = spaces(scene.view)
    marks = [_marker(scene, number, space) for number, space in at.items()]
    heading = el("h2", scene.say("web-chain"), class_="cap")
    eaten = {} if scene.view.over else _eaten(scene)
    return el(
        "section",
        el("header", heading),
        el(
            "div",
            el("ol", track, class_="strata", aria_hidden="true"),
            _arrows(scene, at, eaten, upright=True),
            _arrows(scene, at, eaten, upright=False),
            el("ul", marks, class_="marks", aria_label=scene.say("web-chain-all", spaces=SPACES)),
            class_="track",
        ),
        _said(scene, eaten),
        id="part-chain",
        class_="sheet chain",
    )


def _space(scene: Scene, space: int) -> Markup:
    bonus = el("i", scene.say("web-bonus")) if space == SMALL else None
    return el("li", el("b", space), bonus, class_=f"st l{(space - 1) // LAYERS + 1}")


def _marker(scene: Scene, number: int, space: int) -> Markup:
    mine = number == scene.me
    look = classes("mk", f"at-{space}", scene.feeder_class(number), mine and "me")
    picture = animal(scene.species(number)) if number < len(scene.names) else icon("card")
    told = el("span", scene.feeder(number), class_="nmx")
    return el("li", picture, told, hidden(f" {space}"), id=f"mk-{number}", class_=look)


# ---- who may eat whom ----------------------------------------------------------------------


def _eaten(scene: Scene) -> Mapping[int, tuple[int, ...]]:
    """DW.A.eat: for each species whom it may eat as things stand."""
    return {eater: found for eater, found in prey(scene.view).items() if found}


def _arrows(
    scene: Scene, at: Mapping[int, int], eaten: Mapping[int, tuple[int, ...]], upright: bool
) -> Markup:
    """An arrow from each species to all that it may eat, each in a lane of its own.

    `upright` beside a track that stands, else below one that lies.
    """
    eaters = sorted(eaten, key=lambda number: at[number])
    wide = FIRST + LANE * max(len(eaters), 1)
    drawn = []
    for lane, eater in enumerate(eaters):
        away = FIRST + LANE * lane
        aside = SPREAD * (lane - (len(eaters) - 1) / 2)
        stops = [_along(at[number], upright) for number in eaten[eater]]
        start = _along(at[eater], upright) + (LANE if upright else -LANE) * 0.6
        drawn.append(_arrow(scene, eater, start, [stop + aside for stop in stops], away, upright))
    long = ROOM * SPACES
    box = f"0 0 {wide:g} {long:g}" if upright else f"0 0 {long:g} {wide:g}"
    look = f"arrows {'upright' if upright else 'flat'} w{len(eaters)}"
    return el(
        "svg", drawn, class_=look, viewBox=box, preserveAspectRatio="none", aria_hidden="true"
    )


def _along(space: int, upright: bool) -> float:
    """How far along the drawing the middle of a space is: upright, the highest is on top."""
    return ROOM * ((SPACES - space if upright else space - 1) + 0.5)


def _arrow(
    scene: Scene, eater: int, start: float, stops: list[float], away: float, upright: bool
) -> Markup:
    """From the eater to its lane, along it, and from there to each stop."""
    ends = [start, *stops]

    def spot(aside: float, along: float) -> str:
        return f"{aside:g} {along:g}" if upright else f"{along:g} {aside:g}"

    line = f"M{spot(TIP, start)}L{spot(away, start)}"
    line += f"M{spot(away, min(ends))}L{spot(away, max(ends))}"
    line += "".join(f"M{spot(away, stop)}L{spot(TIP + 4, stop)}" for stop in stops)
    heads = "".join(
        f"M{spot(TIP, stop)}L{spot(TIP + 6, stop - 3.4)}L{spot(TIP + 6, stop + 3.4)}Z"
        for stop in stops
    )
    lines = el("path", class_="li", d=line), el("path", class_="hd", d=heads)
    return el("g", *lines, class_=scene.feeder_class(eater))


def _said(scene: Scene, eaten: Mapping[int, tuple[int, ...]]) -> Markup | None:
    """The same in words: the reader's species first of all, for others everybody's."""
    if scene.view.over or not eaten:
        return None
    if scene.me is None:
        lines = [
            scene.say(
                "web-eats",
                eater=scene.say("virtual") if eater == VIRTUAL else scene.feeder(eater),
                prey=scene.feeders([*found]),
            )
            for eater, found in eaten.items()
        ]
    else:
        mine = [*eaten.get(scene.me, ())]
        above = [eater for eater, found in eaten.items() if scene.me in found]
        lines = [
            scene.say("web-you-eat", count=len(mine), prey=scene.feeders(mine)),
            scene.say("web-eat-you", count=len(above), eaters=scene.feeders(above)),
        ]
    return el("p", " ".join(lines), class_="chainfoot")
