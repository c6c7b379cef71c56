"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from typing import ClassVar

from markupsafe import Markup

from ....kernel.telling import Fold
from ...common.drawing import log
from ...common.drawing.dice import face
from ...common.drawing.scene import place
from ..state import CARDS, FACES, GENES, NONE
from ..telling import MANNER
from .auction import gene_name
from .combat import icons, last_throw
from .hand import clause_of
from .scene import Scene
from .wheel import GLYPHS

# The rule behind what happened.
CLAUSE = {
    "held": "E2.4.4",
    "won": "E2.4.4",
    "fled": "E2.U12",
    "fell-baby": "E2.R5",
    "fell-newborn": "E2.R5",
    "lapsed": "E2.5.2",
    "becalmed": "E2.C1",
}
GLYPH = {
    "turned": "climate",
    "becalmed": "climate",
    "meteorite": "meteor",
    "offered": "vial",
    "took-gene": "vial",
    "paid": "points",
    "placed": "initiative",
    "ordered": "initiative",
    "laid": "egg",
    "fell-climate": "deadly",
    "scored": "points",
}


class Log(log.Log[Scene]):
    """The log of a scene."""

    manner: ClassVar = MANNER
    glyphs: ClassVar = GLYPH
    rules: ClassVar = CLAUSE

    def words(self, kind: str, value: int) -> str | None:
        """Spaces can be pressed, genes are called as in the auction, all else as by the game."""
        if kind == "gene" and value != NONE:
            return gene_name(self.scene, GENES[value])
        return place(self.scene.space_names[value]) if kind == "space" else None

    def sentence(self, fold: Fold) -> Markup:
        """Events told together; of the die only the face that it shows."""
        if fold.name == "die":
            number = fold.events[0].arguments["face"]
            rolls = fold.at == last_throw(self.scene.events)
            return face(icons(number, rolls), self.scene.say(f"face-{FACES[number]}"))
        if fold.name == "bid":
            return self.scene.with_places(self._bid(fold))
        return super().sentence(fold)

    def _bid(self, fold: Fold) -> str:
        """A bid by what it is for: the card of the first column, or the gene offered in its."""
        scene, told = self.scene, fold.events[0].arguments
        prize = scene.say("web-event-card" if told["column"] == 1 else "label-nothing")
        for event in reversed(scene.events[: fold.at]):
            if event.name == "phase":
                break
            if event.name == "offered" and event.arguments["column"] == told["column"]:
                prize = gene_name(scene, GENES[event.arguments["gene"]])
                break
        return scene.say("web-bids", seat=scene.name(told["seat"]), bid=told["bid"], prize=prize)

    def rule(self, fold: Fold) -> str | None:
        """The clause behind what happened; a played card's own."""
        if fold.name == "played":
            return clause_of(CARDS[fold.events[0].arguments["card"]])
        return super().rule(fold)

    def glyph(self) -> str:
        """The pictogram of the present phase."""
        return GLYPHS.get(self.scene.view.phase, GLYPHS["survival"])
