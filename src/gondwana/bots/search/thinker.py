"""A search for one decision: so many iterations, or so much time, on one thread or several."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...kernel.chance import seed_words, set_dice
from ...kernel.game import Table
from ...kernel.match import Match
from ...kernel.state import DICE, record_dtype, records
from .tree import DEEPEST, NODE, search_entry
from .value import SEATS

Array = npt.NDArray[Any]
ROOM = 1 << 16  # nodes of a tree
SLICE = 32  # iterations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long a search thinks: iterations in all, or milliseconds.

    With iterations the same seed gives the same answer everywhere; `threads` share them, and each
    number of threads gives an answer of its own.
    """

    iterations: int = 0
    milliseconds: int = 0
    threads: int = 1


@dataclass(frozen=True)
class Thought:
    """What a search found of one action: its share of the visits, and its worth from 0 to 1."""

    action: int
    visits: int
    worth: float


class Search:
    """Thinks at one seat of a table; nothing is kept from one decision to the next."""

    def __init__(self, table: Table, seat: int, seed: str, budget: Budget) -> None:
        self.seat = seat
        self.budget = budget
        self._table = table
        self._seed = seed
        self._run = table.game.compiled[search_entry]
        self._trees = [_Tree(table) for _ in range(budget.threads)]

    def think(self, match: Match) -> list[Thought]:
        """What is thought of each legal action, best first."""
        root = match.state.to_record()
        decisions = sum(line.seat is not None for line in match.lines)
        for number, tree in enumerate(self._trees):
            tree.begin(root, f"{self._seed}/{decisions}/{number}", self.seat)
        if len(self._trees) == 1:
            self._grow(self._trees[0])
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(self._grow, self._trees))
        return self._found()

    def choose(self, match: Match) -> int:
        """The action that was looked at most; without a choice, the one there is."""
        legal = match.legal(self.seat)
        return legal[0] if len(legal) == 1 else self.think(match)[0].action

    def _grow(self, tree: _Tree) -> None:
        budget, constants = self.budget, self._table.record
        end = time.perf_counter() + budget.milliseconds / 1000
        left = budget.iterations // budget.threads
        while left > 0 or (not budget.iterations and time.perf_counter() < end):
            now = min(SLICE, left) if budget.iterations else SLICE
            tree.grow(self._run, constants, self.seat, now)
            left -= now

    def _found(self) -> list[Thought]:
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        for tree in self._trees:
            for action, count, total in tree.root_children(self.seat):
                visits[action] = visits.get(action, 0) + count
                worth[action] = worth.get(action, 0.0) + total
        thoughts = [Thought(a, visits[a], worth[a] / visits[a]) for a in visits]
        return sorted(thoughts, key=lambda one: (-one.visits, -one.worth, one.action))


class _Tree:
    """A thread's own memory."""

    def __init__(self, table: Table) -> None:
        self._states = records(table.game.state, 4)
        self._buffers = records(table.game.choices, 2)
        self._nodes = np.zeros(ROOM, record_dtype(NODE))
        self._dice = records(DICE)
        self._work = np.zeros(4 * SEATS)
        self._path = np.zeros(DEEPEST, np.int64)
        self._used = 1

    def begin(self, root: Array, seed: str, seat: int) -> None:
        self._states[:1] = root
        self._nodes[:1] = np.zeros(1, NODE)
        self._used = 1
        set_dice(self._dice[0], seed_words(seed, f"search {seat}"))

    def grow(self, run: Any, constants: Array, seat: int, iterations: int) -> None:
        self._used = run(
            self._states, constants, seat, self._nodes, self._used, self._buffers, self._dice,
            self._work, self._path, iterations,
        )  # fmt: skip

    def root_children(self, seat: int) -> list[tuple[int, int, float]]:
        found = []
        child = int(self._nodes[0]["child"])
        while child:
            node = self._nodes[child]
            if node["mover"] == seat:
                found.append((int(node["id"]), int(node["visits"]), float(node["worth"][seat])))
            child = int(node["next"])
        return found
