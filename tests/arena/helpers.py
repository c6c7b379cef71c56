"""Tournaments without machine code: games that end by a made-up rule, and plain ones."""

from __future__ import annotations

import hashlib
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from gondwana.arena.cluster import Setting
from gondwana.arena.crew import Crew
from gondwana.arena.plan import Plan
from gondwana.arena.playing import Block, Task
from gondwana.arena.results import Finished, Results, finished_games
from gondwana.arena.tournament import play_missing
from gondwana.kernel import Table, find_game

STRENGTH = {"random": 0, "careless": 40, "greedy": 80, "search:20ms": 90}


def small_plan(bots: tuple[str, ...] = ("random", "greedy"), seeds: int = 3) -> Plan:
    return Plan(Table(find_game("evo-2011"), 3), bots, seeds, "small")


def play_tournament(
    plan: Plan,
    path: Path,
    jobs: int = 0,
    found: Callable[[int], None] | None = None,
    progress: Callable[[int], None] | None = None,
    anew: bool = False,
) -> Results:
    """Play what the file does not have yet; `found` is told how many games it had."""
    with Results(path, plan, anew) as results:
        if found is not None:
            found(len(results.games))
        play_missing(plan, results, jobs, progress=progress)
    return results


def invented(task: Task, seats: int) -> Block:
    """Games whose points are what a bot's name is worth and something that hangs on the seed."""
    rows = []
    for number in range(task.first, task.last):
        points = []
        for seat, bot in enumerate(task.bots):
            digest = hashlib.sha256(f"{task.seed}/{number} {seat} {task.bots}".encode()).digest()
            points.append(STRENGTH[bot] + digest[0] % 50)
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        rows.append([*points, *ranks, 7])
    thought = np.zeros((len(rows), seats, 2))
    return Block(np.array(rows, np.int32), np.array([len(rows), 0]), thought)


def invented_games(plan: Plan) -> dict[int, Finished]:
    games: dict[int, Finished] = {}
    for task in plan.tasks(set()):
        block = invented(task, plan.table.seats)
        games.update(zip(plan.games_of(task), finished_games(block), strict=True))
    return games


def work_and_die_once(setting: Setting, task: Task) -> Block:
    """The worker that begins the fourth seed first is killed while it plays."""
    mark = Path(dict(setting.options)["mark"])
    if task.first == 3 and not mark.exists():
        mark.write_text(str(os.getpid()), encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return invented(task, setting.seats)


class Invented(Crew):
    """A crew that makes games up, the last ones first; it breaks down after so many tasks."""

    most = 10**6

    def __init__(self, *_: object) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, Block]]:  # type: ignore[override]
        for number, task in enumerate(reversed(list(tasks))):
            if number == self.most:
                raise KeyboardInterrupt
            yield task, invented(task, len(task.bots))
