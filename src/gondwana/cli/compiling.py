"""Telling that something must be compiled first, on a machine where it has not been yet."""

from __future__ import annotations

from ..kernel.game import Game
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
