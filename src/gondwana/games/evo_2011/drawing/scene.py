"""What is drawn of Evo 2011."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from ...common.drawing.hexes import IslandScene, Land
from ...common.drawing.rounds import RoundScene
from ..state import GENES, NORMAL_GENES, TERRAINS
from ..view import SpaceView, View


@dataclass(frozen=True)
class Scene(IslandScene, RoundScene):
    """A page of the table as one reader sees it."""

    view: View
    lands: ClassVar = {terrain: Land(terrain, terrain[0]) for terrain in TERRAINS}

    @cached_property
    def spaces(self) -> dict[str, SpaceView]:
        """The spaces by name."""
        return {space.name: space for space in self.view.spaces}


def unique_genes(genes: dict[str, int]) -> list[str]:
    """The unique genes that somebody has."""
    return [gene for gene in GENES[NORMAL_GENES:] if genes[gene]]
