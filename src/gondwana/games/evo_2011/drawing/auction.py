"""The auction board: columns are genes, rows bids from 6 to 0."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import animal, classes, el, icon
from ...common.drawing.scene import seat_class
from ..actions import BIDS
from ..state import GENES, NORMAL_GENES
from ..view import ColumnView
from .scene import Scene

GLYPHS = {
    "legs": "leg",
    "horn": "horn",
    "thermoregulation": "parasol",
    "fur": "fur",
    "egg": "egg",
    "vial": "vial",
}


def is_open(scene: Scene) -> bool:
    """Whether genes lie on offer; not while some are still to be drawn by hand."""
    view = scene.view
    bids = bool(view.ask.seats) or any(column.seat is not None for column in view.columns)
    return view.phase == "mutation" and bool(view.columns) and bids and not view.over


def part(scene: Scene) -> Markup:
    """The board while there is an auction."""
    if not is_open(scene):
        return el("section", id="part-auction", class_="off")
    view = scene.view
    legal = set(scene.legal)
    heads = [
        el("div", _head(scene, column), class_="ah", role="columnheader") for column in view.columns
    ]
    rows = [el("div", el("div", class_="ah"), heads, class_="ar", role="row")]
    for bid in range(BIDS - 1, -1, -1):
        number = el("div", bid, class_="av num", role="rowheader")
        cells = [_cell(scene, legal, column, bid) for column in view.columns]
        rows.append(el("div", number, cells, class_="ar", role="row"))
    heading = el("h2", scene.say("web-auction"), class_="cap")
    return el(
        "section",
        el("header", heading, el("span", _purse(scene), class_="note")),
        el("div", rows, class_=f"auction n{len(view.columns)}", role="grid"),
        id="part-auction",
        class_="sheet desk",
    )


def _purse(scene: Scene) -> str:
    if scene.me is None:
        return ""
    return scene.say("web-you-have", points=scene.view.players[scene.me].points)


def prize(scene: Scene, column: ColumnView) -> str:
    """What a column brings, in a word."""
    if column.number == 1:
        return scene.say("web-event-card")
    return scene.say("label-nothing") if column.gene is None else gene_name(scene, column.gene)


def gene_name(scene: Scene, gene: str) -> str:
    """A gene's name, short enough for a column, and the same in the log."""
    normal = GENES.index(gene) < NORMAL_GENES
    return scene.say(f"web-gene-{gene}" if normal else f"gene-{gene}")


def effect(scene: Scene, column: ColumnView) -> str:
    """What a column's prize does."""
    if column.number == 1:
        return scene.say("web-event-card-effect")
    return "" if column.gene is None else scene.say(f"gene-{column.gene}-effect")


def _head(scene: Scene, column: ColumnView) -> list[Markup]:
    name = "card" if column.number == 1 else GLYPHS.get(column.gene or "", "star")
    key = f"web-column-{column.gene}"
    words = scene.say(key) if scene.texts.has(key) else prize(scene, column)
    return [icon(name), el("span", words, title=effect(scene, column))]


def _cell(scene: Scene, legal: set[str], column: ColumnView, bid: int) -> Markup:
    words = f"bid {column.number} {bid}"
    if column.seat is not None and column.bid == bid:
        return _held(scene, column)
    if words in legal:
        label = scene.say("web-bid-label", bid=bid, prize=prize(scene, column))
        return el(
            "button", type="button", class_="ac can", data_words=words, data_confirm=True,
            aria_label=label, role="gridcell",
        )  # fmt: skip
    shut = scene.view.ask.closed == column.number and scene.asked
    low = column.seat is not None and bid < column.bid
    return el("div", class_=classes("ac", shut and "shut", low and "low"), role="gridcell")


def _held(scene: Scene, column: ColumnView) -> Markup:
    seat = column.seat
    assert seat is not None
    guard = scene.say("web-totem") if column.totem else None
    mark = el("small", "+3", title=guard, class_="totem") if guard else None
    words = scene.say("web-held", seat=scene.name(seat), bid=column.bid)
    look = f"ac held {seat_class(seat)}"
    inside = (animal(scene.species(seat)), scene.letter(seat), mark)
    return el("div", inside, class_=look, role="gridcell", aria_label=words)
