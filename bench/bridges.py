"""The bridges beside their peers, in one run.

    pip install -e '.[bench]' && python bench/bridges.py [SECTION …] [--seconds 2] [--rounds 3]

Sections (all where none is named): `pettingzoo`, masked random play through `env.last()` and
`env.step()` beside PettingZoo's own games; `openspiel`, random play through a state's methods
beside OpenSpiel's own Python games, with two ways to draw chance; `vector`, thousands of games
stepped in one call, with observations and masks written, beside Pgx's backgammon in batches of
256. The runs of a section alternate, so that a noisy machine is noisy for all; the median of the
rounds. One core is measured in CPU time, several in both.
"""

import argparse
import importlib
import os
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from gondwana.bridges import pettingzoo
from gondwana.bridges.common import table_for
from gondwana.bridges.rows import Rows

GAME, SEATS, BATCH = "evo-2011", 4, 4096
PGX_BATCH = 256
WARMING = 0.2  # seconds of the first round, which does not count
PEERS = ("connect_four_v3", "chess_v6")  # of PettingZoo
SPIEL_PEERS = ("python_liars_poker", "python_team_dominoes")
Rates = tuple[float, ...]
Runs = dict[str, Callable[[float], Rates]]


def medians(runs: Runs, seconds: float, rounds: int) -> dict[str, Rates]:
    """Each run's rates, the medians of rounds in which the runs take turns, after a short one."""
    found: dict[str, list[Rates]] = {name: [] for name in runs}
    for turn in range(rounds + 1):
        for name, run in runs.items():
            rates = run(seconds if turn else WARMING)
            if turn:
                found[name].append(rates)
    return {
        name: tuple(statistics.median(rates) for rates in zip(*rows, strict=True))
        for name, rows in found.items()
    }


# ---- PettingZoo --------------------------------------------------------------------------------


def play_turns(env: Any, rng: random.Random, seconds: float) -> Rates:
    """Steps a second of CPU time: `last`, a random legal action, `step`."""
    start, steps, games = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        games += 1
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return (steps / (time.process_time() - start),)


def pettingzoo_section(seconds: float, rounds: int) -> None:
    """Ours against two of PettingZoo's games."""
    rng = random.Random(1)
    envs = {GAME: pettingzoo.env(GAME, seats=SEATS)}
    for name in PEERS:
        envs[name] = importlib.import_module(f"pettingzoo.classic.{name}").env()
    runs = {name: partial(play_turns, env, rng) for name, env in envs.items()}
    rates = medians(runs, seconds, rounds)
    print("PettingZoo, one core: steps/s")
    for name, (rate,) in rates.items():
        print(f"  {name:22s} {rate:12,.0f}  ours is {rates[GAME][0] / rate:6.1f} ×")


# ---- OpenSpiel ---------------------------------------------------------------------------------


Outcomes = list[tuple[int, float]]


def drawn_cheaply(outcomes: Outcomes) -> int:
    """An outcome by its chance, with one random number."""
    ticket = random.random()
    for outcome, chance in outcomes:
        ticket -= chance
        if ticket < 0:
            return outcome
    return outcomes[-1][0]


def drawn_by_numpy(outcomes: Outcomes) -> int:
    """The same as in OpenSpiel's example, which takes longer than most games' own work."""
    ids, chances = zip(*outcomes, strict=True)
    return int(np.random.choice(ids, p=chances))


DRAWN = {"a cheap draw of chance": drawn_cheaply, "NumPy's, as in the example": drawn_by_numpy}


def play_states(game: Any, drawn: Callable[[Outcomes], int], seconds: float) -> Rates:
    """Players' moves, and all moves, chance among them, a second of CPU time."""
    start, moves, decisions = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
            moves += 1
    spent = time.process_time() - start
    return decisions / spent, moves / spent


def openspiel_section(seconds: float, rounds: int) -> None:
    """Ours against two of OpenSpiel's games that are written in Python too, one loop for all."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers them

    from gondwana.bridges.openspiel import short_name

    name = f"{short_name(GAME)}(seats={SEATS})"
    for how, drawn in DRAWN.items():
        loaded = {each: pyspiel.load_game(each) for each in (name, *SPIEL_PEERS)}
        runs: Runs = {each: partial(play_states, game, drawn) for each, game in loaded.items()}
        rates = medians(runs, seconds, rounds)
        print(f"OpenSpiel from Python, one core, {how}: players' moves/s, and all with chance")
        mine = rates[name]
        for each, (decisions, moves) in rates.items():
            ratios = f"ours is {mine[0] / decisions:5.1f} × and {mine[1] / moves:5.1f} ×"
            print(f"  {each:30s} {decisions:10,.0f} {moves:10,.0f}  {ratios}")


# ---- vectors -----------------------------------------------------------------------------------


def step_rows(rows: Rows, rng: np.random.Generator, seconds: float) -> Rates:
    """Agent steps, each a uniform legal action drawn by NumPy: see `two_rates`."""
    every = np.arange(rows.n)

    def step() -> int:
        drawn = (rng.random(rows.n) * rows.legal).astype(np.int64)
        rows.step(rows.listed[every, drawn])
        return rows.n

    return two_rates(step, seconds)


def two_rates(step: Callable[[], int], seconds: float) -> Rates:
    """What `step` counts a second of wall time, and a second of CPU time of all cores together."""
    wall, cpu, steps = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - wall < seconds:
        steps += step()
    return steps / (time.perf_counter() - wall), steps / (time.process_time() - cpu)


def pgx_run() -> Callable[[float], Rates]:
    """Steps of Pgx's backgammon, one jitted step a call, on all cores."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def one(state: Any, key: Any) -> Any:
        key, own = jax.random.split(key)
        weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(own, weights, axis=-1)
        return step(state, actions, jax.random.split(key, PGX_BATCH))

    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH))
    keys = jax.random.split(jax.random.PRNGKey(1), 4096)
    one(first, keys[0]).current_player.block_until_ready()

    def run(seconds: float) -> Rates:
        state, number = first, 0

        def one_step() -> int:
            nonlocal state, number
            state, number = one(state, keys[number % len(keys)]), number + 1
            state.current_player.block_until_ready()
            return PGX_BATCH

        return two_rates(one_step, seconds)

    return run


def vector_section(seconds: float, rounds: int) -> None:
    """Ours on one and on all cores, at Pgx's batch and at a large one, against Pgx."""
    rng, cores = np.random.default_rng(1), os.cpu_count() or 1
    runs: Runs = {}
    for n in (PGX_BATCH, BATCH):
        for threads in sorted({1, cores}):
            rows = Rows(table_for(GAME, SEATS), n, threads=threads)
            rows.reset([str(row) for row in range(n)])
            runs[f"{GAME}, {n} games, {threads} threads"] = partial(step_rows, rows, rng)
    runs[f"Pgx backgammon, batch {PGX_BATCH}"] = pgx_run()
    rates = medians(runs, seconds, rounds)
    print("Vectors, observations and masks written: agent steps a second, and a CPU second")
    for name, (wall, cpu) in rates.items():
        print(f"  {name:34s} {wall:12,.0f} {cpu:12,.0f}")


SECTIONS = {
    "pettingzoo": pettingzoo_section,
    "openspiel": openspiel_section,
    "vector": vector_section,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", help=", ".join(SECTIONS))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    for name in args.sections or SECTIONS:
        SECTIONS[name](args.seconds, args.rounds)


if __name__ == "__main__":
    main()
