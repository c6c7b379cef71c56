"""`gondwana simulate`: many games between bots, told as a table, files and a picture."""

from __future__ import annotations

import csv
from dataclasses import asdict
from typing import IO, TYPE_CHECKING, Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from .. import __version__
from ..arena.simulate import Report, simulate
from ..kernel.game import Game, Table
from .compiling import prepare
from .looks import SEAT_LOOKS
from .outputs import Outputs, write_all
from .progress import bar
from .session import Session
from .summary import RoundSummary, SeatSummary, round_summary, seat_summaries

if TYPE_CHECKING:
    from .plot import Picture

WIDE = 96  # columns of a terminal in which the seats' names have room


def run(
    session: Session,
    table: Table,
    bots: list[str],
    games: int,
    seed: str,
    jobs: int,
    most_rounds: int | None,
    on: str,
    rotate: bool,
    outputs: Outputs,
    per_game: bool,
) -> None:
    """Simulate, print the table, write the files; with `per_game`, JSON lists every game too."""
    report = _simulate(session, table, bots, games, seed, jobs, most_rounds, on, rotate)
    seats, rounds = seat_summaries(report), round_summary(report)
    _print(session, table.game, report, seats, rounds)
    write_all(
        session,
        outputs,
        lambda: _document(table, report, seats, rounds, per_game),
        lambda file: _rows(table.game, report, file),
        lambda: _draw(session, table, report, seats),
    )


def _draw(session: Session, table: Table, report: Report, seats: list[SeatSummary]) -> Picture:
    from .plot import draw

    return draw(session, table, report, seats)


def _simulate(
    session: Session,
    table: Table,
    bots: list[str],
    games: int,
    seed: str,
    jobs: int,
    most_rounds: int | None,
    on: str,
    rotate: bool,
) -> Report:
    if not on:
        prepare(session, table, [bots])
    whole = -(-games // table.seats) * table.seats if rotate else games
    with bar(session, session.say("simulate-playing"), whole) as advance:
        return simulate(table, bots, games, seed, jobs, advance, most_rounds, on, rotate)


def _print(
    session: Session,
    game: Game,
    report: Report,
    seats: list[SeatSummary],
    rounds: RoundSummary,
) -> None:
    say, figure, percent = session.say, session.figure, session.percent
    texts = session.texts(game)
    grid = Grid(
        title=say("simulate-title", game=texts("game-name"), games=report.games, seed=report.seed),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    grid.add_column(say("column-number" if report.rotated else "column-seat"), no_wrap=True)
    grid.add_column(say("column-bot"))
    for key in ("wins", "interval", "score", "deviation", "spread", "rank"):
        grid.add_column(say(f"column-{key}"), justify="right", no_wrap=True)
    named = session.console.width >= WIDE
    for row in seats:
        mark, name = seat_words(session, game, report, row.seat)
        name = f" {name}" if named and name else ""
        grid.add_row(
            Text.assemble((mark, f"bold {SEAT_LOOKS[row.seat].terminal}"), name),
            row.bot,
            percent(row.share),
            say("range", low=percent(row.share_low), high=percent(row.share_high)),
            f"{figure(row.score, 2)} ± {figure(row.score_margin, 2)}",
            figure(row.score_deviation, 1),
            say("range", low=figure(row.score_p5), high=figure(row.score_p95)),
            figure(row.rank, 2),
        )
    session.console.print(grid)
    session.console.print(
        say(
            "simulate-rounds",
            mean=figure(rounds.mean, 2),
            least=rounds.least,
            most=rounds.most,
        )
    )
    stopped = int(report.stopped.sum())
    if stopped:
        session.console.print(say("simulate-stopped", games=stopped, rounds=rounds.most))
    session.console.print(
        say(
            "simulate-speed",
            decisions=report.decisions,
            unforced=report.unforced,
            seconds=figure(report.seconds, 2),
            rate=round(report.decisions / max(report.seconds, 1e-9)),
        )
    )


def seat_words(session: Session, game: Game, report: Report, column: int) -> tuple[str, str]:
    """A seat's letter and name; where the seats were rotated, the bot's number and no name."""
    if report.rotated:
        return str(column + 1), ""
    mark = game.marks[column]
    return mark, session.texts(game)(f"seat-{mark}")


def _document(
    table: Table,
    report: Report,
    seats: list[SeatSummary],
    rounds: RoundSummary,
    per_game: bool,
) -> dict[str, Any]:
    """Everything about the simulation, for a JSON file."""
    marks = table.game.marks
    document: dict[str, Any] = {
        "gondwana": __version__,
        "game": table.game.id,
        "game_version": table.game.version,
        "options": table.options,
        "files": {name: table.file_hash(name) for name in table.own_files},
        "bots": list(report.bots),
        "games": report.games,
        "seed": report.seed,
        "rotated": report.rotated,
        "seats": [_seat(marks, report, row) for row in seats],
        "rounds": asdict(rounds),
        "stopped": int(report.stopped.sum()),
        "decisions": report.decisions,
        "unforced_decisions": report.unforced,
        "seconds": report.seconds,
    }
    if per_game:
        document["each_game"] = [
            {"seed": report.seed_of(game), "points": points, "ranks": ranks, "rounds": length}
            for game, (points, ranks, length) in enumerate(
                zip(
                    report.points.tolist(),
                    report.ranks.tolist(),
                    report.rounds.tolist(),
                    strict=True,
                )
            )
        ]
    return document


def _seat(marks: str, report: Report, row: SeatSummary) -> dict[str, Any]:
    """A row of figures: of a seat, or of a bot that sat everywhere."""
    figures = asdict(row)
    if report.rotated:
        del figures["seat"]
        return figures
    return {"mark": marks[row.seat], **figures}


def _rows(game: Game, report: Report, file: IO[Any]) -> None:
    """A row for each game and seat."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("game", "seed", "seat", "mark", "bot", "points", "rank", "share", "rounds"))
    points, ranks = report.points.tolist(), report.ranks.tolist()
    shares, rounds = report.shares.tolist(), report.rounds.tolist()
    for number in range(report.games):
        for column, bot in enumerate(report.bots):
            seat = report.seat_of(number, column)
            writer.writerow(
                (
                    number,
                    report.seed_of(number),
                    seat,
                    game.marks[seat],
                    bot,
                    points[number][column],
                    ranks[number][column],
                    f"{shares[number][column]:.6g}",
                    rounds[number],
                )
            )
