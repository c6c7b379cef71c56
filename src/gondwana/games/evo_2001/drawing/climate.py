"""The round and the climate: phase ring, order, the climate track and each land in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from markupsafe import Markup

from ...common.drawing import rounds
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
    return rounds.part(scene, GLYPHS, _note(scene))


def _note(scene: Scene) -> Markup | None:
    view = scene.view
    if view.over:
        return el("p", scene.say("web-after", rounds=view.round), class_="note")
    if view.asleep:
        return el("p", scene.say("label-asleep"), class_="note")
    return el("p", scene.say("label-no-births"), class_="note") if view.no_births else None


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
