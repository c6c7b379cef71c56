"""Which step follows which; nothing else."""

from typing import Any

from ...kernel.agenda import pop, push
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .cards import open_window
from .happenings import E_PHASE, E_ROUND
from .phases.birth import begin_birth, births, go_on_laying
from .phases.climate import begin_climate, peek, turn_token
from .phases.initiative import begin_initiative, rush, sort_markers
from .phases.movement import (
    begin_movement,
    clan_moves,
    give_points,
    go_on_moving,
    roll,
    settle_fight,
)
from .phases.mutation import begin_mutation, draw_genes, go_on_bidding, pay, take
from .phases.setup import draw_areas, draw_order
from .phases.survival import begin_survival, removal, score, take_off_marked
from .state import (
    AREAS,
    AUCTION,
    BIRTH,
    BIRTHS,
    CLAN_MOVES,
    CLIMATE,
    DRAW_GENES,
    FIGHT,
    INITIATIVE,
    LAYING,
    MOVEMENT,
    MOVEMENT_POINTS,
    MOVING,
    MUTATION,
    NOBODY,
    ORDER,
    PAY,
    PEEK,
    PHASE,
    REMOVAL,
    ROUND,
    RUSH,
    SCORE,
    SETTLE_FIGHT,
    SORT,
    SURVIVAL,
    TAKE,
    TAKE_OFF,
    TURN_TOKEN,
    WINDOW,
)


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
        go_on_moving(s, seat)
    elif step == AUCTION:
        go_on_bidding(s, t)
    elif step == DRAW_GENES:
        draw_genes(s, t)
    elif step == LAYING:
        go_on_laying(s, t, seat)
    elif step == BIRTHS:
        births(s, t, argument)
    elif step == CLAN_MOVES:
        clan_moves(s, t, argument)
    elif step == MOVEMENT_POINTS:
        give_points(s, seat)
    elif step == TAKE:
        take(s, t, argument)
    elif step == REMOVAL:
        removal(s, t, argument)
    else:
        carry_out_rare(s, t, step, argument)


@rule
def carry_out_rare(s: Any, t: Any, step: int, argument: int) -> None:
    """The steps that come once a round or seldom."""
    if step == FIGHT:
        roll(s)
    elif step == SETTLE_FIGHT:
        settle_fight(s, t)
    elif step == TAKE_OFF:
        take_off_marked(s, t)
    elif step == PAY:
        pay(s, t)
    elif step == SCORE:
        score(s, t)
    elif step == SORT:
        sort_markers(s, t)
    elif step == RUSH:
        rush(s, t)
    elif step == PEEK:
        peek(s, t)
    elif step == TURN_TOKEN:
        turn_token(s, t)
    elif step == PHASE:
        begin_phase(s, t, argument)
    elif step == ROUND:
        begin_round(s)
    elif step == ORDER:
        draw_order(s, t, argument)
    elif step == AREAS:
        draw_areas(s, t, argument)


@rule
def begin_round(s: Any) -> None:
    """E2.P: six phases, then the next round."""
    s.round_number += 1
    note(s, E_ROUND, EVERYBODY, s.round_number)
    push(s, ROUND, NOBODY, 0)
    for phase in range(SURVIVAL, CLIMATE - 1, -1):
        push(s, PHASE, NOBODY, phase)


@rule
def begin_phase(s: Any, t: Any, phase: int) -> None:
    """E2.P: one phase after the other."""
    s.phase = phase
    note(s, E_PHASE, EVERYBODY, phase)
    if phase == CLIMATE:
        begin_climate(s)
    elif phase == MUTATION:
        begin_mutation(s, t)
    elif phase == INITIATIVE:
        begin_initiative(s)
    elif phase == MOVEMENT:
        begin_movement(s)
    elif phase == BIRTH:
        begin_birth(s, t)
    else:
        begin_survival(s)
