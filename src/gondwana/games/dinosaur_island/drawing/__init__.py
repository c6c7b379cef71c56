"""The table of Dinosaur Island as HTML and SVG: a view goes in, the parts of a page come out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing import page
from ...common.drawing.html import el
from ...common.drawing.scene import SPECIES
from . import account, ask, goals, lab, market, park, phase, plan, players, research, result, solo
from .log import Log
from .scene import Scene

__all__ = ["CSS", "SPECIES", "Scene", "defs", "frame", "parts", "track", "whole_log"]

ROOM = Path(__file__).parents[1]
CSS = (page.TABLE_CSS, ROOM / "drawing.css")


def defs() -> Markup:
    """The shapes that the parts use, once a page."""
    return page.shapes(page.TABLE_SHAPES, ROOM / "pictures.svg")


def track(events: Sequence[Event]) -> dict[int, str]:
    """Nothing moves from place to place here."""
    return {}


def parts(scene: Scene) -> dict[str, str]:
    """Every part of the page: the element with the id `part-NAME`.

    A part that has nothing to show is an empty element of the class `off`.
    """
    found = {
        "top": phase.part_top(scene),
        "tabs": phase.part_tabs(scene),
        "whose": players.part_whose(scene),
        "park": park.part(scene),
        "plan": plan.part(scene),
        "account": account.part(scene),
        "players": players.part(scene),
        "solo": solo.part(scene),
        "research": research.part(scene),
        "market": market.part(scene),
        "result": result.part(scene),
        "ask": ask.part(scene),
        "cold": lab.part_cold(scene),
        "lab": lab.part(scene),
        "goals": goals.part(scene),
        "aims": goals.part_aims(scene),
        "log": Log(scene).part(),
    }
    return {name: str(part) for name, part in found.items()}


def frame(scene: Scene) -> str:
    """The page's main element with all parts in it but `top`, which belongs into the bar above.

    On wide screens its columns stand side by side, on phones one of them is shown.
    """
    drawn = {name: Markup(part) for name, part in parts(scene).items()}

    def column(name: str, *inside: str) -> Markup:
        found = [drawn[part] for part in inside]
        words = scene.say(f"web-tab-{name}")
        return el("div", found, class_=f"col in-{name}", role="group", aria_label=words, tabindex=0)

    return str(
        el(
            "main",
            drawn["tabs"],
            drawn["whose"],
            column("park", "park", "plan", "account", "players", "solo"),
            column("boards", "research", "market", "aims", "result"),
            drawn["ask"],
            column("lab", "cold", "lab", "goals", "log"),
            class_="table",
        )
    )


def whole_log(scene: Scene) -> str:
    """The log of the whole game."""
    return str(Log(scene).lines())
