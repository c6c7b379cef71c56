"""Toy games for the search, as rules of the contract over plain states: no table, no words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from gondwana.bots.search.nodes import NODE
from gondwana.bots.search.thinker import BUFFERS, STATES, WORK
from gondwana.bots.search.tree import COUNTS, DEEPEST, search_entry
from gondwana.kernel.agenda import ask_seat
from gondwana.kernel.chance import add, add_outcome, below, clear, set_dice
from gondwana.kernel.contract import PLACEHOLDERS
from gondwana.kernel.rule import World, rule
from gondwana.kernel.state import DICE, choices_dtype, plain, record_dtype, records, state_dtype

STATE = state_dtype([("heap", "i2"), ("score", "i2", 2)])
TABLE = np.dtype([("seats", "i4")])
MANY = 300
CHOICES = choices_dtype(MANY)
ROOM = 20_000  # nodes
Toy = dict[str, Callable[..., Any]]


@rule
def begin(s: Any, t: Any) -> None:
    ask_seat(s, 1, 0)


@rule
def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    return 0


@rule
def chances(s: Any, t: Any, choices: Any) -> None:
    clear(choices)


@rule
def happen(s: Any, t: Any, outcome: int) -> None:
    pass


@rule
def points(s: Any, t: Any, seat: int) -> int:
    return int(s.score[seat])


@rule
def rank(s: Any, t: Any, seat: int) -> int:
    better = 0
    for other in range(t.seats):
        if s.score[other] > s.score[seat]:
            better += 1
    return 1 + better


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    pass


@rule
def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    pass


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    return 0


# ---- Nim: take one to three; who takes the last wins ---------------------------------------


@rule
def nim_legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    clear(choices)
    for take in range(1, min(3, s.heap) + 1):
        add(choices, take)


@rule
def nim_play(s: Any, t: Any, seat: int, action: int) -> None:
    s.heap -= action
    if s.heap == 0:
        s.score[seat] = 1
        s.over = 1
        s.waiting = 0
    else:
        ask_seat(s, 1, 1 - seat)


# ---- a bet: action 0 brings a point, action 1 ten with `heap` chances in ten ------------------


@rule
def bet_legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    clear(choices)
    add(choices, 0)
    add(choices, 1)


@rule
def bet_play(s: Any, t: Any, seat: int, action: int) -> None:
    s.waiting = 0
    if action == 1:
        s.chance = 1
    else:
        s.score[0] += 1
        s.over = 1


@rule
def bet_chances(s: Any, t: Any, choices: Any) -> None:
    clear(choices)
    add_outcome(choices, 0, 10 - s.heap)
    add_outcome(choices, 10, s.heap)


@rule
def bet_happen(s: Any, t: Any, outcome: int) -> None:
    s.score[0] += outcome
    s.chance = 0
    s.over = 1


# ---- a wide choice: the second seat's answer to either of two actions is one of very many ----


@rule
def wide_legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    clear(choices)
    for action in range(2 if seat == 0 else MANY):
        add(choices, action)


@rule
def wide_play(s: Any, t: Any, seat: int, action: int) -> None:
    s.score[seat] = action
    if seat == 0:
        ask_seat(s, 1, 1)
    else:
        s.waiting = 0
        s.over = 1


# ---- what is hidden: in one deal of ten the second seat may give a third answer ---------------


@rule
def seldom_redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    s.heap = below(dice, 10)


@rule
def seldom_legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    clear(choices)
    add(choices, 0)
    add(choices, 1)
    if seat == 1 and s.heap == 0:
        add(choices, 2)


@rule
def seldom_play(s: Any, t: Any, seat: int, action: int) -> None:
    if seat == 0:
        ask_seat(s, 1, 1)
    else:
        s.waiting = 0
        s.over = 1


def bind(own: Toy, cache: Path | None = None) -> World:
    """A world of a toy's own rules, the rest as above; machine code where it has a cache."""
    rules = globals() | own
    return World({f: rules[f.__name__] for f in PLACEHOLDERS}, cache)


NIM: Toy = {"legal": nim_legal, "play": nim_play}
BET: Toy = {"legal": bet_legal, "play": bet_play, "chances": bet_chances, "happen": bet_happen}
WIDE: Toy = {"legal": wide_legal, "play": wide_play}
SELDOM: Toy = {"redeal": seldom_redeal, "legal": seldom_legal, "play": seldom_play}


def search(
    toy: Toy,
    heap: int,
    iterations: int,
    score: tuple[int, int] = (0, 0),
    left: int = 1 << 40,
    cache: Path | None = None,
    only: int = -1,
) -> Any:
    """The tree that a search for seat 0 has grown."""
    states: Any = [plain(STATE) for _ in range(STATES)]
    table = plain(TABLE)
    table.seats = 2
    states[0].heap, states[0].score = heap, list(score)
    ask_seat(states[0], 1, 0)
    dice = plain(DICE)
    set_dice(dice, (1, 2, 3, 4))
    if cache is None:
        nodes: Any = [plain(NODE) for _ in range(ROOM)]
        memory: Any = (
            states, [table], 0, nodes, [plain(CHOICES) for _ in range(BUFFERS)], [dice],
            [0.0] * WORK, [0] * DEEPEST, [0] * COUNTS,
        )  # fmt: skip
    else:
        root, states = states[0], records(STATE, STATES)
        states[:1] = root.to_record()
        nodes = np.zeros(ROOM, record_dtype(NODE))
        memory = (
            states, table.to_record(), 0, nodes, records(CHOICES, BUFFERS), dice.to_record(),
            np.zeros(WORK), np.zeros(DEEPEST, np.int64), np.zeros(COUNTS, np.int64),
        )  # fmt: skip
    bind(toy, cache)[search_entry](*memory, iterations, left, only)
    return nodes


def children(nodes: Any, parent: int = 0) -> dict[int, int]:
    """The children of a node: the number of each by action or outcome."""
    found, child = {}, nodes[parent].child
    while child:
        found[int(nodes[child].id)] = int(child)
        child = nodes[child].next
    return found


def best(nodes: Any) -> int:
    """The action at the root with the most visits."""
    found = children(nodes)
    return max(found, key=lambda action: int(nodes[found[action]].visits))
