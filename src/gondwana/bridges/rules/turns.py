"""One turn of a game as one call: act, then say whose turn it is and list what may be done."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import first_asked
from ...kernel.chance import clear
from ...kernel.contract import begin, chances, happen, legal, observe, play, points, rank, redeal
from ...kernel.drive import settle
from ...kernel.rule import entry, rule

BEGIN, PLAY, HAPPEN, LIST = range(4)  # what can be done to a position
DRAWN = 4  # added to it: chance is drawn until a seat must decide
CHANCE, OVER = -1, -2  # whose turn it is, when it is no seat's
TURN_BITS = 5  # of `turn_entry`'s result


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
def turn_entry(boards: Any, tables: Any, what: int, id_: int) -> int:
    """Do what is said (BEGIN, PLAY, HAPPEN or LIST), then list; whose turn it is, and how many.

    `id_` is the action of the seat whose turn it is, or the outcome. The result is the number of
    choices, shifted by TURN_BITS, and below it the turn less OVER.
    """
    board, t = boards[0], tables[0]
    s, choices = board.state, board.choices
    kind = what & (DRAWN - 1)
    if kind == BEGIN:
        begin(s, t)
    elif kind == PLAY:
        play(s, t, first_asked(s), id_)
    elif kind == HAPPEN:
        happen(s, t, id_)
    if what >= DRAWN:
        settle(s, t, choices, board.dice)
    turn = list_turn(s, t, choices)
    return (int(choices.n) << TURN_BITS) + turn - OVER


@entry
def observe_entry(boards: Any, tables: Any, seat: int, vector: Any) -> None:
    """Write what the seat may know into the vector."""
    observe(boards[0].state, tables[0], seat, vector)


@entry
def score_entry(boards: Any, tables: Any, scores: Any) -> None:
    """Write every seat's points and rank into `scores` (2, seats)."""
    s, t = boards[0].state, tables[0]
    for seat in range(t.seats):
        scores[0, seat] = points(s, t, seat)
        scores[1, seat] = rank(s, t, seat)


@entry
def redeal_entry(boards: Any, tables: Any, seat: int) -> None:
    """Deal anew, from the board's dice, what the seat cannot know; nothing is listed then."""
    board = boards[0]
    redeal(board.state, tables[0], seat, board.dice, board.choices)
