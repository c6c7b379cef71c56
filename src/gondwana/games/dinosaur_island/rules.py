"""The contract's functions for this game: whoever decides, and whatever chance says."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.chance import clear
from ...kernel.rule import rule
from .actions import ACTIONS
from .clauses import DI_1_2_TURN, DI_2_1_TURN, DI_3_6_DONE, DI_4_5, DI_E1, DI_G1
from .flow import advance
from .grounds import legal_places, place, place_refusal
from .phases.cleanup import bonus_refusal, legal_bonus, take_bonus
from .phases.dice import (
    copy_refusal,
    copy_take,
    legal_copies,
    legal_raises,
    raise_one,
    raise_refusal,
    roll_chances,
    roll_happens,
)
from .phases.market import legal_market, market_refusal, trade
from .phases.park import (
    exchange_refusal,
    exchange_visitors,
    legal_exchange,
    legal_visits,
    visit,
    visitor_chances,
    visitor_happens,
    visits_refusal,
)
from .phases.research import legal_research, research, research_refusal
from .phases.setup import (
    die_chances,
    die_comes,
    lay_out,
    objective_chances,
    objective_comes,
    starter_chances,
    starter_comes,
    twist_chances,
    twist_comes,
)
from .phases.solo import (
    card_chances,
    card_comes,
    event_comes,
    keep,
    keep_refusal,
    legal_keeps,
    legal_scores,
    score,
    score_refusal,
)
from .phases.work import legal_work, work, work_refusal
from .state import (
    ASK_BONUS,
    ASK_CHOOSE,
    ASK_COPY,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_LIMITS,
    ASK_MARKET,
    ASK_PLACE,
    ASK_RAISE,
    ASK_RESEARCH,
    ASK_VISITORS,
    ASK_WORK,
    CHANCE_CARD,
    CHANCE_DIE,
    CHANCE_EVENT,
    CHANCE_OBJECTIVE,
    CHANCE_RECIPE,
    CHANCE_ROLL,
    CHANCE_STARTER,
    CHANCE_TWIST,
    CHANCE_VISITOR,
)
from .store import gain, gain_refusal, legal_gains, legal_limits, limit_refusal, raise_limit
from .supply import goods_chances, goods_come, recipe_chances, turn_up


@rule
def begin(s: Any, t: Any) -> None:
    """Set up a zeroed state, up to the first chance event (DI.S)."""
    lay_out(s, t)
    advance(s, t)


# ---- decisions -----------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    """The seat's legal actions; none when it is not asked."""
    clear(choices)
    if not is_asked(s, seat):
        return
    if s.asking == ASK_WORK:
        legal_work(s, t, seat, choices)
    elif s.asking == ASK_VISITORS:
        legal_visits(s, t, seat, choices)
    elif s.asking == ASK_RESEARCH:
        legal_research(s, t, seat, choices)
    elif s.asking == ASK_MARKET:
        legal_market(s, t, seat, choices)
    elif s.asking == ASK_GAIN:
        legal_gains(s, seat, choices)
    elif s.asking == ASK_LIMITS:
        legal_limits(s, t, seat, choices)
    elif s.asking == ASK_PLACE:
        legal_places(s, seat, choices)
    elif s.asking == ASK_RAISE:
        legal_raises(s, t, seat, choices)
    elif s.asking == ASK_COPY:
        legal_copies(choices)
    elif s.asking == ASK_EXCHANGE:
        legal_exchange(s, t, seat, choices)
    elif s.asking == ASK_BONUS:
        legal_bonus(s, t, seat, choices)
    elif s.asking == ASK_CHOOSE:
        legal_keeps(s, choices)
    else:
        legal_scores(s, t, choices)


