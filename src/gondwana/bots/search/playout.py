"""Playing on from where the tree ends, by the judgement's quick policy, to the end of a round."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import first_asked
from ...kernel.contract import estimate, legal, play
from ...kernel.drive import settle
from ...kernel.rule import rule
from ...kernel.state import put

LENGTH = 60  # decisions with a choice, and on to the round's end: estimates compare best there
MOST = 240  # of them in all


@rule
def play_out(states: Any, t: Any, buffers: Any, dice: Any, counts: Any) -> None:
    """Play `states[1]` on, chance too; `counts[1]` counts the actions."""
    s, choices = states[1], buffers[0]
    settle(s, t, choices, dice)
    made, last = 0, int(s.round_number)
    while s.over == 0 and made < MOST and (made < LENGTH or s.round_number == last):
        mover = first_asked(s)
        legal(s, t, mover, choices)
        action = int(choices.id[0])
        if choices.n > 1:
            action = quick(states, t, mover, buffers, dice, counts)
            made += 1
            if made <= LENGTH:
                last = int(s.round_number)
        play(s, t, mover, action)
        counts[1] += 1
        settle(s, t, choices, dice)


@rule
def quick(states: Any, t: Any, mover: int, buffers: Any, dice: Any, counts: Any) -> int:
    """The legal action after which its mover's estimate is best, the first of them."""
    choices = buffers[0]
    best, found = 0, 0
    for i in range(choices.n):
        action = int(choices.id[i])
        put(states, 2, states[1])
        play(states[2], t, mover, action)
        counts[1] += 1
        settle(states[2], t, buffers[1], dice)
        value = int(estimate(states[2], t, mover))
        if i == 0 or value > found:
            best, found = action, value
    return best
