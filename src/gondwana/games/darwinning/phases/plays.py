"""What may be played to a trick, card by card (DW.2.1 to DW.2.4, DW.T2, DW.T3)."""

from typing import Any

from ....kernel.chance import add
from ....kernel.rule import rule
from ..actions import A_PICK, LAY
from ..cards import HUES, beats, combination, kind_of, number_of
from ..clauses import (
    ALLOWED,
    DW_2_1_HOLD,
    DW_2_1_WEAK,
    DW_2_2_COMBINATION,
    DW_2_2_MORE,
    DW_2_2_YET,
    DW_T3_GONE,
    DW_T3_OWN,
)
from ..state import (
    FOUR,
    JOKER,
    KINDS,
    LONGEST,
    NO_COMBINATION,
    NOBODY,
    NONE,
    SHOWN,
    TOKENS,
)
from .picks import hold_after_picks

# ---- what a play must be -------------------------------------------------------------------


@rule
def to_beat(s: Any, t: Any) -> int:
    """DW.2.1, DW.T2: the combination that must be beaten; none for the leader and for two."""
    return int(s.combination[s.best]) if s.best != NOBODY and t.seats > 2 else NO_COMBINATION


@rule
def total_to_beat(s: Any) -> int:
    """Its sum."""
    return int(s.total[s.best]) if s.best != NOBODY else 0


@rule
def sum_of(a: int, b: int, c: int, d: int) -> int:
    """The sum of up to four kinds, NONE for those that are not there."""
    found = number_of(a)
    if b != NONE:
        found += number_of(b)
    if c != NONE:
        found += number_of(c)
    if d != NONE:
        found += number_of(d)
    return found


@rule
def is_play(s: Any, t: Any, a: int, b: int, c: int, d: int, own: int) -> bool:
    """DW.2.1, DW.T3: a combination that beats, or one card of any kind; with a card from hand."""
    if own == 0:
        return False
    if b == NONE:
        return True
    made = combination(a, b, c, d)
    if made == NO_COMBINATION:
        return False
    best = to_beat(s, t)
    return best == NO_COMBINATION or beats(made, sum_of(a, b, c, d), best, total_to_beat(s))


@rule
def picked_kind(s: Any, seat: int, k: int) -> int:
    """The kind of the seat's pick of this number, or NONE."""
    token = int(s.picked[seat, k])
    return NONE if token == NONE else kind_of(s, token)


@rule
def own_picks(s: Any, seat: int) -> int:
    """How many picks come from hand."""
    found = 0
    for k in range(s.picked_n[seat]):
        if s.picked[seat, k] < KINDS:
            found += 1
    return found


@rule
def lay_refusal(s: Any, t: Any, seat: int) -> int:
    """Whether the picks are a play."""
    if s.picked_n[seat] == 0:
        return DW_2_1_HOLD
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    c, d = picked_kind(s, seat, 2), picked_kind(s, seat, 3)
    own = own_picks(s, seat)
    if is_play(s, t, a, b, c, d, own):
        return ALLOWED
    if own == 0:
        return DW_T3_OWN
    return DW_2_2_YET if combination(a, b, c, d) == NO_COMBINATION else DW_2_1_WEAK


# ---- what can become one -------------------------------------------------------------------


@rule
def pick_refusal(s: Any, t: Any, seat: int, token: int) -> int:
    """Only what can become a play is picked."""
    if token >= KINDS and t.seats > 2:
        return DW_T3_GONE
    if hold_after_picks(s, seat, token) <= 0:
        return DW_T3_GONE if token >= KINDS else DW_2_1_HOLD
    if s.picked_n[seat] >= LONGEST:
        return DW_2_2_MORE
    if can_grow(s, t, seat, token):
        return ALLOWED
    if makes_something(s, seat, token):
        return DW_2_1_WEAK if t.seats > 2 else DW_T3_OWN
    three = picked_kind(s, seat, LONGEST - 2)
    alike = same_numbers(picked_kind(s, seat, 0), picked_kind(s, seat, 1), three)
    return DW_2_2_MORE if three != NONE and not alike else DW_2_2_COMBINATION


@rule
def makes_something(s: Any, seat: int, token: int) -> bool:
    """Whether the picks and this token are or can become a combination, strong enough or not."""
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    kind = kind_of(s, token)
    if s.picked_n[seat] == 0:
        return False
    if s.picked_n[seat] == 2:
        return combination(a, b, kind, NONE) != NO_COMBINATION
    if s.picked_n[seat] > 2:
        return combination(a, b, picked_kind(s, seat, 2), kind) != NO_COMBINATION
    if combination(a, kind, NONE, NONE) != NO_COMBINATION:
        return True
    for other in range(TOKENS):
        if left_beside(s, seat, other, token, NONE) > 0:
            if combination(a, kind, kind_of(s, other), NONE) != NO_COMBINATION:
                return True
    return False


