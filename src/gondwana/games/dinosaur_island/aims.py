"""What objectives are worth to a bot, in thousandths of a point; shares are in a hundred."""

from typing import Any

from ...kernel.rule import rule
from .crowd import draw_size
from .objectives import built, metric
from .state import (
    ALL_CARDS,
    ALL_KINDS,
    ATTRACTION_POINTS,
    ATTRACTIONS,
    ATTRACTIONS_BUILT,
    CARD_GOAL,
    EACH_CATEGORY,
    EACH_KIND,
    EXHIBITS,
    FENCE,
    FOOD,
    FOOD_BUILT,
    FULL_EXHIBITS,
    GATE_MONEY,
    HATS,
    MERCH,
    NO_CATEGORY,
    NONE,
    OBJECTIVES_A_LENGTH,
    RECIPES,
    RIDE,
    RIDES_BUILT,
    SOLO_ROUNDS,
    SPECIES_CREATED,
)
from .weights import HASTE_SHARE, NEAR_SHARE
from .worths import POINT, in_hand

USUAL_ROUNDS = (4, 7, 10)  # by length
MOST_HASTE = 600  # in a hundred: what objectives count in late rounds at most
FINE = 24  # parts of one that a coarse metric is counted in
EMPTY_SHARE = 8  # of FINE: an exhibit that waits for its first dinosaur
HERD = 4  # dinosaurs that fill an exhibit

# ---- how near an objective is --------------------------------------------------------------


