"""Telling that something must be compiled first, on a machine where it has not been yet."""

from __future__ import annotations

from collections.abc import Sequence

from ..arena.compiled import simulate_entry
from ..arena.playing import is_fast
from ..arena.simulate import simulate
from ..bots import load_code
from ..bots.search import search_entry
from ..kernel.game import Game, Table
from ..kernel.rule import Function
from .session import Session


def is_compiled(game: Game, entry: Function) -> bool:
    """Whether machine code of this entry lies in the cache."""
    folder = game.compiled.cache
    return folder is not None and any(folder.rglob(f"*{entry.__name__}*.nbi"))


def announce(session: Session, game: Game, entry: Function) -> bool:
    """Say that compiling takes a while, where it must be done; whether it must."""
    if is_compiled(game, entry):
        return False
    session.errors.print(session.say("compiling-note"), soft_wrap=True)
    return True


def prepare(session: Session, table: Table, seatings: Sequence[Sequence[str]]) -> None:
    """Compile what games of these seatings need, and say so, where that has not been done yet."""
    fast = [bots for bots in seatings if is_fast(bots)]
    searching = len(fast) < len(seatings)
    needed = [simulate_entry] * bool(fast) + [search_entry] * searching
    missing = [entry for entry in needed if not is_compiled(table.game, entry)]
    if not missing:
        return
    announce(session, table.game, missing[0])
    with session.errors.status(session.say("compiling")):
        if simulate_entry in missing:
            simulate(table, fast[0], 1, "warm", 1)
        if search_entry in missing:
            load_code(table)
