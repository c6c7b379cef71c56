"""A game for one agent: bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import Env
from gymnasium.error import ResetNeeded

from ...kernel.errors import Problem
from ...kernel.game import Game, Table
from ..common import table_for
from ..rendering import RENDER_MODES, check_mode, render
from ..rows import Rewards, Rows
from ..spaces import action_space, number_space
from .company import Company, searches


def seated(table: Table, seat: int, bots: str | Sequence[str]) -> list[str | None]:
    """Who plays each seat: bots, one name for all or one each, and at `seat` the learner (None)."""
    if seat not in range(table.seats):
        raise Problem("problem-no-seat", seat=seat + 1, seats=table.seats)
    others = [bots] * (table.seats - 1) if isinstance(bots, str) else list(bots)
    if len(others) != table.seats - 1:
        raise Problem("problem-bots", bots=len(others), seats=table.seats - 1)
    return [*others[:seat], None, *others[seat:]]


class Environment(Env[Any, Any]):
    """A game in which the agent has the seat `seat` and `bots` play the others.

    It observes the numbers of its table's `observation` (int16); `info["action_mask"]` (int8) is 1
    where an action is legal, `action_masks()` the same as bool. An illegal action ends the game
    with the reward `penalty`.

    `seats` is 0 for as many as there can be, `bots` a bot's name for all other seats or one for
    each, be it one that searches or not; `options` are the table's. `rewards`, `shaped` and
    `most_rounds` are as in `Rows`.
    `reset(seed=7)` begins the match of the seed `7` with bots of that seed. `compiled=False` starts
    at once and is slower: else the game is compiled when it is first played on a machine.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str | Table,
        seats: int = 0,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        rewards: Rewards = "rank",
        shaped: float = 0.0,
        penalty: float = -1.0,
        most_rounds: int = 0,
        render_mode: str | None = None,
        compiled: bool = True,
        **options: str,
    ) -> None:
        self.table = table_for(game, seats, options)
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self.observation_space = number_space(self.table)
        self.action_space = action_space(self.table)
        self.players = seated(self.table, seat, bots)
        search = searches(self.players)
        self._company = Company(self.table, self.players, compiled) if search else None
        self.rows = Rows(
            self.table, 1, () if search else self.players, rewards=rewards, shaped=shaped,
            penalty=penalty, most_rounds=most_rounds, compiled=compiled,
        )  # fmt: skip
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Begin the match of this seed; without one, of a seed drawn after the last one given."""
        super().reset(seed=seed)
        given = str(self.np_random.integers(2**63) if seed is None else seed)
        self.rows.reset([given])
        if self._company is not None:
            self._company.begin(given, self.rows)
        self._ended = False
        return self._seen()

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play until the agent must decide again."""
        if self._ended:
            raise ResetNeeded("The game has ended or not begun: call reset() first.")
        rows = self.rows
        rows.step(np.array([action]))
        if self._company is not None:
            self._company.answer(int(action), rows)
        terminated, truncated = bool(rows.terminated[0]), bool(rows.truncated[0])
        self._ended = terminated or truncated
        observation, info = self._seen()
        return observation, float(rows.rewards[0, self.seat]), terminated, truncated, info

    def _seen(self) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self.rows.observations[0].copy(), {"action_mask": self.rows.masks[0].copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal."""
        legal: npt.NDArray[np.bool_] = self.rows.masks[0] == 1
        return legal

    def render(self) -> Any:
        """The table as the agent sees it, in the way of `render_mode`; see `rendering`."""
        if self.render_mode is None:
            return None
        state = self.rows.states[0]
        names = [name or "agent" for name in self.players]
        found = bytes(state.tobytes()) if self.rows.compiled else state
        return render(self.table, found, self.seat, names, self.render_mode)

    def close(self) -> None:
        """Let the threads go."""
        self.rows.close()
