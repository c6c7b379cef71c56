"""Phase 1, initiative (E1.1): tails, then dinosaurs, then dice."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..happenings import E_PLACED
from ..state import (
    CHANCE_ORDER,
    DINOSAURS,
    NOBODY,
    SEATS,
    SORT,
    START_INITIATIVE,
    TAIL,
    TIES,
)
from ..windows import window_later

DIGIT = SEATS + 1  # an outcome's digits are seats + 1, the first in order lowest


@rule
def begin_initiative(s: Any) -> None:
    """E1.R19: the window for me first!, asked in last round's order; then the order."""
    push(s, SORT, NOBODY, 0)
    window_later(s, START_INITIATIVE, NOBODY)


@rule
def standing(s: Any, t: Any, seat: int) -> int:
    """E1.1.1, E1.1.2, E1.1.O: tails, then dinosaurs on the board, in one number."""
    herd = DINOSAURS - s.alive[seat] if t.fewest_first else s.alive[seat]
    return int(s.genes[seat, TAIL] * (DINOSAURS + 1) + herd)


@rule
def sort(s: Any, t: Any) -> None:
    """E1.1.1, E1.R5: behind those whom me first! put there, the best standing first."""
    first = 0
    for seat in range(t.seats):
        first += s.early >> seat & 1
    filled = first
    for seat in range(t.seats):
        if s.early >> seat & 1 == 0:
            place = filled
            while place > first and standing(s, t, s.order[place - 1]) < standing(s, t, seat):
                s.order[place] = s.order[place - 1]
                place -= 1
            s.order[place] = seat
            filled += 1
    push(s, TIES, NOBODY, first)


@rule
def group_size(s: Any, t: Any, place: int) -> int:
    """How many from this place on stand alike."""
    size = 1
    while place + size < t.seats:
        if standing(s, t, s.order[place + size]) != standing(s, t, s.order[place]):
            break
        size += 1
    return size


@rule
def ties(s: Any, t: Any, place: int) -> None:
    """E1.1.2, E1.X8: dice for the next group of equals; without one the order stands."""
    while place < t.seats:
        if group_size(s, t, place) > 1:
            s.subject = place
            s.chance = CHANCE_ORDER
            return
        place += 1
    for place in range(t.seats):
        note(s, E_PLACED, EVERYBODY, s.order[place], place + 1)


@rule
def order_chances(s: Any, t: Any, choices: Any) -> None:
    """E1.1.2: every order of the tied seats, all alike."""
    size = group_size(s, t, s.subject)
    group, orders = 0, 1
    for k in range(size):
        group |= 1 << s.order[s.subject + k]
        orders *= k + 1
    for number in range(orders):
        add_outcome(choices, order_of(group, size, number), 1)


@rule
def order_of(group: int, size: int, number: int) -> int:
    """The `number`-th order of a bit set of seats, as an outcome."""
    code, unit = 0, 1
    for left in range(size, 0, -1):
        skip = number % left
        number //= left
        seat = 0
        while skip > 0 or group >> seat & 1 == 0:
            skip -= group >> seat & 1
            seat += 1
        group &= ~(1 << seat)
        code += (seat + 1) * unit
        unit *= DIGIT
    return code


@rule
def order_happens(s: Any, code: int) -> None:
    """The tied seats go in this order; then the next group."""
    place = s.subject
    while code > 0:
        s.order[place] = code % DIGIT - 1
        code //= DIGIT
        place += 1
    push(s, TIES, NOBODY, place)
