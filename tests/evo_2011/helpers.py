"""A table of Evo 2011 set by hand: who stands where and holds what; then it is played in words.

Seats are told by their marks T, C, S, B and P, spaces, genes and cards by their names.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import scenes
from gondwana.games.evo_2011.flow import advance
from gondwana.games.evo_2011.state import (
    CARDS,
    CLIMATE,
    DISCARDED,
    GENES,
    METEORITE,
    NOBODY,
    NORMAL_GENES,
    PHASE,
    PHASES,
    ROUND,
    STEPS,
    SURVIVAL,
    TERRAINS,
    TOKENS,
    WINDOWS,
)
from gondwana.kernel.agenda import push

MARKS = "TCSBP"
table = partial(scenes.table, "evo-2011")


class Scene(scenes.Scene):
    """A table by hand; after setup the order is T, C, S, B, P and round 1 turns its token."""

    game, steps, phases = "evo-2011", STEPS, PHASES

    def __init__(self, seats: int = 3, **options: str) -> None:
        super().__init__(seats, **options)
        self.names = [name.lower() for name in self.match.table.constants.extra.names]

    # ---- setting the table -----------------------------------------------------------------

    def herds(self, **spaces: str) -> Scene:
        """Who stands where, `T="a1 b2"`; nobody else stands anywhere."""
        for space in range(len(self.names)):
            self.s.dinosaur[space] = NOBODY
        for mark in MARKS[: self.match.seats]:
            herd = spaces.get(mark, "").split()
            self.s.alive[MARKS.index(mark)] = len(herd)
            for name in herd:
                self.s.dinosaur[self.names.index(name)] = MARKS.index(mark)
        return self

    def genes(self, mark: str, **counts: int) -> Scene:
        """Genes on a clan's board, `thick_shell=1`, out of the bag."""
        for name, count in counts.items():
            gene = GENES.index(name.replace("_", "-"))
            self.s.genes[MARKS.index(mark), gene] = count
            self.s.bag[gene] -= count
            if gene >= NORMAL_GENES:
                self.s.uniques -= count
        return self

    def bag(self, uniques: int = 0, **counts: int) -> Scene:
        """The bag holds these normal genes and this many unique ones."""
        for gene, name in enumerate(GENES[:NORMAL_GENES]):
            self.s.bag[gene] = counts.get(name, 0)
        self.s.uniques = uniques
        return self

    def cards(self, mark: str, *names: str) -> Scene:
        """Cards in a clan's hand."""
        for name in names:
            self.s.card[CARDS.index(name)] = MARKS.index(mark)
        return self

    def discarded(self, *names: str) -> Scene:
        """Cards that lie on the discard pile already."""
        for name in names:
            self.s.card[CARDS.index(name)] = DISCARDED
        return self

    def order(self, marks: str) -> Scene:
        """The order in force."""
        for place, mark in enumerate(marks):
            self.s.order[place] = MARKS.index(mark)
        return self

    def columns(self, marks: str) -> Scene:
        """Whose marker the auction left in which column."""
        for column, mark in enumerate(marks):
            self.s.column_seat[column] = MARKS.index(mark)
        return self

    def points(self, **amounts: int) -> Scene:
        """MP, `T=5`."""
        for mark, amount in amounts.items():
            self.s.points[MARKS.index(mark)] = amount
        return self

    def climate(self, terrain: str) -> Scene:
        """The wheel's first section where this terrain is ideal."""
        self.s.section = list(self.match.table.constants.ring).index(TERRAINS.index(terrain))
        return self

    def tokens(self, **left: int) -> Scene:
        """The climate tokens not turned yet, `one_forward=3`; one of them is the one put away."""
        for token in range(METEORITE):
            self.s.tokens[token] = left.get(TOKENS[token].replace("-", "_"), 0)
        self.s.turned = 12 - sum(left.values())
        return self

    def begin(self, phase: str) -> Scene:
        """Start a phase; the rest of the round follows it."""
        s = self.s
        s.agenda_n = s.waiting = s.asking = s.chance = 0
        number = PHASES.index(phase)
        if number > CLIMATE and s.turned == 0:
            self.tokens(two_forward=2, one_forward=6, stay=1, one_back=2)
        s.round_number = s.turned + (number == CLIMATE)
        push(s, ROUND, NOBODY, 0)
        for later in range(SURVIVAL, number - 1, -1):
            push(s, PHASE, NOBODY, later)
        advance(s, self.match.table.constants)
        s.notes = []
        return self

    # ---- playing ---------------------------------------------------------------------------

    def decline(self) -> list[str]:
        """Pass in every card window until something else comes; who was asked where."""
        asked = []
        while self.asking == "window":
            asked.append(f"{self.asked} {self.window}")
            self.play(self.asked, "pass")
        return asked

    # ---- looking ---------------------------------------------------------------------------

    @property
    def window(self) -> str:
        """The window that is open."""
        return WINDOWS[self.s.window]

    @property
    def in_order(self) -> str:
        """The order in force, as marks."""
        return "".join(MARKS[seat] for seat in list(self.s.order)[: self.match.seats])

    def stand(self, mark: str) -> str:
        """Where a clan's dinosaurs stand."""
        seat = MARKS.index(mark)
        return " ".join(n for k, n in enumerate(self.names) if self.s.dinosaur[k] == seat)

    def player(self, mark: str) -> Any:
        """What lies open of a player, with his own MP."""
        return self.view(mark).players[self.seat(mark)]
