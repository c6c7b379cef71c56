"""The long run: very many random games over all options and seat counts, every step checked.

    python bench/random_play.py [--games 100000] [--seed 1] [--plain 1000] [--game evo-2011]

Machine code plays game after game, on every option set at every seat count in turn. Before every
step all invariants of the game must hold (those of the conformance suite); at every sixteenth
decision, the first of each game among them, the legal actions of every seat must be exactly those
that nothing refuses, over all action ids. A game must last as long as the rules say; where they
need not end it, it is stopped after the rounds that the game names for bots. Some games are played
again by plain code on the checked state, and every state must be the same byte for byte.

Prints progress and a summary; the first fault ends the run with status 1 and says how to see it.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from gondwana.kernel import Problem, Table, find_game
from gondwana.kernel.agenda import is_asked
from gondwana.kernel.chance import below, draw, seed_words, set_dice
from gondwana.kernel.contract import begin, chances, happen, legal, play, refusal
from gondwana.kernel.game import Game
from gondwana.kernel.rule import World, cache_folder, entry, rule
from gondwana.kernel.state import DICE, checked, plain, put, records

ROOT = Path(__file__).parents[1]
CONFORMANCE = ROOT / "tests" / "conformance"
EVERY = 16  # decisions from one look at all action ids to the next
LONGEST = 8192  # steps of a game that are kept to be compared, and no more
MOST_COLUMNS = 20  # lengths of games that are told one by one
ILLEGAL, REFUSED = -1, -2
COUNTED = ("decisions", "unforced", "chance", "looks")


def broken(s: Any, t: Any) -> int:
    """The place of the game's own invariants: 0 when all hold."""
    raise NotImplementedError


@rule
def pick_seat(s: Any, t: Any, dice: Any) -> int:
    """One of the seats that are asked, each as likely."""
    asked = 0
    for seat in range(t.seats):
        if is_asked(s, seat):
            asked += 1
    skip = below(dice, asked) if asked > 1 else 0
    for seat in range(t.seats):
        if is_asked(s, seat):
            if skip == 0:
                return seat
            skip -= 1
    return 0


@rule
def look(s: Any, t: Any, choices: Any, actions: int) -> int:
    """Whether every seat's legal actions are those that nothing refuses; else what is wrong."""
    for seat in range(t.seats):
        legal(s, t, seat, choices)
        k = 0
        for action in range(actions):
            listed = k < choices.n and choices.id[k] == action
            if listed:
                k += 1
            if listed != (refusal(s, t, seat, action) == 0):
                return ILLEGAL if listed else REFUSED
        if k != choices.n or (k > 0) != is_asked(s, seat):
            return ILLEGAL
    return 0


@entry
def game_entry(
    states: Any,
    tables: Any,
    choices: Any,
    dice: Any,
    actions: int,
    most_rounds: int,
    trace: Any,
    counts: Any,
) -> int:
    """Play one random game from a zeroed state; 0, or what was broken before step `counts[4]`.

    It is stopped when it goes beyond `most_rounds` rounds, where that is not 0.

    The first states go into `trace`, as many as it holds. `counts`: those of COUNTED, then steps.
    """
    s, t, c, d = states[0], tables[0], choices[0], dice[0]
    begin(s, t)
    steps = 0
    while True:
        counts[4] = steps
        if steps < len(trace):
            put(trace, steps, s)
        fault = int(broken(s, t))
        if fault != 0 or s.over != 0 or 0 < most_rounds < s.round_number:
            return fault
        if s.chance != 0:
            chances(s, t, c)
            happen(s, t, draw(c, d))
            counts[2] += 1
        else:
            if counts[0] % EVERY == 0:
                fault = look(s, t, c, actions)
                if fault != 0:
                    return fault
                counts[3] += 1
            seat = pick_seat(s, t, d)
            legal(s, t, seat, c)
            counts[0] += 1
            if c.n > 1:
                counts[1] += 1
            play(s, t, seat, int(c.id[below(d, int(c.n))]))
        steps += 1


@dataclass
class Fault(Exception):
    """What is wrong with a game, and which one it is."""

    number: int
    table: Table
    step: int
    what: str

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.table.options.items())
        return (
            f"Game {self.number} ({self.table.seats} seats, {options}), before step {self.step}: "
            f"{self.what}"
        )


