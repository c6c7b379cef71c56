"""What is to be expected of the round in the reader's park: visitors, dollars, danger, points."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from markupsafe import Markup

from ...common.drawing.html import classes, el, icon
from ..outlook import Forecast, forecast
from ..view import SeatView
from .scene import Scene
from .signs import bar, dollars

MOST = 20  # the bars end here


def part(scene: Scene) -> Markup:
    """The three meters, and the forecast until visitors go home; nothing for who watches."""
    me = scene.mine
    if me is None or scene.view.over:
        return el("section", id="part-plan", class_="off")
    expected = forecast(scene.view, me.seat)
    lines = el("ul", _lines(scene, expected), class_="forecast",
               aria_label=scene.say("web-forecast"))  # fmt: skip
    return el(
        "section",
        el("ul", _meters(scene, me, expected), class_="meters"),
        lines if scene.view.phase != "clean-up" else None,
        id="part-plan",
        class_="sheet plan",
    )


def _meters(scene: Scene, me: SeatView, expected: Forecast) -> list[Markup]:
    figures = (
        ("excitement", me.excitement, 0),
        ("security", me.security, expected.guards),
        ("threat", me.threat, expected.claws),
    )
    found = []
    for name, value, more in figures:
        words = scene.say(f"web-{name}")
        extra = el("small", f"+{more}", title=scene.say(f"web-more-{name}")) if more else None
        figure = el("b", value, extra, class_="num")
        inside = (icon(name), el("span", words), figure, bar(value, MOST, name, more))
        found.append(el("li", inside, title=words))
    return found


def _lines(scene: Scene, expected: Forecast) -> list[Markup]:
    """What this round's park phase will bring if nothing else is done."""
    queue = nearest(expected.queue) > 0
    visitors = scene.say("web-expect-visitors", count=expected.visitors, room=expected.room)
    income = scene.say("web-expect-income", dollars=dollars(nearest(expected.income)))
    points = scene.say("web-expect-points", points=nearest(expected.points))
    danger = _danger(scene, expected)
    rows = (
        ("visitor", visitors, queue and "bad"),
        ("coin", income, ""),
        ("star", points, ""),
        ("jaw", danger, classes("danger", nearest(expected.eaten) > 0 and "bad")),
    )
    return [
        el("li", icon(glyph, small=True), words, class_=look or None) for glyph, words, look in rows
    ]


def _danger(scene: Scene, expected: Forecast) -> str:
    """DI.4.3: how many are eaten; before the threat die is found, if it is the one it would be."""
    count = nearest(expected.eaten)
    if expected.die_known or scene.view.phase != "research":
        return scene.say("web-expect-danger", count=count)
    return scene.say("web-expect-danger-open", count=count, claws=expected.claws)


def nearest(value: Fraction) -> int:
    """A whole number, halves upwards."""
    return floor(value + Fraction(1, 2))
