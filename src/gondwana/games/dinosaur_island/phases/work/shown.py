"""What the others see of a lab at work (DI.3.6): how it stood, then what came of it."""

from typing import Any

from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...happenings import (
    E_WORKED_CREATED,
    E_WORKED_DNA,
    E_WORKED_MONEY,
    E_WORKED_PADDOCK,
    E_WORKED_SECURITY,
    E_WORKED_STORED,
)
from ...state import ADS, ALL_SORTS, DOUBLE_RIDE, EXHIBITS, GROUNDSKEEPER, SECURITY_OFFICE, ZONES


@rule
def remember(s: Any, t: Any) -> None:
    """How everything stands as the phase begins, for the others see nothing else until its end."""
    for seat in range(t.seats):
        s.was_money[seat] = s.money[seat]
        s.was_idle[seat] = s.idle[seat]
        s.was_threat[seat] = s.threat[seat]
        s.was_security[seat] = s.security[seat]
        s.was_excitement[seat] = s.excitement[seat]
        for sort in range(ALL_SORTS):
            s.was_dna[seat, sort] = s.dna[seat, sort]
    for exhibit in range(EXHIBITS):
        s.was_paddock[exhibit] = s.paddock[exhibit]
        s.was_dinosaurs[exhibit] = s.dinosaurs[exhibit]


@rule
def show(s: Any, t: Any, seat: int) -> None:
    """Tell all what has changed; alone at the table one has seen it already."""
    if t.seats == 1:
        return
    show_park(s, seat)
    if s.security[seat] != s.was_security[seat]:
        note(s, E_WORKED_SECURITY, EVERYBODY, seat, s.security[seat])
    if s.money[seat] != s.was_money[seat]:
        note(s, E_WORKED_MONEY, EVERYBODY, seat, s.was_money[seat], s.money[seat])
    for sort in range(ALL_SORTS):
        before, now = s.was_dna[seat, sort], s.dna[seat, sort]
        if before != now:
            note(s, E_WORKED_DNA, EVERYBODY, seat, sort, before, now)
    show_stored(s, seat)


@rule
def show_park(s: Any, seat: int) -> None:
    """Paddocks that have grown, and new dinosaurs."""
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] != seat:
            continue
        if s.paddock[exhibit] != s.was_paddock[exhibit]:
            note(s, E_WORKED_PADDOCK, EVERYBODY, seat, exhibit, s.paddock[exhibit])
        more = s.dinosaurs[exhibit] - s.was_dinosaurs[exhibit]
        if more > 0:
            note(s, E_WORKED_CREATED, EVERYBODY, seat, exhibit, more)


@rule
def show_stored(s: Any, seat: int) -> None:
    """DI.F4: what works in the park phase only."""
    rides = 0
    for zone in range(ZONES):
        rides += s.doubled[seat] >> zone & 1
    show_use(s, seat, ADS, int(s.ads[seat]))
    show_use(s, seat, GROUNDSKEEPER, int(s.patrols[seat]))
    show_use(s, seat, SECURITY_OFFICE, int(s.exchanges[seat]))
    show_use(s, seat, DOUBLE_RIDE, rides)


@rule
def show_use(s: Any, seat: int, tile: int, amount: int) -> None:
    """One kind of what is stored."""
    if amount > 0:
        note(s, E_WORKED_STORED, EVERYBODY, seat, tile, amount)
