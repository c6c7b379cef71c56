"""Playing games of bots: a block of compiled ones in one go, or a whole match between any bots."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import Chooser, find_policy, make_bot
from ..kernel.game import Table
from ..kernel.match import Match
from .compiled import CHUNK, Simulator

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Task:
    """Games to play in one go: bots by seat, on the seeds `{seed}/{first}` to `{seed}/{last-1}`."""

    bots: tuple[str, ...]
    seed: str
    first: int
    last: int


@dataclass(frozen=True)
class Block:
    """How a task's games ended.

    `rows` is (games, 2 × seats + 1) whole numbers: points, ranks, and rounds, negative where a game
    was stopped; `counts` the decisions, and the decisions with a choice; `thought` (games, seats,
    2) the decisions with a choice and the milliseconds that they took, zeros where nobody looked at
    the clock.
    """

    rows: Array
    counts: Array
    thought: Array


class Stopped(Exception):
    """The games were called off."""


def is_fast(bots: Sequence[str]) -> bool:
    """Whether games between these bots run as machine code from beginning to end."""
    return all(find_policy(name) is not None for name in bots)


def block_size(bots: Sequence[str]) -> int:
    """How many games are played in one go: many that are over in a blink, or one."""
    return CHUNK if is_fast(bots) else 1


class Player:
    """Plays a table's games; several threads may share it. Setting `stop` calls the games off."""

    def __init__(self, table: Table, most_rounds: int, stop: threading.Event | None = None) -> None:
        self._table = table
        self._most_rounds = most_rounds
        self._stop = stop or threading.Event()
        self._simulator = Simulator(table, most_rounds)

    def play(self, task: Task) -> Block:
        """The games of a task."""
        if self._stop.is_set():
            raise Stopped
        if is_fast(task.bots):
            rows, counts = self._simulator.play(task.bots, task.seed, task.first, task.last)
            return Block(rows, counts, np.zeros((len(rows), self._table.seats, 2)))
        games = [
            self._match(task.bots, f"{task.seed}/{number}")
            for number in range(task.first, task.last)
        ]
        return Block(
            np.vstack([game.rows for game in games]),
            np.sum([game.counts for game in games], axis=0),
            np.vstack([game.thought for game in games]),
        )

    def _match(self, names: Sequence[str], seed: str) -> Block:
        table = self._table
        bots = [make_bot(name, table, seat, seed, compiled=True) for seat, name in enumerate(names)]
        return play_match(Match(table, seed=seed), bots, self._most_rounds, self._stop)


def play_match(
    match: Match, bots: Sequence[Chooser], most_rounds: int, stop: threading.Event
) -> Block:
    """Play a match to its end, or until it goes beyond `most_rounds` rounds where that is not 0."""
    seats = range(match.seats)
    counts, thought = np.zeros(2, np.int64), np.zeros((1, match.seats, 2))
    stopped = False
    while not (match.over or stopped):
        if stop.is_set():
            raise Stopped
        seat = match.waiting[0]
        legal = match.legal(seat)
        action = legal[0]
        counts[0] += 1
        if len(legal) > 1:
            start = time.perf_counter()
            action = bots[seat].choose(match)
            thought[0, seat] += 1, 1000 * (time.perf_counter() - start)
            counts[1] += 1
        match.play(seat, action)
        stopped = 0 < most_rounds < match.round_number
    row = [
        *(match.points(seat) for seat in seats),
        *(match.rank(seat) for seat in seats),
        -most_rounds if stopped else match.round_number,
    ]
    return Block(np.array([row], np.int32), counts, thought)
