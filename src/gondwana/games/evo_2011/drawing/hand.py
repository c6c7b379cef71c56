"""The reader's event cards, and the one that was played last."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import hand
from ..cards import CARD_WINDOW
from ..clauses import CLAUSES, E2_C1
from ..state import CARDS, WINDOWS
from .scene import Scene
from .wheel import GLYPHS

# The phase of each window.
PHASE_OF = {
    "climate-before": "climate",
    "climate-after": "climate",
    "after-bid": "mutation",
    "paying": "mutation",
    "initiative": "initiative",
    "movement-start": "movement",
    "before-clan": "movement",
    "own-movement": "movement",
    "attacked": "movement",
    "own-births": "birth",
    "before-removal": "survival",
    "points": "survival",
}


def part(scene: Scene) -> Markup:
    """The cards in hand."""
    return hand.part(scene, [_card(scene, card) for card in scene.view.hand])


def _card(scene: Scene, card: str) -> Markup:
    phase = PHASE_OF[WINDOWS[CARD_WINDOW[CARDS.index(card)]]]
    return hand.card(scene, card, phase, GLYPHS[phase], clause_of(card))


def part_played(scene: Scene) -> Markup:
    """The card that was played last in this phase."""
    played = [event.arguments for event in scene.this_phase if event.name == "played"]
    return hand.part_played(
        scene, (played[-1]["seat"], CARDS[played[-1]["card"]]) if played else None
    )


def clause_of(card: str) -> str:
    """The clause of a card."""
    return CLAUSES[E2_C1 + CARDS.index(card)]
