"""The tree: information-set Monte Carlo tree search with many players and explicit chance.

Every iteration deals anew what the seat cannot know (`redeal`), walks down the tree through what is
legal in that deal, and adds a node's children where it leaves what was known. A node stands for
what has happened since the root: an action of a seat, or an outcome of chance. Each child is judged
when it is made, and the worth of where an iteration ends goes up the path for every seat (max^n):
each seat prefers what is best for itself. Forced decisions make no nodes. Where several seats
decide at once the thinking one goes first, so nobody has seen what it answers to.

`states` are four: the position, the one that an iteration walks in, and two to look ahead in.
"""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import first_asked, is_asked
from ...kernel.chance import below, draw
from ...kernel.contract import chances, happen, legal, play, redeal
from ...kernel.rule import entry, rule
from ...kernel.state import put
from .nodes import CHANCE, add_child, find, lead, select, start
from .playout import play_out
from .value import EVALUATION, POINTS, evaluate

DEEPEST = 64  # nodes from the root to the end of a path
SAMPLED = 6  # outcomes of chance that are all looked at when a child is judged
WIDTH = 48  # actions looked at when a node is first met; where more are legal, one more a visit
SETTLED = 16  # iterations between two looks whether the answer can still change
USED, PLAYS, DONE = range(3)  # what is counted: nodes, actions played, iterations
COUNTS = 3


@rule
def iterate(
    states: Any, t: Any, seat: int, nodes: Any, buffers: Any, dice: Any, work: Any, path: Any,
    counts: Any, only: int,
) -> None:  # fmt: skip
    """One iteration from `states[0]`; where `only` is an action, not -1, through it."""
    put(states, 1, states[0])
    s, choices = states[1], buffers[0]
    redeal(s, t, seat, dice, choices)
    depth, node = 0, 0
    path[0] = 0
    met = False
    while s.over == 0 and not met and depth < DEEPEST - 1:
        if s.chance != 0:
            chances(s, t, choices)
            outcome = draw(choices, dice)
            happen(s, t, outcome)
            if choices.n == 1:
                continue
            child = find(nodes, node, CHANCE, outcome)
            if child == 0:
                if counts[USED] >= len(nodes):
                    break
                child = add_child(nodes, node, counts, CHANCE, outcome)
        else:
            mover = seat if is_asked(s, seat) else first_asked(s)
            legal(s, t, mover, choices)
            counts[PLAYS] += 1
            if choices.n == 1:
                play(s, t, mover, int(choices.id[0]))
                continue
            met = nodes[node].met == 0
            meet(states, t, mover, nodes, node, buffers, dice, work, counts)
            if node == 0 and only >= 0:
                child = find(nodes, node, mover, only)
            else:
                child = select(nodes, node, mover, choices)
            if child == 0:
                break
            play(s, t, mover, int(nodes[child].id))
        node = child
        depth += 1
        path[depth] = node
    play_out(states, t, buffers, dice, counts)
    evaluate(s, t, work)
    for k in range(depth + 1):
        nodes[path[k]].visits += 1
        for other in range(t.seats):
            nodes[path[k]].worth[other] += work[other]


@rule
def meet(
    states: Any, t: Any, mover: int, nodes: Any, parent: int, buffers: Any, dice: Any, work: Any,
    counts: Any,
) -> None:  # fmt: skip
    """Judge legal actions that have no node yet: all, or where they are many, some at random."""
    choices = buffers[0]
    n = int(choices.n)
    first = nodes[parent].met == 0
    nodes[parent].met = 1
    if n <= WIDTH or parent == 0:
        for i in range(n):
            look(states, t, mover, int(choices.id[i]), nodes, parent, buffers, dice, work, counts)
    else:
        for _ in range(WIDTH if first else 1):
            action = int(choices.id[below(dice, n)])
            look(states, t, mover, action, nodes, parent, buffers, dice, work, counts)


@rule
def look(
    states: Any, t: Any, mover: int, action: int, nodes: Any, parent: int, buffers: Any, dice: Any,
    work: Any, counts: Any,
) -> None:  # fmt: skip
    """Make and judge the child that an action leads to, unless it is there already."""
    if find(nodes, parent, mover, action) != 0 or counts[USED] >= len(nodes):
        return
    child = add_child(nodes, parent, counts, mover, action)
    put(states, 2, states[1])
    play(states[2], t, mover, action)
    counts[PLAYS] += 1
    judge(states, t, buffers[1], dice, work)
    nodes[child].visits = 1
    nodes[child].sight = standing(t, mover, work)
    for seat in range(t.seats):
        nodes[child].worth[seat] = work[seat]


@rule
def standing(t: Any, mover: int, work: Any) -> float:
    """The mover's points less a quarter of the others' mean, as the greedy bot sees it.

    Points tell actions apart however far the mover is ahead or behind; its worth would not.
    """
    if t.seats == 1:
        return float(work[POINTS])
    others = 0.0
    for seat in range(t.seats):
        if seat != mover:
            others += work[POINTS + seat]
    return float(work[POINTS + mover]) - others / (4 * (t.seats - 1))


@rule
def judge(states: Any, t: Any, spare: Any, dice: Any, work: Any) -> None:
    """Evaluate `states[2]`; where chance must speak, the mean over its outcomes if few."""
    s = states[2]
    if s.chance == 0:
        evaluate(s, t, work)
        return
    chances(s, t, spare)
    if spare.n > SAMPLED:
        happen(s, t, draw(spare, dice))
        evaluate(s, t, work)
        return
    total = 0.0
    for k in range(EVALUATION):
        work[EVALUATION + k] = 0.0
    for i in range(spare.n):
        put(states, 3, s)
        happen(states[3], t, int(spare.id[i]))
        evaluate(states[3], t, work)
        weight = float(spare.weight[i])
        total += weight
        for k in range(EVALUATION):
            work[EVALUATION + k] += weight * work[k]
    for k in range(EVALUATION):
        work[k] = work[EVALUATION + k] / total


@entry
def search_entry(
    states: Any, tables: Any, seat: int, nodes: Any, buffers: Any, dice: Any, work: Any, path: Any,
    counts: Any, iterations: int, left: int, only: int,
) -> bool:  # fmt: skip
    """So many iterations more from `states[0]`, the first of all makes the root anew.

    `left` are the iterations that may still come, these among them. All go through the root's
    action `only`, if it is not -1. Whether it stopped because no other action can have more visits
    in the end.
    """
    if counts[DONE] == 0:
        start(nodes)
        counts[USED] = 1
    for i in range(iterations):
        iterate(states, tables[0], seat, nodes, buffers, dice[0], work, path, counts, only)
        counts[DONE] += 1
        if i % SETTLED == SETTLED - 1 and lead(nodes) > left - i:
            return True
    return False
