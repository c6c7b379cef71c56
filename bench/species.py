"""How often each species wins, over games between equal bots.

    python bench/species.py [--seats 4] [--games 4000] [--seed 1] [--bot greedy] [--option eras=4]

Darwinning! deals every player another species, and its figures are ours: none must win more than
1.4 times, or less than 0.6 times, as often as its fair share. Prints the games of each, the share
of its wins as a multiple of the fair one, and its mean points; exits with 1 where one is out of
these bounds by more than chance.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from gondwana.arena.simulate import Report, simulate
from gondwana.bots import bot_names
from gondwana.kernel import Match, Table, find_game

GAME = "darwinning"
BOUNDS = (0.6, 1.4)
SURE = 2.0  # standard errors


def species_of(table: Table, seed: str) -> list[str]:
    """Which species the seats get in the match with this seed."""
    match = Match(table, seed=seed)
    return [str(player.species) for player in match.view(None).players]


def shares(table: Table, report: Report) -> dict[str, tuple[int, float, float, float]]:
    """By species: games, its share of wins as a multiple of the fair one, its error, points."""
    wins: dict[str, list[float]] = {name: [] for name in table.constants.extra}
    points: dict[str, list[int]] = {name: [] for name in table.constants.extra}
    for game in range(report.games):
        for seat, name in enumerate(species_of(table, f"{report.seed}/{game}")):
            wins[name].append(float(report.shares[game, seat]))
            points[name].append(int(report.points[game, seat]))
    found = {}
    for name, row in wins.items():
        if row:
            n, share = len(row), float(np.mean(row)) * table.seats
            error = float(np.std(row)) * table.seats / n**0.5
            found[name] = (n, share, error, float(np.mean(points[name])))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="greedy", choices=bot_names())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    table = Table(find_game(GAME), asked.seats, options)
    report = simulate(table, [asked.bot] * asked.seats, asked.games, asked.seed)
    grid = Grid(title=f"{asked.games:,} games between {asked.seats} × {asked.bot}", box=SIMPLE)
    for name in ("species", "games", "× fair", "±", "points"):
        grid.add_column(name, justify="left" if name == "species" else "right")
    out = []
    for name, (n, share, error, mean) in shares(table, report).items():
        grid.add_row(name, f"{n:,}", f"{share:.2f}", f"{error:.2f}", f"{mean:.1f}")
        if not BOUNDS[0] - SURE * error <= share <= BOUNDS[1] + SURE * error:
            out.append(name)
    Console().print(grid)
    return int(bool(out))


if __name__ == "__main__":
    sys.exit(main())
