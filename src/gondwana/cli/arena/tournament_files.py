"""A tournament's files: everything as JSON, a row for each game and seat as CSV."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import asdict
from typing import IO, Any

from ...arena.plan import Plan
from ...arena.ratings import Crossing, Standing, win_shares
from ...arena.results import Finished
from ...bots import is_reproducible


def document(
    plan: Plan,
    games: Mapping[int, Finished],
    found: list[Standing],
    crossed: dict[str, dict[str, Crossing]],
) -> dict[str, Any]:
    """Everything about the tournament; `measured` alone hangs on the machine that played it."""
    rows = [asdict(row) for row in found]
    times = {row["bot"]: row.pop("milliseconds") for row in rows}
    return {
        **plan.document,
        "games": len(games),
        "seatings": [list(seating) for seating in plan.seatings],
        "reproducible": all(is_reproducible(bot) for bot in plan.names),
        "stopped": sum(game.stopped for game in games.values()),
        "standings": rows,
        "finishes_before": {
            bot: {other: asdict(cell) for other, cell in cells.items()}
            for bot, cells in crossed.items()
        },
        "measured": {"milliseconds_a_decision": times},
    }


def rows(plan: Plan, games: Mapping[int, Finished], file: IO[Any]) -> None:
    """A row for each game and seat, in the order of the games."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("game", "seed", "seat", "mark", "bot", "points", "rank", "share", "rounds"))
    marks = plan.table.game.marks
    for number, game in sorted(games.items()):
        seed = f"{plan.seed}/{plan.seed_number(number)}"
        shares = win_shares(game.ranks)
        for seat, bot in enumerate(plan.seating_of(number)):
            writer.writerow(
                (
                    number,
                    seed,
                    seat,
                    marks[seat],
                    bot,
                    game.points[seat],
                    game.ranks[seat],
                    f"{shares[seat]:.6g}",
                    game.rounds,
                )
            )