@rule
def can_grow(s: Any, t: Any, seat: int, token: int) -> bool:
    """Whether the picks and this token, which can still be picked, are or can become a play."""
    n = int(s.picked_n[seat])
    kind = kind_of(s, token)
    own = own_picks(s, seat) + (1 if token < KINDS else 0)
    if n == 0:
        return own > 0 or open_can_grow(s, t, seat, token)
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    if n == 1:
        return pair_can_grow(s, t, seat, a, kind, own, token)
    if n == 2:
        if is_play(s, t, a, b, kind, NONE, own):
            return True
        return same_numbers(a, b, kind) and four_can_grow(s, t, seat, kind, own, 1, token)
    return is_play(s, t, a, b, picked_kind(s, seat, 2), kind, own)


@rule
def open_can_grow(s: Any, t: Any, seat: int, token: int) -> bool:
    """DW.T3: an open card first; a card from hand must come to it."""
    kind = kind_of(s, token)
    for other in range(KINDS):
        if s.hand[seat, other] > 0:
            if pair_can_grow(s, t, seat, kind, other, 1, token):
                return True
    return False


@rule
def same_numbers(a: int, b: int, c: int) -> bool:
    """Three trait cards of one number."""
    return a // HUES == b // HUES and b // HUES == c // HUES and a != JOKER


@rule
def left_beside(s: Any, seat: int, token: int, more: int, less: int) -> int:
    """How many of a token are left beside the picks and up to two tokens more."""
    left = hold_after_picks(s, seat, token)
    return left - (1 if token == more else 0) - (1 if token == less else 0)


@rule
def pair_can_grow(s: Any, t: Any, seat: int, a: int, b: int, own: int, token: int) -> bool:
    """Whether two kinds, `own` of them from hand, are a play or can become one.

    `token` is the one not picked yet, and so is the card `b` where an open card comes first.
    """
    if is_play(s, t, a, b, NONE, NONE, own):
        return True
    if not may_belong(a, b):
        return False
    first, last = 0, JOKER
    if a != JOKER and b != JOKER and a % HUES != b % HUES:  # a straight, or of a kind
        first = max(0, HUES * (max(number_of(a), number_of(b)) - 3))
        last = min(JOKER, HUES * (min(number_of(a), number_of(b)) + 2))
    for other in range(first, last):
        if s.hand[seat, other] > 0 and third_fits(s, t, seat, a, b, own, token, other):
            return True
    for other in range(JOKER, TOKENS if t.seats == 2 else KINDS):
        if third_fits(s, t, seat, a, b, own, token, other):
            return True
    if a // HUES == b // HUES and a != JOKER:
        return four_can_grow(s, t, seat, b, own, 2, token)
    return False


@rule
def third_fits(s: Any, t: Any, seat: int, a: int, b: int, own: int, token: int, other: int) -> bool:
    """Whether one more token, if it is left, makes two kinds a play."""
    hers = b if s.picked_n[seat] == 0 else NONE
    if left_beside(s, seat, other, token, hers) <= 0:
        return False
    more = own + (1 if other < KINDS else 0)
    return is_play(s, t, a, b, kind_of(s, other), NONE, more)


@rule
def may_belong(a: int, b: int) -> bool:
    """Whether two kinds can be in one combination at all."""
    if a == JOKER or b == JOKER or a % HUES == b % HUES:
        return True
    return abs(number_of(a) - number_of(b)) <= 2


@rule
def four_can_grow(s: Any, t: Any, seat: int, kind: int, own: int, need: int, token: int) -> bool:
    """Whether `need` more cards of a number make four of a kind that is a play."""
    best = to_beat(s, t)
    if best != NO_COMBINATION:
        if not beats(FOUR, LONGEST * number_of(kind), best, total_to_beat(s)):
            return False
    first = kind - kind % HUES
    more, own_more = 0, 0
    for other in range(first, first + HUES):
        left = hold_after_picks(s, seat, other) - (1 if other == token else 0)
        more += left
        own_more += left
    for slot in range(SHOWN if t.seats == 2 else 0):
        other = int(s.open[slot])
        if other != NONE and other != JOKER and other // HUES == kind // HUES:
            more += hold_after_picks(s, seat, KINDS + slot) - (1 if KINDS + slot == token else 0)
    if s.picked_n[seat] == 0:  # the card from hand that comes to an open one
        more -= 1
        own_more -= 1
    return more >= need and own + own_more > 0


@rule
def legal_plays(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Lay what is picked, where it is a play; or pick one more."""
    if lay_refusal(s, t, seat) == ALLOWED:
        add(choices, LAY)
    n = int(s.picked_n[seat])
    if n == LONGEST:
        return
    for token in range(KINDS):
        if hold_after_picks(s, seat, token) > 0:
            if n == 0 or can_grow(s, t, seat, token):  # any card alone is a play
                add(choices, A_PICK + token)
    for token in range(KINDS, TOKENS if t.seats == 2 else KINDS):
        if hold_after_picks(s, seat, token) > 0 and can_grow(s, t, seat, token):
            add(choices, A_PICK + token)
