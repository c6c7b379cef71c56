"""`gondwana balance`: equal bots play many games, and a page tells what wins."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from typing import IO, Any

from ... import __version__
from ...arena.balance import Watch, seats, watch_games, worths
from ...kernel.errors import Problem
from ...kernel.game import Table
from ..compiling import prepare
from ..files import Output
from ..progress import bar
from ..session import Session
from .balance_page import Findings, page

LEAST = 0.004  # of all seats must have held a thing, and
LEAST_HOLDERS = 30  # so many, for anything to be said about it


def run(
    session: Session,
    table: Table,
    bot: str,
    games: int,
    seed: str,
    jobs: int,
    on: str,
    most_rounds: int | None,
    out: Output,
    data: Output | None,
) -> None:
    """Watch the games, write the page, and the figures where they are wanted."""
    if table.game.holdings is None:
        raise Problem("problem-no-holdings", game=table.game.title)
    if not on:
        prepare(session, table, [[bot] * table.seats])
    with bar(session, session.say("balance-watching"), games) as advance:
        watch = watch_games(table, bot, games, seed, jobs, on, most_rounds, advance)
    found = findings(watch)
    text = page(session, table, watch, found, command(table, watch, most_rounds))
    written = [out]
    out.write(lambda file: _print(file, text))
    if data:
        document = _document(table, watch, found, most_rounds)
        data.write(lambda file: _print(file, json.dumps(document, indent=2) + "\n"))
        written.append(data)
    for output in written:
        session.console.print(session.say("written", file=str(output.path)), soft_wrap=True)


def _print(file: IO[Any], text: str) -> None:
    file.write(text)


def findings(watch: Watch) -> Findings:
    """What the games tell."""
    least = max(LEAST_HOLDERS, round(LEAST * watch.ranks.size))
    told = worths(watch, least)
    every = {name for by_seat in watch.held for things in by_seat for name in things}
    return Findings(seats(watch), told, sorted(every - {one.name for one in told}))


def command(table: Table, watch: Watch, most_rounds: int | None) -> str:
    """The command that makes the same page again."""
    usual = table.game.resolve(table.seats, {})
    words = ["gondwana", "balance", table.game.id, "--bot", watch.bot]
    words += ["--seats", str(table.seats), "--games", str(watch.games), "--seed", watch.seed]
    if most_rounds is not None:
        words += ["--most-rounds", str(most_rounds)]
    for name, value in table.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def _document(
    table: Table, watch: Watch, found: Findings, most_rounds: int | None
) -> dict[str, Any]:
    return {
        "gondwana": __version__,
        "game": table.game.id,
        "game_version": table.game.version,
        "options": table.options,
        "files": {name: table.file_hash(name) for name in table.own_files},
        "bot": watch.bot,
        "games": watch.games,
        "seed": watch.seed,
        "most_rounds": table.game.most_rounds if most_rounds is None else most_rounds,
        "stopped": int(watch.stopped.sum()),
        "seats": [{"mark": table.game.marks[one.seat], **asdict(one)} for one in found.seats],
        "worth": [asdict(one) for one in found.worths],
        "held_seldom": list(found.rare),
        "rounds": watch.rounds.tolist(),
        "points": watch.points.tolist(),
    }
