"""Dinosaurs: who may leave the board, what they are worth in a fight, what protects them."""

from typing import Any

from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from ..common.rules.herds import leave
from .clauses import ALLOWED, E1_3_5, E1_C24_PEACE, E1_C25_TRUCE
from .happenings import E_FELL
from .state import COLD, DINOSAURS, FUR, HORN, HOT, LEADS, PARASOL


@rule
def fall(s: Any, region: int, cause: int) -> None:
    """E1.3.6, E1.5.1: the dinosaur returns to its owner's supply."""
    note(s, E_FELL, EVERYBODY, s.dinosaur[region], region, cause)
    leave(s, region)
    s.newborn[region] = 0


@rule
def supply(s: Any, seat: int) -> int:
    """E1.S6: dinosaurs that wait to be born."""
    return int(DINOSAURS - s.alive[seat])


@rule
def furs(s: Any, seat: int) -> int:
    """E1.5.2, E1.C7, E1.R2: furs that count this round."""
    return max(0, int(s.genes[seat, FUR] - s.frost[seat]))


@rule
def parasols(s: Any, seat: int) -> int:
    """E1.5.2, E1.C8, E1.R2: parasols that count this round."""
    return max(0, int(s.genes[seat, PARASOL] - s.rays[seat]))


@rule
def kept(s: Any, seat: int, zone: int, herd: int) -> int:
    """E1.5.1, E1.5.2, E1.C10, E1.C19: how many of a seat's herd in the zone live."""
    if zone == HOT:
        return herd if s.heat_proof[seat] else min(herd, parasols(s, seat))
    if zone == COLD:
        return herd if s.cold_proof[seat] else min(herd, furs(s, seat))
    return herd if zone < HOT else 0


@rule
def attack_horns(s: Any, seat: int) -> int:
    """E1.3.5, E1.C17: horns that count when attacking."""
    return int(s.genes[seat, HORN] + s.attack[seat])


@rule
def defence_horns(s: Any, seat: int) -> int:
    """E1.3.5, E1.C15: horns that count when attacked."""
    return int(s.genes[seat, HORN] + s.defence[seat])


@rule
def wins(t: Any, lead: int) -> int:
    """E1.3.5: up to which number of the die an attack with this lead in horns wins; 0: none."""
    if lead < -1:
        return 0
    return int(t.win[min(lead + 1, LEADS - 1)])


@rule
def fight_refusal(s: Any, t: Any, seat: int, foe: int, horns: int) -> int:
    """E1.3.5, E1.R15: whether the seat may attack this foe with so many horns."""
    if wins(t, horns - defence_horns(s, foe)) == 0:
        return E1_3_5
    if s.peaceful[seat]:
        return E1_C24_PEACE
    if s.truce[seat] >> foe & 1:
        return E1_C25_TRUCE
    return ALLOWED
