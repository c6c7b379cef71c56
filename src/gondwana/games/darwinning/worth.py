"""What a card is worth to a bot: to improve with, and in hand.

In thousandths of a point, by the weights of `weights.toml`, of which each seat has its own row.
"""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .abilities import abilities_held
from .cards import HUES, ability_of, number_of
from .food import EVERY
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
FIRST = BEATEN_WEIGHT + STRENGTHS  # of those that stand alone
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
def ability_worth(t: Any, seat: int, ability: int, eras: int) -> int:
    """What an ability brings in so many eras, its points aside."""
    food = int(t.ability_food[ability]) * int(t.weights[seat, FOOD_WEIGHT])
    return (int(t.weights[seat, ability]) + food) * eras


@rule
def home_worth(t: Any, seat: int, eras: int, present: int) -> int:
    """DW.E1, DW.5.2: an environment gained: two points, and food while it lies on the table."""
    food = eras * TURNED_UP * POINT // len(ENVIRONMENTS) + POINT * present
    return 2 * POINT + EVERY * int(t.weights[seat, FOOD_WEIGHT]) * food // POINT


@rule
def ways_of(s: Any, t: Any, seat: int) -> Any:
    """What `use_worth` must know of a seat, whatever the card.

    Spaces that every climb brings more (DW.4.2); an egg; an environment that lies on the table, and
    one that does not; the environments on the table, and those that the species has; the abilities
    that it holds; the fewest points on a place (DW.4.5); and the eras to come.
    """
    bonus = 1 if s.space[seat] <= SMALL else 0
    egg = egg_worth(s, t, seat) * int(t.weights[seat, EGG_WEIGHT])
    eras = eras_to_come(s, t)
    present, absent = home_worth(t, seat, eras, 1), home_worth(t, seat, eras, 0)
    homes = int(t.homes[s.species[seat]]) | int(s.gained[seat])
    cheapest = place_points(s, t, seat, FRAMED)
    for place in range(FRAMED + 1, PLACES):
        cheapest = min(cheapest, place_points(s, t, seat, place))
    table, held = int(s.environments), abilities_held(s, seat)
    return bonus, egg, present, absent, table, homes, held, cheapest, eras


@rule
def use_worth(t: Any, seat: int, kind: int, ways: Any) -> int:
    """What the card would bring in its best use."""
    if kind == JOKER:
        return 0
    bonus, egg, present, absent, table, homes, held, cheapest, eras = ways
    worth = int(t.weights[seat, SPACE_WEIGHT]) * (int(t.chain[kind]) + bonus)
    if t.eggs[kind] > 0:
        worth = max(worth, int(t.eggs[kind]) * egg // 100)
    environment = int(t.environment[kind])
    if homes >> environment & 1 == 0:
        worth = max(worth, present if table >> environment & 1 else absent)
    ability = ability_of(kind)
    if held >> ability & 1 == 0:
        points = POINT * (int(t.points[ability]) - cheapest)
        worth = max(worth, points + ability_worth(t, seat, ability, eras + 1))
    return worth


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
    count, numbers, groups = int(s.hand[seat, JOKER]), 0, 0
    groups += 1 if count > 0 else 0
    for k in range(NUMBERS):
        cards = in_hand(s, seat, k + 1)
        count += cards
        numbers += cards * (k + 1)
        groups += 1 if cards > 0 else 0
    for k in range(s.picked_n[seat]):
        token = int(s.picked[seat, k])
        if token < KINDS:
            count -= 1
            numbers -= number_of(token)
            groups -= 1 if last_in_hand(s, seat, k) else 0
    return cards_worth(t, seat, count, numbers, groups)


@rule
def in_hand(s: Any, seat: int, number: int) -> int:
    """How many cards of a number, 1 to 15, the seat has in hand."""
    first = HUES * (number - 1)
    return int(s.hand[seat, first]) + int(s.hand[seat, first + 1]) + int(s.hand[seat, first + 2])


@rule
def last_in_hand(s: Any, seat: int, k: int) -> bool:
    """Whether the pick of this number, with the picks before it, takes all cards of a number."""
    number, taken = number_of(int(s.picked[seat, k])), 0
    for before in range(k + 1):
        other = int(s.picked[seat, before])
        taken += 1 if other < KINDS and number_of(other) == number else 0
    held = int(s.hand[seat, JOKER]) if number == 0 else in_hand(s, seat, number)
    return taken == held


@rule
def kept_worth(s: Any, t: Any, seat: int) -> int:
    """What is picked to be kept."""
    count, numbers, groups, worth = int(s.picked_n[seat]), 0, 0, 0
    ways = ways_of(s, t, seat)
    for k in range(count):
        kind, alike, same = int(s.picked[seat, k]), 0, 0
        for before in range(k):
            other = int(s.picked[seat, before])
            alike += 1 if number_of(other) == number_of(kind) else 0
            same += 1 if other == kind else 0
        numbers += number_of(kind)
        groups += 1 if alike == 0 else 0
        if same == 0:
            worth += use_worth(t, seat, kind, ways) // 8
    worth += count * int(t.weights[seat, KEPT_WEIGHT])
    return worth + cards_worth(t, seat, count, numbers, groups)


@rule
def cards_worth(t: Any, seat: int, count: int, numbers: int, groups: int) -> int:
    """So many cards, of numbers that add up to this and of which so many are different."""
    worth = count * int(t.weights[seat, CARD_WEIGHT])
    worth += numbers * int(t.weights[seat, NUMBER_WEIGHT])
    return worth + (count - groups) * int(t.weights[seat, GROUP_WEIGHT])
