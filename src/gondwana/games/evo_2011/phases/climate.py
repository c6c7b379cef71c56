"""Climate phase (E2.1): the token, the wheel, the end of the game."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..happenings import E_BECALMED, E_METEORITE, E_PEEKED, E_TURNED, E_WHEEL
from ..state import (
    CHANCE_PEEK,
    CHANCE_TOKEN,
    CLIMATE_AFTER,
    CLIMATE_BEFORE,
    METEORITE,
    NOBODY,
    OVER,
    PEEK,
    SECTIONS,
    SIXTH_SENSE,
    TURN_TOKEN,
    UNKNOWN,
    WINDOW,
)


@rule
def begin_climate(s: Any) -> None:
    """E2.W3: the window before the token, the token, the window after it."""
    push(s, WINDOW, NOBODY, CLIMATE_AFTER)
    push(s, TURN_TOKEN, NOBODY, 0)
    push(s, WINDOW, NOBODY, CLIMATE_BEFORE)


@rule
def turn_token(s: Any, t: Any) -> None:
    """E2.1.1: turn the top token, which somebody may have seen already."""
    if s.next_token == UNKNOWN:
        s.chance = CHANCE_TOKEN
    else:
        token = s.next_token
        s.next_token = UNKNOWN
        token_turns(s, t, token)


@rule
def token_chances(s: Any, t: Any, choices: Any) -> None:
    """E2.S5: the kinds left, all tokens alike; the meteorite hides at the bottom.

    One token was put away unseen, so `left` tokens are in the pile and as many, the meteorite not
    counted, are not turned yet.
    """
    left = t.pile - s.turned
    may_fall = left <= t.bottom
    for token in range(METEORITE):
        add_outcome(choices, token, s.tokens[token] * (left - 1 if may_fall else 1))
    add_outcome(choices, METEORITE, left if may_fall else 0)


@rule
def token_turns(s: Any, t: Any, token: int) -> None:
    """E2.1.1, E2.1.2, E2.C1: the meteorite ends the game, others turn the wheel."""
    s.turned += 1
    if token == METEORITE:
        note(s, E_METEORITE, EVERYBODY)
        end_game(s)
        return
    s.tokens[token] -= 1
    if s.becalmed:
        s.becalmed = 0
        note(s, E_BECALMED, EVERYBODY, token)
    else:
        note(s, E_TURNED, EVERYBODY, token)
        turn_wheel(s, t, t.token_turn[token])
    push(s, PEEK, NOBODY, 0)


@rule
def turn_wheel(s: Any, t: Any, by: int) -> None:
    """E2.1.2: `by` sections forward."""
    s.section = (s.section + by) % SECTIONS
    note(s, E_WHEEL, EVERYBODY, t.ring[s.section])


@rule
def end_game(s: Any) -> None:
    """E2.1.1, E2.R10: over at once; the round does not count."""
    s.over = 1
    s.phase = OVER
    s.round_number -= 1
    s.agenda_n = 0


# ---- sixth sense (E2.U8) -------------------------------------------------------------------


@rule
def seer(s: Any, t: Any) -> int:
    """The seat with sixth sense, or NOBODY."""
    for seat in range(t.seats):
        if s.genes[seat, SIXTH_SENSE]:
            return seat
    return NOBODY


@rule
def peek(s: Any, t: Any) -> None:
    """E2.R13, E2.X3: whoever has sixth sense sees the top token."""
    if s.next_token == UNKNOWN and seer(s, t) != NOBODY:
        s.chance = CHANCE_PEEK


@rule
def peek_happens(s: Any, t: Any, token: int) -> None:
    """The token stays on the pile; only its seer knows it."""
    s.next_token = token
    seat = seer(s, t)
    note(s, E_PEEKED, 1 << seat, seat, token)
