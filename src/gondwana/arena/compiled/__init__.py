"""Games of compiled bots: whole blocks of them in one call of machine code.

Whatever the arena has in machine code is in this folder: machine code is made anew after a change
in it, and after no other change in the arena.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...bots import bot_purpose, find_policy, policy_number
from ...bots.policies import choose, set_for_decision
from ...kernel.agenda import first_asked
from ...kernel.contract import begin, play, points, rank
from ...kernel.drive import settle
from ...kernel.game import Table
from ...kernel.rule import entry
from ...kernel.state import DICE, put, record_dtype, records

Array = npt.NDArray[Any]
CHUNK = 64  # games that a thread plays in one go
MOST_SEEN = 1 << 12  # states of a game that are kept; a longer game is watched no further


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
    seen: Any,
    asked: Any,
) -> int:
    """Play a game for each row of `dice`: column 0 for chance, column 1 + k for seat k's bot.

    What a bot draws for a decision comes from `drawn[0]`. `states[0]` is the game, `states[1]`
    stays zeroed, the others are the bots' scratch. A game that goes beyond `most_rounds` rounds is
    stopped as it stands, and its rounds are negative; 0 lets all be played to their ends. Writes
    points, ranks and rounds into `results` (games, 2 × seats + 1), and adds decisions and unforced
    decisions to `counts`.

    `seen` gets the last game's states before each unforced decision, as many as it has room for,
    and then the state at the end; `asked` the seats that had to decide. How many states there are
    is returned.
    """
    s, t = states[0], tables[0]
    kept = 0
    choices, spare = buffers[0], buffers[1]
    scratch = states[2:]
    for game in range(len(dice)):
        put(states, 0, states[1])
        begin(s, t)
        settle(s, t, choices, dice[game, 0])
        decisions, kept = 0, 0
        stopped = False
        while s.over == 0 and not stopped:
            seat = first_asked(s)
            set_for_decision(drawn[0], dice[game, 1 + seat], decisions)
            action = choose(policies[seat], s, t, seat, choices, spare, drawn[0], scratch)
            decisions += 1
            if choices.n > 1:
                counts[1] += 1
                if kept < len(seen) - 1:
                    put(seen, kept, s)
                    asked[kept] = seat
                    kept += 1
            play(s, t, seat, action)
            settle(s, t, choices, dice[game, 0])
            stopped = 0 < most_rounds < s.round_number
        counts[0] += decisions
        for seat in range(t.seats):
            results[game, seat] = points(s, t, seat)
            results[game, t.seats + seat] = rank(s, t, seat)
        results[game, 2 * t.seats] = -most_rounds if stopped else s.round_number
        put(seen, kept, s)
    return kept + 1


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


def policy_numbers(bots: Sequence[str]) -> Array:
    """The numbers of the policies that these bots follow; a bot that follows none is a Problem."""
    return np.array([policy_number(find_policy(name) or name) for name in bots], np.int64)


@dataclass(frozen=True)
class Watched:
    """A game and how it went: results as in `Simulator.play`, and its states.

    `states` are those before each decision with a choice, and the last one; `asked` the seats that
    had to decide, one fewer.
    """

    rows: Array
    counts: Array
    states: Array
    asked: Array


class _Memory(threading.local):
    """A thread's own memory, so that threads never write to neighbouring bytes."""

    def __init__(self, table: Table) -> None:
        self.states = records(table.game.state, 5)
        self.buffers = records(table.game.choices, 2)
        self.drawn = records(DICE)
        self.end = records(table.game.state), np.zeros(1, np.int8)


class Simulator:
    """Plays a table's games as machine code; several threads may share it."""

    def __init__(self, table: Table, most_rounds: int = 0) -> None:
        self._table = table
        self._most_rounds = most_rounds
        self._memory = _Memory(table)

    def play(self, bots: Sequence[str], seed: str, first: int, last: int) -> tuple[Array, Array]:
        """The games with the seeds `{seed}/{first}` to `{seed}/{last - 1}`.

        Their results, (games, 2 × seats + 1): points, ranks, and rounds, negative where a game was
        stopped; and how many decisions, and decisions with a choice, there were.
        """
        rows, counts, _ = self._play(bots, seed, first, last, *self._memory.end)
        return rows, counts

    def watch(self, bots: Sequence[str], seed: str, number: int) -> Watched:
        """The game with the seed `{seed}/{number}`, and how it stood at its decisions."""
        seen, asked = records(self._table.game.state, MOST_SEEN), np.zeros(MOST_SEEN, np.int8)
        rows, counts, kept = self._play(bots, seed, number, number + 1, seen, asked)
        return Watched(rows, counts, seen[:kept], asked[: kept - 1])

    def _play(
        self, bots: Sequence[str], seed: str, first: int, last: int, seen: Array, asked: Array
    ) -> tuple[Array, Array, int]:
        table, memory = self._table, self._memory
        rows = np.zeros((last - first, 2 * table.seats + 1), np.int32)
        counts = np.zeros(2, np.int64)
        kept = table.game.compiled[simulate_entry](
            memory.states, table.record, memory.buffers, game_dice(seed, first, last, table.seats),
            memory.drawn, policy_numbers(bots), self._most_rounds, rows, counts, seen, asked,
        )  # fmt: skip
        return rows, counts, kept
