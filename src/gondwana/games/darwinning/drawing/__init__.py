"""The table of Darwinning! as HTML and SVG: a view goes in, the parts of a page come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing import page
from ...common.drawing.html import el
from . import account, aid, ask, boards, chain, hand, panel, places, result, trick
from .log import Log
from .scene import Scene

__all__ = ["CSS", "SPECIES", "TEXTS", "Scene", "defs", "frame", "parts", "track", "whole_log"]

ROOM = Path(__file__).parents[1]
CSS = (page.TABLE_CSS, ROOM / "drawing.css")
TEXTS = Path(__file__).with_name("texts")
# Which species a seat has is drawn in the game; in lists its colour is seen on these.
SPECIES = ("fish", "frog", "bird", "snake", "mouse", "bear")


def defs() -> Markup:
    """The shapes that the parts use, once a page."""
    return page.shapes(page.TABLE_SHAPES, ROOM / "pictures.svg")


def track(events: Sequence[Event]) -> Mapping[int, str]:
    """A marker's id is its seat's: there is nothing to follow."""
    return {}


def parts(scene: Scene) -> dict[str, str]:
    """Every part of the page: the element with the id `part-NAME`.

    A part that has nothing to show is an empty element of the class `off`.
    """
    found = {
        "top": places.part_top(scene),
        "chain": chain.part(scene),
        "phase": places.part(scene),
        "trick": trick.part(scene),
        "account": account.part(scene),
        "open": trick.part_open(scene),
        "panel": panel.part(scene),
        "hand": hand.part(scene),
        "ask": ask.part(scene),
        "players": boards.part(scene),
        "log": Log(scene).part(),
        "result": result.part(scene),
    }
    return {name: str(part) for name, part in found.items()}


def frame(scene: Scene) -> str:
    """The page's main element with all parts in it but `top`, which belongs into the bar above."""
    drawn = {name: Markup(part) for name, part in parts(scene).items()}
    middle = el(
        "div", [drawn[name] for name in ("open", "trick", "account", "panel")], class_="middle"
    )
    return page.main(
        [drawn["chain"]],
        [
            *(drawn["phase"], middle, drawn["result"]),
            *(hand.bar(scene), drawn["hand"], drawn["ask"]),
        ],
        [drawn["players"], drawn["log"], aid.sheets(scene)],
    )


def whole_log(scene: Scene) -> str:
    """The log of the whole game."""
    return str(Log(scene).lines())
