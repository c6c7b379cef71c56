"""Event cards: whether they may be played, and playing and drawing them (E1.C)."""

from typing import Any

from ...kernel.agenda import answered, push
from ...kernel.chance import add, add_outcome
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .actions import A_PLAY, A_STRIKE, PASS, WAYS
from .clauses import (
    ALLOWED,
    E1_C0,
    E1_C0_CLIMATE,
    E1_C0_HOLD,
    E1_C1,
    E1_C1_ASLEEP,
    E1_C27,
    E1_R4,
    E1_R6,
    E1_R6_PLEDGED,
    E1_R10,
    E1_R17_FRESH,
)
from .effects import take_effect
from .happenings import E_DEALT, E_DREW_CARD, E_PLAYED, E_TOOK_CARD
from .herd import supply
from .phases.auction import next_pledge
from .phases.climate import twin_of
from .state import (
    ANSWER,
    DIVIDE,
    FORETELL,
    IN_PILE,
    NO_BIRTHS,
    NOBODY,
    NONE,
    PAY_FOR,
    PLAYED,
    PLEDGES,
    PRINTED_CARDS,
    REGIONS,
    REMOVE_ONE,
    REPLACE,
    RESULTS,
    SETUP,
    SHIFT,
    SLEEP,
    START_BIRTH,
    TRUCE,
    TWIN,
)
from .windows import FIRST_CARD_ROUND, go_on_asking, pass_window, window_later

# ---- reading an action ---------------------------------------------------------------------


