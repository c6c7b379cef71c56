"""Which step follows which; nothing else."""

from typing import Any

from ...kernel.agenda import pop, push
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .grounds import ask_place
from .happenings import E_PHASE, E_ROUND
from .objectives import check, close_goals
from .phases.cleanup import begin_cleanup, bonuses, clear, end_round, return_pieces
from .phases.dice import ask_raise, find_threat, offer_copy, roll
from .phases.market import begin_market, go_on_trading
from .phases.park import arrivals, arrive, begin_park, end_park, exchange, gate, open_park
from .phases.research import begin_research, go_on_researching, wages
from .phases.setup import draw_dice, draw_objectives, draw_starter, draw_twists, lay_boards
from .phases.solo import draw_cards, solo_goals, turn_card
from .phases.work import begin_work, end_work
from .scoring import the_end
from .state import (
    ARRIVALS,
    ARRIVE,
    ASK_GAIN,
    ASK_LIMITS,
    ASK_PLACE,
    ASK_RAISE,
    BONUSES,
    CHECK,
    CLEAN_UP,
    CLEAR,
    CLOSE,
    COPYING,
    DRAW_CARDS,
    DRAW_DICE,
    DRAW_OBJECTIVES,
    DRAW_STARTER,
    DRAW_TWISTS,
    END_PARK,
    END_ROUND,
    END_WORK,
    EXCHANGES,
    FILL,
    GATE,
    LAY_BOARDS,
    MARKET,
    NOBODY,
    OPEN_PARK,
    OPEN_RECIPES,
    PARK,
    PHASE,
    RESEARCH,
    RESEARCHING,
    RETURN,
    ROLL,
    ROUND,
    SOLO_GOALS,
    SORT_STALLS,
    THE_END,
    THREAT,
    TRADING,
    TURN_CARD,
    WAGES,
    WORK,
)
from .store import gain_freely, open_limits
from .supply import fill, open_recipes, sort_stalls


@rule
def advance(s: Any, t: Any) -> None:
    """Take steps off the agenda until somebody, or chance, must speak."""
    while s.waiting == 0 and s.chance == 0 and s.over == 0:
        step = pop(s)
        carry_out(s, t, step, int(s.agenda[s.agenda_n, 1]), int(s.agenda[s.agenda_n, 2]))


@rule
def carry_out(s: Any, t: Any, step: int, seat: int, argument: int) -> None:
    """One step."""
    if step == CHECK:
        check(s, t, seat)
    elif step == ARRIVE:
        arrive(s, t, seat)
    elif step == RESEARCHING:
        go_on_researching(s, t, argument)
    elif step == TRADING:
        go_on_trading(s, t, argument)
    elif step == ASK_GAIN:
        gain_freely(s, seat, argument)
    elif step == ASK_LIMITS:
        open_limits(s, t, seat, argument)
    elif step == ASK_PLACE:
        ask_place(s, seat)
    elif step == ASK_RAISE:
        ask_raise(s, t, seat)
    elif step == COPYING:
        offer_copy(s, seat, argument)
    elif step == ROLL:
        roll(s, t, argument)
    elif step == WAGES:
        wages(s, t, argument)
    elif step == FILL:
        fill(s, t)
    elif step == OPEN_RECIPES:
        open_recipes(s, t)
    elif step == ARRIVALS:
        arrivals(s, t, argument)
    elif step == EXCHANGES:
        exchange(s, t, seat)
    elif step == GATE:
        gate(s, t, seat)
    elif step == BONUSES:
        bonuses(s, t, argument)
    else:
        carry_out_rare(s, t, step, argument)


@rule
def carry_out_rare(s: Any, t: Any, step: int, argument: int) -> None:
    """The steps that come once a phase or seldom."""
    if step == PHASE:
        begin_phase(s, t, argument)
    elif step == CLOSE:
        close_goals(s, t)
    elif step == THREAT:
        find_threat(s, t)
    elif step == END_WORK:
        end_work(s, t)
    elif step == OPEN_PARK:
        open_park(s, t)
    elif step == END_PARK:
        end_park(s, t)
    elif step == CLEAR:
        clear(s, t)
    elif step == RETURN:
        return_pieces(s, t)
    elif step == END_ROUND:
        end_round(s, t)
    elif step == ROUND:
        begin_round(s, t)
    elif step == TURN_CARD:
        turn_card(s)
    elif step == SOLO_GOALS:
        solo_goals(s)
    elif step == THE_END:
        the_end(s, t)
    else:
        set_up(s, t, step, argument)


@rule
def set_up(s: Any, t: Any, step: int, argument: int) -> None:
    """The steps of setup."""
    if step == DRAW_DICE:
        draw_dice(s, t, argument)
    elif step == SORT_STALLS:
        sort_stalls(s, t)
    elif step == DRAW_OBJECTIVES:
        draw_objectives(s, t, argument)
    elif step == DRAW_TWISTS:
        draw_twists(s, t, argument)
    elif step == DRAW_STARTER:
        draw_starter(s, t)
    elif step == LAY_BOARDS:
        lay_boards(s, t)
    elif step == DRAW_CARDS:
        draw_cards(s, t, argument)


@rule
def begin_round(s: Any, t: Any) -> None:
    """DI.G1, DI.M: five phases; the figures of a round start at 0."""
    s.round_number += 1
    note(s, E_ROUND, EVERYBODY, s.round_number)
    for seat in range(t.seats):
        s.gate_money[seat] = 0
        s.ride_points[seat] = 0
    push(s, PHASE, NOBODY, RESEARCH)


@rule
def begin_phase(s: Any, t: Any, phase: int) -> None:
    """DI.G1: one phase after the other, each complete before the next; then it closes (DI.6.2)."""
    s.phase = phase
    note(s, E_PHASE, EVERYBODY, phase)
    if phase == CLEAN_UP:
        push(s, END_ROUND, NOBODY, 0)
    else:
        push(s, PHASE, NOBODY, phase + 1)
    push(s, CLOSE, NOBODY, 0)
    if phase == RESEARCH:
        begin_research(s, t)
    elif phase == MARKET:
        begin_market(s, t)
    elif phase == WORK:
        begin_work(s, t)
    elif phase == PARK:
        begin_park(s, t)
    else:
        begin_cleanup(s, t)
