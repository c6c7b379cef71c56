"""The numbers of an observation: their names, between what bounds they lie, and what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

# The bounds of numbers for which the rules set none: what a state's byte and word hold.
COUNT = 127
WORD = 32767


class Field(NamedTuple):
    """One number of an observation, `low` ≤ number ≤ `high`.

    Fields with the same meaning are the same of different things, told apart by their names.
    """

    name: str
    low: int
    high: int
    meaning: str


def flag(name: str, meaning: str) -> Field:
    """1 where it is so, else 0."""
    return Field(name, 0, 1, meaning)


def coded(name: str, meaning: str, codes: Sequence[str], low: int = 0) -> Field:
    """One of some things by its number; a negative `low` stands for none of them."""
    listed = ", ".join(f"{number} {code}" for number, code in enumerate(codes))
    return Field(name, low, len(codes) - 1, f"{meaning}: {listed}")


def each(names: Iterable[str], low: int, high: int, meaning: str) -> list[Field]:
    """The same of different things."""
    return [Field(name, low, high, meaning) for name in names]
