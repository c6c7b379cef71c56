"""The dinosaurs on the island: coming, going, and who must not lose any more."""

from typing import Any

from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from ..common.rules.herds import leave
from .clauses import ALLOWED, E2_4_6, E2_U6
from .happenings import E_FELL
from .state import BY_FIGHT, DINOSAURS, REGENERATION


@rule
def fall(s: Any, t: Any, space: int, cause: int) -> None:
    """E2.4.7, E2.R11, E2.X6: the dinosaur dies; a fight may put it out of the game."""
    seat = s.dinosaur[space]
    note(s, E_FELL, EVERYBODY, seat, space, cause)
    leave(s, space)
    if cause == BY_FIGHT and t.fallen_out:
        s.fallen[seat] += 1


@rule
def supply(s: Any, seat: int) -> int:
    """Dinosaurs that wait to be born (E2.S2, E2.R11)."""
    return DINOSAURS - s.alive[seat] - s.fallen[seat]


@rule
def minimum(s: Any, seat: int) -> int:
    """The number at which survival stops taking (E2.6.2, E2.U6)."""
    return 3 if s.genes[seat, REGENERATION] else 2


@rule
def protection(s: Any, t: Any, seat: int, herd: int) -> int:
    """The clause by which a clan of this size cannot lose a dinosaur to another, or ALLOWED."""
    if s.genes[seat, REGENERATION] and herd <= 3:
        return E2_U6
    if t.protect_two and herd <= 2:
        return E2_4_6
    return ALLOWED
