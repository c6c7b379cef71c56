"""A park in text: 4 × 4 zones with exhibits, attractions and visitors."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..state import COLUMNS, ROWS
from ..view import AttractionView, ExhibitView, SeatView
from .colours import KIND_STYLE, style
from .names import recipe

PATRON, HOOLIGAN, SPACE, SOLD = "●", "▲", "○", "$"
DINOSAUR, ROOM = "♦", "◇"
WIDTH = 17  # columns of a zone


def park(terminal: Terminal, player: SeatView) -> RenderableType:
    """The zones with what lies there; below, whoever queues or stands with the intern."""
    grid = Grid(box=box.SQUARE, show_header=False, padding=0, show_lines=True)
    for _ in range(COLUMNS):
        grid.add_column(width=WIDTH, no_wrap=True)
    cells = _cells(terminal, player)
    for row in range(ROWS):
        grid.add_row(*(cells[f"{'ABCD'[column]}{row + 1}"] for column in range(COLUMNS)))
    return Group(grid, *_below(terminal, player))


def _cells(terminal: Terminal, player: SeatView) -> dict[str, Text]:
    names = [f"{letter}{row + 1}" for row in range(ROWS) for letter in "ABCD"]
    cells = {name: Text(name, "dim") for name in names}
    for exhibit in player.exhibits:
        if exhibit.zone:
            left, right = _exhibit(terminal, exhibit)
            cells[exhibit.zone] = left
            cells[names[names.index(exhibit.zone) + 1]] = right
    for attraction in player.attractions:
        cells[attraction.zone] = _attraction(terminal, attraction)
    return cells


def _exhibit(terminal: Terminal, exhibit: ExhibitView) -> tuple[Text, Text]:
    """DI.S11: both zones of an exhibit: name, dinosaurs and visitors; recipe and figures."""
    ground = style(terminal, KIND_STYLE[exhibit.kind])
    name = terminal.say(f"exhibit-{exhibit.name}")
    herd = DINOSAUR * exhibit.dinosaurs + ROOM * (exhibit.paddock - exhibit.dinosaurs)
    crowd = visitors(exhibit.patrons, exhibit.hooligans, exhibit.dinosaurs)
    figures = terminal.say(
        "label-species", excitement=exhibit.excitement, threat=exhibit.threat, points=exhibit.points
    )
    left = [Text(f"{exhibit.zone} {name}"[:WIDTH]), Text(f"{herd}"), Text(crowd)]
    right = [Text(terminal.say("label-recipe")), Text(""), Text(figures[:WIDTH])]
    right[1] = recipe(terminal, exhibit.dna)
    return _ground(left, ground), _ground(right, ground)


def _ground(lines: list[Text], ground: str) -> Text:
    """Lines on a coloured ground, each as wide as the zone."""
    for line in lines:
        line.append(" " * (WIDTH - line.cell_len))
    return Text("\n", ground).join(Text("", ground).append_text(line) for line in lines)


def _attraction(terminal: Terminal, attraction: AttractionView) -> Text:
    name = terminal.say(f"attraction-{attraction.name}")
    crowd = visitors(attraction.patrons, attraction.hooligans, attraction.spaces)
    crowd += SOLD * attraction.sold + (" ×2" if attraction.doubled else "")
    kind = terminal.say(f"category-{attraction.category}")
    if attraction.points:
        kind += f" +{attraction.points}"
    text = Text(f"{attraction.zone} {name}"[:WIDTH], "bold")
    return text.append(f"\n{kind[:WIDTH]}\n", "not bold").append(crowd, "not bold")


def visitors(patrons: int, hooligans: int, spaces: int) -> str:
    """Patrons, hooligans, and the spaces still free."""
    free = max(0, spaces - patrons - hooligans)
    return PATRON * patrons + HOOLIGAN * hooligans + SPACE * free


def _below(terminal: Terminal, player: SeatView) -> list[Text]:
    lines = []
    if player.intern is not None:
        name = terminal.say("specialist-intern")
        lines.append(Text(f"{name}: {visitors(player.intern, 0, 1)}"))
    if player.patrons or player.hooligans:
        crowd = visitors(player.patrons, player.hooligans, 0)
        lines.append(Text(f"{terminal.say('label-queue')}: {crowd}"))
    return lines
