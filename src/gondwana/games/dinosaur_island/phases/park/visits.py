"""Each looks after the own park (DI.4.5, DI.F6): guard, placing, danger, lawyer, points."""

from typing import Any

from .....kernel.agenda import answered, ask, push
from .....kernel.chance import add
from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...actions import A_EATEN, A_RETURN, A_SELL, A_SUE, A_VISIT, AUTO, DONE, RETURNS
from ...clauses import ALLOWED, DI_4_5, DI_F1_COMPULSORY, DI_X_GUARD, DI_X_LAWYER
from ...crowd import may_stand
from ...happenings import E_GUARDED
from ...players import holds
from ...state import (
    ASK_VISITORS,
    END_PARK,
    FEEDING,
    GUARD,
    GUARDING,
    HOOLIGAN,
    LAWSUIT,
    LAWYER,
    NOBODY,
    PATRON,
    PLACES,
    PLACING,
    READY,
    SELLING,
    ZONES,
)
from .feeding import eat, eat_all, eaten_refusal, face_danger, feed_forced, lose_points, sue
from .placing import next_visitor, place, place_all, place_forced, visit_refusal
from .scoring import can_sell, score, sell, sell_refusal


@rule
def open_park(s: Any, t: Any) -> None:
    """DI.4.5: all at once, each in the own park."""
    push(s, END_PARK, NOBODY, 0)
    waiting = 0
    for seat in range(t.seats):
        s.stage[seat] = GUARDING
        go_on(s, t, seat)
        if s.stage[seat] != READY:
            waiting |= 1 << seat
    if waiting:
        ask(s, ASK_VISITORS, waiting)


@rule
def go_on(s: Any, t: Any, seat: int) -> None:
    """DI.F6: from stage to stage until the seat has a choice, or is done."""
    while s.stage[seat] != READY and not has_choice(s, t, seat):
        finish_stage(s, t, seat)


@rule
def has_choice(s: Any, t: Any, seat: int) -> bool:
    """Whether there is anything to decide in this stage; what is forced is done."""
    stage = s.stage[seat]
    if stage == GUARDING:
        return s.queue[seat, HOOLIGAN] > 0 and holds(s, seat, GUARD)
    if stage == PLACING:
        return place_forced(s, t, seat)
    if stage == FEEDING:
        return feed_forced(s, seat)
    if stage == LAWSUIT:
        return s.sued[seat] > 0 and s.money[seat] > 0 and holds(s, seat, LAWYER)
    return can_sell(s, t, seat)


@rule
def finish_stage(s: Any, t: Any, seat: int) -> None:
    """DI.F6: what follows at the end of a stage, and the next one."""
    stage = s.stage[seat]
    if stage == GUARDING:
        s.stage[seat] = PLACING
    elif stage == PLACING:
        face_danger(s, t, seat)
        s.stage[seat] = FEEDING
    elif stage == FEEDING:
        s.sued[seat] = s.eaten[seat, PATRON] + s.eaten[seat, HOOLIGAN]
        s.stage[seat] = LAWSUIT
    elif stage == LAWSUIT:
        lose_points(s, t, seat)
        s.stage[seat] = SELLING
    else:
        score(s, t, seat)
        s.stage[seat] = READY


# ---- what may be done ------------------------------------------------------------------------


@rule
def legal_visits(s: Any, t: Any, seat: int, choices: Any) -> None:
    """The seat's choices in its stage."""
    stage = s.stage[seat]
    if stage == LAWSUIT or stage == SELLING:
        add(choices, DONE)
    if stage == PLACING or stage == FEEDING:
        add(choices, AUTO)
    if stage == GUARDING:
        for back in range(min(RETURNS - 1, int(s.queue[seat, HOOLIGAN])) + 1):
            add(choices, A_RETURN + back)
    elif stage == PLACING:
        visitor = next_visitor(s, t, seat)
        for spot in range(PLACES):
            if may_stand(s, t, seat, spot, visitor):
                add(choices, A_VISIT + spot)
    elif stage == FEEDING:
        for spot in range(PLACES):
            if s.patrons[seat, spot] > 0:
                add(choices, A_EATEN + spot)
    elif stage == LAWSUIT:
        add(choices, A_SUE)
    else:
        for zone in range(ZONES):
            if sell_refusal(s, t, seat, zone) == ALLOWED:
                add(choices, A_SELL + zone)


@rule
def visits_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids an action in the own park."""
    stage = s.stage[seat]
    if action == DONE:
        return ALLOWED if stage == LAWSUIT or stage == SELLING else DI_F1_COMPULSORY
    if action == AUTO:
        return ALLOWED if stage == PLACING or stage == FEEDING else DI_4_5
    if stage_of(action) != stage:
        return DI_4_5
    if stage == GUARDING:
        return ALLOWED if action - A_RETURN <= s.queue[seat, HOOLIGAN] else DI_X_GUARD
    if stage == PLACING:
        return visit_refusal(s, t, seat, action - A_VISIT)
    if stage == FEEDING:
        return eaten_refusal(s, seat, action - A_EATEN)
    if stage == LAWSUIT:
        return ALLOWED if s.sued[seat] > 0 and s.money[seat] > 0 else DI_X_LAWYER
    return sell_refusal(s, t, seat, action - A_SELL)


@rule
def stage_of(action: int) -> int:
    """The stage to which an action belongs."""
    if action < A_RETURN or action >= A_SELL + ZONES:
        return READY
    if action < A_VISIT:
        return GUARDING
    if action < A_EATEN:
        return PLACING
    if action < A_SUE:
        return FEEDING
    return LAWSUIT if action == A_SUE else SELLING


# ---- doing it --------------------------------------------------------------------------------


@rule
def visit(s: Any, t: Any, seat: int, action: int) -> None:
    """One decision in the own park, and all that follows from it."""
    stage = s.stage[seat]
    if action == DONE:
        finish_stage(s, t, seat)
    elif stage == GUARDING:
        send_back(s, seat, action - A_RETURN)
    elif stage == PLACING:
        if action == AUTO:
            place_all(s, t, seat)
        else:
            place(s, t, seat, action - A_VISIT)
    elif stage == FEEDING:
        if action == AUTO:
            eat_all(s, t, seat)
        else:
            eat(s, seat, action - A_EATEN)
    elif stage == LAWSUIT:
        sue(s, seat)
    else:
        sell(s, t, seat, action - A_SELL)
    go_on(s, t, seat)
    if s.stage[seat] == READY:
        answered(s, seat)


@rule
def send_back(s: Any, seat: int, back: int) -> None:
    """DI.X.guard: up to two hooligans go back into the bag, a point for each."""
    s.queue[seat, HOOLIGAN] -= back
    s.bag[HOOLIGAN] += back
    s.points[seat] += back
    if back > 0:
        note(s, E_GUARDED, EVERYBODY, seat, back)
    s.stage[seat] = PLACING


@rule
def end_park(s: Any, t: Any) -> None:
    """DI.O3: in the solo game the eaten are out of it."""
    if t.solo:
        for visitor in range(PATRON, HOOLIGAN + 1):
            s.gone[visitor] += s.eaten[0, visitor]
            s.eaten[0, visitor] = 0
