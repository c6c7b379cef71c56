"""What the market's goods cost a player (DI.2.1, DI.G5), with all reductions."""

from typing import Any

from ....kernel.rule import rule
from ..players import holds
from ..state import ARCHITECT, BUYER, NONE, PEOPLE, STALLS, UNION

ARCHITECT_CUT = 2  # DI.X.architect


@rule
def bargain(s: Any, seat: int, price: int) -> int:
    """DI.X.buyer: the first action of the round that costs something costs $1 less."""
    if price > 0 and holds(s, seat, BUYER) and s.discounted[seat] == 0:
        return price - 1
    return price


@rule
def hire_price(s: Any, t: Any, seat: int, shelf: int, dismissed: int) -> int:
    """DI.2.2, DI.X.union: the row's price; the union's next one is free, unless it goes."""
    if holds(s, seat, UNION) and s.unioned == 0 and dismissed != UNION:
        return 0
    return int(t.price[shelf])


@rule
def build_price(s: Any, t: Any, seat: int, shelf: int) -> int:
    """DI.2.3, DI.X.architect: the row's price and the printed cost."""
    printed = int(t.stall_cost[s.shelf[STALLS, shelf]])
    if holds(s, seat, ARCHITECT):
        printed = max(0, printed - ARCHITECT_CUT)
    return int(t.price[shelf]) + printed


@rule
def hire_cost(s: Any, t: Any, seat: int, shelf: int, dismissed: int) -> int:
    """What hiring costs in all; a buyer who is dismissed for it bargains no more."""
    price = hire_price(s, t, seat, shelf, dismissed)
    return price if dismissed == BUYER else bargain(s, seat, price)


@rule
def second_cost(s: Any, t: Any, seat: int, number: int) -> int:
    """DI.2.4: what a II tile costs."""
    return bargain(s, seat, int(t.second_price[number]))


@rule
def cost(s: Any, t: Any, seat: int, goods: int, shelf: int) -> int:
    """What an item costs; `goods` NONE is the row's DNA, `seat` NOBODY has no reductions."""
    if goods == STALLS:
        return bargain(s, seat, build_price(s, t, seat, shelf))
    if goods == PEOPLE:
        return hire_cost(s, t, seat, shelf, NONE)
    return bargain(s, seat, int(t.price[shelf]))


@rule
def pay_price(s: Any, seat: int, price: int) -> int:
    """DI.G5, DI.X.buyer: pay, with the discount if there is one, then it is used up."""
    paid = bargain(s, seat, price)
    s.money[seat] -= paid
    if paid < price:
        s.discounted[seat] = 1
    return paid
