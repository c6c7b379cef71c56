"""Survival phase (E2.6): who lives, who is taken off, and the points."""

from typing import Any

from ....kernel.agenda import answered, ask, ask_seat, is_asked, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_REMOVE
from ..cards import window_later
from ..clauses import ALLOWED, E2_6_1, E2_6_1_IDEAL, E2_6_2, E2_6_4
from ..happenings import E_MARKED, E_SCORED
from ..herd import fall, minimum
from ..state import (
    BEFORE_REMOVAL,
    BY_CLIMATE,
    CAVE_DWELLER,
    COLD,
    DEADLY,
    FUR,
    HOT,
    IDEAL,
    NOBODY,
    POINTS,
    REMOVAL,
    REMOVE,
    SCORE,
    TAKE_OFF,
    THERMOREGULATION,
)


@rule
def begin_survival(s: Any) -> None:
    """E2.W3: the window for weavers and keepers, removal, the window for the feast, points."""
    push(s, SCORE, NOBODY, 0)
    window_later(s, POINTS, NOBODY)
    push(s, REMOVAL, NOBODY, 0)
    window_later(s, BEFORE_REMOVAL, NOBODY)


# ---- who lives (E2.6.1, E2.6.2) ------------------------------------------------------------


@rule
def zone_of(s: Any, t: Any, space: int) -> int:
    """IDEAL, HOT, COLD or DEADLY this round."""
    return int(t.zone[s.section, t.terrain[space]])


@rule
def census(s: Any, t: Any, seat: int) -> int:
    """The seat's dinosaurs by zone: four counts in one number, eight bits a zone."""
    counts = 0
    for space in range(t.spaces):
        if s.dinosaur[space] == seat:
            counts += 1 << 8 * zone_of(s, t, space)
    return counts


@rule
def marks(s: Any, t: Any, seat: int) -> int:
    """Those of the census that the seat has marked."""
    counts = 0
    for space in range(t.spaces):
        if s.marked[space] and s.dinosaur[space] == seat:
            counts += 1 << 8 * zone_of(s, t, space)
    return counts


@rule
def in_zone(counts: int, zone: int) -> int:
    """The count of one zone."""
    return counts >> 8 * zone & 255


@rule
def kept(s: Any, seat: int, zone: int, herd: int) -> int:
    """How many of a herd in the zone live: layers, cave dweller, weavers and keepers (E2.R9)."""
    if zone == HOT:
        return herd if s.shaded[seat] else min(herd, int(s.genes[seat, THERMOREGULATION]))
    if zone == COLD:
        return herd if s.warmed[seat] else min(herd, int(s.genes[seat, FUR]))
    if zone == DEADLY:
        return min(herd, int(s.genes[seat, CAVE_DWELLER]))
    return herd


@rule
def doomed(s: Any, seat: int, counts: int, zone: int) -> int:
    """How many of a census die in the zone, as long as the minimum does not stop it."""
    herd = in_zone(counts, zone)
    return herd - kept(s, seat, zone, herd)


@rule
def toll(s: Any, seat: int, counts: int) -> int:
    """How many of a census die in all (E2.6.2, E2.R9)."""
    dying = 0
    for zone in range(HOT, DEADLY + 1):
        dying += doomed(s, seat, counts, zone)
    return min(dying, max(0, int(s.alive[seat]) - minimum(s, seat)))


@rule
def still_to_mark(s: Any, t: Any, seat: int) -> int:
    """How many the seat must still mark."""
    marked = marks(s, t, seat)
    count = toll(s, seat, census(s, t, seat))
    for zone in range(HOT, DEADLY + 1):
        count -= in_zone(marked, zone)
    return count


@rule
def open_zones(s: Any, t: Any, seat: int) -> int:
    """The zones, as a bit set, in which one more may die (E2.6.1)."""
    counts, marked = census(s, t, seat), marks(s, t, seat)
    zones = 0
    for zone in range(HOT, DEADLY + 1):
        if in_zone(marked, zone) < doomed(s, seat, counts, zone):
            zones |= 1 << zone
    return zones


