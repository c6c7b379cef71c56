"""The reader's event cards, and the one that was played last."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import hand
from ..clauses import CLAUSES
from ..state import CARDS, PRINTED_CARDS, WINDOWS
from .climate import GLYPHS
from .scene import Scene

FIRST = CLAUSES.index("E1.C1")  # card k's clause is so many further
OWN = "E1.C27"
# The phase of a window, by its name where that does not end with it.
PHASE_OF = {"after-meteor": "meteor", "after-draw": "meteor", "outbid": "meteor",
            "paying": "meteor", "last": "meteor", "own-births": "birth"}  # fmt: skip


def phase_of(scene: Scene, card: str) -> str:
    """The phase in which a card is played; of several the present one, else the first."""
    number = CARDS.index(card)
    bits = scene.table.constants.card_windows[number]
    names = [name for k, name in enumerate(WINDOWS) if bits >> k & 1]
    told = [PHASE_OF.get(name, name.rpartition("-")[2]) for name in names]
    found = [phase for phase in told if phase in GLYPHS] or [*GLYPHS]
    return scene.view.phase if scene.view.phase in found else found[0]


def part(scene: Scene) -> Markup:
    """The cards in hand."""
    return hand.part(scene, [_card(scene, card) for card in scene.view.hand])


def _card(scene: Scene, card: str) -> Markup:
    phase = phase_of(scene, card)
    return hand.card(scene, card, phase, GLYPHS[phase], clause_of(card))


def part_played(scene: Scene) -> Markup:
    """The card that was played last in this phase."""
    played = [event.arguments for event in scene.this_phase if event.name == "played"]
    return hand.part_played(
        scene, (played[-1]["seat"], CARDS[played[-1]["card"]]) if played else None
    )


def clause_of(card: str) -> str:
    """The clause of a card."""
    number = CARDS.index(card)
    return CLAUSES[FIRST + number] if number < PRINTED_CARDS else OWN
