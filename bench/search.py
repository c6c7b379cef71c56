"""How fast a search thinks, beside uniformly random playouts of the same game on the same core.

Takes decisions with a choice out of games of greedy bots, thinks about each for a number of
iterations, and counts CPU time, so that other work on the machine disturbs little. What it prints
last are iterations for `bots/ladder.toml`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np

from gondwana.bots import make_bot, steps
from gondwana.bots.search import Budget, Search
from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.chance import set_dice
from gondwana.kernel.drive import playouts_entry
from gondwana.kernel.state import DICE, records

EVERY = 7  # one of so many decisions is thought about
PLAYOUTS = 50  # random games at a time


def positions(table: Table) -> Iterator[tuple[Match, int]]:
    """Decisions with a choice out of games of greedy bots, and whose they are."""
    game, number = 0, 0
    while True:
        match = Match(table, seed=f"bench {game}")
        bots = [
            make_bot("greedy", table, seat, match.seed, compiled=True)
            for seat in range(table.seats)
        ]
        while not match.over:
            seat = match.waiting[0]
            if len(match.legal(seat)) > 1:
                number += 1
                if number % EVERY == 0:
                    yield match, seat
            match.play(seat, bots[seat].choose(match))
        game += 1


def random_rate(table: Table, seconds: float) -> float:
    """Random decisions per second of CPU time."""
    game = table.game
    states, choices, dice = records(game.state, 2), records(game.choices), records(DICE)
    set_dice(dice[0], (1, 2, 3, 4))
    counts = np.zeros(4, np.int64)
    run = game.compiled[playouts_entry]
    run(states, table.record, choices, dice, 1, game.most_rounds, counts)
    counts[:] = 0
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        run(states, table.record, choices, dice, PLAYOUTS, game.most_rounds, counts)
    return float(counts[0]) / (time.thread_time() - start)


def search_rate(table: Table, seconds: float, iterations: int) -> tuple[float, float]:
    """Actions played and iterations done per second of CPU time in a search."""
    spent, plays, done = 0.0, 0, 0
    for match, seat in positions(table):
        search = Search(table, seat, "bench", Budget(iterations))
        start = time.thread_time()
        thoughts = search.think(match)
        spent += time.thread_time() - start
        plays += search.plays
        done += sum(thought.visits for thought in thoughts) - len(thoughts)
        if spent > seconds:
            break
    return plays / spent, done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--iterations", type=int, default=400)
    asked = parser.parse_args()
    table = Table(find_game(asked.game), asked.seats)
    search_rate(table, 0, 1)
    randomly = random_rate(table, asked.seconds)
    plays, iterations = search_rate(table, asked.seconds, asked.iterations)
    print(f"{asked.game}, {asked.seats} seats")
    print(f"random playouts: {randomly:,.0f} decisions/s")
    print(f"search: {plays:,.0f} decisions/s, {plays / randomly:.0%} of it")
    print(f"search: {iterations:,.0f} iterations/s")
    for step in steps().values():
        if step.milliseconds:
            print(f"{step.name} = {iterations * step.milliseconds / 1000:.2g}")


if __name__ == "__main__":
    main()
