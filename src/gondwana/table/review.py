"""Looking back at a game: what each decision of a seat was worth, apart from luck.

Worth is the search's: from 0 to 1, a share of winning. What a seat's prospects gain or lose from
one of its decisions to the next is split in three: what it gave away by its choice, what chance
brought beyond what was to be expected, and what is left: the others, and what nobody foresaw.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from ..bots.search import Thought
from ..kernel.match import Match


class Adviser(Protocol):
    """Who says what actions and positions are worth to a seat, by what it knows."""

    def weigh(self, match: Match, seat: int, action: int) -> list[Thought]:
        """What is best at a seat's decision, best first; the action is among it."""

    def outlook(self, match: Match, seat: int) -> float:
        """What a position is worth to a seat, whoever must decide in it, or chance."""


@dataclass(frozen=True)
class Judged:
    """A decision among several actions: the number of its line, and what was thought of each.

    `luck` and `others` are what its seat gained until it was asked again, or to the end.
    """

    number: int
    action: int
    thoughts: tuple[Thought, ...]  # best first
    luck: float = 0.0
    others: float = 0.0

    @property
    def best(self) -> float:
        """What the best action was worth."""
        return self.thoughts[0].worth

    @property
    def chosen(self) -> float:
        """What the action that was chosen was worth."""
        return next(one.worth for one in self.thoughts if one.action == self.action)

    @property
    def loss(self) -> float:
        """What was given away."""
        return self.best - self.chosen


def decisions(match: Match, seat: int) -> int:
    """How many lines of the seat a review looks at, forced ones among them."""
    return sum(line.seat == seat for line in match.lines)


def judge(match: Match, seat: int, adviser: Adviser) -> Iterator[Judged | None]:
    """The seat's decisions in a match, in order; None for each that was forced."""
    again = Match(match.table, seed=match.seed, dice="hand")
    last, luck, before = None, 0.0, None
    for number, line in enumerate(match.lines):
        if line.seat is None:
            if before is None and last is not None and len(again.chances()) > 1:
                before = adviser.outlook(again, seat)
            again.happen(line.id)
            continue
        if before is not None:  # several strokes of chance after one another are one
            luck += adviser.outlook(again, seat) - before
            before = None
        if line.seat == seat:
            if len(again.legal(seat)) > 1:
                now = Judged(number, line.id, tuple(adviser.weigh(again, seat, line.id)))
                if last is not None:
                    yield _settled(last, luck, now.best)
                last, luck = now, 0.0
            else:
                yield None
        again.play(line.seat, line.id)
    if last is not None:
        end = adviser.outlook(again, seat)
        yield _settled(last, luck + (end - before if before is not None else 0.0), end)


def _settled(judged: Judged, luck: float, after: float) -> Judged:
    """A decision with what came of it: `after` is what the seat's prospects were then."""
    return replace(judged, luck=luck, others=after - judged.chosen - luck)
