"""The meteor: its track, the risk of its next move, and when the game can end."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import classes, el, hidden, icon
from ..outlook import end_rounds, has_moved, risk, sides, struck
from ..state import SIDES
from .scene import Scene


def part(scene: Scene) -> Markup:
    """E1.6.1: the spaces from the start to the last, each with its risk."""
    view = scene.view
    first = len(view.players)
    spaces = [_space(scene, space) for space in range(first, view.last_space + 1)]
    heading = el("h2", scene.say("label-meteor"), class_="cap")
    said = scene.say("label-meteor-struck") if struck(view) else _risk(scene)
    note = None if struck(view) else el("p", _end(scene), class_="note")
    words = f"{scene.say('label-meteor')}: {view.meteor}. {said}"
    return el(
        "section", el("header", heading, el("span", said, class_="note")),
        el("ol", spaces, class_="orbit", aria_label=words), note,
        id="part-meteor", class_="sheet meteor",
    )  # fmt: skip


def _space(scene: Scene, space: int) -> Markup:
    view = scene.view
    chance = sides(risk(view, space))
    told = f"{chance}/{SIDES}" if chance else ""
    here = space == view.meteor
    look = classes("orb", here and "here", space < view.meteor and "past", chance > 0 and "risky")
    inside = icon("meteor", small=True) if here else el("b", space)
    marked = hidden(f"{space} ") if here else None
    return el("li", inside, marked, el("small", told) if told else None, class_=look)


def _risk(scene: Scene) -> str:
    view, t = scene.view, scene.table.constants
    if view.waits:
        return scene.say("label-meteor-waits", rounds=view.waits)
    key = "label-meteor-next" if has_moved(view, t) else "label-meteor-risk"
    return scene.say(key, sides=sides(risk(view, view.meteor + 1)))


def _end(scene: Scene) -> str:
    view = scene.view
    if risk(view, view.meteor + 1) == 1:
        return ""
    first, last = end_rounds(view, scene.table.constants)
    key = "label-meteor-last" if first == last else "label-meteor-end"
    return scene.say(key, first=first, last=last)
