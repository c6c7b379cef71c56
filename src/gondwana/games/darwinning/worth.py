"""What a card is worth to a bot: to improve with, and in hand.

In thousandths of a point, by the weights of `weights.toml`, of which each seat has its own row.
"""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .abilities import holds
from .cards import HUES, ability_of, number_of
from .food import EVERY, has_home
from .scores import place_points
from .state import (
    ENVIRONMENTS,
    FRAMED,
    JOKER,
    KEEP,
    KINDS,
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
    if holds(s, seat, ability):
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
    if s.asking == KEEP and is_asked(s, seat):
        return kept_worth(s, t, seat)
    count, numbers, groups = int(s.hand[seat, JOKER]) - picked_of(s, seat, 0), 0, 0
    groups += 1 if count > 0 else 0
    for number in range(1, NUMBERS + 1):
        first = HUES * (number - 1)
        cards = int(s.hand[seat, first]) + s.hand[seat, first + 1] + s.hand[seat, first + 2]
        cards -= picked_of(s, seat, number)
        if cards > 0:
            count += cards
            numbers += cards * number
            groups += 1
    return cards_worth(t, seat, count, numbers, groups)


@rule
def picked_of(s: Any, seat: int, number: int) -> int:
    """How many cards of a number the seat has picked from hand."""
    found = 0
    for k in range(s.picked_n[seat]):
        token = int(s.picked[seat, k])
        if token < KINDS and number_of(token) == number:
            found += 1
    return found


@rule
def kept_worth(s: Any, t: Any, seat: int) -> int:
    """What is picked to be kept."""
    count, numbers, groups, worth = int(s.picked_n[seat]), 0, 0, 0
    for k in range(count):
        kind, alike, same = int(s.picked[seat, k]), 0, 0
        for before in range(k):
            other = int(s.picked[seat, before])
            alike += 1 if number_of(other) == number_of(kind) else 0
            same += 1 if other == kind else 0
        numbers += number_of(kind)
        groups += 1 if alike == 0 else 0
        if same == 0:
            worth += use_worth(s, t, seat, kind) // 8
    worth += count * int(t.weights[seat, KEPT_WEIGHT])
    return worth + cards_worth(t, seat, count, numbers, groups)


@rule
def cards_worth(t: Any, seat: int, count: int, numbers: int, groups: int) -> int:
    """So many cards, of numbers that add up to this and of which so many are different."""
    worth = count * int(t.weights[seat, CARD_WEIGHT])
    worth += numbers * int(t.weights[seat, NUMBER_WEIGHT])
    return worth + (count - groups) * int(t.weights[seat, GROUP_WEIGHT])
