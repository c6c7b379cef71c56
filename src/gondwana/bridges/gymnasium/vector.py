"""Thousands of games for one agent each, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...kernel.game import Game, Table
from ..common import table_for
from ..rows import Rewards, Rows
from ..spaces import action_space, number_space
from .environment import seated

Array = npt.NDArray[Any]


class VectorEnvironment(VectorEnv[Array, Array, Array]):
    """`num_envs` games as in `Environment`, in arrays whose rows are the games.

    After a game's end the next step begins a new one in its row and its action counts for nothing
    (`AutoresetMode.NEXT_STEP`). `infos["action_mask"]` (num_envs, actions) int8 is 1 where an
    action is legal, and all 1 in a row that has ended.

    `reset(seed=7)` begins in row `i` the match of the seed `7 + i`, with bots of that seed. With
    `copy=False` the arrays that come back are written over by the next step, which saves time;
    `threads` (0: one per core) changes nothing but the time.
    """

    def __init__(
        self,
        game: Game | str | Table,
        num_envs: int = 1,
        seats: int = 0,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        rewards: Rewards = "rank",
        shaped: float = 0.0,
        penalty: float = -1.0,
        most_rounds: int = 0,
        compiled: bool = True,
        threads: int = 0,
        copy: bool = True,
        **options: str,
    ) -> None:
        self.table = table_for(game, seats, options)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs, self.seat, self._copy = num_envs, seat, copy
        self.single_observation_space = number_space(self.table)
        self.single_action_space = action_space(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = Rows(
            self.table, num_envs, seated(self.table, seat, bots), rewards=rewards, shaped=shaped,
            penalty=penalty, most_rounds=most_rounds, compiled=compiled, threads=threads,
        )  # fmt: skip
        self._all = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew, with the seeds from `seed` on, or with a seed for each."""
        if isinstance(seed, list):
            given = [self.np_random.integers(2**63) if one is None else one for one in seed]
        else:
            super().reset(seed=seed)
            first = int(self.np_random.integers(2**62)) if seed is None else seed
            given = [first + row for row in range(self.num_envs)]
        self.rows.reset([str(one) for one in given])
        return self._out(self.rows.observations), self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in each row: (num_envs,) whole numbers."""
        rows = self.rows
        rows.step(np.asarray(actions))
        return (
            self._out(rows.observations),
            self._out(rows.rewards[:, self.seat]),
            self._out(rows.terminated),
            self._out(rows.truncated),
            self._infos(),
        )

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._out(self.rows.masks), "_action_mask": self._all}

    def _out(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.rows.close()
