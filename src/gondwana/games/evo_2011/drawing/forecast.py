"""Who would live: on a space as the climate stands, and under each climate that may come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from markupsafe import Markup

from ...common.drawing import forecast
from ..state import DINOSAURS, METEORITE, SECTIONS, TERRAINS, TOKENS, ZONES
from ..view import View
from .scene import Scene

LAYER = {"hot": "thermoregulation", "cold": "fur", "deadly": "cave-dweller"}
SHELTER = {"hot": "shade-weavers", "cold": "fire-keepers"}
SIGN = {"ideal": "ideal", "hot": "parasol", "cold": "fur", "deadly": "deadly"}
SAFE, RISK, DOOMED = "safe", "risk", "doomed"


# ---- the next token ------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn:
    """Where the wheel may stand next, how likely, and that likelihood as a count."""

    section: int
    chance: Fraction
    odds: str


def meteorite(view: View) -> Fraction:
    """E2.S5: how likely the next token is the meteorite."""
    return Fraction(1, view.tokens_in_pile) if view.meteorite_may_fall else Fraction(0)


def turns(scene: Scene) -> list[Turn]:
    """E2.S5: the sections that the next token can turn the wheel to, likeliest first."""
    view, t = scene.view, scene.table.constants
    if view.over or not view.tokens_in_pile:
        return []
    if view.next_token is not None:
        known = TOKENS.index(view.next_token)
        if known == METEORITE:
            return []
        section = (view.section + t.token_turn[known]) % SECTIONS
        return [Turn(section, Fraction(1), "")]
    falls, total = meteorite(view), sum(view.tokens_left.values())
    found = []
    for token, n in view.tokens_left.items():
        if n and falls < 1:
            section = (view.section + t.token_turn[TOKENS.index(token)]) % SECTIONS
            chance = (1 - falls) * Fraction(n, total)
            found.append(Turn(section, chance, str(chance) if falls else f"{n}/{total}"))
    return sorted(found, key=lambda turn: -turn.chance)


# ---- who lives now -------------------------------------------------------------------------


def sheltered(scene: Scene, seat: int) -> set[str]:
    """E2.C13, E2.C14: the zones in which a card of this phase lets all of the seat's live."""
    cards = scene.table.game.argument
    played = {
        cards(scene.table.constants, "card", event.arguments["card"], lambda key: key)
        for event in scene.this_phase
        if event.name == "played" and event.arguments["seat"] == seat
    }
    return {zone for zone, card in SHELTER.items() if f"card-{card}" in played}


def layers(scene: Scene, seat: int, zone: str) -> int:
    """How many of the seat's dinosaurs can live in the zone."""
    if zone == "ideal" or (scene.view.phase == "survival" and zone in sheltered(scene, seat)):
        return DINOSAURS
    return scene.view.players[seat].genes[LAYER[zone]]


def fate(scene: Scene, seat: int, zones: Iterable[str], zone: str) -> str:
    """E2.6.1, E2.6.2: what awaits one of a clan's dinosaurs in `zone`; `zones` are those of all."""
    herds = dict.fromkeys(ZONES, 0)
    for each in zones:
        herds[each] += 1
    dying = {z: max(0, herds[z] - layers(scene, seat, z)) for z in ZONES}
    count = sum(herds.values())
    toll = min(sum(dying.values()), max(0, count - scene.view.players[seat].minimum))
    if toll == 0 or dying[zone] == 0:
        return SAFE
    return DOOMED if dying[zone] == herds[zone] and toll == sum(dying.values()) else RISK


def herd(scene: Scene, seat: int) -> dict[str, str]:
    """The zones in which the seat's dinosaurs stand, by the spaces' names."""
    return {s.name: s.zone for s in scene.view.spaces if s.dinosaur == seat and not s.marked}


def toll(scene: Scene, seat: int) -> int:
    """E2.R9: how many of the seat's the climate takes as it stands."""
    clan = len(herd(scene, seat))
    return min(beyond(scene, seat), max(0, clan - scene.view.players[seat].minimum))


def beyond(scene: Scene, seat: int) -> int:
    """E2.6.1: how many of the seat's no layer covers as it stands."""
    zones = list(herd(scene, seat).values())
    return sum(max(0, zones.count(z) - layers(scene, seat, z)) for z in ZONES)


def room(scene: Scene, seat: int, zone: str, zones: list[str]) -> int:
    """E2.6.1, E2.6.2: how many of the seat's live in `zone`, or could; `zones` are those of all.

    More than the layers cover live there where the clan would lose its last ones.
    """
    covered = layers(scene, seat, zone)
    elsewhere = sum(
        min(zones.count(z), layers(scene, seat, z)) for z in ZONES if z not in ("ideal", zone)
    )
    last = scene.view.players[seat].minimum - elsewhere - zones.count("ideal")
    return covered if zone == "ideal" else max(covered, min(zones.count(zone), last))


# ---- the sheet that hovering shows ---------------------------------------------------------


def part(scene: Scene) -> Markup:
    """For each land a table, shown while a space of it is looked at: who lives there, and when."""
    view = scene.view
    rows = [(scene.say("web-now"), view.section)]
    rows += [(turn.odds or scene.say("web-next"), turn.section) for turn in turns(scene)]
    lands = enumerate(TERRAINS)
    return forecast.part(forecast.table(scene, name, _rows(scene, k, rows)) for k, name in lands)


def _rows(scene: Scene, terrain: int, climates: list[tuple[str, int]]) -> Iterator[forecast.Row]:
    seats = range(len(scene.view.players))
    for when, section in climates:
        zone = ZONES[scene.table.constants.zone[section, terrain]]
        living = [_living(scene, seat, zone, section) for seat in seats]
        yield forecast.Row(when, zone, SIGN[zone], living)


def _living(scene: Scene, seat: int, zone: str, section: int) -> int | None:
    """How many of the seat's live in the zone with the wheel there; None for all."""
    if zone == "ideal":
        return None
    turned = scene.table.constants.zone
    herds = [
        ZONES[turned[section, TERRAINS.index(space.terrain)]]
        for space in scene.view.spaces
        if space.dinosaur == seat and not space.marked
    ]
    return room(scene, seat, zone, herds)
