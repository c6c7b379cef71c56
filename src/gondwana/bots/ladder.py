"""The ladder: named steps from weak to strong, and what was measured of them (`ladder.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .search import Budget

FILE = Path(__file__).parent / "ladder.toml"


@dataclass(frozen=True)
class Step:
    """A named bot: it follows a policy, or searches for so many milliseconds a decision."""

    name: str
    policy: str | None = None
    milliseconds: int = 0

    def budget(self, game: str, by_clock: bool) -> Budget:
        """How long it searches in a game: iterations, and by the clock so much time at most."""
        known = _document()["iterations"]
        iterations = known.get(game, known["usual"])[self.name]
        return Budget(iterations, self.milliseconds if by_clock else 0)


@dataclass(frozen=True)
class Rating:
    """What a step is worth in a game: OpenSkill's rating, 95 % of it from `low` to `high`.

    `milliseconds` is the time that a decision took on average where the rating was measured.
    """

    rating: float
    low: float
    high: float
    milliseconds: float
    games: int


@cache
def _document() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def steps() -> dict[str, Step]:
    """All steps by name, from weak to strong."""
    return {row["name"]: Step(**row) for row in _document()["steps"]}


def rating(step: str, game: str, seats: int) -> Rating | None:
    """What was measured of a step in a game with so many seats, or None."""
    measured = _document().get("ratings", {}).get(game, {}).get(str(seats), {}).get(step)
    return None if measured is None else Rating(**measured)
