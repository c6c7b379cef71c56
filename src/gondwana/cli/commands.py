"""The commands and their options. Each hands over to a module of its own, loaded when needed."""

# No `from __future__ import annotations`: the annotations hold help in the language of the call.

from pathlib import Path
from typing import Annotated, Any

import typer

from .. import __version__
from ..kernel.game import Game, find_game, game_ids
from ..kernel.texts import LANGUAGES
from . import helping
from .arena.commands import Parts, add_balance, add_tournament, add_tune
from .session import Session
from .values import (
    MOST_GAMES,
    USUAL_DICE,
    USUAL_GAME,
    USUAL_SEATS,
    bot_seats,
    check_seed,
    most_jobs,
    most_rounds,
    table_options,
    whole,
)

LONGEST_BENCH = 600  # seconds
HOST, PORT, HIGHEST_PORT = "127.0.0.1", 8000, 65535


def build(session: Session) -> typer.Typer:
    """The command line in the session's language."""
    say = session.say
    group, command = helping.classes(session)
    app = typer.Typer(
        cls=group,
        help=say("help-gondwana"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )

    def option(name: str, key: str, metavar: str | None = None, **more: Any) -> Any:
        return typer.Option(name, help=say(key), metavar=metavar, **more)

    def argument(key: str, metavar: str, **more: Any) -> Any:
        return typer.Argument(help=say(key), metavar=metavar, **more)

    # `main` has read --lang before this was built, wherever it stood; here it is for the help.
    language = option("--lang", "help-lang", "|".join(LANGUAGES))
    options = option("--option", "help-option", "K=V")
    maps = option("--maps", "help-maps", say("metavar-file"))
    events = option("--events", "help-events", say("metavar-file"))
    game = argument("help-game", say("metavar-game"))
    # What `play` does without these is for it to say: a record to go on with decides as well.
    usual_game = argument("help-game", say("metavar-game"), show_default=USUAL_GAME)
    sitting = option("--seats", "help-play-seats", "A,B,…", show_default=USUAL_SEATS)
    dicing = option("--dice", "help-dice", "seeded|mine", show_default=USUAL_DICE)

    on = option("--on", "help-on", "ray|ray://…")
    rounds = option("--most-rounds", "help-most-rounds", "N")
    shared = {
        "game": game, "options": options, "maps": maps, "events": events, "on": on,
        "language": language, "rounds": rounds,
    }  # fmt: skip

    @app.callback(invoke_without_command=True)
    def gondwana(
        context: typer.Context,
        lang: Annotated[str | None, language] = None,
        version: Annotated[bool, option("--version", "help-version", is_eager=True)] = False,
    ) -> None:
        if version:
            session.console.print(f"gondwana {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            from .serve import serve as serve_tables

            serve_tables(session.console, session.language, HOST, PORT, None, None, True)

    @app.command("serve", cls=command, help=say("help-serve"))
    def serve(
        host: Annotated[str, option("--host", "help-host", "H")] = HOST,
        port: Annotated[str, option("--port", "help-port", "N")] = str(PORT),
        database: Annotated[str | None, option("--database", "help-database", "URL")] = None,
        data: Annotated[Path | None, option("--data", "help-data", say("metavar-folder"))] = None,
        no_browser: Annotated[bool, option("--no-browser", "help-no-browser")] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from .serve import serve as serve_tables

        number = whole("--port", port, 0, HIGHEST_PORT)
        serve_tables(
            session.console, session.language, host, number, database, data, not no_browser
        )

    @app.command("play", cls=command, help=say("help-play"))
    def play(
        game: Annotated[str | None, usual_game] = None,
        seats: Annotated[str | None, sitting] = None,
        options: Annotated[list[str] | None, options] = None,
        seed: Annotated[str | None, option("--seed", "help-seed", "S")] = None,
        record: Annotated[
            Path | None, option("--record", "help-record", say("metavar-file"))
        ] = None,
        dice: Annotated[str | None, dicing] = None,
        maps: Annotated[Path | None, maps] = None,
        events: Annotated[Path | None, events] = None,
        resume: Annotated[
            Path | None, option("--resume", "help-resume", say("metavar-file"))
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from .files import OwnFiles
        from .play import play as play_on

        play_on(
            session.console,
            session.language,
            game,
            seats,
            options or [],
            seed,
            record,
            dice,
            OwnFiles(maps, events),
            resume,
        )

    @app.command("simulate", cls=command, help=say("help-simulate"))
    def simulate(
        game: Annotated[str, game],
        games: Annotated[str, option("--games", "help-games", "N")] = "10000",
        seats: Annotated[str, option("--seats", "help-seats", "A,B,…")] = "greedy,random,random",
        seed: Annotated[str, option("--seed", "help-simulate-seed", "S")] = "1",
        jobs: Annotated[str, option("--jobs", "help-jobs", "N")] = "0",
        on: Annotated[str, on] = "",
        rounds: Annotated[str | None, rounds] = None,
        options: Annotated[list[str] | None, options] = None,
        maps: Annotated[Path | None, maps] = None,
        events: Annotated[Path | None, events] = None,
        data: Annotated[Path | None, option("--json", "help-json", say("metavar-file"))] = None,
        rows: Annotated[Path | None, option("--csv", "help-csv", say("metavar-file"))] = None,
        picture: Annotated[Path | None, option("--plot", "help-plot", say("metavar-file"))] = None,
        per_game: Annotated[bool, option("--per-game", "help-per-game")] = False,
        rotate: Annotated[bool, option("--rotate", "help-rotate")] = False,
        force: Annotated[bool, option("--force", "help-force")] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from ..arena.crew import check_place
        from . import simulate as room
        from .files import OwnFiles, table_with
        from .outputs import Outputs

        card = find_game(game)
        bots = bot_seats(seats)
        number = whole("--games", games, 1, MOST_GAMES)
        threads = whole("--jobs", jobs, 0, most_jobs())
        own = OwnFiles(maps, events)
        table = table_with(card, len(bots), table_options(options or ()), own)
        outputs = Outputs.check(data, rows, picture, force)
        most = most_rounds(rounds)
        check_place(on)
        seed = check_seed(seed)
        room.run(session, table, bots, number, seed, threads, most, on, rotate, outputs, per_game)

    parts = Parts(command, option, argument, shared)
    add_tournament(app, session, parts)
    add_balance(app, session, parts)
    add_tune(app, session, parts)

    @app.command("replay", cls=command, help=say("help-replay"))
    def replay(
        file: Annotated[Path, argument("help-record-file", say("metavar-file"))],
        maps: Annotated[Path | None, maps] = None,
        events: Annotated[Path | None, events] = None,
        plain: Annotated[bool, option("--plain", "help-plain")] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from . import replay as room
        from .files import OwnFiles

        room.run(session, file, OwnFiles(maps, events), plain)

    @app.command("check", cls=command, help=say("help-check"))
    def check(
        file: Annotated[Path, argument("help-check-file", say("metavar-file"))],
        maps: Annotated[Path | None, maps] = None,
        events: Annotated[Path | None, events] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from . import check as room
        from .files import OwnFiles

        room.run(session, file, OwnFiles(maps, events))

    @app.command("rules", cls=command, help=say("help-rules"))
    def rules(
        game: Annotated[str, game],
        clause: Annotated[str | None, argument("help-clause", say("metavar-clause"))] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from . import rules as room

        room.run(session, find_game(game), clause)

    @app.command("bots", cls=command, help=say("help-ladder"))
    def bots(lang: Annotated[str | None, language] = None) -> None:
        from . import bots as room

        room.run(session)

    @app.command("games", cls=command, help=say("help-list"))
    def games(lang: Annotated[str | None, language] = None) -> None:
        from . import games as room

        room.run(session)

    @app.command("warm", cls=command, help=say("help-warm"))
    def warm(
        games: Annotated[
            list[str] | None, argument("help-warm-games", say("metavar-games"))
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from . import warm as room

        room.run(session, _find_games(games or game_ids()))

    @app.command("bench", cls=command, help=say("help-bench"))
    def bench(
        games: Annotated[
            list[str] | None, argument("help-bench-games", say("metavar-games"))
        ] = None,
        seconds: Annotated[str, option("--seconds", "help-seconds", "N")] = "3",
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from . import bench as room

        room.run(
            session,
            _find_games(games or game_ids()),
            whole("--seconds", seconds, 1, LONGEST_BENCH),
        )

    return app


def _find_games(ids: list[str]) -> list[Game]:
    return [find_game(id_) for id_ in dict.fromkeys(ids)]
