"""What a bot needs: what a position is worth."""

from typing import Any

from ...kernel.rule import rule
from .happenings import LINES
from .scoring import line

POINT = 1000


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    worth = POINT * int(s.points[seat])
    if s.over:
        return worth
    for which in range(len(LINES)):
        worth += POINT * line(s, t, seat, which)
    return int(worth)
