"""Every number of an observation has a name of its own, a meaning, and stays in its bounds."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from gondwana.kernel import Match, find_game, game_ids

from .tables import on_every_table, table

MOST = 250  # decisions of a game; long games are followed on a while


@on_every_table
def test_numbers_stay_in_their_bounds(key: Any) -> None:
    at = table(*key)
    rng, match = random.Random(1), Match(at, seed="1")
    fields, observe = at.observation, at.game.rules["observe"]
    for _ in range(MOST):
        if match.over:
            break
        for seat in range(at.seats) if rng.random() < 0.2 else match.waiting[:1]:
            vector = [999_999] * len(fields)
            observe(match.state, at.constants, seat, vector)
            for field, value in zip(fields, vector, strict=True):
                assert field.low <= value <= field.high, (field, value)
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("game", game_ids())
def test_numbers_have_names_and_one_meaning_has_one_range(game: str) -> None:
    card = find_game(game)
    fields = table(game, card.seats[-1], ()).observation
    assert Counter(field.name for field in fields).most_common(1)[0][1] == 1
    assert all(-(2**15) <= field.low < field.high < 2**15 for field in fields)
    ranges = {(field.meaning, field.low, field.high) for field in fields}
    assert len({meaning for meaning, *_ in ranges}) == len(ranges)
