"""A search for one decision: so many iterations, or so much time, on one thread or several."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from numbers import Integral
from typing import Any

import numpy as np
import numpy.typing as npt

from ...kernel.chance import seed_words, set_dice
from ...kernel.game import Table
from ...kernel.match import Match
from ...kernel.state import DICE, plain, record_dtype, records
from .nodes import NODE
from .tree import COUNTS, DEEPEST, DONE, PLAYS, search_entry
from .value import EVALUATION

Array = npt.NDArray[Any]
ROOM = 1 << 18  # nodes of a tree; those that are not reached take no memory
PLAIN_ROOM = 1 << 12
STATES = 4
BUFFERS = 2
WORK = 2 * EVALUATION
MOST = 10**9  # iterations, or milliseconds
MOST_THREADS = 1024
ENDLESS = 1 << 60  # iterations
SLICE = 0.004  # seconds between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long a search thinks: iterations in all, milliseconds, or what is used up first.

    0 is no limit; one of them must be given. With iterations alone the same seed gives the same
    answer everywhere; `threads` share them, and each number of threads has an answer of its own.
    A TypeError unless all three are whole numbers, a ValueError where they are too small or large.
    """

    iterations: int = 0
    milliseconds: int = 0
    threads: int = 1

    def __post_init__(self) -> None:
        for name, limit in vars(self).items():
            if not isinstance(limit, Integral):  # NumPy's are welcome
                raise TypeError(f"a budget's {name} are a whole number, not {limit!r}")
        if min(self.iterations, self.milliseconds) < 0 or self.threads < 1:
            raise ValueError("a budget has no negative limits, and one thread at least")
        if max(self.iterations, self.milliseconds) > MOST or self.threads > MOST_THREADS:
            raise ValueError(
                f"a budget has at most {MOST:,} iterations or milliseconds, "
                f"and {MOST_THREADS} threads"
            )
        if not (self.iterations or self.milliseconds):
            raise ValueError("a budget needs a limit")


@dataclass
class Until:
    """When a search stops, as `time.perf_counter` shows it; may be moved while it thinks."""

    clock: float = math.inf


@dataclass(frozen=True)
class Thought:
    """What a search found of one action: how often it was looked at, and its worth from 0 to 1."""

    action: int
    visits: int
    worth: float


