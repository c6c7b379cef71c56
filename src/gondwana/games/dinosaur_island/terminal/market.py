"""The market in text: row by row what lies there, what it costs the reader, what it does."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..view import OfferView, View

SECOND = "II"  # stands before the tiles that lie beside the market
KEYS = {"lab": "tile", "specialist": "specialist"}


def market(terminal: Terminal, view: View, brief: bool = False) -> RenderableType:
    """DI.2: everything on offer with its effect, or `brief` as a table of names."""
    return _names(terminal, view) if brief else _effects(terminal, view)


def _names(terminal: Terminal, view: View) -> RenderableType:
    grid = figures_grid()
    grid.add_column(terminal.say("label-row"))
    rows: dict[int, dict[str, str]] = {}
    for offer in view.offers:
        rows.setdefault(offer.row, {})[offer.good] = offer_name(terminal, offer)
    for good in rows[view.offers[0].row]:
        grid.add_column(terminal.say(f"word-{good}"), overflow="fold")
    for row, cells in rows.items():
        grid.add_row(f"${row}", *cells.values())
    return grid


def _effects(terminal: Terminal, view: View) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    rows = [(f"${offer.row}", offer) for offer in view.offers]
    last = ""
    for row, offer in (*rows, *((SECOND, offer) for offer in view.seconds)):
        if offer.name is None:
            continue
        row, last = "" if row == last else row, row
        good = Text(terminal.say(f"word-{offer.good}"), "dim")
        grid.add_row(Text(row, "bold"), good, Text(f"${view.cost(offer)}"), _told(terminal, offer))
    return grid


def _told(terminal: Terminal, offer: OfferView) -> Text:
    """What lies there, and what it does."""
    text = Text(offer_name(terminal, offer), "bold")
    if offer.good in KEYS:
        text.append(f": {terminal.say(f'{KEYS[offer.good]}-{offer.name}-effect')}", "not bold")
    elif offer.good == "attraction":
        text.append(f": {stall(terminal, offer)}", "not bold")
    return text


def stall(terminal: Terminal, offer: OfferView) -> str:
    """An attraction's category, spaces and points."""
    kind = terminal.say(f"category-{offer.category}")
    figures = terminal.say("label-stall", spaces=offer.amount, points=offer.points)
    return f"{kind}, {figures}"


def offer_name(terminal: Terminal, offer: OfferView) -> str:
    """What an offer is called."""
    if offer.name is None:
        return ""
    if offer.good == "dna":
        return f"{offer.amount}× {terminal.say(f'sort-{offer.name}')}"
    key = KEYS.get(offer.good, "attraction")
    return terminal.say(f"{key}-{offer.name}")


def find(view: View, good: str, row: int) -> OfferView:
    """What lies in a row of the market."""
    return next(each for each in view.offers if (each.good, each.row) == (good, row))
