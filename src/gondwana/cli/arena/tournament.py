"""`gondwana tournament`: bots meet, told as tables, files and a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from rich import box
from rich.table import Table as Grid

from ...arena.plan import Plan, seatings
from ...arena.ratings import Crossing, Standing, crossings, standings
from ...arena.results import Finished, Results
from ...arena.tournament import play_missing
from ...bots import is_reproducible
from ...kernel.errors import Problem
from ...kernel.game import Table
from ..compiling import prepare
from ..outputs import Drawn, Outputs, write_all
from ..progress import bar
from ..session import Session
from . import tournament_files as files

SUFFIX = ".jsonl"


@dataclass(frozen=True)
class Where:
    """Where a tournament is kept, and what plays it."""

    results: Path | None  # None: in the user's data folder
    anew: bool
    jobs: int
    on: str

    def path(self, plan: Plan) -> Path:
        """The file of the results."""
        if self.results is None:
            folder = platformdirs.user_data_path("gondwana") / "tournaments"
            return folder / f"{plan.table.game.id}-{plan.key}{SUFFIX}"
        if self.results.suffix.lower() != SUFFIX:
            raise Problem("problem-output-suffix", file=str(self.results), right=SUFFIX)
        folder = self.results.absolute().parent
        if not folder.is_dir():
            raise Problem("problem-output-folder", file=str(self.results), folder=str(folder))
        return self.results


def make_plan(
    table: Table, bots: list[str], games: int, seed: str, most_rounds: int | None
) -> Plan:
    """A plan with at least so many games."""
    each = max(1, len(seatings(bots, table.seats)))
    most = table.game.most_rounds if most_rounds is None else most_rounds
    return Plan(table, tuple(bots), -(-games // each), seed, most)


def run(session: Session, plan: Plan, where: Where, outputs: Outputs) -> None:
    """Play, or go on playing; print the tables, write the files."""
    path = where.path(plan)
    games = _play(session, plan, where, path)
    found, crossed = standings(plan, games), crossings(plan, games)
    _print(session, plan, games, found, crossed)
    session.console.print(session.say("tournament-kept", file=str(path)), soft_wrap=True)
    write_all(
        session,
        outputs,
        lambda: files.document(plan, games, found, crossed),
        lambda file: files.rows(plan, games, file),
        lambda: _draw(session, plan, games, found, crossed),
    )


def _draw(
    session: Session,
    plan: Plan,
    games: Mapping[int, Finished],
    found: list[Standing],
    crossed: dict[str, dict[str, Crossing]],
) -> Drawn:
    from .tournament_plot import draw

    return draw(session, plan, len(games), found, crossed)


def _play(session: Session, plan: Plan, where: Where, path: Path) -> dict[int, Finished]:
    """Play what is missing; the file is looked at before anything is compiled or played."""
    say, show = session.say, session.errors.print
    with Results(path, plan, where.anew) as results:
        found = len(results.games)
        if found:
            told = say("tournament-found", done=found, games=plan.games, file=str(path))
            show(told, soft_wrap=True)
        try:
            if found < plan.games and not where.on:
                prepare(session, plan.table, plan.seatings)
            with bar(session, say("tournament-playing"), plan.games) as advance:
                advance(found)
                play_missing(plan, results, where.jobs, where.on, advance)
        except KeyboardInterrupt:
            done = len(results.games)
            told = say("tournament-interrupted", done=done, games=plan.games, file=str(path))
            show(told, soft_wrap=True)
            raise
    return results.games


def _print(
    session: Session,
    plan: Plan,
    games: Mapping[int, Finished],
    found: list[Standing],
    crossed: dict[str, dict[str, Crossing]],
) -> None:
    say, show = session.say, session.console.print
    show(_standings(session, plan, found))
    show(_cross_table(session, found, crossed))
    show(say("tournament-shared"), soft_wrap=True)
    show(say("tournament-rating"), soft_wrap=True)
    stopped = sum(game.stopped for game in games.values())
    if stopped:
        show(say("tournament-stopped", games=stopped, rounds=plan.most_rounds), soft_wrap=True)
    if not all(is_reproducible(bot) for bot in plan.names):
        show(say("tournament-timed"), soft_wrap=True)


def _standings(session: Session, plan: Plan, found: list[Standing]) -> Grid:
    say, figure, percent = session.say, session.figure, session.percent
    texts = session.texts(plan.table.game)
    grid = Grid(
        title=say(
            "tournament-title",
            game=texts("game-name"),
            seats=plan.table.seats,
            games=plan.games,
            seeds=plan.seeds,
            seatings=len(plan.seatings),
            seed=plan.seed,
        ),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    timed = any(row.milliseconds is not None for row in found)
    grid.add_column(say("column-bot"))
    keys = ["rating", "interval", "wins", "interval", "score", "finish", *(["think"] * timed)]
    for key in keys:
        grid.add_column(say(f"column-{key}"), justify="right", no_wrap=True)
    for row in found:
        cells = [
            figure(row.rating, 2),
            say("range", low=figure(row.rating_low, 2), high=figure(row.rating_high, 2)),
            percent(row.share),
            say("range", low=percent(row.share_low), high=percent(row.share_high)),
            figure(row.points, 2),
            figure(row.rank, 2),
        ]
        if timed:
            cells.append("" if row.milliseconds is None else figure(row.milliseconds, 1))
        grid.add_row(row.bot, *cells)
    return grid


def _cross_table(
    session: Session, found: list[Standing], crossed: dict[str, dict[str, Crossing]]
) -> Grid:
    percent = session.percent
    grid = Grid(
        title=session.say("tournament-cross"),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    grid.add_column("")
    bots = [row.bot for row in found]
    for bot in bots:
        grid.add_column(bot, justify="right", no_wrap=True)
    for bot in bots:
        cells = []
        for other in bots:
            cell = crossed[bot].get(other)
            cells.append("" if cell is None else percent(cell.share))
        grid.add_row(bot, *cells)
    return grid
