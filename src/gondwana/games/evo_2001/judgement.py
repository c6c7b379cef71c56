"""What a bot needs: what a position is worth."""

from typing import Any

from ...kernel.rule import rule

POINT = 1000


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    return POINT * int(s.points[seat])
