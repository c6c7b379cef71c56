"""Phase 5, survival and evolution (E1.5): who lives, who chooses, and the points."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_REMOVE
from ..clauses import ALLOWED, E1_5_2
from ..happenings import E_SCORED
from ..herd import fall, kept
from ..state import (
    BY_CLIMATE,
    COLD,
    END_SURVIVAL,
    HOT,
    NOBODY,
    REMOVE,
    SCORCHING,
    SCORE,
    START_SURVIVAL,
    SURVIVE,
)
from ..windows import window_later


@rule
def begin_survival(s: Any, t: Any) -> None:
    """E1.R19: the window, the deaths, the points, the window for survival gene."""
    for seat in range(t.seats):
        s.lost[seat] = 0
    window_later(s, END_SURVIVAL, NOBODY)
    push(s, SCORE, NOBODY, 0)
    push(s, SURVIVE, 0, SCORCHING)
    window_later(s, START_SURVIVAL, NOBODY)


@rule
def zone_of(s: Any, t: Any, region: int) -> int:
    """E1.2.4: the region's zone this round."""
    return int(t.zone[s.climate, t.terrain[region]])


@rule
def herd_in(s: Any, t: Any, seat: int, zone: int) -> int:
    """The seat's dinosaurs in a zone; SCORCHING: on all deadly land."""
    count = 0
    for region in range(t.regions):
        if s.dinosaur[region] == seat and min(zone_of(s, t, region), SCORCHING) == zone:
            count += 1
    return count


@rule
def survive(s: Any, t: Any, place: int, zone: int) -> None:
    """E1.X5: player by player; what deadly land takes, then cold, then hot."""
    if place == t.seats:
        return
    seat = int(s.order[place])
    if zone == SCORCHING:
        push(s, SURVIVE, place, COLD)
    elif zone == COLD:
        push(s, SURVIVE, place, HOT)
    else:
        push(s, SURVIVE, place + 1, SCORCHING)
    herd = herd_in(s, t, seat, zone)
    living = kept(s, seat, zone, herd)
    if living == 0:
        die_out(s, t, seat, zone)
    elif living < herd:
        s.zone = zone
        s.to_remove = herd - living
        ask_seat(s, REMOVE, seat)


@rule
def die_out(s: Any, t: Any, seat: int, zone: int) -> None:
    """E1.5.1, E1.X5: where nothing protects the seat's dinosaurs, all die unasked."""
    for region in range(t.regions):
        if s.dinosaur[region] == seat and min(zone_of(s, t, region), SCORCHING) == zone:
            die(s, seat, region)


@rule
def die(s: Any, seat: int, region: int) -> None:
    """One dinosaur falls to the climate."""
    s.lost[seat] += 1
    fall(s, region, BY_CLIMATE)


@rule
def legal_removals(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Any of the seat's dinosaurs in the zone at hand."""
    for region in range(t.regions):
        if removal_refusal(s, t, seat, region) == ALLOWED:
            add(choices, A_REMOVE + region)


@rule
def removal_refusal(s: Any, t: Any, seat: int, region: int) -> int:
    """E1.5.2: one's own, in the zone at hand."""
    if region >= t.regions or s.dinosaur[region] != seat:
        return E1_5_2
    return ALLOWED if zone_of(s, t, region) == s.zone else E1_5_2


@rule
def remove(s: Any, seat: int, region: int) -> None:
    """E1.5.2: the owner chooses which dies, one at a time."""
    answered(s, seat)
    die(s, seat, region)
    s.to_remove -= 1
    if s.to_remove > 0:
        ask_seat(s, REMOVE, seat)


@rule
def score(s: Any, t: Any) -> None:
    """E1.5.3: a point for each dinosaur on the board."""
    for place in range(t.seats):
        seat = int(s.order[place])
        s.points[seat] += s.alive[seat]
        note(s, E_SCORED, EVERYBODY, seat, s.alive[seat])
