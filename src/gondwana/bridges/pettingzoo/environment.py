"""The AEC environment of any game at any number of seats."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..common import OBSERVATION, OVER, Position, table_for
from ..rendering import RENDER_MODES, check_mode, render
from ..rewarding import check_rewards, places
from ..rows import Rewards
from ..saying import BridgeProblem
from ..spaces import action_space, observation_space

ILLEGAL = ("end", "again")


class Ordered(OrderEnforcingWrapper):
    """An `Environment` that also says when it is used in a wrong order."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What who is asked sees, has gained, and whether the game is over for it.

        The environment itself tells it: each of the attributes that it reads would be checked here
        and then sought there, a tenth of a step's time.
        """
        told: tuple[Any, float, bool, bool, dict[str, Any]] = (
            self.env.last(observe) if self._has_reset else super().last(observe)
        )
        return told

    def __str__(self) -> str:
        return str(self.env)


def env(game: str, **settings: Any) -> Ordered:
    """The environment of a game, as `Environment` takes it."""
    return Ordered(Environment(game, **settings))


def parallel_env(game: str, **settings: Any) -> ParallelEnv:
    """The same in which all agents act at each step; only the action of who is asked counts."""
    return turn_based_aec_to_parallel(Environment(game, **settings))


class Environment(AECEnv, EzPickle):
    """A game whose seats are the agents `player_0`, `player_1` and so on.

    An agent observes `observation`, the numbers of its table's `observation` (int16), and
    `action_mask` (int8), 1 where an action is legal, which is in its info too; all are 0 while it
    is not asked. Where the rules ask several at once they act one after the other, and none knows
    what the others have chosen.

    `seats` is 0 for as many as there can be; `options` are the table's. At the end an agent is
    rewarded by `rewards`: `"rank"` 1 for the first down to −1 for the last, `"score"` the points;
    `shaped` times the points that a round brought are added at its end. An illegal action brings
    `penalty`, and then it is the end for all (`illegal="end"`), or the agent must act again
    (`"again"`). After `max_cycles` actions the game is truncated; 0 lets it come to its end.

    `reset(seed=7)` begins the match of the seed `7`. `compiled=False` starts at once and is slower:
    else the game is compiled when it is first played on a machine, which takes about a minute.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        *,
        rewards: Rewards = "rank",
        shaped: float = 0.0,
        illegal: Literal["end", "again"] = "end",
        penalty: float = -1.0,
        max_cycles: int = 0,
        render_mode: str | None = None,
        compiled: bool = True,
        **options: str,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, rewards=rewards, shaped=shaped, illegal=illegal, penalty=penalty,
            max_cycles=max_cycles, render_mode=render_mode, compiled=compiled, **options,
        )  # fmt: skip
        super().__init__()
        if illegal not in ILLEGAL:
            raise BridgeProblem("problem-illegal", illegal=illegal, known=", ".join(ILLEGAL))
        self.table = table = table_for(game, seats, options)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"{table.game.id}_v{table.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {a: observation_space(table) for a in self.possible_agents}
        self.action_spaces = {a: action_space(table) for a in self.possible_agents}
        self.position = Position(table, compiled=compiled, drawn=True, start=False)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rewards_kind = check_rewards(rewards)
        self._shaped, self._penalty = shaped, penalty
        self._ends, self._max_cycles = illegal == "end", max_cycles
        self._numbers, self._actions = len(table.observation), table.game.actions
        self._nothing: npt.NDArray[np.int8] = np.zeros(self._actions, np.int8)
        self._nothing.flags.writeable = False
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """`observation` and `action_mask`, always the same object for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The ids of all actions, always the same object for an agent."""
        return self.action_spaces[agent]

    # ---- playing ---------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the match of this seed; without one, of a seed drawn after the last one given."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.position.begin(str(self._rng.integers(2**63) if seed is None else seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._cycles = 0
        self._rewarded = False
        self._round = self.position.round_number
        self._points = self._scores()[0] if self._shaped else []
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked; None where the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False
        if action is None or not 0 <= action < self._actions or not self._mask[action]:
            self._reward({agent: self._penalty})
            if self._ends:
                self._end(self.terminations)
        else:
            self.infos[agent] = {"action_mask": self._nothing}
            turn = self.position.play(int(action))
            if self._shaped:
                self._reward_round()
            if turn == OVER:
                self._reward_end()
                self._end(self.terminations)
            else:
                self._ask()
        self._cycles += 1
        if self._cycles == self._max_cycles and not self.terminations[self.agent_selection]:
            self._end(self.truncations)
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Say who must act, and what it may do."""
        self._mask: npt.NDArray[np.int8] = np.zeros(self._actions, np.int8)
        self._mask[self.position.listed] = 1
        self.agent_selection = self.possible_agents[self.position.turn]
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _end(self, ended: dict[str, bool]) -> None:
        for agent in self.agents:
            ended[agent] = True
            self.infos[agent] = {"action_mask": self._nothing}
        self._mask = self._nothing
        self.agent_selection = self.agents[0]

    # ---- rewards ---------------------------------------------------------------------------

    def _scores(self) -> tuple[list[int], npt.NDArray[np.int32]]:
        points, ranks = self.position.scores()
        return points.tolist(), ranks

    def _reward_round(self) -> None:
        round_number = self.position.round_number
        if round_number == self._round and self.position.turn != OVER:
            return
        points, _ = self._scores()
        gained = [
            self._shaped * (now - before) for now, before in zip(points, self._points, strict=True)
        ]
        self._round, self._points = round_number, points
        self._reward(dict(zip(self.possible_agents, gained, strict=True)))

    def _reward_end(self) -> None:
        points, ranks = self._scores()
        worth = places(ranks) if self._rewards_kind == "rank" else map(float, points)
        self._reward(dict(zip(self.possible_agents, worth, strict=True)))

    def _reward(self, rewards: dict[str, float]) -> None:
        self._rewarded = True
        for agent, reward in rewards.items():
            self.rewards[agent] += reward
            self._cumulative_rewards[agent] += reward

    # ---- looking ---------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know now, in arrays of its own."""
        vector = np.empty(self._numbers, OBSERVATION)
        self.position.observe(self._seat_of[agent], vector)
        asked = agent == self.agent_selection
        return {"observation": vector, "action_mask": self._mask if asked else self._nothing}

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats together may know, their observations in a row (seats × numbers)."""
        seen = [self.position.observe(seat) for seat in range(self.table.seats)]
        return np.concatenate(seen)

    def render(self) -> Any:
        """The table as who is asked sees it, in the way of `render_mode`; see `rendering`."""
        if self.render_mode is None:
            logger.warn("render() was called on an environment without a render_mode.")
            return None
        over = self.position.turn == OVER
        seat = None if over else self._seat_of[self.agent_selection]
        state = self.position.record.tobytes()
        return render(self.table, state, seat, self.possible_agents, self.render_mode)
