"""The contract's functions for this game: whoever decides, and whatever chance says."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.chance import clear
from ...kernel.rule import rule
from .actions import A_BID, A_LAY, A_MOVE, A_PLAY, A_REMOVE, ACTIONS, PASS, PRICES
from .cards import (
    answer_window,
    card_chances,
    card_of,
    card_refusal,
    draw_card,
    legal_cards,
    target_of,
    target_refusal,
)
from .clauses import (
    ALLOWED,
    E1_3_1_TURN,
    E1_4_1,
    E1_4_3_PASS,
    E1_5_2_PASS,
    E1_5_2_TURN,
    E1_6_4_TURN,
    E1_6_5_PASS,
    E1_E1,
    E1_R1,
    E1_S9,
)
from .flow import advance
from .phases.auction import bid_refusal, gene_chances, gene_comes, legal_bids, place_bid
from .phases.birth import (
    give_birth,
    kid_fights,
    lay_refusal,
    legal_births,
    must_lay,
)
from .phases.climate import die_chances, flood_happens, roll_happens
from .phases.initiative import order_chances, order_happens
from .phases.meteor import meteor_happens
from .phases.movement import fight_happens, legal_moves, move, move_refusal
from .phases.setup import lay_out, star_chances, star_happens
from .phases.survival import legal_removals, removal_refusal, remove
from .state import (
    BID,
    CHANCE_CARD,
    CHANCE_CLIMATE,
    CHANCE_FIGHT,
    CHANCE_FLOOD,
    CHANCE_GENE,
    CHANCE_ORDER,
    CHANCE_STAR,
    LAY,
    MOVE,
    NOWHERE,
    REMOVE,
    WINDOW,
)


@rule
def begin(s: Any, t: Any) -> None:
    """Set up a zeroed state, up to the first chance event (E1.S)."""
    lay_out(s, t)
    advance(s, t)


# ---- decisions -----------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    """The seat's legal actions; none when it is not asked."""
    clear(choices)
    if not is_asked(s, seat):
        return
    if s.asking == WINDOW:
        legal_cards(s, t, seat, choices)
    elif s.asking == MOVE:
        legal_moves(s, t, seat, choices)
    elif s.asking == BID:
        legal_bids(s, t, seat, choices)
    elif s.asking == LAY:
        legal_births(s, t, seat, choices)
    elif s.asking == REMOVE:
        legal_removals(s, t, seat, choices)


@rule
def play(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if s.asking == WINDOW:
        answer_window(s, t, seat, action)
    elif s.asking == MOVE:
        move(s, t, seat, action)
    elif s.asking == BID:
        place_bid(s, t, seat, action)
    elif s.asking == LAY:
        give_birth(s, t, seat, action)
    elif s.asking == REMOVE:
        remove(s, seat, action - A_REMOVE)
    advance(s, t)


@rule
def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """Why the seat may not do this now: a clause's number, or ALLOWED."""
    if s.over:
        return E1_E1
    if is_asked(s, seat):
        return pass_refusal(s, t, seat) if action == PASS else choice_refusal(s, t, seat, action)
    clause = ALLOWED if action == PASS else choice_refusal(s, t, seat, action)
    return turn_clause(s) if clause == ALLOWED else clause


@rule
def choice_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids the action apart from whose turn it is."""
    if A_PLAY <= action < A_MOVE:
        card, target = card_of(t, action), target_of(action)
        clause = card_refusal(s, t, seat, card)
        return target_refusal(s, t, seat, card, target) if clause == ALLOWED else clause
    if action < 0 or action >= ACTIONS or step_of(action) != s.asking:
        return E1_S9
    if s.asking == BID:
        return bid_refusal(s, t, seat, (action - A_BID) // PRICES, (action - A_BID) % PRICES)
    if s.asking == MOVE:
        return move_refusal(s, t, seat, action)
    if s.asking == LAY:
        return lay_refusal(s, t, seat, action - A_LAY)
    return removal_refusal(s, t, seat, action - A_REMOVE)


@rule
def step_of(action: int) -> int:
    """The question that an action answers, cards left out."""
    if action < A_PLAY:
        return BID
    if action < A_LAY:
        return MOVE
    return LAY if action < A_REMOVE else REMOVE


@rule
def turn_clause(s: Any) -> int:
    """The clause that says whose turn it is."""
    if s.asking == WINDOW:
        return E1_R1
    if s.asking == BID:
        return E1_6_4_TURN
    if s.asking == MOVE:
        return E1_3_1_TURN
    if s.asking == LAY:
        return E1_4_1
    return E1_5_2_TURN if s.asking == REMOVE else E1_S9


@rule
def pass_refusal(s: Any, t: Any, seat: int) -> int:
    """Where one may not pass: compulsory births and bids, the choice of who dies."""
    if s.asking == BID and s.may_pass == 0:
        return E1_6_5_PASS
    if s.asking == LAY and must_lay(s, t, seat):
        return E1_4_3_PASS
    return E1_5_2_PASS if s.asking == REMOVE else ALLOWED


# ---- chance --------------------------------------------------------------------------------


@rule
def chances(s: Any, t: Any, choices: Any) -> None:
    """The outcomes and weights of the chance event at hand."""
    clear(choices)
    if s.chance == CHANCE_GENE:
        gene_chances(s, choices)
    elif s.chance == CHANCE_CARD:
        card_chances(s, t, choices)
    elif s.chance == CHANCE_ORDER:
        order_chances(s, t, choices)
    elif s.chance == CHANCE_STAR:
        star_chances(s, t, choices)
    else:
        die_chances(choices)


@rule
def happen(s: Any, t: Any, outcome: int) -> None:
    """Apply an outcome of the chance event at hand."""
    chance = s.chance
    s.chance = 0
    if chance == CHANCE_GENE:
        gene_comes(s, outcome)
    elif chance == CHANCE_FIGHT:
        if s.fight_from == NOWHERE:
            kid_fights(s, t, outcome)
        else:
            fight_happens(s, t, outcome)
    elif chance == CHANCE_CLIMATE:
        roll_happens(s, t, outcome)
    elif chance == CHANCE_CARD:
        draw_card(s, outcome)
    elif chance == CHANCE_ORDER:
        order_happens(s, outcome)
    elif chance == CHANCE_FLOOD:
        flood_happens(s, outcome)
    elif chance == CHANCE_STAR:
        star_happens(s, t, outcome)
    else:
        meteor_happens(s, t, outcome)
    advance(s, t)
