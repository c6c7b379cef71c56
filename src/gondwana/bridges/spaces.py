"""Gymnasium spaces of a table: what an observation may hold, which actions there are."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces

from ..kernel.game import Table
from .common import OBSERVATION


@cache
def bounds(table: Table) -> tuple[Any, Any]:
    """The lowest and the highest value of each number of an observation."""
    low = np.array([field.low for field in table.observation], OBSERVATION)
    high = np.array([field.high for field in table.observation], OBSERVATION)
    return low, high


def number_space(table: Table) -> spaces.Box:
    """The numbers of `table.observation` within their bounds, int16."""
    return spaces.Box(*bounds(table), dtype=np.int16)


def observation_space(table: Table) -> spaces.Dict:
    """`observation`, the numbers of `table.observation`, and `action_mask`, 1 where legal."""
    return spaces.Dict(
        {
            "observation": number_space(table),
            "action_mask": spaces.Box(0, 1, (table.game.actions,), np.int8),
        }
    )


def action_space(table: Table) -> spaces.Discrete[Any]:
    """The ids of all actions."""
    return spaces.Discrete(table.game.actions)
