"""Figures that can be set side by side: of a decision's actions, and of what chance brings.

A search visits seldom what it will not choose, so what it says of such an action may be far off.
Here half of the iterations choose as it does, and half go to whichever of the most visited actions
has been visited least. The work can be left at any time and gone on with: where nothing but
iterations limits it, what is found does not hang on when it was left.
"""

from __future__ import annotations

import time

from ...kernel.match import Match
from .thinker import Thought, Tree, Until

CANDIDATES = 6  # actions that are compared
TURN = 16  # iterations after one another of either kind, at most


class _Work:
    """A tree that is grown in turns, as many as its iterations last."""

    def __init__(self, match: Match, seat: int, seed: str, iterations: int, compiled: bool) -> None:
        self._tree = Tree(match.table, match, seat, seed, compiled)
        self._seat = seat
        self._left = iterations
        self._turn = 1  # the first turns are short: somebody may be waiting

    def go_on(self, until: Until) -> bool:
        """Think until then; one turn at least. Whether all is done."""
        while self._left > 0:
            turn = min(self._turn, self._left)
            self._left -= self._grow(turn)
            self._turn = min(2 * turn, TURN)
            if time.perf_counter() >= until.clock:
                break
        return self._left <= 0

    def _grow(self, turn: int) -> int:
        """A turn of so many iterations; how many they were in all."""
        self._tree.visit(turn)
        return turn


class Weighing(_Work):
    """Compares the most promising actions of a seat's decision, and one besides if it is given."""

    def __init__(
        self,
        match: Match,
        seat: int,
        seed: str,
        iterations: int,
        compiled: bool,
        besides: int | None = None,
    ) -> None:
        super().__init__(match, seat, seed, iterations, compiled)
        self._besides = besides

    def thoughts(self) -> list[Thought]:
        """What was found of the actions compared, the most worth first."""
        return sorted(self._candidates(), key=lambda one: (-one.worth, -one.visits, one.action))

    def _grow(self, turn: int) -> int:
        super()._grow(turn)
        seldom = min(self._candidates(), key=lambda one: (one.visits, one.action))
        self._tree.visit(turn, seldom.action)
        return 2 * turn

    def _candidates(self) -> list[Thought]:
        known = [
            Thought(action, visits, worth / visits)
            for action, visits, worth in self._tree.answers(self._seat)
        ]
        known.sort(key=lambda one: (-one.visits, -one.worth, one.action))
        return known[:CANDIDATES] + [
            one for one in known[CANDIDATES:] if one.action == self._besides
        ]


class Outlook(_Work):
    """What a position is worth to a seat, whoever must decide in it, or chance."""

    @property
    def worth(self) -> float:
        """What was found: from 0 to 1."""
        visits, worth = self._tree.whole(self._seat)
        return worth / max(1, visits)
