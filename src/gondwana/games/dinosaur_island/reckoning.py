"""What a reader can add up from a view: the next level's and size's price, the final account."""

from __future__ import annotations

from ...kernel.state import Plain
from .happenings import LINES
from .state import SOLO_ROUNDS
from .view import ExhibitView, SeatView, View

# ---- prices (DI.3.4) -------------------------------------------------------------------------


def security_price(t: Plain, player: SeatView, less: int = 0) -> int:
    """DI.3.4: what the next level of security costs, `less` so much."""
    level = player.security + 1
    listed = t.security_cost[level] if level < len(t.security_cost) else t.security_cost_above
    return max(0, int(listed) - less)


def paddock_price(
    view: View, t: Plain, player: SeatView, exhibit: ExhibitView, less: int = 0
) -> int:
    """DI.3.4, DI.X.keeper, DI.T.cheap_fences: what the next size costs; reductions add up."""
    less += ("keeper" in player.specialists) + ("cheap-fences" in view.twists)
    return max(0, int(t.paddock_cost[exhibit.paddock + 1]) - less)


# ---- the final account (DI.E1, DI.O5) --------------------------------------------------------


def account(view: View, t: Plain, player: SeatView) -> dict[str, int]:
    """What each line gives the player as things stand, by the names of the lines."""
    herds = [exhibit.dinosaurs for exhibit in player.exhibits]
    marked = [goal.points for goal in view.goals if player.seat in goal.seats]
    points = (
        sum(stall.points for stall in player.attractions),
        sum(exhibit.dinosaurs * exhibit.points for exhibit in player.exhibits),
        -int(t.empty_penalty) * herds.count(0),
        sum(marked),
        player.money // int(t.money_a_point),
        int(t.streak_bonus) if view.solo and view.streak == SOLO_ROUNDS else 0,
    )
    return dict(zip(LINES, points, strict=True))


def track(view: View, t: Plain, player: SeatView) -> int:
    """The points on the track: after the end without the lines that were added to them."""
    return player.points - (sum(account(view, t, player).values()) if view.over else 0)
