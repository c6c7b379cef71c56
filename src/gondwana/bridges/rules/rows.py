"""Many games at once: learners act, bots answer, and all that a learner reads is written.

A row is a game and its place in every array. Learners play the seats whose policy is LEARNER, bots
the others. All that is written of a row belongs to the learner who must decide there, and in a row
that has ended to who decided last.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...bots.policies import choose, set_for_decision
from ...kernel.agenda import first_asked
from ...kernel.contract import begin, legal, observe, play, points, rank
from ...kernel.drive import settle
from ...kernel.rule import entry, rule
from ...kernel.state import put, record_dtype
from .turns import OVER

LEARNER = -1
REWARDS = ("rank", "score")
RANK, SCORE = range(2)
MOST_SEATS = 15  # as many as the bit set of who must decide has room for

SETTINGS = np.dtype([
    ("penalty", "f4"),  # the reward of who does what is not allowed
    ("shaped", "f4"),  # the reward for each point, at the end of the round that brought it
    ("most_rounds", "i4"),  # a game that goes beyond them is truncated; 0: none is
    ("rewards", "i1"),  # what the end brings, RANK or SCORE
    ("actions", "i4"),  # how many there are
])  # fmt: skip
MEMO = np.dtype([
    ("decisions", "i4"),  # made so far, bots' ones too
    ("round_number", "i4"),  # the round whose points were rewarded last
    ("legal", "i4"),  # how many actions are listed
    ("turn", "i1"),  # the seat that must decide, or OVER
    ("actor", "i1"),  # the learner who decided last
    ("reward", "f4", MOST_SEATS),  # of each seat in this step
    ("earlier", "i4", MOST_SEATS),  # each seat's points that are rewarded already
])  # fmt: skip


@cache
def row_dtype(kind: np.dtype[Any], n: int) -> np.dtype[Any]:
    """A row of `n` numbers as a record.

    Machine code counts who uses an array in every rule that takes one, and threads that count in
    the same place wait for each other. Records are not counted, and their length is known.
    """
    return record_dtype(np.dtype([("numbers", kind, n)]))


@entry
def rows_entry(
    states: Any,
    tables: Any,
    workings: Any,
    buffers: Any,
    dice: Any,
    drawn: Any,
    policies: Any,
    settings: Any,
    memos: Any,
    actions: Any,
    listed: Any,
    masks: Any,
    seen: Any,
    rewards: Any,
    terminated: Any,
    truncated: Any,
    first: int,
    last: int,
    anew: int,
) -> None:
    """Step rows `first` to `last` − 1: play `actions`, then on until a learner must decide.

    A row that had ended, and with `anew` every row, begins a new game instead. `workings` are a
    thread's own states: three for bots, then one that stays zeroed; `buffers` its choices, `drawn`
    its generator. `listed`, `masks` and `seen` are rows as records (`row_dtype`); `listed` has the
    legal actions, `memos[row].legal` of them; the rest is what its name says.
    """
    t = tables[0]
    o = settings[0]
    for row in range(first, last):
        m = memos[row]
        for seat in range(t.seats):
            m.reward[seat] = 0
        terminated[row] = False
        truncated[row] = False
        if anew == 1 or m.turn == OVER:
            put(states, row, workings[3])
            s = states[row]
            begin_row(s, t, o, m, buffers[0], dice[row, 0], masks[row])
        else:
            s = states[row]
            action = int(actions[row])
            m.actor = m.turn
            if action < 0 or action >= o.actions or masks[row].numbers[action] == 0:
                for seat in range(t.seats):
                    rewards[row, seat] = o.penalty if seat == m.turn else 0
                terminated[row] = True
                m.turn = OVER
                end_row(s, t, o, m, masks[row], seen[row])
                continue
            close_row(m, listed[row], masks[row])
            play_row(s, t, o, m, action, buffers[0], dice[row, 0])
        while not row_stops(s, o) and policies[first_asked(s)] != LEARNER:
            seat = first_asked(s)
            set_for_decision(drawn[0], dice[row, 1 + seat], int(m.decisions))
            action = choose(policies[seat], s, t, seat, buffers[0], buffers[1], drawn[0], workings)
            m.turn = seat
            play_row(s, t, o, m, action, buffers[0], dice[row, 0])
        if row_stops(s, o):
            if s.over != 0:
                terminated[row] = True
                for seat in range(t.seats):
                    m.reward[seat] += end_reward(s, t, o, seat)
            else:
                truncated[row] = True
            m.turn = OVER
            end_row(s, t, o, m, masks[row], seen[row])
        else:
            m.turn = first_asked(s)
            show_row(s, t, m, buffers[0], listed[row], masks[row], seen[row])
        for seat in range(t.seats):
            rewards[row, seat] = m.reward[seat]


@rule
def row_stops(s: Any, o: Any) -> bool:
    """Whether the game has ended or has gone beyond its rounds."""
    return s.over != 0 or 0 < o.most_rounds < s.round_number


@rule
def begin_row(s: Any, t: Any, o: Any, m: Any, choices: Any, dice: Any, mask: Any) -> None:
    """Begin a game over a zeroed state, up to the first decision; nothing is rewarded."""
    begin(s, t)
    settle(s, t, choices, dice)
    m.decisions = 0
    m.round_number = s.round_number
    m.legal = 0
    for seat in range(t.seats):
        m.earlier[seat] = points(s, t, seat)
    for action in range(o.actions):
        mask.numbers[action] = 0


@rule
def close_row(m: Any, listed: Any, mask: Any) -> None:
    """Take what was legal out of the mask."""
    for i in range(m.legal):
        mask.numbers[listed.numbers[i]] = 0


@rule
def play_row(s: Any, t: Any, o: Any, m: Any, action: int, choices: Any, dice: Any) -> None:
    """Play an action of the seat whose turn it is, let chance follow, reward a round's points."""
    play(s, t, int(m.turn), action)
    settle(s, t, choices, dice)
    m.decisions += 1
    if o.shaped != 0 and (s.round_number != m.round_number or s.over != 0):
        m.round_number = s.round_number
        for seat in range(t.seats):
            now = points(s, t, seat)
            m.reward[seat] += o.shaped * (now - m.earlier[seat])
            m.earlier[seat] = now


@rule
def end_reward(s: Any, t: Any, o: Any, seat: int) -> float:
    """What the end of the game brings a seat: its points, or its place from 1 down to −1.

    A place is the share of the others whom the seat has beaten less that of those who have beaten
    it, so that all seats' add up to 0; who plays alone gets 1.
    """
    if o.rewards == SCORE:
        return float(points(s, t, seat))
    if t.seats == 1:
        return 1.0
    own, balance = rank(s, t, seat), 0
    for other in range(t.seats):
        others = rank(s, t, other)
        if others > own:
            balance += 1
        elif others < own:
            balance -= 1
    return balance / (int(t.seats) - 1)


@rule
def show_row(s: Any, t: Any, m: Any, choices: Any, listed: Any, mask: Any, seen: Any) -> None:
    """Write what the learner whose turn it is may do and know."""
    turn = int(m.turn)
    legal(s, t, turn, choices)
    m.legal = choices.n
    for i in range(choices.n):
        action = int(choices.id[i])
        listed.numbers[i] = action
        mask.numbers[action] = 1
    observe(s, t, turn, seen.numbers)


@rule
def end_row(s: Any, t: Any, o: Any, m: Any, mask: Any, seen: Any) -> None:
    """Write what who decided last sees of the end; every action is open, for none counts."""
    observe(s, t, int(m.actor), seen.numbers)
    for action in range(o.actions):
        mask.numbers[action] = 1
