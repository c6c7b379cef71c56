"""Security and paddocks (DI.3.4): what they cost, with all reductions, and how they rise."""

from typing import Any

from .....kernel.events import note
from .....kernel.rule import rule
from ...clauses import ALLOWED, DI_3_4, DI_3_4_FOUR, DI_G5_MONEY
from ...happenings import E_PADDOCK, E_PAID, E_SECURITY
from ...players import audience, holds
from ...state import CHEAP_FENCES, EXHIBITS, KEEPER

SECURITY_CHOICE = 0  # what a bench raises: security, or 1 + the exhibit with the paddock
TOP = 10  # the last level whose price is of its own


@rule
def security_price(s: Any, t: Any, seat: int, less: int) -> int:
    """DI.3.4: the price of the next level; above some level always the same."""
    level = int(s.security[seat]) + 1
    price = t.security_cost[level] if level <= TOP else t.security_cost_above
    return max(0, int(price) - less)


@rule
def paddock_price(s: Any, t: Any, seat: int, exhibit: int, less: int) -> int:
    """DI.3.4, DI.X.keeper, DI.T.cheap_fences: the price of the next size; reductions add up."""
    if holds(s, seat, KEEPER):
        less += 1
    less += s.twist[CHEAP_FENCES]
    return max(0, int(t.paddock_cost[s.paddock[exhibit] + 1]) - less)


@rule
def paddock_refusal(s: Any, t: Any, seat: int, exhibit: int) -> int:
    """DI.3.4, DI.G4: an exhibit of one's own whose paddock is below the greatest size."""
    if exhibit < 0 or exhibit >= EXHIBITS or s.owner[exhibit] != seat:
        return DI_3_4
    return ALLOWED if s.paddock[exhibit] < t.most_paddock else DI_3_4_FOUR


@rule
def bench_refusal(s: Any, t: Any, seat: int, choice: int, less: int) -> int:
    """DI.3.4, DI.G5: something that can be raised, and money for it."""
    if choice == SECURITY_CHOICE:
        return ALLOWED if s.money[seat] >= security_price(s, t, seat, less) else DI_G5_MONEY
    refused = paddock_refusal(s, t, seat, choice - 1)
    if refused != ALLOWED:
        return refused
    return ALLOWED if s.money[seat] >= paddock_price(s, t, seat, choice - 1, less) else DI_G5_MONEY


@rule
def use_bench(s: Any, t: Any, seat: int, choice: int, less: int) -> None:
    """DI.3.4: pay, and raise."""
    if choice == SECURITY_CHOICE:
        raise_security(s, seat, security_price(s, t, seat, less))
    else:
        raise_paddock(s, seat, choice - 1, paddock_price(s, t, seat, choice - 1, less))


@rule
def raise_security(s: Any, seat: int, price: int) -> None:
    """One level more, for a price or free."""
    s.security[seat] += 1
    note(s, E_SECURITY, audience(s, seat), seat, s.security[seat])
    pay_dollars(s, seat, price)


@rule
def raise_paddock(s: Any, seat: int, exhibit: int, price: int) -> None:
    """One size more, for a price or free."""
    s.paddock[exhibit] += 1
    note(s, E_PADDOCK, audience(s, seat), seat, exhibit, s.paddock[exhibit])
    pay_dollars(s, seat, price)


@rule
def pay_dollars(s: Any, seat: int, price: int) -> None:
    """DI.G5: money that is there."""
    if price > 0:
        s.money[seat] -= price
        note(s, E_PAID, audience(s, seat), seat, price)
