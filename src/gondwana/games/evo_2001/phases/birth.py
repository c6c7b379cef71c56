"""Phase 4, birth (E1.4): compulsory newborns, and what tough kids and wandering offspring open."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ...common.rules.herds import settle
from ..actions import A_LAY, PASS
from ..clauses import ALLOWED, E1_4_2, E1_4_4
from ..happenings import (
    E_BORN,
    E_FELL,
    E_FIGHT_DIE,
    E_HELD,
    E_HORNS,
    E_KID,
    E_LAPSED,
    E_SKIPPED,
    E_STOPPED,
    E_WON,
)
from ..herd import attack_horns, defence_horns, fall, fight_refusal, supply, wins
from ..state import (
    AS_NEWBORN,
    BIRTHS,
    BY_FIGHT,
    CHANCE_FIGHT,
    DIRECTIONS,
    EGG,
    END_BIRTH,
    HATCH,
    LAY,
    LAYING,
    NOBODY,
    NOWHERE,
    OWN_BIRTHS,
    START_BIRTH,
)
from ..windows import window_later


@rule
def begin_birth(s: Any) -> None:
    """E1.R19: the window for birth control, then seat after seat; unless all is skipped."""
    push(s, BIRTHS, NOBODY, 0)
    if s.no_births == 0:
        window_later(s, START_BIRTH, NOBODY)


@rule
def births(s: Any, t: Any, place: int) -> None:
    """E1.4.1, E1.C20, E1.R13: all newborns of one player before the next; none under control."""
    if s.no_births:
        note(s, E_SKIPPED, EVERYBODY)
    elif place == t.seats:
        window_later(s, END_BIRTH, NOBODY)
    else:
        seat = int(s.order[place])
        push(s, BIRTHS, NOBODY, place + 1)
        push(s, HATCH, seat, 0)
        if supply(s, seat) > 0:
            window_later(s, OWN_BIRTHS, seat)


@rule
def hatch(s: Any, seat: int) -> None:
    """E1.4.1, E1.4.4: as many newborns as eggs; anew for who has no dinosaur left."""
    s.eggs = s.genes[seat, EGG]
    s.anew = 1 if s.alive[seat] == 0 else 0
    push(s, LAYING, seat, 0)


# ---- where a newborn may go ----------------------------------------------------------------


@rule
def is_beside(s: Any, t: Any, seat: int, region: int) -> bool:
    """E1.4.2, E1.4.4: next to an older dinosaur, or anew next to one of these newborns."""
    for direction in range(DIRECTIONS):
        near = t.adjacent[region, direction]
        if near == NOWHERE:
            break
        if s.dinosaur[near] == seat and (s.anew or s.newborn[near] == 0):
            return True
    return False


@rule
def is_within(s: Any, t: Any, seat: int, region: int) -> bool:
    """E1.C22, E1.R14: not further over land from an older dinosaur than offspring wanders."""
    if s.wander[seat] == 0 or s.anew:
        return False
    for other in range(t.regions):
        if s.dinosaur[other] == seat and s.newborn[other] == 0:
            if 0 < t.distance[other, region] <= s.wander[seat]:
                return True
    return False


@rule
def is_first(s: Any, seat: int) -> bool:
    """E1.4.4, E1.R9: nothing stands that the newborn would have to be next to."""
    return s.anew != 0 and s.alive[seat] == 0


@rule
def is_due(s: Any, t: Any, seat: int, region: int) -> bool:
    """E1.4.3, E1.4.5: a region where the newborn must go if it can go nowhere else."""
    if s.dinosaur[region] != NOBODY:
        return False
    return is_first(s, seat) or is_beside(s, t, seat, region)


@rule
def is_near(s: Any, t: Any, seat: int, region: int) -> bool:
    """Whether the newborn may go so far, whoever stands there."""
    if is_first(s, seat) or is_beside(s, t, seat, region):
        return True
    return is_within(s, t, seat, region)


@rule
def lay_refusal(s: Any, t: Any, seat: int, region: int) -> int:
    """E1.4.2, E1.4.4, E1.C12, E1.R9: an empty region near enough, or a fight for tough kids."""
    if region >= t.regions:
        return E1_4_2
    owner = int(s.dinosaur[region])
    if owner == seat or (owner != NOBODY and s.tough[seat] == 0):
        return E1_4_2
    if not is_near(s, t, seat, region):
        return E1_4_4 if s.anew else E1_4_2
    if owner == NOBODY:
        return ALLOWED
    return fight_refusal(s, t, seat, owner, kid_horns(s, seat))


@rule
def kid_horns(s: Any, seat: int) -> int:
    """E1.C12, E1.R11: horns of a newborn that attacks."""
    return int(attack_horns(s, seat) + s.kid_horns[seat])


@rule
def must_lay(s: Any, t: Any, seat: int) -> bool:
    """E1.4.3: whether a region is open that is no mere offer."""
    for region in range(t.regions):
        if is_due(s, t, seat, region):
            return True
    return False


@rule
def may_lay(s: Any, t: Any, seat: int) -> bool:
    """Whether any region is legal."""
    if must_lay(s, t, seat):
        return True
    if s.tough[seat] or s.wander[seat]:
        for region in range(t.regions):
            if lay_refusal(s, t, seat, region) == ALLOWED:
                return True
    return False


# ---- laying --------------------------------------------------------------------------------


@rule
def go_on_laying(s: Any, t: Any, seat: int) -> None:
    """E1.4.3: births lapse when the supply is empty or no region is legal."""
    if s.eggs > 0 and supply(s, seat) > 0 and may_lay(s, t, seat):
        ask_seat(s, LAY, seat)
        return
    if s.eggs > 0:
        note(s, E_LAPSED, EVERYBODY, seat, s.eggs)
    s.eggs = 0
    s.anew = 0


@rule
def legal_births(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Every region where the newborn may go; to stop only where all are mere offers (E1.4.5)."""
    opened = s.tough[seat] or s.wander[seat]
    if opened and not must_lay(s, t, seat):
        add(choices, PASS)
    for region in range(t.regions):
        if opened:
            if lay_refusal(s, t, seat, region) == ALLOWED:
                add(choices, A_LAY + region)
        elif is_due(s, t, seat, region):
            add(choices, A_LAY + region)


