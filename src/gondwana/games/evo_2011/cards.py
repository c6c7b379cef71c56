"""Event cards and the windows in which they may be played (E2.C, E2.W)."""

from typing import Any

from ...kernel.agenda import answered, ask_seat, push
from ...kernel.chance import add, add_outcome
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .actions import A_PLAY, PASS, VARIANTS
from .clauses import ALLOWED, E2_C, E2_C1
from .happenings import E_DREW_CARD, E_FEASTED, E_PLAYED, E_TOOK_CARD
from .phases.climate import turn_wheel
from .phases.initiative import put_marker
from .state import (
    AFTER_BID,
    AFTER_SORT,
    ALL_CARDS,
    ATTACKED,
    BECALMED_SKIES,
    BEFORE_CLAN,
    BEFORE_REMOVAL,
    CLIMATE_AFTER,
    CLIMATE_BEFORE,
    DAWN_DRUMS,
    DISCARDED,
    ELDERS_BARGAIN,
    FIRE_KEEPERS,
    GREAT_HATCHING,
    IN_DECK,
    MARKED_TOTEM,
    MIRED_HERD,
    MOON_FEAST,
    MOVEMENT_START,
    NEST_CARRIERS,
    NOBODY,
    OWN_BIRTHS,
    OWN_MOVEMENT,
    PAYING,
    POINTS,
    RING_OF_TUSKS,
    SACRED_TRUCE,
    SHADE_WEAVERS,
    STAMPEDE,
    TERRAINS,
    WAR_PAINT,
    WIND_CALLERS,
    WINDOW,
    WINDOWS,
)

# The window of each card, in the order of the cards; a window's cards stand together.
CARD_WINDOW = (
    CLIMATE_BEFORE, CLIMATE_AFTER, PAYING, AFTER_BID, AFTER_SORT,
    OWN_MOVEMENT, OWN_MOVEMENT, ATTACKED, MOVEMENT_START, BEFORE_CLAN,
    OWN_BIRTHS, OWN_BIRTHS, BEFORE_REMOVAL, BEFORE_REMOVAL, POINTS,
)  # fmt: skip
# The first card of each window and the one behind its last, in the order of the windows.
FIRST_CARD = (0, *(CARD_WINDOW.index(w) for w in range(1, len(WINDOWS))))
END_OF_CARDS = (0, *(FIRST_CARD[w] + CARD_WINDOW.count(w) for w in range(1, len(WINDOWS))))


# ---- windows -------------------------------------------------------------------------------


@rule
def window_later(s: Any, window: int, seat: int) -> None:
    """Put a window on the agenda; `seat` is whose it is, or NOBODY where all are asked."""
    push(s, WINDOW, seat, window)


@rule
def open_window(s: Any, t: Any, window: int, seat: int) -> None:
    """E2.W1: open a window, at the first in order."""
    s.window = window
    s.window_seat = seat
    s.window_at = 0
    s.window_passes = 0
    go_on_asking(s, t)


@rule
def fits(s: Any, card: int) -> bool:
    """Whether the open window is the card's (great hatching: the first egg only, E2.C11)."""
    if CARD_WINDOW[card] != s.window:
        return False
    return card != GREAT_HATCHING or s.egg == 1


@rule
def is_live(s: Any) -> bool:
    """E2.W2, E2.X1: a window is open only while a card of its own is not yet discarded."""
    for card in range(FIRST_CARD[s.window], END_OF_CARDS[s.window]):
        if s.card[card] != DISCARDED and fits(s, card):
            return True
    return False


@rule
def holds_a_card(s: Any, seat: int) -> bool:
    """E2.W2: whether the seat holds any card, fitting or not."""
    held = 0
    for card in range(ALL_CARDS):  # no early way out: so the loop compiles into two instructions
        held |= s.card[card] == seat
    return held != 0


@rule
def go_on_asking(s: Any, t: Any) -> None:
    """E2.W1: ask the next seat of the open window, or close it."""
    if is_live(s):
        alone = s.window_seat != NOBODY and s.window != BEFORE_CLAN
        places = 1 if alone else t.seats
        while s.window_passes < places:
            seat = s.window_seat if alone else s.order[s.window_at]
            left_out = s.window == BEFORE_CLAN and seat == s.window_seat
            if not left_out and holds_a_card(s, seat):
                ask_seat(s, WINDOW, seat)
                return
            s.window_passes += 1
            s.window_at = (s.window_at + 1) % t.seats
    s.window = 0


