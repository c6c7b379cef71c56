"""How sure a share is that was seen in so many games."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964  # standard normal deviations that hold 95 %


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share seen in so many games."""
    middle = share + Z95**2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + (Z95 / (2 * games)) ** 2)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
