"""Many games at once, plain or compiled, in arrays that are made once and written in place."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from itertools import pairwise, product
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ..bots import bot_names, bot_purpose, find_policy, policy_number
from ..kernel.chance import seed_words, set_dice
from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.state import DICE, plain, records
from .common import OBSERVATION
from .crew import Crew
from .rewarding import check_rewards
from .rules.rows import LEARNER, MEMO, REWARDS, SETTINGS, row_dtype, rows_entry
from .saying import BridgeProblem, announce

Array = npt.NDArray[Any]
Rewards = Literal["rank", "score"]


class Rows:
    """`n` games side by side, in which learners and bots play.

    `players` names for each seat a bot, or is None where a learner plays. `reset` begins all games
    and `step` plays one action in each, then goes on until a learner must decide; a game that
    had ended begins anew instead, and its action counts for nothing (Gymnasium's NEXT_STEP).

    What a learner reads is always in the same arrays, each written in place:
    `observations` (n, numbers) int16, `masks` (n, actions) int8, 1 where an action is legal,
    `listed` (n, most) int16, the legal actions ascending, of which `legal` (n,) are valid,
    `rewards` (n, seats) float32, `terminated` and `truncated` (n,) bool, `turns` (n,) int8, the
    seat that must decide, −2 in a row that has ended. In such a row the observation is that of who
    decided last and the mask is open. Illegal actions end their game with the reward `penalty`.

    `rewards` says what the end brings: `"rank"` 1 for the first seat down to −1 for the last, or
    `"score"`, the points; `shaped` is the reward of each point at the end of the round that brought
    it. A game that goes beyond `most_rounds` rounds is truncated; 0 lets all come to their ends.

    Row `i` is the match with the seed `seeds[i]` and the same bots; the games that follow in a row
    go on with the same generators. `threads` (0: one per core) changes nothing but the time.
    """

    def __init__(
        self,
        table: Table,
        n: int,
        players: Sequence[str | None] = (),
        *,
        rewards: Rewards = "rank",
        shaped: float = 0.0,
        penalty: float = -1.0,
        most_rounds: int = 0,
        compiled: bool = True,
        threads: int = 0,
    ) -> None:
        check_rewards(rewards)
        if n < 1:
            raise BridgeProblem("problem-rows", rows=n)
        players = tuple(players) or (None,) * table.seats
        if len(players) != table.seats:
            raise Problem("problem-bots", bots=len(players), seats=table.seats)
        if None not in players:
            raise BridgeProblem("problem-no-learner")
        self.table, self.n, self.players, self.compiled = table, n, players, compiled
        game, seats = table.game, table.seats
        if compiled:
            announce(game, rows_entry)
        self._run = (game.compiled if compiled else game.plain)[rows_entry]
        self.observations: Array = np.zeros((n, len(table.observation)), OBSERVATION)
        self.masks: Array = np.zeros((n, game.actions), np.int8)
        self.listed: Array = np.zeros((n, game.most_legal), np.int16)
        self.rewards: Array = np.zeros((n, seats), np.float32)
        self.terminated: Array = np.zeros(n, np.bool_)
        self.truncated: Array = np.zeros(n, np.bool_)
        self.states: Any = self._make(game.state, n)
        self._dice: Any = self._make_dice(n, 1 + seats)
        self._settings = records(SETTINGS)
        self._settings[0] = penalty, shaped, most_rounds, REWARDS.index(rewards), game.actions
        self._memos = records(MEMO, n)
        self._memos["actor"] = players.index(None)
        self._policies = np.array(
            [LEARNER if name is None else _policy(name) for name in players], np.int64
        )
        self._written = [_rows(each) for each in (self.listed, self.masks, self.observations)]
        self.legal: Array = self._memos["legal"]
        self.turns: Array = self._memos["turn"]
        workers = min(threads or os.cpu_count() or 1, n) if compiled else 1
        bounds = [n * k // workers for k in range(workers + 1)]
        self._shares = [(*share, self._worker()) for share in pairwise(bounds)]
        self._crew = Crew(workers - 1)

    # ---- memory ----------------------------------------------------------------------------

    def _make(self, dtype: np.dtype[Any], n: int) -> Any:
        return records(dtype, n) if self.compiled else [plain(dtype) for _ in range(n)]

    def _make_dice(self, n: int, columns: int) -> Any:
        if self.compiled:
            return records(DICE, n * columns).reshape(n, columns)
        return {index: plain(DICE) for index in product(range(n), range(columns))}

    def _worker(self) -> tuple[Any, Any, Any]:
        """A thread's own memory, so that threads never write to neighbouring bytes.

        Of the generators, which are small, only the first is used: the others keep a distance.
        """
        game = self.table.game
        return self._make(game.state, 4), self._make(game.choices, 2), self._make(DICE, 8)

    # ---- playing ---------------------------------------------------------------------------

    def reset(self, seeds: Sequence[str]) -> None:
        """Begin all games anew, each with its seed."""
        purposes = ["dice", *(bot_purpose(seat) for seat in range(self.table.seats))]
        for row, seed in enumerate(seeds):
            for column, purpose in enumerate(purposes):
                set_dice(self._dice[row, column], seed_words(seed, purpose))
        self._go(np.zeros(self.n, np.int64), anew=1)

    def step(self, actions: Array) -> None:
        """Play an action in each row: (n,) whole numbers."""
        self._go(np.ascontiguousarray(actions, np.int64), anew=0)

    def _go(self, actions: Array, anew: int) -> None:
        self._crew.run([partial(self._part, *share, actions, anew) for share in self._shares])

    def _part(
        self, first: int, last: int, worker: tuple[Any, Any, Any], actions: Array, anew: int
    ) -> None:
        constants: Any = self.table.record if self.compiled else [self.table.constants]
        workings, buffers, drawn = worker
        self._run(
            self.states, constants, workings, buffers, self._dice, drawn, self._policies,
            self._settings, self._memos, actions, *self._written,
            self.rewards, self.terminated, self.truncated, first, last, anew,
        )  # fmt: skip
        if not self.compiled:
            for state in (*self.states, *workings):
                state.notes.clear()

    def close(self) -> None:
        """Let the threads go."""
        self._crew.close()


def _rows(array: Array) -> Array:
    """The array's rows as records over the same memory."""
    return array.view(row_dtype(array.dtype, array.shape[1]))[:, 0]


def _policy(name: str) -> int:
    """The number of the policy that the bot follows; one that searches cannot play in a row."""
    policy = find_policy(name)
    if policy is None:
        known = ", ".join(each for each in bot_names() if find_policy(each) is not None)
        raise BridgeProblem("problem-searching-bot", bot=name, known=known)
    return policy_number(policy)
