"""What a card is worth to a bot: to improve with, and in hand.

In thousandths of a point, by the weights of `weights.toml`, of which each seat has its own row.
"""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .abilities import NO_PLACE, holds_beside
from .cards import ability_of, number_of
from .food import EVERY, has_home
from .phases.picks import times_picked
from .scores import place_points
from .state import (
    ENVIRONMENTS,
    FRAMED,
    JOKER,
    KEEP,
    KINDS,
    NONE,
    NUMBERS,
    PLACES,
    SMALL,
    STRENGTHS,
    WEIGHTS,
)

POINT = 1000
TURNED_UP = 4  # how many environments an era has, about
# Where the weights of `weights.toml` stand in a seat's row: first each ability's, then each
# combination's, how likely it is beaten.
BEATEN_WEIGHT = NUMBERS
FIRST = BEATEN_WEIGHT + STRENGTHS
FOOD_WEIGHT, HUNGER_WEIGHT, GROWTH_WEIGHT, LOSS_WEIGHT = range(FIRST, FIRST + 4)
SPACE_WEIGHT, EGG_WEIGHT, CARD_WEIGHT, NUMBER_WEIGHT = range(FIRST + 4, FIRST + 8)
GROUP_WEIGHT, KEPT_WEIGHT = range(FIRST + 8, WEIGHTS)


@rule
def eras_to_come(s: Any, t: Any) -> int:
    """How many eras follow this one."""
    return int(t.eras - s.round_number)


@rule
def egg_worth(s: Any, t: Any, seat: int) -> int:
    """DW.E1: the points of one population more."""
    above = s.population[seat] >= t.start_population[s.species[seat]]
    return 2 * POINT if above else POINT


@rule
def home_worth(s: Any, t: Any, seat: int, environment: int) -> int:
    """DW.E1, DW.5.2: an environment gained: two points, and food while it lies on the table."""
    if has_home(s, t, seat, environment):
        return 0
    food = eras_to_come(s, t) * TURNED_UP * POINT // len(ENVIRONMENTS)
    food += POINT if s.environments >> environment & 1 else 0
    return 2 * POINT + EVERY * int(t.weights[seat, FOOD_WEIGHT]) * food // POINT


@rule
def ability_worth(t: Any, seat: int, ability: int, eras: int) -> int:
    """What an ability brings in so many eras, its points aside."""
    food = int(t.ability_food[ability]) * int(t.weights[seat, FOOD_WEIGHT])
    return (int(t.weights[seat, ability]) + food) * eras


@rule
def place_worth(s: Any, t: Any, seat: int, ability: int) -> int:
    """DW.4.5: the ability on the best place: its points less those of what it covers."""
    if holds_beside(s, t, seat, ability, NO_PLACE):
        return 0
    best = -9 * POINT
    for place in range(FRAMED, PLACES):
        best = max(best, POINT * int(t.points[ability] - place_points(s, t, seat, place)))
    return best + ability_worth(t, seat, ability, eras_to_come(s, t) + 1)


@rule
def use_worth(s: Any, t: Any, seat: int, kind: int) -> int:
    """What the card would bring in its best use."""
    if kind == JOKER:
        return 0
    bonus = 1 if s.space[seat] <= SMALL else 0
    worth = int(t.weights[seat, SPACE_WEIGHT]) * (int(t.chain[kind]) + bonus)
    egg = egg_worth(s, t, seat) * int(t.weights[seat, EGG_WEIGHT])
    worth = max(worth, int(t.eggs[kind]) * egg // 100)
    worth = max(worth, home_worth(s, t, seat, int(t.environment[kind])))
    return max(worth, place_worth(s, t, seat, ability_of(kind)))


# ---- cards in hand -------------------------------------------------------------------------


@rule
def card_worth(t: Any, seat: int, kind: int) -> int:
    """A card in hand."""
    number = int(t.weights[seat, NUMBER_WEIGHT]) * number_of(kind)
    return int(t.weights[seat, CARD_WEIGHT]) + number


@rule
def hand_worth(s: Any, t: Any, seat: int) -> int:
    """What is in hand and not picked; when all choose what to keep, what is picked."""
    keeping = s.asking == KEEP and is_asked(s, seat)
    worth, before, group = 0, NONE, 0
    for kind in range(KINDS):
        count = int(s.hand[seat, kind])
        if count > 0:
            picked = times_picked(s, seat, kind)
            count = picked if keeping else count - picked
        if count > 0:
            group = group + count if number_of(kind) == before else count
            before = number_of(kind)
            worth += count * card_worth(t, seat, kind)
            worth += int(t.weights[seat, GROUP_WEIGHT]) * min(count, group - 1)
            if keeping:
                worth += count * int(t.weights[seat, KEPT_WEIGHT])
                worth += use_worth(s, t, seat, kind) // 8
    return worth
