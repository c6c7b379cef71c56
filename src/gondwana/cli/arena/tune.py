"""`gondwana tune`: fit the weights of a game's judgement by self-play."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from ...arena.plan import code_hash
from ...arena.tuning import BOT, Tuning, tune
from ...arena.writing import make_folder
from ...kernel.game import Table
from ..compiling import prepare
from ..files import Output
from ..progress import bar
from ..session import Session


@dataclass(frozen=True)
class Wanted:
    """How long a tuning goes on, and how much is played."""

    generations: int
    games: int  # of each proposal
    check: int  # at the end, with the weights that were found
    seed: str
    jobs: int


def run(session: Session, table: Table, wanted: Wanted, state: Path | None, out: Output) -> None:
    """Tune, or go on tuning; say what came of it, write the weights."""
    path = state or _usual_state(table, wanted)
    make_folder(path)
    tuning = Tuning(table, wanted.games, wanted.seed, wanted.jobs, path)
    prepare(session, table, [[BOT] * table.seats])
    done = 0
    with bar(session, session.say("tune-tuning"), wanted.generations) as advance:

        def progress(generation: int, _: float) -> None:
            nonlocal done
            advance(generation - done)
            done = generation

        try:
            found = tune(tuning, wanted.generations, wanted.check, progress)
        except KeyboardInterrupt:
            session.errors.print(session.say("tune-interrupted", file=str(path)), soft_wrap=True)
            raise
    say, percent = session.say, session.percent
    session.console.print(
        say(
            "tune-found",
            games=found.check,
            share=percent(found.share),
            low=percent(found.low),
            high=percent(found.high),
            fair=percent(1 / found.seats),
            generations=found.generations,
        ),
        soft_wrap=True,
    )
    session.console.print(say("tune-kept", file=str(path)), soft_wrap=True)
    out.write(lambda file: print(found.toml(), end="", file=file))
    session.console.print(say("written", file=str(out.path)), soft_wrap=True)


def _usual_state(table: Table, wanted: Wanted) -> Path:
    """Where a tuning is kept: under a name that no other one has."""
    plan = [table.seats, table.options, wanted.games, wanted.seed, code_hash(table)]
    key = hashlib.sha256(json.dumps(plan).encode()).hexdigest()[:12]
    return platformdirs.user_data_path("gondwana") / "tunings" / f"{table.game.id}-{key}.json"