@rule
def legal_cards(s: Any, seat: int, choices: Any) -> None:
    """In a window: pass, or play a card of one's own whose window it is."""
    add(choices, PASS)
    for card in range(FIRST_CARD[s.window], END_OF_CARDS[s.window]):
        if s.card[card] == seat and fits(s, card):
            for variant in range(variants(card)):
                add(choices, A_PLAY + card * VARIANTS + variant)


@rule
def variants(card: int) -> int:
    """Ways to play the card: the wheel forward or back, the marker first or last."""
    return 2 if card == WIND_CALLERS or card == DAWN_DRUMS else 1


@rule
def card_refusal(s: Any, seat: int, card: int, variant: int) -> int:
    """E2.C, E2.C1 to E2.C15: one's own card, in its window."""
    if s.card[card] != seat:
        return E2_C
    if s.window == 0 or not fits(s, card) or variant >= variants(card):
        return E2_C1 + card
    return ALLOWED


@rule
def answer_window(s: Any, t: Any, seat: int, action: int) -> None:
    """Pass or play a card, then ask on (E2.W1, E2.X1)."""
    answered(s, seat)
    if action == PASS:
        s.window_passes += 1
    else:
        card, variant = (action - A_PLAY) // VARIANTS, (action - A_PLAY) % VARIANTS
        s.card[card] = DISCARDED
        note(s, E_PLAYED, EVERYBODY, seat, card)
        take_effect(s, t, seat, card, variant)
        s.window_passes = 0
    s.window_at = (s.window_at + 1) % t.seats
    go_on_asking(s, t)


# ---- what the cards do ---------------------------------------------------------------------


@rule
def take_effect(s: Any, t: Any, seat: int, card: int, variant: int) -> None:
    """E2.C1 to E2.C15."""
    if card == BECALMED_SKIES:
        s.becalmed = 1
    elif card == WIND_CALLERS:
        turn_wheel(s, t, 1 if variant == 0 else -1)
    elif card == ELDERS_BARGAIN:
        s.due[seat] = max(0, s.due[seat] - 3)
    elif card == MARKED_TOTEM:
        guard_bid(s, t, seat)
    elif card == DAWN_DRUMS:
        put_marker(s, seat, 0 if variant == 0 else t.seats - 1)
    elif card == STAMPEDE:
        s.steps += 3
    elif card == WAR_PAINT:
        s.paint[seat] = 2
    elif card == RING_OF_TUSKS:
        s.tusks[seat] = 2
    elif card == SACRED_TRUCE:
        s.truce = 1
    elif card == MIRED_HERD:
        s.mired = 1
    elif card == GREAT_HATCHING:
        s.extra_eggs[seat] += 1
    elif card == NEST_CARRIERS:
        s.carriers[seat] = 1
    elif card == SHADE_WEAVERS:
        s.shaded[seat] = 1
    elif card == FIRE_KEEPERS:
        s.warmed[seat] = 1
    elif card == MOON_FEAST:
        feast(s, t, seat)


@rule
def guard_bid(s: Any, t: Any, seat: int) -> None:
    """E2.C4: the bid just placed can be displaced only by three more."""
    for column in range(t.seats):
        if s.column_seat[column] == seat:
            s.column_totem[column] = 1


@rule
def feast(s: Any, t: Any, seat: int) -> None:
    """E2.C15, E2.X2: a point for each terrain that the clan stands on now."""
    seen = 0
    for space in range(t.spaces):
        if s.dinosaur[space] == seat:
            seen |= 1 << t.terrain[space]
    amount = 0
    for terrain in range(len(TERRAINS)):
        amount += seen >> terrain & 1
    s.points[seat] += amount
    note(s, E_FEASTED, EVERYBODY, seat, amount)


# ---- drawing -------------------------------------------------------------------------------


@rule
def deck_size(s: Any) -> int:
    """Cards left in the deck."""
    count = 0
    for card in range(ALL_CARDS):
        if s.card[card] == IN_DECK:
            count += 1
    return count


@rule
def card_chances(s: Any, choices: Any) -> None:
    """E2.S6: any card of the deck, all alike."""
    for card in range(ALL_CARDS):
        if s.card[card] == IN_DECK:
            add_outcome(choices, card, 1)


@rule
def draw_card(s: Any, card: int) -> None:
    """E2.C: the card goes into the hand of the seat that chance speaks for, unseen by others."""
    s.card[card] = s.subject
    note(s, E_TOOK_CARD, EVERYBODY, s.subject)
    note(s, E_DREW_CARD, 1 << s.subject, s.subject, card)
