"""The table that shows beside an island while a space is looked at: who would live there."""

from __future__ import annotations

from markupsafe import Markup

from .html import el, icon
from .scene import Scene


def living(scene: Scene, count: int | None) -> Markup:
    """How many of a seat's live; None: all of them.

    Cells are all of one form, and the style shows sign or number: so little goes over the wire
    when they change.
    """
    sign = icon("ideal" if count is None else "deadly", small=True)
    words = scene.say("label-all-live") if count is None else count
    look = "all" if count is None else "num" if count else "dies"
    return el("td", sign, el("span", words), class_=look)
