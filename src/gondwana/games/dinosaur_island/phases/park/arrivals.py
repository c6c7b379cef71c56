"""Visitors come (DI.4.1): drawn in order, exchanged by the security office, paid at the gate."""

from typing import Any

from .....kernel.agenda import answered, ask_seat, push
from .....kernel.chance import add, add_outcome
from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...actions import A_RETURN, RETURNS
from ...clauses import ALLOWED, DI_L_SECURITY_OFFICE
from ...crowd import draw_size
from ...happenings import E_EXCHANGED, E_VISITORS, FROM_GATE
from ...objectives import check
from ...staff import earn
from ...state import (
    ARRIVALS,
    ARRIVE,
    ASK_EXCHANGE,
    CHANCE_VISITOR,
    EXCHANGES,
    GATE,
    HANDFUL,
    HOOLIGAN,
    NOBODY,
    OPEN_PARK,
    PATRON,
)


@rule
def begin_park(s: Any, t: Any) -> None:
    """DI.4.5: all draw before anyone places."""
    push(s, OPEN_PARK, NOBODY, 0)
    push(s, ARRIVALS, NOBODY, 0)


@rule
def arrivals(s: Any, t: Any, place: int) -> None:
    """DI.4.1, DI.F6: one after the other: draw, exchange, dollars."""
    if place == t.seats:
        return
    seat = int(s.order[place])
    push(s, ARRIVALS, NOBODY, place + 1)
    push(s, GATE, seat, 0)
    push(s, EXCHANGES, seat, 0)
    push(s, ARRIVE, seat, 0)
    s.to_draw = draw_size(s, t, seat)


# ---- drawing ---------------------------------------------------------------------------------


@rule
def handful(s: Any) -> int:
    """DI.4.1: how many are drawn together now; a short bag gives what it has."""
    return min(int(s.to_draw), int(s.bag[PATRON]) + int(s.bag[HOOLIGAN]), HANDFUL)


@rule
def arrive(s: Any, t: Any, seat: int) -> None:
    """DI.4.1: draw until there are enough, or none in the bag; all of one colour need no chance."""
    drawn = handful(s)
    while drawn > 0 and (s.bag[PATRON] == 0 or s.bag[HOOLIGAN] == 0):
        take(s, seat, drawn if s.bag[PATRON] == 0 else 0)
        drawn = handful(s)
    if drawn > 0:
        s.subject = seat
        s.chance = CHANCE_VISITOR
        return
    s.to_draw = 0
    note(s, E_VISITORS, EVERYBODY, seat, s.queue[seat, PATRON], s.queue[seat, HOOLIGAN])


@rule
def ways(n: int, k: int) -> int:
    """In how many ways k of n can be drawn."""
    count = 1
    for i in range(k):
        count = count * (n - i) // (i + 1)
    return count


@rule
def visitor_chances(s: Any, t: Any, choices: Any) -> None:
    """DI.S2, DI.4.1: how many of a handful are hooligans."""
    drawn, hooligans, patrons = handful(s), int(s.bag[HOOLIGAN]), int(s.bag[PATRON])
    for k in range(max(0, drawn - patrons), min(drawn, hooligans) + 1):
        add_outcome(choices, k, ways(hooligans, k) * ways(patrons, drawn - k))


@rule
def visitor_happens(s: Any, t: Any, hooligans: int) -> None:
    """They leave the bag; the next handful."""
    seat = int(s.subject)
    take(s, seat, hooligans)
    push(s, ARRIVE, seat, 0)


@rule
def take(s: Any, seat: int, hooligans: int) -> None:
    """A handful comes to the seat's gate."""
    patrons = handful(s) - hooligans
    s.bag[HOOLIGAN] -= hooligans
    s.bag[PATRON] -= patrons
    s.queue[seat, HOOLIGAN] += hooligans
    s.queue[seat, PATRON] += patrons
    s.to_draw -= hooligans + patrons


# ---- the security office (DI.L.security_office) ----------------------------------------------


@rule
def exchange(s: Any, t: Any, seat: int) -> None:
    """DI.L.security_office: one exchange after another, the number chosen on seeing the draw."""
    if s.exchanges[seat] > 0 and s.queue[seat, HOOLIGAN] > 0:
        ask_seat(s, ASK_EXCHANGE, seat)


@rule
def legal_exchange(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Up to two of the hooligans drawn."""
    for back in range(min(RETURNS - 1, int(s.queue[seat, HOOLIGAN])) + 1):
        add(choices, A_RETURN + back)


@rule
def exchange_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.L.security_office: two at most, and no more than were drawn."""
    back = action - A_RETURN
    if 0 <= back < RETURNS and back <= s.queue[seat, HOOLIGAN]:
        return ALLOWED
    return DI_L_SECURITY_OFFICE


@rule
def exchange_visitors(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.L.security_office: they go back, as many are drawn; who returns none is done."""
    answered(s, seat)
    back = action - A_RETURN
    if back == 0:
        s.exchanges[seat] = 0
        return
    s.exchanges[seat] -= 1
    s.queue[seat, HOOLIGAN] -= back
    s.bag[HOOLIGAN] += back
    note(s, E_EXCHANGED, EVERYBODY, seat, back)
    s.to_draw = back
    push(s, EXCHANGES, seat, 0)
    push(s, ARRIVE, seat, 0)


# ---- the gate --------------------------------------------------------------------------------


@rule
def gate(s: Any, t: Any, seat: int) -> None:
    """DI.4.1, DI.M.gate_money_in_round: dollars for each patron drawn, the queue's too."""
    dollars = int(s.queue[seat, PATRON] * t.gate_income)
    s.gate_money[seat] = dollars
    earn(s, seat, dollars, FROM_GATE)
    check(s, t, seat)
