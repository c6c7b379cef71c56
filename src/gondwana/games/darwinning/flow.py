"""Which step follows which; nothing else."""

from typing import Any

from ...kernel.agenda import pop
from ...kernel.rule import rule
from .phases.ending import ask_keep, ask_taker, ask_takers, everybody_kept
from .phases.improving import ask_improvement
from .phases.metamorphosis import change, clear_away
from .phases.mutation import ask_steal, ask_unused
from .phases.setup import draw_open, draw_species, set_markers
from .phases.start import ask_discards, ask_leader, begin_era, deal, draw_environments
from .phases.survival import begin_survival, count_food, next_feeder, settle_bites
from .phases.tricks import begin_trick, drift, finish, next_player, resolve
from .state import (
    BITES,
    CHANGE,
    CLEAR,
    DEAL,
    DISCARD,
    DRAW_ENVIRONMENTS,
    DRAW_OPEN,
    DRAW_SPECIES,
    DRIFT,
    ERA,
    FEED,
    FEEDING,
    FINISH,
    FOOD,
    IMPROVE,
    KEEP,
    KEPT,
    LEADER,
    MARKERS,
    NEXT,
    NOBODY,
    RESOLVE,
    STEAL,
    STEALS,
    TAKE,
    TRICK,
)


@rule
def advance(s: Any, t: Any) -> None:
    """Take steps off the agenda until somebody, or chance, must speak."""
    while s.waiting == 0 and s.chance == 0 and s.over == 0:
        step = pop(s)
        carry_out(s, t, step, int(s.agenda[s.agenda_n, 1]), int(s.agenda[s.agenda_n, 2]))


@rule
def carry_out(s: Any, t: Any, step: int, seat: int, argument: int) -> None:
    """One step of a trick."""
    if step == NEXT:
        next_player(s, t)
    elif step == DEAL:
        deal(s, t, argument)
    elif step == RESOLVE:
        resolve(s, t)
    elif step == IMPROVE:
        ask_improvement(s, t, seat)
    elif step == FINISH:
        finish(s, t)
    elif step == DRIFT:
        drift(s, t)
    elif step == STEALS:
        ask_unused(s, t)
    elif step == STEAL:
        ask_steal(s, t, seat, argument)
    elif step == TRICK:
        begin_trick(s, t, seat)
    elif step == FEEDING:
        next_feeder(s, t, argument)
    elif step == FOOD:
        count_food(s, t, seat)
    elif step == CHANGE:
        change(s, t, argument)
    else:
        carry_out_rare(s, t, step, seat, argument)


@rule
def carry_out_rare(s: Any, t: Any, step: int, seat: int, argument: int) -> None:
    """The steps that come once an era or seldom."""
    if step == ERA:
        begin_era(s, t)
    elif step == DRAW_ENVIRONMENTS:
        draw_environments(s, argument)
    elif step == DISCARD:
        ask_discards(s, t)
    elif step == LEADER:
        ask_leader(s, t)
    elif step == TAKE and seat == NOBODY:
        ask_takers(s, t)
    elif step == TAKE:
        ask_taker(s, t, seat)
    elif step == KEEP:
        ask_keep(s, t)
    elif step == KEPT:
        everybody_kept(s, t)
    elif step == FEED:
        begin_survival(s, t)
    elif step == BITES:
        settle_bites(s, t)
    elif step == CLEAR:
        clear_away(s, t)
    elif step == DRAW_SPECIES:
        draw_species(s, t, argument)
    elif step == DRAW_OPEN:
        draw_open(s, argument)
    elif step == MARKERS:
        set_markers(s, t)
