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
TURN = 16  # iterations after one another of either kind


class Weighing:
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
        self._tree = Tree(match.table, match, seat, f"{seed}/{len(match.lines)}", compiled)
        self._seat = seat
        self._left = iterations
        self._besides = besides

    def go_on(self, until: Until) -> bool:
        """Think until then; once at least. Whether all is done."""
        while self._left > 0:
            turn = min(TURN, self._left)
            self._tree.visit(turn)
            seldom = min(self._candidates(), key=lambda one: (one.visits, one.action))
            self._tree.visit(turn, seldom.action)
            self._left -= 2 * turn
            if time.perf_counter() >= until.clock:
                break
        return self._left <= 0

    def thoughts(self) -> list[Thought]:
        """What was found of the actions compared, the most worth first."""
        return sorted(self._candidates(), key=lambda one: (-one.worth, -one.visits, one.action))

    def _candidates(self) -> list[Thought]:
        known = [
            Thought(action, visits, worth / visits)
            for action, visits, worth in self._tree.answers(self._seat)
        ]
        known.sort(key=lambda one: (-one.visits, -one.worth, one.action))
        return known[:CANDIDATES] + [
            one for one in known[CANDIDATES:] if one.action == self._besides
        ]


class Outlook:
    """What a position is worth to a seat, whoever must decide in it, or chance."""

    def __init__(self, match: Match, seat: int, seed: str, iterations: int, compiled: bool) -> None:
        self._tree = Tree(match.table, match, seat, f"{seed}/{len(match.lines)}", compiled)
        self._seat = seat
        self._left = iterations

    def go_on(self, until: Until) -> bool:
        """Think until then; once at least. Whether all is done."""
        while self._left > 0:
            turn = min(TURN, self._left)
            self._tree.visit(turn)
            self._left -= turn
            if time.perf_counter() >= until.clock:
                break
        return self._left <= 0

    @property
    def worth(self) -> float:
        """What was found: from 0 to 1."""
        visits, worth = self._tree.whole(self._seat)
        return worth / max(1, visits)
