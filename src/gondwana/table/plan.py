"""What a table is to be, and what it is, told in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

QUICKEST, SLOWEST = 0.0, 10.0  # seconds before a bot's move


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit at a seat: a person, a bot, or whoever comes (`open`)."""

    kind: str  # "person", "bot" or "open"
    name: str = ""
    bot: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made; `pace` is the pause before a bot's move in seconds.

    `hints` tells whether people may ask what a bot would do; None: if no two of them play.
    """

    game: str
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    dice: str = "seeded"
    pace: float = 0.7
    files: Mapping[str, str] = field(default_factory=dict)  # own component files, name → text
    hints: bool | None = None

    @property
    def hinting(self) -> bool:
        """Whether hints are given at the table."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return people < 2 if self.hints is None else self.hints


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Who sits at a seat."""

    kind: str
    name: str
    bot: str | None
    person: str | None

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> SeatCard:
        """As a row of the store has it."""
        return cls(row["kind"], row["name"], row["bot"], row["person"])


@dataclass(frozen=True, slots=True)
class Card:
    """A table in short, for lists."""

    id: str
    game: str
    options: Mapping[str, str]
    seats: tuple[SeatCard, ...]
    phase: str  # "open" until every seat is taken, "running", "over"
    round: int
    waiting: tuple[int, ...]
    points: tuple[int, ...] | None  # at the end
    ranks: tuple[int, ...] | None
    created: datetime
    changed: datetime

    @classmethod
    def of(cls, row: Mapping[str, Any], seats: Iterable[SeatCard]) -> Card:
        """As a row of the store has it."""
        told = row["summary"]
        return cls(
            id=row["id"],
            game=row["game"],
            options=row["options"],
            seats=tuple(seats),
            phase=row["phase"],
            round=told["round"],
            waiting=tuple(told["waiting"]),
            points=None if told["points"] is None else tuple(told["points"]),
            ranks=None if told["ranks"] is None else tuple(told["ranks"]),
            created=_utc(row["created"]),
            changed=_utc(row["changed"]),
        )


def _utc(moment: datetime) -> datetime:
    """SQLite forgets the zone; ours is always UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def tidy_pace(seconds: float) -> float:
    """A pause before a bot's move that one can live with."""
    return max(QUICKEST, min(seconds, SLOWEST))
