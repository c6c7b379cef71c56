"""Birth phase (E2.5): eggs, reach, killer babies, and laying anew when none is left to lay."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ...common.rules.herds import leave, settle
from ..actions import A_LAY, A_TAKE, PASS
from ..cards import window_later
from ..clauses import ALLOWED, E2_5_1, E2_5_2, E2_U7, E2_X6, E2_X7
from ..happenings import (
    E_BABY,
    E_DECLINED,
    E_DIE,
    E_FELL,
    E_LAID,
    E_LAPSED,
    E_TOOK_OFF,
)
from ..herd import fall, protection, supply
from ..state import (
    AS_NEWBORN,
    BIRTHS,
    BY_BABY,
    CHANCE_BABY,
    EGG,
    EQUAL,
    KILLER_BABIES,
    LAY,
    LAYING,
    MORE,
    NOBODY,
    NOWHERE,
    OWN_BIRTHS,
    SUCCESS,
    THICK_SHELL,
)


@rule
def begin_birth(s: Any, t: Any) -> None:
    """The first egg of the first player."""
    s.egg = 1
    for space in range(t.spaces):
        s.newborn[space] = 0
    push(s, BIRTHS, NOBODY, 0)


@rule
def eggs(s: Any, seat: int) -> int:
    """E2.S2, E2.N, E2.C11: one, the genes, great hatching."""
    return int(1 + s.genes[seat, EGG] + s.extra_eggs[seat])


@rule
def most_eggs(s: Any, t: Any) -> int:
    """The largest number of eggs that anybody has."""
    most = 0
    for seat in range(t.seats):
        most = max(most, eggs(s, seat))
    return most


@rule
def births(s: Any, t: Any, place: int) -> None:
    """E2.5.1: everybody's first egg in order, then everybody's second, and so on."""
    if place == t.seats:
        s.egg += 1
        place = 0
    while place < t.seats and eggs(s, s.order[place]) < s.egg:
        place += 1
    if place == t.seats:
        if s.egg < most_eggs(s, t):
            push(s, BIRTHS, NOBODY, place)
        else:
            end_birth(s, t)
        return
    seat = s.order[place]
    push(s, BIRTHS, NOBODY, place + 1)
    push(s, LAYING, seat, 0)
    window_later(s, OWN_BIRTHS, seat)


@rule
def end_birth(s: Any, t: Any) -> None:
    """E2.C: great hatching and nest carriers end with the phase."""
    for seat in range(t.seats):
        s.extra_eggs[seat] = 0
        s.carriers[seat] = 0


# ---- where a newborn may go ----------------------------------------------------------------


@rule
def reach(s: Any, t: Any, seat: int, without: int) -> int:
    """E2.5.1, E2.U3, E2.C12: the spaces near enough, as a bit set; `without` does not count."""
    wide = s.genes[seat, THICK_SHELL] > 0 or s.carriers[seat] > 0
    spaces = 0
    for space in range(t.spaces):
        if s.dinosaur[space] == seat and space != without:
            if t.chain_births or s.newborn[space] == 0:
                spaces |= t.within_3[space] if wide else t.near[space]
    return spaces


@rule
def near_enough(s: Any, t: Any, seat: int, without: int) -> int:
    """The spaces in reach as a bit set; a clan with none left reaches all of them (E2.X7).

    `without` is the space that a dinosaur is or was taken off (E2.5.2), or NOWHERE; the newborn
    may not go back there.
    """
    if without == NOWHERE:
        return int(t.land) if s.alive[seat] == 0 else reach(s, t, seat, NOWHERE)
    return reach(s, t, seat, without) & ~(1 << without)


@rule
def nests(s: Any, t: Any, seat: int, without: int) -> int:
    """The spaces where the seat's newborn may be put, as a bit set."""
    near = near_enough(s, t, seat, without)
    babies = s.genes[seat, KILLER_BABIES] > 0
    spaces = 0
    for space in range(t.spaces):
        if s.dinosaur[space] == NOBODY:
            spaces |= 1 << space
        elif babies and near >> space & 1:
            if nest_refusal(s, t, seat, space, without) == ALLOWED:
                spaces |= 1 << space
    return near & spaces


@rule
def nest_refusal(s: Any, t: Any, seat: int, space: int, without: int) -> int:
    """E2.5.1, E2.U7, E2.R5, E2.X6, E2.X7: a free space, or an enemy for a killer baby."""
    owner = s.dinosaur[space]
    if owner == NOBODY:
        return ALLOWED
    if s.genes[seat, KILLER_BABIES] == 0:
        return E2_5_1
    if owner == seat:
        return E2_U7
    clause = protection(s, t, owner, s.alive[owner])
    if clause != ALLOWED:
        return clause
    if without != NOWHERE and protection(s, t, seat, herd_before(s, seat)) != ALLOWED:
        return E2_X6
    return E2_X7 if s.alive[seat] == 0 and without == NOWHERE else ALLOWED


