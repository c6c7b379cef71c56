"""A tournament's plan: who meets whom, in which seats, on which seeds.

Each seed is played once in every seating, so that luck of the seat and of the dice strikes
everybody alike. Nothing here hangs on who plays the games, or in what order.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, groupby
from math import comb
from pathlib import Path
from typing import Any

from .. import __version__
from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.rule import source_hash
from .playing import Task, block_size

PACKAGE = Path(__file__).parents[1]
MOST_SEATINGS = 20_000  # 15 bots at five seats have fewer


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every seating that a seed is played in, the bots' names by seat.

    Each bot gets as many seats as any other where the seats allow it, the rest of the seats go to
    every choice of bots in turn, and every group sits in each of its rotations. A name may stand in
    `bots` several times; groups of one bot alone say nothing and are left out. More seatings than
    anybody could play are a Problem.
    """
    rounds, rest = divmod(seats, len(bots))
    if comb(len(bots), rest) * seats > MOST_SEATINGS:
        raise Problem("problem-tournament-many", bots=len(bots), seats=seats, most=MOST_SEATINGS)
    groups = dict.fromkeys(tuple(bots) * rounds + more for more in combinations(bots, rest))
    rotated = [
        group[k:] + group[:k] for group in groups if len(set(group)) > 1 for k in range(seats)
    ]
    return list(dict.fromkeys(rotated))


def code_hash(table: Table) -> str:
    """16 hex digits over the sources that decide what happens in a game between bots."""
    game = table.game
    return source_hash((PACKAGE / "kernel", PACKAGE / "bots", game.folder, *game.code))


@dataclass(frozen=True)
class Plan:
    """A tournament: `seeds` seeds, `{seed}/0`, `{seed}/1`, …, each played in every seating."""

    table: Table
    bots: tuple[str, ...]  # names; one may stand here several times
    seeds: int
    seed: str
    most_rounds: int = 0

    def __post_init__(self) -> None:
        if self.table.seats < 2 or len(self.bots) < 2:
            raise Problem("problem-tournament-small", seats=self.table.seats, bots=len(self.bots))
        if not self.seatings:
            raise Problem("problem-tournament-one-bot", bot=self.bots[0])

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every seating, the bots' names by seat."""
        return seatings(self.bots, self.table.seats)

    @cached_property
    def names(self) -> list[str]:
        """Each bot once, in the order given."""
        return list(dict.fromkeys(self.bots))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.seeds * len(self.seatings)

    def seating_of(self, game: int) -> tuple[str, ...]:
        """Who sits where in the game of this number; games on one seed follow each other."""
        return self.seatings[game % len(self.seatings)]

    def seed_number(self, game: int) -> int:
        """Which of the seeds a game is played on."""
        return game // len(self.seatings)

    @cached_property
    def document(self) -> dict[str, Any]:
        """All that decides what comes out, for files."""
        table = self.table
        return {
            "kind": "tournament",
            "gondwana": __version__,
            "game": table.game.id,
            "game_version": table.game.version,
            "seats": table.seats,
            "options": table.options,
            "files": {name: table.file_hash(name) for name in table.own_files},
            "bots": list(self.bots),
            "seeds": self.seeds,
            "seed": self.seed,
            "most_rounds": self.most_rounds,
            "code": code_hash(table),
        }

    @property
    def key(self) -> str:
        """12 hex digits that no other plan has."""
        return hashlib.sha256(json.dumps(self.document).encode()).hexdigest()[:12]

    def games_of(self, task: Task) -> range:
        """The numbers of a task's games, in the order of its seeds."""
        each, seating = len(self.seatings), self.seatings.index(task.bots)
        return range(task.first * each + seating, task.last * each, each)

    def tasks(self, done: Set[int]) -> Iterator[Task]:
        """Tasks for all games that are not done, early seeds first."""
        each, block = len(self.seatings), block_size(self.bots)
        for start in range(0, self.seeds, block):
            end = min(start + block, self.seeds)
            for seating, bots in enumerate(self.seatings):
                missing = [n for n in range(start, end) if n * each + seating not in done]
                for first, last in _runs(missing):
                    yield Task(bots, self.seed, first, last)


def _runs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Ascending numbers as stretches without a gap: each one's first, and what follows its last."""
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        stretch = [number for _, number in group]
        yield stretch[0], stretch[-1] + 1
