"""Making a game's machine code ahead of time."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..bots import CompiledBot
from ..bots.search import Budget, Search
from ..kernel.drive import playouts_entry
from ..kernel.engine import Engine
from ..kernel.game import Game, Table
from ..kernel.match import Match
from ..kernel.state import DICE, records
from .simulate import simulate


def entries(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """The steps that compile a game, by name; each runs its code once and so fills the cache."""
    table = Table(game, game.seats[0])

    def playouts() -> None:
        states, choices, dice = records(game.state, 2), records(game.choices), records(DICE)
        counts, most = np.zeros(4, np.int64), game.most_rounds
        game.compiled[playouts_entry](states, table.record, choices, dice, 1, most, counts)

    def engine() -> None:
        game_ = Engine(table, "warm")
        game_.play(int(game_.legal()[0]))
        game_.copy()

    def simulation() -> None:
        simulate(table, ["random"] * table.seats, 1, "warm", jobs=1)

    def bots() -> None:
        match = Match(table, seed="warm")
        CompiledBot("greedy", table, match.waiting[0], "warm").choose(match)

    def search() -> None:
        match = Match(table, seed="warm")
        Search(table, match.waiting[0], "warm", Budget(1)).think(match)

    return [
        ("bots", bots),
        ("search", search),
        ("playouts", playouts),
        ("engine", engine),
        ("simulation", simulation),
    ]
