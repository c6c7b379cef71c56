"""What the cards that a seat has picked for its play can become, and what that is worth to a bot.

Sets of kinds, and of tokens, are bit sets: only cards that fit together are looked at together.
"""

from typing import Any

from ...kernel.rule import rule
from .cards import HUES, beats, combination, kind_of, number_of
from .phases.picks import hold_after_picks
from .phases.plays import own_picks, picked_kind, sum_of
from .sets import lowest_in
from .state import (
    JOKER,
    KINDS,
    LONGEST,
    NO_COMBINATION,
    NOBODY,
    NONE,
    NUMBERS,
    SHOWN,
    SINGLE,
)
from .tactics import SURELY, holds_out
from .worth import card_worth, use_worth, ways_of

NO_PLAY = -99 * SURELY
ALL_KINDS = (1 << KINDS) - 1
JOKERS = 1 << JOKER
OF_ONE = (1 << HUES) - 1  # those with the number 1; three times as many bits up, those with 2
OF_FIRST = sum(1 << HUES * k for k in range(NUMBERS))  # those of the first colour
STEP = 2  # at most so far are two numbers of a straight apart

# ---- which kinds go together ---------------------------------------------------------------


@rule
def of_number(number: int) -> int:
    """The kinds of a number; a joker's is 0."""
    return OF_ONE << HUES * (number - 1) if number > 0 else JOKERS


