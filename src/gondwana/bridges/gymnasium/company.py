"""Bots that search: they think over a match that runs beside a row of the same seed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...bots import find_policy, make_bot
from ...kernel.game import Table
from ...kernel.match import Match
from ..rows import Rows


def searches(players: Sequence[str | None]) -> bool:
    """Whether one of the bots searches, and so cannot play inside a row."""
    return any(name is not None and find_policy(name) is None for name in players)


class Company:
    """The bots of a game, one for each seat that has a name, and the match over which they think.

    The row beside it must leave all seats to learners.
    """

    def __init__(self, table: Table, players: Sequence[str | None], compiled: bool) -> None:
        self._table, self._players, self._compiled = table, players, compiled

    def begin(self, seed: str, rows: Rows) -> None:
        """Begin the match of the seed and play up to the agent's first decision."""
        self._match = Match(self._table, seed=seed)
        self._bots = {
            seat: make_bot(name, self._table, seat, seed, compiled=self._compiled)
            for seat, name in enumerate(self._players)
            if name is not None
        }
        self._go_on(rows)

    def answer(self, action: int, rows: Rows) -> None:
        """The agent has played `action` in the row; play up to its next decision.

        The row's rewards become those of all that has happened since the agent acted.
        """
        if not rows.terminated[0] or self._match_ends_with(action):
            self._match.play(self._match.waiting[0], action)
            self._go_on(rows)

    def _match_ends_with(self, action: int) -> bool:
        """Whether the row ended by the rules, not by an illegal action."""
        return action in self._match.legal(self._match.waiting[0])

    def _go_on(self, rows: Rows) -> None:
        total = rows.rewards.copy()
        while rows.turns[0] in self._bots:
            seat = int(rows.turns[0])
            action = self._bots[seat].choose(self._match)
            self._match.play(seat, action)
            rows.step(np.array([action]))
            total += rows.rewards
        rows.rewards[:] = total
