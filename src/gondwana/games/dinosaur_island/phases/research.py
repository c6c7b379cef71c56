"""Phase 1, research (DI.1): gains, the roll, scientists one at a time, the threat die."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_COPY_TAKE, A_DIE, A_RECIPE, A_STORE, A_TURN, PASS
from ..clauses import (
    ALLOWED,
    DI_1_2,
    DI_1_2_PASS,
    DI_1_3,
    DI_1_5,
    DI_1_6,
    DI_1_6_LEVEL,
    DI_1_6_ZONES,
    DI_1_7,
    DI_G1,
    DI_K1,
    DI_X_ALLROUNDER,
)
from ..grounds import has_any_pair, place_next
from ..happenings import (
    E_RESEARCHED,
    E_ROUNDER_PLACED,
    E_ROUNDER_RESTS,
    E_STORAGE,
    E_TOOK_DIE,
    E_TURNED,
    FROM_ACCOUNTANT,
    FROM_GRANT,
)
from ..players import holds
from ..staff import earn, gain_workers
from ..state import (
    ACCOUNTANT,
    ALL_KINDS,
    ALLROUNDER,
    ASK_RAISE,
    ASK_RESEARCH,
    CHECK,
    COPYING,
    DICE_IN_PLAY,
    FENCE,
    FREE,
    GRANT,
    JOKER,
    LABTECH,
    LEVELS,
    NOBODY,
    NONE,
    PADDOCK,
    PLACED,
    PLACERS,
    PROFESSOR,
    REMOVED,
    RESEARCHING,
    ROLL,
    ROUNDER,
    ROUNDER_LEVEL,
    STORES,
    TAKEN,
    THREAT,
    TURN_CARD,
    TURNED,
    UNPLACED,
    WAGES,
)
from ..store import gain_basic, gain_complex, raise_limits
from .dice import face_of, gain_face

ACCOUNTANT_WAGE = 2  # DI.X.accountant
GRANT_DOLLARS = 2  # DI.T.grant

# ---- the start of the round ----------------------------------------------------------------


@rule
def begin_research(s: Any, t: Any) -> None:
    """DI.1, DI.F3, DI.O6: gains, the roll, the solo card, scientists, the threat die."""
    for space in range(t.dice):
        s.die_state[space] = FREE
    s.threat_space = NONE
    s.rounded = 0
    s.copied = 0
    push(s, THREAT, NOBODY, 0)
    push(s, RESEARCHING, NOBODY, 0)
    if t.solo:
        push(s, TURN_CARD, NOBODY, 0)
    push(s, ROLL, NOBODY, 0)
    push(s, WAGES, NOBODY, 0)


@rule
def wages(s: Any, t: Any, place: int) -> None:
    """DI.F3: gains at the round start, in order."""
    if place == t.seats:
        return
    seat = int(s.order[place])
    push(s, WAGES, NOBODY, place + 1)
    push(s, CHECK, seat, 0)
    if holds(s, seat, LABTECH):
        gain_basic(s, seat, 1)
    if holds(s, seat, PROFESSOR):
        gain_complex(s, seat, 1)
    if holds(s, seat, ACCOUNTANT):
        earn(s, seat, ACCOUNTANT_WAGE, FROM_ACCOUNTANT)


# ---- whose turn (DI.1.2) -------------------------------------------------------------------


@rule
def scientists_left(s: Any, seat: int) -> int:
    """Scientists not placed and not turned."""
    count = 0
    for scientist in range(LEVELS):
        if s.scientist[seat, scientist] == UNPLACED:
            count += 1
    return count


@rule
def may_round(s: Any, seat: int) -> bool:
    """DI.X.allrounder: his worker may be placed: one from the lab that is no scientist."""
    if s.rounded or not holds(s, seat, ALLROUNDER):
        return False
    workers = int(s.idle[seat])
    for scientist in range(LEVELS):
        if s.scientist[seat, scientist] == TURNED:
            workers -= 1
    return workers > 0


@rule
def go_on_researching(s: Any, t: Any, place: int) -> None:
    """DI.1.2: from this place on, the next one with somebody to place."""
    for k in range(t.seats):
        here = (place + k) % int(t.seats)
        seat = int(s.order[here])
        if scientists_left(s, seat) > 0 or may_round(s, seat):
            push(s, RESEARCHING, NOBODY, (here + 1) % int(t.seats))
            ask_seat(s, ASK_RESEARCH, seat)
            return


# ---- what may be done ----------------------------------------------------------------------


@rule
def level_of(placer: int) -> int:
    """The level of a scientist, or of the allrounder's worker."""
    return ROUNDER_LEVEL if placer == ROUNDER else placer + 1


@rule
def placer_refusal(s: Any, seat: int, placer: int) -> int:
    """DI.1.2, DI.X.allrounder: whom the seat can place."""
    if placer == ROUNDER:
        return ALLOWED if may_round(s, seat) else DI_X_ALLROUNDER
    return ALLOWED if s.scientist[seat, placer] == UNPLACED else DI_1_2


@rule
def die_refusal(s: Any, t: Any, space: int) -> int:
    """DI.1.3, DI.K1: the space under a die, while it is free."""
    if space >= t.dice:
        return DI_1_3
    if s.die_state[space] == REMOVED:
        return DI_K1
    return ALLOWED if s.die_state[space] == FREE else DI_1_3


@rule
def store_refusal(s: Any) -> int:
    """DI.1.5: one of six spaces."""
    for store in range(STORES):
        if s.store_seat[store] == NOBODY:
            return ALLOWED
    return DI_1_5


