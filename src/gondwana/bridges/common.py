"""A game as bridges need it: one position, plain or compiled, chance explicit or drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.chance import dice_words, seed_words, set_dice
from ..kernel.game import Game, Options, Table, find_game
from ..kernel.rule import World
from ..kernel.state import DICE, duplicate, plain, record_dtype, records
from .rules.turns import (
    BEGIN,
    CHANCE,
    DRAWN,
    HAPPEN,
    LIST,
    OVER,
    PLAY,
    TURN_BITS,
    observe_entry,
    redeal_entry,
    score_entry,
    turn_entry,
)
from .saying import announce

__all__ = ["CHANCE", "OBSERVATION", "OVER", "Position", "table_for"]

Array = npt.NDArray[Any]
OBSERVATION = np.dtype(np.int16)  # of the numbers of an observation


def table_for(game: Game | str | Table, seats: int = 0, options: Options | None = None) -> Table:
    """A table of the game; without seats as many as there can be. A wrong option is a Problem."""
    if isinstance(game, Table):
        return game
    card = find_game(game) if isinstance(game, str) else game
    return Table(card, seats or card.seats[-1], options)


@cache
def board_dtype(state: np.dtype[Any], choices: np.dtype[Any]) -> np.dtype[Any]:
    """All that a position changes, as one record: an argument less costs a call 0.3 µs less.

    The choices come first: `Position` reads them there as plain numbers.
    """
    parts = {"choices": choices, "dice": DICE, "state": state}
    return record_dtype(np.dtype([(name, record_dtype(part)) for name, part in parts.items()]))


@dataclass(slots=True)
class PlainBoard:
    """The same as plain objects."""

    state: Any
    choices: Any
    dice: Any


class Position:
    """A game in progress, driven from Python.

    `turn` is the seat that must decide (the first one, where several must), CHANCE or OVER; `ids`
    are then its legal actions or the outcomes at hand, `n` of them. With `drawn` chance is drawn
    from the seed's generator, the same numbers as in a `Match` of that seed, and CHANCE never
    shows.

    Compiled, an act takes a microsecond or two, and the first one of a game on a machine compiles
    for about a minute; plain, the same starts at once and takes some tens of microseconds. Nothing
    is checked: actions and outcomes must be of `ids`. Events are not kept.
    """

    __slots__ = (
        *("_act", "_boards", "_constants", "_ids", "_weights"),
        *("compiled", "drawn", "n", "table", "turn"),
    )

    def __init__(
        self,
        table: Table,
        *,
        compiled: bool,
        drawn: bool = False,
        seed: str = "",
        start: bool = True,
    ) -> None:
        self.table = table
        self.compiled = compiled
        self.drawn = DRAWN if drawn else 0
        self.turn = OVER
        self.n = 0
        game = table.game
        if compiled:
            announce(game, turn_entry)
        self._act = self._world[turn_entry]
        self._constants: Any = table.record if compiled else [table.constants]
        if compiled:
            self._keep(np.zeros(1, board_dtype(game.state, game.choices)))
        else:
            self._keep([PlainBoard(plain(game.state), plain(game.choices), plain(DICE))])
        if start:
            self.begin(seed)

    def begin(self, seed: str = "") -> int:
        """Begin a new game with this seed; whose turn it is."""
        set_dice(self._boards[0].dice, seed_words(seed, "dice"))
        if self.compiled:
            self._boards["state"][:] = records(self.table.game.state)
        else:
            self._boards[0].state = plain(self.table.game.state)
        return self._do(BEGIN, 0)

    @property
    def _world(self) -> World:
        game = self.table.game
        return game.compiled if self.compiled else game.plain

    def _keep(self, boards: Any) -> None:
        self._boards = boards
        if self.compiled:
            # Slices of a memoryview become lists in half the time that NumPy's arrays take.
            most = self.table.game.most_legal
            numbers = memoryview(boards.view(np.uint8))[: 8 * most].cast("i")
            self._weights, self._ids = numbers[:most], numbers[most:]
        else:
            choices = boards[0].choices
            self._weights, self._ids = choices.weight, choices.id

    def _do(self, what: int, id_: int) -> int:
        found: int = self._act(self._boards, self._constants, what + self.drawn, id_)
        self.n = found >> TURN_BITS
        self.turn = turn = (found & (1 << TURN_BITS) - 1) + OVER
        if not self.compiled:
            self._boards[0].state.notes.clear()
        return turn

    # ---- what may happen -------------------------------------------------------------------

    @property
    def listed(self) -> Any:
        """The same as `ids` in the position's own memory, which the next act overwrites."""
        ids = self._ids[: self.n]
        return np.asarray(ids) if self.compiled else ids

    @property
    def ids(self) -> list[int]:
        """The legal actions of the seat whose turn it is, ascending, or the outcomes at hand."""
        ids = self._ids[: self.n]
        return ids.tolist() if self.compiled else list(ids)

    @property
    def weights(self) -> list[int]:
        """The weights of the outcomes at hand."""
        weights = self._weights[: self.n]
        return weights.tolist() if self.compiled else list(weights)

    @property
    def waiting(self) -> int:
        """The bit set of the seats that must decide now."""
        return int(self._boards[0].state.waiting)

    @property
    def chance(self) -> int:
        """The kind of the chance event at hand, 0 for none."""
        return int(self._boards[0].state.chance)

    @property
    def round_number(self) -> int:
        """The round that is played."""
        return int(self._boards[0].state.round_number)

    # ---- what happens ----------------------------------------------------------------------

    def move(self, id_: int) -> int:
        """Play an action or let an outcome happen, as it is at hand; whose turn it is now."""
        return self._do(HAPPEN if self.turn == CHANCE else PLAY, id_)

    def play(self, action: int) -> int:
        """Play a legal action of the seat whose turn it is; whose turn it is now."""
        return self._do(PLAY, action)

    def happen(self, outcome: int) -> int:
        """Let an outcome at hand happen; whose turn it is now."""
        return self._do(HAPPEN, outcome)

    # ---- what is known ---------------------------------------------------------------------

    def observe(self, seat: int, vector: Array | None = None) -> Array:
        """What the seat may know, as numbers (fields of the game's observation), int16."""
        if vector is None:
            vector = np.zeros(len(self.table.observation), OBSERVATION)
        self._world[observe_entry](self._boards, self._constants, seat, vector)
        return vector

    def scores(self) -> Array:
        """Points and ranks of all seats: (2, seats), int32; ranks count from 1, ties share one."""
        scores: Array = np.zeros((2, self.table.seats), np.int32)
        self._world[score_entry](self._boards, self._constants, scores)
        return scores

    def redeal(self, seat: int, seed: str) -> None:
        """Deal anew what the seat cannot know; what is listed is listed anew."""
        dice = self._boards[0].dice
        before = dice_words(dice)
        set_dice(dice, seed_words(seed, "redeal"))
        self._world[redeal_entry](self._boards, self._constants, seat)
        set_dice(dice, before)
        self._do(LIST, 0)

    # ---- copies, bytes ---------------------------------------------------------------------

    @property
    def record(self) -> Array:
        """The state as a one-element record array: the position's own memory where compiled."""
        record: Array = (
            self._boards["state"] if self.compiled else self._boards[0].state.to_record()
        )
        return record

    def copy(self) -> Position:
        """An independent position, its generator too."""
        new = object.__new__(Position)
        new.table, new.compiled, new.drawn = self.table, self.compiled, self.drawn
        new.turn, new.n = self.turn, self.n
        new._act, new._constants = self._act, self._constants
        new._keep(duplicate(self._boards) if self.compiled else [_clone(self._boards[0])])
        return new

    def save(self) -> bytes:
        """State and generator as bytes, for `load`."""
        dice: Any = self._boards["dice"] if self.compiled else self._boards[0].dice.to_record()
        return self.record.tobytes() + bytes(dice.tobytes())

    def load(self, data: bytes) -> None:
        """Take over the state and the generator that `save` gave on such a table."""
        size = self.table.game.state.itemsize
        state = np.frombuffer(data[:size], self.table.game.state)
        dice = np.frombuffer(data[size:], DICE)
        if self.compiled:
            self._boards["state"][:] = state
            self._boards["dice"][:] = dice
        else:
            self._boards[0].state.load(state)
            self._boards[0].dice.load(dice)
        self._do(LIST, 0)


def _clone(board: PlainBoard) -> PlainBoard:
    return PlainBoard(board.state.clone(), board.choices.clone(), board.dice.clone())
