"""What is compared between plain and compiled besides the state, in one entry."""

from __future__ import annotations

from typing import Any

from gondwana.kernel.contract import estimate, observe, points, rank, redeal, refusal
from gondwana.kernel.rule import entry

SCORES = 3  # numbers before the refusals


@entry
def report_entry(
    states: Any, tables: Any, choices: Any, dice: Any, seat: int, vector: Any, out: Any
) -> None:
    """A seat's observation, points, rank, estimate and refusals; then the state is dealt anew."""
    s, t = states[0], tables[0]
    observe(s, t, seat, vector)
    out[0] = points(s, t, seat)
    out[1] = rank(s, t, seat)
    out[2] = estimate(s, t, seat)
    for action in range(len(out) - SCORES):
        out[SCORES + action] = refusal(s, t, seat, action)
    redeal(s, t, seat, dice[0], choices[0])
