"""The island in text: name and land's letter of each space; dinosaur and climate."""

from __future__ import annotations

from rich.text import Text

from ...common.terminal import Terminal, hexes
from ...common.terminal.hexes import ground
from ..state import TERRAINS, ZONES
from ..view import SpaceView, View

SIGNS = {"ideal": "✓", "hot": "☼", "cold": "*", "deadly": "†"}
ZONE_STYLE = {"ideal": "green", "hot": "red", "cold": "cyan", "deadly": "bold red"}


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
    return line.append(" ").append(SIGNS[space.zone], "bold")


def letter(terminal: Terminal, terrain: str) -> Text:
    """A land's letter on its colour."""
    return Text(f" {terminal.say(f'terrain-{terrain}-letter')} ", ground(terminal, terrain))


def sign(space: SpaceView) -> Text:
    """The sign of a space's climate."""
    return Text(SIGNS[space.zone], f"not bold {ZONE_STYLE[space.zone]} on default")


def legend(terminal: Terminal, view: View) -> Text:
    """What each land is this round, in one line."""
    parts = []
    for terrain in by_zone(view):
        zone = view.zones[terrain]
        part = letter(terminal, terrain)
        part.append(f" {SIGNS[zone]} {terminal.say(f'zone-{zone}')}", "default on default")
        parts.append(part)
    return Text("   ").join(parts)


def by_zone(view: View) -> list[str]:
    """The lands, ideal ones first."""
    return sorted(TERRAINS, key=lambda terrain: ZONES.index(view.zones[terrain]))
