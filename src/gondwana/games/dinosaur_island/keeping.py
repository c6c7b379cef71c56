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
from .weights import LOST_GOAL
from .worths import POINT, in_hand

USUAL_SPACES = 2  # for visitors on an attraction


@rule
def ground_worth(s: Any, t: Any, seat: int) -> int:
    """Open objectives without the ground that they need count against.

    If there is room for each but not for all, one is lost, whichever it is: what is for none of
    them may not take the last room.
    """
    zones, pairs = free_zones(s, seat), free_pairs(s, seat)
    lost, stalls, exhibits = 0, 0, 0
    done = s.claimed[seat] | s.claimed_now[seat] | s.closed
    for goal in range(s.goals):
        if done >> goal & 1 == 0:
            which = int(t.objective_metric[s.goal[goal]])
            wanted = int(t.objective_n[s.goal[goal]])
            single = stalls_needed(s, t, seat, which, wanted)
            double = exhibits_needed(s, t, seat, which, wanted)
            if fits(single, double, zones, pairs):
                stalls, exhibits = max(stalls, single), max(exhibits, double)
            else:
                lost += 1
    if not fits(stalls, exhibits, zones, pairs):
        lost += 1
    return -POINT * int(t.weights[seat, LOST_GOAL]) * lost


@rule
def fits(stalls: int, exhibits: int, zones: int, pairs: int) -> bool:
    """Whether so many attractions and exhibits fit on free zones, among them so many pairs."""
    return stalls + 2 * exhibits <= max(0, zones) and exhibits <= max(0, pairs)


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
