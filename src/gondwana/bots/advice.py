"""Advice to people: what a search finds best for them, by what their seat knows."""

from __future__ import annotations

from ..kernel.match import Match
from .ladder import steps
from .search import Thought, Until, Weighing

ADVISER = "alpha"  # the step of the ladder whose search is asked
SEED = "advice"  # no match's own: advice must not hang on dice that nobody has seen


def iterations(match: Match) -> int:
    """How many iterations the adviser's time brings in this game."""
    return steps()[ADVISER].budget(match.game.id, by_clock=False).iterations


def advise(match: Match, seat: int, compiled: bool, until: Until) -> list[Thought]:
    """What the adviser finds best at a seat that must decide, best first."""
    weighing = Weighing(match, seat, SEED, iterations(match), compiled)
    weighing.go_on(until)
    return weighing.thoughts()
