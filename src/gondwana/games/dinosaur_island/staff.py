"""Workers and specialists: who comes, who goes (DI.G6, DI.2.2)."""

from typing import Any

from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .happenings import E_DISMISSED, E_EARNED, E_WORKER
from .state import OUT


@rule
def gain_workers(s: Any, seat: int, amount: int) -> int:
    """DI.G6: from the own reserve into the lab, as many as it has; how many came."""
    came = min(amount, int(s.reserve[seat]))
    s.reserve[seat] -= came
    s.idle[seat] += came
    if came > 0:
        note(s, E_WORKER, EVERYBODY, seat, came)
    return came


@rule
def dismiss(s: Any, seat: int, person: int) -> None:
    """DI.2.2: the card leaves the game; as many workers as it really brought go back."""
    s.specialist[person] = OUT
    s.reserve[seat] += s.brought[person]
    s.idle[seat] -= s.brought[person]
    note(s, E_DISMISSED, EVERYBODY, seat, person, s.brought[person])
    s.brought[person] = 0


@rule
def earn(s: Any, seat: int, dollars: int, source: int) -> None:
    """Dollars from the bank, where all see it."""
    if dollars > 0:
        s.money[seat] += dollars
        note(s, E_EARNED, EVERYBODY, seat, dollars, source)
