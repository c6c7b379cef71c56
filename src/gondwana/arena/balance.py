"""The balance of a game: what seats and things are worth in won games, how long games are.

Equal bots sit at the table, so what one seat wins more than another comes from the seat, and what
those win who held a thing tells of the thing. It tells of these bots' play alone, and not of
causes: what goes to those who lead already looks better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.errors import Problem
from ..kernel.game import Table
from .crew import Crew
from .intervals import student, wilson
from .playing import Held, Task, is_fast
from .ratings import win_shares

Array = npt.NDArray[Any]
BLOCK = 16  # games that a worker plays in one go
MISSES = 0.05  # how often an interval, or any of those that are told together, may miss


@dataclass(frozen=True)
class Watch:
    """Games that were watched: points, ranks (games, seats), rounds, and what each seat held."""

    bot: str
    seed: str
    points: Array
    ranks: Array
    rounds: Array
    stopped: Array
    held: Sequence[Sequence[Mapping[str, Held]]]  # by game and seat

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self.rounds)

    @property
    def shares(self) -> Array:
        """Each seat's share of each game's win (games, seats)."""
        return np.array([win_shares(ranks) for ranks in self.ranks.tolist()])


@dataclass(frozen=True)
class Seat:
    """What a seat wins: its share of the games with a 95 % interval, and its mean points."""

    seat: int
    share: float
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class Worth:
    """What a thing is worth: what its holders win, less what their seats win on average.

    `gain` is that difference, in shares of a game, for all who held it at some time, with an
    interval: those of all things that are told together hold in 95 % of cases. `early` is the same
    for those who had it in the first half of their game, None where these are few.
    """

    name: str
    holders: int  # seats of games
    held: float  # share of all seats
    most: float  # copies at once, on average over the holders
    gain: float
    low: float
    high: float
    early: float | None


def watch_games(
    table: Table,
    bot: str,
    games: int,
    seed: str,
    jobs: int = 0,
    on: str = "",
    most_rounds: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Watch:
    """Let equal bots play `games` games, the same whatever plays them (`Crew`), and watch them."""
    if games < 1:
        raise Problem("problem-games", games=games)
    block = BLOCK if is_fast([bot]) else 1
    bots = (bot,) * table.seats
    tasks = [
        Task(bots, seed, first, min(first + block, games), True) for first in range(0, games, block)
    ]
    rows = np.zeros((games, 2 * table.seats + 1), np.int32)
    held: list[Sequence[Mapping[str, Held]]] = [()] * games
    with Crew(table, most_rounds, jobs, on) as crew:
        for task, played in crew.play(tasks):
            rows[task.first : task.last] = played.rows
            held[task.first : task.last] = played.held
            if progress is not None:
                progress(task.last - task.first)
    seats = table.seats
    return Watch(
        bot,
        seed,
        rows[:, :seats],
        rows[:, seats : 2 * seats],
        np.abs(rows[:, -1]),
        rows[:, -1] < 0,
        held,
    )


def seats(watch: Watch) -> list[Seat]:
    """What each seat wins."""
    found = []
    for seat, share in enumerate(watch.shares.mean(axis=0).tolist()):
        low, high = wilson(share, watch.games)
        found.append(Seat(seat, share, low, high, float(watch.points[:, seat].mean())))
    return found


def worths(watch: Watch, least: int) -> list[Worth]:
    """What each thing is worth that at least `least` seats held, the best first."""
    over = watch.shares - watch.shares.mean(axis=0)
    holders: dict[str, list[tuple[int, float, Held]]] = {}
    for game, by_seat in enumerate(watch.held):
        for seat, things in enumerate(by_seat):
            for name, one in things.items():
                holders.setdefault(name, []).append((game, float(over[game, seat]), one))
    told = {name: rows for name, rows in holders.items() if len(rows) >= least}
    found = [_worth(watch, name, rows, MISSES / len(told)) for name, rows in told.items()]
    return sorted(found, key=lambda one: (-one.gain, one.name))


def _worth(
    watch: Watch, name: str, rows: Sequence[tuple[int, float, Held]], misses: float
) -> Worth:
    gain, margin = mean_by_game([(game, over) for game, over, _ in rows], misses)
    half = watch.rounds / 2
    soon = [(game, over) for game, over, one in rows if one.first <= half[game]]
    return Worth(
        name=name,
        holders=len(rows),
        held=len(rows) / watch.ranks.size,
        most=float(np.mean([one.most for _, _, one in rows])),
        gain=gain,
        low=gain - margin,
        high=gain + margin,
        early=mean_by_game(soon)[0] if len(soon) >= len(rows) / 20 else None,
    )


def mean_by_game(rows: Sequence[tuple[int, float]], misses: float = MISSES) -> tuple[float, float]:
    """The mean of values, and half the interval that misses so often; a game's hang together."""
    mean = sum(value for _, value in rows) / len(rows)
    off: dict[int, float] = {}
    for game, value in rows:
        off[game] = off.get(game, 0.0) + value - mean
    if len(off) < 2:
        return mean, 1.0
    spread = sum(value**2 for value in off.values()) * len(off) / (len(off) - 1)
    return mean, student(misses, len(off) - 1) * sqrt(spread) / len(rows)
