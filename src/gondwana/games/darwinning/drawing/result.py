"""The end: who won, where each point comes from, and points over the eras."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup

from ...common.drawing import result
from ...common.drawing.html import Child
from . import account
from .boards import PARTS
from .scene import Scene

# Figures whose column is headed by a pictogram, where a phone has the words.
HEADED = {"tricks": "trophy", "ate": "leaf", "eaten": "bite"}


def part(scene: Scene) -> Markup:
    """The result; nothing before the end."""
    if not scene.view.over:
        return result.closed()
    players = scene.view.players
    scores = [(player.points, player.population, player.space) for player in players]  # DW.E2
    ranks = result.ranking(scores)
    return result.part(
        scene,
        ranks,
        _ahead(scene, ranks),
        result.stats(scene, ranks, _figures(scene), HEADED),
        result.chart(scene, ranks, [player.points for player in players]),
        result.heading(scene.say("web-account")),
        account.listed(scene),
    )


def _ahead(scene: Scene, ranks: list[tuple[int, int]]) -> str:
    """By how much the winner is ahead; of equal points what decided."""
    points = [player.points for player in scene.view.players]
    first, second = ranks[0][1], ranks[1][1]
    ahead = points[first] - points[second]
    key = "web-points-ahead" if ahead else "web-points-level"
    return scene.say(key, points=points[first], seat=scene.name(second), ahead=ahead)


def _figures(scene: Scene) -> list[dict[str, Child]]:
    """DW.E1: each species' points by their sources, and what it did; by the headings' names."""
    tricks, ate, eaten = Counter[int](), Counter[int](), Counter[int]()
    for event in scene.events:
        told = event.arguments
        if event.name in ("won", "won-last"):
            tricks[told["seat"]] += 1
        elif event.name in ("ate", "ate-virtual"):
            ate[told["seat"]] += 1
        if event.name in ("ate", "virtual-ate"):
            eaten[told["prey"]] += 1
    return [
        {
            "points": player.points,
            **{name: player.parts.get(name, 0) for name in PARTS},
            "count": player.population,
            "tricks": tricks[player.seat],
            "ate": ate[player.seat],
            "eaten": eaten[player.seat],
        }
        for player in scene.view.players
    ]
