"""The lab's spots (DI.3.1) and the copy lab, whose use needs no spot of the tile it copies."""

from typing import Any

from .....kernel.rule import rule
from ...clauses import (
    ALLOWED,
    DI_3_1_SPOT,
    DI_3_1_TILE,
    DI_3_1_WORKERS,
    DI_L_COPY_LAB,
)
from ...state import (
    BENCH,
    COPY_LAB,
    CREATE_2,
    FIRST_UPGRADE,
    NONE,
    REFINE_2,
    SECURITY_OFFICE,
    SEQUENCER,
    SPACES,
    SPONSORS,
    SPOTS,
)


@rule
def is_alike(tile: int) -> bool:
    """Whether a tile's spots are all alike, so that nobody needs to say which."""
    if tile == REFINE_2 or tile == CREATE_2 or tile == SPONSORS:
        return True
    return tile == SECURITY_OFFICE or tile == SEQUENCER


@rule
def has_spot(s: Any, t: Any, seat: int, tile: int, spot: int) -> bool:
    """Whether the tile lies open in the seat's lab and has such a spot."""
    if spot >= t.tile_spots[tile] or (spot > 0 and is_alike(tile)):
        return False
    for space in range(SPACES):
        if s.lab[seat, space] == tile:
            return True
    return False


@rule
def free_spot(s: Any, t: Any, seat: int, tile: int, spot: int) -> int:
    """The first such spot that is free: space × SPOTS + spot, or NONE; the bench is never full."""
    for space in range(SPACES):
        if s.lab[seat, space] != tile:
            continue
        for k in range(t.tile_spots[tile]):
            if (k == spot or is_alike(tile)) and s.used[seat, space] >> k & 1 == 0:
                return space * SPOTS + k
    return NONE


@rule
def spot_refusal(s: Any, t: Any, seat: int, tile: int, spot: int) -> int:
    """DI.3.1: a spot of the own lab, each once a round but the bench's, and workers for it."""
    if not has_spot(s, t, seat, tile, spot):
        return DI_3_1_TILE
    if s.copying[seat]:
        return ALLOWED if can_be_copied(tile) else DI_L_COPY_LAB
    if free_spot(s, t, seat, tile, spot) == NONE:
        return DI_3_1_SPOT
    return ALLOWED if s.idle[seat] >= t.tile_workers[tile, spot] else DI_3_1_WORKERS


@rule
def occupy(s: Any, t: Any, seat: int, tile: int, spot: int) -> None:
    """The workers stand there; none are needed for what the copy lab carries out."""
    if s.copying[seat]:
        s.copying[seat] = 0
        return
    place = free_spot(s, t, seat, tile, spot)
    s.idle[seat] -= t.tile_workers[tile, spot]
    if tile != BENCH:
        s.used[seat, place // SPOTS] |= 1 << place % SPOTS


@rule
def can_be_copied(tile: int) -> bool:
    """DI.L.copy_lab: an upgrade or II tile, no basic action and no copy lab."""
    return (tile >= FIRST_UPGRADE or tile == REFINE_2 or tile == CREATE_2) and tile != COPY_LAB
