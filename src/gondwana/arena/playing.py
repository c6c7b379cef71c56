"""Playing games of bots: a block of compiled ones in one go, or a whole match between any bots."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import Chooser, find_policy, load_code, make_bot
from ..kernel.errors import Problem
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
    watch: bool = False  # whether to tell what the seats held
    turn: int = 0  # for whoever made the task: by how many seats the bots were rotated


@dataclass(frozen=True)
class Held:
    """That a seat held something: the first round in which it did, and the most copies at once."""

    first: int
    most: int


@dataclass(frozen=True)
class Block:
    """How a task's games ended.

    `rows` is (games, 2 × seats + 1) whole numbers: points, ranks, and rounds, negative where a game
    was stopped; `counts` the decisions, and the decisions with a choice; `thought` (games, seats,
    2) the decisions with a choice and the milliseconds of CPU time that they took, zeros where
    nobody looked at the clock; `held` what each seat of each game held by the names of texts, where
    that was asked.
    """

    rows: Array
    counts: Array
    thought: Array
    held: tuple[tuple[dict[str, Held], ...], ...] = ()


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
        self._loading, self._loaded = threading.Lock(), False

    def play(self, task: Task) -> Block:
        """The games of a task."""
        if self._stop.is_set():
            raise Stopped
        if is_fast(task.bots) and task.watch:
            return self._watch(task)
        if is_fast(task.bots):
            rows, counts = self._simulator.play(task.bots, task.seed, task.first, task.last)
            return Block(rows, counts, np.zeros((len(rows), self._table.seats, 2)))
        return _joined(
            [
                self._match(task.bots, f"{task.seed}/{number}", task.watch)
                for number in range(task.first, task.last)
            ]
        )

    def _watch(self, task: Task) -> Block:
        games = []
        for number in range(task.first, task.last):
            if self._stop.is_set():
                raise Stopped
            game = self._simulator.watch(task.bots, task.seed, number)
            watcher = Watcher(self._table)
            for state, seat in zip(game.states, game.asked, strict=False):
                watcher.look(state, int(seat))
            for seat in range(self._table.seats):
                watcher.look(game.states[-1], seat)
            thought = np.zeros((1, self._table.seats, 2))
            games.append(Block(game.rows, game.counts, thought, (watcher.held,)))
        return _joined(games)

    def _match(self, names: Sequence[str], seed: str, watch: bool) -> Block:
        self._load()
        table = self._table
        bots = [make_bot(name, table, seat, seed, compiled=True) for seat, name in enumerate(names)]
        watcher = Watcher(table) if watch else None
        match = Match(table, seed=seed)
        return play_match(match, bots, self._most_rounds, self._stop, watcher)

    def _load(self) -> None:
        """Bring the bots' code here, which is nobody's time to think."""
        with self._loading:
            if not self._loaded:
                load_code(self._table)
                self._loaded = True


def _joined(games: Sequence[Block]) -> Block:
    return Block(
        np.vstack([game.rows for game in games]),
        np.sum([game.counts for game in games], axis=0),
        np.vstack([game.thought for game in games]),
        tuple(held for game in games for held in game.held),
    )


class Watcher:
    """Notes what the seats of a game hold, by the game's `holdings`."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._held: list[dict[str, Held]] = [{} for _ in range(table.seats)]

    @property
    def held(self) -> tuple[dict[str, Held], ...]:
        """What each seat has held so far."""
        return tuple(self._held)

    def look(self, state: Any, seat: int) -> None:
        """Note what a seat holds in a state, a plain one or a record."""
        found = self._table.game.holdings
        if found is None:
            raise Problem("problem-no-holdings", game=self._table.game.title)
        held = self._held[seat]
        for name, count in found(state, self._table.constants, seat).items():
            before = held.get(name)
            if before is None:
                held[name] = Held(int(state.round_number), count)
            elif count > before.most:
                held[name] = Held(before.first, count)


def play_match(
    match: Match,
    bots: Sequence[Chooser],
    most_rounds: int,
    stop: threading.Event,
    watcher: Watcher | None = None,
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
            if watcher is not None:
                watcher.look(match.state, seat)
            start = time.thread_time()
            action = bots[seat].choose(match)
            thought[0, seat] += 1, 1000 * (time.thread_time() - start)
            counts[1] += 1
        match.play(seat, action)
        stopped = 0 < most_rounds < match.round_number
    row = [
        *(match.points(seat) for seat in seats),
        *(match.rank(seat) for seat in seats),
        -most_rounds if stopped else match.round_number,
    ]
    if watcher is not None:
        for seat in seats:
            watcher.look(match.state, seat)
    held = () if watcher is None else (watcher.held,)
    return Block(np.array([row], np.int32), counts, thought, held)
