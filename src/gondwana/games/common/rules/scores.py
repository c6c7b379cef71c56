"""Who is ahead: points first, then dinosaurs on the board (E1.E1, E2.E1)."""

from typing import Any

from ....kernel.rule import rule


@rule
def points(s: Any, t: Any, seat: int) -> int:
    """The seat's points."""
    return int(s.points[seat])


@rule
def is_ahead(s: Any, a: int, b: int) -> bool:
    """More points, or as many and more dinosaurs."""
    if s.points[a] != s.points[b]:
        return s.points[a] > s.points[b]
    return s.alive[a] > s.alive[b]


@rule
def rank(s: Any, t: Any, seat: int) -> int:
    """1 for the leader; who is level shares the rank."""
    ahead = 1
    for other in range(t.seats):
        if is_ahead(s, other, seat):
            ahead += 1
    return ahead