@rule
def may_mark(s: Any, t: Any, seat: int, space: int, zones: int) -> bool:
    """E2.6.1: an unmarked dinosaur of one's own in a zone where one more may die."""
    if s.dinosaur[space] != seat or s.marked[space]:
        return False
    return zones >> zone_of(s, t, space) & 1 == 1


# ---- taking off (E2.6.2, E2.6.4) -----------------------------------------------------------


@rule
def removal(s: Any, t: Any, place: int) -> None:
    """E2.6.4: all at once, or seat by seat."""
    if t.removal_together:
        remove_together(s, t)
    elif place < t.seats:
        seat = s.order[place]
        push(s, REMOVAL, NOBODY, place + 1)
        push(s, TAKE_OFF, NOBODY, 0)
        if has_choice(s, t, seat):
            ask_seat(s, REMOVE, seat)


@rule
def remove_together(s: Any, t: Any) -> None:
    """E2.6.4: everybody with a choice chooses, unseen; then all is taken off."""
    push(s, TAKE_OFF, NOBODY, 0)
    seats = 0
    for seat in range(t.seats):
        if has_choice(s, t, seat):
            seats |= 1 << seat
    if seats != 0:
        ask(s, REMOVE, seats)


@rule
def has_choice(s: Any, t: Any, seat: int) -> bool:
    """Whether the seat must choose; what dies whatever it chooses is marked here.

    So how often a seat is asked hangs on nothing but what all can see.
    """
    mark_certain(s, t, seat)
    return still_to_mark(s, t, seat) > 0


@rule
def mark_certain(s: Any, t: Any, seat: int) -> None:
    """Mark the whole herd of a zone in which nothing saves any, unless the minimum may."""
    counts = census(s, t, seat)
    dying, certain = 0, 0
    for zone in range(HOT, DEADLY + 1):
        deaths = doomed(s, seat, counts, zone)
        dying += deaths
        if deaths == in_zone(counts, zone):
            certain |= 1 << zone
    if dying == toll(s, seat, counts):
        for space in range(t.spaces):
            if s.dinosaur[space] == seat and certain >> zone_of(s, t, space) & 1:
                s.marked[space] = 1


@rule
def legal_removals(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Any dinosaur that may be the next to die."""
    zones = open_zones(s, t, seat)
    for space in range(t.spaces):
        if may_mark(s, t, seat, space, zones):
            add(choices, A_REMOVE + space)


@rule
def removal_refusal(s: Any, t: Any, seat: int, space: int) -> int:
    """E2.6.1, E2.6.2, E2.6.4: one's own, not chosen yet, in a zone where one more may die."""
    if space >= t.spaces:
        return E2_6_2
    if zone_of(s, t, space) == IDEAL:
        return E2_6_1_IDEAL if is_asked(s, seat) else E2_6_1
    if s.dinosaur[space] != seat:
        return E2_6_2
    if s.marked[space]:
        return E2_6_4
    return ALLOWED if may_mark(s, t, seat, space, open_zones(s, t, seat)) else E2_6_1


@rule
def mark(s: Any, t: Any, seat: int, space: int) -> None:
    """E2.6.2: the owner chooses one that will die; the others see it when all have chosen."""
    s.marked[space] = 1
    note(s, E_MARKED, 1 << seat, seat, space)
    if not has_choice(s, t, seat):
        answered(s, seat)


@rule
def take_off_marked(s: Any, t: Any) -> None:
    """The marked dinosaurs fall."""
    for space in range(t.spaces):
        if s.marked[space]:
            s.marked[space] = 0
            fall(s, t, space, BY_CLIMATE)


@rule
def score(s: Any, t: Any) -> None:
    """E2.6.3: a point per dinosaur on the board; weavers and keepers end with the phase (E2.C)."""
    for place in range(t.seats):
        seat = s.order[place]
        s.points[seat] += s.alive[seat]
        note(s, E_SCORED, EVERYBODY, seat, s.alive[seat])
        s.shaded[seat] = 0
        s.warmed[seat] = 0
