"""What a seat knows as tensors and as strings, in the form that OpenSpiel asks for."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from .past import ROW
from .setting import Setting
from .state import GondwanaState

Array = npt.NDArray[np.float32]


class Observer:
    """The observation of a seat, or with `perfect_recall` its information state.

    `dict` has float32 views of `tensor`: `player` (seats,), 1 for the seat that looks;
    `observation` (fields,), the game's observation in its order; and with `perfect_recall`
    `recall` (recall, 6), the last things that the seat did or was told, the newest first: 1 and
    the id of an own action, or 2 + an event's number and its arguments. A tensor has a fixed size,
    so it forgets what is older; the string forgets nothing.
    """

    def __init__(self, setting: Setting, *, perfect_recall: bool) -> None:
        self._setting = setting
        self._recall = setting.recall if perfect_recall else 0
        shapes: dict[str, tuple[int, ...]] = {
            "player": (setting.table.seats,),
            "observation": (len(setting.fields),),
        }
        if perfect_recall:
            shapes["recall"] = (self._recall, ROW)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: Array = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Array] = {}
        at = 0
        for (name, shape), size in zip(shapes.items(), sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: GondwanaState, player: int) -> None:
        """Write what the seat knows in this state into the tensor."""
        standing, setting = state.standing, self._setting
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["observation"][:] = setting.observe(standing.position, player)
        if self._recall:
            recall = self.dict["recall"]
            recall[:] = 0
            rows = islice(standing.past.rows(setting.table, player), self._recall)
            for k, row in enumerate(rows):
                recall[k, : len(row)] = row

    def string_from(self, state: GondwanaState, player: int) -> str:
        """What the seat knows in this state, in words and numbers."""
        standing, setting = state.standing, self._setting
        if self._recall:
            return setting.information_text(standing, player)
        return setting.observation_text(standing.position, player)


def make_observer(setting: Setting, kind: Any) -> Observer | None:
    """An observer of OpenSpiel's kind (None: the observation); None for kinds that we have not.

    There are the seat's own view and its information state; not what is public or private alone.
    """
    import pyspiel

    if kind is None:
        return Observer(setting, perfect_recall=False)
    if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return Observer(setting, perfect_recall=kind.perfect_recall)
    return None
