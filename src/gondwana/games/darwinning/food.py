"""Who may eat whom, and how much food a species finds (DW.5.2, DW.5.3, DW.A.eat)."""

from typing import Any

from ...kernel.rule import rule
from .clauses import (
    ALLOWED,
    DW_5_3_TWICE,
    DW_5_5_DEAD,
    DW_A4_SHELL,
    DW_A5_BELOW,
    DW_A11_BESIDE,
    DW_A_EAT_ABOVE,
    DW_A_EAT_SELF,
)
from .state import (
    ABILITIES,
    BIGGER_BRAIN,
    CAMOUFLAGE,
    COMMUNICATION,
    ENVIRONMENTS,
    FEEDERS,
    HARD_SHELL,
    HERD_ANIMAL,
    IRON_STOMACH,
    PHEROMONES,
    POISON,
    SOCIETY,
    SPACES,
    SYMBIOSIS,
    TEETH,
    TOOLS,
    VIRTUAL,
)

EVERY = 2  # food for an adaptation that is not printed, and for each species eaten
POISONED = 2  # tokens for who eats poison


@rule
def is_alive(s: Any, species: int) -> bool:
    """DW.5.5, DW.T6: whether a species can eat and be eaten."""
    if species == VIRTUAL:
        return bool(s.space[VIRTUAL] > 0)
    return bool(s.population[species] > 0)


@rule
def eat_refusal(s: Any, eater: int, prey: int) -> int:
    """DW.A.eat, DW.5.3, DW.5.5: what keeps one species from eating another."""
    if eater == prey or s.space[prey] == 0:
        return DW_A_EAT_SELF
    if s.eaten[eater] >> prey & 1:
        return DW_5_3_TWICE
    if not is_alive(s, eater) or not is_alive(s, prey):
        return DW_5_5_DEAD
    has, guards = int(s.works[eater]), int(s.works[prey])
    return obstacle(has, guards, int(s.space[prey] - s.space[eater]))


@rule
def obstacle(has: int, guards: int, distance: int) -> int:
    """DW.A.eat: what stands between two living species, the prey so many spaces above."""
    reach = 2 if has >> TEETH & 1 else has >> PHEROMONES & 1
    if distance > reach:
        return DW_A_EAT_ABOVE
    if guards >> HARD_SHELL & 1 and has >> TOOLS & 1 == 0:
        return DW_A4_SHELL
    if distance < 0 and guards >> COMMUNICATION & 1 and has >> SOCIETY & 1 == 0:
        return DW_A5_BELOW
    if abs(distance) == 1 and guards >> CAMOUFLAGE & 1 and has >> BIGGER_BRAIN & 1 == 0:
        return DW_A11_BESIDE
    return ALLOWED


@rule
def loss_limit(s: Any, seat: int) -> int:
    """DW.5.4, DW.A3: how many bite tokens cost a population."""
    return 3 if s.works[seat] >> HERD_ANIMAL & 1 else 2


@rule
def bite_tokens(t: Any) -> int:
    """DW.5.3, DW.T8: the tokens of one bite."""
    return 2 if t.seats == 2 else 1


@rule
def poison_tokens(s: Any, eater: int, prey: int) -> int:
    """DW.A9, DW.A12: the tokens that the eater gets."""
    if s.works[prey] >> POISON & 1 == 0:
        return 0
    return 0 if s.works[eater] >> IRON_STOMACH & 1 else POISONED


@rule
def has_home(s: Any, t: Any, seat: int, environment: int) -> bool:
    """Whether the species has the environment, printed or gained."""
    if t.home[s.species[seat], environment] > 0:
        return True
    return bool(s.gained[seat] >> environment & 1)


@rule
def environment_food(s: Any, t: Any, seat: int, environment: int) -> int:
    """DW.5.2: food of one environment: if it lies on the table, its number or 2."""
    if s.environments >> environment & 1 == 0:
        return 0
    home = int(t.home[s.species[seat], environment])
    return home if home > 0 else EVERY * int(s.gained[seat] >> environment & 1)


@rule
def symbiosis_environment(s: Any, t: Any, seat: int) -> int:
    """DW.A2: an environment on the table that an opponent has and the seat lacks, or NONE."""
    if s.works[seat] >> SYMBIOSIS & 1 == 0:
        return -1
    for environment in range(len(ENVIRONMENTS)):
        if s.environments >> environment & 1 and not has_home(s, t, seat, environment):
            for other in range(t.seats):
                if other != seat and has_home(s, t, other, environment):
                    return environment
    return -1


@rule
def own_food(s: Any, t: Any, seat: int) -> int:
    """DW.5.2: food of environments and abilities; it may be below 0."""
    found = 0
    for environment in range(len(ENVIRONMENTS)):
        found += environment_food(s, t, seat, environment)
    if symbiosis_environment(s, t, seat) >= 0:
        found += EVERY
    has = s.works[seat]
    for ability in range(len(ABILITIES)):
        if has >> ability & 1:
            found += t.ability_food[ability]
    return int(found)


@rule
def prey_eaten(s: Any, seat: int) -> int:
    """How many species it has eaten."""
    found = 0
    for prey in range(FEEDERS):
        found += s.eaten[seat] >> prey & 1
    return int(found)


@rule
def default_prey(s: Any, eater: int) -> int:
    """DW.5.3, DW.X6: the bit set of what the default eats, from the lowest up.

    All that it may, except poison whose tokens would bring the eater to its loss limit; the
    virtual species, which no token harms, eats all (DW.T6).
    """
    found, poison = 0, 0
    for prey in range(FEEDERS):
        if eat_refusal(s, eater, prey) == ALLOWED:
            if eater != VIRTUAL and poison_tokens(s, eater, prey) > 0:
                poison |= 1 << prey
            else:
                found |= 1 << prey
    if poison != 0:
        tokens, limit = int(s.bites[eater]), loss_limit(s, eater)
        for space in range(1, SPACES + 1):
            for prey in range(FEEDERS):
                if poison >> prey & 1 and s.space[prey] == space and tokens + POISONED < limit:
                    found |= 1 << prey
                    tokens += POISONED
    return found
