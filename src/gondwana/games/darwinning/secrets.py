"""The observation: what a seat may know, as numbers."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.knowing import relative, write
from ...kernel.rule import rule
from .knowledge import most_brought, most_early
from .state import FEEDERS, KINDS, LONGEST, PLACES, SEATS, SHOWN, VIRTUAL

SEAT_FIGURES = 19  # written of a seat besides its cards and whom it has eaten


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    """All that the seat may know, in the order of `fields`.

    Seats are counted from the observer on: 0 is itself.
    """
    at = observe_table(s, t, seat, vector)
    for kind in range(KINDS):
        at = write(vector, at, s.hand[seat, kind])
        at = write(vector, at, s.early[seat, kind])
        at = write(vector, at, s.late[seat, kind])
        at = write(vector, at, s.discards[kind] + looked_at(s, t, seat, kind))
        at = write(vector, at, s.laid[kind])
        at = write(vector, at, s.gone[kind])
    for k in range(LONGEST):
        at = write(vector, at, s.picked[seat, k])
    for slot in range(SHOWN):
        at = write(vector, at, s.open[slot])
    at = write(vector, at, s.space[VIRTUAL])
    at = write(vector, at, s.bites[VIRTUAL])
    at = write(vector, at, s.fed >> VIRTUAL & 1)
    at = observe_eaten(s, t, seat, VIRTUAL, vector, at)
    for k in range(SEATS):
        if k < t.seats:
            at = observe_seat(s, t, int((seat + k) % t.seats), seat, vector, at)
        else:
            for _ in range(SEAT_FIGURES + 2 * PLACES + LONGEST + FEEDERS):
                at = write(vector, at, 0)


@rule
def looked_at(s: Any, t: Any, seat: int, kind: int) -> int:
    """DW.T9: others' early discards of a kind that the seat has looked at."""
    found = 0
    if s.looked >> seat & 1:
        for other in range(t.seats):
            if other != seat:
                found += s.early[other, kind]
    return int(found)


@rule
def observe_table(s: Any, t: Any, seat: int, vector: Any) -> int:
    """What is of no seat."""
    at = write(vector, 0, s.phase)
    at = write(vector, at, s.round_number)
    at = write(vector, at, s.environments)
    at = write(vector, at, s.asking)
    at = write(vector, at, s.chance)
    at = write(vector, at, s.dealt)
    at = write(vector, at, s.trick)
    at = write(vector, at, s.turn)
    at = write(vector, at, s.last)
    at = write(vector, at, s.used_open)
    at = write(vector, at, s.drawn)
    at = write(vector, at, relative(t, seat, s.leader))
    at = write(vector, at, relative(t, seat, s.best))
    return write(vector, at, s.looked >> seat & 1)


@rule
def observe_seat(s: Any, t: Any, other: int, seat: int, vector: Any, at: int) -> int:
    """What the observer may know of one seat; of its own what others can know of it."""
    at = write(vector, at, s.species[other])
    at = write(vector, at, s.space[other])
    at = write(vector, at, s.population[other])
    at = write(vector, at, s.gained[other])
    at = write(vector, at, 1 if is_asked(s, other) else 0)
    at = write(vector, at, s.sorted >> other & 1)
    at = write(vector, at, s.chosen >> other & 1)
    at = write(vector, at, s.emptied >> other & 1)
    at = write(vector, at, s.asked_steal >> other & 1)
    at = write(vector, at, s.received[other])
    at = write(vector, at, s.played[other])
    at = write(vector, at, most_brought(s, seat, other))
    at = write(vector, at, most_early(s, seat, other))
    at = write(vector, at, s.combination[other])
    at = write(vector, at, s.total[other])
    at = write(vector, at, s.bites[other])
    at = write(vector, at, s.fed >> other & 1)
    at = write(vector, at, s.food[other])
    at = write(vector, at, s.surplus >> other & 1)
    for place in range(PLACES):
        at = write(vector, at, s.card[other, place])
        at = write(vector, at, s.stolen[other, place])
    for k in range(LONGEST):
        at = write(vector, at, s.laid_cards[other, k])
    return observe_eaten(s, t, seat, other, vector, at)


@rule
def observe_eaten(s: Any, t: Any, seat: int, eater: int, vector: Any, at: int) -> int:
    """Whom a species has eaten, counted from the observer; the virtual one last."""
    for k in range(SEATS):
        prey = (seat + k) % t.seats
        at = write(vector, at, s.eaten[eater] >> prey & 1 if k < t.seats else 0)
    return write(vector, at, s.eaten[eater] >> VIRTUAL & 1)
