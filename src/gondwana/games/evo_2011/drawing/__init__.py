"""The table of Evo 2011 as HTML and SVG: a view goes in, the parts of a page come out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from markupsafe import Markup

from ...common.drawing import hexes, page, rounds
from ...common.drawing.board import board as drawn_board
from ...common.drawing.pieces import standing
from ...common.drawing.scene import SPECIES
from . import ask, auction, forecast, hand, island, players, result, wheel
from .log import Log
from .pieces import track
from .scene import Scene

__all__ = ["CSS", "SPECIES", "Scene", "board", "defs", "frame", "parts", "track", "whole_log"]

ROOM = Path(__file__).parents[1]
CSS = (page.TABLE_CSS, page.ISLAND_CSS, ROOM / "drawing.css")


def defs() -> Markup:
    """The shapes that the parts use, once a page."""
    return page.shapes(page.TABLE_SHAPES, page.ISLAND_SHAPES, ROOM / "pictures.svg")


def parts(scene: Scene) -> dict[str, str]:
    """Every part of the page: the element with the id `part-NAME`.

    `island`, `spaces`, `labels`, `trace`, `pieces`, `die` and `targets` are groups of the island's
    drawing, the others HTML.
    A part that has nothing to show is an empty element of the class `off`.
    """
    found = {
        "top": rounds.part_top(scene, wheel.GLYPHS),
        "phase": wheel.part_phase(scene),
        "climate": wheel.part_climate(scene),
        "hand": hand.part(scene),
        "island": hexes.land(scene),
        "spaces": island.spaces(scene),
        "labels": hexes.labels(scene),
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
        "log": Log(scene).part(),
        "result": result.part(scene),
    }
    return {name: str(part) for name, part in found.items()}


def frame(scene: Scene) -> str:
    """The page's main element with all parts in it but `top`, which belongs into the bar above."""
    drawn = {name: Markup(part) for name, part in parts(scene).items()}
    layers = [drawn[name] for name in hexes.LAYERS]
    map_ = hexes.figure(scene, layers, drawn["played"], drawn["forecast"])
    return page.main(
        [drawn["phase"], drawn["climate"], drawn["hand"]],
        [map_, drawn["result"], drawn["ask"]],
        [drawn["players"], drawn["mine"], drawn["auction"], drawn["log"]],
    )


def whole_log(scene: Scene) -> str:
    """The log of the whole game."""
    return str(Log(scene).lines())


def board(scene: Scene) -> str:
    """The island and who stands on it, as a drawing of its own; colours by the look's names."""
    here = standing([space.dinosaur for space in scene.view.spaces])
    scene = replace(scene, pieces=here)
    layers = [hexes.land(scene), hexes.labels(scene), island.pieces(scene)]
    return drawn_board(scene, layers, defs(), CSS)
