"""What is drawn of Evo 2001."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from ...common.drawing.hexes import IslandScene, Land
from ...common.drawing.rounds import RoundScene
from ..telling import own_card
from ..view import RegionView, View


@dataclass(frozen=True)
class Scene(IslandScene, RoundScene):
    """A page of the table as one reader sees it."""

    view: View
    lands: ClassVar = {
        "desert": Land("yellow", "y"),
        "plains": Land("green", "g"),
        "hills": Land("brown", "b"),
        "mountains": Land("grey", "k"),
    }

    @cached_property
    def spaces(self) -> dict[str, RegionView]:
        """The regions by name."""
        return {region.name: region for region in self.view.regions}

    @cached_property
    def _own_cards(self) -> dict[str, str]:
        """E1.C27: the messages of the cards that the players have written themselves."""
        found = {}
        for blank in self.view.blanks:
            when, what = own_card(self.texts, blank)
            found[f"card-{blank.card}"] = blank.name
            found[f"card-{blank.card}-window"] = when
            found[f"card-{blank.card}-effect"] = what
        return found

    def say(self, key: str, /, **details: Any) -> str:
        """A message of the game; of a card of the players' own, what they wrote."""
        return self._own_cards.get(key) or super().say(key, **details)
