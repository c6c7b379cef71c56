"""The log: what happened, in sentences, by era and phase."""

from __future__ import annotations

from typing import ClassVar

from ...common.drawing import log
from ..telling import MANNER
from .hand import PICKING
from .scene import Scene

# The rule behind what happened.
CLAUSE = {
    "placed": "DW.S2",
    "virtual": "DW.T1",
    "leader": "DW.1.3",
    "emptied": "DW.3.1",
    "drifted": "DW.T5",
    "stole": "DW.A.mut",
    "stole-open": "DW.A.mut",
    "took": "DW.T9",
    "changes": "DW.5.4",
    "starved": "DW.5.1",
    "poisoned": "DW.A9",
    "drew-ability": "DW.A14",
}
GLYPH = {
    "environment": "environment-plains",
    "deal": "card",
    "shuffled": "card",
    "open": "card",
    "open-gone": "card",
    "virtual-ate": "bite",
    "drifted": "climb-up",
    "changes": "population",
}


class Log(log.Log[Scene]):
    """The log of a scene."""

    manner: ClassVar = MANNER
    glyphs: ClassVar = GLYPH
    rules: ClassVar = CLAUSE

    def strikes(self, words: str) -> bool:
        """Cards that were picked and put back are nobody's business."""
        return words.split()[0] not in PICKING.values()
