"""The arena's commands and their options, in the form of `cli.commands`."""

# No `from __future__ import annotations`: the annotations hold help in the language of the call.

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from ...kernel.errors import Problem
from ...kernel.game import Table, find_game
from ..session import Session
from ..values import (
    MOST_GAMES,
    bot_seats,
    check_seed,
    most_jobs,
    most_rounds,
    table_options,
    whole,
)

MOST_SEATS = 99
USUAL_SEATS = 4
MOST_GENERATIONS = 10_000


@dataclass(frozen=True)
class Parts:
    """What the commands share: the class that prints their help, and options by name."""

    command: Any
    option: Callable[..., Any]
    argument: Callable[..., Any]
    shared: dict[str, Any]  # --lang, --option, --maps, --events, the game, --on


def add_tournament(app: typer.Typer, session: Session, parts: Parts) -> None:
    """Add `gondwana tournament`."""
    say, option, shared = session.say, parts.option, parts.shared

    @app.command("tournament", cls=parts.command, help=say("help-tournament"))
    def tournament(
        game: Annotated[str, shared["game"]],
        bots: Annotated[str, option("--bots", "help-bots", "A,B,…")] = "random,greedy",
        seats: Annotated[str | None, option("--seats", "help-tournament-seats", "N")] = None,
        games: Annotated[str, option("--games", "help-tournament-games", "N")] = "1000",
        seed: Annotated[str, option("--seed", "help-simulate-seed", "S")] = "1",
        jobs: Annotated[str, option("--jobs", "help-jobs", "N")] = "0",
        on: Annotated[str, shared["on"]] = "",
        rounds: Annotated[str | None, shared["rounds"]] = None,
        options: Annotated[list[str] | None, shared["options"]] = None,
        maps: Annotated[Path | None, shared["maps"]] = None,
        events: Annotated[Path | None, shared["events"]] = None,
        results: Annotated[
            Path | None, option("--results", "help-results", say("metavar-file"))
        ] = None,
        anew: Annotated[bool, option("--anew", "help-anew")] = False,
        data: Annotated[Path | None, option("--json", "help-json", say("metavar-file"))] = None,
        rows: Annotated[Path | None, option("--csv", "help-csv", say("metavar-file"))] = None,
        picture: Annotated[
            Path | None, option("--plot", "help-tournament-plot", say("metavar-file"))
        ] = None,
        force: Annotated[bool, option("--force", "help-force")] = False,
        lang: Annotated[str | None, shared["language"]] = None,
    ) -> None:
        from ...arena.crew import check_place
        from ..files import OwnFiles, table_with
        from ..outputs import Outputs
        from . import tournament as room

        card = find_game(game)
        names = bot_seats(bots)
        number = whole("--games", games, 1, MOST_GAMES)
        threads = whole("--jobs", jobs, 0, most_jobs())
        most = most_rounds(rounds)
        check_place(on)
        usual = min(max(len(names), card.seats[0]), card.seats[-1])
        at_table = usual if seats is None else whole("--seats", seats, 1, MOST_SEATS)
        own = OwnFiles(maps, events)
        table = table_with(card, at_table, table_options(options or ()), own)
        outputs = Outputs.check(data, rows, picture, force)
        plan = room.make_plan(table, names, number, check_seed(seed), most)
        room.run(session, plan, room.Where(results, anew, threads, on), outputs)


