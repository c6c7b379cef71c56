"""A game as bridges need it: one position, plain or compiled, chance explicit or drawn."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.chance import seed_words, set_dice
from ..kernel.game import Game, Options, Table, find_game
from ..kernel.state import DICE, duplicate, plain, records
from .rules.turns import (
    BEGIN,
    CHANCE,
    HAPPEN,
    LIST,
    OVER,
    PLAY,
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


class Position:
    """A game in progress, driven from Python.

    `turn` is the seat that must decide (the first one, where several must), CHANCE or OVER; `ids`
    are then its legal actions or the outcomes at hand. With `drawn` chance is drawn from the seed's
    generator, the same numbers as in a `Match` of that seed, and CHANCE never shows.

    Compiled, an act takes a microsecond or two, and the first one of a game on a machine compiles
    for about a minute; plain, the same starts at once and takes some tens of microseconds. Nothing
    is checked: actions and outcomes must be of `ids`. Events are not kept.
    """

    __slots__ = (
        "_act", "_choices", "_constants", "_dice", "_ids", "_observe", "_scores", "_states",
        "_zero", "compiled", "drawn", "table", "turn",
    )  # fmt: skip

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
        self.drawn = int(drawn)
        self.turn = OVER
        game = table.game
        if compiled:
            announce(game, turn_entry)
        world = game.compiled if compiled else game.plain
        self._act = world[turn_entry]
        self._observe = world[observe_entry]
        self._scores: Array = np.zeros((2, table.seats), np.int32)
        self._constants: Any = table.record if compiled else [table.constants]
        self._states = one(game.state, compiled)
        self._choices = one(game.choices, compiled)
        self._dice = one(DICE, compiled)
        self._ids: Any = self._choices["id"][0] if compiled else self._choices[0].id
        self._zero = one(game.state, compiled)
        if start:
            self.begin(seed)

    def begin(self, seed: str = "") -> int:
        """Begin a new game with this seed; whose turn it is."""
        set_dice(self._dice[0], seed_words(seed, "dice"))
        if self.compiled:
            self._states[:] = self._zero
        else:
            self._states[0].become(self._zero[0])
        return self._do(BEGIN, 0, 0)

    def _do(self, what: int, seat: int, id_: int) -> int:
        turn: int = self._act(
            self._states, self._constants, self._choices, self._dice, self.drawn, what, seat, id_
        )
        if not self.compiled:
            self._states[0].notes.clear()
        self.turn = turn
        return turn

    # ---- what may happen -------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many choices are listed."""
        return int(self._choices["n"][0]) if self.compiled else int(self._choices[0].n)

    @property
    def ids(self) -> list[int]:
        """The legal actions of the seat whose turn it is, ascending, or the outcomes at hand."""
        if self.compiled:
            listed: list[int] = self._ids[: self.n].tolist()
            return listed
        return list(self._ids[: self.n])

    @property
    def weights(self) -> list[int]:
        """The weights of the outcomes at hand."""
        if self.compiled:
            listed: list[int] = self._choices["weight"][0][: self.n].tolist()
            return listed
        return list(self._choices[0].weight[: self.n])

    @property
    def waiting(self) -> int:
        """The bit set of the seats that must decide now."""
        return int(self._states["waiting"][0]) if self.compiled else int(self._states[0].waiting)

    @property
    def chance(self) -> int:
        """The kind of the chance event at hand, 0 for none."""
        return int(self._states["chance"][0]) if self.compiled else int(self._states[0].chance)

    @property
    def round_number(self) -> int:
        """The round that is played."""
        field = "round_number"
        return int(self._states[field][0] if self.compiled else self._states[0].round_number)

    # ---- what happens ----------------------------------------------------------------------

    def play(self, action: int) -> int:
        """Play a legal action of the seat whose turn it is; whose turn it is now."""
        return self._do(PLAY, self.turn, action)

    def happen(self, outcome: int) -> int:
        """Let an outcome at hand happen; whose turn it is now."""
        return self._do(HAPPEN, 0, outcome)

    # ---- what is known ---------------------------------------------------------------------

    def observe(self, seat: int, vector: Array | None = None) -> Array:
        """What the seat may know, as numbers (fields of the game's observation), int16."""
        if vector is None:
            vector = np.zeros(len(self.table.game.observation(self.table.constants)), OBSERVATION)
        self._observe(self._states, self._constants, seat, vector)
        return vector

    def scores(self) -> Array:
        """Points and ranks of all seats: (2, seats), int32; ranks count from 1, ties share one."""
        world = self.table.game.compiled if self.compiled else self.table.game.plain
        world[score_entry](self._states, self._constants, self._scores)
        return self._scores

    def redeal(self, seat: int, seed: str) -> None:
        """Deal anew what the seat cannot know; what is listed is listed anew."""
        dice = one(DICE, self.compiled)
        set_dice(dice[0], seed_words(seed, "redeal"))
        world = self.table.game.compiled if self.compiled else self.table.game.plain
        world[redeal_entry](self._states, self._constants, self._choices, dice, seat)
        self._do(LIST, 0, 0)

    # ---- copies, bytes ---------------------------------------------------------------------

    @property
    def record(self) -> Array:
        """The state as a one-element record array: the position's own memory where compiled."""
        record: Array = self._states if self.compiled else self._states[0].to_record()
        return record

    def copy(self) -> Position:
        """An independent position, its generator too."""
        new = object.__new__(Position)
        for name in (
            "table",
            "compiled",
            "drawn",
            "turn",
            "_act",
            "_observe",
            "_constants",
            "_zero",
        ):
            setattr(new, name, getattr(self, name))
        twin: Any = duplicate if self.compiled else _clones
        new._states, new._choices = twin(self._states), twin(self._choices)
        new._dice, new._scores = twin(self._dice), self._scores.copy()
        new._ids = new._choices["id"][0] if self.compiled else new._choices[0].id
        return new

    def save(self) -> bytes:
        """State and generator as bytes, for `load`."""
        dice = self._dice if self.compiled else self._dice[0].to_record()
        return self.record.tobytes() + bytes(dice.tobytes())

    def load(self, data: bytes) -> None:
        """Take over the state and the generator that `save` gave on such a table."""
        size = self.table.game.state.itemsize
        state = np.frombuffer(data[:size], self.table.game.state)
        dice = np.frombuffer(data[size:], DICE)
        if self.compiled:
            self._states[:] = state
            self._dice[:] = dice
        else:
            self._states[0].load(state)
            self._dice[0].load(dice)
        self._do(LIST, 0, 0)


def one(dtype: np.dtype[Any], compiled: bool) -> Any:
    """What an entry takes where it reads `[0]`: an array of one record, or a list of one object."""
    return records(dtype) if compiled else [plain(dtype)]


def _clones(values: list[Any]) -> list[Any]:
    return [value.clone() for value in values]
