"""Tuning: weights of the judgement, each seat's own, and fitting them by play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gondwana.arena import tuning
from gondwana.arena.tuning import Tuning, tune
from gondwana.kernel import Match, Problem, Table, find_game, game_ids
from gondwana.kernel.weights import lay_weights, read_weights, weights_of, with_weights

GAME = "evo-2011"
HERD = 19  # where the weight of a living dinosaur stands
BEST = 1.4  # the factor of it that wins all games in `played`


@pytest.fixture
def table() -> Table:
    return Table(find_game(GAME), 3)


def played(table: Table, bots: list[str], games: int, seed: str, jobs: int) -> Any:
    """Instead of games: a seat wins the more, the nearer its herd's weight is to the best one."""
    rows = [weights_of(table, seat) for seat in range(table.seats)]
    usual = sorted(rows)[1]  # two of three seats have the same
    seat = next((k for k, row in enumerate(rows) if row != usual), 0)
    share = max(0.0, 1 - abs(rows[seat][HERD] / usual[HERD] - BEST))
    shape = (games, table.seats)
    return SimpleNamespace(shares=np.full(shape, share), ranks=np.ones(shape))


@pytest.mark.parametrize("game", game_ids())
def test_every_seat_has_the_weights_of_the_file(game: str) -> None:
    table = Table(find_game(game), 3)
    row = [value for values in read_weights(table.game.folder).values() for value in values]
    assert len(row) > 15
    assert [weights_of(table, seat) for seat in range(3)] == [row] * 3


@pytest.mark.parametrize("game", game_ids())
def test_a_seat_judges_by_its_own_weights(game: str) -> None:
    table = Table(find_game(game), 3)
    other = with_weights(table, 1, [2 * value for value in weights_of(table)])
    match = Match(table, seed="weights")
    for _ in range(40):
        if match.waiting:
            seat = match.waiting[0]
            match.play(seat, match.legal(seat)[0])
        else:
            match.happen(match.chances()[0][0])
    estimate = match.game.rules["estimate"]
    before, after = (
        [estimate(match.state, t.constants, seat) for seat in range(3)] for t in (table, other)
    )
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True]
    assert other.record["weights"][0][1].tolist() == weights_of(other, 1)


def test_a_file_with_other_weights_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "weights.toml").write_text("[weights]\ngene = [1, 2]\n")
    with pytest.raises(ValueError, match="weights"):
        lay_weights(Table(find_game(GAME), 2).constants, tmp_path, {"gene": 3})


def test_a_game_whose_judgement_has_none_cannot_be_tuned() -> None:
    game = replace(find_game(GAME), constants=np.dtype([("seats", "i1")]))
    with pytest.raises(Problem):
        Tuning(Table(game, 3), 30, "1")


def test_tuning_finds_what_wins(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "simulate", played)
    told = []
    tuned = tune(
        Tuning(table, 3, "1"), 40, progress=lambda number, best: told.append((number, best))
    )
    usual = read_weights(table.game.folder)["herd"][0]
    assert tuned.weights["herd"][0] / usual == pytest.approx(BEST, abs=0.15)
    assert [number for number, _ in told] == list(range(1, 41))
    assert tuned.share > 0.8
    assert tuned.low < tuned.share <= tuned.high


def test_a_tuning_goes_on_where_it_was_stopped(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "simulate", played)
    state = tmp_path / "state.json"
    tune(Tuning(table, 3, "1", state=state), 4)
    assert len(Tuning(table, 3, "1", state=state).results) == 4
    assert tune(Tuning(table, 3, "1", state=state), 7) == tune(Tuning(table, 3, "1"), 7)
    for seed, text in (("2", None), ("1", "{}"), ("1", "no json")):
        if text is not None:
            state.write_text(text)
        with pytest.raises(Problem):
            Tuning(table, 3, seed, state=state)


def test_what_was_found_is_a_file_of_weights(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "simulate", played)
    tuned = tune(Tuning(table, 3, "1"), 2)
    (tmp_path / "weights.toml").write_text(tuned.toml())
    assert read_weights(tmp_path) == tuned.weights
    assert "gondwana tune evo-2011 --seats 3 --generations 2 --games 3 --seed 1" in tuned.toml()