@rule
def herd_before(s: Any, seat: int) -> int:
    """The clan's size with the dinosaur that is off the board for the moment."""
    return int(s.alive[seat] + (1 if s.taken != NOWHERE else 0))


@rule
def may_take(s: Any, t: Any, seat: int, space: int) -> bool:
    """E2.5.2: one's own dinosaur, none left to lay, and a place to lay it anew."""
    if s.taken != NOWHERE or supply(s, seat) > 0 or s.dinosaur[space] != seat:
        return False
    return nests(s, t, seat, space) != 0


# ---- laying --------------------------------------------------------------------------------


@rule
def can_lay(s: Any, t: Any, seat: int) -> bool:
    """Whether the egg at hand can be laid at all."""
    if supply(s, seat) > 0:
        return nests(s, t, seat, NOWHERE) != 0
    for space in range(t.spaces):
        if may_take(s, t, seat, space):
            return True
    return False


@rule
def go_on_laying(s: Any, t: Any, seat: int) -> None:
    """E2.5.2: a birth lapses when no space is legal."""
    if can_lay(s, t, seat):
        ask_seat(s, LAY, seat)
    else:
        note(s, E_LAPSED, EVERYBODY, seat)


@rule
def legal_births(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Decline, lay, or take one off to lay it elsewhere; once taken it must be laid (E2.5.2)."""
    if s.taken == NOWHERE:
        add(choices, PASS)
    if supply(s, seat) > 0:
        spaces = nests(s, t, seat, s.taken)
        for space in range(t.spaces):
            if spaces >> space & 1:
                add(choices, A_LAY + space)
    else:
        for space in range(t.spaces):
            if may_take(s, t, seat, space):
                add(choices, A_TAKE + space)


@rule
def lay_refusal(s: Any, t: Any, seat: int, space: int) -> int:
    """E2.5.1, E2.5.2 and the genes: the first clause that forbids this nest (E2.X10)."""
    if space >= t.spaces:
        return E2_5_1
    clause = nest_refusal(s, t, seat, space, s.taken)
    if clause != ALLOWED and clause <= E2_5_1:
        return clause
    if space != s.taken and near_enough(s, t, seat, s.taken) >> space & 1 == 0:
        return E2_5_1
    if space == s.taken or supply(s, seat) == 0:
        return E2_5_2
    return clause


@rule
def take_refusal(s: Any, t: Any, seat: int, space: int) -> int:
    """E2.5.2."""
    return ALLOWED if space < t.spaces and may_take(s, t, seat, space) else E2_5_2


@rule
def give_birth(s: Any, t: Any, seat: int, action: int) -> None:
    """Decline, take one off, or lay."""
    answered(s, seat)
    if action == PASS:
        note(s, E_DECLINED, EVERYBODY, seat)
    elif action >= A_TAKE:
        take_off(s, seat, action - A_TAKE)
    else:
        lay(s, seat, action - A_LAY)


@rule
def take_off(s: Any, seat: int, space: int) -> None:
    """E2.5.2: one act: it must be laid elsewhere at once."""
    note(s, E_TOOK_OFF, EVERYBODY, seat, space)
    leave(s, space)
    s.taken = space
    ask_seat(s, LAY, seat)


@rule
def lay(s: Any, seat: int, space: int) -> None:
    """E2.5.1, E2.U7: a newborn, or a die for a killer baby."""
    s.taken = NOWHERE
    if s.dinosaur[space] == NOBODY:
        be_born(s, seat, space)
    else:
        note(s, E_BABY, EVERYBODY, seat, space, s.dinosaur[space])
        s.subject = seat
        s.fight_to = space
        s.chance = CHANCE_BABY


@rule
def be_born(s: Any, seat: int, space: int) -> None:
    """A newborn stands on the space."""
    settle(s, seat, space)
    s.newborn[space] = 1
    note(s, E_LAID, EVERYBODY, seat, space)


@rule
def baby_bites(s: Any, t: Any, face: int) -> None:
    """E2.R5: success, equal and more kill the enemy; otherwise the newborn falls."""
    seat, space = s.subject, s.fight_to
    s.fight_to = NOWHERE
    note(s, E_DIE, EVERYBODY, face)
    if face == SUCCESS or face == EQUAL or face == MORE:
        fall(s, t, space, BY_BABY)
        be_born(s, seat, space)
    else:
        note(s, E_FELL, EVERYBODY, seat, space, AS_NEWBORN)
