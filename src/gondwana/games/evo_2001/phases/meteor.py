"""Phase 6, the meteor (E1.6.1, E1.6.2): it moves, and may end the game."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..happenings import E_CRASHED, E_METEOR, E_METEOR_DIE
from ..state import (
    AFTER_METEOR,
    CHANCE_METEOR,
    DRAW_GENES,
    LAST,
    MOVE_METEOR,
    NOBODY,
    OVER,
    START_METEOR,
    THE_END,
)
from ..windows import window_later

QUIET_ROUNDS = 2  # E1.V3


@rule
def begin_meteor(s: Any) -> None:
    """E1.R19: the window for me first!, the meteor, the window for missing link, the draw."""
    push(s, DRAW_GENES, NOBODY, 0)
    window_later(s, AFTER_METEOR, NOBODY)
    push(s, MOVE_METEOR, NOBODY, 0)
    window_later(s, START_METEOR, NOBODY)


@rule
def move_meteor(s: Any, t: Any) -> None:
    """E1.6.1, E1.V3: one space on; a roll where the space has numbers, the end on the last."""
    if t.advanced and s.round_number <= QUIET_ROUNDS:
        return
    s.meteor += 1
    note(s, E_METEOR, EVERYBODY, s.meteor)
    if s.meteor >= t.last_space:
        crash(s)
    elif t.crash[s.meteor] != 0:
        s.chance = CHANCE_METEOR


@rule
def meteor_happens(s: Any, t: Any, number: int) -> None:
    """E1.6.1: a number shown on the space ends the game."""
    note(s, E_METEOR_DIE, EVERYBODY, number)
    if t.crash[s.meteor] >> number & 1:
        crash(s)


@rule
def crash(s: Any) -> None:
    """E1.6.1, E1.6.2, E1.R19: no auction any more; a last window for unexpected gene."""
    note(s, E_CRASHED, EVERYBODY)
    s.agenda_n = 0
    push(s, THE_END, NOBODY, 0)
    window_later(s, LAST, NOBODY)


@rule
def the_end(s: Any) -> None:
    """E1.E1: the game is over."""
    s.over = 1
    s.phase = OVER
