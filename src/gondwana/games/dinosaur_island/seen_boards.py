"""The boards in the middle as a seat sees them: research, market, objectives, solo cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.state import Plain
from .metrics import value
from .phases.prices import cost, second_cost
from .state import (
    ALL_CARDS,
    ALL_GOODS,
    ALL_KINDS,
    ATTRACTIONS_BY_NAME,
    CARD_GOAL,
    CATEGORIES,
    EXHIBITS_BY_NAME,
    GOODS,
    IN_PILE,
    KINDS,
    LABS,
    METRICS,
    NOBODY,
    NONE,
    OBJECTIVES_BY_NAME,
    PEOPLE,
    RECIPES,
    REMOVED,
    ROUNDER,
    ROUNDER_LEVEL,
    SECONDS,
    SHELVES,
    SOLO_CARDS,
    SORTS,
    SPECIALISTS,
    STALLS,
    STORES,
    SYMBOLS,
    TILES,
)
from .view import DieView, GoalView, OfferView, RecipeView, SeatView, StandView

NAMES = {LABS: TILES, STALLS: ATTRACTIONS_BY_NAME, PEOPLE: SPECIALISTS}


def stand(seat: int, placer: int) -> StandView | None:
    """DI.1.2: whose scientist stands there, of which level; the allrounder's worker counts 2."""
    if seat == NOBODY:
        return None
    by_worker = placer == ROUNDER
    return StandView(seat, ROUNDER_LEVEL if by_worker else placer + 1, by_worker)


def dice(s: Any, t: Plain) -> tuple[DieView, ...]:
    """DI.1.1: the dice on their spaces; none before the first roll."""
    if not s.round_number:
        return ()
    found = []
    for space in range(t.dice):
        face = s.die[space], s.face[space]
        found.append(
            DieView(
                space=space + 1,
                symbol=SYMBOLS[t.face_symbol[face]],
                count=t.face_count[face],
                pips=t.face_pips[face],
                stand=stand(s.die_seat[space], s.die_placer[space]),
                removed=s.die_state[space] == REMOVED,
                threat=s.threat_space == space,
            )
        )
    return tuple(found)


def stores(s: Any) -> tuple[StandView | None, ...]:
    """DI.1.5: the spaces for enlarging cold storage."""
    return tuple(stand(s.store_seat[k], s.store_placer[k]) for k in range(STORES))


def recipes(s: Any, t: Plain) -> tuple[RecipeView, ...]:
    """DI.S5: the three piles, and what lies open on them."""
    return tuple(_recipe(s, t, kind) for kind in range(ALL_KINDS))


def _recipe(s: Any, t: Plain, kind: int) -> RecipeView:
    here = s.recipe[kind]
    lies = here != NONE
    pile = [k for k in range(RECIPES) if t.kind[k] == kind and s.owner[k] == IN_PILE]
    return RecipeView(
        kind=KINDS[kind],
        name=EXHIBITS_BY_NAME[here] if lies else None,
        dna={sort: t.need[here, k] for k, sort in enumerate(SORTS) if lies and t.need[here, k]},
        excitement=t.exhibit_excitement[here] if lies else 0,
        threat=t.exhibit_threat[here] if lies else 0,
        points=t.exhibit_points[here] if lies else 0,
        level=t.least_level[kind],
        pile=len(pile),
        stand=stand(s.recipe_seat[kind], s.recipe_placer[kind]),
    )


def offers(s: Any, t: Plain) -> tuple[OfferView, ...]:
    """DI.2: what lies in the market, row by row, and its DNA."""
    found = []
    for shelf in range(SHELVES):
        found += [_offer(s, t, good, shelf) for good in range(ALL_GOODS)]
        found.append(_dna(s, t, shelf))
    return tuple(found)


def _costs(t: Plain, of: Callable[[int], int]) -> tuple[int, tuple[int, ...]]:
    """What something costs nobody in particular, and each seat."""
    return of(NOBODY), tuple(of(seat) for seat in range(t.seats))


def _offer(s: Any, t: Plain, good: int, shelf: int) -> OfferView:
    here, row = s.shelf[good, shelf], t.price[shelf]
    if here == NONE:
        return OfferView(GOODS[good], row, None, 0, (0,) * t.seats, 0, 0, "")
    costs = _costs(t, lambda seat: cost(s, t, seat, good, shelf))
    name = NAMES[good][here]
    if good != STALLS:
        return OfferView(GOODS[good], row, name, *costs, 0, 0, "")
    spaces, points = t.stall_spaces[here], t.stall_points[here]
    category = CATEGORIES[t.category[here]]
    return OfferView(GOODS[good], row, name, *costs, spaces, points, category)


def _dna(s: Any, t: Plain, shelf: int) -> OfferView:
    """DI.2.5: on offer as long as something lies in the row."""
    sort = "complex" if t.offer_complex[shelf] else "basic"
    full = any(s.shelf[good, shelf] != NONE for good in range(ALL_GOODS))
    costs = _costs(t, lambda seat: cost(s, t, seat, NONE, shelf))
    amount = t.offer_amount[shelf]
    return OfferView("dna", t.price[shelf], sort if full else None, *costs, amount, 0, "")


def seconds(s: Any, t: Plain) -> tuple[OfferView, ...]:
    """DI.S4: the II tiles beside the market."""
    return tuple(_second(s, t, k) for k in range(len(SECONDS)))


def _second(s: Any, t: Plain, number: int) -> OfferView:
    left = s.second_left[number]
    costs = _costs(t, lambda seat: second_cost(s, t, seat, number))
    name = TILES[SECONDS[number]] if left else None
    return OfferView("lab", t.second_price[number], name, *costs, left, 0, "")


def goals(s: Any, t: Plain, players: Sequence[SeatView]) -> tuple[GoalView, ...]:
    """DI.6: the objectives in play; alone the cards chosen (DI.O1)."""
    if t.solo:
        return tuple(
            _card(s, t, card, players) for card in range(ALL_CARDS) if s.card[card] == CARD_GOAL
        )
    return tuple(_goal(s, t, k, players) for k in range(s.goals))


def _goal(s: Any, t: Plain, number: int, players: Sequence[SeatView]) -> GoalView:
    goal = s.goal[number]
    metric = METRICS[t.objective_metric[goal]]
    return GoalView(
        name=OBJECTIVES_BY_NAME[goal],
        metric=metric,
        number=t.objective_n[goal],
        points=t.objective_points[goal],
        values=tuple(value(player, metric) for player in players),
        seats=tuple(k for k in range(t.seats) if s.claimed[k] >> number & 1),
        closed=bool(s.closed >> number & 1),
    )


def _card(s: Any, t: Plain, card: int, players: Sequence[SeatView]) -> GoalView:
    metric = METRICS[t.card_metric[card]]
    return GoalView(
        name=SOLO_CARDS[card],
        metric=metric,
        number=t.card_n[card],
        points=t.tracker[max(1, s.round_number)],
        values=tuple(value(player, metric) for player in players),
        seats=(),
        closed=False,
    )
