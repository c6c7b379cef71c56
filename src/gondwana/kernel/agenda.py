"""The agenda: a small stack of steps in the state; what was pushed last happens next."""

from __future__ import annotations

from typing import Any

from .rule import rule


@rule
def push(s: Any, step: int, seat: int, argument: int) -> None:
    """Let `step` happen next, before everything that lies on the agenda already."""
    s.agenda[s.agenda_n, 0] = step
    s.agenda[s.agenda_n, 1] = seat
    s.agenda[s.agenda_n, 2] = argument
    s.agenda_n += 1


@rule
def pop(s: Any) -> int:
    """Take the next step off the agenda; its fields stay readable at index `s.agenda_n`."""
    s.agenda_n -= 1
    return int(s.agenda[s.agenda_n, 0])


@rule
def ask(s: Any, step: int, seats: int) -> None:
    """Let every seat of the bit set `seats` decide, for `step`."""
    s.asking = step
    s.waiting = seats


@rule
def ask_seat(s: Any, step: int, seat: int) -> None:
    """Let one seat decide, for `step`."""
    ask(s, step, 1 << seat)


@rule
def answered(s: Any, seat: int) -> None:
    """The seat has decided; nobody is asked any more when it was the last one."""
    s.waiting = s.waiting & ~(1 << seat)
    if s.waiting == 0:
        s.asking = 0


@rule
def is_asked(s: Any, seat: int) -> bool:
    """Whether the seat must decide now."""
    return s.waiting >> seat & 1 == 1


@rule
def first_asked(s: Any) -> int:
    """The lowest seat that must decide now; somebody must."""
    seat = 0
    while s.waiting >> seat & 1 == 0:
        seat += 1
    return seat
