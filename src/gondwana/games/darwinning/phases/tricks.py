"""Tricks (DW.2) and how an era ends (DW.3.1)."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..abilities import note_abilities
from ..actions import A_PICK, LAY
from ..cards import beats, combination, kind_of
from ..chain import moved
from ..happenings import (
    E_DRIFTED,
    E_EMPTIED,
    E_LAID,
    E_LAID_OPEN,
    E_STRONGEST,
    E_TRICK,
    E_WEAKER,
    E_WON,
    E_WON_LAST,
)
from ..state import (
    DRIFT,
    FINISH,
    IMPROVE,
    KEEP,
    KINDS,
    LONGEST,
    NEXT,
    NO_COMBINATION,
    NOBODY,
    NONE,
    PLAY,
    RESOLVE,
    SHOWN,
    STEALS,
    TAKE,
    TRICK,
    VIRTUAL,
)
from .picks import clear_picks, pick
from .plays import picked_kind, sum_of


@rule
def begin_trick(s: Any, t: Any, leader: int) -> None:
    """DW.2.1: the leader begins; nobody has played."""
    s.trick += 1
    s.leader = leader
    s.best = NOBODY
    s.turn = s.used_open = s.asked_steal = 0
    for seat in range(t.seats):
        s.laid_n[seat] = 0
        s.combination[seat] = NO_COMBINATION
        s.total[seat] = 0
    note(s, E_TRICK, EVERYBODY, s.trick, leader)
    push(s, NEXT, NOBODY, 0)


@rule
def next_player(s: Any, t: Any) -> None:
    """DW.2.1: clockwise, each once; then the trick is over."""
    if s.turn == t.seats:
        push(s, RESOLVE, NOBODY, 0)
    else:
        ask_seat(s, PLAY, int((s.leader + s.turn) % t.seats))


@rule
def play_cards(s: Any, t: Any, seat: int, action: int) -> None:
    """One card more, or lay what is picked (DW.2.1)."""
    if action != LAY:
        pick(s, seat, action - A_PICK)
        return
    answered(s, seat)
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    c, d = picked_kind(s, seat, 2), picked_kind(s, seat, 3)
    made, total = combination(a, b, c, d), sum_of(a, b, c, d)
    for k in range(s.picked_n[seat]):
        lay_card(s, seat, k, int(s.picked[seat, k]))
    s.laid_n[seat] = s.picked_n[seat]
    s.combination[seat] = made
    s.total[seat] = total
    clear_picks(s, seat)
    best = int(s.best)
    if best == NOBODY or beats(made, total, int(s.combination[best]), int(s.total[best])):
        s.best = seat
        note(s, E_STRONGEST, EVERYBODY, seat, made, total)
    else:
        note(s, E_WEAKER, EVERYBODY, seat, made, total)
    if s.held[seat] == 0:
        s.emptied |= 1 << seat
        s.last = 1
        note(s, E_EMPTIED, EVERYBODY, seat)
    s.turn += 1
    push(s, NEXT, NOBODY, 0)


@rule
def lay_card(s: Any, seat: int, k: int, token: int) -> None:
    """A card from hand lies in the trick; an open one stays where it is, as part of the play."""
    s.laid_cards[seat, k] = token
    if token < KINDS:
        s.hand[seat, token] -= 1
        s.held[seat] -= 1
        s.played[seat] += 1
        note(s, E_LAID, EVERYBODY, seat, token)
    else:
        s.used_open = 1
        note(s, E_LAID_OPEN, EVERYBODY, seat, kind_of(s, token))


# ---- after the trick -----------------------------------------------------------------------


@rule
def resolve(s: Any, t: Any) -> None:
    """DW.2.5, DW.3.1: the strongest may improve and leads on; after the last trick all others."""
    best = int(s.best)
    if s.last:
        note(s, E_WON_LAST, EVERYBODY, best)
        push(s, KEEP, NOBODY, 0)
        push(s, TAKE, NOBODY, 0)
    else:
        note(s, E_WON, EVERYBODY, best)
        push(s, TRICK, best, 0)
    push(s, STEALS, NOBODY, 0)
    push(s, DRIFT, NOBODY, 0)
    push(s, FINISH, NOBODY, 0)
    for k in range(t.seats - 1, -1, -1):
        seat = int((s.leader + k) % t.seats)
        if (seat == best) != (s.last != 0):
            push(s, IMPROVE, seat, 0)


@rule
def finish(s: Any, t: Any) -> None:
    """DW.2.5, DW.T4: what was played is discarded, open cards where the strongest used them."""
    for seat in range(t.seats):
        for k in range(LONGEST):
            token = int(s.laid_cards[seat, k])
            s.laid_cards[seat, k] = NONE
            if token == NONE:
                continue
            if token < KINDS:
                s.discards[token] += 1
            elif seat == s.best and s.open[token - KINDS] != NONE:
                s.discards[s.open[token - KINDS]] += 1
                s.open[token - KINDS] = NONE
                note_abilities(s, t, VIRTUAL)


@rule
def drift(s: Any, t: Any) -> None:
    """DW.T5: where nobody used an open card, the virtual species climbs by their values."""
    if t.seats > 2 or s.used_open:
        return
    points = 0
    for slot in range(SHOWN):
        if s.open[slot] != NONE:
            points += t.chain[s.open[slot]]
    start = int(s.space[VIRTUAL])
    s.space[VIRTUAL] = moved(s, VIRTUAL, int(points), 1)
    if s.space[VIRTUAL] != start:
        note(s, E_DRIFTED, EVERYBODY, start, s.space[VIRTUAL])
