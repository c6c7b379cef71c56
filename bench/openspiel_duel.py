"""Our search against OpenSpiel's own MCTS bot, through the bridge, at equal wall time.

Both see the whole state: OpenSpiel's bot searches the true position with its hidden cards, ours
deals them anew, which is the harder lot. OpenSpiel's bot makes a fixed number of simulations with
one random rollout each; ours may think as long as the other has thought on average so far. The
seats change from game to game. Prints every game, and the share that ours won with its interval.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import gondwana.bridges.openspiel as bridge
from gondwana.arena.intervals import wilson
from gondwana.bots.search import Budget, Search
from gondwana.kernel import Match, Table, find_game

SEATS = 2
EXPLORE = 2.0  # OpenSpiel's usual constant of UCT


def duel(table: Table, number: int, simulations: int) -> tuple[float, float, float]:
    """One game: our share of the win, and the mean milliseconds a decision, ours and theirs."""
    game = pyspiel.load_game(f"{bridge.short_name(table.game.id)}(seats={SEATS})")
    state, match = game.new_initial_state(), Match(table, seed=f"duel {number}")
    ours = number % SEATS
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(number))
    theirs = mcts.MCTSBot(
        game, EXPLORE, simulations, evaluator, random_state=np.random.RandomState(number)
    )
    spent = {True: [0.0], False: [0.0]}
    told = 0
    while True:
        for line in match.lines[told:]:
            state.apply_action(line.id)
        told = len(match.lines)
        if match.over:
            break
        seat = match.waiting[0]
        action = match.legal(seat)[0]
        if len(match.legal(seat)) > 1:
            start = time.perf_counter()
            if seat == ours:
                allowed = max(1, round(1000 * float(np.mean(spent[False]))))
                search = Search(table, seat, match.seed, Budget(milliseconds=allowed))
                action = search.choose(match)
            else:
                action = theirs.step(state)
            spent[seat == ours].append(time.perf_counter() - start)
        match.play(seat, action)
    ranks = [match.rank(seat) for seat in range(SEATS)]
    share = (1 / ranks.count(1)) if ranks[ours] == 1 else 0.0
    return share, *(1000 * float(np.mean(spent[who][1:])) for who in (True, False))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="evo-2011")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100)
    asked = parser.parse_args()
    table = Table(find_game(asked.game), SEATS)
    shares: list[float] = []
    for number in range(asked.games):
        share, mine, theirs = duel(table, number, asked.simulations)
        shares.append(share)
        print(f"game {number}: {share:g}  ours {mine:.0f} ms, theirs {theirs:.0f} ms", flush=True)
    won = float(np.mean(shares))
    low, high = wilson(won, len(shares))
    print(f"won {won:.1%} ({low:.1%} to {high:.1%}) of {len(shares)} games")


if __name__ == "__main__":
    main()
