"""Phase 1, research (DI.1): gains, the roll, scientists one at a time, the threat die."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_COPY_TAKE, A_DIE, A_PADDOCK, A_RECIPE, A_STORE, A_TURN, PASS
from ..clauses import (
    ALLOWED,
    DI_1_2,
    DI_1_2_PASS,
    DI_1_3,
    DI_1_4,
    DI_1_5,
    DI_1_6,
    DI_1_6_LEVEL,
    DI_1_6_ZONES,
    DI_1_7,
    DI_F1_COMPULSORY,
    DI_G1,
    DI_K1,
    DI_X_ALLROUNDER,
)
from ..grounds import has_any_pair, place_next
from ..happenings import (
    E_COPIED,
    E_NO_THREAT_DIE,
    E_NOT_COPIED,
    E_RESEARCHED,
    E_ROLLED,
    E_ROUNDER_PLACED,
    E_ROUNDER_RESTS,
    E_STORAGE,
    E_THREAT_DIE,
    E_TOOK_DIE,
    E_TURNED,
    FACE_BASE,
    FROM_ACCOUNTANT,
    FROM_GRANT,
)
from ..players import holds
from ..staff import earn, gain_workers
from ..state import (
    ACCOUNTANT,
    ALL_KINDS,
    ALL_SORTS,
    ALLROUNDER,
    ASK_COPY,
    ASK_RAISE,
    ASK_RESEARCH,
    CHANCE_ROLL,
    CHECK,
    COPYING,
    DICE_IN_PLAY,
    EXHIBITS,
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
    PROGRAMMER,
    REMOVED,
    RESEARCHING,
    ROLL,
    ROUNDER,
    ROUNDER_LEVEL,
    SIDES,
    STORES,
    TAKEN,
    THREAT,
    TURN_CARD,
    TURNED,
    UNPLACED,
    WAGES,
)
from ..store import gain_basic, gain_complex, gain_dna, raise_limits
from .work.upkeep import paddock_refusal, raise_paddock

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


@rule
def roll(s: Any, t: Any, space: int) -> None:
    """DI.1.1: all dice, from the left."""
    if space < t.dice:
        push(s, ROLL, NOBODY, space + 1)
        s.subject = space
        s.chance = CHANCE_ROLL


@rule
def roll_chances(choices: Any) -> None:
    """Each side as likely as another."""
    for side in range(SIDES):
        add_outcome(choices, side, 1)


@rule
def roll_happens(s: Any, t: Any, side: int) -> None:
    """The side lies up."""
    s.face[s.subject] = side
    note(s, E_ROLLED, EVERYBODY, s.subject + 1, face_of(s, t, int(s.subject)))


@rule
def face_of(s: Any, t: Any, space: int) -> int:
    """What lies up there, as events tell it: symbol, how often, pips."""
    die, side = int(s.die[space]), int(s.face[space])
    shown = int(t.face_symbol[die, side]) * FACE_BASE + int(t.face_count[die, side])
    return shown * FACE_BASE + int(t.face_pips[die, side])


@rule
def find_threat(s: Any, t: Any) -> None:
    """DI.1.8: the unclaimed die with the most pips, the leftmost of equals."""
    best = NONE
    for space in range(t.dice):
        if s.die_state[space] == FREE:
            if best == NONE or pips(s, t, space) > pips(s, t, best):
                best = space
    s.threat_space = best
    if best == NONE:
        note(s, E_NO_THREAT_DIE, EVERYBODY)
    else:
        note(s, E_THREAT_DIE, EVERYBODY, best + 1, pips(s, t, best))


@rule
def pips(s: Any, t: Any, space: int) -> int:
    """Threat pips of the die on a space."""
    return int(t.face_pips[s.die[space], s.face[space]])


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
def gain_face(s: Any, t: Any, seat: int, space: int, level: int) -> None:
    """DI.1.3: symbols × level; a joker's units are of any basic sort."""
    symbol = int(t.face_symbol[s.die[space], s.face[space]])
    amount = level * int(t.face_count[s.die[space], s.face[space]])
    if symbol < ALL_SORTS:
        gain_dna(s, seat, symbol, amount)
    else:
        gain_basic(s, seat, amount)


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


# ---- a paddock face (DI.1.4) ---------------------------------------------------------------


@rule
def ask_raise(s: Any, t: Any, seat: int) -> None:
    """DI.1.4, DI.G4: one paddock larger; with all at their largest it gives nothing."""
    for exhibit in range(EXHIBITS):
        if paddock_refusal(s, t, seat, exhibit) == ALLOWED:
            ask_seat(s, ASK_RAISE, seat)
            return


@rule
def raise_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.1.4, DI.F1."""
    if action == PASS:
        return DI_F1_COMPULSORY
    if not A_PADDOCK <= action < A_PADDOCK + EXHIBITS:
        return DI_G1
    allowed = paddock_refusal(s, t, seat, action - A_PADDOCK) == ALLOWED
    return ALLOWED if allowed else DI_1_4


@rule
def legal_raises(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Every own paddock that can be larger."""
    for exhibit in range(EXHIBITS):
        if paddock_refusal(s, t, seat, exhibit) == ALLOWED:
            add(choices, A_PADDOCK + exhibit)


@rule
def raise_one(s: Any, seat: int, action: int) -> None:
    """One size more."""
    answered(s, seat)
    raise_paddock(s, seat, action - A_PADDOCK, 0)


# ---- the programmer (DI.X.programmer) ------------------------------------------------------


@rule
def offer_copy(s: Any, seat: int, argument: int) -> None:
    """DI.X.programmer: right after another player's take of DNA, once a round."""
    owner = int(s.specialist[PROGRAMMER])
    if owner >= 0 and owner != seat and s.copied == 0:
        s.copy_space = argument // PLACERS
        s.copy_level = argument % PLACERS
        ask_seat(s, ASK_COPY, owner)


@rule
def legal_copies(choices: Any) -> None:
    """To copy, or not."""
    add(choices, PASS)
    add(choices, A_COPY_TAKE)


@rule
def copy_refusal(action: int) -> int:
    """To copy, or not."""
    return ALLOWED if action in (PASS, A_COPY_TAKE) else DI_G1


@rule
def copy_take(s: Any, t: Any, seat: int, action: int) -> None:
    """As if the seat had taken that die at that level."""
    answered(s, seat)
    if action == PASS:
        note(s, E_NOT_COPIED, EVERYBODY, seat)
        return
    s.copied = 1
    note(s, E_COPIED, EVERYBODY, seat, s.copy_space + 1, s.copy_level)
    push(s, CHECK, seat, 0)
    gain_face(s, t, seat, int(s.copy_space), int(s.copy_level))
