"""Visitors of a park: how many are drawn, where they may stand, and the danger they are in."""

from typing import Any

from ...kernel.rule import rule
from .players import holds
from .state import (
    FENCE,
    FOOD,
    GUIDE,
    HATS,
    HOOLIGAN,
    HUNTER,
    INTERN,
    INTERN_PLACE,
    NONE,
    PATROL,
    PLACES,
    PUBLICIST,
    SEASON,
    WILD_NIGHTS,
    ZONES,
)

SEASON_VISITORS = 2  # DI.T.season


@rule
def draw_size(s: Any, t: Any, seat: int) -> int:
    """DI.4.1, DI.F6: how many visitors a seat wants to draw; effects go above the cap."""
    size = s.excitement[seat] + s.ads[seat] + SEASON_VISITORS * s.twist[SEASON]
    return int(size + 1 if holds(s, seat, PUBLICIST) else size)


# ---- danger (DI.4.3, DI.F5) ------------------------------------------------------------------


@rule
def die_threat(s: Any, t: Any) -> int:
    """DI.1.8, DI.T.wild_nights: what the threat die counts."""
    pips = int(s.twist[WILD_NIGHTS])
    if s.threat_space != NONE:
        space = int(s.threat_space)
        pips += t.face_pips[s.die[space], s.face[space]]
    return pips


@rule
def protection(s: Any, seat: int) -> int:
    """DI.F5: security, and what counts like it in this round."""
    level = s.security[seat] + s.patrols[seat]
    if holds(s, seat, PATROL):
        level += 1
    if holds(s, seat, HUNTER):
        level += 1
    return int(level)


@rule
def danger(s: Any, t: Any, seat: int) -> int:
    """DI.4.3: how many visitors will be eaten, if there are as many."""
    return max(0, int(s.threat[seat]) + die_threat(s, t) - protection(s, seat))


# ---- places (DI.4.2) -------------------------------------------------------------------------


@rule
def spaces_at(s: Any, t: Any, seat: int, place: int) -> int:
    """DI.4.2, DI.X.intern: spaces at a place, without the guide's; an exhibit's are at its left."""
    if place == INTERN_PLACE:
        return 1 if holds(s, seat, INTERN) else 0
    tile = int(s.park[seat, place])
    if tile == NONE:
        return 0
    if tile <= HATS:
        return int(t.stall_spaces[tile])
    exhibit = tile - FENCE
    return int(s.dinosaurs[exhibit] * t.exhibit_visitors) if s.home[exhibit] == place else 0


@rule
def standing_at(s: Any, seat: int, place: int) -> int:
    """Visitors of both colours at a place."""
    return int(s.patrons[seat, place] + s.hooligans[seat, place])


@rule
def is_exhibit(s: Any, seat: int, place: int) -> bool:
    """Whether visitors at the place stand before an exhibit."""
    return place < ZONES and s.park[seat, place] >= FENCE


@rule
def guided(s: Any, t: Any, seat: int) -> bool:
    """DI.X.guide: whether the exhibits hold one visitor more than there is by now."""
    if not holds(s, seat, GUIDE):
        return False
    for place in range(ZONES):
        if is_exhibit(s, seat, place):
            if standing_at(s, seat, place) > spaces_at(s, t, seat, place):
                return False
    return True


@rule
def room_at(s: Any, t: Any, seat: int, place: int) -> int:
    """DI.4.2: spaces still free there, the guide's too where it can be used."""
    spaces = spaces_at(s, t, seat, place)
    room = spaces - standing_at(s, seat, place)
    if room == 0 and spaces > 0 and is_exhibit(s, seat, place) and guided(s, t, seat):
        return 1
    return max(0, room)


@rule
def may_stand(s: Any, t: Any, seat: int, place: int, visitor: int) -> bool:
    """DI.4.2, DI.X.intern: room for one of this colour; with the intern for a patron only."""
    if place == INTERN_PLACE and visitor == HOOLIGAN:
        return False
    return room_at(s, t, seat, place) > 0


@rule
def patrons_in(s: Any, seat: int) -> int:
    """Patrons in the park, the queue left out."""
    count = 0
    for place in range(PLACES):
        count += s.patrons[seat, place]
    return int(count)


@rule
def is_food(s: Any, t: Any, seat: int, place: int) -> bool:
    """Whether the place is a food stand."""
    if place >= ZONES or s.park[seat, place] == NONE or s.park[seat, place] > HATS:
        return False
    return t.category[s.park[seat, place]] == FOOD


# ---- the proposal ----------------------------------------------------------------------------


@rule
def rank_of(s: Any, t: Any, seat: int, place: int) -> int:
    """What a patron at the place is worth: doubled rides most, then food, attractions, the rest."""
    doubled = place < ZONES and s.doubled[seat] >> place & 1 == 1
    if doubled:
        return 5 if is_food(s, t, seat, place) else 4
    if is_food(s, t, seat, place):
        return 3
    if place == INTERN_PLACE:
        return 0
    return 1 if is_exhibit(s, seat, place) else 2


@rule
def best_place(s: Any, t: Any, seat: int, visitor: int) -> int:
    """Where a patron is worth most, where a hooligan is in the way least; NONE without room."""
    best, value = NONE, 0
    for place in range(PLACES):
        if may_stand(s, t, seat, place, visitor):
            worth = rank_of(s, t, seat, place)
            if visitor == HOOLIGAN:
                worth = -worth
            if best == NONE or worth > value:
                best, value = place, worth
    return best
