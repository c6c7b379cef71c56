"""Objectives (DI.6, DI.M): what counts, who has met which, and when they are closed."""

from typing import Any

from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .happenings import E_CLOSED, E_MARKED
from .state import (
    ALL_SORTS,
    ALL_SPECIALISTS,
    ATTRACTIONS,
    ATTRACTIONS_BUILT,
    DINOSAURS,
    DNA_STORED,
    EACH_CATEGORY,
    EACH_KIND,
    EXCITEMENT,
    EXHIBITS,
    FOOD,
    FOOD_BUILT,
    FULL_EXHIBITS,
    GATE_MONEY,
    IN_ONE_EXHIBIT,
    LARGE_CARNIVORE,
    LARGE_CARNIVORES,
    MERCH,
    MERCH_BUILT,
    RECIPES,
    RIDE,
    RIDES_BUILT,
    SECURITY,
    SPECIALISTS_HELD,
    SPECIES_CREATED,
    UPGRADES_BOUGHT,
    WORK,
    WORKERS,
)

FIELD = 8  # bits of each of a few small numbers in one
FULL = 4  # dinosaurs in an exhibit


@rule
def field(packed: int, number: int) -> int:
    """One of the numbers."""
    return packed >> FIELD * number & (1 << FIELD) - 1


@rule
def together(packed: int) -> int:
    """The sum of the first three of the numbers."""
    return field(packed, 0) + field(packed, 1) + field(packed, 2)


# ---- metrics (DI.M) ------------------------------------------------------------------------


@rule
def metric(s: Any, t: Any, seat: int, which: int) -> int:
    """DI.M: how much the seat has of what an objective counts."""
    if which == UPGRADES_BOUGHT:
        return int(s.upgrades[seat])
    if ATTRACTIONS_BUILT <= which <= EACH_CATEGORY:
        return attractions_metric(s, t, seat, which)
    if SPECIES_CREATED <= which <= EACH_KIND:
        return dinosaurs_metric(s, t, seat, which)
    if which == EXCITEMENT:
        return int(s.excitement[seat])
    if which == SECURITY:
        return int(s.security[seat])
    if which == WORKERS:
        return int(t.workers - s.reserve[seat])
    if which == SPECIALISTS_HELD:
        return specialists_held(s, seat)
    if which == DNA_STORED:
        return dna_stored(s, seat)
    if which == GATE_MONEY:
        return int(s.gate_money[seat])
    return int(s.ride_points[seat])


@rule
def built(s: Any, t: Any, seat: int, category: int) -> int:
    """DI.M.rides_built and its like: the seat's built attractions of a category."""
    count = 0
    for stall in range(ATTRACTIONS):
        if s.attraction[stall] == seat and t.category[stall] == category:
            count += 1
    return count


@rule
def attractions_metric(s: Any, t: Any, seat: int, which: int) -> int:
    """DI.M.attractions_built, …, DI.M.each_attraction_category."""
    food = built(s, t, seat, FOOD)
    return of_attractions(which, food, built(s, t, seat, RIDE), built(s, t, seat, MERCH))


@rule
def of_attractions(which: int, food: int, rides: int, merch: int) -> int:
    """What a metric says of so many attractions of each category."""
    if which == RIDES_BUILT:
        return rides
    if which == FOOD_BUILT:
        return food
    if which == MERCH_BUILT:
        return merch
    if which == EACH_CATEGORY:
        return min(food, min(rides, merch))
    return food + rides + merch


@rule
def dinosaurs_metric(s: Any, t: Any, seat: int, which: int) -> int:
    """DI.M.species_created, …, DI.M.one_exhibit_of_each_kind_filled."""
    animals, largest, full, large, kinds = 0, 0, 0, 0, 0
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] == seat and s.dinosaurs[exhibit] > 0:
            count = int(s.dinosaurs[exhibit])
            animals += count
            largest = max(largest, count)
            if count >= FULL:
                full += 1
            if t.kind[exhibit] == LARGE_CARNIVORE:
                large += count
            if exhibit < RECIPES:
                kinds += 1 << FIELD * int(t.kind[exhibit])
    return of_dinosaurs(which, animals, largest, full, large, kinds)


@rule
def of_dinosaurs(which: int, animals: int, largest: int, full: int, large: int, kinds: int) -> int:
    """What a metric says of such herds; `kinds` counts the filled exhibits of recipes, packed."""
    if which == DINOSAURS:
        return animals
    if which == IN_ONE_EXHIBIT:
        return largest
    if which == FULL_EXHIBITS:
        return full
    if which == LARGE_CARNIVORES:
        return large
    if which == SPECIES_CREATED:
        return together(kinds)
    return min(field(kinds, 0), min(field(kinds, 1), field(kinds, 2)))


@rule
def specialists_held(s: Any, seat: int) -> int:
    """DI.M.specialists_at_once."""
    count = 0
    for person in range(ALL_SPECIALISTS):
        if s.specialist[person] == seat:
            count += 1
    return count


@rule
def dna_stored(s: Any, seat: int) -> int:
    """DI.M.dna_stored: the sum of the six amounts."""
    total = 0
    for sort in range(ALL_SORTS):
        total += s.dna[seat, sort]
    return int(total)


# ---- marks (DI.6) --------------------------------------------------------------------------


@rule
def meets(s: Any, t: Any, seat: int, goal: int) -> bool:
    """DI.6.1: whether the seat meets an objective in play now."""
    objective = int(s.goal[goal])
    return metric(s, t, seat, int(t.objective_metric[objective])) >= t.objective_n[objective]


@rule
def check(s: Any, t: Any, seat: int) -> None:
    """DI.6.1, DI.6.3: what the seat meets is marked at once; in the work phase unseen at first."""
    marked = s.claimed[seat] | s.claimed_now[seat] | s.closed
    for goal in range(s.goals):
        if marked >> goal & 1 == 0 and meets(s, t, seat, goal):
            if s.phase == WORK:
                s.claimed_now[seat] |= 1 << goal
                note(s, E_MARKED, 1 << seat, seat, s.goal[goal])
            else:
                s.claimed[seat] |= 1 << goal
                note(s, E_MARKED, EVERYBODY, seat, s.goal[goal])


@rule
def show_claims(s: Any, t: Any) -> None:
    """DI.6.3: all are done with their work; what they met in it is marked for all to see."""
    for seat in range(t.seats):
        for goal in range(s.goals):
            if s.claimed_now[seat] >> goal & 1:
                note(s, E_MARKED, EVERYBODY, seat, s.goal[goal])
        s.claimed[seat] |= s.claimed_now[seat]
        s.claimed_now[seat] = 0


@rule
def close_goals(s: Any, t: Any) -> None:
    """DI.6.2: with the end of the phase of its first mark an objective is closed."""
    for goal in range(s.goals):
        if s.closed >> goal & 1 == 0:
            for seat in range(t.seats):
                if s.closed >> goal & 1 == 0 and s.claimed[seat] >> goal & 1:
                    s.closed |= 1 << goal
                    note(s, E_CLOSED, EVERYBODY, s.goal[goal])


@rule
def unclaimed(s: Any, t: Any) -> int:
    """DI.5.4: how many objectives nobody has marked."""
    marked = 0
    for seat in range(t.seats):
        marked |= s.claimed[seat]
    count = 0
    for goal in range(s.goals):
        if marked >> goal & 1 == 0:
            count += 1
    return count
