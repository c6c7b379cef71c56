"""A park in text: 4 × 4 zones with exhibits, attractions and visitors."""

from __future__ import annotations

from rich.text import Text

from ...common.terminal import Terminal
from ..state import COLUMNS, ROWS
from ..view import AttractionView, ExhibitView, SeatView
from .colours import KIND_STYLE, style
from .names import recipe

PATRON, HOOLIGAN, SPACE, SOLD = "●", "▲", "○", "$"
DINOSAUR, ROOM = "♦", "◇"
WIDTH = 17  # columns of a zone
LETTERS = "ABCD"
Cell = list[Text]  # a zone's lines


def park(terminal: Terminal, player: SeatView) -> Text:
    """The zones with what lies there; below, whoever queues or stands with the intern."""
    cells = _cells(terminal, player)
    lines = [_edge("┌┬┐")]
    for row in range(1, ROWS + 1):
        lines += _row([cells[f"{letter}{row}"] for letter in LETTERS])
        lines.append(_edge("├┼┤" if row < ROWS else "└┴┘"))
    return Text("\n").join([*lines, *_below(terminal, player)])


def _edge(corners: str) -> Text:
    inner = corners[1].join(["─" * WIDTH] * COLUMNS)
    return Text(f"{corners[0]}{inner}{corners[2]}")


def _row(cells: list[Cell]) -> list[Text]:
    """A row of zones, as high as the highest."""
    lines = []
    for k in range(max(map(len, cells))):
        line = Text("│")
        for cell in cells:
            part = cell[k] if k < len(cell) else Text("")
            line.append_text(part).append(" " * (WIDTH - part.cell_len)).append("│")
        lines.append(line)
    return lines


def _cells(terminal: Terminal, player: SeatView) -> dict[str, Cell]:
    names = [f"{letter}{row + 1}" for row in range(ROWS) for letter in LETTERS]
    cells = {name: [Text(name, "dim")] for name in names}
    for exhibit in player.exhibits:
        if exhibit.zone:
            beside = names[names.index(exhibit.zone) + 1]
            cells[exhibit.zone], cells[beside] = _exhibit(terminal, exhibit)
    for attraction in player.attractions:
        cells[attraction.zone] = _attraction(terminal, attraction)
    return cells


def _exhibit(terminal: Terminal, exhibit: ExhibitView) -> tuple[Cell, Cell]:
    """DI.S11: both zones of an exhibit: name, dinosaurs and visitors; recipe and figures."""
    ground = style(terminal, KIND_STYLE[exhibit.kind])
    name = terminal.say(f"exhibit-{exhibit.name}")
    herd = DINOSAUR * exhibit.dinosaurs + ROOM * (exhibit.paddock - exhibit.dinosaurs)
    crowd = visitors(exhibit.patrons, exhibit.hooligans, exhibit.dinosaurs)
    figures = terminal.say(
        "label-species", excitement=exhibit.excitement, threat=exhibit.threat, points=exhibit.points
    )
    left = [_on(ground, f"{exhibit.zone} {name}"), _on(ground, herd), _on(ground, crowd)]
    dna = recipe(terminal, exhibit.dna)
    dna.append(" " * (WIDTH - dna.cell_len), ground)
    return left, [_on(ground, terminal.say("label-recipe")), dna, _on(ground, figures)]


def _on(ground: str, line: str) -> Text:
    """A line on a coloured ground, as wide as the zone."""
    return Text(f"{line[:WIDTH]:<{WIDTH}}", ground)


def _attraction(terminal: Terminal, attraction: AttractionView) -> Cell:
    name = terminal.say(f"attraction-{attraction.name}")
    crowd = visitors(attraction.patrons, attraction.hooligans, attraction.spaces)
    crowd += SOLD * attraction.sold + (" ×2" if attraction.doubled else "")
    kind = terminal.say(f"category-{attraction.category}")
    if attraction.points:
        kind += f" +{attraction.points}"
    return [Text(f"{attraction.zone} {name}"[:WIDTH], "bold"), Text(kind[:WIDTH]), Text(crowd)]


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
