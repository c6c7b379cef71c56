"""The account of a round: what every park brought and lost, from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing.html import el, icon
from ..happenings import FROM_FOOD, FROM_GATE
from .scene import Scene

# The columns: figure, pictogram.
COLUMNS = {
    "visitors": "visitor", "gate": "coin", "food": "food", "eaten": "jaw", "scored": "star",
    "total": "points",
}  # fmt: skip


def part(scene: Scene) -> Markup:
    """The last round that was played in the parks; nothing before there is one."""
    rounds = by_round(scene.events)
    if not rounds:
        return el("details", id="part-account", class_="off")
    number = max(rounds)
    title = scene.say("web-account", number=number)
    return el(
        "details",
        el("summary", title, class_="btn quiet"),
        el("div", table(scene, rounds[number], title), class_="menu sheet"),
        id="part-account",
        class_="drop account",
    )


Figures = dict[int, Counter[str]]


def by_round(events: Sequence[Event]) -> dict[int, Figures]:
    """By round and seat what came of the park phase; a round counts once somebody has drawn."""
    found: dict[int, Figures] = {}
    number = 0
    for event in events:
        told = event.arguments
        if event.name == "round":
            number = told["number"]
        for figure, amount in _figures(event):
            found.setdefault(number, {}).setdefault(told["seat"], Counter())[figure] += amount
    return found


def _figures(event: Event) -> list[tuple[str, int]]:
    """What an event adds to which figures of its seat."""
    told = event.arguments
    if event.name == "visitors":
        return [("visitors", told["patrons"] + told["hooligans"])]
    if event.name == "earned" and told["source"] in (FROM_GATE, FROM_FOOD):
        return [("gate" if told["source"] == FROM_GATE else "food", told["dollars"])]
    if event.name == "sold":
        return [("food", told["dollars"])]
    if event.name == "eaten":
        return [("eaten", 1)]
    if event.name == "eaten-in-queue":
        return [("eaten", told["patrons"] + told["hooligans"])]
    if event.name in ("scored", "guarded"):
        points = told.get("points", told.get("amount", 0))
        return [("scored", points), ("total", points)]
    if event.name == "lost":
        return [("total", -told["points"])]
    return []


def table(scene: Scene, figures: Figures, title: str) -> Markup:
    """A row for each seat."""
    heads = []
    for name, glyph in COLUMNS.items():
        words = scene.say(f"web-account-{name}")
        heads.append(el("th", icon(glyph), el("span", words, class_="hide"), scope="col",
                        title=words))  # fmt: skip
    rows = []
    for seat in scene.view.order:
        each = figures.get(seat, Counter())
        name = el("th", scene.letter(seat), " ", scene.name(seat), scope="row")
        rows.append(el("tr", name, [el("td", each[key], class_="num") for key in COLUMNS]))
    head = el("tr", el("td"), heads)
    return el("table", el("caption", title, class_="hide"), el("thead", head), el("tbody", rows),
              class_="account-table")  # fmt: skip
