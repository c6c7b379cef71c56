"""What a seat holds, as counts by the names of texts: for statistics over many games."""

from __future__ import annotations

from typing import Any

from .state import CARDS, GENES


def holdings(s: Any, t: Any, seat: int) -> dict[str, int]:
    """The seat's genes beyond those printed on its portrait, and its event cards."""
    held = {
        f"gene-{name}": int(s.genes[seat, k]) - int(t.printed[k]) for k, name in enumerate(GENES)
    }
    held |= {f"card-{name}": int(s.card[k] == seat) for k, name in enumerate(CARDS)}
    return {name: count for name, count in held.items() if count > 0}
