"""States as NumPy arrays, without copying.

A compiled position's `record` and the `states` of compiled `Rows` are structured arrays with a
state per element. `fields` gives every field as an array of its own that reads and writes the same
memory. What learners read (`Rows.observations`, `masks`, `rewards`, …) are plain contiguous arrays:
`torch.from_numpy` and `numpy.from_dlpack`, `torch.from_dlpack` or `jax.dlpack.from_dlpack` take
them as they are, and what the next step writes is seen there too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


def fields(states: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """Each field of (n,) states by its name: an array (n, …) over the same memory."""
    return {name: np.asarray(states[name]) for name in states.dtype.names or ()}
