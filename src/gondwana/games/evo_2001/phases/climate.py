"""Phase 2, climate (E1.2): the roll, the marker, and the flood."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..happenings import E_CLIMATE, E_CLIMATE_DIE, E_FLOODED
from ..herd import fall, parasols
from ..state import (
    BY_FLOOD,
    CHANCE_CLIMATE,
    CHANCE_FLOOD,
    FLOOD,
    NOBODY,
    RING,
    ROLL,
    SIDES,
    START_CLIMATE,
)
from ..windows import window_later


@rule
def begin_climate(s: Any) -> None:
    """E1.2.1: cards before the roll, then the roll."""
    push(s, ROLL, NOBODY, 0)
    window_later(s, START_CLIMATE, NOBODY)


@rule
def roll(s: Any) -> None:
    """E1.2.2, E1.R20: the first player rolls, unless a card stands in the roll's place."""
    if s.no_roll == 0:
        s.chance = CHANCE_CLIMATE


@rule
def die_chances(choices: Any) -> None:
    """A six-sided die."""
    for number in range(1, SIDES + 1):
        add_outcome(choices, number, 1)


@rule
def roll_happens(s: Any, t: Any, number: int) -> None:
    """E1.2.2: back, stay or forward."""
    note(s, E_CLIMATE_DIE, EVERYBODY, number)
    move_marker(s, t, t.roll[number])


@rule
def move_marker(s: Any, t: Any, by: int) -> None:
    """E1.2.3: so many spaces on along the ring."""
    s.climate = (s.climate + by) % RING
    note(s, E_CLIMATE, EVERYBODY, t.ring[s.climate])


@rule
def twin_of(s: Any, t: Any) -> int:
    """E1.C3, E1.R4: the other space of the marker's colour, or its own where there is none."""
    for space in range(RING):
        if space != s.climate and t.ring[space] == t.ring[s.climate]:
            return space
    return int(s.climate)


# ---- flood (E1.C26, E1.R16) ----------------------------------------------------------------


@rule
def flood(s: Any, t: Any, place: int, region: int) -> None:
    """E1.R16: the next dinosaur on the coast; players in order, regions in map order."""
    while place < t.seats:
        while region < t.regions:
            if t.coast[region] and s.dinosaur[region] == s.order[place]:
                s.subject = region
                s.chance = CHANCE_FLOOD
                push(s, FLOOD, place, region + 1)
                return
            region += 1
        place += 1
        region = 0


@rule
def flood_happens(s: Any, number: int) -> None:
    """E1.C26: a die and a parasol each; at three or less it dies."""
    region = int(s.subject)
    seat = int(s.dinosaur[region])
    note(s, E_FLOODED, EVERYBODY, seat, region, number, parasols(s, seat))
    if number + parasols(s, seat) <= s.flood:
        fall(s, region, BY_FLOOD)
