"""Improving a species with a card just played (DW.4, DW.T4)."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..abilities import note_abilities, place_refusal, tell_revived, working_printed
from ..actions import A_USE, PASS
from ..cards import ability_of, kind_of
from ..chain import climbed, moved
from ..clauses import (
    ALLOWED,
    DW_2_4,
    DW_2_5_PLAYED,
    DW_4_1,
    DW_4_1_STUCK,
    DW_4_3,
    DW_4_4,
    DW_4_4_PRINTED,
    DW_4_5_JOKER,
    DW_T3_GONE,
)
from ..food import has_home
from ..happenings import (
    E_ADAPTED,
    E_CLIMBED,
    E_COVERED,
    E_COVERED_PRINTED,
    E_DECLINED,
    E_DESCENDED,
    E_GAINED,
    E_LAID_EGGS,
    E_UNABLE,
)
from ..state import (
    EGGS,
    ENVIRONMENT,
    IMPROVE,
    JOKER,
    KINDS,
    LONGEST,
    MUTATION,
    NONE,
    ON_PLACE,
    SHOWN,
    STEAL,
    UP,
    USES,
    VIRTUAL,
)

WAYS = len(USES)

# ---- what a card may be used for -----------------------------------------------------------


@rule
def was_played(s: Any, seat: int, token: int) -> bool:
    """DW.2.5, DW.T4: whether the card is part of what the seat has just played."""
    for k in range(LONGEST):
        if s.laid_cards[seat, k] == token:
            return token < KINDS or s.open[token - KINDS] != NONE
    return False


@rule
def improve_refusal(s: Any, t: Any, seat: int, token: int, use: int) -> int:
    """DW.2.5, DW.4: a card just played, to a use that it has."""
    if not was_played(s, seat, token):
        return DW_T3_GONE if token >= KINDS else DW_2_5_PLAYED
    return use_refusal(s, t, seat, kind_of(s, token), use)


@rule
def use_refusal(s: Any, t: Any, seat: int, kind: int, use: int) -> int:
    """DW.4.1 to DW.4.6, DW.2.4: what the card does not allow, and what would change nothing."""
    if kind == JOKER:
        return DW_4_5_JOKER if use >= ON_PLACE else DW_2_4
    if use >= ON_PLACE:
        return place_refusal(s, t, seat, kind, use - ON_PLACE)
    if use == EGGS:
        return ALLOWED if t.eggs[kind] > 0 else DW_4_3
    if use == ENVIRONMENT:
        environment = int(t.environment[kind])
        if t.home[s.species[seat], environment] > 0:
            return DW_4_4_PRINTED
        return DW_4_4 if has_home(s, t, seat, environment) else ALLOWED
    if t.chain[kind] == 0:
        return DW_4_1
    return ALLOWED if destination(s, t, seat, kind, use) != s.space[seat] else DW_4_1_STUCK


@rule
def destination(s: Any, t: Any, seat: int, kind: int, use: int) -> int:
    """DW.4.1, DW.4.2: where the card's climb would end."""
    points = int(t.chain[kind])
    return climbed(s, seat, points) if use == UP else moved(s, seat, points, -1)


@rule
def has_use(s: Any, t: Any, seat: int) -> bool:
    """DW.4.6: whether any card that the seat has just played has a legal use."""
    for k in range(LONGEST):
        token = int(s.laid_cards[seat, k])
        if token != NONE and was_played(s, seat, token):
            for use in range(WAYS):
                if use_refusal(s, t, seat, kind_of(s, token), use) == ALLOWED:
                    return True
    return False


@rule
def ask_improvement(s: Any, t: Any, seat: int) -> None:
    """DW.2.5, DW.3.1: who may improve is asked; where no card has a use there is no question."""
    if has_use(s, t, seat):
        ask_seat(s, IMPROVE, seat)
    else:
        note(s, E_UNABLE, EVERYBODY, seat)


