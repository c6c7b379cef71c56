"""The auction in text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..view import View


def auction(terminal: Terminal, view: View) -> RenderableType:
    """E2.2: what lies in each column, who bids for it, and what it does."""
    grid = figures_grid()
    grid.add_column(terminal.say("label-column"), justify="right")
    grid.add_column(terminal.say("label-bid"))
    grid.add_column(terminal.say("label-prize"), overflow="fold")
    for column in view.columns:
        bid = Text("")
        if column.seat is not None:
            bid = terminal.piece(column.seat).append(f" {column.bid}", "bold default on default")
            bid.append(" ≥+3" if column.totem else "", "default on default")
        grid.add_row(str(column.number), bid, _prize(terminal, column.number, column.gene))
    return grid


def _prize(terminal: Terminal, number: int, gene: str | None) -> Text:
    if number == 1:
        return Text.assemble((terminal.say("label-event-card"), "bold"))
    if gene is None:
        return Text(terminal.say("label-nothing"))
    name, effect = terminal.say(f"gene-{gene}"), terminal.say(f"gene-{gene}-effect")
    return Text.assemble((name, "bold"), f": {effect}")
