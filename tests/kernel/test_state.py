"""States: plain object and record hold the same; the checked one refuses what goes wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gondwana.kernel.engine import load_state
from gondwana.kernel.game import Table
from gondwana.kernel.state import (
    StateError,
    checked,
    choices_dtype,
    plain,
    put,
    records,
    state_dtype,
)

from .toy import GAME

STATE = state_dtype([
    ("herd", "i1", 3), ("value", "i2"), ("grid", "i1", (2, 3)), ("far", "i8"), ("more", "i2", 2),
])  # fmt: skip
BYTES = st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize)


def from_bytes(data: bytes, make: Any = plain) -> Any:
    s = make(STATE)
    s.load(np.frombuffer(data, STATE))
    return s


def test_the_dtype_has_no_gaps_and_the_kernels_fields() -> None:
    assert sum(STATE[name].itemsize for name in STATE.names) == STATE.itemsize
    assert {"waiting", "asking", "chance", "over", "round_number", "agenda", "agenda_n"} < set(
        STATE.names
    )
    widths = [STATE[name].base.itemsize for name in STATE.names]
    assert widths == sorted(widths, reverse=True)


def test_a_new_state_is_all_zeros() -> None:
    for make in (plain, checked):
        assert make(STATE).to_record().tobytes() == bytes(STATE.itemsize)


@given(BYTES)
@pytest.mark.parametrize("make", [plain, checked])
def test_bytes_come_back_as_they_were(make: Any, data: bytes) -> None:
    assert from_bytes(data, make).to_record().tobytes() == data


@given(BYTES)
@pytest.mark.parametrize("make", [plain, checked])
def test_a_plain_object_reads_like_the_record(make: Any, data: bytes) -> None:
    s, r = from_bytes(data, make), records(STATE)
    r[0] = np.frombuffer(data, STATE)[0]
    assert s.value == r[0].value
    assert s.far == r[0].far
    assert [s.herd[i] for i in range(3)] == r[0].herd.tolist()
    assert [[s.grid[i, k] for k in range(3)] for i in range(2)] == r[0].grid.tolist()


@given(BYTES, BYTES)
@pytest.mark.parametrize("make", [plain, checked])
def test_a_clone_is_independent(make: Any, data: bytes, other: bytes) -> None:
    s = from_bytes(data, make)
    s.notes.append((1, -1))
    new = s.clone()
    assert type(new) is type(s)
    assert new.notes == []
    new.load(np.frombuffer(other, STATE))
    assert s.to_record().tobytes() == data
    assert new.to_record().tobytes() == other
    new.become(s)
    assert new.to_record().tobytes() == data
    new.herd[0], new.grid[1, 2], new.value = 1, 2, 3
    assert s.to_record().tobytes() == data


def test_put_copies_over_one_of_many() -> None:
    states = [plain(STATE) for _ in range(3)]
    source = plain(STATE)
    source.value, source.grid[1, 1] = 7, 5
    put(states, 1, source)
    assert [state.value for state in states] == [0, 7, 0]
    assert states[1].grid[1, 1] == 5


def test_a_state_is_saved_as_bytes() -> None:
    table = Table(GAME, 3)
    s = table.new_state()
    s.points[2], s.luck = 300, 3
    assert load_state(table, s.to_record().tobytes()).to_record() == s.to_record()


def test_choices_hold_as_many_as_they_must() -> None:
    choices = plain(choices_dtype(5))
    assert (len(choices.id), len(choices.weight), choices.n) == (5, 5, 0)


# ---- the checked state ---------------------------------------------------------------------


@pytest.mark.parametrize("make", [plain, checked])
def test_unknown_fields_are_refused(make: Any) -> None:
    s = make(STATE)
    with pytest.raises(AttributeError):
        s.hurd = 1
    with pytest.raises(AttributeError):
        s.hurd  # noqa: B018 - reading it is the test


@pytest.mark.parametrize("index", [-1, -3, 3, 99])
def test_indices_outside_a_row_are_refused(index: int) -> None:
    s = checked(STATE)
    with pytest.raises(StateError, match=str(index)):
        s.herd[index]
    with pytest.raises(StateError, match=str(index)):
        s.herd[index] = 0


@pytest.mark.parametrize("index", [(-1, 0), (0, -1), (2, 0), (0, 3), (9, 9)])
def test_indices_outside_a_grid_are_refused(index: tuple[int, int]) -> None:
    s = checked(STATE)
    with pytest.raises(StateError, match="outside"):
        s.grid[index]
    with pytest.raises(StateError, match="outside"):
        s.grid[index] = 0


@pytest.mark.parametrize("value", [-129, 128, 1000])
def test_values_too_wide_for_their_field_are_refused(value: int) -> None:
    s = checked(STATE)
    with pytest.raises(StateError, match="does not fit"):
        s.herd[0] = value
    with pytest.raises(StateError, match="does not fit"):
        s.grid[0, 0] = value
    with pytest.raises(StateError, match="does not fit"):
        s.more[0] = value * 256
    with pytest.raises(StateError, match="does not fit"):
        s.value = value * 256
    with pytest.raises(StateError, match="does not fit"):
        s.far = value * 2**60


@pytest.mark.parametrize("value", [1.0, "1", None, [1]])
def test_what_is_no_whole_number_is_refused(value: object) -> None:
    s = checked(STATE)
    for store in (
        lambda: s.herd.__setitem__(0, value),
        lambda: s.grid.__setitem__((0, 0), value),
        lambda: setattr(s, "value", value),
    ):
        with pytest.raises(StateError, match="no whole number"):
            store()


@pytest.mark.parametrize("row", [[1, 2], [1, 2, 3, 4], []])
def test_a_row_of_another_length_is_refused(row: list[int]) -> None:
    with pytest.raises(StateError, match="3"):
        checked(STATE).herd = row


def test_a_row_with_a_value_too_wide_is_refused() -> None:
    with pytest.raises(StateError, match="does not fit"):
        checked(STATE).herd = [0, 128, 0]


def test_a_clone_of_a_checked_state_is_checked_too() -> None:
    new = checked(STATE).clone()
    with pytest.raises(StateError):
        new.herd[-1] = 0
    with pytest.raises(StateError):
        new.grid[0, 0] = 128


def test_limits_themselves_fit() -> None:
    s = checked(STATE)
    s.herd[0], s.herd[1], s.value, s.far = -128, 127, -(2**15), 2**63 - 1
    s.herd[2] = np.int8(5)
    assert [s.herd[i] for i in range(3)] == [-128, 127, 5]
    assert type(s.herd[2]) is int
