"""The ground that a bot keeps for open objectives, in zones; its worth in thousandths of a point.

Where all parks are full before the objectives are met, the game does not end.
"""

from typing import Any

from ...kernel.rule import rule
from .aims import HERD, attractions_lacking, kinds_housed, ride_spaces, species_housed
from .state import (
    ALL_KINDS,
    ATTRACTION_POINTS,
    ATTRACTIONS_BUILT,
    COLUMNS,
    DINOSAURS,
    EACH_CATEGORY,
    EACH_KIND,
    FENCE,
    FULL_EXHIBITS,
    LARGE_CARNIVORE,
    LARGE_CARNIVORES,
    NONE,
    SPECIES_CREATED,
    ZONES,
)
from .worths import POINT, in_hand

LOST_WORTH = 20 * POINT  # objectives for attractions, or for exhibits, that have no ground left
USUAL_SPACES = 2  # for visitors on an attraction


@rule
def ground_worth(s: Any, t: Any, seat: int) -> int:
    """Open objectives without the ground that they need count against."""
    stalls, exhibits = 0, 0
    done = s.claimed[seat] | s.claimed_now[seat] | s.closed
    for goal in range(s.goals):
        if done >> goal & 1 == 0:
            which = int(t.objective_metric[s.goal[goal]])
            wanted = int(t.objective_n[s.goal[goal]])
            stalls = max(stalls, stalls_needed(s, t, seat, which, wanted))
            exhibits = max(exhibits, exhibits_needed(s, t, seat, which, wanted))
    return -LOST_WORTH * without_ground(s, seat, stalls, exhibits)


@rule
def without_ground(s: Any, seat: int, stalls: int, exhibits: int) -> int:
    """How many of the two, so many attractions and so many exhibits, the park cannot take.

    If there is room for either but not for both it is one: whichever comes first, then, costs
    nothing more, but what is neither may not take the last room.
    """
    if stalls == 0 and exhibits == 0:
        return 0
    zones = free_zones(s, seat)
    lost = 1 if stalls > zones else 0
    if exhibits > 0 and (exhibits > free_pairs(s, seat) or 2 * exhibits > zones):
        lost += 1
    if lost == 0 and stalls + 2 * exhibits > zones:
        return 1
    return lost


@rule
def stalls_needed(s: Any, t: Any, seat: int, which: int, wanted: int) -> int:
    """Attractions that an open objective still needs."""
    if ATTRACTIONS_BUILT <= which <= EACH_CATEGORY:
        return attractions_lacking(s, t, seat, which, wanted)
    if which == ATTRACTION_POINTS:
        return max(0, wanted - ride_spaces(s, t, seat) + USUAL_SPACES - 1) // USUAL_SPACES
    return 0


@rule
def exhibits_needed(s: Any, t: Any, seat: int, which: int, wanted: int) -> int:
    """Exhibits that an open objective still needs."""
    housed = species_housed(s, seat)
    if which == SPECIES_CREATED:
        return max(0, wanted - housed)
    if which == FULL_EXHIBITS:
        return max(0, wanted - housed - 1)
    if which == DINOSAURS:
        return max(0, (wanted + HERD - 1) // HERD - housed - 1)
    kinds = kinds_housed(s, t, seat)
    if which == LARGE_CARNIVORES:
        return 1 - (kinds >> LARGE_CARNIVORE & 1)
    if which == EACH_KIND:
        return ALL_KINDS - (kinds & 1) - (kinds >> 1 & 1) - (kinds >> 2 & 1)
    return 0


@rule
def free_zones(s: Any, seat: int) -> int:
    """Free zones, less what is in hand."""
    free = 0
    for zone in range(ZONES):
        if s.park[seat, zone] == NONE:
            free += 1
    tile = in_hand(s, seat)
    if tile >= FENCE:
        return free - 2
    return free if tile == NONE else free - 1


@rule
def free_pairs(s: Any, seat: int) -> int:
    """How many exhibits would fit, besides one in hand."""
    pairs, run = 0, 0
    for zone in range(ZONES):
        if zone % COLUMNS == 0:
            run = 0
        run = run + 1 if s.park[seat, zone] == NONE else 0
        if run == 2:
            pairs += 1
            run = 0
    return pairs - 1 if in_hand(s, seat) >= FENCE else pairs
