"""The era and its environments, and what each of them gives the reader's species."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import phases
from ...common.drawing.html import classes, el, icon
from ..food import EVERY
from .scene import Scene


def part(scene: Scene) -> Markup:
    """DW.1.1: the environments that lie on the table."""
    view = scene.view
    cards = [_environment(scene, name) for name in view.environments]
    era = (
        el(
            "h2",
            scene.say(f"era-{view.era}"),
            class_=classes("era", phases.size(scene.say(f"era-{view.era}"))),
        )
        if view.era
        else None
    )
    head = el("header", era, el("p", when(scene), class_="note"))
    words = scene.say("web-environments")
    listed = el("ul", cards, class_=f"envs e{len(cards)}", aria_label=words)
    return el("section", head, listed, id="part-phase", class_="world")


def _environment(scene: Scene, name: str) -> Markup:
    own, said = scene.own, None
    if own is not None:
        given = own.homes.get(name, EVERY * (name in own.gained))
        food = scene.say("web-gives", food=given)
        said = el("span", icon("leaf", small=True), food, class_=classes(not given and "nil"))
    title = el("b", scene.soft(f"environment-{name}"))
    return el("li", icon(f"environment-{name}"), title, said, class_="envc")


def when(scene: Scene) -> str:
    """Which era and trick it is, or the phase."""
    view = scene.view
    if view.over:
        return scene.say("phase-over")
    if view.phase == "tricks":
        return scene.say("web-trick-of", number=view.trick, era=view.era, eras=view.eras)
    phase = scene.say(f"phase-{view.phase}")
    return scene.say("web-era-of", era=view.era, eras=view.eras, phase=phase) if view.era else phase


def part_top(scene: Scene) -> Markup:
    """What the bar above says."""
    view = scene.view
    era = scene.say(f"era-{view.era}") if view.era else scene.say("phase-setup")
    return phases.part_top(scene, Markup(""), era, when(scene))
