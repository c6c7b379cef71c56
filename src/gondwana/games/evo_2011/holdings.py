"""What a seat holds, as counts by the names of texts: for statistics over many games."""

from __future__ import annotations

from typing import Any

from .state import CARDS, GENES


def holdings(s: Any, t: Any, seat: int) -> dict[str, int]:
    """The seat's genes, and the event cards in its hand."""
    held = {f"gene-{name}": int(s.genes[seat, k]) for k, name in enumerate(GENES)}
    held |= {f"card-{name}": int(s.card[k] == seat) for k, name in enumerate(CARDS)}
    return {name: count for name, count in held.items() if count}
