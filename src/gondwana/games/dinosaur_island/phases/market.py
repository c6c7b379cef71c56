"""Phase 2, the market (DI.2): specialists, attractions, lab tiles, DNA."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_BUILD, A_BUY, A_HIRE, A_PLACE, A_SECOND, A_UPGRADE, DISMISSALS, PASS
from ..clauses import (
    ALLOWED,
    DI_2_2,
    DI_2_2_DISMISS,
    DI_2_3,
    DI_2_4,
    DI_2_4_SECOND,
    DI_2_4_SPACE,
    DI_2_5,
    DI_2_7,
    DI_G1,
    DI_G5_MONEY,
)
from ..grounds import has_any_zone, place_next
from ..happenings import (
    E_BOUGHT_DNA,
    E_BUILT,
    E_COVERED,
    E_HIRED,
    E_PASSED,
    E_UPGRADED,
    FROM_PASS,
)
from ..objectives import specialists_held
from ..players import holds
from ..staff import dismiss, earn, gain_workers
from ..state import (
    ALL_GOODS,
    ALL_SPECIALISTS,
    ASK_MARKET,
    BUSY_MARKET,
    CHECK,
    CRYO,
    FIRST_GREY,
    GENE_BANK,
    GROUNDSKEEPER,
    LABS,
    NOBODY,
    NONE,
    PEOPLE,
    REFINE_2,
    SECONDS,
    SHELVES,
    SPACES,
    STALLS,
    TRADING,
    UNION,
)
from ..store import gain_basic, gain_complex, raise_different_limits, raise_limits
from ..supply import discard
from .prices import build_price, cost, hire_cost, hire_price, pay_price, second_cost
from .work.upkeep import raise_security

CRYO_STEPS = 3  # DI.X.cryo
BANK_LIMITS = 2  # DI.L.gene_bank

# ---- whose turn (DI.2.1, DI.G2) ------------------------------------------------------------


@rule
def begin_market(s: Any, t: Any) -> None:
    """DI.2: actions one at a time; once-a-round discounts are new."""
    for seat in range(t.seats):
        s.discounted[seat] = 0
    push(s, TRADING, NOBODY, 0)


@rule
def actions_each(s: Any, t: Any) -> int:
    """DI.2.1, DI.T.busy_market: market actions of each player."""
    return int(t.market_actions + s.twist[BUSY_MARKET])


@rule
def go_on_trading(s: Any, t: Any, turn: int) -> None:
    """DI.2.1, DI.G2: clockwise from the first player, or by the track."""
    if turn == actions_each(s, t) * t.seats:
        return
    push(s, TRADING, NOBODY, turn + 1)
    place = turn % int(t.seats)
    clockwise = (int(s.order[0]) + place) % int(t.seats)
    ask_seat(s, ASK_MARKET, int(s.order[place]) if t.by_track else clockwise)


# ---- what may be done ----------------------------------------------------------------------


@rule
def money_refusal(s: Any, seat: int, price: int) -> int:
    """DI.G5: what cannot be paid is not allowed."""
    return ALLOWED if price <= s.money[seat] else DI_G5_MONEY


@rule
def hire_refusal(s: Any, t: Any, seat: int, shelf: int, dismissed: int) -> int:
    """DI.2.2: with three specialists one of them is dismissed, else none."""
    if s.shelf[PEOPLE, shelf] == NONE:
        return DI_2_7
    full = specialists_held(s, seat) >= t.most_specialists
    if dismissed == NONE:
        if full:
            return DI_2_2_DISMISS
    elif not full:
        return DI_2_2
    elif not holds(s, seat, dismissed):
        return DI_2_2_DISMISS
    return money_refusal(s, seat, hire_cost(s, t, seat, shelf, dismissed))


@rule
def build_refusal(s: Any, t: Any, seat: int, shelf: int) -> int:
    """DI.2.3: a free zone, and money for both prices."""
    if s.shelf[STALLS, shelf] == NONE:
        return DI_2_7
    if not has_any_zone(s, seat):
        return DI_2_3
    return money_refusal(s, seat, cost(s, t, seat, STALLS, shelf))


@rule
def upgrade_refusal(s: Any, t: Any, seat: int, shelf: int, space: int) -> int:
    """DI.2.4: on any grey space."""
    if s.shelf[LABS, shelf] == NONE:
        return DI_2_7
    if space < FIRST_GREY:
        return DI_2_4_SPACE
    return money_refusal(s, seat, cost(s, t, seat, LABS, shelf))


@rule
def second_refusal(s: Any, t: Any, seat: int, number: int) -> int:
    """DI.2.4: one of each per player, as long as there are any."""
    if s.lab[seat, number] == REFINE_2 + number:
        return DI_2_4_SECOND
    if s.second_left[number] == 0:
        return DI_2_4
    return money_refusal(s, seat, second_cost(s, t, seat, number))


@rule
def dna_refusal(s: Any, t: Any, seat: int, shelf: int, goods: int) -> int:
    """DI.2.5: something of the row is removed."""
    if s.shelf[goods, shelf] == NONE:
        return DI_2_5
    return money_refusal(s, seat, cost(s, t, seat, NONE, shelf))


@rule
def market_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.2.2 to DI.2.6."""
    if action == PASS:
        return ALLOWED
    if not A_HIRE <= action < A_PLACE:
        return DI_G1
    if action < A_BUILD:
        person = (action - A_HIRE) % DISMISSALS - 1
        return hire_refusal(s, t, seat, (action - A_HIRE) // DISMISSALS, person)
    if action < A_UPGRADE:
        return build_refusal(s, t, seat, action - A_BUILD)
    if action < A_SECOND:
        shelf, space = (action - A_UPGRADE) // SPACES, (action - A_UPGRADE) % SPACES
        return upgrade_refusal(s, t, seat, shelf, space)
    if action < A_BUY:
        return second_refusal(s, t, seat, action - A_SECOND)
    shelf, goods = (action - A_BUY) // ALL_GOODS, (action - A_BUY) % ALL_GOODS
    return dna_refusal(s, t, seat, shelf, goods)


@rule
def legal_market(s: Any, t: Any, seat: int, choices: Any) -> None:
    """To pass, and whatever can be paid."""
    add(choices, PASS)
    full = specialists_held(s, seat) >= t.most_specialists
    for shelf in range(SHELVES):
        if not full and hire_refusal(s, t, seat, shelf, NONE) == ALLOWED:
            add(choices, A_HIRE + shelf * DISMISSALS)
        for person in range(ALL_SPECIALISTS):
            if full and holds(s, seat, person):
                if hire_refusal(s, t, seat, shelf, person) == ALLOWED:
                    add(choices, A_HIRE + shelf * DISMISSALS + 1 + person)
    for shelf in range(SHELVES):
        if build_refusal(s, t, seat, shelf) == ALLOWED:
            add(choices, A_BUILD + shelf)
    for shelf in range(SHELVES):
        for space in range(FIRST_GREY, SPACES):
            if upgrade_refusal(s, t, seat, shelf, space) == ALLOWED:
                add(choices, A_UPGRADE + shelf * SPACES + space)
    for number in range(len(SECONDS)):
        if second_refusal(s, t, seat, number) == ALLOWED:
            add(choices, A_SECOND + number)
    for shelf in range(SHELVES):
        for goods in range(ALL_GOODS):
            if dna_refusal(s, t, seat, shelf, goods) == ALLOWED:
                add(choices, A_BUY + shelf * ALL_GOODS + goods)


# ---- a turn --------------------------------------------------------------------------------


@rule
def trade(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.2.1: one action; what follows from it comes before the next."""
    answered(s, seat)
    if action == PASS:
        note(s, E_PASSED, EVERYBODY, seat)
        earn(s, seat, int(t.pass_income), FROM_PASS)
        return
    push(s, CHECK, seat, 0)
    if action < A_BUILD:
        person = (action - A_HIRE) % DISMISSALS - 1
        hire(s, t, seat, (action - A_HIRE) // DISMISSALS, person)
    elif action < A_UPGRADE:
        build_stall(s, t, seat, action - A_BUILD)
    elif action < A_SECOND:
        shelf, space = (action - A_UPGRADE) // SPACES, (action - A_UPGRADE) % SPACES
        upgrade(s, t, seat, shelf, space)
    elif action < A_BUY:
        buy_second(s, t, seat, action - A_SECOND)
    else:
        shelf, goods = (action - A_BUY) // ALL_GOODS, (action - A_BUY) % ALL_GOODS
        buy_dna(s, t, seat, shelf, goods)


@rule
def hire(s: Any, t: Any, seat: int, shelf: int, dismissed: int) -> None:
    """DI.2.2, DI.X.union, DI.X.cryo: dismiss first, pay, take the card and its workers."""
    price = hire_price(s, t, seat, shelf, dismissed)
    if holds(s, seat, UNION):
        s.unioned = 1
    if dismissed != NONE:
        dismiss(s, seat, dismissed)
    paid = pay_price(s, seat, price)
    person = int(s.shelf[PEOPLE, shelf])
    s.shelf[PEOPLE, shelf] = NONE
    s.specialist[person] = seat
    note(s, E_HIRED, EVERYBODY, seat, person, paid)
    s.brought[person] = gain_workers(s, seat, int(t.specialist_workers[person]))
    if person == CRYO:
        raise_limits(s, seat, CRYO_STEPS)


@rule
def build_stall(s: Any, t: Any, seat: int, shelf: int) -> None:
    """DI.2.3: pay both prices; then it is placed."""
    stall = int(s.shelf[STALLS, shelf])
    paid = pay_price(s, seat, build_price(s, t, seat, shelf))
    s.shelf[STALLS, shelf] = NONE
    note(s, E_BUILT, EVERYBODY, seat, stall, paid)
    place_next(s, seat, stall)


@rule
def upgrade(s: Any, t: Any, seat: int, shelf: int, space: int) -> None:
    """DI.2.4, DI.L: the tile covers what lies there; what it gives on purchase comes at once."""
    paid = pay_price(s, seat, int(t.price[shelf]))
    tile = int(s.shelf[LABS, shelf])
    s.shelf[LABS, shelf] = NONE
    lay_tile(s, seat, tile, space, paid)
    if tile == GROUNDSKEEPER:
        raise_security(s, seat, 0)
    elif tile == GENE_BANK:
        raise_different_limits(s, seat, BANK_LIMITS)


@rule
def buy_second(s: Any, t: Any, seat: int, number: int) -> None:
    """DI.2.4: a II tile covers its own basic action."""
    paid = pay_price(s, seat, int(t.second_price[number]))
    s.second_left[number] -= 1
    lay_tile(s, seat, REFINE_2 + number, number, paid)


@rule
def lay_tile(s: Any, seat: int, tile: int, space: int, paid: int) -> None:
    """DI.2.4: it lies open now; what it covers is dead."""
    covered = int(s.lab[seat, space])
    s.lab[seat, space] = tile
    s.upgrades[seat] += 1
    note(s, E_UPGRADED, EVERYBODY, seat, tile, space + 1, paid)
    if covered != NONE:
        note(s, E_COVERED, EVERYBODY, seat, covered)


@rule
def buy_dna(s: Any, t: Any, seat: int, shelf: int, goods: int) -> None:
    """DI.2.5: something of the row goes, DNA comes."""
    paid = pay_price(s, seat, int(t.price[shelf]))
    note(s, E_BOUGHT_DNA, EVERYBODY, seat, paid)
    discard(s, t, goods, shelf)
    amount = int(t.offer_amount[shelf])
    if t.offer_complex[shelf]:
        gain_complex(s, seat, amount)
    else:
        gain_basic(s, seat, amount)
