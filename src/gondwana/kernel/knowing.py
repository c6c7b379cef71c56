"""What a seat knows: rules that observations and dealing anew are made of."""

from __future__ import annotations

from typing import Any

from .chance import below
from .rule import rule

LOWEST_PLACE = -4  # a card's place: a seat, or a negative number for where nobody holds it
SHIFT = 5  # bits that count the cards of a place


@rule
def write(vector: Any, at: int, value: int) -> int:
    """Write a value into the vector; the next free place."""
    vector[at] = value
    return at + 1


@rule
def relative(t: Any, seat: int, other: int) -> int:
    """Another seat as counted from this one; who is no seat stays so.

    All is read before it is asked for, so that machine code chooses and need not jump.
    """
    there, seats = int(other), int(t.seats)
    away = there - seat
    around = away + seats if away < 0 else away
    return there if there < 0 else around


@rule
def deal_anew(places: Any, n: int, unseen: int, dice: Any) -> None:
    """Deal the cards of the bit set `unseen` anew among the places where they lie.

    `places` says where each of `n` cards, 31 at most, lies. Each place keeps as many, every
    arrangement is equally likely, and what comes out hangs on nothing but these numbers and the
    dice: first the cards are put in order, then shuffled (Fisher and Yates).
    """
    counts = 0
    for card in range(n):
        if unseen >> card & 1:
            counts += 1 << SHIFT * (places[card] - LOWEST_PLACE)
    place = LOWEST_PLACE
    for card in range(n):
        if unseen >> card & 1:
            while counts & (1 << SHIFT) - 1 == 0:
                counts >>= SHIFT
                place += 1
            places[card] = place
            counts -= 1
    for card in range(n - 1, 0, -1):
        if unseen >> card & 1:
            other = below(dice, card + 1)
            while unseen >> other & 1 == 0:
                other = below(dice, card + 1)
            held = places[card]
            places[card] = places[other]
            places[other] = held
