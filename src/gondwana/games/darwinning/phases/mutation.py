"""Mutations: taking an ability card of an opponent (DW.A8, DW.A.mut, DW.T6)."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..abilities import (
    NO_PLACE,
    holds_beside,
    mutation_place,
    note_abilities,
    tell_revived,
    working_printed,
)
from ..actions import A_STEAL, PASS
from ..cards import ability_of
from ..clauses import (
    ALLOWED,
    DW_A_MUT,
    DW_A_MUT_HAVE,
    DW_A_MUT_MUTATION,
    DW_A_MUT_NONE,
    DW_A_MUT_PRINTED,
    DW_A_MUT_STOLEN,
    DW_T3_GONE,
    DW_X1,
)
from ..happenings import E_PHASE, E_REFRAINED, E_STOLE, E_STOLE_OPEN
from ..state import (
    END,
    JOKER,
    MUTATION,
    NONE,
    PLACES,
    SEATS,
    SHOWN,
    STEAL,
    VIRTUAL,
)

LATER = 1  # the question after a trick's improvements
OPEN_TARGETS = SEATS * PLACES  # from here on targets are the open cards' places


@rule
def ask_unused(s: Any, t: Any) -> None:
    """DW.A.mut, DW.3.4: after the improvements, clockwise from the strongest of the trick."""
    if s.last:
        s.phase = END
        note(s, E_PHASE, EVERYBODY, END)
    for k in range(t.seats - 1, -1, -1):
        push(s, STEAL, int((s.best + k) % t.seats), LATER)


@rule
def ask_steal(s: Any, t: Any, seat: int, when: int) -> None:
    """DW.A.mut, DW.X1: where there is something to take; one laid in this trick not again in it."""
    if when == LATER and s.asked_steal >> seat & 1:
        return
    s.asked_steal |= 1 << seat
    if mutation_place(s, t, seat) == NO_PLACE:
        return
    for target in range(OPEN_TARGETS + SHOWN):
        if target_refusal(s, t, seat, target) == ALLOWED:
            ask_seat(s, STEAL, seat)
            return


@rule
def target_refusal(s: Any, t: Any, seat: int, target: int) -> int:
    """DW.A.mut: what may not be taken: an opponent's place, or an open card of two players."""
    if target >= OPEN_TARGETS:
        if t.seats > 2:
            return DW_T3_GONE
        kind = int(s.open[target - OPEN_TARGETS])
        if kind == NONE or kind == JOKER:
            return DW_T3_GONE
        if s.phase < END:
            return DW_X1
    else:
        victim, place = target // PLACES, target % PLACES
        if victim >= t.seats or victim == seat:
            return DW_A_MUT
        kind = int(s.card[victim, place])
        if kind == NONE:
            printed = t.printed[s.species[victim], place]
            return DW_A_MUT_NONE if printed == NONE else DW_A_MUT_PRINTED
        if s.stolen[victim, place] != NONE:
            return DW_A_MUT_STOLEN
    if ability_of(kind) == MUTATION:
        return DW_A_MUT_MUTATION
    return DW_A_MUT_HAVE if holds_beside(s, t, seat, ability_of(kind), NO_PLACE) else ALLOWED


@rule
def legal_steals(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Refrain, or take one."""
    add(choices, PASS)
    for target in range(OPEN_TARGETS + SHOWN):
        if target_refusal(s, t, seat, target) == ALLOWED:
            add(choices, A_STEAL + target)


@rule
def steal(s: Any, t: Any, seat: int, action: int) -> None:
    """DW.A.mut: the card lies on the mutation; the place that it leaves is free, or revives."""
    answered(s, seat)
    if action == PASS:
        note(s, E_REFRAINED, EVERYBODY, seat)
        return
    target = action - A_STEAL
    own = mutation_place(s, t, seat)
    before = working_printed(s, t, seat)
    if target >= OPEN_TARGETS:
        kind = int(s.open[target - OPEN_TARGETS])
        s.open[target - OPEN_TARGETS] = NONE
        note_abilities(s, t, VIRTUAL)
        note(s, E_STOLE_OPEN, EVERYBODY, seat, kind)
    else:
        victim, place = target // PLACES, target % PLACES
        worked = working_printed(s, t, victim)
        kind = int(s.card[victim, place])
        s.card[victim, place] = NONE
        note(s, E_STOLE, EVERYBODY, seat, victim, kind)
        tell_revived(s, t, victim, worked)
    s.stolen[seat, own] = kind
    tell_revived(s, t, seat, before)
