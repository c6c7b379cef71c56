"""Write the ratings of `bots/ladder.toml` anew: scripts/ladder_ratings.py TOURNAMENT.json.

The files are those of `gondwana tournament GAME --bots … --seats N --json FILE`, at most one for
each game and number of seats; ratings of other games and numbers stay.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from gondwana.bots import steps
from gondwana.bots.ladder import FILE

HEAD = "# Ratings: OpenSkill's mu with 95 % of it, and the CPU time of a decision with a choice.\n"
Ratings = dict[str, dict[str, dict[str, dict[str, float]]]]  # by game, seats, and step


def measured(document: dict[str, Any]) -> dict[str, dict[str, float]]:
    """The rows of a tournament's steps of the ladder, from weak to strong."""
    by_name = {row["bot"]: row for row in document["standings"]}
    times = document["measured"]["milliseconds_a_decision"]
    return {
        name: {
            "rating": round(by_name[name]["rating"], 1),
            "low": round(by_name[name]["rating_low"], 1),
            "high": round(by_name[name]["rating_high"], 1),
            "milliseconds": round(times[name] or 0, 2),
            "games": document["games"],
        }
        for name in steps()
        if name in by_name
    }


def told(ratings: Ratings) -> str:
    """The ratings as TOML."""
    parts = [HEAD]
    for game, by_seats in sorted(ratings.items()):
        for seats, rows in sorted(by_seats.items(), key=lambda pair: int(pair[0])):
            parts.append(f"\n[ratings.{game}.{seats}]\n")
            for name, row in rows.items():
                inside = ", ".join(f"{key} = {value}" for key, value in row.items())
                parts.append(f"{name} = {{{inside}}}\n")
    return "".join(parts)


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    ratings: Ratings = tomllib.loads(text).get("ratings", {})
    for path in sys.argv[1:]:
        document = json.loads(Path(path).read_text(encoding="utf-8"))
        ratings.setdefault(document["game"], {})[str(document["seats"])] = measured(document)
    FILE.write_text(text.partition(HEAD)[0] + told(ratings), encoding="utf-8")


if __name__ == "__main__":
    main()