def add_balance(app: typer.Typer, session: Session, parts: Parts) -> None:
    """Add `gondwana balance`."""
    say, option, shared = session.say, parts.option, parts.shared

    @app.command("balance", cls=parts.command, help=say("help-balance"))
    def balance(
        game: Annotated[str, shared["game"]],
        bot: Annotated[str, option("--bot", "help-balance-bot", "A")] = "greedy",
        seats: Annotated[str | None, option("--seats", "help-balance-seats", "N")] = None,
        games: Annotated[str, option("--games", "help-balance-games", "N")] = "2000",
        seed: Annotated[str, option("--seed", "help-simulate-seed", "S")] = "1",
        jobs: Annotated[str, option("--jobs", "help-jobs", "N")] = "0",
        on: Annotated[str, shared["on"]] = "",
        rounds: Annotated[str | None, shared["rounds"]] = None,
        options: Annotated[list[str] | None, shared["options"]] = None,
        maps: Annotated[Path | None, shared["maps"]] = None,
        events: Annotated[Path | None, shared["events"]] = None,
        out: Annotated[Path | None, option("--out", "help-out", say("metavar-file"))] = None,
        data: Annotated[
            Path | None, option("--json", "help-balance-json", say("metavar-file"))
        ] = None,
        force: Annotated[bool, option("--force", "help-force")] = False,
        lang: Annotated[str | None, shared["language"]] = None,
    ) -> None:
        from ...arena.crew import check_place
        from ..files import Output, OwnFiles, check_different, table_with
        from . import balance as room

        card = find_game(game)
        name = one_bot(bot)
        number = whole("--games", games, 1, MOST_GAMES)
        threads = whole("--jobs", jobs, 0, most_jobs())
        most = most_rounds(rounds)
        check_place(on)
        usual = min(USUAL_SEATS, card.seats[-1])
        at_table = usual if seats is None else whole("--seats", seats, 1, MOST_SEATS)
        own = OwnFiles(maps, events)
        table = table_with(card, at_table, table_options(options or ()), own)
        page = Output(out or Path(f"balance-{card.id}.html"), (".html",), force)
        figures = Output(data, (".json",), force) if data else None
        check_different((page, figures))
        room.run(session, table, name, number, check_seed(seed), threads, on, most, page, figures)


def add_tune(app: typer.Typer, session: Session, parts: Parts) -> None:
    """Add `gondwana tune`."""
    say, option, shared = session.say, parts.option, parts.shared

    @app.command("tune", cls=parts.command, help=say("help-tune"))
    def tune(
        game: Annotated[str, shared["game"]],
        seats: Annotated[str | None, option("--seats", "help-balance-seats", "N")] = None,
        generations: Annotated[str, option("--generations", "help-generations", "N")] = "30",
        games: Annotated[str, option("--games", "help-tune-games", "N")] = "400",
        check: Annotated[str, option("--check", "help-tune-check", "N")] = "4000",
        seed: Annotated[str, option("--seed", "help-tune-seed", "S")] = "1",
        jobs: Annotated[str, option("--jobs", "help-jobs", "N")] = "0",
        options: Annotated[list[str] | None, shared["options"]] = None,
        state: Annotated[Path | None, option("--state", "help-state", say("metavar-file"))] = None,
        out: Annotated[Path | None, option("--out", "help-tune-out", say("metavar-file"))] = None,
        force: Annotated[bool, option("--force", "help-force")] = False,
        lang: Annotated[str | None, shared["language"]] = None,
    ) -> None:
        from ..files import Output
        from . import tune as room

        card = find_game(game)
        usual = min(USUAL_SEATS, card.seats[-1])
        at_table = usual if seats is None else whole("--seats", seats, 2, MOST_SEATS)
        table = Table(card, at_table, table_options(options or ()))
        wanted = room.Wanted(
            whole("--generations", generations, 1, MOST_GENERATIONS),
            whole("--games", games, at_table, MOST_GAMES),
            whole("--check", check, at_table, MOST_GAMES),
            check_seed(seed),
            whole("--jobs", jobs, 0, most_jobs()),
        )
        kept = Output(state, (".json",), True).path if state else None
        weights = Output(out or Path(f"weights-{card.id}.toml"), (".toml",), force)
        room.run(session, table, wanted, kept, weights)


def one_bot(text: str) -> str:
    """The name of one bot."""
    names = bot_seats(text)
    if len(names) > 1:
        raise Problem("problem-one-bot", bots=text)
    return names[0]
