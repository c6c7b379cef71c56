"""Choices, dice and explicit chance.

A chance event is a list of outcomes with whole-number weights. The generator is `sfc32` by Chris
Doty-Humphrey in 64-bit arithmetic: plain and compiled code draw the same numbers everywhere.
"""

from __future__ import annotations

import hashlib
from typing import Any

from .rule import rule

MASK = 0xFFFFFFFF


@rule
def clear(choices: Any) -> None:
    """Empty the buffer."""
    choices.n = 0


@rule
def add(choices: Any, action: int) -> None:
    """Add a legal action."""
    choices.id[choices.n] = action
    choices.n += 1


@rule
def add_outcome(choices: Any, outcome: int, weight: int) -> None:
    """Add an outcome of the chance event at hand, unless its weight is 0."""
    if weight > 0:
        choices.id[choices.n] = outcome
        choices.weight[choices.n] = weight
        choices.n += 1


@rule
def next32(dice: Any) -> int:
    """The generator's next 32 bits."""
    a, b, c, d = int(dice.a), int(dice.b), int(dice.c), int(dice.d)
    out = (a + b + d) & MASK
    dice.d = (d + 1) & MASK
    dice.a = b ^ (b >> 9)
    dice.b = (c + (c << 3)) & MASK
    dice.c = (((c << 21) | (c >> 11)) + out) & MASK
    return out


@rule
def below(dice: Any, n: int) -> int:
    """A whole number in `[0, n)`, each equally likely (Lemire's method), 1 ≤ n < 2³¹."""
    product = next32(dice) * n
    if product & MASK < n:
        threshold = (MASK + 1 - n) % n
        while product & MASK < threshold:
            product = next32(dice) * n
    return product >> 32


@rule
def draw(choices: Any, dice: Any) -> int:
    """One of the outcomes in the buffer, by weight."""
    total = 0
    for i in range(choices.n):
        total += choices.weight[i]
    ticket = below(dice, total)
    i = 0
    while ticket >= choices.weight[i]:
        ticket -= choices.weight[i]
        i += 1
    return int(choices.id[i])


def seed_words(seed: str, purpose: str) -> tuple[int, int, int, int]:
    """The generator's starting state for one purpose, from the SHA-256 of seed and purpose."""
    digest = hashlib.sha256(f"{purpose}:{seed}".encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    return a, b, c, d


def set_dice(dice: Any, words: tuple[int, int, int, int]) -> None:
    """Put the generator into a state."""
    dice.a, dice.b, dice.c, dice.d = words


def dice_words(dice: Any) -> tuple[int, int, int, int]:
    """The generator's state."""
    return int(dice.a), int(dice.b), int(dice.c), int(dice.d)


def commitment(seed: str) -> str:
    """What is shown at the start of a game in place of its seed: the seed's SHA-256 in hex."""
    return hashlib.sha256(seed.encode()).hexdigest()
