"""What a seat holds, as counts by the names of texts: for statistics over many games."""

from __future__ import annotations

from typing import Any

from .state import ABILITIES, ENVIRONMENTS, NONE


def holdings(s: Any, t: Any, seat: int) -> dict[str, int]:
    """The seat's species, the abilities that work for it, the environments that it has gained."""
    works, gained = int(s.works[seat]), int(s.gained[seat])
    species = int(s.species[seat])
    held = {} if species == NONE else {f"species-{t.extra[species]}": 1}
    held |= {f"ability-{name}": works >> k & 1 for k, name in enumerate(ABILITIES)}
    held |= {f"environment-{name}": gained >> k & 1 for k, name in enumerate(ENVIRONMENTS)}
    return {name: count for name, count in held.items() if count}
