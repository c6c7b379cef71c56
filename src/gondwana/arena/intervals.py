"""How sure a share is that was seen in so many games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import numpy as np

Z95 = 1.959964  # standard normal deviations that hold 95 %


def student(misses: float, freedom: int) -> float:
    """How many standard errors a mean's interval reaches to miss in so large a share of cases.

    Student's t by its expansion for large degrees of freedom (Abramowitz and Stegun, 26.7.5).
    """
    z = NormalDist().inv_cdf(1 - misses / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share seen in so many games; the share lies in it."""
    middle = share + Z95**2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + (Z95 / (2 * games)) ** 2)
    scale = 1 + Z95**2 / games
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # whatever rounding does


def share_by_seed(seeds: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A share and its 95 % interval, from what was seen on each seed.

    Games on one seed resemble each other, so Wilson's interval is taken at the number of games that
    would be as sure if they were independent: at most as many as there were.
    """
    values = np.array([value for seed in seeds for value in seed])
    share, number = float(values.mean()), len(values)
    off = np.array([sum(seed) - share * len(seed) for seed in seeds])
    single = share * (1 - share) / number  # variance of the share of so many independent games
    if len(seeds) > 1 and single > 0:
        grouped = float((off**2).sum()) * len(seeds) / (len(seeds) - 1) / number**2
        if grouped > single:
            low, high = wilson(share, number * single / grouped)
            return share, low, high
    low, high = wilson(share, number)
    return share, low, high
