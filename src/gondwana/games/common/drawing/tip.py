"""The table that shows beside an island while a space is looked at: who would live there."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from .html import el, icon
from .scene import Scene


def living(scene: Scene, count: int | None) -> Markup:
    """How many of a seat's live; None: all of them.

    Cells are all of one form, and the style shows sign or number: so little goes over the wire
    when they change.
    """
    if count is None:
        return _cell("ideal", scene.say("label-all-live"), "all")
    return _cell("deadly", f"{count}", "num" if count else "dies")


@cache
def _cell(sign: str, words: str, look: str) -> Markup:
    return el("td", icon(sign, small=True), el("span", words), class_=look)
