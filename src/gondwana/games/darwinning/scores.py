"""The score at the end, and who is ahead (DW.E)."""

from typing import Any

from ...kernel.rule import rule
from .cards import ability_of
from .state import ENVIRONMENTS, FRAMED, NONE, PLACES


@rule
def population_points(s: Any, t: Any, seat: int) -> int:
    """DW.E1: 1 each up to the starting population, 2 each above it."""
    start = int(t.start_population[s.species[seat]])
    population = int(s.population[seat])
    return population + max(0, population - start)


@rule
def environment_points(s: Any, t: Any, seat: int) -> int:
    """DW.E1: 1 for each printed and 2 for each gained one."""
    found = 0
    for environment in range(len(ENVIRONMENTS)):
        if t.home[s.species[seat], environment] > 0:
            found += 1
        elif s.gained[seat] >> environment & 1:
            found += 2
    return found


@rule
def place_points(s: Any, t: Any, seat: int, place: int) -> int:
    """DW.E1: the card on a place outside the frame; printed and stolen ones count nothing."""
    kind = int(s.card[seat, place])
    if place < FRAMED or kind == NONE:
        return 0
    return int(t.points[ability_of(kind)])


@rule
def ability_points(s: Any, t: Any, seat: int) -> int:
    """DW.E1: the points of all places."""
    found = 0
    for place in range(PLACES):
        found += place_points(s, t, seat, place)
    return found


@rule
def points(s: Any, t: Any, seat: int) -> int:
    """DW.E1: the food chain, the population, the environments, the abilities."""
    if s.space[seat] == 0:
        return 0
    found = int(s.space[seat]) + population_points(s, t, seat)
    return found + environment_points(s, t, seat) + ability_points(s, t, seat)


@rule
def is_ahead(s: Any, t: Any, a: int, b: int) -> bool:
    """DW.E2: more points; then the larger population; then the higher space."""
    mine, other = points(s, t, a), points(s, t, b)
    if mine != other:
        return mine > other
    if s.population[a] != s.population[b]:
        return bool(s.population[a] > s.population[b])
    return bool(s.space[a] > s.space[b])


@rule
def rank(s: Any, t: Any, seat: int) -> int:
    """1 for the leader; before the markers are placed who is level shares the rank."""
    ahead = 1
    for other in range(t.seats):
        if is_ahead(s, t, other, seat):
            ahead += 1
    return ahead
