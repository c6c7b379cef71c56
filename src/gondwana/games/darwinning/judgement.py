"""What a bot needs: what a position is worth.

The estimate is the points that a seat may expect at the end, in thousandths: those it has, what
survival will do to its population, what abilities and environments will bring in eras to come, and
what it may still make of its cards. The weights are in `weights.toml`, and each seat has its own in
the table's constants.
"""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .clauses import ALLOWED
from .completing import completion_worth
from .food import (
    EVERY,
    default_prey,
    is_alive,
    loss_limit,
    obstacle,
    own_food,
)
from .scores import points
from .sets import size_of
from .state import ABILITIES, ENVIRONMENTS, FEEDERS, PLAY
from .tactics import trick_worth
from .worth import (
    FOOD_WEIGHT,
    GROWTH_WEIGHT,
    HUNGER_WEIGHT,
    LOSS_WEIGHT,
    POINT,
    TURNED_UP,
    ability_worth,
    egg_worth,
    eras_to_come,
    hand_worth,
)

LEAST = 50  # a position's worth without points: a larger population wins ties
SAFE = 3  # a margin of food that hardly changes in an era


@rule
def bites_to_come(s: Any, t: Any, seat: int) -> int:
    """How many species that have not had their turn could eat the seat's."""
    found = 0
    for eater in range(FEEDERS):
        if s.space[eater] > 0 and eater != seat and s.fed >> eater & 1 == 0:
            if is_alive(s, eater) and is_alive(s, seat):
                distance = int(s.space[seat] - s.space[eater])
                if obstacle(int(s.works[eater]), int(s.works[seat]), distance) == ALLOWED:
                    found += 1
    return found


@rule
def prey_to_come(s: Any, seat: int) -> int:
    """How many species it has eaten in this survival or would eat by default."""
    return size_of(default_prey(s, seat) | int(s.eaten[seat]))


@rule
def survival_worth(s: Any, t: Any, seat: int) -> int:
    """What this era's survival may change, by the margin of food and by bites."""
    tokens = int(s.bites[seat]) + bites_to_come(s, t, seat) * (2 if t.seats == 2 else 1)
    if s.fed >> seat & 1:
        margin = 1 if s.surplus >> seat & 1 else 0
    else:
        food = max(0, own_food(s, t, seat) + EVERY * prey_to_come(s, seat))
        margin = food - int(s.population[seat])
    egg, worth = egg_worth(s, t, seat), 0
    growth = egg * int(t.weights[seat, GROWTH_WEIGHT]) // POINT
    if margin > 0 and tokens <= 1:
        worth = growth
    elif margin < 0:
        worth = -growth
    if tokens >= loss_limit(s, seat):
        worth -= egg * int(t.weights[seat, LOSS_WEIGHT]) // POINT
    return worth + int(t.weights[seat, HUNGER_WEIGHT]) * max(-SAFE, min(SAFE, margin)) // 4


@rule
def home_food(s: Any, t: Any, seat: int) -> int:
    """The food of all environments that the species has, were they on the table."""
    found = 0
    for environment in range(len(ENVIRONMENTS)):
        home = int(t.home[s.species[seat], environment])
        found += home if home > 0 else EVERY * int(s.gained[seat] >> environment & 1)
    return found


@rule
def future_worth(s: Any, t: Any, seat: int) -> int:
    """What abilities and environments may bring in the eras to come."""
    eras = eras_to_come(s, t)
    if eras == 0:
        return 0
    food = int(t.weights[seat, FOOD_WEIGHT])
    worth = home_food(s, t, seat) * food * TURNED_UP * eras // len(ENVIRONMENTS)
    for ability in range(len(ABILITIES)):
        if s.works[seat] >> ability & 1:
            worth += ability_worth(t, seat, ability, eras)
    return worth - int(s.population[seat]) * food * eras * 2 // 3


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    worth = POINT * points(s, t, seat)
    if s.over or s.space[seat] == 0:
        return worth + LEAST * int(s.population[seat])
    worth += survival_worth(s, t, seat) + future_worth(s, t, seat)
    worth += hand_worth(s, t, seat) + trick_worth(s, t, seat)
    if s.asking == PLAY and is_asked(s, seat):
        worth += completion_worth(s, t, seat)
    return worth
