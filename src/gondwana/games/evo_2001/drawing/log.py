"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from typing import ClassVar

from markupsafe import Markup

from ....kernel.telling import Fold
from ...common.drawing import log
from ...common.drawing.dice import face
from ...common.drawing.scene import place
from ..state import CARDS
from ..telling import MANNER
from .climate import GLYPHS
from .combat import icons, last_throw
from .hand import clause_of
from .scene import Scene

# The rule behind what happened.
CLAUSE = {
    "held": "E1.3.6",
    "won": "E1.3.6",
    "lapsed": "E1.4.3",
    "outbid": "E1.6.5",
    "taken-back": "E1.R7",
    "crashed": "E1.6.1",
    "forfeited": "E1.C21",
}
GLYPH = {
    "climate-die": "climate",
    "climate": "climate",
    "flooded": "climate",
    "meteor": "meteor",
    "meteor-die": "meteor",
    "crashed": "meteor",
    "offered": "vial",
    "no-genes": "vial",
    "took-gene": "vial",
    "paid": "points",
    "placed": "tail",
    "born": "egg",
    "skipped": "egg",
    "fell-climate": "deadly",
    "scored": "points",
}


class Log(log.Log[Scene]):
    """The log of a scene."""

    manner: ClassVar = MANNER
    glyphs: ClassVar = GLYPH
    rules: ClassVar = CLAUSE

    def words(self, kind: str, value: int) -> str | None:
        """Regions can be pressed; all else as by the game."""
        return place(self.scene.space_names[value]) if kind == "region" and value >= 0 else None

    def sentence(self, fold: Fold) -> Markup:
        """Events told together; of the die of a fight only the number that it shows."""
        if fold.name == "fight-die":
            number = fold.events[0].arguments["die"]
            rolls = fold.at == last_throw(self.scene.events)
            return face(icons(number, rolls), super().sentence(fold).striptags())
        return super().sentence(fold)

    def rule(self, fold: Fold) -> str | None:
        """The clause behind what happened; a played card's own."""
        if fold.name == "played":
            return clause_of(CARDS[fold.events[0].arguments["card"]])
        return super().rule(fold)

    def glyph(self) -> str:
        """The pictogram of the present phase."""
        return GLYPHS.get(self.scene.view.phase, GLYPHS["survival"])
