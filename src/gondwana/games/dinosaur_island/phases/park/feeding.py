"""Danger (DI.4.3): who is eaten, and what it costs."""

from typing import Any

from .....kernel.events import EVERYBODY, note
from .....kernel.rule import rule
from ...clauses import ALLOWED, DI_4_3_NOBODY
from ...crowd import danger, die_threat, patrons_in, protection, rank_of
from ...happenings import E_DANGER, E_EATEN, E_EATEN_IN_QUEUE, E_LOST, E_SAFE, E_SUED
from ...state import HOOLIGAN, NONE, PATRON, PLACES


@rule
def face_danger(s: Any, t: Any, seat: int) -> None:
    """DI.4.3: as many as security falls short: patrons, hooligans, then the queue."""
    hungry = danger(s, t, seat)
    if hungry == 0:
        note(s, E_SAFE, EVERYBODY, seat)
        return
    threat = s.threat[seat] + die_threat(s, t)
    note(s, E_DANGER, EVERYBODY, seat, hungry, threat, protection(s, seat))
    s.to_feed[seat] = min(hungry, patrons_in(s, seat))
    hungry -= s.to_feed[seat]
    for spot in range(PLACES):
        while hungry > 0 and s.hooligans[seat, spot] > 0:
            s.hooligans[seat, spot] -= 1
            s.eaten[seat, HOOLIGAN] += 1
            hungry -= 1
            note(s, E_EATEN, EVERYBODY, seat, HOOLIGAN, spot)
    eat_queue(s, seat, hungry)


@rule
def eat_queue(s: Any, seat: int, hungry: int) -> None:
    """DI.4.3: when the park is empty, the queue, patrons first."""
    patrons = min(hungry, int(s.queue[seat, PATRON]))
    hooligans = min(hungry - patrons, int(s.queue[seat, HOOLIGAN]))
    if patrons + hooligans == 0:
        return
    s.queue[seat, PATRON] -= patrons
    s.queue[seat, HOOLIGAN] -= hooligans
    s.eaten[seat, PATRON] += patrons
    s.eaten[seat, HOOLIGAN] += hooligans
    note(s, E_EATEN_IN_QUEUE, EVERYBODY, seat, patrons, hooligans)


# ---- whom the owner chooses --------------------------------------------------------------------


@rule
def eaten_refusal(s: Any, seat: int, spot: int) -> int:
    """DI.4.3: a patron of the own park."""
    return ALLOWED if s.patrons[seat, spot] > 0 else DI_4_3_NOBODY


@rule
def eat(s: Any, seat: int, spot: int) -> None:
    """DI.4.3: a patron there leaves the park for good."""
    s.patrons[seat, spot] -= 1
    s.eaten[seat, PATRON] += 1
    s.to_feed[seat] -= 1
    note(s, E_EATEN, EVERYBODY, seat, PATRON, spot)


@rule
def only_place(s: Any, seat: int) -> int:
    """The place where patrons stand, NONE where they stand at several."""
    found = NONE
    for spot in range(PLACES):
        if s.patrons[seat, spot] > 0:
            if found != NONE:
                return NONE
            found = spot
    return found


@rule
def feed_forced(s: Any, seat: int) -> bool:
    """Whoever must be eaten without a choice is; whether one is left."""
    while s.to_feed[seat] > 0:
        spot = only_place(s, seat)
        if spot == NONE and s.to_feed[seat] < patrons_in(s, seat):
            return True
        if spot == NONE:
            spot = first_patron(s, seat)
        eat(s, seat, spot)
    return False


@rule
def first_patron(s: Any, seat: int) -> int:
    """The first place where a patron stands."""
    spot = 0
    while s.patrons[seat, spot] == 0:
        spot += 1
    return spot


@rule
def eat_all(s: Any, t: Any, seat: int) -> None:
    """The proposal: those are eaten who are worth least."""
    while s.to_feed[seat] > 0:
        worst = NONE
        for spot in range(PLACES):
            if s.patrons[seat, spot] > 0:
                if worst == NONE or rank_of(s, t, seat, spot) < rank_of(s, t, seat, worst):
                    worst = spot
        eat(s, seat, worst)


# ---- what it costs -----------------------------------------------------------------------------


@rule
def sue(s: Any, seat: int) -> None:
    """DI.X.lawyer: a dollar instead of the point; the visitor is eaten all the same."""
    s.money[seat] -= 1
    s.sued[seat] -= 1
    note(s, E_SUED, EVERYBODY, seat, 1)


@rule
def lose_points(s: Any, t: Any, seat: int) -> None:
    """DI.4.3: a point for each that was eaten; points never fall below 0."""
    lost = min(int(s.sued[seat] * t.eaten_loss), int(s.points[seat]))
    s.points[seat] -= lost
    s.sued[seat] = 0
    if lost > 0:
        note(s, E_LOST, EVERYBODY, seat, lost)
