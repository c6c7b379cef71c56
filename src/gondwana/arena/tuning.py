"""Tuning: the weights of a game's judgement, fitted by self-play of the bots that use it.

CMA-ES (Hansen's `cma`) proposes weights as factors of those that stand in the game's file. A
proposal's greedy bot plays at every seat in turn against greedy bots with the weights of the file,
all proposals of a generation on the same seeds. The state of a tuning is the list of its results:
with the same seed CMA-ES proposes the same again, so a tuning that was stopped goes on from them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.weights import read_weights, weights_of, with_weights
from .intervals import wilson
from .simulate import simulate
from .writing import write_whole

BOT = "greedy"
SPREAD = 0.25  # how far, as natural logarithms of factors, the first proposals lie apart
FARTHEST = 1.5  # and how far from the file's weights any may lie
RANK = 0.3  # how much a proposal's mean rank counts beside its share of the wins


@dataclass(frozen=True)
class Tuned:
    """What a tuning found: weights by name, and how often they won at `check` games' seats.

    A bot like the others would win `1 / seats` of them; `low` to `high` is the 95 % interval.
    """

    game: str
    seats: int
    generations: int
    games: int  # of each proposal of a generation
    seed: str
    weights: dict[str, tuple[int, ...]]
    check: int
    share: float
    low: float
    high: float

    def toml(self) -> str:
        """The weights as a `weights.toml` that says how it was made."""
        better = f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"
        head = (
            "# The weights of the judgement, in thousandths of a point, fitted by self-play:\n"
            f"#   gondwana tune {self.game} --seats {self.seats} --generations {self.generations}"
            f" --games {self.games} --seed {self.seed}\n"
            f"# One greedy bot with them won {better} of {self.check} games against"
            f" {self.seats - 1} with the weights before.\n\n[weights]\n"
        )
        rows = [
            f"{name} = {list(values) if len(values) > 1 else values[0]}"
            for name, values in self.weights.items()
        ]
        return head + "\n".join(rows) + "\n"


class Tuning:
    """A tuning under way; `generation` makes it one generation older."""

    def __init__(
        self, table: Table, games: int, seed: str, jobs: int = 0, state: Path | None = None
    ) -> None:
        """`games` are those of a proposal, in all seats together; the table has two at least."""
        self._start = weights_of(table)
        if not self._start:
            raise Problem("problem-tune-game", game=table.game.title)
        if games < table.seats or table.seats < 2:
            raise Problem("problem-games", games=games)
        self._table, self._games, self._seed, self._jobs = table, games, seed, jobs
        self._free = [k for k, value in enumerate(self._start) if value != 0]
        self._state = state
        self._strategy = _strategy(len(self._free), seed)
        self.results: list[list[float]] = []
        for values in self._kept():
            self._strategy.tell(self._strategy.ask(), values)
            self.results.append(values)

    def generation(self) -> float:
        """Propose, play, and learn; what the best proposal was worth, from 0 to 1."""
        asked = self._strategy.ask()
        seed = f"{self._seed}/{len(self.results)}"
        values = [-self._worth(self._row(point), self._games, seed)[0] for point in asked]
        self._strategy.tell(asked, values)
        self.results.append(values)
        if self._state is not None:
            kept = {"plan": self._plan(), "results": self.results}
            write_whole(self._state, lambda file: json.dump(kept, file))
        return -min(values)

    def tuned(self, check: int) -> Tuned:
        """What the tuning has come to, checked in so many games on seeds of their own."""
        row = self._row(self._strategy.result.xfavorite)
        _, share = self._worth(row, check, f"{self._seed}/check")
        low, high = wilson(share, check)
        named, at = {}, 0
        for name, values in read_weights(self._table.game.folder).items():
            named[name] = tuple(row[at : at + len(values)])
            at += len(values)
        game, seats = self._table.game.id, self._table.seats
        return Tuned(
            game, seats, len(self.results), self._games, self._seed, named, check, share, low, high
        )

    def _row(self, point: Sequence[float]) -> list[int]:
        row = list(self._start)
        for k, value in zip(self._free, point, strict=True):
            row[k] = round(row[k] * math.exp(value))
        return row

    def _worth(self, row: Sequence[int], games: int, seed: str) -> tuple[float, float]:
        """Wins and rank of weights among the file's, and the share of the wins alone."""
        seats = self._table.seats
        shares, ahead = [], []
        for seat in range(seats):
            table = with_weights(self._table, seat, row)
            report = simulate(table, [BOT] * seats, max(1, games // seats), seed, self._jobs)
            shares.append(float(report.shares[:, seat].mean()))
            ahead.append(float((seats - report.ranks[:, seat]).mean()) / (seats - 1))
        share = float(np.mean(shares))
        return (1 - RANK) * share + RANK * float(np.mean(ahead)), share

    def _plan(self) -> dict[str, Any]:
        table = self._table
        return {
            "game": table.game.id,
            "version": table.game.version,
            "seats": table.seats,
            "options": dict(table.options),
            "games": self._games,
            "seed": self._seed,
            "weights": self._start,
        }

    def _kept(self) -> list[list[float]]:
        """The results of a tuning that was stopped; anything else is a Problem, and stays."""
        if self._state is None:
            return []
        try:
            kept = json.loads(self._state.read_bytes())
            if kept["plan"] != self._plan():
                raise ValueError
            return [_worths(row, self._strategy.popsize) for row in kept["results"]]
        except FileNotFoundError:
            return []
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Problem("problem-tune-state", file=str(self._state)) from error
        except OSError as error:
            raise Problem("problem-file-unreadable", file=str(self._state)) from error


def _worths(row: Any, number: int) -> list[float]:
    """A generation's results as a state has them: what each proposal was worth, less than none."""
    if not isinstance(row, list) or len(row) != number:
        raise ValueError
    if not all(type(value) in (int, float) and -1 <= value <= 0 for value in row):
        raise ValueError
    return row


def _strategy(dimensions: int, seed: str) -> Any:
    try:
        import cma
    except ImportError as error:
        command = "pip install 'gondwana[tune]'"
        raise Problem("problem-no-cma", command=command) from error
    number = int.from_bytes(seed.encode(), "big") % (2**31 - 1) + 1
    options = {
        "seed": number,
        "verbose": -9,
        "bounds": [-FARTHEST, FARTHEST],
        "tolfun": 0,
        "tolx": 0,
        "randn": np.random.RandomState(number).randn,
    }
    return cma.CMAEvolutionStrategy([0.0] * dimensions, SPREAD, options)


def tune(
    tuning: Tuning,
    generations: int,
    check: int = 4000,
    progress: Callable[[int, float], None] | None = None,
) -> Tuned:
    """Fit the weights of a game's judgement; `progress` is told each generation and its best worth.

    `generations` counts those too that were played before, where the tuning goes on.
    """
    while len(tuning.results) < generations:
        best = tuning.generation()
        if progress is not None:
            progress(len(tuning.results), best)
    return tuning.tuned(check)
