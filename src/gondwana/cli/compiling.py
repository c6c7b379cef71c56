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


def announce(session: Session, game: Game, *entries: Function) -> list[Function]:
    """Say that compiling takes a while, where it must be done; the entries without code yet."""
    missing = [entry for entry in entries if not game.compiled.has_code(entry)]
    if missing:
        session.errors.print(session.say("compiling-note"), soft_wrap=True)
    return missing


def prepare(session: Session, table: Table, seatings: Sequence[Sequence[str]]) -> None:
    """Compile what games of these seatings need, and say so, where that has not been done yet."""
    fast = [bots for bots in seatings if is_fast(bots)]
    needed: list[Function] = [simulate_entry] if fast else []
    if len(fast) < len(seatings):
        needed.append(search_entry)
    missing = announce(session, table.game, *needed)
    if not missing:
        return
    with session.errors.status(session.say("compiling")):
        if simulate_entry in missing:
            simulate(table, fast[0], 1, "warm", 1)
        if search_entry in missing:
            load_code(table)
