"""What the end of a game is worth to its seats."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .rules.rows import REWARDS
from .saying import BridgeProblem


def check_rewards(rewards: str) -> str:
    """A kind of reward that there is; else a Problem."""
    if rewards not in REWARDS:
        raise BridgeProblem("problem-rewards", rewards=rewards, known=", ".join(REWARDS))
    return rewards


def places(ranks: npt.NDArray[np.int32]) -> list[float]:
    """Each seat's place from its rank, from 1 for the first down to −1 for the last.

    It is the share of the others whom the seat has beaten less that of those who have beaten it,
    so that all seats' add up to 0; who plays alone gets 1.
    """
    others = len(ranks) - 1
    if others == 0:
        return [1.0]
    beaten = np.sign(ranks[None, :] - ranks[:, None]).sum(axis=1)
    return [float(place) for place in beaten / others]
