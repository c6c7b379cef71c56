"""Random play beside OpenSpiel's, in one run: decisions a second of one core.

    pip install -e '.[bench]' && python bench/peers.py [GAME] [--seats 4] [--seconds 3] [--rounds 5]

Ours: whole games of GAME (`evo-2011` where none is named) with default options, compiled, chance
and the listing of legal actions in the loop. Theirs: `pyspiel.evaluate_bots` with uniform random
bots, the whole loop in C++; its decisions per game are counted beforehand from Python. The runs
alternate, so that a noisy machine is noisy for all; CPU time; the median of the rounds.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pyspiel

from gondwana.kernel import Table, find_game, game_ids
from gondwana.kernel.chance import seed_words, set_dice
from gondwana.kernel.drive import playouts_entry
from gondwana.kernel.state import DICE, records

BATCH = 200
PEERS = ("spades", "hearts")


def playouts(table: Table, seed: str) -> Callable[[int], np.ndarray]:
    """A function that plays random games and returns decisions, unforced ones, chance, rounds."""
    states, choices = records(table.game.state, 2), records(table.game.choices)
    dice = records(DICE)
    set_dice(dice[0], seed_words(seed, "bench"))
    run = table.game.compiled[playouts_entry]

    def play(games: int) -> np.ndarray:
        counts = np.zeros(4, np.int64)
        run(states, table.record, choices, dice, games, table.game.most_rounds, counts)
        return counts

    play(1)
    return play


def ours(play: Callable[[int], np.ndarray], seconds: float) -> tuple[float, float]:
    """Decisions and unforced decisions a second of CPU time."""
    start, counts = time.process_time(), np.zeros(4, np.int64)
    while time.process_time() - start < seconds:
        counts += play(BATCH)
    spent = time.process_time() - start
    return counts[0] / spent, counts[1] / spent


def decisions_per_game(game: pyspiel.Game, games: int = 100) -> tuple[float, float]:
    """Mean decisions and unforced decisions of a random game, counted from Python."""
    rng = random.Random(1)
    decisions = unforced = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(rng.choice(legal))
                decisions += 1
                unforced += len(legal) > 1
    return decisions / games, unforced / games


def theirs(game: pyspiel.Game, per_game: tuple[float, float], seconds: float) -> tuple[float, ...]:
    """Decisions and unforced decisions a second of CPU time."""
    bots = [pyspiel.make_uniform_random_bot(p, 7 + p) for p in range(game.num_players())]
    start, games = time.process_time(), 0
    while time.process_time() - start < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games + 1)
        games += 1
    spent = time.process_time() - start
    return per_game[0] * games / spent, per_game[1] * games / spent


def threads(table: Table, seconds: float, rounds: int) -> float:
    """Two threads against one: how many times the games in the same wall time (median)."""
    players = [playouts(table, f"thread {k}") for k in range(2)]

    def play_for(play: Callable[[int], np.ndarray]) -> int:
        end, games = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            play(BATCH)
            games += BATCH
        return games

    ratios = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(rounds):
            one = play_for(players[0])
            ratios.append(sum(pool.map(play_for, players)) / one)
    return statistics.median(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="evo-2011", choices=game_ids())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    table = Table(find_game(args.game), args.seats)
    play = playouts(table, "one")
    peers = {name: pyspiel.load_game(name) for name in PEERS}
    per_game = {name: decisions_per_game(game) for name, game in peers.items()}
    found: dict[str, list[tuple[float, ...]]] = {args.game: [], **{name: [] for name in PEERS}}
    for _ in range(args.rounds):
        found[args.game].append(ours(play, args.seconds))
        for name, game in peers.items():
            found[name].append(theirs(game, per_game[name], args.seconds))
    medians = {
        name: [statistics.median(values) for values in zip(*rows, strict=True)]
        for name, rows in found.items()
    }
    mine = medians[args.game]
    print(f"{'one core':22s} {'decisions/s':>12s} {'unforced/s':>12s} {'ours is':>8s} unforced")
    for name, (every, unforced) in medians.items():
        ratios = f"{mine[0] / every:7.2f}× {mine[1] / unforced:8.2f}×" if name in peers else ""
        print(f"{name:22s} {every:12,.0f} {unforced:12,.0f} {ratios}")
    print(f"two threads play {threads(table, args.seconds, args.rounds):.2f} × the games of one")


if __name__ == "__main__":
    main()
