"""The park's ground (DI.S11): free zones, and what is placed on them."""

from typing import Any

from ...kernel.agenda import answered, ask_seat, push
from ...kernel.chance import add
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .actions import A_PLACE, PASS
from .clauses import ALLOWED, DI_1_6_PLACE, DI_2_3_ZONE, DI_F1_COMPULSORY, DI_G1
from .happenings import E_FENCED_IN, E_PUT_UP
from .state import ASK_PLACE, COLUMNS, FENCE, NONE, ZONES


@rule
def is_free(s: Any, seat: int, zone: int) -> bool:
    """DI.S11: nothing lies there."""
    return s.park[seat, zone] == NONE


@rule
def has_free_pair(s: Any, seat: int, zone: int) -> bool:
    """DI.1.6: the zone and the one to its right are free."""
    if zone % COLUMNS == COLUMNS - 1:
        return False
    return is_free(s, seat, zone) and is_free(s, seat, zone + 1)


@rule
def has_any_pair(s: Any, seat: int) -> bool:
    """DI.1.6: room for an exhibit."""
    for zone in range(ZONES):
        if has_free_pair(s, seat, zone):
            return True
    return False


@rule
def has_any_zone(s: Any, seat: int) -> bool:
    """DI.2.3: room for an attraction."""
    for zone in range(ZONES):
        if is_free(s, seat, zone):
            return True
    return False


# ---- placing what is in hand ---------------------------------------------------------------


@rule
def place_next(s: Any, seat: int, tile: int) -> None:
    """The seat must place this next: an attraction, or FENCE + an exhibit."""
    s.laying = tile
    push(s, ASK_PLACE, seat, 0)


@rule
def ask_place(s: Any, seat: int) -> None:
    """Ask for a zone."""
    ask_seat(s, ASK_PLACE, seat)


@rule
def may_place(s: Any, seat: int, zone: int) -> bool:
    """DI.1.6, DI.2.3: two zones for an exhibit, one for an attraction."""
    return has_free_pair(s, seat, zone) if s.laying >= FENCE else is_free(s, seat, zone)


@rule
def legal_places(s: Any, seat: int, choices: Any) -> None:
    """Every zone that fits."""
    for zone in range(ZONES):
        if may_place(s, seat, zone):
            add(choices, A_PLACE + zone)


@rule
def place_refusal(s: Any, seat: int, action: int) -> int:
    """DI.1.6, DI.2.3, DI.F1."""
    if action == PASS:
        return DI_F1_COMPULSORY
    if not A_PLACE <= action < A_PLACE + ZONES:
        return DI_G1
    if may_place(s, seat, action - A_PLACE):
        return ALLOWED
    return DI_1_6_PLACE if s.laying >= FENCE else DI_2_3_ZONE


@rule
def place(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.1.6, DI.2.3: it lies there for good (DI.S11); an exhibit has paddock size 1."""
    answered(s, seat)
    zone, tile = action - A_PLACE, int(s.laying)
    s.laying = NONE
    s.park[seat, zone] = tile
    if tile >= FENCE:
        exhibit = tile - FENCE
        s.park[seat, zone + 1] = tile
        s.owner[exhibit] = seat
        s.home[exhibit] = zone
        s.paddock[exhibit] = 1
        note(s, E_FENCED_IN, EVERYBODY, seat, exhibit, zone)
    else:
        s.attraction[tile] = seat
        note(s, E_PUT_UP, EVERYBODY, seat, tile, zone)
