"""What a position is worth to every seat, as a number from 0 to 1.

The worth mixes the share of a win and the rank: `WIN` of it is the share of the win that the seat
has, or may expect, the rest how many of the others it stands before. It uses whole numbers, the
four operations and no function whose last digit hangs on the machine, so a search finds the same
everywhere.
"""

from __future__ import annotations

from typing import Any

from ...kernel.contract import estimate, points, rank
from ...kernel.rule import rule

WIN = 0.7  # of a seat's worth is its share of the win
LEAST_SPREAD = 2000.0  # thousandths of a point by which estimates err at least
SPREAD = 0.06  # and as a share of the estimates' mean
ALONE = 40000.0  # a lone player's estimate that is worth a half
SEATS = 6  # at most
POINTS = 3 * SEATS  # where an evaluation writes the points that each seat has or may expect
EVALUATION = 4 * SEATS  # floats that an evaluation needs


@rule
def evaluate(s: Any, t: Any, worth: Any) -> None:
    """Write every seat's worth into `worth`, by the result when the game is over; and the points.

    These are thousandths, from `worth[POINTS]` on.
    """
    for seat in range(t.seats):
        worth[POINTS + seat] = float(1000 * points(s, t, seat) if s.over else estimate(s, t, seat))
    if t.seats == 1:
        found = worth[POINTS]
        worth[0] = 0.5 + 0.5 * found / (abs(found) + ALONE)
    elif s.over:
        by_result(s, t, worth)
    else:
        by_estimate(t, worth)


@rule
def by_result(s: Any, t: Any, worth: Any) -> None:
    """The worth at the end: winners share the win; ranks that tie count alike."""
    winners = 0
    for seat in range(t.seats):
        if rank(s, t, seat) == 1:
            winners += 1
    for seat in range(t.seats):
        mine = rank(s, t, seat)
        share = 1.0 / winners if mine == 1 else 0.0
        before = 0.0
        for other in range(t.seats):
            if other != seat:
                theirs = rank(s, t, other)
                before += 1.0 if theirs > mine else 0.5 if theirs == mine else 0.0
        worth[seat] = WIN * share + (1.0 - WIN) * before / (t.seats - 1)


@rule
def by_estimate(t: Any, worth: Any) -> None:
    """The worth of a game in progress: the judgement's points, taken as likely but not sure."""
    mean, most = 0.0, 0.0
    for seat in range(t.seats):
        worth[seat] = worth[POINTS + seat]
        mean += abs(worth[seat]) / t.seats
        if seat == 0 or worth[seat] > most:
            most = worth[seat]
    spread = LEAST_SPREAD + SPREAD * mean
    before = 0.0  # the seats' shares of the win, as they are before they add up to one
    for seat in range(t.seats):
        before += chance_of(worth[seat] - most, spread)
    for seat in range(t.seats):
        worth[SEATS + seat] = chance_of(worth[seat] - most, spread) / before
    for seat in range(t.seats):
        ahead = 0.0
        for other in range(t.seats):
            if other != seat:
                gap = (worth[seat] - worth[other]) / spread
                ahead += 0.5 + 0.5 * gap / (1.0 + abs(gap))
        worth[2 * SEATS + seat] = ahead / (t.seats - 1)
    for seat in range(t.seats):
        worth[seat] = WIN * worth[SEATS + seat] + (1.0 - WIN) * worth[2 * SEATS + seat]


@rule
def chance_of(behind: float, spread: float) -> float:
    """How likely it is, beside the leader's 1, to win from so far behind (at most 0)."""
    near = 1.0 / (1.0 - behind / spread)
    return near * near * near
