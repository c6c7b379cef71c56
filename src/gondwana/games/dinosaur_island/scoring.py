"""The end (DI.E, DI.O5): the final account line by line, points and ranks."""

from typing import Any

from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .happenings import (
    E_FINAL,
    LINE_ATTRACTIONS,
    LINE_DINOSAURS,
    LINE_EMPTY,
    LINE_MONEY,
    LINE_OBJECTIVES,
    LINE_STREAK,
    LINES,
)
from .state import ATTRACTIONS, EXHIBITS, OVER, SOLO_ROUNDS, WORK


@rule
def line(s: Any, t: Any, seat: int, which: int) -> int:
    """DI.E1, DI.O5: what a line of the final account gives the seat as things stand."""
    if which == LINE_ATTRACTIONS:
        return attraction_points(s, t, seat)
    if which == LINE_DINOSAURS:
        return dinosaur_points(s, t, seat)
    if which == LINE_EMPTY:
        return -int(t.empty_penalty) * empty_exhibits(s, seat)
    if which == LINE_OBJECTIVES:
        return objective_points(s, t, seat)
    if which == LINE_MONEY:
        return int(s.money[seat]) // int(t.money_a_point)
    return int(t.streak_bonus) if s.streak == SOLO_ROUNDS else 0


@rule
def attraction_points(s: Any, t: Any, seat: int) -> int:
    """DI.E1: printed points of what was built."""
    total = 0
    for stall in range(ATTRACTIONS):
        if s.attraction[stall] == seat:
            total += t.stall_points[stall]
    return int(total)


@rule
def dinosaur_points(s: Any, t: Any, seat: int) -> int:
    """DI.E1: each dinosaur's points, those in the printed exhibit too."""
    total = 0
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] == seat:
            total += s.dinosaurs[exhibit] * t.exhibit_points[exhibit]
    return int(total)


@rule
def empty_exhibits(s: Any, seat: int) -> int:
    """DI.E1: exhibits without a dinosaur."""
    count = 0
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] == seat and s.dinosaurs[exhibit] == 0:
            count += 1
    return count


@rule
def objective_points(s: Any, t: Any, seat: int) -> int:
    """DI.6.1, DI.E1: points of the objectives marked."""
    total = 0
    for goal in range(s.goals):
        if s.claimed[seat] >> goal & 1:
            total += t.objective_points[s.goal[goal]]
    return int(total)


@rule
def the_end(s: Any, t: Any) -> None:
    """DI.E1, DI.O5: all lines are added to the track; money stays for ties."""
    s.phase = OVER
    s.over = 1
    for seat in range(t.seats):
        for which in range(len(LINES)):
            points = line(s, t, seat, which)
            s.points[seat] += points
            if points != 0 and (which != LINE_STREAK or t.solo):
                note(s, E_FINAL, EVERYBODY, seat, which, points)


# ---- standing ------------------------------------------------------------------------------


@rule
def points(s: Any, t: Any, seat: int) -> int:
    """The seat's points on the track; at the end all of them."""
    return int(s.points[seat])


@rule
def known_money(s: Any, seat: int) -> int:
    """DI.3.6: the money that all know of; while work lasts that before it."""
    return int(s.was_money[seat] if s.phase == WORK else s.money[seat])


@rule
def is_ahead(s: Any, a: int, b: int) -> bool:
    """DI.E2: more points, or as many and more money."""
    if s.points[a] != s.points[b]:
        return s.points[a] > s.points[b]
    return known_money(s, a) > known_money(s, b)


@rule
def rank(s: Any, t: Any, seat: int) -> int:
    """DI.E2: 1 for the leader; who is level shares the rank."""
    ahead = 1
    for other in range(t.seats):
        if is_ahead(s, other, seat):
            ahead += 1
    return ahead
