"""States: one NumPy structured dtype, as a record (compiled) or as a plain object (interpreted).

A plain object holds a field of shape `()` as an int, `(n,)` as a list and `(n, m)` as a dict keyed
by index pairs, so that `s.genes[seat, gene]` means the same in both worlds.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .rule import rule

AGENDA_DEPTH = 16
KERNEL_FIELDS: list[tuple[Any, ...]] = [
    ("waiting", "i2"),  # bit set of the seats that must decide now
    ("asking", "i1"),  # which step asks them, 0 when nobody is asked
    ("chance", "i1"),  # which chance event is at hand, 0 for none
    ("over", "i1"),  # 1 when the game has ended
    ("round_number", "i2"),  # 0 during setup, 1 in the first round
    ("agenda", "i1", (AGENDA_DEPTH, 3)),  # what must still happen: step, seat, argument
    ("agenda_n", "i1"),  # how many steps lie on the agenda
]


def state_dtype(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A state's dtype: the kernel's fields and the game's, wide ones first, so without gaps."""
    every = sorted([*KERNEL_FIELDS, *fields], key=lambda field: -np.dtype(field[1]).itemsize)
    return np.dtype(every)


def choices_dtype(most: int) -> np.dtype[Any]:
    """A buffer for `most` choices: legal actions, or outcomes with their weights."""
    return np.dtype([("weight", "i4", most), ("id", "i4", most), ("n", "i4")])


DICE = np.dtype([("a", "u4"), ("b", "u4"), ("c", "u4"), ("d", "u4")])


@cache
def record_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype whose elements have the fields as attributes: one object, always the same.

    Numba knows an argument's type at once when it has seen the dtype object before; an equal one
    costs a microsecond and more for each call.
    """
    return np.dtype((np.record, dtype))


def records(dtype: np.dtype[Any], n: int = 1) -> npt.NDArray[Any]:
    """`n` zeroed records whose fields can be read as attributes."""
    return np.zeros(n, record_dtype(dtype))


def duplicate(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy of a one-element record array; NumPy's own goes field by field, which is slow."""
    return np.ndarray(1, array.dtype, bytearray(array.tobytes()))


class Plain:
    """Base of the plain objects that `plain` makes.

    `notes` collects events as tuples; `extra` is free for what Python needs beside the fields.
    """

    __slots__ = ("extra", "notes")
    dtype: np.dtype[Any]
    notes: list[tuple[int, ...]]
    extra: Any

    if TYPE_CHECKING:  # the dtype's fields

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def become(self, other: Plain) -> None:
        """Take over every field's value of another plain object of this dtype."""
        for name in self.dtype.fields or ():
            value = getattr(other, name)
            setattr(self, name, value if isinstance(value, int) else value.copy())

    def clone(self) -> Any:
        """A new plain object with the same values, its notes empty."""
        new = type(self).__new__(type(self))
        new.become(self)
        new.notes = []
        return new

    def to_record(self) -> npt.NDArray[Any]:
        """A one-element record array with the same values."""
        array = records(self.dtype)
        for name in self.dtype.names or ():
            value = getattr(self, name)
            if isinstance(value, dict):
                value = np.reshape(list(value.values()), self.dtype[name].shape)
            array[name][0] = value
        return array

    def load(self, array: npt.NDArray[Any]) -> None:
        """Take over the values of a one-element record array."""
        for name in self.dtype.names or ():
            value = array[name][0]
            if value.ndim == 2:
                grid = getattr(self, name)
                for index in product(*map(range, value.shape)):
                    grid[index] = int(value[index])
            elif value.ndim == 1:
                row = getattr(self, name)
                for i, item in enumerate(value.tolist()):
                    row[i] = item
            else:
                setattr(self, name, int(value))


def _fields(dtype: np.dtype[Any]) -> dict[str, tuple[int, ...]]:
    return {name: dtype[name].shape for name in dtype.names or ()}


