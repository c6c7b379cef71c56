"""The end of an era: the empty hand of two players (DW.T9), and what is kept (DW.3.2)."""

from typing import Any

from ....kernel.agenda import answered, ask, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..abilities import place_refusal
from ..actions import A_KEEP, A_TAKE, DONE, PASS
from ..clauses import ALLOWED, DW_3_2_HOLD, DW_3_2_MOST, DW_T9_PILE
from ..happenings import E_KEPT, E_TOOK, E_TOOK_NONE, E_UNKEPT
from ..state import (
    FEED,
    JOKER,
    KEEP,
    KEPT,
    KINDS,
    NOBODY,
    PLACES,
    SPARED,
    TAKE,
)
from .improving import lay_ability
from .picks import clear_picks, hold_after_picks, pick, times_picked

# ---- the empty hand (DW.T9) ----------------------------------------------------------------


@rule
def ask_takers(s: Any, t: Any) -> None:
    """DW.T9: two players only; where both hands are empty, the lower's opponent first."""
    if t.seats > 2:
        return
    low = 0 if s.space[0] < s.space[1] else 1
    for seat in (1 - low, low):
        if s.emptied >> seat & 1:
            push(s, TAKE, seat, 0)


@rule
def owner_of_taken(t: Any, empty: int) -> int:
    """DW.T9: whose species gets the card: the empty-handed player's, or the opponent's own."""
    return empty if t.meddle else 1 - empty


@rule
def ask_taker(s: Any, t: Any, empty: int) -> None:
    """DW.T9: the opponent looks through all discards, face-down ones too."""
    taker = 1 - empty
    s.looked |= 1 << taker
    s.subject = owner_of_taken(t, empty)
    for kind in range(JOKER):
        if in_discards(s, kind) > 0:
            for place in range(PLACES):
                if place_refusal(s, t, int(s.subject), kind, place) == ALLOWED:
                    ask_seat(s, TAKE, taker)
                    return


@rule
def in_discards(s: Any, kind: int) -> int:
    """How many of a kind the two players have discarded."""
    return int(s.discards[kind] + s.early[0, kind] + s.early[1, kind])


@rule
def take_refusal(s: Any, t: Any, kind: int, place: int) -> int:
    """DW.T9, DW.4.5: an ability of the discards onto a place where it may lie."""
    if in_discards(s, kind) == 0:
        return DW_T9_PILE
    return place_refusal(s, t, int(s.subject), kind, place)


@rule
def legal_takes(s: Any, t: Any, choices: Any) -> None:
    """Decline, or any ability onto any place."""
    add(choices, PASS)
    for kind in range(JOKER):
        if in_discards(s, kind) > 0:
            for place in range(PLACES):
                if place_refusal(s, t, int(s.subject), kind, place) == ALLOWED:
                    add(choices, A_TAKE + kind * PLACES + place)


@rule
def take(s: Any, t: Any, seat: int, action: int) -> None:
    """DW.T9: the card lies on the species as an improvement would."""
    answered(s, seat)
    if action == PASS:
        note(s, E_TOOK_NONE, EVERYBODY, seat)
        return
    kind, place = (action - A_TAKE) // PLACES, (action - A_TAKE) % PLACES
    take_from_discards(s, kind, seat)
    owner = int(s.subject)
    note(s, E_TOOK, EVERYBODY, seat, owner, kind, place + 1)
    lay_ability(s, t, owner, kind, place)


@rule
def take_from_discards(s: Any, kind: int, taker: int) -> None:
    """From what lies open, else from the other's early discards, else from one's own."""
    if s.discards[kind] > 0:
        s.discards[kind] -= 1
        return
    seat = 1 - taker if s.early[1 - taker, kind] > 0 else taker
    s.early[seat, kind] -= 1
    s.played[seat] += 1


# ---- keeping (DW.3.2) ----------------------------------------------------------------------


@rule
def ask_keep(s: Any, t: Any) -> None:
    """DW.3.2: everybody with cards at once; nobody after the last era."""
    push(s, KEPT, NOBODY, 0)
    with_cards = (1 << t.seats) - 1 & ~s.emptied
    if s.round_number < t.eras and with_cards:
        ask(s, KEEP, int(with_cards))


@rule
def keep_refusal(s: Any, seat: int, kind: int) -> int:
    """DW.3.2: up to two cards of the hand."""
    if hold_after_picks(s, seat, kind) <= 0:
        return DW_3_2_HOLD
    return DW_3_2_MOST if s.picked_n[seat] >= SPARED else ALLOWED


@rule
def legal_keeps(s: Any, seat: int, choices: Any) -> None:
    """Done, or one more card."""
    add(choices, DONE)
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and keep_refusal(s, seat, kind) == ALLOWED:
            add(choices, A_KEEP + kind)


@rule
def keep(s: Any, seat: int, action: int) -> None:
    """DW.3.2: secretly; the rest lies face down as soon as the seat is done."""
    if action != DONE:
        pick(s, seat, action - A_KEEP)
        return
    bury_rest(s, seat)
    answered(s, seat)


@rule
def bury_rest(s: Any, seat: int) -> None:
    """What is not picked is discarded face down."""
    for kind in range(KINDS):
        kept = times_picked(s, seat, kind)
        for _ in range(kept):
            note(s, E_KEPT, 1 << seat, seat, kind)
        for _ in range(s.hand[seat, kind] - kept):
            note(s, E_UNKEPT, 1 << seat, seat, kind)
        s.late[seat, kind] += s.hand[seat, kind] - kept
        s.held[seat] -= s.hand[seat, kind] - kept
        s.hand[seat, kind] = kept
    clear_picks(s, seat)
    s.chosen |= 1 << seat


@rule
def everybody_kept(s: Any, t: Any) -> None:
    """DW.3.2, DW.3.3: who was not asked keeps nothing; then survival."""
    for seat in range(t.seats):
        if s.chosen >> seat & 1 == 0:
            bury_rest(s, seat)
    push(s, FEED, NOBODY, 0)
