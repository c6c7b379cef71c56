"""The ground that a bot keeps for open objectives, in zones; its worth in thousandths of a point.

Where all parks are full before the objectives are met, the game does not end.
"""

from typing import Any

from ...kernel.rule import rule
from .aims import attractions_lacking, category_of, ride_spaces, with_hand
from .objectives import FIELD, FULL, field, together
from .state import (
    ALL_KINDS,
    ATTRACTION_POINTS,
    ATTRACTIONS_BUILT,
    BENCH,
    BENCH_PLUS,
    COLUMNS,
    DINOSAURS,
    EACH_CATEGORY,
    EACH_KIND,
    FENCE,
    FOOD,
    FULL_EXHIBITS,
    GOALS,
    LARGE_CARNIVORE,
    LARGE_CARNIVORES,
    MERCH,
    NO_CATEGORY,
    NONE,
    RIDE,
    RIDES_BUILT,
    SECURITY,
    SPACES,
    SPECIES_CREATED,
    ZONES,
)
from .tally import HOUSED, RECIPES_LEFT, STALLS_LEFT, in_hand
from .weights import LOST_GOAL
from .worths import POINT

USUAL_SPACES = 2  # for visitors on an attraction
# What an objective needs is packed: attractions of each category, attractions in all, exhibits, and
# a bit where not everybody can have as much.
IN_ALL, FENCES = NO_CATEGORY, NO_CATEGORY + 1
CONTESTED = FIELD * (FENCES + 1)
BITS = tuple(flags.bit_count() for flags in range(1 << GOALS))  # how many are set
NEVER = ZONES << FIELD * FENCES  # more exhibits than any park has room for


@rule
def ground_worth(s: Any, t: Any, seat: int, park: Any) -> int:
    """Open objectives without the ground that they need count against.

    What others may make impossible is half lost already. Where there is no room for all, the least
    is lost; what is for none of them may not take the last room. Every objective is dearer to one
    of the seats, or all might give up the same ones.
    """
    done = s.claimed[seat] | s.claimed_now[seat] | s.closed
    wanted = ((1 << int(s.goals)) - 1) & ~int(done)
    if wanted == 0:
        return 0
    needs = (
        need_of(s, t, seat, wanted, 0, park),
        need_of(s, t, seat, wanted, 1, park),
        need_of(s, t, seat, wanted, 2, park),
        need_of(s, t, seat, wanted, 3, park),
        need_of(s, t, seat, wanted, 4, park),
    )
    zones, pairs = free_zones(s, seat), free_pairs(s, seat)
    sure, own = 0, 0
    for goal in range(GOALS):
        if needs[goal] >> CONTESTED == 0:
            sure |= 1 << goal
        if goal % int(t.seats) == seat:
            own |= 1 << goal
    most, chosen = 0, wanted
    while chosen > 0 and most < BITS[wanted] + BITS[wanted & sure] + BITS[wanted & own]:
        kept = BITS[chosen] + BITS[chosen & sure] + BITS[chosen & own]
        if kept > most and fit(needs, chosen, zones, pairs):
            most = kept
        chosen = (chosen - 1) & wanted
    lost = 2 * BITS[wanted] + BITS[wanted & own] - most
    return -POINT * int(t.weights[seat, LOST_GOAL]) * lost // 2


@rule
def fit(needs: Any, chosen: int, zones: int, pairs: int) -> bool:
    """Whether what some objectives need fits on free zones, among them so many pairs.

    What serves one of them serves another too, where it counts for both.
    """
    food, ride, merch, stalls, exhibits = 0, 0, 0, 0, 0
    for goal in range(GOALS):
        if chosen >> goal & 1:
            need = needs[goal]
            food = max(food, field(need, FOOD))
            ride = max(ride, field(need, RIDE))
            merch = max(merch, field(need, MERCH))
            stalls = max(stalls, field(need, IN_ALL))
            exhibits = max(exhibits, field(need, FENCES))
    stalls = max(stalls, food + ride + merch)
    return stalls + 2 * exhibits <= max(0, zones) and exhibits <= max(0, pairs)


# ---- what is needed --------------------------------------------------------------------------


@rule
def need_of(s: Any, t: Any, seat: int, wanted: int, goal: int, park: Any) -> int:
    """What one of the wanted objectives still needs, packed; NEVER where it is not to be had.

    Without a bench nobody raises security, and visitors who are eaten bring no points.
    """
    if wanted >> goal & 1 == 0:
        return 0
    which = int(t.objective_metric[s.goal[goal]])
    number = int(t.objective_n[s.goal[goal]])
    if (which == SECURITY or which == ATTRACTION_POINTS) and not has_bench(s, seat):
        return NEVER
    if RIDES_BUILT <= which < EACH_CATEGORY:
        return stalls_needed(s, t, seat, category_of(which), number, park)
    if which == EACH_CATEGORY:
        need = stalls_needed(s, t, seat, FOOD, number, park)
        need |= stalls_needed(s, t, seat, RIDE, number, park)
        return need | stalls_needed(s, t, seat, MERCH, number, park)
    if which == ATTRACTIONS_BUILT:
        return attractions_lacking(s, t, seat, which, number, park) << FIELD * IN_ALL
    if which == ATTRACTION_POINTS:
        spaces = number - ride_spaces(s, t, seat, park)
        return max(0, spaces + USUAL_SPACES - 1) // USUAL_SPACES << FIELD * IN_ALL
    return exhibits_needed(which, number, park)


@rule
def has_bench(s: Any, seat: int) -> bool:
    """Whether the lab has a tool bench."""
    for space in range(SPACES):
        if s.lab[seat, space] == BENCH or s.lab[seat, space] == BENCH_PLUS:
            return True
    return False


@rule
def stalls_needed(s: Any, t: Any, seat: int, category: int, wanted: int, park: Any) -> int:
    """Attractions of a category, packed.

    Others may have taken too many; who needs all that are left will hardly get several of them.
    """
    lacking = max(0, wanted - with_hand(s, t, seat, category, park))
    left = field(park[STALLS_LEFT], category)
    if lacking > left or 1 < lacking == left:
        return NEVER
    contested = 1 if lacking * int(t.seats) > left else 0
    return lacking << FIELD * category | contested << CONTESTED


@rule
def exhibits_needed(which: int, wanted: int, park: Any) -> int:
    """Exhibits that an open objective still needs, packed; their recipes may all be taken."""
    housed, lacking = together(park[HOUSED]), 0
    if which == SPECIES_CREATED:
        lacking = wanted - housed
    elif which == FULL_EXHIBITS:
        lacking = wanted - housed - 1
    elif which == DINOSAURS:
        lacking = (wanted + FULL - 1) // FULL - housed - 1
    elif which == LARGE_CARNIVORES or which == EACH_KIND:
        for kind in range(LARGE_CARNIVORE if which == LARGE_CARNIVORES else 0, ALL_KINDS):
            if field(park[HOUSED], kind) == 0:
                lacking += 1
                if field(park[RECIPES_LEFT], kind) == 0:
                    return NEVER
    if lacking > together(park[RECIPES_LEFT]):
        return NEVER
    return max(0, lacking) << FIELD * FENCES


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
