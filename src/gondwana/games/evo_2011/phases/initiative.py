"""Initiative phase (E2.3): the markers go to the track and are sorted."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ...common.rules.order import put_at_place
from ..actions import A_PLACE
from ..happenings import E_PLACED
from ..state import ADRENALINE_RUSH, AFTER_SORT, NOBODY, PLACE, RUSH, SORT, WINDOW


@rule
def begin_initiative(s: Any) -> None:
    """E2.W3: sorting, the window for dawn drums, adrenaline rush last."""
    push(s, RUSH, NOBODY, 0)
    push(s, WINDOW, NOBODY, AFTER_SORT)
    push(s, SORT, NOBODY, 0)


@rule
def sort_markers(s: Any, t: Any) -> None:
    """E2.3.1: from the columns to the track, then fewest dinosaurs first, ties as they stood."""
    for column in range(t.seats):
        seat = s.column_seat[column]
        place = column
        while place > 0 and s.alive[s.order[place - 1]] > s.alive[seat]:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    for place in range(t.seats):
        note(s, E_PLACED, EVERYBODY, s.order[place], place + 1)


@rule
def put_marker(s: Any, seat: int, target: int) -> None:
    """E2.C5, E2.R7: the marker to a place, the others keep their order."""
    put_at_place(s, seat, target)
    note(s, E_PLACED, EVERYBODY, seat, target + 1)


@rule
def rush(s: Any, t: Any) -> None:
    """E2.U10, E2.X9: whoever has adrenaline rush is asked for a place, every round."""
    for seat in range(t.seats):
        if s.genes[seat, ADRENALINE_RUSH]:
            ask_seat(s, PLACE, seat)


@rule
def legal_places(t: Any, choices: Any) -> None:
    """E2.R7: any place."""
    for place in range(t.seats):
        add(choices, A_PLACE + place)


@rule
def choose_place(s: Any, t: Any, seat: int, place: int) -> None:
    """E2.U10: the marker goes there."""
    answered(s, seat)
    put_marker(s, seat, place)
