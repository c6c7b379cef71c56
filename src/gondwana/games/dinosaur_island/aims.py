"""What objectives are worth to a bot, in thousandths of a point; shares are in a hundred."""

from typing import Any

from ...kernel.rule import rule
from .crowd import draw_size
from .objectives import field, metric, of_attractions, of_dinosaurs, together
from .state import (
    ALL_CARDS,
    ALL_KINDS,
    ATTRACTION_POINTS,
    ATTRACTIONS_BUILT,
    CARD_GOAL,
    EACH_CATEGORY,
    EACH_KIND,
    FOOD,
    FOOD_BUILT,
    FULL_EXHIBITS,
    GATE_MONEY,
    HATS,
    MERCH,
    NO_CATEGORY,
    NONE,
    OBJECTIVES_A_LENGTH,
    RIDE,
    RIDES_BUILT,
    SOLO_ROUNDS,
    SPECIES_CREATED,
)
from .tally import (
    ANIMALS,
    BUILT,
    FILLED,
    FINE,
    FULL_HERDS,
    HERDS,
    HOUSED,
    LARGE,
    LARGEST,
    STALL_SPACES,
    in_hand,
)
from .weights import HASTE_SHARE, NEAR_SHARE
from .worths import POINT

USUAL_ROUNDS = (4, 7, 10)  # by length
MOST_HASTE = 600  # in a hundred: what objectives count in late rounds at most
EMPTY_SHARE = 8  # of FINE: an exhibit that waits for its first dinosaur

# ---- how near an objective is --------------------------------------------------------------


@rule
def haste(s: Any, t: Any, seat: int) -> int:
    """What objectives count, in a hundred: more in late rounds, or nobody would end the game."""
    usual = USUAL_ROUNDS[int(t.first_objective) // OBJECTIVES_A_LENGTH]
    late = max(0, int(s.round_number) - usual * 2 // 3)
    return min(MOST_HASTE, 100 + int(t.weights[seat, HASTE_SHARE]) * late)


@rule
def goals_worth(s: Any, t: Any, seat: int, park: Any) -> int:
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
            share = share_of(s, t, seat, metric_, int(t.objective_n[objective]), park)
            worth += near(t, seat, points, share) * extra // 100
    return worth


@rule
def near(t: Any, seat: int, points: int, share: int) -> int:
    """The points by the share that is reached: the more, the more a further step is worth."""
    return points * share * (share + 100) * int(t.weights[seat, NEAR_SHARE]) // 2000000


@rule
def share_of(s: Any, t: Any, seat: int, which: int, wanted: int, park: Any) -> int:
    """How much of an objective is reached, in a hundred; `park` is the seat's tally."""
    have = figure(s, t, seat, which, park)
    if have >= wanted:
        return 100
    have = have * FINE
    if ATTRACTIONS_BUILT <= which <= EACH_CATEGORY:
        lacking = attractions_lacking(s, t, seat, which, wanted, park)
        if which == EACH_CATEGORY:
            have = max(have, FINE * (3 * wanted - lacking) // 3)
        else:
            have = FINE * (wanted - lacking)
    elif which == SPECIES_CREATED:
        have += EMPTY_SHARE * (together(park[HOUSED]) - have // FINE)
    elif which == FULL_EXHIBITS:
        have = max(have, park[HERDS])
    elif which == EACH_KIND:
        have = max(have, kinds_share(park))
    elif which == GATE_MONEY:
        have = max(have, FINE * draw_size(s, t, seat) * 7 // 8)
    elif which == ATTRACTION_POINTS:
        have = max(have, FINE * min(ride_spaces(s, t, seat, park), draw_size(s, t, seat)))
    return min(99, 100 * have // (FINE * wanted))


@rule
def figure(s: Any, t: Any, seat: int, which: int, park: Any) -> int:
    """How much the seat has of what an objective counts, out of the tally where it is there."""
    if ATTRACTIONS_BUILT <= which <= EACH_CATEGORY:
        built = park[BUILT]
        return of_attractions(which, field(built, FOOD), field(built, RIDE), field(built, MERCH))
    if SPECIES_CREATED <= which <= EACH_KIND:
        return of_dinosaurs(
            which, park[ANIMALS], park[LARGEST], park[FULL_HERDS], park[LARGE], park[FILLED]
        )
    return metric(s, t, seat, which)


@rule
def category_of(which: int) -> int:
    """The category of attractions that an objective counts."""
    if which == RIDES_BUILT:
        return RIDE
    return FOOD if which == FOOD_BUILT else MERCH


@rule
def with_hand(s: Any, t: Any, seat: int, category: int, park: Any) -> int:
    """The seat's built attractions of a category, with the one in hand."""
    tile = in_hand(s, seat)
    more = 1 if NONE < tile < HATS and t.category[tile] == category else 0
    return field(park[BUILT], category) + more


@rule
def attractions_lacking(s: Any, t: Any, seat: int, which: int, wanted: int, park: Any) -> int:
    """Attractions still to be built for an objective that counts them."""
    if RIDES_BUILT <= which < EACH_CATEGORY:
        return max(0, wanted - with_hand(s, t, seat, category_of(which), park))
    lacking, every = 0, 0
    for category in range(NO_CATEGORY):
        count = with_hand(s, t, seat, category, park)
        lacking += max(0, wanted - count)
        every += count
    return lacking if which == EACH_CATEGORY else max(0, wanted - every)


@rule
def kinds_share(park: Any) -> int:
    """The three kinds by thirds; a kind whose exhibits are empty is part of one."""
    total = 0
    for kind in range(ALL_KINDS):
        if field(park[FILLED], kind) > 0:
            total += FINE
        elif field(park[HOUSED], kind) > 0:
            total += EMPTY_SHARE
    return total // ALL_KINDS


@rule
def ride_spaces(s: Any, t: Any, seat: int, park: Any) -> int:
    """Spaces on attractions, the hat stand's too, with the one in hand."""
    tile = in_hand(s, seat)
    return int(park[STALL_SPACES] + (int(t.stall_spaces[tile]) if NONE < tile < HATS else 0))


# ---- the solo game -------------------------------------------------------------------------


@rule
def cards_worth(s: Any, t: Any, seat: int, park: Any) -> int:
    """DI.O4: the solo game's objectives, met or near, by what they will still give."""
    worth = 0
    if t.solo and s.round_number > 0:
        now = POINT * int(t.tracker[s.round_number])
        later = POINT * int(t.tracker[min(SOLO_ROUNDS, s.round_number + 1)])
        for card in range(ALL_CARDS):
            if s.card[card] == CARD_GOAL:
                wanted = int(t.card_n[card])
                share = share_of(s, t, seat, int(t.card_metric[card]), wanted, park)
                worth += now * 4 // 5 if share >= 100 else near(t, seat, later, share)
    return worth
