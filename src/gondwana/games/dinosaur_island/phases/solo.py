"""The solo game (DI.O, DI.K): cards as objectives, and cards that remove things."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_DROP, A_KEEP, A_SCORE, DONE
from ..clauses import ALLOWED, DI_G1, DI_O1, DI_O4
from ..happenings import (
    E_CARD_DROPPED,
    E_CARD_SCORED,
    E_EVENT,
    E_GONE_DIE,
    E_GONE_RECIPE,
    E_KEPT,
    E_OFFERED,
)
from ..objectives import metric
from ..state import (
    ALL_CARDS,
    ASK_CHOOSE,
    ASK_SCORE,
    CARD_DROPPED,
    CARD_GOAL,
    CARD_IN_PILE,
    CARD_OFFERED,
    CARD_SCORED,
    CARD_TURNED,
    CHANCE_CARD,
    CHANCE_EVENT,
    DRAW_CARDS,
    NOBODY,
    NONE,
    OUT,
    REMOVED,
)
from ..supply import discard
from .dice import face_of

# ---- choosing objectives (DI.O1) -----------------------------------------------------------


@rule
def draw_cards(s: Any, t: Any, drawn: int) -> None:
    """DI.O1: so many cards are drawn; then the player chooses his objectives."""
    if t.solo == 0:
        return
    if drawn < t.cards_drawn:
        push(s, DRAW_CARDS, NOBODY, drawn + 1)
        s.chance = CHANCE_CARD
    else:
        ask_seat(s, ASK_CHOOSE, 0)


@rule
def card_chances(s: Any, choices: Any) -> None:
    """Any card of the pile."""
    for card in range(ALL_CARDS):
        if s.card[card] == CARD_IN_PILE:
            add_outcome(choices, card, 1)


@rule
def card_comes(s: Any, card: int) -> None:
    """DI.O1: one of those to choose from."""
    s.card[card] = CARD_OFFERED
    note(s, E_OFFERED, EVERYBODY, card)


@rule
def cards_at(s: Any, where: int) -> int:
    """How many cards are there."""
    count = 0
    for card in range(ALL_CARDS):
        if s.card[card] == where:
            count += 1
    return count


@rule
def legal_keeps(s: Any, choices: Any) -> None:
    """Every card that was drawn."""
    for card in range(ALL_CARDS):
        if s.card[card] == CARD_OFFERED:
            add(choices, A_KEEP + card)


@rule
def keep_refusal(s: Any, action: int) -> int:
    """DI.O1: one of the cards drawn."""
    if not A_KEEP <= action < A_KEEP + ALL_CARDS:
        return DI_G1
    return ALLOWED if s.card[action - A_KEEP] == CARD_OFFERED else DI_O1


@rule
def keep(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.O1: an objective more; after the last one the other cards go back into the pile."""
    card = action - A_KEEP
    s.card[card] = CARD_GOAL
    note(s, E_KEPT, EVERYBODY, seat, card)
    if cards_at(s, CARD_GOAL) == t.cards_kept:
        answered(s, seat)
        for other in range(ALL_CARDS):
            if s.card[other] == CARD_OFFERED:
                s.card[other] = CARD_IN_PILE


# ---- the card of the round (DI.O2, DI.K) ---------------------------------------------------


@rule
def turn_card(s: Any) -> None:
    """DI.O2: a card of the pile after each roll."""
    s.chance = CHANCE_EVENT


@rule
def event_comes(s: Any, t: Any, card: int) -> None:
    """DI.K1 to DI.K3: dice, a recipe and goods are removed; what is not there is skipped."""
    s.card[card] = CARD_TURNED
    s.turned = card
    note(s, E_EVENT, EVERYBODY, card)
    for space in range(t.dice):
        if t.card_dice[card] >> space & 1:
            s.die_state[space] = REMOVED
            note(s, E_GONE_DIE, EVERYBODY, space + 1, face_of(s, t, space))
    kind = int(t.card_recipe[card])
    if kind != NONE and s.recipe[kind] != NONE:
        recipe = int(s.recipe[kind])
        s.recipe[kind] = NONE
        s.owner[recipe] = OUT
        note(s, E_GONE_RECIPE, EVERYBODY, recipe)
    for k in range(2):
        discard(s, t, int(t.card_goods[card, k]), int(t.card_shelf[card, k]))


# ---- scoring objectives (DI.O4) ------------------------------------------------------------


@rule
def solo_goals(s: Any) -> None:
    """DI.O4: at the end of clean-up, if any card is left."""
    s.scored = 0
    if cards_at(s, CARD_GOAL) > 0:
        ask_seat(s, ASK_SCORE, 0)


@rule
def fulfils(s: Any, t: Any, card: int) -> bool:
    """DI.K4: the card's objective is met now."""
    return metric(s, t, 0, int(t.card_metric[card])) >= t.card_n[card]


@rule
def score_refusal(s: Any, t: Any, action: int) -> int:
    """DI.O4: score what is met, then done; or, if nothing was scored, discard one."""
    if action == DONE:
        return ALLOWED if s.scored > 0 else DI_O4
    if not A_SCORE <= action < A_DROP + ALL_CARDS:
        return DI_G1
    card = (action - A_SCORE) % ALL_CARDS
    if s.card[card] != CARD_GOAL:
        return DI_O4
    if action >= A_DROP:
        return ALLOWED if s.scored == 0 else DI_O4
    return ALLOWED if fulfils(s, t, card) else DI_O4


@rule
def legal_scores(s: Any, t: Any, choices: Any) -> None:
    """What may be scored, and what may be discarded."""
    if s.scored > 0:
        add(choices, DONE)
    for action in range(A_SCORE, A_DROP + ALL_CARDS):
        if score_refusal(s, t, action) == ALLOWED:
            add(choices, action)


@rule
def score(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.O4, DI.O5: points at once, fewer in later rounds; the first one of a round counts on."""
    if action == DONE:
        answered(s, seat)
        return
    card = (action - A_SCORE) % ALL_CARDS
    if action >= A_DROP:
        s.card[card] = CARD_DROPPED
        note(s, E_CARD_DROPPED, EVERYBODY, seat, card)
        answered(s, seat)
        return
    s.card[card] = CARD_SCORED
    points = int(t.tracker[s.round_number])
    s.points[seat] += points
    s.streak += 1 if s.scored == 0 else 0
    s.scored += 1
    note(s, E_CARD_SCORED, EVERYBODY, seat, card, points)
    if cards_at(s, CARD_GOAL) == 0:
        answered(s, seat)