class Run:
    """One game's tables, buffers and machine code."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game, self.seed = game, seed
        sys.path.insert(0, str(CONFORMANCE.parent))
        self.plug_in = importlib.import_module(
            f"conformance.invariants_{game.id.replace('-', '_')}"
        )
        options = [option for option in game.options if not option.research]
        names = [option.name for option in options]
        self.tables = [
            Table(game, seats, dict(zip(names, values, strict=True)))
            for values in product(*(option.values for option in options))
            for seats in game.seats
        ]
        kernel = Path(sys.modules[World.__module__].__file__ or "").parent
        folder = cache_folder(
            f"bench-{game.id}", (kernel, game.folder, *game.code, ROOT / "bench", CONFORMANCE)
        )
        world = World({**game.bindings, broken: self.plug_in.broken}, folder)
        self.play = world[game_entry]
        self.states, self.choices = records(game.state), records(game.choices)
        self.dice, self.blank = records(DICE), records(game.state)
        self.trace, self.no_trace = records(game.state, LONGEST), records(game.state, 0)
        self.totals: dict[int, Any] = {seats: np.zeros(4, np.int64) for seats in game.seats}
        self.rounds: Counter[tuple[int, int]] = Counter()
        self.stopped = 0

    def one(self, number: int, kept: bool) -> None:
        """Play game `number`; `kept`: and once more plainly."""
        table = self.tables[number % len(self.tables)]
        words = seed_words(f"{self.seed}:{number}", "random play")
        set_dice(self.dice[0], words)
        self.states[0] = self.blank[0]
        counts = np.zeros(5, np.int64)
        fault = self.play(
            self.states, table.record, self.choices, self.dice, self.game.actions,
            self.game.most_rounds, self.trace if kept else self.no_trace, counts,
        )  # fmt: skip
        steps = int(counts[4])
        if fault != 0:
            what = {
                ILLEGAL: "an action is listed as legal that is refused",
                REFUSED: "an action is not listed as legal that nothing refuses",
            }
            raise Fault(number, table, steps, what.get(fault) or self.plug_in.BROKEN[fault])
        rounds = int(self.states["round_number"][0])
        low, high = self.plug_in.ROUNDS
        if not self.states["over"][0]:
            self.stopped += 1
            rounds -= 1
        if not low <= rounds <= high:
            raise Fault(number, table, steps, f"the game ended after {rounds} rounds")
        if kept:
            self.again(number, table, words, steps)
        self.totals[table.seats] += counts[:4]
        self.rounds[table.seats, rounds] += 1

    def again(
        self, number: int, table: Table, words: tuple[int, int, int, int], steps: int
    ) -> None:
        """Play the game plainly on the checked state; every state must be the compiled one."""
        rules, t = self.game.rules, table.constants
        s, choices, dice = table.new_state(checked), plain(self.game.choices), plain(DICE)
        set_dice(dice, words)
        rules["begin"](s, t)
        for step in range(min(steps, LONGEST - 1) + 1):
            if s.to_record().tobytes() != self.trace[step].tobytes():
                raise Fault(number, table, step, "plain and compiled code differ")
            s.notes.clear()
            if step == steps:
                return
            if s.chance:
                rules["chances"](s, t, choices)
                rules["happen"](s, t, draw(choices, dice))
            else:
                seat = pick_seat(s, t, dice)
                rules["legal"](s, t, seat, choices)
                rules["play"](s, t, seat, choices.id[below(dice, choices.n)])


def summary(run: Run, games: int, kept: int, seconds: float) -> Grid:
    """What was played, by seats."""
    low, high = run.plug_in.ROUNDS
    lengths = range(low, high + 1)
    each = len(lengths) <= MOST_COLUMNS
    told = "/".join(map(str, lengths)) if each else "least/mean/most"
    grid = Grid(title=f"{games:,} random games of {run.game.id}, seed {run.seed}", box=SIMPLE)
    for name in ("seats", "games", *COUNTED, f"{told} rounds"):
        grid.add_column(name, justify="right", no_wrap=True)
    for seats, counts in run.totals.items():
        ended = [run.rounds[seats, n] for n in lengths]
        numbers = [str(n) for n in (seats, sum(ended), *counts.tolist())]
        seen = [n for n, games_ in zip(lengths, ended, strict=True) for _ in range(games_)]
        mean = f"{sum(seen) / max(1, len(seen)):.1f}"
        brief = (min(seen, default=0), mean, max(seen, default=0))
        grid.add_row(*numbers, "/".join(map(str, ended if each else brief)))
    grid.caption = (
        f"{len(run.tables)} tables, no fault; {run.stopped:,} games stopped after {high} rounds; "
        f"{kept:,} replayed plainly, the same byte for byte; {seconds:,.0f} s"
    )
    return grid


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="evo-2011")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--plain", type=int, default=1_000, help="games to replay plainly")
    asked = parser.parse_args()
    if asked.games < 1 or not 0 <= asked.plain <= asked.games:
        parser.error("--games must be at least 1, and --plain from 0 to --games")
    try:
        run = Run(find_game(asked.game), asked.seed)
    except Problem as problem:
        parser.error(str(problem))
    kept = set(random.Random(asked.seed).sample(range(asked.games), asked.plain))
    start = time.perf_counter()
    try:
        for number in track(range(asked.games), "Playing", transient=True):
            run.one(number, number in kept)
    except Fault as fault:
        Console(stderr=True).print(str(fault), highlight=False)
        return 1
    Console().print(summary(run, asked.games, asked.plain, time.perf_counter() - start))
    return 0


if __name__ == "__main__":
    sys.exit(main())
