"""The graph of a review: where the lines of a seat's prospects run, for the template to draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

WIDTH, HEIGHT = 1000, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 14, 28
LEVEL = 0.25  # from line to line across
GRAVE = 0.02  # of a loss that is drawn


@dataclass(frozen=True)
class Moment:
    """A decision: its line, its round, and the prospects before and after it, from 0 to 1."""

    number: int
    round: int
    before: float
    after: float


@dataclass(frozen=True)
class Mark:
    """What is drawn of a decision, and what can be pressed there: a column over all the height."""

    moment: Moment
    x: float
    left: float
    width: float
    y: float
    fall: float | None  # down to where, if much was given away


@dataclass(frozen=True)
class Graph:
    """The prospects at each decision of a seat, and at the `end`."""

    moments: Sequence[Moment]
    end: float

    width, height = WIDTH, HEIGHT
    left, right = LEFT, WIDTH - RIGHT

    @cached_property
    def most(self) -> float:
        """The prospects at the upper edge."""
        highest = max(LEVEL, self.end, *(moment.before for moment in self.moments))
        return LEVEL * ceil(highest / LEVEL)

    @property
    def step(self) -> float:
        """How far decisions lie apart."""
        return (self.right - LEFT) / len(self.moments)

    def x(self, number: int) -> float:
        """Where a decision stands, by its number on the graph."""
        return round(LEFT + number * self.step, 1)

    def y(self, worth: float) -> float:
        """Where prospects stand."""
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * worth / self.most, 1)

    @property
    def levels(self) -> list[tuple[float, float]]:
        """The lines across: where, and for which prospects."""
        found = [LEVEL * k for k in range(round(self.most / LEVEL) + 1)]
        return [(self.y(worth), worth) for worth in found]

    @property
    def rounds(self) -> list[tuple[float, int]]:
        """Where rounds begin, and their numbers."""
        before = [None, *(moment.round for moment in self.moments)]
        return [
            (self.x(k), moment.round)
            for k, moment in enumerate(self.moments)
            if moment.round != before[k]
        ]

    @property
    def curve(self) -> str:
        """The prospects as the points of a line: down at each decision, and on to the next."""
        points = [(self.x(len(self.moments)), self.y(self.end))]
        for k, moment in reversed(list(enumerate(self.moments))):
            points[:0] = [(self.x(k), self.y(moment.before)), (self.x(k), self.y(moment.after))]
        return " ".join(f"{x:g},{y:g}" for x, y in points)

    @property
    def marks(self) -> list[Mark]:
        """What can be pressed."""
        return [
            Mark(
                moment,
                self.x(k),
                round(self.x(k) - self.step / 2, 1),
                round(self.step, 1),
                self.y(moment.before),
                self.y(moment.after) if moment.before - moment.after >= GRAVE else None,
            )
            for k, moment in enumerate(self.moments)
        ]
