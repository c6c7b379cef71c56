"""What the next survival would bring the reader's species as things stand."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, icon
from ..outlook import Fate, Line, fate
from ..view import SeatView
from .scene import Scene

MOST = 16  # leaves in a row; more are told by their number
GLYPHS = {"prey": "bite", "symbiosis": "ability-symbiosis"}


def own(scene: Scene, player: SeatView) -> Markup | None:
    """DW.5: the reader's food line by line, what it makes of the population, and the bites."""
    if scene.view.over or not scene.view.era or not player.space or player.fed:
        return None
    told = fate(scene.view, scene.table.constants, player.seat)
    lines = [source(scene, line) for line in told.lines]
    title = el("summary", scene.say("web-sources"))
    sources = el("details", title, el("ul", lines, class_="sources"))
    drawn = leaves(scene, told.food, told.need)
    return el("div", drawn, el("p", _sum(scene, told)), sources, class_="food")


def leaves(scene: Scene, food: int, need: int) -> Markup:
    """A leaf for each food, a line after those that are needed, empty ones for what is missing."""
    shown: list[Child] = []
    for number in range(min(max(food, need), MOST)):
        if number == need:
            shown.append(el("i"))
        look = classes("ic", number >= food and "lack", number >= need and "over")
        shown.append(el("svg", el("use", href="#i-leaf"), class_=look, aria_hidden="true"))
    words = scene.say("web-food-need", food=food, need=need)
    return el("div", shown, class_="leaves", role="img", aria_label=words)


def _sum(scene: Scene, told: Fate) -> str:
    """The food against the population, and what the bites do."""
    way = "more" if told.food > told.need else "less" if told.food < told.need else "level"
    said = [scene.say("web-forecast"), scene.say(f"web-fate-{way}", food=told.food, need=told.need)]
    if told.tokens:
        said.append(scene.say("web-fate-bites", tokens=told.tokens, limit=told.limit))
    said.append(scene.say("web-fate", after=told.need + told.change, change=told.change))
    return " ".join(said)


def source(scene: Scene, line: Line) -> Markup:
    """Where food comes from, and how much."""
    if line.kind == "prey":
        glyph, name = GLYPHS["prey"], scene.feeder(int(line.name))
    elif line.kind == "ability":
        glyph, name = f"ability-{line.name}", scene.say(f"ability-{line.name}")
    else:
        glyph, name = f"environment-{line.name}", scene.say(f"environment-{line.name}")
    amount = scene.say("web-amount", amount=f"{line.amount:+d}".replace("-", "−"))
    words = scene.say(f"web-source-{line.kind}", what=name)
    return el("li", icon(glyph, small=True), el("span", words), el("b", amount))
