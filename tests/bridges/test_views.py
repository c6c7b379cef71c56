"""States and what learners read as arrays over the same memory."""

from __future__ import annotations

import numpy as np
import pytest

from gondwana.bridges.common import Position, table_for
from gondwana.bridges.rows import Rows
from gondwana.bridges.views import fields
from gondwana.kernel.state import records


def test_every_field_is_an_array_over_the_states_memory() -> None:
    table = table_for("evo-2011", 3)
    states = records(table.game.state, 5)
    found = fields(states)
    assert list(found) == list(table.game.state.names or ())
    assert found["genes"].shape == (5, *table.game.state["genes"].shape)
    assert all(np.shares_memory(array, states) for array in found.values())
    found["points"][3, 1] = 17
    assert states[3].points[1] == 17
    states[2].round_number = 4
    assert found["round_number"].tolist() == [0, 0, 4, 0, 0]


def test_what_learners_read_goes_to_other_libraries_without_a_copy() -> None:
    rows = Rows(table_for("evo-2011", 2), 2, compiled=False)
    rows.reset(["1", "2"])
    for array in (rows.observations, rows.masks, rows.rewards, rows.listed):
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)
    torch = pytest.importorskip("torch")
    tensor = torch.from_dlpack(rows.observations)
    rows.step(rows.listed[:, 0])
    assert np.array_equal(tensor.numpy(), rows.observations)


@pytest.mark.compiled
def test_a_compiled_position_and_compiled_rows_are_their_states() -> None:
    table = table_for("evo-2011", 3)
    position = Position(table, compiled=True, drawn=True, seed="1")
    rows = Rows(table, 2)
    rows.reset(["1", "2"])
    seen = fields(position.record)["waiting"]
    assert seen.tolist() == fields(rows.states)["waiting"][:1].tolist() == [position.waiting]
    before = position.record.tobytes()
    position.play(position.ids[0])
    rows.step(rows.listed[:, 0])
    assert position.record.tobytes() == rows.states[:1].tobytes() != before
    rows.close()
