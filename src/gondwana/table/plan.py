"""What a table is to be, and what it is, told in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit at a seat: a person, a bot, or whoever comes (`open`)."""

    kind: str  # "person", "bot" or "open"
    name: str = ""
    bot: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made; `pace` is the pause before a bot's move in seconds."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    dice: str = "seeded"
    pace: float = 0.7


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Who sits at a seat."""

    kind: str
    name: str
    bot: str | None
    person: str | None


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
