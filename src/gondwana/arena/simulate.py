"""Simulation: many compiled games between bots, on threads, the same whatever their number."""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import bot_purpose, policy_number
from ..bots.policies import choose, set_for_decision
from ..kernel.agenda import first_asked
from ..kernel.contract import begin, play, points, rank
from ..kernel.drive import settle
from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.rule import entry
from ..kernel.state import DICE, put, record_dtype, records

Array = npt.NDArray[Any]
CHUNK = 64


@entry
def simulate_entry(
    states: Any,
    tables: Any,
    buffers: Any,
    dice: Any,
    drawn: Any,
    policies: Any,
    most_rounds: int,
    results: Any,
    counts: Any,
) -> None:
    """Play a game for each row of `dice`: column 0 for chance, column 1 + k for seat k's bot.

    What a bot draws for a decision comes from `drawn[0]`. `states[0]` is the game, `states[1]`
    stays zeroed, the others are the bots' scratch. A game that goes beyond `most_rounds` rounds is
    stopped as it stands, and its rounds are negative; 0 lets all be played to their ends. Writes
    points, ranks and rounds into `results` (games, 2 × seats + 1), and adds decisions and unforced
    decisions to `counts`.
    """
    s, t = states[0], tables[0]
    choices, spare = buffers[0], buffers[1]
    scratch = states[2:]
    for game in range(len(dice)):
        put(states, 0, states[1])
        begin(s, t)
        settle(s, t, choices, dice[game, 0])
        decisions = 0
        stopped = False
        while s.over == 0 and not stopped:
            seat = first_asked(s)
            set_for_decision(drawn[0], dice[game, 1 + seat], decisions)
            action = choose(policies[seat], s, t, seat, choices, spare, drawn[0], scratch)
            decisions += 1
            if choices.n > 1:
                counts[1] += 1
            play(s, t, seat, action)
            settle(s, t, choices, dice[game, 0])
            stopped = 0 < most_rounds < s.round_number
        counts[0] += decisions
        for seat in range(t.seats):
            results[game, seat] = points(s, t, seat)
            results[game, t.seats + seat] = rank(s, t, seat)
        results[game, 2 * t.seats] = -most_rounds if stopped else s.round_number


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


def game_dice(seed: str, first: int, last: int, seats: int) -> Array:
    """The generators for games `first` to `last` − 1: (games, 1 + seats) records."""
    purposes = ["dice", *(bot_purpose(seat) for seat in range(seats))]
    digests = [
        hashlib.sha256(f"{purpose}:{seed}/{game}".encode()).digest()[:16]
        for game in range(first, last)
        for purpose in purposes
    ]
    flat = np.frombuffer(b"".join(digests), "<u4").astype("u4").view(DICE)
    return flat.reshape(last - first, 1 + seats).view(record_dtype(DICE))


class _Worker(threading.local):
    """A thread's own memory, so that threads never write to neighbouring bytes."""

    def __init__(self, table: Table) -> None:
        self.states = records(table.game.state, 5)
        self.buffers = records(table.game.choices, 2)
        self.drawn = records(DICE)


def simulate(
    table: Table,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 0,
    progress: Callable[[int], None] | None = None,
    most_rounds: int | None = None,
) -> Report:
    """Play `games` games between bots, one name per seat.

    `most_rounds` stops a game after so many, and the report says which ones were, and how they
    stood. 0 lets all be played to their ends; without it, the game says (`Game.most_rounds`).

    `jobs` is the number of threads, 0 for one per core; it changes nothing but the time.
    `progress` is told how many more games are done.
    """
    if len(bots) != table.seats:
        raise Problem("problem-bots", bots=len(bots), seats=table.seats)
    if games < 1:
        raise Problem("problem-games", games=games)
    if jobs < 0:
        raise Problem("problem-jobs", jobs=jobs)
    if most_rounds is None:
        most_rounds = table.game.most_rounds
    if most_rounds < 0:
        raise Problem("problem-most-rounds", rounds=most_rounds)
    policies = np.array([policy_number(name) for name in bots], np.int64)
    results = np.zeros((games, 2 * table.seats + 1), np.int32)
    worker = _Worker(table)
    run = table.game.compiled[simulate_entry]
    record = table.record

    def play_chunk(first: int) -> tuple[int, Array]:
        last = min(first + CHUNK, games)
        dice = game_dice(seed, first, last, table.seats)
        counts = np.zeros(2, np.int64)
        rows = results[first:last]
        memory = (worker.states, record, worker.buffers, dice, worker.drawn)
        run(*memory, policies, most_rounds, rows, counts)
        return last - first, counts

    start = time.perf_counter()
    counts = np.zeros(2, np.int64)
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        chunks = [pool.submit(play_chunk, first) for first in range(0, games, CHUNK)]
        try:
            for chunk in as_completed(chunks):
                done, more = chunk.result()
                counts += more
                if progress is not None:
                    progress(done)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
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