@cache
def _plain_class(dtype: np.dtype[Any]) -> type[Plain]:
    """A class with a slot per field; its `become` is unrolled, for bots copy states often."""
    fields = _fields(dtype)
    lines = [f"    s.{n} = o.{n}{'.copy()' if shape else ''}" for n, shape in fields.items()]
    scope: dict[str, Any] = {}
    exec("def become(s, o):\n" + "\n".join(lines), scope)
    body = {"__slots__": tuple(fields), "dtype": dtype, "become": scope["become"]}
    return type("PlainState", (Plain,), body)


def plain(dtype: np.dtype[Any]) -> Any:
    """A zeroed plain object with a field for each of the dtype's."""
    return _zeroed(_plain_class(dtype), list, dict)


def _zeroed(kind: type[Plain], row: Any, grid: Any) -> Any:
    new = kind.__new__(kind)
    new.notes, new.extra = [], None
    for name, shape in _fields(kind.dtype).items():
        if len(shape) == 2:
            value = grid(dict.fromkeys(product(*map(range, shape)), 0))
        else:
            value = row([0] * shape[0]) if shape else 0
        setattr(new, name, value)
    return new


class StateError(Exception):
    """A rule did something to a checked state that the record would have got wrong in silence."""


class _CheckedRow(list[int]):
    limits = (0, 0)

    def __getitem__(self, i: Any) -> Any:
        _check_index(i, len(self))
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        _check_index(i, len(self))
        super().__setitem__(i, _check_value(value, self.limits))

    def copy(self) -> _CheckedRow:
        return type(self)(self)


class _CheckedGrid(dict[tuple[int, int], int]):
    limits = (0, 0)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index not in self:
            raise StateError(f"index {index} is outside the field")
        super().__setitem__(index, _check_value(value, self.limits))

    def __missing__(self, index: Any) -> int:
        raise StateError(f"index {index} is outside the field")

    def copy(self) -> _CheckedGrid:
        return type(self)(self)


def _check_index(i: Any, n: int) -> None:
    if not 0 <= i < n:
        raise StateError(f"index {i} is outside 0..{n - 1}")


def _check_value(value: Any, limits: tuple[int, int]) -> int:
    if not isinstance(value, int | np.integer):
        raise StateError(f"{value!r} is no whole number")
    if not limits[0] <= value <= limits[1]:
        raise StateError(f"{value} does not fit into {limits[0]}..{limits[1]}")
    return int(value)


def _check_row(values: Any, n: int, limits: tuple[int, int]) -> None:
    if len(values) != n:
        raise StateError(f"{len(values)} values do not fill a field of {n}")
    for value in values.values() if isinstance(values, dict) else values:
        _check_value(value, limits)


@cache
def _checked_class(dtype: np.dtype[Any]) -> type[Plain]:
    limits = {}
    kinds: dict[str, Any] = {}
    for name in dtype.names or ():
        info = np.iinfo(dtype[name].base)
        limits[name] = (int(info.min), int(info.max))
        base = _CheckedGrid if len(dtype[name].shape) == 2 else _CheckedRow
        kinds[name] = type(base.__name__, (base,), {"limits": limits[name]})

    def assign(self: Any, name: str, value: Any) -> None:
        if name in limits:
            if dtype[name].shape:
                if not isinstance(value, kinds[name]):
                    _check_row(value, prod(dtype[name].shape), limits[name])
                value = kinds[name](value)
            else:
                value = _check_value(value, limits[name])
        object.__setattr__(self, name, value)

    body = {"__slots__": tuple(dtype.names or ()), "dtype": dtype, "__setattr__": assign}
    return type("CheckedState", (Plain,), body)


def checked(dtype: np.dtype[Any]) -> Any:
    """Like `plain`, for tests: a wrong field, index or value is an error instead of a surprise."""
    return _zeroed(_checked_class(dtype), list, dict)


def _put_record(states: Any, k: int, s: Any) -> None:
    states[k] = s


@rule(compiled=_put_record)
def put(states: Any, k: int, s: Any) -> None:
    """Copy state `s` over the `k`-th of `states`."""
    states[k].become(s)
