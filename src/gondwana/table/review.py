"""Looking back at a game: what each decision of a seat was worth, apart from luck.

Worth is the search's: from 0 to 1, a share of winning. What a seat's prospects gain or lose from
one of its decisions to the next is split in three: what it gave away by its choice, what chance
brought beyond what was to be expected, and what is left: the others, and what nobody foresaw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from ..bots.search import Thought
from ..bots.search.value import EVALUATION, evaluate
from ..kernel.game import Table
from ..kernel.match import Line, Match

Adviser = Callable[[Match, int], list[Thought]]


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
        return max(self.chosen, self.thoughts[0].worth)

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
    last, luck = None, 0.0
    for number, line in enumerate(match.lines):
        if line.seat == seat:
            thoughts = adviser(again, seat) if len(again.legal(seat)) > 1 else []
            if not thoughts:
                again.play(seat, line.id)
                yield None
                continue
            now = Judged(number, line.id, tuple(thoughts))
            if last is not None:
                yield _settled(last, luck, now.best)
            last, luck = now, 0.0
        luck += _step(again, seat, line)
    if last is not None:
        yield _settled(last, luck, _worth(again, seat))


def _settled(judged: Judged, luck: float, after: float) -> Judged:
    """A decision with what came of it: `after` is what the seat's prospects were then."""
    return replace(judged, luck=luck, others=after - judged.chosen - luck)


def _step(again: Match, seat: int, line: Line) -> float:
    """Play a line; what chance brought the seat by it, beyond what was to be expected."""
    if line.seat is not None:
        again.play(line.seat, line.id)
        return 0.0
    expected, weights = 0.0, 0
    for outcome, weight in again.chances():
        expected += weight * _worth_after(again, outcome, seat)
        weights += weight
    again.happen(line.id)
    return _worth(again, seat) - expected / weights


def _worth_after(match: Match, outcome: int, seat: int) -> float:
    state = match.state.clone()
    match.game.rules["happen"](state, match.table.constants, outcome)
    return _worth_of(match.table, state, seat)


def _worth(match: Match, seat: int) -> float:
    return _worth_of(match.table, match.state, seat)


def _worth_of(table: Table, state: object, seat: int) -> float:
    """What a state is worth to a seat at first sight, by the judgement of all seats."""
    found = [0.0] * EVALUATION
    table.game.plain[evaluate](state, table.constants, found)
    return found[seat]
