"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from typing import ClassVar

from ...common.drawing import log
from ..telling import MANNER
from .phase import GLYPHS
from .scene import Scene

# The rule behind what happened.
CLAUSE = {
    "dna-lost": "DI.G3",
    "threat-die": "DI.1.8",
    "danger": "DI.4.3",
    "closed": "DI.6.2",
    "card-scored": "DI.O4",
}
GLYPH = {
    "rolled": "dna",
    "twist": "twist",
    "goal": "objective",
    "closed": "objective",
    "event": "card",
    "recipe": "dna",
    "shelved-lab": "market",
    "shelved-stall": "market",
    "shelved-person": "market",
    "gone-lab": "market",
    "gone-stall": "market",
    "gone-person": "market",
    "gone-recipe": "dna",
    "threat-die": "threat",
    "no-threat-die": "threat",
    "joined": "hooligan",
}


class Log(log.Log[Scene]):
    """The log of a scene."""

    manner: ClassVar = MANNER
    glyphs: ClassVar = GLYPH
    rules: ClassVar = CLAUSE

    def glyph(self) -> str:
        """The pictogram of the present phase."""
        return GLYPHS.get(self.scene.view.phase, "track")