@rule
def recipe_refusal(s: Any, t: Any, seat: int, kind: int, level: int) -> int:
    """DI.1.6: a recipe that lies open, a scientist of the level, room in the park."""
    if s.recipe[kind] == NONE or s.recipe_seat[kind] != NOBODY:
        return DI_1_6
    if level < t.least_level[kind]:
        return DI_1_6_LEVEL
    return ALLOWED if has_any_pair(s, seat) else DI_1_6_ZONES


@rule
def research_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.1.2 to DI.1.7."""
    if action == PASS:
        return DI_1_2_PASS if scientists_left(s, seat) > 0 else ALLOWED
    if not A_DIE <= action < A_COPY_TAKE:
        return DI_G1
    if action >= A_TURN:
        return ALLOWED if s.scientist[seat, action - A_TURN] == UNPLACED else DI_1_7
    placer = placer_of(action)
    refused = placer_refusal(s, seat, placer)
    if refused != ALLOWED:
        return refused
    if action < A_STORE:
        return die_refusal(s, t, (action - A_DIE) % DICE_IN_PLAY)
    if action < A_RECIPE:
        return store_refusal(s)
    return recipe_refusal(s, t, seat, (action - A_RECIPE) % ALL_KINDS, level_of(placer))


@rule
def placer_of(action: int) -> int:
    """Who is placed by an action that places somebody."""
    if action < A_STORE:
        return (action - A_DIE) // DICE_IN_PLAY
    if action < A_RECIPE:
        return action - A_STORE
    return (action - A_RECIPE) // ALL_KINDS


@rule
def legal_research(s: Any, t: Any, seat: int, choices: Any) -> None:
    """To let the allrounder rest where nobody else is left; every space; to turn a scientist."""
    if scientists_left(s, seat) == 0:
        add(choices, PASS)
    for placer in range(PLACERS):
        if placer_refusal(s, seat, placer) == ALLOWED:
            for space in range(t.dice):
                if s.die_state[space] == FREE:
                    add(choices, A_DIE + placer * DICE_IN_PLAY + space)
    for placer in range(PLACERS):
        if placer_refusal(s, seat, placer) == ALLOWED and store_refusal(s) == ALLOWED:
            add(choices, A_STORE + placer)
    for placer in range(PLACERS):
        if placer_refusal(s, seat, placer) == ALLOWED:
            for kind in range(ALL_KINDS):
                if recipe_refusal(s, t, seat, kind, level_of(placer)) == ALLOWED:
                    add(choices, A_RECIPE + placer * ALL_KINDS + kind)
    for scientist in range(LEVELS):
        if s.scientist[seat, scientist] == UNPLACED:
            add(choices, A_TURN + scientist)


# ---- a turn --------------------------------------------------------------------------------


@rule
def research(s: Any, t: Any, seat: int, action: int) -> None:
    """DI.1.2: one scientist, or the allrounder's worker; what follows comes before the next."""
    answered(s, seat)
    if action == PASS:
        s.rounded = 1
        note(s, E_ROUNDER_RESTS, EVERYBODY, seat)
        return
    if action >= A_TURN:
        turn_scientist(s, seat, action - A_TURN)
        return
    placer = placer_of(action)
    if placer == ROUNDER:
        s.rounded = 1
        s.idle[seat] -= 1
        note(s, E_ROUNDER_PLACED, EVERYBODY, seat)
    else:
        s.scientist[seat, placer] = PLACED
    if action < A_STORE:
        claim_die(s, t, seat, (action - A_DIE) % DICE_IN_PLAY, placer)
    elif action < A_RECIPE:
        enlarge(s, seat, placer)
    else:
        research_recipe(s, t, seat, (action - A_RECIPE) % ALL_KINDS, placer)


@rule
def turn_scientist(s: Any, seat: int, scientist: int) -> None:
    """DI.1.7: he is a worker in this round's work phase."""
    s.scientist[seat, scientist] = TURNED
    s.idle[seat] += 1
    note(s, E_TURNED, EVERYBODY, seat, scientist + 1)


@rule
def claim_die(s: Any, t: Any, seat: int, space: int, placer: int) -> None:
    """DI.1.3, DI.1.4, DI.T.grant: what the face shows; then the programmer may copy DNA."""
    level = level_of(placer)
    s.die_state[space] = TAKEN
    s.die_seat[space] = seat
    s.die_placer[space] = placer
    note(s, E_TOOK_DIE, EVERYBODY, seat, space + 1, level, face_of(s, t, space))
    symbol = int(t.face_symbol[s.die[space], s.face[space]])
    if symbol <= JOKER:
        push(s, COPYING, seat, space * PLACERS + level)
    push(s, CHECK, seat, 0)
    if s.twist[GRANT]:
        earn(s, seat, GRANT_DOLLARS, FROM_GRANT)
    if symbol == PADDOCK:
        push(s, ASK_RAISE, seat, 0)
    elif symbol > PADDOCK:
        gain_workers(s, seat, 1)
    else:
        gain_face(s, t, seat, space, level)


@rule
def enlarge(s: Any, seat: int, placer: int) -> None:
    """DI.1.5: on the first free space; as many steps as the level."""
    store = 0
    while s.store_seat[store] != NOBODY:
        store += 1
    s.store_seat[store] = seat
    s.store_placer[store] = placer
    note(s, E_STORAGE, EVERYBODY, seat, level_of(placer))
    raise_limits(s, seat, level_of(placer))


@rule
def research_recipe(s: Any, t: Any, seat: int, kind: int, placer: int) -> None:
    """DI.1.6: the recipe becomes an exhibit, to be placed at once."""
    recipe = int(s.recipe[kind])
    s.recipe[kind] = NONE
    s.recipe_seat[kind] = seat
    s.recipe_placer[kind] = placer
    note(s, E_RESEARCHED, EVERYBODY, seat, recipe, level_of(placer))
    push(s, CHECK, seat, 0)
    place_next(s, seat, FENCE + recipe)
