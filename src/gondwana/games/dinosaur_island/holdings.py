"""What a seat holds, as counts by the names of texts: for statistics over many games."""

from __future__ import annotations

from typing import Any

from .state import (
    ATTRACTIONS,
    ATTRACTIONS_BY_NAME,
    EXHIBITS_BY_NAME,
    NONE,
    RECIPES,
    SPACES,
    SPECIALISTS,
    TILES,
)


def holdings(s: Any, t: Any, seat: int) -> dict[str, int]:
    """The seat's dinosaurs by recipe, its attractions, bought lab tiles and specialists."""
    held = {
        f"exhibit-{EXHIBITS_BY_NAME[k]}": int(s.dinosaurs[k])
        for k in range(RECIPES)
        if s.owner[k] == seat
    }
    held |= {
        f"attraction-{ATTRACTIONS_BY_NAME[k]}": 1
        for k in range(ATTRACTIONS)
        if s.attraction[k] == seat
    }
    for space in range(SPACES):
        tile = int(s.lab[seat, space])
        if tile not in (NONE, space):  # the printed tile of a space has its number
            held[f"tile-{TILES[tile]}"] = held.get(f"tile-{TILES[tile]}", 0) + 1
    held |= {
        f"specialist-{name}": 1 for k, name in enumerate(SPECIALISTS) if s.specialist[k] == seat
    }
    return {name: count for name, count in held.items() if count}
