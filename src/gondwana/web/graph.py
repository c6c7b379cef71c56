"""The graph of a review: where the lines of a seat's prospects run, for the template to draw.

Places are per cent of the graph's own width and height, so that it fits every screen as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

LEVEL = 0.25  # from line to line across
GRAVE = 0.02  # of a loss that is drawn
NARROW = 5.0  # per cent that a round's number needs


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

    @cached_property
    def most(self) -> float:
        """The prospects at the upper edge."""
        highest = max(LEVEL, self.end, *(moment.before for moment in self.moments))
        return LEVEL * ceil(highest / LEVEL)

    def x(self, number: int) -> float:
        """Where a decision stands, by its number on the graph."""
        return round(100 * number / len(self.moments), 2)

    def y(self, worth: float) -> float:
        """Where prospects stand."""
        return round(100 - 100 * worth / self.most, 2)

    @property
    def levels(self) -> list[tuple[float, float]]:
        """The lines across: where, and for which prospects."""
        found = [LEVEL * k for k in range(round(self.most / LEVEL) + 1)]
        return [(self.y(worth), worth) for worth in found]

    @property
    def rounds(self) -> list[tuple[float, int, bool]]:
        """Where rounds begin, their numbers, and whether a number has room there."""
        found: list[tuple[float, int, bool]] = []
        before, said = None, -NARROW
        for k, moment in enumerate(self.moments):
            if moment.round != before:
                before, x = moment.round, self.x(k)
                found.append((x, before, x - said >= NARROW))
                said = x if found[-1][2] else said
        return found

    @property
    def curve(self) -> str:
        """The prospects as the points of a line: down at each decision, and on to the next."""
        points: list[tuple[float, float]] = []
        for k, moment in enumerate(self.moments):
            points += [(self.x(k), self.y(moment.before)), (self.x(k), self.y(moment.after))]
        points.append((100, self.y(self.end)))
        return " ".join(f"{x:g},{y:g}" for x, y in points)

    @property
    def marks(self) -> list[Mark]:
        """What can be pressed: columns without gaps, so that one presses the nearest decision."""
        edges = [(self.x(k) + self.x(k - 1)) / 2 for k in range(1, len(self.moments))]
        return [
            Mark(
                moment,
                self.x(k),
                left,
                round(right - left, 2),
                self.y(moment.before),
                self.y(moment.after) if moment.before - moment.after >= GRAVE else None,
            )
            for k, (moment, left, right) in enumerate(
                zip(self.moments, [0.0, *edges], [*edges, 100.0], strict=True)
            )
        ]
