"""`gondwana bench`: how fast a game runs on this machine."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.table import Table as Grid

from ..kernel.chance import seed_words, set_dice
from ..kernel.drive import playouts_entry
from ..kernel.engine import Engine
from ..kernel.game import Game, Table
from ..kernel.state import DICE, plain, records
from .compiling import announce
from .session import Session

SEATS = 4
BATCH = 20  # games between two looks at the clock
PAUSE = 200  # calls between two looks at the clock


@dataclass(frozen=True)
class Speed:
    """Random play's speed: decisions a second, and those with a choice, on some threads."""

    decisions: float
    unforced: float


def run(session: Session, games: list[Game], seconds: int) -> None:
    """Measure and print each game."""
    for game in games:
        _bench(session, game, seconds)


def _bench(session: Session, game: Game, seconds: int) -> None:
    table = Table(game, min(SEATS, game.seats[-1]))
    say, figure = session.say, session.figure
    announce(session, game, playouts_entry)
    with session.errors.status(say("compiling")):
        playouts(table, 1, 0.0)
        engine_decision(table, 0.0)
    with session.errors.status(say("bench-measuring", game=game.id)):
        one = playouts(table, 1, seconds)
        two = playouts(table, 2, seconds)
        decision = engine_decision(table, seconds)
        copy = engine_copy(table, seconds)
        slow = plain_playouts(table, seconds)
    grid = Grid(
        title=say("bench-title", game=game.id, seats=table.seats),
        title_justify="left",
        title_style="bold",
    )
    grid.add_column(say("column-measure"))
    grid.add_column(say("column-figure"), justify="right", no_wrap=True)
    for key, value in (
        ("bench-one", figure(one.decisions)),
        ("bench-one-unforced", figure(one.unforced)),
        ("bench-two", figure(two.decisions)),
        ("bench-scaling", figure(two.decisions / one.decisions, 2)),
        ("bench-decision", f"{figure(decision * 1e6, 2)} µs"),
        ("bench-copy", f"{figure(copy * 1e6, 2)} µs"),
        ("bench-plain", figure(slow.decisions)),
    ):
        grid.add_row(say(key), value)
    session.console.print(grid)


def playouts(table: Table, threads: int, seconds: float) -> Speed:
    """Compiled random games on threads, each with memory of its own."""
    with ThreadPoolExecutor(threads) as pool:
        runs = [
            pool.submit(_playouts, table, f"bench {number}", seconds) for number in range(threads)
        ]
        return _sum([run.result() for run in runs])


def plain_playouts(table: Table, seconds: float) -> Speed:
    """The same games run by Python."""
    game = table.game
    states = [table.new_state(), table.new_state()]
    dice = plain(DICE)
    set_dice(dice, seed_words("bench", "dice"))
    play = game.plain[playouts_entry]
    counts = [0, 0, 0, 0]

    def batch() -> None:
        play(states, [table.constants], [plain(game.choices)], [dice], 1, game.most_rounds, counts)
        states[0].notes.clear()

    spent = _repeat(batch, seconds)[1]
    return Speed(counts[0] / spent, counts[1] / spent)


def engine_decision(table: Table, seconds: float) -> float:
    """Seconds for one decision through `Engine`: list the legal actions, choose, play."""
    dice = random.Random("bench")
    engine = [Engine(table, "bench")]

    def batch() -> None:
        for _ in range(PAUSE):
            game = engine[0]
            if game.over:
                game = engine[0] = Engine(table, str(dice.random()))
            game.play(int(game.legal()[int(dice.random() * game.n)]))

    times, spent = _repeat(batch, seconds)
    return spent / (times * PAUSE)


def engine_copy(table: Table, seconds: float) -> float:
    """Seconds for one copy of a game in progress."""
    engine = Engine(table, "bench")

    def batch() -> None:
        for _ in range(PAUSE):
            engine.copy()

    times, spent = _repeat(batch, seconds)
    return spent / (times * PAUSE)


def _playouts(table: Table, seed: str, seconds: float) -> Speed:
    game = table.game
    states, choices, dice = records(game.state, 2), records(game.choices), records(DICE)
    set_dice(dice[0], seed_words(seed, "dice"))
    play = game.compiled[playouts_entry]
    counts = np.zeros(4, np.int64)
    record = table.record.copy()

    def batch() -> None:
        play(states, record, choices, dice, BATCH, game.most_rounds, counts)

    spent = _repeat(batch, seconds)[1]
    return Speed(counts[0] / spent, counts[1] / spent)


def _repeat(batch: Callable[[], Any], seconds: float) -> tuple[int, float]:
    """Run a batch at least once and for so many seconds: how often, and how long it took."""
    times = 0
    start = time.perf_counter()
    while True:
        batch()
        times += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return times, spent


def _sum(speeds: list[Speed]) -> Speed:
    return Speed(sum(s.decisions for s in speeds), sum(s.unforced for s in speeds))
