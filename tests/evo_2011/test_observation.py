"""The observation's parts begin where the list of its numbers has them."""

from __future__ import annotations

from gondwana.bridges.common import table_for
from gondwana.games.evo_2011 import secrets
from gondwana.games.evo_2011.state import SEATS, SPACES


def test_each_part_begins_at_its_first_number() -> None:
    names = [field.name for field in table_for("evo-2011").observation]
    assert names[secrets.BAGS].startswith("left.")
    assert not names[secrets.BAGS - 1].startswith("left.")
    for k in range(SEATS):
        assert names[secrets.SEATS_FROM + k * secrets.OF_SEAT] == f"seat{k}.points"
        assert names[secrets.COLUMNS + k * secrets.OF_COLUMN] == f"column{k}.gene"
    assert names[secrets.COLUMNS - SEATS : secrets.COLUMNS] == [f"order{k}" for k in range(SEATS)]
    assert names[secrets.ISLAND - 1] == "closed"
    assert names[secrets.ISLAND].startswith("dinosaur.")
    assert len(names) == secrets.ISLAND + 3 * SPACES
