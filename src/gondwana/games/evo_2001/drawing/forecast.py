"""Who would live: on a region as the climate stands, and after each roll that may come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from ...common.drawing import forecast
from ..outlook import covered, deaths
from ..state import RING, TERRAINS, ZONES
from .climate import SIGN, comes
from .scene import Scene

SAFE, RISK, DOOMED = "safe", "risk", "doomed"


def fate(scene: Scene, seat: int, zones: Iterable[str], zone: str) -> str:
    """E1.5.1, E1.5.2: what awaits one of the seat's in `zone`; `zones` are those of all."""
    standing = list(zones)
    dying = deaths(scene.view.players[seat], standing).get(zone, 0)
    if dying == 0:
        return SAFE
    return DOOMED if dying == standing.count(zone) else RISK


def herd(scene: Scene, seat: int) -> dict[str, str]:
    """The zones in which the seat's dinosaurs stand, by the regions' names."""
    return {r.name: r.zone for r in scene.view.regions if r.dinosaur == seat}


def part(scene: Scene) -> Markup:
    """For each land a table, shown while a region of it is looked at: who lives there, and when."""
    view = scene.view
    rows = [(scene.say("web-now"), view.climate)]
    rows += [
        (f"{chance.numerator * (6 // chance.denominator)}/6", (view.climate + by) % RING)
        for by, chance in comes(scene)
    ]
    lands = enumerate(TERRAINS)
    return forecast.part(forecast.table(scene, name, _rows(scene, k, rows)) for k, name in lands)


def _rows(scene: Scene, terrain: int, climates: list[tuple[str, int]]) -> Iterator[forecast.Row]:
    for when, space in climates:
        zone = ZONES[scene.table.constants.zone[space, terrain]]
        living = [covered(player, zone) for player in scene.view.players]
        yield forecast.Row(when, zone, SIGN[zone], living)
