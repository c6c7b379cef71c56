"""The ground that a bot keeps for open objectives, in zones; its worth in thousandths of a point.

Where all parks are full before the objectives are met, the game does not end.
"""

from typing import Any

from ...kernel.rule import rule
from .aims import (
    HERD,
    attractions_lacking,
    category_of,
    kinds_housed,
    ride_spaces,
    species_housed,
    with_hand,
)
from .state import (
    ALL_KINDS,
    ATTRACTION_POINTS,
    ATTRACTIONS,
    ATTRACTIONS_BUILT,
    COLUMNS,
    DINOSAURS,
    EACH_CATEGORY,
    EACH_KIND,
    FENCE,
    FOOD,
    FULL_EXHIBITS,
    GOALS,
    IN_PILE,
    LARGE_CARNIVORE,
    LARGE_CARNIVORES,
    MERCH,
    NO_CATEGORY,
    NONE,
    ON_BOARD,
    OUT,
    RECIPES,
    RIDE,
    RIDES_BUILT,
    SPECIES_CREATED,
    ZONES,
)
from .weights import LOST_GOAL
from .worths import POINT, in_hand

USUAL_SPACES = 2  # for visitors on an attraction
# What an objective needs is packed: attractions of each category, attractions in all, exhibits.
FIELD = 8  # bits
MASK = (1 << FIELD) - 1
IN_ALL, FENCES = NO_CATEGORY, NO_CATEGORY + 1
NEVER = MASK << FIELD * FENCES  # more exhibits than any park has room for


@rule
def ground_worth(s: Any, t: Any, seat: int) -> int:
    """Open objectives without the ground that they need count against.

    Where there is no room for all, as few as may be are lost, whichever they are: what is for none
    of them may not take the last room.
    """
    done = s.claimed[seat] | s.claimed_now[seat] | s.closed
    wanted = ((1 << int(s.goals)) - 1) & ~int(done)
    if wanted == 0:
        return 0
    needs = (
        need_of(s, t, seat, wanted, 0),
        need_of(s, t, seat, wanted, 1),
        need_of(s, t, seat, wanted, 2),
        need_of(s, t, seat, wanted, 3),
        need_of(s, t, seat, wanted, 4),
    )
    zones, pairs = free_zones(s, seat), free_pairs(s, seat)
    least, chosen = bits(wanted), wanted
    while chosen > 0 and least > 0:
        lost = bits(wanted & ~chosen)
        if lost < least and fit(needs, chosen, zones, pairs):
            least = lost
        chosen = (chosen - 1) & wanted
    return -POINT * int(t.weights[seat, LOST_GOAL]) * least


@rule
def bits(flags: int) -> int:
    """How many bits are set."""
    count = 0
    while flags > 0:
        flags &= flags - 1
        count += 1
    return count


@rule
def fit(needs: Any, chosen: int, zones: int, pairs: int) -> bool:
    """Whether what some objectives need fits on free zones, among them so many pairs.

    What serves one of them serves another too, where it counts for both.
    """
    food, ride, merch, stalls, exhibits = 0, 0, 0, 0, 0
    for goal in range(GOALS):
        if chosen >> goal & 1:
            need = needs[goal]
            food = max(food, need & MASK)
            ride = max(ride, need >> FIELD * RIDE & MASK)
            merch = max(merch, need >> FIELD * MERCH & MASK)
            stalls = max(stalls, need >> FIELD * IN_ALL & MASK)
            exhibits = max(exhibits, need >> FIELD * FENCES)
    stalls = max(stalls, food + ride + merch)
    return stalls + 2 * exhibits <= max(0, zones) and exhibits <= max(0, pairs)


# ---- what is needed --------------------------------------------------------------------------


@rule
def need_of(s: Any, t: Any, seat: int, wanted: int, goal: int) -> int:
    """What one of the wanted objectives still needs, packed; NEVER where it is not to be had."""
    if wanted >> goal & 1 == 0:
        return 0
    which = int(t.objective_metric[s.goal[goal]])
    number = int(t.objective_n[s.goal[goal]])
    if RIDES_BUILT <= which < EACH_CATEGORY:
        return stalls_needed(s, t, seat, category_of(which), number)
    if which == EACH_CATEGORY:
        need = stalls_needed(s, t, seat, FOOD, number) | stalls_needed(s, t, seat, RIDE, number)
        return need | stalls_needed(s, t, seat, MERCH, number)
    if which == ATTRACTIONS_BUILT:
        return attractions_lacking(s, t, seat, which, number) << FIELD * IN_ALL
    if which == ATTRACTION_POINTS:
        spaces = number - ride_spaces(s, t, seat)
        return max(0, spaces + USUAL_SPACES - 1) // USUAL_SPACES << FIELD * IN_ALL
    return exhibits_needed(s, t, seat, which, number)


@rule
def stalls_needed(s: Any, t: Any, seat: int, category: int, wanted: int) -> int:
    """Attractions of a category, packed; others may have taken too many."""
    lacking = max(0, wanted - with_hand(s, t, seat, category))
    left = 0
    for stall in range(ATTRACTIONS):
        if t.category[stall] == category and OUT < s.attraction[stall] <= IN_PILE:
            left += 1
    return lacking << FIELD * category if lacking <= left else NEVER


@rule
def exhibits_needed(s: Any, t: Any, seat: int, which: int, wanted: int) -> int:
    """Exhibits that an open objective still needs, packed; their recipes may all be taken."""
    housed, lacking = species_housed(s, seat), 0
    if which == SPECIES_CREATED:
        lacking = wanted - housed
    elif which == FULL_EXHIBITS:
        lacking = wanted - housed - 1
    elif which == DINOSAURS:
        lacking = (wanted + HERD - 1) // HERD - housed - 1
    elif which == LARGE_CARNIVORES or which == EACH_KIND:
        least = LARGE_CARNIVORE if which == LARGE_CARNIVORES else 0
        have, open_ = kinds_housed(s, t, seat), recipes_left(s, t)
        for kind in range(least, ALL_KINDS):
            if have >> kind & 1 == 0:
                lacking += 1
                if open_ >> FIELD * kind & MASK == 0:
                    return NEVER
    if lacking <= 0:
        return 0
    left = recipes_left(s, t)
    left = (left & MASK) + (left >> FIELD & MASK) + (left >> 2 * FIELD)
    return lacking << FIELD * FENCES if lacking <= left else NEVER


@rule
def recipes_left(s: Any, t: Any) -> int:
    """How many recipes of each kind can still be researched, packed."""
    left = 0
    for recipe in range(RECIPES):
        if s.owner[recipe] == IN_PILE or s.owner[recipe] == ON_BOARD:
            left += 1 << FIELD * int(t.kind[recipe])
    return left


# ---- what is free ----------------------------------------------------------------------------


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
