"""What a bot needs: what a position is worth."""

from typing import Any

from ...kernel.rule import rule
from .scores import points


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    return 1000 * points(s, t, seat)
