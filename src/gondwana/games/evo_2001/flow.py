"""Which step follows which; nothing else."""

from typing import Any

from ...kernel.agenda import pop, push
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .cards import play_pledges
from .happenings import E_PHASE, E_ROUND
from .phases.auction import bid_counts, draw_genes, go_on_bidding, pay, take
from .phases.birth import begin_birth, births, go_on_laying, hatch
from .phases.climate import begin_climate, flood, roll
from .phases.initiative import begin_initiative, sort, ties
from .phases.meteor import begin_meteor, move_meteor, the_end
from .phases.movement import begin_movement, go_on_moving, moves
from .phases.setup import deal_cards, draw_star
from .phases.survival import begin_survival, score, survive
from .state import (
    ALL_CARDS,
    AUCTION,
    BID_COUNTS,
    BIRTH,
    BIRTHS,
    CLIMATE,
    DRAW_GENES,
    FLOOD,
    HANDS,
    HATCH,
    INITIATIVE,
    LAYING,
    METEOR,
    MOVE_METEOR,
    MOVEMENT,
    MOVES,
    MOVING,
    NOBODY,
    PAY,
    PHASE,
    PLEDGES,
    ROLL,
    ROUND,
    SCORE,
    SORT,
    STARS,
    SURVIVAL,
    SURVIVE,
    TAKE,
    THE_END,
    TIES,
    WINDOW,
)
from .windows import open_window


@rule
def advance(s: Any, t: Any) -> None:
    """Take steps off the agenda until somebody, or chance, must speak."""
    while s.waiting == 0 and s.chance == 0 and s.over == 0:
        step = pop(s)
        carry_out(s, t, step, int(s.agenda[s.agenda_n, 1]), int(s.agenda[s.agenda_n, 2]))


@rule
def carry_out(s: Any, t: Any, step: int, seat: int, argument: int) -> None:
    """One step."""
    if step == WINDOW:
        open_window(s, t, argument, seat)
    elif step == MOVING:
        go_on_moving(s, t, seat)
    elif step == AUCTION:
        go_on_bidding(s, t)
    elif step == BID_COUNTS:
        bid_counts(s, t)
    elif step == LAYING:
        go_on_laying(s, t, seat)
    elif step == DRAW_GENES:
        draw_genes(s, t)
    elif step == SURVIVE:
        survive(s, t, seat, argument)
    elif step == MOVES:
        moves(s, t, argument)
    elif step == BIRTHS:
        births(s, t, argument)
    elif step == HATCH:
        hatch(s, seat)
    elif step == TAKE:
        take(s, t, argument)
    elif step == FLOOD:
        flood(s, t, seat, argument)
    else:
        carry_out_rare(s, t, step, argument)


@rule
def carry_out_rare(s: Any, t: Any, step: int, argument: int) -> None:
    """The steps that come once a round or seldom."""
    if step == PHASE:
        begin_phase(s, t, argument)
    elif step == SORT:
        sort(s, t)
    elif step == TIES:
        ties(s, t, argument)
    elif step == ROLL:
        roll(s)
    elif step == SCORE:
        score(s, t)
    elif step == MOVE_METEOR:
        move_meteor(s, t)
    elif step == PLEDGES:
        play_pledges(s, t)
    elif step == PAY:
        pay(s, t)
    elif step == ROUND:
        begin_round(s, t)
    elif step == STARS:
        draw_star(s, t, argument)
    elif step == HANDS:
        deal_cards(s, t, argument)
    elif step == THE_END:
        the_end(s)


@rule
def begin_round(s: Any, t: Any) -> None:
    """E1.S9: six phases, then the next round; what cards did has ended (E1.R1)."""
    s.round_number += 1
    note(s, E_ROUND, EVERYBODY, s.round_number)
    end_effects(s, t)
    push(s, ROUND, NOBODY, 0)
    for phase in range(METEOR, INITIATIVE - 1, -1):
        push(s, PHASE, NOBODY, phase)


@rule
def end_effects(s: Any, t: Any) -> None:
    """E1.R1: effects last to the end of the round."""
    s.asleep = 0
    s.early = 0
    s.climate_card = 0
    s.no_roll = 0
    s.no_births = 0
    s.fewer = 0
    for card in range(ALL_CARDS):
        s.fresh[card] = 0
    for region in range(t.regions):
        s.newborn[region] = 0
    for seat in range(t.seats):
        s.attack[seat] = 0
        s.defence[seat] = 0
        s.instincts[seat] = 0
        s.peaceful[seat] = 0
        s.truce[seat] = 0
        s.tough[seat] = 0
        s.kid_horns[seat] = 0
        s.wander[seat] = 0
        s.frost[seat] = 0
        s.rays[seat] = 0
        s.heat_proof[seat] = 0
        s.cold_proof[seat] = 0


@rule
def begin_phase(s: Any, t: Any, phase: int) -> None:
    """E1.S9: one phase after the other."""
    s.phase = phase
    note(s, E_PHASE, EVERYBODY, phase)
    if phase == INITIATIVE:
        begin_initiative(s)
    elif phase == CLIMATE:
        begin_climate(s)
    elif phase == MOVEMENT:
        begin_movement(s)
    elif phase == BIRTH:
        begin_birth(s)
    elif phase == SURVIVAL:
        begin_survival(s, t)
    else:
        begin_meteor(s)
