"""Who would live: on a region as the climate stands, and after each roll that may come."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from ...common.drawing.html import el, hidden, icon
from ...common.drawing.tip import living
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
    tables = [_land(scene, terrain, rows) for terrain in range(len(TERRAINS))]
    return el("div", tables, id="part-forecast", class_="forecast")


def _land(scene: Scene, terrain: int, rows: list[tuple[str, int]]) -> Markup:
    name = TERRAINS[terrain]
    seats = range(len(scene.view.players))
    heads = [el("th", scene.letter(seat), hidden(scene.name(seat)), scope="col") for seat in seats]
    lines = []
    for when, space in rows:
        zone = ZONES[scene.table.constants.zone[space, terrain]]
        cells = [living(scene, covered(scene.view.players[seat], zone)) for seat in seats]
        sign = el("span", icon(SIGN[zone], small=True), scene.say(f"zone-{zone}"), class_="st")
        lines.append(el("tr", el("th", when, scope="row"), el("td", sign), cells))
    caption = el("caption", scene.say("web-lives-on", land=scene.say(f"terrain-{name}")))
    head = el("tr", el("td"), el("td"), heads)
    return el("table", caption, head, lines, class_=f"tip tip-{scene.lands[name].pattern}")
