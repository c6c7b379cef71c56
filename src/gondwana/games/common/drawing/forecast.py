"""Who would live on each land, now and in climates that may come: seen while one looks at it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from .hexes import IslandScene
from .html import el, hidden, icon


@dataclass(frozen=True)
class Row:
    """A climate: when it comes, the land's zone in it with its pictogram, and who lives there.

    `living` is for each seat how many of its dinosaurs live on such land, None for all.
    """

    when: str
    zone: str
    sign: str
    living: Sequence[int | None]


def part(tables: Iterable[Markup]) -> Markup:
    """The tables of all lands."""
    return el("div", list(tables), id="part-forecast", class_="forecast")


def table(scene: IslandScene, land: str, rows: Iterable[Row]) -> Markup:
    """A land's table: a line for each climate."""
    seats = range(len(scene.names))
    heads = [el("th", scene.letter(seat), hidden(scene.name(seat)), scope="col") for seat in seats]
    lines = []
    for row in rows:
        cells = [_living(scene, count) for count in row.living]
        words = scene.say(f"zone-{row.zone}")
        sign = el("span", icon(row.sign, small=True), words, class_="st")
        lines.append(el("tr", el("th", row.when, scope="row"), el("td", sign), cells))
    caption = el("caption", scene.say("web-lives-on", land=scene.say(f"terrain-{land}")))
    head = el("tr", el("td"), el("td"), heads)
    return el("table", caption, head, lines, class_=f"tip tip-{scene.lands[land].pattern}")


def _living(scene: IslandScene, count: int | None) -> Markup:
    """How many of a seat's live.

    Cells are all of one form, and the style shows sign or number: so little goes over the wire
    when they change.
    """
    if count is None:
        return _cell("ideal", scene.say("label-all-live"), "all")
    return _cell("deadly", f"{count}", "num" if count else "dies")


@cache
def _cell(sign: str, words: str, look: str) -> Markup:
    return el("td", icon(sign, small=True), el("span", words), class_=look)
