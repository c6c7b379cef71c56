"""The round and the climate: phase ring, order, the climate track and each land in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from markupsafe import Markup

from ...common.drawing import phases
from ...common.drawing.hexes import swatch
from ...common.drawing.html import classes, el, icon
from ...common.drawing.wheel import Tab, wheel
from ..outlook import covered, deaths, roll_odds
from ..state import RING, TERRAINS, ZONES
from .scene import Scene

GLYPHS = {
    "initiative": "tail",
    "climate": "climate",
    "movement": "track",
    "birth": "egg",
    "survival": "survival",
    "meteor": "meteor",
}
PHASES = tuple(GLYPHS)
SIGN = {
    "temperate": "ideal",
    "hot": "parasol",
    "cold": "fur",
    "scorching": "deadly",
    "freezing": "deadly",
}


# ---- round and phase -----------------------------------------------------------------------


def part_phase(scene: Scene) -> Markup:
    """Ring, phase and the order."""
    return phases.part(ring(scene), phase_name(scene), _note(scene), order(scene))


def _note(scene: Scene) -> Markup | None:
    view = scene.view
    if view.over:
        return el("p", scene.say("web-after", rounds=view.round), class_="note")
    if view.asleep:
        return el("p", scene.say("label-asleep"), class_="note")
    return el("p", scene.say("label-no-births"), class_="note") if view.no_births else None


def ring(scene: Scene) -> Markup:
    """The six phases, and the round in the middle."""
    view = scene.view
    words = scene.say("web-round-phase", number=view.round, phase=phase_name(scene))
    if view.over:
        words = scene.say("web-after", rounds=view.round)
    before = len(GLYPHS) if view.over else -1
    now = PHASES.index(view.phase) if view.phase in PHASES else before
    return phases.ring(scene, GLYPHS, now, view.round or "", words)


def phase_name(scene: Scene) -> str:
    """The present phase."""
    return scene.say(f"phase-{scene.view.phase}")


def order(scene: Scene) -> Markup:
    """The order in force; in movement and birth one player after the other has a turn."""
    view = scene.view
    asked = [seat for seat in view.order if seat in view.ask.seats]
    one = view.ask.step in ("move", "lay") and len(asked) == 1
    return phases.order(scene, view.order, view.order.index(asked[0]) if one else -1)


def part_top(scene: Scene) -> Markup:
    """What the bar above says."""
    view = scene.view
    place = phases.place_in_order(scene, view.order, view.round)
    if view.over:
        place = scene.say("web-after", rounds=view.round)
    return phases.part_top(scene, ring(scene), phase_name(scene), place)


# ---- climate -------------------------------------------------------------------------------


def part(scene: Scene) -> Markup:
    """The track as a ring, and what each land is this round."""
    view = scene.view
    lands = [_row(scene, terrain) for terrain in by_zone(scene)]
    heading = el("h2", scene.say("label-climate"), class_="cap")
    said = scene.say("label-no-roll" if view.no_roll else "web-outside")
    note = el("span", "" if view.over else said, class_="note")
    return el(
        "section", el("header", heading, note), _ring(scene), el("ul", lands, class_="lands4"),
        id="part-climate", class_="sheet climate",
    )  # fmt: skip


def by_zone(scene: Scene) -> list[str]:
    """The lands, temperate ones first."""
    return sorted(TERRAINS, key=lambda terrain: ZONES.index(scene.view.zones[terrain]))


def comes(scene: Scene) -> Sequence[tuple[int, Fraction]]:
    """E1.2.2: by how much the marker may move next, likeliest first; nothing once it has."""
    view = scene.view
    came = view.phase == "climate" and any(event.name == "climate" for event in scene.this_phase)
    return () if view.over or view.no_roll or came else roll_odds(view)


def _ring(scene: Scene) -> Markup:
    view = scene.view
    ways = comes(scene)
    tabs = [
        Tab(by, f"{chance.numerator * (6 // chance.denominator)}/6", chance == ways[0][1])
        for by, chance in ways
    ]
    told = [
        f"{scene.say(f'terrain-{view.ring[(view.climate + tab.ahead) % RING]}')} {tab.odds}"
        for tab in tabs
    ]
    land = scene.say(f"terrain-{view.ring[view.climate]}")
    words = scene.say("web-wheel", land=land, next=", ".join(told))
    return wheel(scene, view.ring, view.climate, tabs, scene.say("web-hub"), words)


def _row(scene: Scene, terrain: str) -> Markup:
    """A land in words: what it is, how many live there, and how it stands with the reader's."""
    zone = scene.view.zones[terrain]
    how, mine, warn = "", "", False
    if scene.me is not None:
        me = scene.view.players[scene.me]
        kept = covered(me, zone)
        how = scene.say("label-all-live") if kept is None else scene.say("web-live", count=kept)
        own = [region for region in scene.view.regions if region.dinosaur == scene.me]
        here = [region for region in own if region.terrain == terrain]
        if here:
            fall = min(len(here), deaths(me, [region.zone for region in own])[zone])
            mine = scene.say("web-of", number=len(here) - fall, all=len(here))
            warn = fall > 0
    return el(
        "li", swatch(scene, terrain),
        el("span", icon(SIGN[zone]), el("b", scene.say(f"zone-{zone}")), class_="st"),
        el("span", how, class_="how"),
        el("span", mine, class_=classes("mine", warn and "warn")),
    )  # fmt: skip
