"""The contract's functions for this game: whoever decides, and whatever chance says."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.chance import clear
from ...kernel.rule import rule
from .actions import (
    A_BID,
    A_FLEE,
    A_LAY,
    A_PLACE,
    A_PLAY,
    A_REMOVE,
    A_STEP,
    A_TAKE,
    ACTIONS,
    BIDS,
    PASS,
    VARIANTS,
)
from .cards import answer_window, card_chances, card_refusal, draw_card, legal_cards
from .clauses import (
    ALLOWED,
    E2_2_2,
    E2_4_1,
    E2_5_1,
    E2_5_2,
    E2_6_1_PASS,
    E2_6_4,
    E2_E1,
    E2_P,
    E2_R7,
    E2_R8_PASS,
    E2_U10,
    E2_U10_PASS,
    E2_U12,
    E2_W1,
)
from .flow import advance
from .phases.birth import baby_bites, give_birth, lay_refusal, legal_births, take_refusal
from .phases.climate import peek_happens, token_chances, token_turns
from .phases.initiative import choose_place, legal_places
from .phases.movement import (
    die_chances,
    die_falls,
    flee,
    flight_refusal,
    legal_moves,
    legal_refuges,
    move,
    move_refusal,
)
from .phases.mutation import bid_refusal, gene_chances, gene_comes, legal_bids, place_bid
from .phases.setup import (
    areas_chances,
    areas_happen,
    lay_out,
    order_chances,
    order_happens,
)
from .phases.survival import legal_removals, mark, removal_refusal
from .state import (
    BID,
    CHANCE_AREAS,
    CHANCE_CARD,
    CHANCE_DIE,
    CHANCE_GENE,
    CHANCE_ORDER,
    CHANCE_PEEK,
    CHANCE_TOKEN,
    FLEE,
    LAY,
    MOVE,
    NOWHERE,
    PLACE,
    REMOVE,
    WINDOW,
)


@rule
def begin(s: Any, t: Any) -> None:
    """Set up a zeroed state, up to the first chance event (E2.S)."""
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
        legal_cards(s, seat, choices)
    elif s.asking == MOVE:
        legal_moves(s, t, seat, choices)
    elif s.asking == BID:
        legal_bids(s, t, seat, choices)
    elif s.asking == LAY:
        legal_births(s, t, seat, choices)
    elif s.asking == REMOVE:
        legal_removals(s, t, seat, choices)
    elif s.asking == FLEE:
        legal_refuges(s, t, choices)
    elif s.asking == PLACE:
        legal_places(t, choices)


@rule
def play(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if s.asking == WINDOW:
        answer_window(s, t, seat, action)
    elif s.asking == MOVE:
        move(s, t, seat, action)
    elif s.asking == BID:
        place_bid(s, t, seat, (action - A_BID) // BIDS, (action - A_BID) % BIDS)
    elif s.asking == LAY:
        give_birth(s, t, seat, action)
    elif s.asking == REMOVE:
        mark(s, t, seat, action - A_REMOVE)
    elif s.asking == FLEE:
        flee(s, seat, action)
    elif s.asking == PLACE:
        choose_place(s, t, seat, action - A_PLACE)
    advance(s, t)


@rule
def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """Why the seat may not do this now: a clause's number, or ALLOWED.

    Clauses are numbered in the spec's order, so the first of two is the smaller one (E2.X10).
    """
    if s.over:
        return E2_E1
    if is_asked(s, seat):
        return pass_refusal(s) if action == PASS else choice_refusal(s, t, seat, action)
    clause = ALLOWED if action == PASS else choice_refusal(s, t, seat, action)
    return turn_clause(s) if clause == ALLOWED else min(clause, turn_clause(s))


@rule
def choice_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids the action apart from whose turn it is."""
    if A_PLAY <= action < A_PLACE:
        return card_refusal(s, seat, (action - A_PLAY) // VARIANTS, (action - A_PLAY) % VARIANTS)
    if action < 0 or action >= ACTIONS or step_of(action) != s.asking:
        return E2_P
    if s.asking == BID:
        return bid_refusal(s, t, seat, (action - A_BID) // BIDS, (action - A_BID) % BIDS)
    if s.asking == MOVE:
        return move_refusal(s, t, seat, action)
    if s.asking == LAY:
        if action >= A_TAKE:
            return take_refusal(s, t, seat, action - A_TAKE)
        return lay_refusal(s, t, seat, action - A_LAY)
    if s.asking == REMOVE:
        return removal_refusal(s, t, seat, action - A_REMOVE)
    if s.asking == FLEE:
        return flight_refusal(s, t, action - A_FLEE)
    return ALLOWED if action - A_PLACE < t.seats else E2_R7


@rule
def step_of(action: int) -> int:
    """The question that an action answers."""
    if action < A_PLAY:
        return BID
    if action < A_STEP:
        return PLACE
    if action < A_LAY:
        return MOVE
    if action < A_REMOVE:
        return LAY
    return REMOVE if action < A_FLEE else FLEE


@rule
def turn_clause(s: Any) -> int:
    """The clause that says whose turn it is."""
    if s.asking == WINDOW:
        return E2_W1
    if s.asking == BID:
        return E2_2_2
    if s.asking == MOVE:
        return E2_4_1
    if s.asking == LAY:
        return E2_5_1
    if s.asking == REMOVE:
        return E2_6_4
    if s.asking == FLEE:
        return E2_U12
    return E2_U10 if s.asking == PLACE else E2_P


@rule
def pass_refusal(s: Any) -> int:
    """Where one may not pass: bids (E2.R8), a place (E2.U10), removal, a dinosaur taken off."""
    if s.asking == BID:
        return E2_R8_PASS
    if s.asking == PLACE:
        return E2_U10_PASS
    if s.asking == REMOVE:
        return E2_6_1_PASS
    if s.asking == LAY and s.taken != NOWHERE:
        return E2_5_2
    return ALLOWED


# ---- chance --------------------------------------------------------------------------------


@rule
def chances(s: Any, t: Any, choices: Any) -> None:
    """The outcomes and weights of the chance event at hand."""
    clear(choices)
    if s.chance == CHANCE_GENE:
        gene_chances(s, choices)
    elif s.chance == CHANCE_TOKEN or s.chance == CHANCE_PEEK:
        token_chances(s, t, choices)
    elif s.chance == CHANCE_CARD:
        card_chances(s, choices)
    elif s.chance == CHANCE_ORDER:
        order_chances(s, t, choices)
    elif s.chance == CHANCE_AREAS:
        areas_chances(s, t, choices)
    else:
        die_chances(t, choices)


@rule
def happen(s: Any, t: Any, outcome: int) -> None:
    """Apply an outcome of the chance event at hand."""
    chance = s.chance
    s.chance = 0
    if chance == CHANCE_GENE:
        gene_comes(s, outcome)
    elif chance == CHANCE_DIE:
        die_falls(s, t, outcome)
    elif chance == CHANCE_TOKEN:
        token_turns(s, t, outcome)
    elif chance == CHANCE_PEEK:
        peek_happens(s, t, outcome)
    elif chance == CHANCE_CARD:
        draw_card(s, outcome)
    elif chance == CHANCE_ORDER:
        order_happens(s, outcome)
    elif chance == CHANCE_AREAS:
        areas_happen(s, t, outcome)
    else:
        baby_bites(s, t, outcome)
    advance(s, t)
