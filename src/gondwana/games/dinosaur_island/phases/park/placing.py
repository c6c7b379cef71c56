"""Placing visitors (DI.4.2): hooligans first, compulsory while there is room."""

from typing import Any

from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...clauses import ALLOWED, DI_4_2_FULL, DI_4_2_INTERN
from ...crowd import best_place, guided, may_stand, spaces_at, standing_at
from ...happenings import E_QUEUED, E_VISITED
from ...state import HOOLIGAN, INTERN_PLACE, NONE, PATRON, PLACES


@rule
def next_visitor(s: Any, t: Any, seat: int) -> int:
    """DI.4.2: the colour that is placed now, or NONE where nobody is left or finds room."""
    for visitor in range(HOOLIGAN, PATRON - 1, -1):
        if s.queue[seat, visitor] > 0:
            for spot in range(PLACES):
                if may_stand(s, t, seat, spot, visitor):
                    return visitor
    return NONE


@rule
def visit_refusal(s: Any, t: Any, seat: int, spot: int) -> int:
    """DI.4.2, DI.X.intern: a place with room for the colour at hand."""
    visitor = next_visitor(s, t, seat)
    if spot == INTERN_PLACE and visitor == HOOLIGAN:
        return DI_4_2_INTERN
    return ALLOWED if may_stand(s, t, seat, spot, visitor) else DI_4_2_FULL


@rule
def place(s: Any, t: Any, seat: int, spot: int) -> None:
    """DI.4.2: the next visitor goes there."""
    visitor = next_visitor(s, t, seat)
    s.queue[seat, visitor] -= 1
    if visitor == HOOLIGAN:
        s.hooligans[seat, spot] += 1
    else:
        s.patrons[seat, spot] += 1
    note(s, E_VISITED, EVERYBODY, seat, visitor, spot)


@rule
def is_forced(s: Any, t: Any, seat: int, visitor: int) -> bool:
    """Whether the owner has no choice: one place only, or room for no more than are left."""
    places, room = 0, 0
    for spot in range(PLACES):
        if may_stand(s, t, seat, spot, visitor):
            places += 1
            room += max(0, spaces_at(s, t, seat, spot) - standing_at(s, seat, spot))
    if guided(s, t, seat):
        room += 1  # once, wherever it is taken
    return places == 1 or room <= s.queue[seat, visitor]


@rule
def place_forced(s: Any, t: Any, seat: int) -> bool:
    """Place whoever can go nowhere else; whether a choice is left."""
    visitor = next_visitor(s, t, seat)
    while visitor != NONE and is_forced(s, t, seat, visitor):
        place(s, t, seat, best_place(s, t, seat, visitor))
        visitor = next_visitor(s, t, seat)
    if visitor == NONE and s.queue[seat, PATRON] + s.queue[seat, HOOLIGAN] > 0:
        note(s, E_QUEUED, EVERYBODY, seat, s.queue[seat, PATRON], s.queue[seat, HOOLIGAN])
    return visitor != NONE


@rule
def place_all(s: Any, t: Any, seat: int) -> None:
    """The proposal: patrons where they are worth most, hooligans least in the way."""
    visitor = next_visitor(s, t, seat)
    while visitor != NONE:
        place(s, t, seat, best_place(s, t, seat, visitor))
        visitor = next_visitor(s, t, seat)
