"""The island in text: both half boards laid together, each region with what is there."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, hexes
from ...common.terminal.hexes import HEX, ground
from ..state import TERRAINS, ZONES
from ..view import RegionView, View

SIGNS = {"temperate": "✓", "hot": "☼", "cold": "*", "scorching": "†", "freezing": "†"}
ZONE_STYLE = {
    "temperate": "green",
    "hot": "red",
    "cold": "cyan",
    "scorching": "bold red",
    "freezing": "bold cyan",
}
COLOURS = {"desert": "yellow", "plains": "green", "hills": "brown", "mountains": "grey"}
COAST, STAR, NEWBORN = "~", "★", "°"


def island(terminal: Terminal, view: View) -> RenderableType:
    """Both halves under their names; the regions as hexagons, two lines each, as wide as fits."""
    roomy = hexes.width(view.regions) <= terminal.console.width
    width = HEX if roomy else HEX - 1
    land = hexes.island(
        view.regions,
        lambda region: _name_line(terminal, region, roomy),
        lambda region: _herd_line(terminal, region, roomy),
        width,
        lambda region: "dim" if region.half == view.halves[0] else "bold",
    )
    left, right = (terminal.say(f"half-{half}") for half in view.halves)
    return Group(Text.assemble((f"{left} ", "dim"), ("| ", "dim"), (right, "bold")), land)


def _name_line(terminal: Terminal, region: RegionView, roomy: bool) -> Text:
    line = Text(" " if roomy else "", ground(terminal, COLOURS[region.terrain]))
    line.append(f"{region.name:<3}", "bold").append(COAST if region.coast else " ")
    return line.append(terminal.say(f"terrain-{region.terrain}-letter"))


def _herd_line(terminal: Terminal, region: RegionView, roomy: bool) -> Text:
    line = Text(NEWBORN if region.newborn else " ", ground(terminal, COLOURS[region.terrain]))
    if region.dinosaur is None:
        line.append(f" {STAR if region.star else ' '} ")
    else:
        line.append_text(terminal.piece(region.dinosaur))
    return line.append(" " if roomy else "").append(SIGNS[region.zone], "bold")


def letter(terminal: Terminal, terrain: str, around: str = "  ") -> Text:
    """A terrain's letter on its colour, between two signs."""
    sign = terminal.say(f"terrain-{terrain}-letter")
    return Text(f"{around[0]}{sign}{around[1]}", ground(terminal, COLOURS[terrain]))


def sign(region: RegionView) -> Text:
    """The sign of a region's climate."""
    return Text(SIGNS[region.zone], f"not bold {ZONE_STYLE[region.zone]} on default")


def legend(terminal: Terminal, view: View) -> Text:
    """What each terrain is this round, in one line."""
    parts = []
    for terrain in by_zone(view):
        zone = view.zones[terrain]
        part = letter(terminal, terrain)
        part.append(f" {SIGNS[zone]} {terminal.say(f'zone-{zone}')}", "default on default")
        parts.append(part)
    return Text("   ").join(parts)


def by_zone(view: View) -> list[str]:
    """The terrains, temperate ones first."""
    return sorted(TERRAINS, key=lambda terrain: ZONES.index(view.zones[terrain]))
