"""The bidding board in text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..view import RowView, View
from .cards import card_name


def auction(terminal: Terminal, view: View) -> RenderableType:
    """E1.6.3 to E1.6.6: which gene lies in each row, who bids what for it, and what it does."""
    grid = figures_grid()
    grid.add_column(terminal.say("label-row"), justify="right")
    grid.add_column(terminal.say("label-price"))
    grid.add_column(terminal.say("label-gene"), overflow="fold")
    for row in view.rows:
        name, effect = terminal.say(f"gene-{row.gene}"), terminal.say(f"gene-{row.gene}-effect")
        gene = Text.assemble((name, "bold"), f": {effect}")
        grid.add_row(str(row.number), _bid(terminal, view, row), gene)
    out = [terminal.names[player.seat] for player in view.players if player.out]
    if not out:
        return grid
    return Group(grid, Text(terminal.say("label-out", seats=", ".join(out))))


def _bid(terminal: Terminal, view: View, row: RowView) -> Text:
    if row.seat is None:
        return Text("")
    player = view.players[row.seat]
    bid = terminal.piece(row.seat).append(f" {row.price}", "bold default on default")
    notes = [terminal.say("label-pledged", card=card_name(terminal, c)) for c in player.pledged]
    if player.theft > 1:
        notes.append(terminal.say("label-protected", price=row.price + player.theft))
    return bid.append("".join(f", {note}" for note in notes), "default on default")