@rule
def give_birth(s: Any, t: Any, seat: int, action: int) -> None:
    """E1.4.1, E1.X6: a newborn, a fight for one, or an end to all that remain."""
    answered(s, seat)
    push(s, LAYING, seat, 0)
    if action == PASS:
        note(s, E_STOPPED, EVERYBODY, seat, s.eggs)
        s.eggs = 0
        return
    region = action - A_LAY
    s.eggs -= 1
    defender = int(s.dinosaur[region])
    if defender == NOBODY:
        be_born(s, seat, region)
    else:
        note(s, E_KID, EVERYBODY, seat, region, defender)
        note(s, E_HORNS, EVERYBODY, kid_horns(s, seat), defence_horns(s, defender))
        s.subject = seat
        s.fight_to = region
        s.chance = CHANCE_FIGHT


@rule
def be_born(s: Any, seat: int, region: int) -> None:
    """A newborn stands on the region."""
    settle(s, seat, region)
    s.newborn[region] = 1
    note(s, E_BORN, EVERYBODY, seat, region)


@rule
def kid_fights(s: Any, t: Any, number: int) -> None:
    """E1.C12, E1.R9: by the usual table; a lost newborn may be placed again for the next egg."""
    seat, region = int(s.subject), int(s.fight_to)
    defender = int(s.dinosaur[region])
    limit = wins(t, kid_horns(s, seat) - defence_horns(s, defender))
    s.fight_to = NOWHERE
    note(s, E_FIGHT_DIE, EVERYBODY, number, limit)
    if number <= limit:
        note(s, E_WON, EVERYBODY, seat, region, defender)
        fall(s, region, BY_FIGHT)
        be_born(s, seat, region)
    else:
        note(s, E_HELD, EVERYBODY, defender, region, seat)
        note(s, E_FELL, EVERYBODY, seat, region, AS_NEWBORN)
