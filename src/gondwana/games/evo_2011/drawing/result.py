"""The end: who won, points over the rounds, what each clan did, and its luck with the dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing import result
from ...common.drawing.html import Child
from ..state import BY_BABY, BY_CLIMATE, BY_FIGHT, CAUSES
from ..view import SeatView
from .combat import BITES, chance_of, successes
from .scene import Scene


def part(scene: Scene) -> Markup:
    """The result; nothing before the end."""
    if not scene.view.over:
        return result.closed()
    ranks, told = ranking(scene), stories(scene)
    players, points = scene.view.players, [player.points or 0 for player in scene.view.players]
    figures = [_figures(player, told[player.seat]) for player in players]
    return result.part(
        scene,
        ranks,
        result.ahead(scene, ranks, points, scene.view.round + 1),
        result.chart(scene, ranks, points),
        result.stats(scene, ranks, figures, HEADED),
        result.luck(
            scene, scene.say("web-dice"), ranks, [(story.won, story.expected) for story in told]
        ),
    )


def ranking(scene: Scene) -> list[tuple[int, int]]:
    """E2.E1: rank and seat, best first; more points, then more dinosaurs; level ones share."""
    return result.ranking([(p.points or 0, p.dinosaurs) for p in scene.view.players])


# ---- what each clan did --------------------------------------------------------------------


@dataclass
class Story:
    """What happened to a clan; `fallen` by the causes' numbers, `dice` are attacks and bites."""

    born: int = 0
    fallen: list[int] = field(default_factory=lambda: [0] * len(CAUSES))
    dice: int = 0
    won: int = 0
    expected: Fraction = Fraction(0)
    paid: int = 0
    genes: int = 0
    cards: int = 0


def stories(scene: Scene) -> list[Story]:
    """Each clan's story, from the events."""
    found = [Story() for _ in scene.view.players]
    attacker, chance = -1, Fraction(0)
    for event in scene.events:
        told = event.arguments
        if event.name == "attacked":
            attacker = told["seat"]
        elif event.name == "horns":
            lead = told["attack"] - told["defence"]
            chance = chance_of(scene, successes(lead))
        elif event.name == "baby":
            attacker, chance = told["seat"], chance_of(scene, BITES)
        elif event.name == "die":
            found[attacker].dice += 1
            found[attacker].expected += chance
        _count(found, event, attacker)
    return found


def _count(found: list[Story], event: Event, attacker: int) -> None:
    told = event.arguments
    if event.name == "won":
        found[told["seat"]].won += 1
    elif event.name == "laid":
        found[told["seat"]].born += 1
    elif event.name == "fell":
        found[told["seat"]].fallen[told["cause"]] += 1
        if told["cause"] == BY_BABY:
            found[attacker].won += 1
    elif event.name == "paid":
        found[told["seat"]].paid += told["amount"]
    elif event.name == "took-gene":
        found[told["seat"]].genes += 1
    elif event.name == "played":
        found[told["seat"]].cards += 1


# Figures whose column is headed by a pictogram, where a phone has the words.
HEADED = {"fell-fight": "horn", "fell-baby": "egg", "fell-climate": "deadly"}


def _figures(player: SeatView, story: Story) -> dict[str, Child]:
    """A clan's figures by the names of their headings."""
    return {
        "points": player.points,
        "herd": player.dinosaurs,
        "born": story.born,
        "fell-fight": story.fallen[BY_FIGHT],
        "fell-baby": story.fallen[BY_BABY],
        "fell-climate": story.fallen[BY_CLIMATE],
        "fights": f"{story.won}/{story.dice}",
        "genes": story.genes,
        "cards": story.cards,
        "paid": story.paid,
    }
