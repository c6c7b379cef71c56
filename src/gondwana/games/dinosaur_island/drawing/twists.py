"""The plot twists, which hold for everybody."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import el, join
from .rules import named, ours, starred
from .scene import Scene


def twists(scene: Scene) -> Markup | None:
    """DI.T: those in play, each with what it does."""
    found = [_twist(scene, twist) for twist in scene.view.twists]
    if not found:
        return None
    return el("ul", found, class_="twists", aria_label=scene.say("web-twists"))


def _twist(scene: Scene, twist: str) -> Markup:
    name, effect = scene.say(f"twist-{twist}"), scene.say(f"twist-{twist}-effect")
    inside = (el("b", name, starred(scene, twist)), " ", el("span", effect))
    title = f"{name}{ours(scene, twist)}: {effect}"
    return el("li", named(scene, "twist", twist, join(inside)), title=title)
