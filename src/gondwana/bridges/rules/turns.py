"""One turn of a game as one call: act, then say whose turn it is and list what may be done."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import first_asked
from ...kernel.chance import clear
from ...kernel.contract import begin, chances, happen, legal, observe, play, points, rank, redeal
from ...kernel.drive import settle
from ...kernel.rule import entry, rule

BEGIN, PLAY, HAPPEN, LIST = range(4)  # what can be done to a position
CHANCE, OVER = -1, -2  # whose turn it is, when it is no seat's


@rule
def whose_turn(s: Any) -> int:
    """The first seat of those that must decide now, or CHANCE, or OVER."""
    if s.over != 0:
        return OVER
    if s.chance != 0:
        return CHANCE
    return first_asked(s)


@rule
def list_turn(s: Any, t: Any, choices: Any) -> int:
    """List the legal actions, or the outcomes with their weights; whose turn it is."""
    turn = whose_turn(s)
    if turn == OVER:
        clear(choices)
    elif turn == CHANCE:
        chances(s, t, choices)
    else:
        legal(s, t, turn, choices)
    return turn


@entry
def turn_entry(
    states: Any, tables: Any, choices: Any, dice: Any, drawn: int, what: int, seat: int, id_: int
) -> int:
    """Do what is said (BEGIN, PLAY, HAPPEN or LIST), then list; whose turn it is now.

    `id_` is the action or the outcome; where `drawn` is 1, chance is drawn until a seat's turn.
    """
    s, t, c = states[0], tables[0], choices[0]
    if what == BEGIN:
        begin(s, t)
    elif what == PLAY:
        play(s, t, seat, id_)
    elif what == HAPPEN:
        happen(s, t, id_)
    if drawn == 1:
        settle(s, t, c, dice[0])
    return list_turn(s, t, c)


@entry
def observe_entry(states: Any, tables: Any, seat: int, vector: Any) -> None:
    """Write what the seat may know into the vector."""
    observe(states[0], tables[0], seat, vector)


@entry
def score_entry(states: Any, tables: Any, scores: Any) -> None:
    """Write every seat's points and rank into `scores` (2, seats)."""
    s, t = states[0], tables[0]
    for seat in range(t.seats):
        scores[0, seat] = points(s, t, seat)
        scores[1, seat] = rank(s, t, seat)


@entry
def redeal_entry(states: Any, tables: Any, choices: Any, dice: Any, seat: int) -> None:
    """Deal anew what the seat cannot know; the listed choices are lost."""
    redeal(states[0], tables[0], seat, dice[0], choices[0])
