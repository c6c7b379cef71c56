"""The tree: information-set Monte Carlo tree search with many players and explicit chance.

Every iteration deals anew what the seat cannot know (`redeal`), walks down the tree through what is
legal in that deal, and adds a node's children where it leaves what was known. A node stands for
what has happened since the root: an action of a seat, or an outcome of chance. Each child is judged
when it is made, and its worth for every seat goes up the path (max^n): each seat prefers what is
best for itself. Forced decisions make no nodes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.agenda import first_asked
from ...kernel.chance import draw
from ...kernel.contract import chances, happen, legal, play, redeal
from ...kernel.rule import entry, rule
from ...kernel.state import put
from .value import SEATS, evaluate

CHANCE = -1  # the mover of a node that an outcome of chance leads to
NODE = np.dtype(
    [
        ("worth", "f8", SEATS),  # sums over the visits, by seat
        ("visits", "i4"),
        ("sight", "f8"),  # what it was worth to its mover at first sight
        ("child", "i4"),  # the first of its children, 0 for none
        ("next", "i4"),  # the next child of the same parent, 0 for none
        ("id", "i4"),  # the action or outcome that leads here
        ("mover", "i1"),  # the seat whose action that was, or CHANCE
        ("grown", "i1"),  # whether its children were made
    ]
)
SCRATCH = 3 * SEATS  # floats that an evaluation needs
DEEPEST = 48  # nodes from the root to the end of a path
EXPLORE = 0.6  # how much what was tried seldom is preferred
KEEN = 0.03  # so much worse at first sight, and a child is a quarter as promising
SAMPLED = 6  # outcomes of chance that are all looked at when a child is judged


@rule
def iterate(
    states: Any, t: Any, seat: int, nodes: Any, used: int, buffers: Any, dice: Any, work: Any,
    path: Any,
) -> int:  # fmt: skip
    """One iteration from `states[0]`; how many nodes are used then."""
    put(states, 1, states[0])
    s, choices = states[1], buffers[0]
    redeal(s, t, seat, dice, choices)
    depth, node = 0, 0
    path[0] = 0
    while s.over == 0 and depth < DEEPEST - 1:
        if s.chance != 0:
            chances(s, t, choices)
            outcome = draw(choices, dice)
            happen(s, t, outcome)
            if choices.n == 1:
                continue
            child = find(nodes, node, CHANCE, outcome)
            if child == 0:
                if used >= len(nodes):
                    break
                child, used = add_child(nodes, node, used, CHANCE, outcome), used + 1
            node = child
        else:
            mover = seat if depth == 0 else first_asked(s)
            legal(s, t, mover, choices)
            if choices.n == 1:
                play(s, t, mover, int(choices.id[0]))
                continue
            grow = nodes[node].grown == 0
            if grow and used + choices.n > len(nodes):
                break
            used = meet(states, t, mover, nodes, node, used, buffers, dice, work)
            node = select(nodes, node, mover, choices)
            play(s, t, mover, int(nodes[node].id))
            if grow:
                depth += 1
                path[depth] = node
                break
        depth += 1
        path[depth] = node
    evaluate(s, t, work)
    for k in range(depth + 1):
        nodes[path[k]].visits += 1
        for other in range(t.seats):
            nodes[path[k]].worth[other] += work[other]
    return used


@rule
def find(nodes: Any, parent: int, mover: int, id_: int) -> int:
    """The child of a parent to which this leads, or 0."""
    child = int(nodes[parent].child)
    while child != 0 and (nodes[child].id != id_ or nodes[child].mover != mover):
        child = int(nodes[child].next)
    return child


@rule
def add_child(nodes: Any, parent: int, used: int, mover: int, id_: int) -> int:
    """A new child of a parent: the first free node."""
    node = nodes[used]
    node.id, node.mover = id_, mover
    node.visits, node.child, node.grown, node.sight = 0, 0, 0, 0.0
    for seat in range(SEATS):
        node.worth[seat] = 0.0
    node.next = nodes[parent].child
    nodes[parent].child = used
    return used


@rule
def meet(
    states: Any, t: Any, mover: int, nodes: Any, parent: int, used: int, buffers: Any, dice: Any,
    work: Any,
) -> int:  # fmt: skip
    """Make and judge the children for legal actions that have none yet; how many nodes are used."""
    choices = buffers[0]
    nodes[parent].grown = 1
    for i in range(choices.n):
        action = int(choices.id[i])
        if find(nodes, parent, mover, action) != 0 or used >= len(nodes):
            continue
        child = add_child(nodes, parent, used, mover, action)
        used += 1
        put(states, 2, states[1])
        play(states[2], t, mover, action)
        judge(states, t, buffers[1], dice, work)
        nodes[child].visits = 1
        nodes[child].sight = work[mover]
        for seat in range(t.seats):
            nodes[child].worth[seat] = work[seat]
    return used


@rule
def judge(states: Any, t: Any, spare: Any, dice: Any, work: Any) -> None:
    """The worth of `states[2]`; where chance must speak, the mean over its outcomes if few."""
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
    for seat in range(t.seats):
        work[SCRATCH + seat] = 0.0
    for i in range(spare.n):
        put(states, 3, s)
        happen(states[3], t, int(spare.id[i]))
        evaluate(states[3], t, work)
        weight = float(spare.weight[i])
        total += weight
        for seat in range(t.seats):
            work[SCRATCH + seat] += weight * work[seat]
    for seat in range(t.seats):
        work[seat] = work[SCRATCH + seat] / total


@rule
def select(nodes: Any, parent: int, mover: int, choices: Any) -> int:
    """The legal child to go on with: good so far, or promising at first sight and seldom tried."""
    sight = -1.0
    child = int(nodes[parent].child)
    while child != 0:
        if nodes[child].mover == mover and is_listed(choices, int(nodes[child].id)):
            sight = max(sight, float(nodes[child].sight))
        child = int(nodes[child].next)
    total = 0.0
    child = int(nodes[parent].child)
    while child != 0:
        if nodes[child].mover == mover and is_listed(choices, int(nodes[child].id)):
            total += promise(float(nodes[child].sight), sight)
        child = int(nodes[child].next)
    pull = EXPLORE * float(nodes[parent].visits + 1) ** 0.5 / total
    best, found = 0, -1.0
    child = int(nodes[parent].child)
    while child != 0:
        node = nodes[child]
        if node.mover == mover and is_listed(choices, int(node.id)):
            value = node.worth[mover] / node.visits
            value += pull * promise(float(node.sight), sight) / node.visits
            if value > found:
                best, found = child, value
        child = int(node.next)
    return best


@rule
def promise(sight: float, best: float) -> float:
    """The weight of a child at first sight, 1 for the best one."""
    near = 1.0 / (1.0 + (best - sight) / KEEN)
    return near * near


@rule
def is_listed(choices: Any, action: int) -> bool:
    """Whether an action is among the legal ones, which are in ascending order."""
    low, high = 0, int(choices.n)
    while low < high:
        middle = (low + high) // 2
        if choices.id[middle] < action:
            low = middle + 1
        else:
            high = middle
    return bool(low < choices.n and choices.id[low] == action)


@entry
def search_entry(
    states: Any, tables: Any, seat: int, nodes: Any, used: int, buffers: Any, dice: Any, work: Any,
    path: Any, iterations: int,
) -> int:  # fmt: skip
    """So many iterations more from `states[0]`; how many nodes are used then."""
    for _ in range(iterations):
        used = iterate(states, tables[0], seat, nodes, used, buffers, dice[0], work, path)
    return used
