"""The work phase itself (DI.3.1, DI.3.6): what each may do, until all are done."""

from typing import Any

from .....kernel.agenda import answered, ask, push
from .....kernel.chance import add
from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...actions import A_BENCH, A_PADDOCK, A_PAY, A_REFINE, A_RETURN, DONE
from ...clauses import (
    ALLOWED,
    DI_3_1,
    DI_3_3_PAYS,
    DI_3_6_COPYING,
    DI_3_6_PAYING,
    DI_X_FENCER,
    DI_X_FENCER_ONCE,
)
from ...happenings import E_DONE
from ...objectives import check, show_claims
from ...players import holds
from ...state import ASK_WORK, END_WORK, EXHIBITS, FENCER, NOBODY, NONE
from .creating import legal_payments, pay, payment_refusal
from .deeds import GROUPS, deed_refusal, do_deed, spot_of, tile_of, use_refusal
from .lab import occupy, spot_refusal
from .shown import remember, show
from .upkeep import paddock_refusal, raise_paddock


@rule
def begin_work(s: Any, t: Any) -> None:
    """DI.3.1: everybody at once; the others are shown as they stand now."""
    remember(s, t)
    push(s, END_WORK, NOBODY, 0)
    ask(s, ASK_WORK, (1 << t.seats) - 1)


@rule
def end_work(s: Any, t: Any) -> None:
    """DI.3.6, DI.6.3: when all are done everybody sees what came of it."""
    for seat in range(t.seats):
        show(s, t, seat)
    show_claims(s, t)


# ---- what may be done ------------------------------------------------------------------------


@rule
def legal_work(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Everything that can be done now in the lab, or to be done."""
    if s.paying[seat] != NONE:
        legal_payments(s, t, seat, choices)
        return
    if s.copying[seat] == 0:
        add(choices, DONE)
        for exhibit in range(EXHIBITS):
            if fence_refusal(s, t, seat, exhibit) == ALLOWED:
                add(choices, A_PADDOCK + exhibit)
    for group in range(len(GROUPS) - 1):
        first = GROUPS[group]
        if first == A_PAY:
            continue
        if spot_refusal(s, t, seat, tile_of(s, seat, first), spot_of(first)) == ALLOWED:
            for action in range(first, GROUPS[group + 1]):
                if deed_refusal(s, t, seat, action) == ALLOWED:
                    add(choices, action)


@rule
def work_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids an action of the work phase."""
    paying = int(s.paying[seat])
    if A_PAY <= action < A_BENCH:
        if paying == NONE:
            return DI_3_3_PAYS
        return payment_refusal(s, t, seat, paying, action - A_PAY)
    if paying != NONE:
        return DI_3_6_PAYING
    if A_REFINE <= action < A_RETURN:
        return use_refusal(s, t, seat, action)
    if s.copying[seat]:
        return DI_3_6_COPYING
    if A_PADDOCK <= action < A_PADDOCK + EXHIBITS:
        return fence_refusal(s, t, seat, action - A_PADDOCK)
    return ALLOWED if action == DONE else DI_3_1


@rule
def fence_refusal(s: Any, t: Any, seat: int, exhibit: int) -> int:
    """DI.X.fencer: once a round, a paddock below the greatest size."""
    if not holds(s, seat, FENCER):
        return DI_X_FENCER
    return DI_X_FENCER_ONCE if s.fenced[seat] else paddock_refusal(s, t, seat, exhibit)


# ---- doing it --------------------------------------------------------------------------------


@rule
def work(s: Any, t: Any, seat: int, action: int) -> None:
    """One use of the lab; what it meets is looked at when it is complete."""
    if action == DONE:
        answered(s, seat)
        note(s, E_DONE, EVERYBODY, seat)
        return
    if action < A_REFINE:
        s.fenced[seat] = 1
        raise_paddock(s, seat, action - A_PADDOCK, 0)
    elif A_PAY <= action < A_BENCH:
        pay(s, t, seat, int(s.paying[seat]), action - A_PAY)
    else:
        occupy(s, t, seat, tile_of(s, seat, action), spot_of(action))
        do_deed(s, t, seat, action)
    if s.paying[seat] == NONE:
        check(s, t, seat)
