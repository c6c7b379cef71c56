"""The nodes of a tree: an array of records, each with its first child and its next sibling."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from ...kernel.rule import rule
from .value import SEATS

CHANCE = -1  # the mover of a node that an outcome of chance leads to
NODE = np.dtype(
    [
        ("worth", "f8", SEATS),  # sums over the visits, by seat
        ("sight", "f8"),  # how its mover stood at first sight, in thousandths of a point
        ("visits", "i4"),
        ("offers", "i4"),  # how often it was among the legal actions that were chosen from
        ("child", "i4"),  # the last made of its children, 0 for none
        ("next", "i4"),  # the child of the same parent made before, 0 for none
        ("id", "i4"),  # the action or outcome that leads here
        ("mover", "i1"),  # the seat whose action that was, or CHANCE
        ("met", "i1"),  # whether children were made for a seat's decision here
    ]
)
EXPLORE = 0.6  # how much what was tried seldom is preferred
KEEN = 250.0  # so many thousandths of a point less at first sight: a quarter as promising


@rule
def start(nodes: Any) -> None:
    """A tree of nothing but the root."""
    reset(nodes, 0)
    nodes[0].next = 0


@rule
def reset(nodes: Any, number: int) -> None:
    """A node that nobody has visited."""
    node = nodes[number]
    node.visits, node.offers, node.child, node.met, node.sight = 0, 0, 0, 0, 0.0
    for seat in range(SEATS):
        node.worth[seat] = 0.0


@rule
def find(nodes: Any, parent: int, mover: int, id_: int) -> int:
    """The child of a parent to which this leads, or 0."""
    child = int(nodes[parent].child)
    while child != 0 and (nodes[child].id != id_ or nodes[child].mover != mover):
        child = int(nodes[child].next)
    return child


@rule
def add_child(nodes: Any, parent: int, counts: Any, mover: int, id_: int) -> int:
    """A new child of a parent: the first free node; `counts[0]` says how many are used."""
    child = int(counts[0])
    counts[0] += 1
    reset(nodes, child)
    node = nodes[child]
    node.id, node.mover = id_, mover
    node.next = nodes[parent].child
    nodes[parent].child = child
    return child


@rule
def select(nodes: Any, parent: int, mover: int, choices: Any) -> int:
    """The legal child to go on with: good so far, or promising at first sight and seldom tried.

    Seldom beside how often it was legal, for in other deals it may not have been. 0 where no legal
    action has a node, in a full tree.
    """
    sight, seen = 0.0, False
    child = int(nodes[parent].child)
    while child != 0:
        if nodes[child].mover == mover and is_listed(choices, int(nodes[child].id)):
            if not seen or nodes[child].sight > sight:
                sight, seen = float(nodes[child].sight), True
        child = int(nodes[child].next)
    total = 0.0
    child = int(nodes[parent].child)
    while child != 0:
        if nodes[child].mover == mover and is_listed(choices, int(nodes[child].id)):
            total += promise(float(nodes[child].sight), sight)
            nodes[child].offers += 1
        child = int(nodes[child].next)
    if total == 0.0:
        return 0
    pull = EXPLORE / total
    best, found = 0, -1.0
    child = int(nodes[parent].child)
    while child != 0:
        node = nodes[child]
        if node.mover == mover and is_listed(choices, int(node.id)):
            value = node.worth[mover] / node.visits
            seldom = sqrt(float(node.offers)) / node.visits
            value += pull * promise(float(node.sight), sight) * seldom
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


@rule
def lead(nodes: Any) -> int:
    """By how many visits the root's most visited child leads."""
    most, second = 0, 0
    child = int(nodes[0].child)
    while child != 0:
        visits = int(nodes[child].visits)
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = int(nodes[child].next)
    return most - second
