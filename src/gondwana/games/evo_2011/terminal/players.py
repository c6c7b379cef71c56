"""Everybody's figures and genes in text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..state import GENES, NORMAL_GENES
from ..view import SeatView, View


def players(terminal: Terminal, view: View) -> RenderableType:
    """Everybody's open figures, in the order in force; unique genes by name below."""
    keys = ("mp", "dinosaurs", "movement", "horns", "eggs", "heat", "fur", "vials", "cards")
    grid = figures_grid()
    grid.add_column("")
    grid.add_column(terminal.say("label-clan"))
    for key in keys:
        grid.add_column(terminal.say(f"label-{key}"), justify="right")
    seats = view.order if len(view.order) == len(view.players) else range(len(view.players))
    for seat in seats:
        player = view.players[seat]
        name = Text(terminal.names[seat], "bold" if seat == view.seat else "")
        grid.add_row(terminal.piece(seat), name, *_figures(player))
    return Group(grid, *_unique_genes(terminal, view))


def _unique_genes(terminal: Terminal, view: View) -> list[Text]:
    lines = []
    for player in view.players:
        names = [terminal.say(f"gene-{g}") for g in GENES[NORMAL_GENES:] if player.genes[g]]
        if names:
            line = terminal.piece(player.seat)
            lines.append(line.append(f" {', '.join(names)}", "default on default"))
    return lines


def _figures(player: SeatView) -> list[Text]:
    genes = player.genes
    horns = f"{player.attack}"
    if player.attack != player.defence:
        horns = f"{player.attack}/{player.defence}"
    dinosaurs = f"{player.dinosaurs}+{player.supply}"
    figures = (
        "?" if player.points is None else str(player.points),
        f"{dinosaurs}−{player.fallen}" if player.fallen else dinosaurs,
        str(player.movement),
        horns,
        str(player.eggs),
        str(genes["thermoregulation"]),
        str(genes["fur"]),
        str(genes["vial"]),
        str(player.cards),
    )
    return [Text(figure, "dim" if figure == "0" else "") for figure in figures]


def genes(terminal: Terminal, view: View) -> RenderableType:
    """All genes, what each does, and who has it."""
    lines = []
    for gene in GENES:
        line = Text.assemble((terminal.say(f"gene-{gene}"), "bold"))
        line.append(f": {terminal.say(f'gene-{gene}-effect')}")
        for player in view.players:
            if player.genes[gene]:
                line.append(" ").append_text(terminal.piece(player.seat))
                line.append(f" {player.genes[gene]}" if gene in GENES[:NORMAL_GENES] else "")
        lines.append(line)
    return Group(*lines)
