"""The bidding board: a row for each gene, who bids what, and the prices one may name."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import animal, classes, el, icon
from ...common.drawing.scene import seat_class
from ..view import RowView
from .scene import Scene

GLYPHS = {"mutation": "vial"}
SHOWN = 7  # prices of a row, as many as fit side by side; the higher ones are unfolded


def part(scene: Scene) -> Markup:
    """The board while there is an auction."""
    view = scene.view
    if not view.rows or view.over or view.phase != "meteor":
        return el("section", id="part-auction", class_="off")
    rows = [_row(scene, row) for row in view.rows]
    heading = el("h2", scene.say("web-auction"), class_="cap")
    purse = ""
    if scene.me is not None:
        me = view.players[scene.me]
        purse = scene.say("web-purse", points=me.points, mutations=me.genes["mutation"])
    return el(
        "section", el("header", heading, el("span", purse, class_="note")),
        el("ol", rows, class_="rows-of-genes", role="grid"),
        id="part-auction", class_="sheet desk",
    )  # fmt: skip


def prize(scene: Scene, number: int) -> str:
    """What a row brings."""
    return scene.say(f"gene-{scene.view.rows[number - 1].gene}")


def _row(scene: Scene, row: RowView) -> Markup:
    name, effect = scene.say(f"gene-{row.gene}"), scene.say(f"gene-{row.gene}-effect")
    held = _held(scene, row) if row.seat is not None else None
    ways = [words for words in scene.legal if words.startswith(f"bid {row.number} ")]
    prices = [_price(scene, row, words) for words in ways]
    more = None
    if len(prices) > SHOWN:
        title = el("summary", scene.say("web-higher"))
        more = el("details", title, el("div", prices[SHOWN:], class_="prices"))
    gene = el("div", icon(GLYPHS.get(row.gene, row.gene)), el("b", name), el("span", effect),
              held, class_="of-gene")  # fmt: skip
    offered = el("div", prices[:SHOWN], class_="prices") if prices else None
    mine = row.seat is not None and row.seat == scene.me
    return el("li", gene, offered, more, class_=classes("gene-row", mine and "mine"), role="row")


def _price(scene: Scene, row: RowView, words: str) -> Markup:
    price = words.split()[-1]
    label = scene.say("web-bid-label", bid=price, prize=scene.say(f"gene-{row.gene}"))
    if row.seat is not None:
        label = f"{label} ({scene.say('web-held', seat=scene.name(row.seat), bid=row.price)})"
    return el(
        "button", price, type="button", class_="price", data_words=words, data_confirm=True,
        aria_label=label, role="gridcell",
    )  # fmt: skip


def _held(scene: Scene, row: RowView) -> Markup:
    assert row.seat is not None
    player = scene.view.players[row.seat]
    words = scene.say("web-held", seat=scene.name(row.seat), bid=row.price)
    extra = []
    if player.theft > 1:
        extra.append(scene.say("label-protected", price=row.price + player.theft))
    extra += [scene.say("label-pledged", card=scene.say(f"card-{c}")) for c in player.pledged]
    note = el("small", ", ".join(extra)) if extra else None
    inside = (animal(scene.species(row.seat)), scene.letter(row.seat), el("b", row.price), note)
    return el("span", inside, class_=f"held-by {seat_class(row.seat)}", title=words)
