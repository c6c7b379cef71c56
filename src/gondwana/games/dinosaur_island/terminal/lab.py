"""A lab in text: its six spaces, the spots with the workers that they need, and specialists."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..state import SPACES
from ..view import SeatView, SpotView
from .names import effect

FREE, USED = "□", "■"


def lab(terminal: Terminal, player: SeatView) -> RenderableType:
    """DI.2.4: what lies open on each space, its spots, and what it does; then the specialists."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    tiles = {tile.space: tile for tile in player.lab}
    for space in range(1, SPACES + 1):
        if space not in tiles:
            grid.add_row(Text(f"{space}", "dim"), "", Text(terminal.say("label-free"), "dim"))
            continue
        tile = tiles[space]
        spots = Text(" ").join(_spot(spot) for spot in tile.spots)
        grid.add_row(Text(f"{space}", "dim"), spots, effect(terminal, "tile", tile.name))
    people = [effect(terminal, "specialist", name) for name in player.specialists]
    heading = Text(terminal.say("label-lab", idle=player.idle), "bold")
    return Group(heading, grid, *people)


def _spot(spot: SpotView) -> Text:
    """A spot by the number of its workers, with a sign when it is used."""
    sign = USED if spot.used else FREE
    return Text(f"{sign}{spot.workers}", "dim" if spot.used else "")
