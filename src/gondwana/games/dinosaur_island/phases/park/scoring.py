"""Points and food dollars for the patrons still in the park (DI.4.4)."""

from typing import Any

from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...clauses import ALLOWED, DI_4_4_FOOD
from ...crowd import is_exhibit, is_food
from ...happenings import E_SCORED, E_SOLD
from ...objectives import check
from ...players import holds
from ...state import CHEF, INTERN_PLACE, PLACES, ZONES


@rule
def sell_refusal(s: Any, t: Any, seat: int, zone: int) -> int:
    """DI.4.4: a food stand with a patron that is not taken as dollars yet."""
    if is_food(s, t, seat, zone) and s.patrons[seat, zone] > s.sold[seat, zone]:
        return ALLOWED
    return DI_4_4_FOOD


@rule
def can_sell(s: Any, t: Any, seat: int) -> bool:
    """Whether any patron can be taken as dollars."""
    for zone in range(ZONES):
        if sell_refusal(s, t, seat, zone) == ALLOWED:
            return True
    return False


@rule
def sell(s: Any, t: Any, seat: int, zone: int) -> None:
    """DI.4.4, DI.X.chef: dollars instead of a point."""
    dollars = t.food_income + 1 if holds(s, seat, CHEF) else t.food_income
    s.money[seat] += dollars
    s.sold[seat, zone] += 1
    note(s, E_SOLD, EVERYBODY, seat, dollars, zone)


@rule
def score(s: Any, t: Any, seat: int) -> None:
    """DI.4.4, DI.L.double_ride, DI.M.attraction_vp_in_round: a point a patron, or two."""
    total = 0
    for place in range(PLACES):
        patrons = s.patrons[seat, place]
        if place < ZONES:
            patrons -= s.sold[seat, place]
        if place != INTERN_PLACE and not is_exhibit(s, seat, place):
            s.ride_points[seat] += patrons
            patrons += patrons * (s.doubled[seat] >> place & 1)
        total += patrons * t.patron_points
    s.points[seat] += total
    if total > 0:
        note(s, E_SCORED, EVERYBODY, seat, total)
    check(s, t, seat)
