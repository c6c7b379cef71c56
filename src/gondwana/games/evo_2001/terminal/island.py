"""The island in text: both half boards laid together, each region with what is there."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, hexes
from ...common.terminal.climate import Climate
from ...common.terminal.hexes import HEX, ground
from ..view import RegionView, View

CLIMATE = Climate(
    {"desert": "yellow", "plains": "green", "hills": "brown", "mountains": "grey"},
    {"temperate": "✓", "hot": "☼", "cold": "*", "scorching": "†", "freezing": "†"},
    {
        "temperate": "green",
        "hot": "red",
        "cold": "cyan",
        "scorching": "bold red",
        "freezing": "bold cyan",
    },
)
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


def _ground(terminal: Terminal, region: RegionView) -> str:
    return ground(terminal, CLIMATE.colours[region.terrain])


def _name_line(terminal: Terminal, region: RegionView, roomy: bool) -> Text:
    line = Text(" " if roomy else "", _ground(terminal, region))
    line.append(f"{region.name:<3}", "bold").append(COAST if region.coast else " ")
    return line.append(terminal.say(f"terrain-{region.terrain}-letter"))


def _herd_line(terminal: Terminal, region: RegionView, roomy: bool) -> Text:
    line = Text(NEWBORN if region.newborn else " ", _ground(terminal, region))
    if region.dinosaur is None:
        line.append(f" {STAR if region.star else ' '} ")
    else:
        line.append_text(terminal.piece(region.dinosaur))
    return line.append(" " if roomy else "").append(CLIMATE.signs[region.zone], "bold")
