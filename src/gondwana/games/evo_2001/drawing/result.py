"""The end: who won, points over the rounds, what each species did, and its luck with the die."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing import result
from ...common.drawing.html import Child
from ..state import BY_CLIMATE, BY_FIGHT, CAUSES, SIDES
from ..view import SeatView
from .scene import Scene

# Figures whose column is headed by a pictogram, where a phone has the words.
HEADED = {"fell-fight": "horn", "fell-climate": "deadly"}


def part(scene: Scene) -> Markup:
    """The result; nothing before the end."""
    if not scene.view.over:
        return result.closed()
    players, points = scene.view.players, [player.points for player in scene.view.players]
    ranks = result.ranking([(player.points, player.dinosaurs) for player in players])  # E1.E1
    told = stories(scene)
    figures = [_figures(player, told[player.seat]) for player in players]
    return result.part(
        scene,
        ranks,
        result.ahead(scene, ranks, points, scene.view.round),
        result.chart(scene, ranks, points),
        result.stats(scene, ranks, figures, HEADED),
        result.luck(
            scene, scene.say("web-dice"), ranks, [(story.won, story.expected) for story in told]
        ),
    )


@dataclass
class Story:
    """What happened to a species; `fallen` by the causes' numbers."""

    born: int = 0
    fallen: list[int] = field(default_factory=lambda: [0] * len(CAUSES))
    fights: int = 0
    won: int = 0
    expected: Fraction = Fraction(0)
    paid: int = 0
    genes: int = 0
    cards: int = 0


def stories(scene: Scene) -> list[Story]:
    """Each species' story, from the events."""
    found = [Story() for _ in scene.view.players]
    attacker = -1
    for event in scene.events:
        told = event.arguments
        if event.name in ("attacked", "kid"):
            attacker = told["seat"]
            found[attacker].fights += 1
        elif event.name == "fight-die":
            found[attacker].expected += Fraction(told["wins"], SIDES)
            found[attacker].won += told["die"] <= told["wins"]
        else:
            _count(found, event)
    return found


def _count(found: list[Story], event: Event) -> None:
    told = event.arguments
    if event.name == "born":
        found[told["seat"]].born += 1
    elif event.name == "fell":
        found[told["seat"]].fallen[told["cause"]] += 1
    elif event.name == "paid":
        found[told["seat"]].paid += told["amount"]
    elif event.name == "took-gene":
        found[told["seat"]].genes += 1
    elif event.name == "played":
        found[told["seat"]].cards += 1


def _figures(player: SeatView, story: Story) -> dict[str, Child]:
    """A species' figures by the names of their headings."""
    return {
        "points": player.points,
        "herd": player.dinosaurs,
        "born": story.born,
        "fell-fight": story.fallen[BY_FIGHT],
        "fell-climate": story.fallen[BY_CLIMATE],
        "fights": f"{story.won}/{story.fights}",
        "genes": story.genes,
        "cards": story.cards,
        "paid": story.paid,
    }
