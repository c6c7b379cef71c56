"""Cards that a seat has picked and nobody else knows of yet."""

from typing import Any

from ....kernel.rule import rule
from ..state import KINDS, LONGEST, NONE


@rule
def pick(s: Any, seat: int, token: int) -> None:
    """One more."""
    s.picked[seat, s.picked_n[seat]] = token
    s.picked_n[seat] += 1


@rule
def clear_picks(s: Any, seat: int) -> None:
    """None."""
    for k in range(LONGEST):
        s.picked[seat, k] = NONE
    s.picked_n[seat] = 0


@rule
def times_picked(s: Any, seat: int, token: int) -> int:
    """How often the token is picked."""
    found = 0
    for k in range(s.picked_n[seat]):
        if s.picked[seat, k] == token:
            found += 1
    return found


@rule
def hold_after_picks(s: Any, seat: int, token: int) -> int:
    """How many of a token can still be picked: from hand, or the open card on its place."""
    if token >= KINDS:
        there = 1 if s.open[token - KINDS] != NONE else 0
    else:
        there = int(s.hand[seat, token])
    return there - times_picked(s, seat, token)
