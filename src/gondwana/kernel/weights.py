"""The weights of a judgement that is fitted by play: a small data file beside the rules.

Such a game has a `weights.toml` in its folder and a field `weights`, (seats, number) whole numbers,
in its tables' constants. Every seat has a row of its own, so that different weights can play
against each other.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .game import Table

FILE = "weights.toml"
Layout = Mapping[str, int]  # the names of weights, and how many numbers each has


def read_weights(folder: Path) -> dict[str, tuple[int, ...]]:
    """The weights by name, in the order of the file."""
    found = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))["weights"]
    return {name: tuple(v) if isinstance(v, list) else (v,) for name, v in found.items()}


def lay_weights(t: Any, folder: Path, layout: Layout) -> None:
    """Write the file's weights into the row of every seat; they must be those of the layout."""
    found = read_weights(folder)
    if {name: len(values) for name, values in found.items()} != dict(layout):
        raise ValueError(f"{folder / FILE} does not hold the weights of the judgement")
    row = [value for name in layout for value in found[name]]
    for seat in range(len(t.weights) // len(row)):
        for k, value in enumerate(row):
            t.weights[seat, k] = value


def weights_of(table: Table, seat: int = 0) -> list[int]:
    """The weights of a seat, in the order of the layout; none where a game's are not fitted."""
    if "weights" not in (table.game.constants.names or ()):
        return []
    _, number = table.game.constants["weights"].shape
    return [int(table.constants.weights[seat, k]) for k in range(number)]


def with_weights(table: Table, seat: int, row: Sequence[int]) -> Table:
    """The same table, at which one seat judges by other weights."""
    new = copy.copy(table)
    new.constants = table.constants.clone()
    new.constants.extra = table.constants.extra
    new.__dict__.pop("record", None)
    for k, value in enumerate(row):
        new.constants.weights[seat, k] = value
    return new
