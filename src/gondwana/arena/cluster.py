"""Games on a Ray cluster. Ray is an extra of this package: `pip install "gondwana[cluster]"`."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

from ..kernel.errors import Problem
from ..kernel.game import Table, find_game
from .crew import AHEAD, RAY
from .plan import code_hash
from .playing import Block, Player, Task

INSTALL = "pip install 'gondwana[cluster]'"


@dataclass(frozen=True)
class Setting:
    """A table as it travels to another machine, its component files with it."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    files: tuple[tuple[str, bytes], ...]
    most_rounds: int
    code: str  # of the rules and bots; workers must have the same

    @classmethod
    def of(cls, table: Table, most_rounds: int) -> Setting:
        """A table's setting."""
        files = tuple((name, table.files[name].read_bytes()) for name in table.own_files)
        options = tuple(table.options.items())
        return cls(table.game.id, table.seats, options, files, most_rounds, code_hash(table))

    def player(self) -> Player:
        """What plays on this table here; another state of the code is a Problem."""
        with tempfile.TemporaryDirectory() as folder:
            files = {}
            for name, content in self.files:
                files[name] = Path(folder, f"{name}.toml")
                files[name].write_bytes(content)
            table = Table(find_game(self.game), self.seats, dict(self.options), files)
            if code_hash(table) != self.code:
                raise Problem("problem-cluster-code")
        return Player(table, self.most_rounds)


@lru_cache(maxsize=4)
def _player(setting: Setting) -> Player:
    return setting.player()


def play_here(setting: Setting, task: Task) -> Block | tuple[str, dict[str, Any]]:
    """What a worker does: the games of a task; or a Problem's key and details, which can travel."""
    try:
        return _player(setting).play(task)
    except Problem as problem:
        return problem.key, problem.details


class Cluster:
    """A Ray cluster: Ray gives a lost worker's unfinished task to another one."""

    def __init__(
        self,
        setting: Setting,
        jobs: int,
        on: str,
        work: Callable[[Setting, Task], Any] = play_here,
    ) -> None:
        self._ray = _load()
        self._connect(jobs, on)
        self._setting = self._ray.put(setting)
        self._work = self._ray.remote(max_retries=-1)(work)

    def _connect(self, jobs: int, on: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if on != RAY:
                self._ray.init(on, **quiet)
            elif "RAY_ADDRESS" in os.environ:
                self._ray.init(**quiet)
            else:
                self._ray.init("local", num_cpus=jobs or None, include_dashboard=False, **quiet)
        except (ConnectionError, TimeoutError, ValueError) as error:
            place = os.environ.get("RAY_ADDRESS", on) if on == RAY else on
            raise Problem("problem-cluster-unreachable", address=place) from error

    def close(self) -> None:
        """Leave the cluster; what it still plays for us is called off."""
        self._ray.shutdown()

    def play(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, Block]]:
        """Play tasks; each with its games as soon as they are over."""
        open_: dict[Any, Task] = {}
        while True:
            cores = int(self._ray.cluster_resources().get("CPU", 1))
            for task in islice(tasks, max(0, AHEAD * cores - len(open_))):
                open_[self._work.remote(self._setting, task)] = task
            if not open_:
                return
            done, _ = self._ray.wait(list(open_), num_returns=1)
            for future in done:
                found = self._ray.get(future)
                if isinstance(found, tuple):
                    key, details = found
                    raise Problem(key, **details)
                yield open_.pop(future), found


def _load() -> ModuleType:
    try:
        import ray
    except ImportError as error:
        raise Problem("problem-no-ray", command=INSTALL) from error
    loaded: ModuleType = ray
    return loaded