@rule
def legal_improvements(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Decline (DW.3.1), or one use of one card."""
    add(choices, PASS)
    token = next_token(s, seat, NONE)
    while token != NONE:
        if was_played(s, seat, token):
            kind = kind_of(s, token)
            for use in range(WAYS):
                if use_refusal(s, t, seat, kind, use) == ALLOWED:
                    add(choices, A_USE + token * WAYS + use)
        token = next_token(s, seat, token)


@rule
def next_token(s: Any, seat: int, token: int) -> int:
    """The lowest token above this one that lies in the seat's play, or NONE."""
    found = NONE
    for k in range(LONGEST):
        other = int(s.laid_cards[seat, k])
        if other > token and (found == NONE or other < found):
            found = other
    return found


# ---- using it ------------------------------------------------------------------------------


@rule
def improve(s: Any, t: Any, seat: int, action: int) -> None:
    """One card, one use; the card stays with the species (DW.4.6)."""
    answered(s, seat)
    if action == PASS:
        note(s, E_DECLINED, EVERYBODY, seat)
        return
    token, way = (action - A_USE) // WAYS, (action - A_USE) % WAYS
    kind = take_from_play(s, t, seat, token)
    if way >= ON_PLACE:
        lay_ability(s, t, seat, kind, way - ON_PLACE)
        return
    s.laid[kind] += 1
    if way == EGGS:
        s.population[seat] += t.eggs[kind]
        note(s, E_LAID_EGGS, EVERYBODY, seat, kind, t.eggs[kind])
    elif way == ENVIRONMENT:
        s.gained[seat] |= 1 << t.environment[kind]
        note(s, E_ADAPTED, EVERYBODY, seat, kind, t.environment[kind])
    else:
        start = int(s.space[seat])
        s.space[seat] = destination(s, t, seat, kind, way)
        code = E_CLIMBED if way == UP else E_DESCENDED
        note(s, code, EVERYBODY, seat, kind, start, s.space[seat])


@rule
def take_from_play(s: Any, t: Any, seat: int, token: int) -> int:
    """The card leaves what was played; an open one leaves the display (DW.T4)."""
    for k in range(LONGEST):
        if s.laid_cards[seat, k] == token:
            s.laid_cards[seat, k] = NONE
            break
    if token < KINDS:
        return token
    kind = int(s.open[token - KINDS])
    s.open[token - KINDS] = NONE
    note_abilities(s, t, VIRTUAL)
    if seat != s.best:
        other_copy(s, token, kind)
    return kind


@rule
def other_copy(s: Any, token: int, kind: int) -> None:
    """DW.X3: the strongest then used the other copy in the display, where there is one."""
    for k in range(LONGEST):
        if s.laid_cards[s.best, k] == token:
            for slot in range(SHOWN):
                if s.open[slot] == kind and not was_played(s, int(s.best), KINDS + slot):
                    s.laid_cards[s.best, k] = KINDS + slot
                    return


@rule
def lay_ability(s: Any, t: Any, seat: int, kind: int, place: int) -> None:
    """DW.4.5: onto a place; what it covers is discarded. A mutation may steal at once."""
    before = working_printed(s, t, seat)
    if before >> place & 1:
        covered = t.printed[s.species[seat], place]
        note(s, E_COVERED_PRINTED, EVERYBODY, seat, covered)
    uncover(s, seat, place)
    s.card[seat, place] = kind
    note(s, E_GAINED, EVERYBODY, seat, kind, place + 1)
    tell_revived(s, t, seat, before)
    if ability_of(kind) == MUTATION:
        push(s, STEAL, seat, 0)


@rule
def uncover(s: Any, seat: int, place: int) -> None:
    """DW.4.5, DW.A.mut: the card on a place, and a stolen one with it, goes to the discards."""
    if s.stolen[seat, place] != NONE:
        note(s, E_COVERED, EVERYBODY, seat, s.stolen[seat, place])
        s.discards[s.stolen[seat, place]] += 1
        s.stolen[seat, place] = NONE
    if s.card[seat, place] != NONE:
        note(s, E_COVERED, EVERYBODY, seat, s.card[seat, place])
        s.discards[s.card[seat, place]] += 1
        s.card[seat, place] = NONE
