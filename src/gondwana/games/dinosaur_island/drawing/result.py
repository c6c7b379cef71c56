"""The end: who won, points over the rounds, and where everybody's points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing import result
from ...common.drawing.html import Child
from ..happenings import LINE_STREAK, LINES
from .scene import Scene

STREAK = LINES[LINE_STREAK]  # only in the solo game
# Columns that are headed by a pictogram, where a phone has the words.
HEADED = {
    "track": "track", "attractions": "ride", "dinosaurs": "dna", "empty": "fence",
    "objectives": "objective", "money": "coin",
}  # fmt: skip


def part(scene: Scene) -> Markup:
    """The result; nothing before the end."""
    if not scene.view.over:
        return result.closed()
    players = scene.view.players
    points = [player.points for player in players]
    ranks = result.ranking([(player.points, player.money) for player in players])  # DI.E2
    account = final(scene.events)
    shown = [line for line in LINES if line != STREAK or scene.view.solo]
    figures = [
        _figures(points[seat], account.get(seat, Counter()), shown) for seat in range(len(points))
    ]
    return result.part(
        scene,
        ranks,
        _said(scene, ranks),
        result.chart(scene, ranks, points),
        result.stats(scene, ranks, figures, HEADED),
    )


def _said(scene: Scene, ranks: result.Ranking) -> str:
    """By how much the winner is ahead; alone, the score."""
    players, number = scene.view.players, scene.view.round
    best = [seat for rank, seat in ranks if rank == 1]
    behind = [seat for rank, seat in ranks if rank > 1]
    most = players[best[0]].points
    if scene.view.solo:
        return scene.say("web-solo-result", points=most)
    if len(best) > 1 or not behind:
        return scene.say("web-points-round", points=most, number=number)
    second = players[behind[0]]
    if second.points == most:
        return scene.say("web-points-money", points=most, seat=scene.name(second.seat))
    return scene.say(
        "web-points-ahead", points=most, seat=scene.name(second.seat), ahead=most - second.points,
        number=number,
    )  # fmt: skip


def final(events: Sequence[Event]) -> dict[int, Counter[str]]:
    """DI.E1: each seat's lines of the final account."""
    found: dict[int, Counter[str]] = {}
    for event in events:
        if event.name == "final":
            told = event.arguments
            found.setdefault(told["seat"], Counter())[LINES[told["line"]]] += told["points"]
    return found


def _figures(points: int, lines: Counter[str], shown: Sequence[str]) -> dict[str, Child]:
    """A seat's columns: all its points, those on the track before, and the lines."""
    added = {line: lines[line] for line in shown}
    return {"points": points, "track": points - sum(added.values()), **added}
