"""What a seat may know: others' work while it lasts is hidden (DI.3.6); all else lies open.

What lies in a pile is known, its order is in no state.
"""

from typing import Any

from ...kernel.rule import rule
from .state import ALL_SORTS, EXHIBITS, NONE, SPACES, WORK


@rule
def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """DI.3.6: what others do unseen in the work phase is taken as not done yet."""
    if s.phase != WORK:
        return
    for other in range(t.seats):
        if other != seat:
            take_work_back(s, other)
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] >= 0 and s.owner[exhibit] != seat:
            s.paddock[exhibit] = s.was_paddock[exhibit]
            s.dinosaurs[exhibit] = s.was_dinosaurs[exhibit]


@rule
def take_work_back(s: Any, other: int) -> None:
    """A lab as it stood when the work phase began."""
    s.money[other] = s.was_money[other]
    s.idle[other] = s.was_idle[other]
    s.threat[other] = s.was_threat[other]
    s.security[other] = s.was_security[other]
    s.excitement[other] = s.was_excitement[other]
    s.claimed_now[other] = 0
    s.copying[other] = 0
    s.paying[other] = NONE
    s.fenced[other] = 0
    s.spliced[other] = 0
    s.patrols[other] = 0
    s.exchanges[other] = 0
    s.ads[other] = 0
    s.doubled[other] = 0
    for sort in range(ALL_SORTS):
        s.dna[other, sort] = s.was_dna[other, sort]
    for space in range(SPACES):
        s.used[other, space] = 0
