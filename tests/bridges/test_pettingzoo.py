"""PettingZoo's own suites on every game, and what an environment tells is what the match is."""

from __future__ import annotations

import pickle
import random
import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from gondwana.bridges import pettingzoo
from gondwana.kernel import Match, Problem, find_game, game_ids

on_every_game = pytest.mark.parametrize("game", game_ids())


def made(game: str, **settings: Any) -> Callable[..., Any]:
    """What makes a small environment of a game; nothing is compiled."""
    return partial(pettingzoo.env, game, seats=few(game), compiled=False, **settings)


def parallel(game: str) -> Callable[..., Any]:
    """The same for environments in which all act at once."""
    return partial(pettingzoo.parallel_env, game, seats=few(game), compiled=False)


def few(game: str) -> int:
    """The fewest seats at which there is somebody to play against."""
    return max(2, find_game(game).seats[0])


@on_every_game
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(made(game)(), num_cycles=30)


@on_every_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel(game)(), num_cycles=30)


@on_every_game
def test_seeds(game: str) -> None:
    seed_test(made(game), num_cycles=15)


@on_every_game
def test_parallel_seeds(game: str) -> None:
    parallel_seed_test(partial(parallel(game), illegal="again"), num_cycles=10)


@on_every_game
def test_max_cycles(game: str) -> None:
    """The suite knows no masks and draws any action: then who is asked must act again."""
    make = partial(parallel(game), illegal="again")

    def aec(max_cycles: int) -> Any:
        return parallel_to_aec(make(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=make, env=aec))


CHECKS: dict[str, Callable[[Any], bool]] = {
    "ansi": lambda drawn: "player_0" in drawn and "\x1b[" in drawn,
    "svg": lambda drawn: drawn.startswith("<svg") and "@font-face" not in drawn,
    "rgb_array": lambda drawn: drawn.shape[2] == 3 and drawn.min() < drawn.max(),
    "human": lambda drawn: drawn is None,
}


@on_every_game
def test_drawing(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The suite draws in every way; pixels take long, so for other games it leaves them out."""

    def make(render_mode: str) -> Any:
        env = made(game)(render_mode=render_mode)
        if game != game_ids()[-1]:
            env.unwrapped.metadata["render_modes"].remove("rgb_array")
        return env

    render_test(make, CHECKS)
    assert "player_1" in capsys.readouterr().out


@on_every_game
def test_pixels(game: str) -> None:
    env = made(game)(render_mode="rgb_array")
    env.reset(seed=1)
    assert CHECKS["rgb_array"](env.render())


def test_nothing_is_told_before_a_game_has_begun() -> None:
    env = made("evo-2011")()
    with pytest.raises(AttributeError, match="reset"):
        env.last()
    env.reset(seed=1)
    observation, reward, *ended, info = env.last()
    assert observation["action_mask"] is info["action_mask"]
    assert (reward, ended, str(env)) == (0.0, [False, False], str(env.unwrapped))


# ---- what an environment tells -----------------------------------------------------------------


def play_beside(env: Any, match: Match, most: int) -> dict[str, float]:
    """Play both at random; masks and observations must be the match's. Each agent's rewards."""
    rng, total = random.Random(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        seat = match.waiting[0]
        legal = match.legal(seat)
        assert agent == f"player_{seat}"
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert info["action_mask"] is observation["action_mask"]
        vector = [0] * len(match.table.observation)
        match.game.rules["observe"](match.state, match.table.constants, seat, vector)
        assert observation["observation"].tolist() == vector
        action = rng.choice(legal)
        env.step(action)
        match.play(seat, action)
    return total


@on_every_game
def test_a_seed_gives_the_match_of_that_seed(game: str) -> None:
    env = made(game)()
    env.reset(seed=11)
    play_beside(env, Match(game, few(game), seed="11"), most=40)


@pytest.mark.parametrize("rewards", ["rank", "score"])
def test_the_end_is_rewarded_and_each_round_where_one_wants_it(rewards: str) -> None:
    env = made("evo-2011", rewards=rewards, shaped=0.5)()
    env.reset(seed=3)
    match = Match("evo-2011", 2, seed="3")
    start = [match.points(seat) for seat in range(2)]
    total = play_beside(env, match, most=2000)
    assert match.over
    for seat, reward in enumerate(total.values()):
        points = match.points(seat)
        place = 3 - 2 * match.rank(seat) if match.rank(0) != match.rank(1) else 0
        end = place if rewards == "rank" else points
        assert reward == end + 0.5 * (points - start[seat])


def test_an_illegal_action_ends_the_game_for_all_or_is_asked_again() -> None:
    for illegal in ("end", "again"):
        env = made("evo-2011", illegal=illegal, penalty=-3)()
        env.reset(seed=1)
        agent = env.agent_selection
        observation, *_ = env.last()
        for action in (int(np.flatnonzero(observation["action_mask"] == 0)[0]), -1, 10**6, None):
            if env.terminations[agent]:
                break
            env.step(action)
            assert env.rewards[agent] == -3
            assert sum(env.rewards.values()) == -3
        assert set(env.terminations.values()) == {illegal == "end"}
        again = env.unwrapped.observe(agent)["action_mask"]
        assert np.array_equal(again, observation["action_mask"]) == (illegal == "again")


def test_who_is_not_asked_may_do_nothing() -> None:
    env = made("evo-2011")()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.infos[agent]["action_mask"].any() == (agent == env.agent_selection)
    assert len(env.state()) == sum(len(env.observe(agent)["observation"]) for agent in env.agents)


def test_without_a_seed_every_game_is_another_one_that_hangs_on_the_last_seed() -> None:
    states = []
    for _ in range(2):
        env = made("evo-2011")()
        env.reset(seed=5)
        env.reset()
        states.append([env.state().tolist()])
        env.reset()
        states[-1].append(env.state().tolist())
    assert states[0] == states[1]
    assert states[0][0] != states[0][1]


def test_an_environment_can_be_pickled() -> None:
    env = pettingzoo.Environment("evo-2011", 3, compiled=False, rewards="score", rulebook="hu")
    other = pickle.loads(pickle.dumps(env))
    assert other.table.options == env.table.options
    assert other.table.seats == 3


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"rewards": "fame"}, "problem-rewards"),
        ({"illegal": "ignore"}, "problem-illegal"),
        ({"render_mode": "oil"}, "problem-render-mode"),
        ({"seats": 9}, "problem-seats"),
        ({"rulebook": "fr"}, "problem-option-value"),
    ],
)
def test_what_cannot_be_is_told(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        pettingzoo.env("evo-2011", compiled=False, **settings)
    assert caught.value.key == key
