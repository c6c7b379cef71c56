"""Cards and what they make: numbers, colours, combinations (DW.2.2 to DW.2.4)."""

from typing import Any

from ...kernel.rule import rule
from .state import (
    COLOURS,
    FLUSH,
    FOUR,
    JOKER,
    KINDS,
    NO_COMBINATION,
    NONE,
    PAIR,
    SINGLE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
)

HUES = len(COLOURS)


@rule
def kind_of(s: Any, token: int) -> int:
    """The card that a token stands for: a kind, or a place of the open cards; NONE for neither."""
    return int(s.open[token - KINDS]) if token >= KINDS else token


@rule
def number_of(kind: int) -> int:
    """DW.S1, DW.2.4: the card's number, 0 for a joker."""
    return 0 if kind == JOKER else kind // HUES + 1


@rule
def ability_of(kind: int) -> int:
    """The ability of a trait card."""
    return kind // HUES


@rule
def combination(a: int, b: int, c: int, d: int) -> int:
    """DW.2.2, DW.2.4: what up to four kinds make, NONE for those that are not there; the strongest.

    They come from the front: `a` is always a card.
    """
    if b == NONE:
        return SINGLE
    if d != NONE:
        return FOUR if same_number(a, b) and same_number(b, c) and same_number(c, d) else 0
    if c == NONE:
        return PAIR if number_of(a) == number_of(b) else NO_COMBINATION
    if same_number(a, b) and same_number(b, c):
        return THREE
    suited = of_one_colour(a, b, c)
    if consecutive(number_of(a), number_of(b), number_of(c)):
        return STRAIGHT_FLUSH if suited else STRAIGHT
    return FLUSH if suited else NO_COMBINATION


@rule
def same_number(a: int, b: int) -> bool:
    """Two trait cards of one number."""
    return a // HUES == b // HUES


@rule
def of_one_colour(a: int, b: int, c: int) -> bool:
    """DW.2.4: three cards of one colour; a joker is of any."""
    if a == JOKER:
        return b == JOKER or c == JOKER or b % HUES == c % HUES
    if b == JOKER:
        return c == JOKER or a % HUES == c % HUES
    return a % HUES == b % HUES and (c == JOKER or b % HUES == c % HUES)


@rule
def consecutive(a: int, b: int, c: int) -> bool:
    """DW.2.2: three numbers in a row, in any order; no wrap from 15 to 0 (DW.2.4)."""
    low, high = min(a, b, c), max(a, b, c)
    return high - low == 2 and a + b + c == low + high + low + 1


@rule
def beats(combination_: int, total: int, best: int, best_total: int) -> bool:
    """DW.2.3: a stronger kind, or the same with an equal or higher sum."""
    return combination_ > best or (combination_ == best and total >= best_total)