@rule
def belonging(a: int) -> int:
    """The kinds that can be in one combination with this one."""
    if a == JOKER:
        return ALL_KINDS
    first = HUES * max(0, a // HUES - STEP)
    last = min(JOKER, HUES * (a // HUES + STEP + 1))
    return (1 << last) - (1 << first) | OF_FIRST << a % HUES | JOKERS


@rule
def fitting(a: int, b: int) -> int:
    """The kinds that make a combination of three with these two."""
    if a == JOKER and b == JOKER:
        return ALL_KINDS
    low, high = min(number_of(a), number_of(b)), max(number_of(a), number_of(b))
    found = 0
    if a == JOKER or b == JOKER or a % HUES == b % HUES:
        found = OF_FIRST << (b if a == JOKER else a) % HUES | JOKERS
    if low == high:
        found |= of_number(low)
    elif high - low == STEP:
        found |= of_number(low + 1)
    elif high - low < STEP:
        found |= of_number(low - 1) if low > 0 else 0
        found |= of_number(high + 1) if high < NUMBERS else 0
    return found


@rule
def companions(a: int, b: int, c: int) -> int:
    """The kinds that can be in one combination with up to three, NONE for those not there."""
    if a == NONE:
        return ALL_KINDS
    if b == NONE:
        return belonging(a)
    if c == NONE:
        return fitting(a, b)
    return of_number(number_of(a)) if a // HUES == b // HUES and b // HUES == c // HUES else 0


# ---- what can be picked --------------------------------------------------------------------


@rule
def left_to_pick(s: Any, t: Any, seat: int) -> int:
    """The tokens that the seat can still pick."""
    found = 0
    for kind in range(KINDS):
        found |= (1 if s.hand[seat, kind] > 0 else 0) << kind
    for slot in range(SHOWN if t.seats == 2 else 0):
        if s.open[slot] != NONE:
            found |= 1 << KINDS + slot
    for k in range(s.picked_n[seat]):
        token = int(s.picked[seat, k])
        if hold_after_picks(s, seat, token) <= 0:
            found &= ~(1 << token)
    return found


@rule
def tokens_of(s: Any, t: Any, kinds: int) -> int:
    """The tokens that stand for these kinds."""
    found = kinds
    for slot in range(SHOWN if t.seats == 2 else 0):
        if s.open[slot] != NONE and kinds >> s.open[slot] & 1:
            found |= 1 << KINDS + slot
    return found


# ---- what a play is worth ------------------------------------------------------------------


@rule
def lay_worth(s: Any, t: Any, seat: int, made: int, total: int, own: int, use: int) -> int:
    """What laying a combination brings whose best card has this use; NO_PLAY where none may be.

    `own` of its cards come from hand.
    """
    if own == 0 or made == NO_COMBINATION:
        return NO_PLAY
    best = int(s.best)
    stronger = best == NOBODY or beats(made, total, int(s.combination[best]), int(s.total[best]))
    if made != SINGLE and t.seats > 2 and not stronger:
        return NO_PLAY
    holds = holds_out(t, seat, made, total, int(t.seats - s.turn - 1)) if stronger else 0
    last = s.last or own == s.held[seat]
    return use * (SURELY - holds if last else holds) // SURELY


@rule
def made_with(a: int, b: int, c: int, more: int) -> int:
    """What up to three kinds and one more make."""
    if a == NONE:
        return SINGLE
    if b == NONE:
        return combination(a, more, NONE, NONE)
    if c == NONE:
        return combination(a, b, more, NONE)
    return combination(a, b, c, more)


@rule
def completion_worth(s: Any, t: Any, seat: int) -> int:
    """The best play that the picks can become, less what the cards added are worth in hand."""
    n, own = int(s.picked_n[seat]), own_picks(s, seat)
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    c, d = picked_kind(s, seat, 2), picked_kind(s, seat, 3)
    use, best, total, ways = 0, NO_PLAY, 0, ways_of(s, t, seat)
    for k in range(n):
        use = max(use, use_worth(t, seat, picked_kind(s, seat, k), ways))
    if n > 0:
        total = sum_of(a, b, c, d)
        best = lay_worth(s, t, seat, combination(a, b, c, d), total, own, use)
    if n == LONGEST:
        return best
    return with_one(s, t, seat, ways, a, b, c, total, own, use, best)


@rule
def with_one(
    s: Any, t: Any, seat: int, ways: Any, a: int, b: int, c: int, total: int, own: int, use: int,
    best: int,
) -> int:  # fmt: skip
    """The best play of these picks, which bring `best`, and up to three cards more."""
    left = left_to_pick(s, t, seat)
    rest = left & tokens_of(s, t, companions(a, b, c))
    while rest != 0:
        x = lowest_in(rest)
        rest &= rest - 1
        kind = kind_of(s, x)
        further = left >> x << x
        if hold_after_picks(s, seat, x) <= 1:
            further &= further - 1
        first = kind if a == NONE else a
        second = NONE if a == NONE else kind if b == NONE else b
        third = NONE if b == NONE else kind
        further &= tokens_of(s, t, companions(first, second, third)) if c == NONE else 0
        made = made_with(a, b, c, kind)
        if made == NO_COMBINATION and further == 0:
            continue
        mine, most = own + (1 if x < KINDS else 0), max(use, use_worth(t, seat, kind, ways))
        sum_, cost = total + number_of(kind), card_worth(t, seat, kind)
        if most - cost > best:
            best = max(best, lay_worth(s, t, seat, made, sum_, mine, most) - cost)
        if further != 0:
            best = with_two(
                s, t, seat, ways, first, second, third, sum_, mine, most, cost, further, left, best
            )
    return best


@rule
def with_two(
    s: Any, t: Any, seat: int, ways: Any, a: int, b: int, c: int, total: int, own: int, use: int,
    cost: int, rest: int, left: int, best: int,
) -> int:  # fmt: skip
    """The best play of these kinds with a token of `rest`, and then perhaps a later one."""
    while rest != 0:
        y = lowest_in(rest)
        rest &= rest - 1
        kind = kind_of(s, y)
        further = 0
        if b == NONE:
            further = left >> y + 1 << y + 1 & tokens_of(s, t, fitting(a, kind))
        made = made_with(a, b, c, kind)
        if made == NO_COMBINATION and further == 0:
            continue
        mine, most = own + (1 if y < KINDS else 0), max(use, use_worth(t, seat, kind, ways))
        sum_, price = total + number_of(kind), cost + card_worth(t, seat, kind)
        if most - price > best:
            best = max(best, lay_worth(s, t, seat, made, sum_, mine, most) - price)
        while further != 0:
            z = lowest_in(further)
            further &= further - 1
            best = with_three(s, t, seat, ways, a, kind, z, sum_, mine, most, price, best)
    return best


@rule
def with_three(
    s: Any, t: Any, seat: int, ways: Any, a: int, b: int, z: int, total: int, own: int, use: int,
    cost: int, best: int,
) -> int:  # fmt: skip
    """The best play so far, or these two kinds with this token."""
    kind = kind_of(s, z)
    most = max(use, use_worth(t, seat, kind, ways))
    price = cost + card_worth(t, seat, kind)
    if most - price <= best:
        return best
    made = combination(a, b, kind, NONE)
    mine = own + (1 if z < KINDS else 0)
    return max(best, lay_worth(s, t, seat, made, total + number_of(kind), mine, most) - price)
