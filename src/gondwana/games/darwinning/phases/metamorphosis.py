"""The end of survival: metamorphosis (DW.A14, DW.A.meta), and what is cleared away (DW.T7)."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..abilities import NO_PLACE, holds_beside, place_refusal
from ..actions import A_PUT, PASS
from ..cards import ability_of
from ..chain import who_is_at
from ..clauses import ALLOWED, DW_A_META_MUST, DW_A_META_OWN
from ..happenings import (
    E_DREW_ABILITY,
    E_DREW_NOTHING,
    E_OPEN_GONE,
    E_PHASE,
    E_SHUFFLED,
    E_THROWN,
)
from ..state import (
    CHANCE_METAMORPHOSIS,
    CHANGE,
    CLEAR,
    DRAW_OPEN,
    ERA,
    FEEDERS,
    JOKER,
    METAMORPHOSIS,
    NOBODY,
    NONE,
    OVER,
    PLACES,
    SHOWN,
    SPACES,
    TRANSFORM,
    VIRTUAL,
)
from .improving import lay_ability
from .setup import cards_in
from .start import shuffle_in


@rule
def change(s: Any, t: Any, space: int) -> None:
    """DW.A.meta: from the lowest up, each once if it has metamorphosis on its turn."""
    if space > SPACES:
        push(s, CLEAR, NOBODY, 0)
        return
    push(s, CHANGE, NOBODY, space + 1)
    seat = who_is_at(s, space)
    if seat == NOBODY or seat == VIRTUAL:
        return
    if s.works[seat] >> METAMORPHOSIS & 1 == 0:
        return
    if cards_in(s.deck) == 0:
        refill(s, t)
    if cards_in(s.deck) == 0:
        note(s, E_DREW_NOTHING, EVERYBODY, seat)
        return
    s.most_kept = min(s.most_kept, s.spare - 1)
    s.subject = seat
    s.chance = CHANCE_METAMORPHOSIS


@rule
def refill(s: Any, t: Any) -> None:
    """DW.X5: an empty deck is made of the discards."""
    shuffle_in(s, t)
    s.refilled = 1
    note(s, E_SHUFFLED, EVERYBODY)


@rule
def transformation_comes(s: Any, t: Any, kind: int) -> None:
    """DW.A14: a joker is discarded; an ability must be played."""
    seat = int(s.subject)
    s.deck[kind] -= 1
    s.spare -= 1
    note(s, E_DREW_ABILITY, EVERYBODY, seat, kind)
    if kind == JOKER:
        throw(s, seat, kind)
        return
    s.drawn = kind
    ask_seat(s, TRANSFORM, seat)


@rule
def throw(s: Any, seat: int, kind: int) -> None:
    """The card is discarded."""
    s.discards[kind] += 1
    note(s, E_THROWN, EVERYBODY, seat, kind)


@rule
def put_refusal(s: Any, t: Any, seat: int, place: int) -> int:
    """DW.A.meta, DW.4.5: one already held goes onto its own copy."""
    clause = place_refusal(s, t, seat, int(s.drawn), place)
    return clause if clause == ALLOWED else DW_A_META_OWN


@rule
def throw_refusal(s: Any, t: Any, seat: int) -> int:
    """DW.A.meta: only what is already held may be discarded."""
    held = holds_beside(s, t, seat, ability_of(int(s.drawn)), NO_PLACE)
    return ALLOWED if held else DW_A_META_MUST


@rule
def legal_puts(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Any place where it may lie; discarded where it is already held."""
    if throw_refusal(s, t, seat) == ALLOWED:
        add(choices, PASS)
    for place in range(PLACES):
        if put_refusal(s, t, seat, place) == ALLOWED:
            add(choices, A_PUT + place)


@rule
def put(s: Any, t: Any, seat: int, action: int) -> None:
    """DW.A.meta: onto the place; a mutation may steal at once."""
    answered(s, seat)
    kind = int(s.drawn)
    s.drawn = NONE
    if action == PASS:
        throw(s, seat, kind)
    else:
        lay_ability(s, t, seat, kind, action - A_PUT)


# ---- the very end of an era (DW.3.4) -------------------------------------------------------


@rule
def clear_away(s: Any, t: Any) -> None:
    """DW.5.4, DW.T7, DW.X5: bite tokens off; new open cards; the next era, or the end."""
    for species in range(FEEDERS):
        s.bites[species] = 0
        s.eaten[species] = 0
    s.fed = s.surplus = 0
    if s.round_number == t.eras:
        s.phase = OVER
        note(s, E_PHASE, EVERYBODY, OVER)
        s.over = 1
        return
    push(s, ERA, NOBODY, 0)
    if t.seats == 2:
        clear_open(s)
        push(s, DRAW_OPEN, NOBODY, 0)


@rule
def clear_open(s: Any) -> None:
    """DW.T7: the open cards leave the game."""
    for slot in range(SHOWN):
        kind = int(s.open[slot])
        if kind != NONE:
            s.gone[kind] += 1
            s.open[slot] = NONE
            note(s, E_OPEN_GONE, EVERYBODY, kind)
    s.works[VIRTUAL] = 0
