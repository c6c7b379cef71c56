"""Simulation: many games between bots, the same whatever plays them, and however many at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.errors import Problem
from ..kernel.game import Table
from .crew import Crew
from .playing import Task, block_size

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Report:
    """What a simulation brought: per game and seat the points and the rank, and the cost.

    Game `i` is the match with seed `{seed}/{i}` and the same bots.
    """

    bots: tuple[str, ...]
    seed: str
    points: Array  # (games, seats), whole numbers
    ranks: Array  # (games, seats), 1 is best, ties share
    rounds: Array  # (games,)
    stopped: Array  # (games,), whether a game was stopped after its most rounds
    decisions: int
    unforced: int  # decisions with more than one legal action
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.points)

    @property
    def shares(self) -> Array:
        """Each seat's share of each game's win (games, seats): winners share 1."""
        winners = self.ranks == 1
        share: Array = winners / winners.sum(axis=1, keepdims=True)
        return share


def simulate(
    table: Table,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 0,
    progress: Callable[[int], None] | None = None,
    most_rounds: int = 0,
    on: str = "",
) -> Report:
    """Play `games` games between bots, one name per seat.

    Where a game need not end by its rules, `most_rounds` stops it after so many; the report says
    which ones were, and how they stood. 0 lets all be played to their ends.

    `jobs` and `on` say who plays (`Crew`); they change nothing but the time. `progress` is told
    how many more games are done.
    """
    if len(bots) != table.seats:
        raise Problem("problem-bots", bots=len(bots), seats=table.seats)
    if games < 1:
        raise Problem("problem-games", games=games)
    results = np.zeros((games, 2 * table.seats + 1), np.int32)
    counts = np.zeros(2, np.int64)
    block = block_size(bots)
    tasks = [
        Task(tuple(bots), seed, first, min(first + block, games))
        for first in range(0, games, block)
    ]
    start = time.perf_counter()
    with Crew(table, most_rounds, jobs, on) as crew:
        for task, played in crew.play(tasks):
            results[task.first : task.last] = played.rows
            counts += played.counts
            if progress is not None:
                progress(task.last - task.first)
    seats = table.seats
    return Report(
        bots=tuple(bots),
        seed=seed,
        points=results[:, :seats],
        ranks=results[:, seats : 2 * seats],
        rounds=np.abs(results[:, 2 * seats]),
        stopped=results[:, 2 * seats] < 0,
        decisions=int(counts[0]),
        unforced=int(counts[1]),
        seconds=time.perf_counter() - start,
    )