@rule
def card_of(t: Any, action: int) -> int:
    """The card that an action plays; NONE where it names a wrong kind of target."""
    if action < A_STRIKE:
        card = (action - A_PLAY) // WAYS
        return card if t.slot[card] == NONE else NONE
    return int(t.slot_card[(action - A_STRIKE) // REGIONS])


@rule
def target_of(action: int) -> int:
    """What the action names: a seat, a result or a region, by its number."""
    if action < A_STRIKE:
        return (action - A_PLAY) % WAYS
    return (action - A_STRIKE) % REGIONS


# ---- what may be played --------------------------------------------------------------------


@rule
def fits(s: Any, t: Any, card: int) -> bool:
    """E1.R19: whether the open window is one of the card's."""
    return t.card_windows[card] >> s.window & 1 == 1


@rule
def changes_climate(effect: int) -> bool:
    """E1.C0: of these one in all may be played in a round."""
    return effect == TWIN or effect == SHIFT or effect == FORETELL


@rule
def clause_of(card: int) -> int:
    """The card's own clause."""
    return E1_C27 if card >= PRINTED_CARDS else E1_C1 + card


@rule
def card_refusal(s: Any, t: Any, seat: int, card: int) -> int:
    """E1.C0, E1.C1 to E1.C27, E1.R1: one's own card, in its window, whatever it names."""
    if card == NONE or card >= t.cards:
        return E1_C27
    if s.card[card] != seat:
        return E1_C0_HOLD
    if 0 < s.round_number < FIRST_CARD_ROUND:
        return E1_C0
    if s.asleep:
        return E1_C1_ASLEEP
    if s.pledged[card]:
        return E1_R6_PLEDGED
    if s.window == 0 or not fits(s, t, card):
        return clause_of(card)
    if changes_climate(int(t.card_effect[card])) and s.climate_card:
        return E1_C0_CLIMATE
    return E1_R17_FRESH if s.fresh[card] else ALLOWED


@rule
def target_refusal(s: Any, t: Any, seat: int, card: int, target: int) -> int:
    """E1.R1, E1.R20: whether the card may name this; 0 where it names nothing."""
    effect = int(t.card_effect[card])
    if effect == REMOVE_ONE or effect == REPLACE:
        return prey_refusal(s, t, seat, card, target)
    if effect == FORETELL:
        return ALLOWED if target < len(RESULTS) else clause_of(card)
    if effect == TRUCE:
        return ALLOWED if target < t.seats and target != seat else clause_of(card)
    if target != 0:
        return clause_of(card)
    if effect == TWIN and twin_of(s, t) == s.climate:
        return E1_R4
    return E1_R6 if effect == PAY_FOR and s.due[seat] == 0 else ALLOWED


@rule
def prey_refusal(s: Any, t: Any, seat: int, card: int, region: int) -> int:
    """E1.C2, E1.C13, E1.R10: a dinosaur of another player who has enough of them."""
    if region >= t.regions or s.dinosaur[region] == NOBODY or s.dinosaur[region] == seat:
        return clause_of(card)
    if s.alive[s.dinosaur[region]] < t.card_amount[card]:
        return clause_of(card)
    if t.card_effect[card] == REPLACE and (s.newborn[region] == 0 or supply(s, seat) == 0):
        return E1_R10
    return ALLOWED


@rule
def legal_cards(s: Any, t: Any, seat: int, choices: Any) -> None:
    """In a window: pass, or play a card of one's own that fits, with whatever it may name."""
    add(choices, PASS)
    for card in range(t.cards):
        if s.card[card] == seat and t.slot[card] == NONE:
            if card_refusal(s, t, seat, card) == ALLOWED:
                for way in range(WAYS):
                    if target_refusal(s, t, seat, card, way) == ALLOWED:
                        add(choices, A_PLAY + card * WAYS + way)
    for slot in range(len(t.slot_card)):
        card = int(t.slot_card[slot])
        if card != NONE and s.card[card] == seat:
            if card_refusal(s, t, seat, card) == ALLOWED:
                for region in range(t.regions):
                    if prey_refusal(s, t, seat, card, region) == ALLOWED:
                        add(choices, A_STRIKE + slot * REGIONS + region)


# ---- playing -------------------------------------------------------------------------------


@rule
def answer_window(s: Any, t: Any, seat: int, action: int) -> None:
    """E1.R1: pass, and the next one is asked; or play a card."""
    answered(s, seat)
    if action == PASS:
        pass_window(s, t)
        go_on_asking(s, t)
    else:
        play_card(s, t, seat, card_of(t, action), target_of(action))


@rule
def play_card(s: Any, t: Any, seat: int, card: int, target: int) -> None:
    """E1.R1: the card takes effect, then division may answer it, then the asking starts again."""
    window, whose, effect = int(s.window), int(s.window_seat), t.card_effect[card]
    s.window = 0
    s.hand[seat] -= 1
    lay_open(s, seat, card)
    if window != ANSWER and not (window == START_BIRTH and effect == NO_BIRTHS):
        window_later(s, window, whose)
    if effect != SLEEP and effect != DIVIDE:
        s.last_card = card
        window_later(s, ANSWER, NOBODY)
    take_effect(s, t, seat, card, target)


@rule
def lay_open(s: Any, seat: int, card: int) -> None:
    """E1.C: a played card leaves the game."""
    s.card[card] = PLAYED
    s.open[card] = 0
    s.fresh[card] = 0
    s.pledged[card] = 0
    note(s, E_PLAYED, EVERYBODY, seat, card)


@rule
def play_pledges(s: Any, t: Any) -> None:
    """E1.R6, E1.X1: pledged cards are played first when paying, each open to division."""
    card = next_pledge(s, t)
    if card == NONE:
        return
    seat = int(s.card[card])
    lay_open(s, seat, card)
    push(s, PLEDGES, NOBODY, 0)
    s.last_card = card
    window_later(s, ANSWER, NOBODY)
    take_effect(s, t, seat, card, 0)


# ---- drawing -------------------------------------------------------------------------------


@rule
def pile_size(s: Any, t: Any) -> int:
    """Cards left in the draw pile."""
    count = 0
    for card in range(t.cards):
        if s.card[card] == IN_PILE:
            count += 1
    return count


@rule
def card_chances(s: Any, t: Any, choices: Any) -> None:
    """E1.S5: any card of the pile, all alike."""
    for card in range(t.cards):
        if s.card[card] == IN_PILE:
            add_outcome(choices, card, 1)


@rule
def draw_card(s: Any, card: int) -> None:
    """E1.S5, E1.6.7: the card goes into the hand of the seat at hand, unseen by others."""
    seat = int(s.subject)
    s.card[card] = seat
    s.hand[seat] += 1
    if s.phase == SETUP:
        note(s, E_DEALT, 1 << seat, seat, card)
    else:
        note(s, E_TOOK_CARD, EVERYBODY, seat)
        note(s, E_DREW_CARD, 1 << seat, seat, card)
