"""The table of Evo 2011 as HTML and SVG: a view goes in, the parts of a page come out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markupsafe import Markup

from . import ask, auction, forecast, hand, island, log, players, result, wheel
from .html import el
from .pieces import track
from .scene import Scene

__all__ = ["CSS", "Scene", "defs", "frame", "parts", "track", "whole_log"]

CSS = Path(__file__).parents[1] / "drawing.css"
PICTURES = Path(__file__).parents[1] / "pictures.svg"


@cache
def defs() -> Markup:
    """The shapes that the parts use, once a page."""
    return Markup(PICTURES.read_text(encoding="utf-8"))


def parts(scene: Scene) -> dict[str, str]:
    """Every part of the page: the element with the id `part-NAME`.

    `island`, `spaces`, `labels`, `trace`, `pieces`, `die` and `targets` are groups of the island's
    drawing, the others HTML.
    A part that has nothing to show is an empty element of the class `off`.
    """
    found = {
        "top": wheel.part_top(scene),
        "phase": wheel.part_phase(scene),
        "climate": wheel.part_climate(scene),
        "hand": hand.part(scene),
        "island": island.land(scene),
        "spaces": island.spaces(scene),
        "labels": island.labels(scene),
        "trace": island.trace(scene),
        "pieces": island.pieces(scene),
        "die": island.die(scene),
        "targets": island.targets(scene),
        "forecast": forecast.part(scene),
        "played": hand.part_played(scene),
        "ask": ask.part(scene),
        "players": players.part(scene),
        "mine": players.part_mine(scene),
        "auction": auction.part(scene),
        "log": log.part(scene),
        "result": result.part(scene),
    }
    return {name: str(part) for name, part in found.items()}


def frame(scene: Scene) -> str:
    """The page's main element with all parts in it but `top`, which belongs into the bar above."""
    drawn = {name: Markup(part) for name, part in parts(scene).items()}
    layers = [
        drawn[name] for name in ("island", "spaces", "labels", "trace", "pieces", "die", "targets")
    ]
    words = scene.say("web-island", spaces=len(scene.view.spaces))
    picture = el(
        "svg", layers, class_="island", viewBox=island.box(scene.view.spaces), role="group",
        aria_label=words,
    )  # fmt: skip
    caption = scene.say("web-caption", seats=len(scene.names))
    size = el("span", scene.say("web-spaces", spaces=len(scene.view.spaces)))
    rose = el("svg", el("use", href="#rose"), class_="rose", aria_hidden="true")
    named = el("figcaption", caption, size)
    map_ = el("figure", rose, picture, named, drawn["played"], drawn["forecast"], class_="map")
    columns = (
        [drawn["phase"], drawn["climate"], drawn["hand"]],
        [map_, drawn["result"], drawn["ask"]],
        [drawn["players"], drawn["mine"], drawn["auction"], drawn["log"]],
    )
    return str(el("main", [el("div", column, class_="col") for column in columns], class_="table"))


def whole_log(scene: Scene) -> str:
    """The log of the whole game."""
    return str(log.lines(scene))
