"""Everybody's figures and genes in text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..state import GENES
from ..view import SeatView, View
from .cards import card_name

KEYS = (
    "points", "dinosaurs", "tails", "legs", "horns",
    "eggs", "furs", "parasols", "mutations", "cards",
)  # fmt: skip
ALL = "∞"


def players(terminal: Terminal, view: View) -> RenderableType:
    """The portraits with their genes, in the order in force; below, what cards have changed."""
    grid = figures_grid()
    grid.add_column("")
    grid.add_column(terminal.say("label-species"))
    for key in KEYS:
        grid.add_column(terminal.say(f"label-{key}"), justify="right")
    for seat in _order(view):
        player = view.players[seat]
        name = Text(terminal.names[seat], "bold" if seat == view.seat else "")
        grid.add_row(terminal.piece(seat), name, *_figures(player))
    return Group(grid, *_notes(terminal, view))


def _order(view: View) -> tuple[int, ...]:
    known = len(view.order) == len(view.players)
    return view.order if known else tuple(range(len(view.players)))


def _figures(player: SeatView) -> list[Text]:
    genes = player.genes
    horns = f"{player.attack}"
    if player.attack != player.defence:
        horns = f"{player.attack}/{player.defence}"
    figures = (
        str(player.points),
        f"{player.dinosaurs}+{player.supply}",
        str(genes["tail"]),
        str(player.movement),
        horns,
        str(player.eggs),
        ALL if player.keeps_cold is None else str(player.keeps_cold),
        ALL if player.keeps_hot is None else str(player.keeps_hot),
        str(genes["mutation"]),
        str(player.cards),
    )
    return [Text(figure, "dim" if figure == "0" else "") for figure in figures]


def _notes(terminal: Terminal, view: View) -> list[Text]:
    """What a table of figures cannot say: cards all have seen, truces, and the like."""
    names, notes = terminal.names, []
    for player in view.players:
        if player.open_cards and player.seat != view.seat:
            cards = ", ".join(card_name(terminal, card) for card in player.open_cards)
            notes.append(terminal.say("label-open-cards", seat=names[player.seat], cards=cards))
    peaceful = [names[player.seat] for player in view.players if player.peaceful]
    if peaceful:
        notes.append(terminal.say("label-peace", seats=", ".join(peaceful)))
    notes += [
        terminal.say("label-truce", seat=names[player.seat], other=names[other])
        for player in view.players
        for other in player.truce
        if player.seat < other
    ]
    if view.no_births:
        notes.append(terminal.say("label-no-births"))
    if view.asleep:
        notes.append(terminal.say("label-asleep"))
    return [Text(note) for note in notes]


def genes(terminal: Terminal, view: View) -> RenderableType:
    """All genes, what each does, who has how many, and how many are in the bag."""
    lines = []
    for gene in GENES:
        line = Text.assemble((terminal.say(f"gene-{gene}"), "bold"))
        line.append(f": {terminal.say(f'gene-{gene}-effect')}")
        for player in view.players:
            if player.genes[gene]:
                line.append(" ").append_text(terminal.piece(player.seat))
                line.append(f" {player.genes[gene]}")
        line.append(f"  {terminal.say('label-bag', count=view.genes_left[gene])}", "dim")
        lines.append(line)
    return Group(*lines)
