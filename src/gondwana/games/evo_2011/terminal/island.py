"""The island in text: name and land's letter of each space; dinosaur and climate."""

from __future__ import annotations

from rich.text import Text

from ...common.terminal import Terminal, hexes
from ...common.terminal.climate import Climate
from ...common.terminal.hexes import ground
from ..state import TERRAINS
from ..view import SpaceView, View

CLIMATE = Climate(
    {terrain: terrain for terrain in TERRAINS},
    {"ideal": "✓", "hot": "☼", "cold": "*", "deadly": "†"},
    {"ideal": "green", "hot": "red", "cold": "cyan", "deadly": "bold red"},
)


def island(terminal: Terminal, view: View) -> Text:
    """The spaces as hexagons, two lines each."""
    return hexes.island(
        view.spaces,
        lambda space: _name_line(terminal, space),
        lambda space: _herd_line(terminal, space),
    )


def _name_line(terminal: Terminal, space: SpaceView) -> Text:
    line = Text(style=ground(terminal, space.terrain))
    letter = terminal.say(f"terrain-{space.terrain}-letter")
    line.append(f" {space.name:<3} ", "bold").append(letter)
    return line


def _herd_line(terminal: Terminal, space: SpaceView) -> Text:
    line = Text(style=ground(terminal, space.terrain))
    line.append("!" if space.marked else " ")
    line.append_text(Text("   ") if space.dinosaur is None else terminal.piece(space.dinosaur))
    return line.append(" ").append(CLIMATE.signs[space.zone], "bold")
