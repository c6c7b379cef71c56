"""The fast way in: a compiled game driven from Python, chance drawn from a generator."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .chance import seed_words, set_dice
from .drive import start_entry, step_entry
from .game import Table
from .state import DICE, Plain, duplicate, records

Array = npt.NDArray[Any]


class Engine:
    """A compiled game in progress: `seat` must decide among `legal`; `play` goes on to the next.

    One call into machine code plays the action, lets chance follow and lists the next decision's
    legal actions. Attributes `states`, `choices` and `dice` are one-element record arrays. No
    events are noted and nothing is checked: an action must be legal.
    """

    __slots__ = ("_constants", "_ids", "_step", "choices", "dice", "n", "states", "table")

    def __init__(self, table: Table, seed: str) -> None:
        game = table.game
        self.table = table
        self.states: Array = records(game.state)
        self.choices: Array = records(game.choices)
        self.dice: Array = records(DICE)
        set_dice(self.dice[0], seed_words(seed, "dice"))
        self._constants: Array = table.record
        self._step = game.compiled[step_entry]
        self._ids: Array = self.choices["id"][0]
        start = game.compiled[start_entry]
        self.n: int = start(self.states, self._constants, self.choices, self.dice)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.n == 0

    @property
    def seat(self) -> int:
        """The seat whose legal actions are listed: the first of those that must decide."""
        waiting = int(self.states["waiting"][0])
        return (waiting & -waiting).bit_length() - 1

    def legal(self) -> Array:
        """The legal actions' ids, a view of an int32 buffer that the next `play` overwrites."""
        return self._ids[: self.n]

    def play(self, action: int) -> None:
        """Play a legal action of `seat`, and go on to the next decision."""
        self.n = self._step(self.states, self._constants, self.choices, self.dice, action)

    def copy(self) -> Engine:
        """An independent game in the same position, its generator too."""
        new = object.__new__(Engine)
        new.table, new._step, new.n = self.table, self._step, self.n
        new._constants = self._constants
        new.states, new.dice = duplicate(self.states), duplicate(self.dice)
        new.choices = duplicate(self.choices)
        new._ids = new.choices["id"][0]
        return new


def load_state(table: Table, data: bytes) -> Plain:
    """A plain state from a record's bytes."""
    state: Plain = table.new_state()
    state.load(np.frombuffer(data, table.game.state))
    return state