@rule
def haste(s: Any, t: Any, seat: int) -> int:
    """What objectives count, in a hundred: more in late rounds, or nobody would end the game."""
    usual = USUAL_ROUNDS[int(t.first_objective) // OBJECTIVES_A_LENGTH]
    late = max(0, int(s.round_number) - usual * 2 // 3)
    return min(MOST_HASTE, 100 + int(t.weights[seat, HASTE_SHARE]) * late)


@rule
def goals_worth(s: Any, t: Any, seat: int) -> int:
    """Objectives met in this work phase, and how near the others are.

    Those marked have their points already; they keep what haste gave them besides.
    """
    worth, extra = 0, haste(s, t, seat)
    for goal in range(s.goals):
        objective = int(s.goal[goal])
        points = POINT * int(t.objective_points[objective])
        if s.claimed[seat] >> goal & 1:
            worth += points * (extra - 100) // 100
        elif s.claimed_now[seat] >> goal & 1:
            worth += points * extra // 100
        elif s.closed >> goal & 1 == 0:
            metric_ = int(t.objective_metric[objective])
            share = share_of(s, t, seat, metric_, int(t.objective_n[objective]))
            worth += near(t, seat, points, share) * extra // 100
    return worth


@rule
def near(t: Any, seat: int, points: int, share: int) -> int:
    """The points by the share that is reached: the more, the more a further step is worth."""
    return points * share * (share + 100) * int(t.weights[seat, NEAR_SHARE]) // 2000000


@rule
def share_of(s: Any, t: Any, seat: int, which: int, wanted: int) -> int:
    """How much of an objective is reached, in a hundred."""
    have = metric(s, t, seat, which)
    if have >= wanted:
        return 100
    have = have * FINE
    if which == EACH_CATEGORY:
        have = max(have, FINE * (3 * wanted - attractions_lacking(s, t, seat, which, wanted)) // 3)
    elif ATTRACTIONS_BUILT <= which < EACH_CATEGORY:
        have = FINE * (wanted - attractions_lacking(s, t, seat, which, wanted))
    elif which == SPECIES_CREATED:
        have += EMPTY_SHARE * (species_housed(s, seat) - have // FINE)
    elif which == FULL_EXHIBITS:
        have = max(have, herds(s, seat))
    elif which == EACH_KIND:
        have = max(have, kinds_share(s, t, seat))
    elif which == GATE_MONEY:
        have = max(have, FINE * draw_size(s, t, seat) * 7 // 8)
    elif which == ATTRACTION_POINTS:
        have = max(have, FINE * min(ride_spaces(s, t, seat), draw_size(s, t, seat)))
    return min(99, 100 * have // (FINE * wanted))


@rule
def category_of(which: int) -> int:
    """The category of attractions that an objective counts."""
    if which == RIDES_BUILT:
        return RIDE
    return FOOD if which == FOOD_BUILT else MERCH


@rule
def with_hand(s: Any, t: Any, seat: int, category: int) -> int:
    """The seat's built attractions of a category, with the one in hand."""
    tile = in_hand(s, seat)
    more = 1 if NONE < tile < HATS and t.category[tile] == category else 0
    return built(s, t, seat, category) + more


@rule
def attractions_lacking(s: Any, t: Any, seat: int, which: int, wanted: int) -> int:
    """Attractions still to be built for an objective that counts them."""
    if RIDES_BUILT <= which < EACH_CATEGORY:
        return max(0, wanted - with_hand(s, t, seat, category_of(which)))
    lacking, every = 0, 0
    for category in range(NO_CATEGORY):
        count = with_hand(s, t, seat, category)
        lacking += max(0, wanted - count)
        every += count
    return lacking if which == EACH_CATEGORY else max(0, wanted - every)


@rule
def herds(s: Any, seat: int) -> int:
    """Large herds count more: four dinosaurs of one kind are a whole, two a quarter."""
    total = 0
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] == seat:
            total += FINE * int(s.dinosaurs[exhibit]) ** 2 // HERD**2
    return total


@rule
def species_housed(s: Any, seat: int) -> int:
    """Exhibits of recipes, with the one in hand, dinosaurs in them or not."""
    count = 1 if in_hand(s, seat) >= FENCE else 0
    for exhibit in range(RECIPES):
        if s.owner[exhibit] == seat:
            count += 1
    return count


@rule
def kinds_housed(s: Any, t: Any, seat: int) -> int:
    """The kinds that have an exhibit of a recipe, with the one in hand, as bits."""
    new = in_hand(s, seat) - FENCE
    kinds = 1 << int(t.kind[new]) if new >= 0 else 0
    for exhibit in range(RECIPES):
        if s.owner[exhibit] == seat:
            kinds |= 1 << int(t.kind[exhibit])
    return kinds


@rule
def kinds_share(s: Any, t: Any, seat: int) -> int:
    """The three kinds by thirds; a kind whose exhibits are empty is part of one."""
    housed, filled = kinds_housed(s, t, seat), 0
    for exhibit in range(RECIPES):
        if s.owner[exhibit] == seat and s.dinosaurs[exhibit] > 0:
            filled |= 1 << int(t.kind[exhibit])
    total = 0
    for kind in range(ALL_KINDS):
        if filled >> kind & 1:
            total += FINE
        elif housed >> kind & 1:
            total += EMPTY_SHARE
    return total // ALL_KINDS


@rule
def ride_spaces(s: Any, t: Any, seat: int) -> int:
    """Spaces on attractions, the hat stand's too, with the one in hand."""
    tile = in_hand(s, seat)
    spaces = 1 + (int(t.stall_spaces[tile]) if NONE < tile < HATS else 0)
    for stall in range(ATTRACTIONS):
        if s.attraction[stall] == seat:
            spaces += t.stall_spaces[stall]
    return int(spaces)


# ---- the solo game -------------------------------------------------------------------------


@rule
def cards_worth(s: Any, t: Any, seat: int) -> int:
    """DI.O4: the solo game's objectives, met or near, by what they will still give."""
    worth = 0
    if t.solo and s.round_number > 0:
        now = POINT * int(t.tracker[s.round_number])
        later = POINT * int(t.tracker[min(SOLO_ROUNDS, s.round_number + 1)])
        for card in range(ALL_CARDS):
            if s.card[card] == CARD_GOAL:
                share = share_of(s, t, seat, int(t.card_metric[card]), int(t.card_n[card]))
                worth += now * 4 // 5 if share >= 100 else near(t, seat, later, share)
    return worth
