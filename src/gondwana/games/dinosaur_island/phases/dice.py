"""What dice give (DI.1.1, DI.1.3, DI.1.4, DI.1.8): the roll, faces, copies, the threat die."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_COPY_TAKE, A_PADDOCK, PASS
from ..clauses import ALLOWED, DI_1_4, DI_F1_COMPULSORY, DI_G1
from ..happenings import E_COPIED, E_NO_THREAT_DIE, E_NOT_COPIED, E_ROLLED, E_THREAT_DIE, FACE_BASE
from ..state import (
    ALL_SORTS,
    ASK_COPY,
    ASK_RAISE,
    CHANCE_ROLL,
    CHECK,
    EXHIBITS,
    FREE,
    NOBODY,
    NONE,
    PLACERS,
    PROGRAMMER,
    ROLL,
    SIDES,
)
from ..store import gain_basic, gain_dna
from .work.upkeep import paddock_refusal, raise_paddock

# ---- the roll ------------------------------------------------------------------------------


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


# ---- DNA and paddocks from a face ----------------------------------------------------------


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