@rule
def play(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if s.asking == ASK_WORK:
        work(s, t, seat, action)
    elif s.asking == ASK_VISITORS:
        visit(s, t, seat, action)
    elif s.asking == ASK_RESEARCH:
        research(s, t, seat, action)
    elif s.asking == ASK_MARKET:
        trade(s, t, seat, action)
    elif s.asking == ASK_GAIN:
        gain(s, seat, action)
    elif s.asking == ASK_LIMITS:
        raise_limit(s, t, seat, action)
    elif s.asking == ASK_PLACE:
        place(s, t, seat, action)
    elif s.asking == ASK_RAISE:
        raise_one(s, seat, action)
    elif s.asking == ASK_COPY:
        copy_take(s, t, seat, action)
    elif s.asking == ASK_EXCHANGE:
        exchange_visitors(s, t, seat, action)
    elif s.asking == ASK_BONUS:
        take_bonus(s, t, seat, action)
    elif s.asking == ASK_CHOOSE:
        keep(s, t, seat, action)
    else:
        score(s, t, seat, action)
    advance(s, t)


@rule
def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """Why the seat may not do this now: a clause's number, or ALLOWED."""
    if s.over:
        return DI_E1
    if action < 0 or action >= ACTIONS or s.waiting == 0:
        return DI_G1
    if not is_asked(s, seat):
        return turn_clause(s)
    if s.asking == ASK_WORK:
        return work_refusal(s, t, seat, action)
    if s.asking == ASK_VISITORS:
        return visits_refusal(s, t, seat, action)
    if s.asking == ASK_RESEARCH:
        return research_refusal(s, t, seat, action)
    if s.asking == ASK_MARKET:
        return market_refusal(s, t, seat, action)
    return piece_refusal(s, t, seat, action)


@rule
def piece_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids an answer to the smaller questions."""
    if s.asking == ASK_GAIN:
        return gain_refusal(s, seat, action)
    if s.asking == ASK_LIMITS:
        return limit_refusal(s, t, seat, action)
    if s.asking == ASK_PLACE:
        return place_refusal(s, seat, action)
    if s.asking == ASK_RAISE:
        return raise_refusal(s, t, seat, action)
    if s.asking == ASK_COPY:
        return copy_refusal(action)
    if s.asking == ASK_EXCHANGE:
        return exchange_refusal(s, t, seat, action)
    if s.asking == ASK_BONUS:
        return bonus_refusal(s, t, seat, action)
    return keep_refusal(s, action) if s.asking == ASK_CHOOSE else score_refusal(s, t, action)


@rule
def turn_clause(s: Any) -> int:
    """The clause that says whose turn it is."""
    if s.asking == ASK_WORK:
        return DI_3_6_DONE
    if s.asking == ASK_VISITORS:
        return DI_4_5
    return DI_2_1_TURN if s.asking == ASK_MARKET else DI_1_2_TURN


# ---- chance --------------------------------------------------------------------------------


@rule
def chances(s: Any, t: Any, choices: Any) -> None:
    """The outcomes and weights of the chance event at hand."""
    clear(choices)
    if s.chance == CHANCE_VISITOR:
        visitor_chances(s, t, choices)
    elif s.chance == CHANCE_ROLL:
        roll_chances(choices)
    elif s.chance == CHANCE_RECIPE:
        recipe_chances(s, t, choices)
    elif s.chance == CHANCE_DIE:
        die_chances(s, choices)
    elif s.chance == CHANCE_OBJECTIVE:
        objective_chances(s, t, choices)
    elif s.chance == CHANCE_TWIST:
        twist_chances(s, choices)
    elif s.chance == CHANCE_STARTER:
        starter_chances(s, t, choices)
    elif s.chance in (CHANCE_CARD, CHANCE_EVENT):
        card_chances(s, choices)
    else:
        goods_chances(s, choices)


@rule
def happen(s: Any, t: Any, outcome: int) -> None:
    """Apply an outcome of the chance event at hand."""
    chance = s.chance
    s.chance = 0
    if chance == CHANCE_VISITOR:
        visitor_happens(s, t, outcome)
    elif chance == CHANCE_ROLL:
        roll_happens(s, t, outcome)
    elif chance == CHANCE_RECIPE:
        turn_up(s, t, outcome)
    elif chance == CHANCE_DIE:
        die_comes(s, outcome)
    elif chance == CHANCE_OBJECTIVE:
        objective_comes(s, outcome)
    elif chance == CHANCE_TWIST:
        twist_comes(s, outcome)
    elif chance == CHANCE_STARTER:
        starter_comes(s, t, outcome)
    elif chance == CHANCE_CARD:
        card_comes(s, outcome)
    elif chance == CHANCE_EVENT:
        event_comes(s, t, outcome)
    else:
        goods_come(s, t, outcome)
    advance(s, t)
