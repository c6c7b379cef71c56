"""Who plays the games: threads of this machine, or a Ray cluster."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice

from ..kernel.errors import Problem
from ..kernel.game import Table
from .playing import Block, Player, Task

AHEAD = 3  # tasks given out at a time, for each thread or worker
RAY = "ray"


class Crew:
    """Plays tasks on a table, many at once; the results hang on nothing but the tasks.

    `on` is empty for threads of this machine, `ray` for a Ray cluster of this machine (or the one
    that `RAY_ADDRESS` names), `ray://host:port` for another one. `jobs` is the number of threads,
    or of a new cluster's workers; 0 is one per core. A game is stopped after `most_rounds` rounds;
    0 lets all be played to their ends, and without it the game says (`Game.most_rounds`).
    """

    def __init__(
        self, table: Table, most_rounds: int | None = None, jobs: int = 0, on: str = ""
    ) -> None:
        if jobs < 0:
            raise Problem("problem-jobs", jobs=jobs)
        if most_rounds is None:
            most_rounds = table.game.most_rounds
        if most_rounds < 0:
            raise Problem("problem-most-rounds", rounds=most_rounds)
        check_place(on)
        self._crew: Threads | Cluster
        if not on:
            self._crew = Threads(table, most_rounds, jobs)
        else:
            from .cluster import Cluster, Setting

            self._crew = Cluster(Setting.of(table, most_rounds), jobs, on)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self._crew.close()

    def play(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Block]]:
        """Play tasks; each with its games as soon as they are over, in no order."""
        return self._crew.play(iter(tasks))


def check_place(on: str) -> None:
    """A place to play on is here (empty), `ray`, or a cluster's address."""
    if on not in ("", RAY) and not (on.startswith("ray://") and len(on) > len("ray://")):
        raise Problem("problem-place", place=on)


class Threads:
    """Threads of this machine."""

    def __init__(self, table: Table, most_rounds: int, jobs: int) -> None:
        self._stop = threading.Event()
        self._player = Player(table, most_rounds, self._stop)
        self._number = jobs or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._number)

    def close(self) -> None:
        """Call off what is being played, and wait for the threads."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def play(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, Block]]:
        """Play tasks; each with its games as soon as they are over."""
        open_: dict[Future[Block], Task] = {}
        while True:
            for task in islice(tasks, AHEAD * self._number - len(open_)):
                open_[self._pool.submit(self._player.play, task)] = task
            if not open_:
                return
            for future in wait(open_, return_when=FIRST_COMPLETED).done:
                yield open_.pop(future), future.result()