class Search:
    """Thinks at one seat of a table; nothing is kept from one decision to the next.

    `compiled` takes machine code, which the first search of a game loads, or makes where there is
    none; plainly the same is found, a thousand times more slowly. `until` stops it too.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        seed: str,
        budget: Budget,
        compiled: bool = True,
        until: Until | None = None,
    ) -> None:
        self.seat = seat
        self.budget = budget
        self.plays = 0  # actions played in all thinking so far
        self._table = table
        self._seed = seed
        self._compiled = compiled
        self._until = until

    def think(self, match: Match) -> list[Thought]:
        """What is thought of each legal action of the seat, best first.

        A ValueError where the seat need not decide, or the match is of another table.
        """
        start = time.perf_counter()
        if (match.game, match.seats) != (self._table.game, self._table.seats):
            raise ValueError("a search is for matches of its own table")
        if self.seat not in match.waiting:
            raise ValueError(f"seat {self.seat} has nothing to decide; {match.waiting} have")
        legal = match.legal(self.seat)
        budget = self.budget
        threads = min(budget.threads, budget.iterations or budget.threads)
        shares = [budget.iterations // threads] * threads
        for k in range(budget.iterations % threads):
            shares[k] += 1
        trees = [
            Tree(self._table, match, self.seat, self._seed, self._compiled, number)
            for number in range(threads)
        ]
        ends = [self._until] if self._until is not None else []
        if budget.milliseconds:
            ends.append(Until(start + budget.milliseconds / 1000))
        if len(trees) == 1:
            trees[0].grow(shares[0], ends)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda tree, share: tree.grow(share, ends), trees, shares))
        self.plays += sum(tree.plays for tree in trees)
        return _thoughts(trees, self.seat, legal)

    def choose(self, match: Match) -> int:
        """The action that was looked at most; without a choice, the one there is."""
        legal = match.legal(self.seat)
        return legal[0] if len(legal) == 1 else self.think(match)[0].action


def _thoughts(trees: list[Tree], seat: int, legal: list[int]) -> list[Thought]:
    """What the trees found together; of a forced action, whose node is the root, what the root is.

    Of an action that no tree has had time to look at, nothing.
    """
    visits = dict.fromkeys(legal, 0)
    worth = dict.fromkeys(legal, 0.0)
    for tree in trees:
        found = tree.answers(seat) if len(legal) > 1 else [(legal[0], *tree.whole(seat))]
        for action, count, total in found:
            visits[action] += count
            worth[action] += total
    thoughts = [Thought(a, visits[a], worth[a] / max(1, visits[a])) for a in legal]
    return sorted(thoughts, key=lambda one: (-one.visits, -one.worth, one.action))


class Tree:
    """A search's memory, as records or as plain objects: a thread's own.

    Its dice hang on the seed, on how often the seat has decided, which the seat knows, and on the
    number of the tree.
    """

    def __init__(
        self, table: Table, match: Match, seat: int, seed: str, compiled: bool, number: int = 0
    ) -> None:
        game = table.game
        self._seat = seat
        own = sum(line.seat == seat for line in match.lines)
        words = seed_words(f"{seed}/{own}/{number}", f"search {seat}")
        if compiled:
            self._tables: Any = table.record
            self._states: Any = records(game.state, STATES)
            self._states[:1] = match.state.to_record()
            self._buffers: Any = records(game.choices, BUFFERS)
            self._nodes: Any = np.zeros(ROOM, record_dtype(NODE))
            self._dice: Any = records(DICE)
            self._work: Any = np.zeros(WORK)
            self._path: Any = np.zeros(DEEPEST, np.int64)
            self._counts: Any = np.zeros(COUNTS, np.int64)
            self._run = game.compiled[search_entry]
        else:
            self._tables = [table.constants]
            self._states = [table.new_state() for _ in range(STATES)]
            self._states[0].become(match.state)
            self._buffers = [plain(game.choices) for _ in range(BUFFERS)]
            self._nodes = _PlainNodes()
            self._dice = [plain(DICE)]
            self._work, self._path, self._counts = [0.0] * WORK, [0] * DEEPEST, [0] * COUNTS
            self._run = game.plain[search_entry]
        set_dice(self._dice[0], words)

    @property
    def plays(self) -> int:
        """The actions that were played in this tree and beyond its leaves."""
        return int(self._counts[PLAYS])

    def grow(self, iterations: int, ends: Sequence[Until]) -> None:
        """Think for so many iterations (0: any number) or until the first of the ends.

        Once at least, so that there is an answer where the end has passed.
        """
        start = time.perf_counter()
        left = iterations or ENDLESS
        now = 1 if ends else left
        settled = False
        while left > 0 and not settled:
            now = min(now, left)
            settled = self._think(now, left)
            left -= now
            if ends:
                clock, end = time.perf_counter(), min(until.clock for until in ends)
                if clock >= end:
                    return
                each = (clock - start) / int(self._counts[DONE])
                now = max(1, int(min(SLICE, end - clock) / each))
                left = min(left, max(0, int((end - clock) / each))) if not iterations else left

    def visit(self, iterations: int, only: int = -1) -> None:
        """So many iterations, through one of the root's actions if it is given."""
        self._think(iterations, ENDLESS, only)

    def _think(self, iterations: int, left: int, only: int = -1) -> bool:
        settled = self._run(
            self._states, self._tables, self._seat, self._nodes, self._buffers, self._dice,
            self._work, self._path, self._counts, iterations, left, only,
        )  # fmt: skip
        for state in () if isinstance(self._states, np.ndarray) else self._states:
            state.notes.clear()
        return bool(settled)

    def whole(self, seat: int) -> tuple[int, float]:
        """The root's visits and their worth together."""
        root = self._nodes[0]
        return int(root.visits), float(root.worth[seat])

    def answers(self, seat: int) -> list[tuple[int, int, float]]:
        """The root's children: action, visits, and the worth of all visits together."""
        found = []
        child = int(self._nodes[0].child)
        while child:
            node = self._nodes[child]
            if node.mover == seat:
                found.append((int(node.id), int(node.visits), float(node.worth[seat])))
            child = int(node.next)
        return found


class _PlainNodes(list[Any]):
    """Nodes as plain objects, made when they are first used."""

    def __len__(self) -> int:
        return PLAIN_ROOM

    def __getitem__(self, number: Any) -> Any:
        while super().__len__() <= number:
            self.append(plain(NODE))
        return super().__getitem__(number)
