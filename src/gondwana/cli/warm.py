"""`gondwana warm`: make machine code ahead of time."""

from __future__ import annotations

import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from ..arena.compiled import simulate_entry
from ..arena.warm import entries
from ..kernel.game import Game
from .compiling import announce
from .session import Session


def run(session: Session, games: list[Game]) -> None:
    """Compile every entry of the games."""
    for game in games:
        announce(session, game, simulate_entry)
        _warm(session, game)


def _warm(session: Session, game: Game) -> None:
    say = session.say
    steps = entries(game)
    start = time.perf_counter()
    with Progress(
        SpinnerColumn(finished_text=" "),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=session.errors,
        transient=True,
    ) as progress:
        task = progress.add_task(say("warm-compiling", game=game.id), total=len(steps))
        for _, compile_ in steps:
            compile_()
            progress.advance(task)
    seconds = session.figure(time.perf_counter() - start, 1)
    session.console.print(say("warm-done", game=game.id, seconds=seconds))
