"""Simulation: many games between bots, the same whatever plays them, and however many at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
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

    Game `i` is the match with seed `{seed}/{i}` and the same bots. Where the seats were rotated,
    the columns belong to the bots in the order given, not to seats: game `i` has the seed
    `{seed}/{i // seats}`, and every bot sits `i % seats` seats further to the front.
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
    rotated: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.points)

    def seed_of(self, game: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{game // len(self.bots) if self.rotated else game}"

    def seat_of(self, game: int, column: int) -> int:
        """Where the bot of a column sat."""
        return (column - game) % len(self.bots) if self.rotated else column

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
    most_rounds: int | None = None,
    on: str = "",
    rotate: bool = False,
) -> Report:
    """Play `games` games between bots, one name per seat.

    `most_rounds` stops a game after so many, and the report says which ones were, and how they
    stood. 0 lets all be played to their ends; without it, the game says (`Game.most_rounds`).

    `jobs` and `on` say who plays (`Crew`); they change nothing but the time. `progress` is told
    how many more games are done. `rotate` plays every seed in each rotation of the seats, and as
    many more games as that takes.
    """
    if len(bots) != table.seats:
        raise Problem("problem-bots", bots=len(bots), seats=table.seats)
    if games < 1:
        raise Problem("problem-games", games=games)
    seats = table.seats
    turns = seats if rotate else 1
    seeds = -(-games // turns)
    results = np.zeros((seeds, turns, 2 * seats + 1), np.int32)
    counts = np.zeros(2, np.int64)
    start = time.perf_counter()
    with Crew(table, most_rounds, jobs, on) as crew:
        for task, played in crew.play(_tasks(bots, seed, seeds, turns)):
            turn = task.turn
            back = [(column - turn) % seats for column in range(seats)]
            order = [*back, *(seats + seat for seat in back), 2 * seats]
            results[task.first : task.last, turn] = played.rows[:, order]
            counts += played.counts
            if progress is not None:
                progress(task.last - task.first)
    rows = results.reshape(seeds * turns, -1)
    return Report(
        bots=tuple(bots),
        seed=seed,
        points=rows[:, :seats],
        ranks=rows[:, seats : 2 * seats],
        rounds=np.abs(rows[:, 2 * seats]),
        stopped=rows[:, 2 * seats] < 0,
        decisions=int(counts[0]),
        unforced=int(counts[1]),
        seconds=time.perf_counter() - start,
        rotated=rotate,
    )


def _tasks(bots: Sequence[str], seed: str, seeds: int, turns: int) -> Iterator[Task]:
    """Tasks for all seeds in so many rotations of the seats."""
    block = block_size(bots)
    for first in range(0, seeds, block):
        for turn in range(turns):
            seated = (*bots[turn:], *bots[:turn])
            yield Task(seated, seed, first, min(first + block, seeds), turn=turn)
