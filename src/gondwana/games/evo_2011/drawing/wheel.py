"""The round and the climate: phase ring, order, wheel with the odds, and each land in words."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import rounds
from ...common.drawing.hexes import swatch
from ...common.drawing.html import classes, el, icon
from ...common.drawing.wheel import Tab
from ...common.drawing.wheel import wheel as climate_wheel
from ..state import SECTIONS, TERRAINS, ZONES
from . import forecast
from .scene import Scene

GLYPHS = {
    "climate": "climate",
    "mutation": "vial",
    "initiative": "initiative",
    "movement": "track",
    "birth": "egg",
    "survival": "survival",
}


# ---- round and phase -----------------------------------------------------------------------


def part_phase(scene: Scene) -> Markup:
    """Ring, phase, when the meteorite falls, and the order."""
    return rounds.part(scene, GLYPHS, _end(scene))


def _end(scene: Scene) -> Markup | None:
    view, t = scene.view, scene.table.constants
    turned = t.pile - view.tokens_in_pile
    first = max(t.pile - t.bottom + 1, turned + 1)
    if view.over:
        return el("p", scene.say("web-after", rounds=view.round), class_="note")
    words = scene.say("web-meteorite-in", first=first, last=t.pile, rounds=t.pile - first + 1)
    return el("p", words, class_="note")


# ---- climate -------------------------------------------------------------------------------


def part_climate(scene: Scene) -> Markup:
    """The wheel, and what each land is this round."""
    lands = [_row(scene, terrain) for terrain in by_zone(scene)]
    heading = el("h2", scene.say("label-climate"), class_="cap")
    note = el("span", _note(scene), class_="note")
    return el(
        "section",
        el("header", heading, note),
        wheel(scene),
        el("ul", lands, class_="lands4"),
        id="part-climate",
        class_="sheet climate",
    )


def by_zone(scene: Scene) -> list[str]:
    """The lands, ideal ones first."""
    return sorted(TERRAINS, key=lambda terrain: ZONES.index(scene.view.zones[terrain]))


def _note(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return ""
    if view.next_token is not None:
        return scene.say("web-seen-token", token=scene.say(f"token-{view.next_token}"))
    falls = forecast.meteorite(view)
    if falls == 1:
        return scene.say("web-seen-token", token=scene.say("token-meteorite"))
    if falls:
        return scene.say("web-meteorite-odds", chance=str(falls))
    return scene.say("web-outside")


def wheel(scene: Scene) -> Markup:
    """Six sections, the present one on top; outside, a tab for each one that may come next."""
    view = scene.view
    turns = forecast.turns(scene)
    tabs = [
        Tab(turn.section - view.section, turn.odds, turn.chance == turns[0].chance)
        for turn in turns
    ]
    told = [f"{scene.say(f'terrain-{view.ring[turn.section]}')} {turn.odds}" for turn in turns]
    now = scene.say(f"terrain-{view.ring[view.section]}")
    words = scene.say("web-wheel", land=now, next=", ".join(map(str.strip, told)))
    return climate_wheel(scene, view.ring, spin(scene), tabs, scene.say("zone-ideal"), words)


def spin(scene: Scene) -> int:
    """By how many sections the wheel has turned since the start, so that it never turns back.

    It stands as the view says; the tokens only tell how often it went round.
    """
    turn = scene.table.constants.token_turn
    turned = sum(turn[event.arguments["token"]] for event in scene.events if event.name == "turned")
    off = (scene.view.section - turned) % SECTIONS
    return int(turned + off - (SECTIONS if off > SECTIONS // 2 else 0))


def _row(scene: Scene, terrain: str) -> Markup:
    """A land in words: what it is, how many live there, and how it stands with the reader's."""
    zone = scene.view.zones[terrain]
    seat = scene.me
    how, mine, warn = "", "", False
    if seat is not None:
        here = [s for s in scene.view.spaces if s.dinosaur == seat and s.terrain == terrain]
        zones = list(forecast.herd(scene, seat).values())
        lives = forecast.room(scene, seat, zone, zones)
        how = living(scene, zone, lives)
        if here:
            kept = _kept(zones.count(zone), lives, len(here))
            mine = scene.say("web-of", number=kept, all=len(here))
            warn = kept < len(here) and forecast.toll(scene, seat) > 0
    return el(
        "li",
        swatch(scene, terrain),
        el("span", icon(forecast.SIGN[zone]), el("b", scene.say(f"zone-{zone}")), class_="st"),
        el("span", how, class_="how"),
        el("span", mine, class_=classes("mine", warn and "warn")),
    )


def _kept(in_zone: int, lives: int, here: int) -> int:
    """How many of the herd on one land can live, where two lands may share a zone's layers."""
    return here if in_zone <= lives else min(lives, here)


def living(scene: Scene, zone: str, count: int) -> str:
    """How many of a clan can live in a zone."""
    if zone == "ideal":
        return scene.say("web-all-live")
    return scene.say("web-live", count=count)
