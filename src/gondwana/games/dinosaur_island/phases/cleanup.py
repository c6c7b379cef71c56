"""Phase 5, clean-up (DI.5): the new order, the market, what returns, twists at the round's end."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_BONUS, A_PADDOCK, BONUSES
from ..clauses import ALLOWED, DI_F1_COMPULSORY, DI_T_BONUS
from ..happenings import E_BONUS_DNA, E_JOINED, E_PLACE
from ..objectives import unclaimed
from ..state import (
    ALL_GOODS,
    ALL_KINDS,
    ASK_BONUS,
    BONUS_TWIST,
    CHECK,
    CLEAR,
    DICE_IN_PLAY,
    EXHIBITS,
    FAST_MARKET,
    FILL,
    HOOLIGAN,
    LEVELS,
    NEW_FINDS,
    NOBODY,
    NONE,
    OPEN_RECIPES,
    PATRON,
    PLACES,
    QUIET_START,
    RETURN,
    ROUND,
    SHELVES,
    SOLO_GOALS,
    SPACES,
    STORES,
    THE_END,
    UNPLACED,
    ZONES,
)
from ..state import BONUSES as BONUS_STEP
from ..store import gain_basic
from ..supply import discard, put_under
from .work.upkeep import paddock_refusal, raise_paddock, raise_security

BONUS_SECURITY, BONUS_DNA = range(BONUSES)
BONUS_UNITS = 2  # basic DNA of the bonus twist
LAST_QUIET_ROUND = 2  # DI.T.quiet_start


@rule
def begin_cleanup(s: Any, t: Any) -> None:
    """DI.5.1 to DI.5.3, DI.O6: one after the other."""
    if t.solo:
        push(s, SOLO_GOALS, NOBODY, 0)
    if s.twist[BONUS_TWIST]:
        push(s, BONUS_STEP, NOBODY, 0)
    push(s, RETURN, NOBODY, 0)
    push(s, OPEN_RECIPES, NOBODY, 0)
    push(s, FILL, NOBODY, 0)
    push(s, CLEAR, NOBODY, 0)
    new_order(s, t)


@rule
def new_order(s: Any, t: Any) -> None:
    """DI.5.1: fewest points first; who is level keeps his place."""
    for last in range(1, t.seats):
        for place in range(last, 0, -1):
            seat, ahead = int(s.order[place]), int(s.order[place - 1])
            if s.points[seat] < s.points[ahead]:
                s.order[place] = ahead
                s.order[place - 1] = seat
    for place in range(t.seats):
        note(s, E_PLACE, EVERYBODY, s.order[place], place + 1)


# ---- the market (DI.5.2) ---------------------------------------------------------------------


@rule
def clear(s: Any, t: Any) -> None:
    """DI.5.2, DI.T.fast_market: the top row goes, all others move up; recipes as the twist says."""
    for goods in range(ALL_GOODS):
        for shelf in range(1 + s.twist[FAST_MARKET]):
            discard(s, t, goods, shelf)
        move_up(s, goods)
    if s.twist[NEW_FINDS]:
        for kind in range(ALL_KINDS):
            put_under(s, t, kind)


@rule
def move_up(s: Any, goods: int) -> None:
    """DI.5.2: in their order, until no gap is above them."""
    top = 0
    for shelf in range(SHELVES):
        item = s.shelf[goods, shelf]
        if item != NONE:
            s.shelf[goods, shelf] = NONE
            s.shelf[goods, top] = item
            top += 1


# ---- what returns (DI.5.3) -------------------------------------------------------------------


@rule
def return_pieces(s: Any, t: Any) -> None:
    """DI.5.3: workers and scientists come home, visitors go into the bag; what was stored ends."""
    for seat in range(t.seats):
        s.idle[seat] = t.workers - s.reserve[seat]
        for number in range(LEVELS):
            s.scientist[seat, number] = UNPLACED
        for space in range(SPACES):
            s.used[seat, space] = 0
        s.fenced[seat] = 0
        s.spliced[seat] = 0
        s.patrols[seat] = 0
        s.exchanges[seat] = 0
        s.ads[seat] = 0
        s.doubled[seat] = 0
        return_visitors(s, seat)
    leave_boards(s)
    if s.twist[QUIET_START] and s.round_number <= LAST_QUIET_ROUND:
        join(s)


@rule
def return_visitors(s: Any, seat: int) -> None:
    """DI.5.3: from the park, the queue, and those that were eaten."""
    for place in range(PLACES):
        s.bag[PATRON] += s.patrons[seat, place]
        s.bag[HOOLIGAN] += s.hooligans[seat, place]
        s.patrons[seat, place] = 0
        s.hooligans[seat, place] = 0
    for zone in range(ZONES):
        s.sold[seat, zone] = 0
    for visitor in range(PATRON, HOOLIGAN + 1):
        s.bag[visitor] += s.queue[seat, visitor] + s.eaten[seat, visitor]
        s.queue[seat, visitor] = 0
        s.eaten[seat, visitor] = 0


@rule
def leave_boards(s: Any) -> None:
    """DI.5.3: nobody stands on the research board any more."""
    for space in range(DICE_IN_PLAY):
        s.die_seat[space] = NOBODY
        s.die_placer[space] = NONE
    for space in range(STORES):
        s.store_seat[space] = NOBODY
        s.store_placer[space] = NONE
    for kind in range(ALL_KINDS):
        s.recipe_seat[kind] = NOBODY
        s.recipe_placer[kind] = NONE


@rule
def join(s: Any) -> None:
    """DI.T.quiet_start: half of the hooligans after round 1, the greater half, the rest after 2."""
    more = s.aside if s.round_number == LAST_QUIET_ROUND else (s.aside + 1) // 2
    s.aside -= more
    s.bag[HOOLIGAN] += more
    note(s, E_JOINED, EVERYBODY, more)


# ---- the bonus twist (DI.T.bonus) ------------------------------------------------------------


@rule
def bonuses(s: Any, t: Any, place: int) -> None:
    """DI.T.bonus: everybody in the new order."""
    if place < t.seats:
        push(s, BONUS_STEP, NOBODY, place + 1)
        ask_seat(s, ASK_BONUS, int(s.order[place]))


@rule
def legal_bonus(s: Any, t: Any, seat: int, choices: Any) -> None:
    """A paddock that can grow, security, or DNA."""
    for exhibit in range(EXHIBITS):
        if paddock_refusal(s, t, seat, exhibit) == ALLOWED:
            add(choices, A_PADDOCK + exhibit)
    for bonus in range(BONUSES):
        add(choices, A_BONUS + bonus)


@rule
def bonus_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.T.bonus, DI.F1: one of them must be taken."""
    if A_BONUS <= action < A_BONUS + BONUSES:
        return ALLOWED
    if A_PADDOCK <= action < A_BONUS:
        return paddock_refusal(s, t, seat, action - A_PADDOCK)
    return DI_F1_COMPULSORY if action < A_PADDOCK else DI_T_BONUS


@rule
def take_bonus(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.T.bonus: free."""
    answered(s, seat)
    push(s, CHECK, seat, 0)
    if action < A_BONUS:
        raise_paddock(s, seat, action - A_PADDOCK, 0)
    elif action == A_BONUS + BONUS_SECURITY:
        raise_security(s, seat, 0)
    else:
        note(s, E_BONUS_DNA, EVERYBODY, seat)
        gain_basic(s, seat, BONUS_UNITS)


# ---- the end of the round (DI.5.4) -----------------------------------------------------------


@rule
def end_round(s: Any, t: Any) -> None:
    """DI.5.4, DI.O1: another round while more than one objective is unclaimed; alone seven."""
    over = s.round_number >= t.rounds if t.rounds > 0 else unclaimed(s, t) <= 1
    push(s, THE_END if over else ROUND, NOBODY, 0)
