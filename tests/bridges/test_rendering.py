"""Drawings of a position: well-formed, complete in themselves, and with everybody on the board."""

from __future__ import annotations

import random
from importlib import import_module
from xml.etree import ElementTree

import pytest

from gondwana.bridges.common import Position, table_for
from gondwana.bridges.rendering import render
from gondwana.kernel import game_ids

SVG = "{http://www.w3.org/2000/svg}"


def some_position(game: str) -> Position:
    """A game some way on."""
    position, rng = (
        Position(table_for(game), compiled=False, drawn=True, seed="5"),
        random.Random(1),
    )
    for _ in range(80):
        position.play(rng.choice(position.ids))
    return position


@pytest.mark.parametrize("game", game_ids())
def test_a_drawing_needs_nothing_else_and_shows_the_board(game: str) -> None:
    position = some_position(game)
    table, names = position.table, [f"player_{k}" for k in range(position.table.seats)]
    drawing = render(table, position.record.tobytes(), position.turn, names, "svg")
    assert isinstance(drawing, str)
    for foreign in ("var(", "light-dark(", "@import", 'href="http'):
        assert foreign not in drawing
    root = ElementTree.fromstring(drawing)
    ids = {each.get("id") for each in root.iter()}
    for use in root.iter(f"{SVG}use"):
        assert (use.get("href") or "").removeprefix("#") in ids
    room = table.game.view.__module__.rpartition(".")[0]
    if hasattr(import_module(f"{room}.drawing"), "board"):
        drawn = [g for g in root.iter(f"{SVG}g") if "piece" in (g.get("class") or "").split()]
        assert len(drawn) == int(position.record["alive"].sum())
