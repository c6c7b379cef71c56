"""Gymnasium's own checks on every game; one agent among bots, alone and in thousands."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode

from gondwana.bots import make_bot
from gondwana.bridges.gymnasium import Environment, VectorEnvironment, environment_id
from gondwana.kernel import Match, Problem, find_game, game_ids

on_every_game = pytest.mark.parametrize("game", game_ids())


def made(game: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    """An environment with few seats; nothing is compiled."""
    seats = max(2, find_game(game).seats[0])
    return gymnasium.make(environment_id(game), seats=seats, compiled=False, **settings)


def test_names() -> None:
    ids = ["Darwinning", "DinosaurIsland", "Evo2001", "Evo2011"]
    for name, game in zip(ids, game_ids(), strict=True):
        assert environment_id(game).startswith(f"gondwana/{name}-v")


@on_every_game
@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
def test_check_env(game: str) -> None:
    check_env(made(game, render_mode="ansi").unwrapped)


@on_every_game
def test_environments_match(game: str) -> None:
    check_environments_match(made(game), made(game), num_steps=20)


@on_every_game
def test_make_vec(game: str) -> None:
    """The vector environment is made and tells what single ones with the same seeds tell."""
    seats = max(2, find_game(game).seats[0])
    envs = gymnasium.make_vec(environment_id(game), num_envs=2, seats=seats, compiled=False)
    assert isinstance(envs.unwrapped, VectorEnvironment)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    singles = [made(game) for _ in range(2)]
    observations, infos = envs.reset(seed=7)
    seen = [env.reset(seed=7 + row) for row, env in enumerate(singles)]
    for _ in range(8):
        for row, (observation, info) in enumerate(seen):
            assert np.array_equal(observations[row], observation)
            assert np.array_equal(infos["action_mask"][row], info["action_mask"])
            assert envs.single_observation_space.contains(observation)
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert observations in envs.observation_space
        for row, env in enumerate(singles):
            observation, reward, done, cut, info = env.step(actions[row])
            assert (reward, done, cut) == (rewards[row], terminated[row], truncated[row])
            seen[row] = observation, info
    envs.close()


def test_a_game_goes_to_its_end() -> None:
    env = made("evo-2011", bots="random", rewards="score")
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        action = env.action_space.sample(info["action_mask"])
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        assert terminated or reward == 0
    assert reward == env.unwrapped.rows.states[0].points[0]
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(0)


def test_an_illegal_action_ends_the_game_with_the_penalty() -> None:
    env = made("evo-2011", penalty=-5)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert not env.unwrapped.action_masks()[illegal]
    _, reward, terminated, _, _ = env.step(illegal)
    assert (reward, terminated) == (-5, True)


def test_an_agent_can_have_any_seat_and_bots_of_several_kinds() -> None:
    env = Environment("evo-2011", 3, seat=2, bots=("greedy", "random"), compiled=False)
    assert env.rows.players == ("greedy", "random", None)
    env.reset(seed=1)
    assert env.rows.turns[0] == 2


def test_bots_may_search_and_sit_beside_policies() -> None:
    """They play the match of the seed: the same actions as bots over a match of their own."""
    bots = ("search:3", "random")
    env = Environment("evo-2011", 3, seat=1, bots=bots, shaped=1, compiled=False)
    _, info = env.reset(seed=4)
    match = Match("evo-2011", 3, seed="4")
    company = {
        seat: make_bot(name, match.table, seat, "4", compiled=False)
        for seat, name in zip((0, 2), bots, strict=True)
    }
    total, start, rounds = 0.0, match.points(1), {1: match.points(1)}
    for _ in range(12):
        while match.waiting[0] in company:
            seat = match.waiting[0]
            match.play(seat, company[seat].choose(match))
            rounds.setdefault(match.round_number, match.points(1))
        assert np.flatnonzero(info["action_mask"]).tolist() == match.legal(1)
        action = match.legal(1)[-1]
        match.play(1, action)
        rounds.setdefault(match.round_number, match.points(1))
        _, reward, terminated, _, info = env.step(action)
        total += reward
        assert not terminated
    assert len(rounds) > 1
    assert total == rounds[max(rounds)] - start
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, _ = env.step(illegal)
    assert (reward, terminated) == (-1, True)


def test_a_vector_environment_writes_over_its_arrays_where_one_lets_it() -> None:
    for copy in (True, False):
        envs = VectorEnvironment("evo-2011", 2, 2, compiled=False, copy=copy)
        before, infos = envs.reset(seed=[1, 2])
        kept = before.copy()
        after, *_ = envs.step(infos["action_mask"].argmax(axis=1))
        assert (after is before) == (not copy)
        assert np.array_equal(before, kept) == copy
        envs.close()


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"seat": 2}, "problem-no-seat"),
        ({"bots": ("random", "random")}, "problem-bots"),
        ({"bots": "Otto"}, "problem-unknown-bot"),
        ({"rewards": "fame"}, "problem-rewards"),
        ({"render_mode": "oil"}, "problem-render-mode"),
    ],
)
def test_what_cannot_be_is_told(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        Environment("evo-2011", 2, compiled=False, **settings)
    assert caught.value.key == key
