"""OpenSpiel's own tools and algorithms run on our games."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from gondwana.bridges.openspiel import resampler
from gondwana.kernel import game_ids

from .test_openspiel import FEWEST, MORE, load

SOME = 25  # moves after which a game is stopped where its end does not matter
DOCS = Path(__file__).parents[2] / "docs" / "bridges.md"
TINY = {"seats": 2, "tiny": "on"}


@pytest.fixture(autouse=True)
def _flags() -> None:
    """OpenSpiel's playthroughs read command-line flags, of which there are none."""
    flags.FLAGS.mark_as_parsed()


@pytest.mark.parametrize("game", game_ids())
def test_a_playthrough_is_replayed_the_same(game: str, tmp_path: Path) -> None:
    name = str(load(game, FEWEST[game], most_moves=SOME))
    text = generate_playthrough.playthrough(name, [], seed=1)
    assert f"MaxGameLength() = {SOME}" in text
    assert "InformationStateString(0) =" in text
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert again == original == text


class FairBot(ismcts.ISMCTSBot):
    """It keeps nothing between its turns; `evaluate_bots` wants to hear so."""

    def restart_at(self, state: Any) -> None:
        self.reset()


@pytest.mark.parametrize("game", game_ids())
def test_its_bots_play_each_other(game: str) -> None:
    """Uniform bots in C++, and both searches in Python, of which one deals anew."""
    seats = MORE[game]
    spiel = load(game, seats, most_moves=SOME)
    uniform = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)]
    returns = pyspiel.evaluate_bots(spiel.new_initial_state(), uniform, 1)
    assert sum(returns) == pytest.approx(0)
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    seer = mcts.MCTSBot(spiel, 2.0, 2, evaluator, random_state=rng)
    fair = FairBot(spiel, evaluator, 2.0, 3, random_state=rng)
    fair.set_resampler(resampler(3))
    bots = [seer, *[fair] * (seats - 1)]
    returns = evaluate_bots(spiel.new_initial_state(), bots, rng)
    assert len(returns) == seats


def test_what_ismcts_chooses_hangs_on_nothing_that_its_seat_must_not_know() -> None:
    """From two states that differ in others' cards alone it makes the same choice."""
    spiel = load("evo-2001", 3, most_moves=200)
    rng = random.Random(5)
    state = spiel.new_initial_state()
    while (
        len(state.history()) < 120 or state.current_player() < 0 or len(state.legal_actions()) < 2
    ):
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    worlds = [resampler(seed)(state, seat) for seed in range(2)]
    assert str(worlds[0]) != str(worlds[1])
    chosen = []
    for world in worlds:
        dice = np.random.RandomState(6)
        bot = ismcts.ISMCTSBot(
            spiel, mcts.RandomRolloutEvaluator(1, dice), 2.0, 8, random_state=dice
        )
        bot.set_resampler(resampler(7))
        chosen.append(bot.get_policy(world))
    assert chosen[0] == chosen[1]


def test_its_search_in_machine_code_runs() -> None:
    state = load("evo-2011", **TINY).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 10, 10, True, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


# ---- the tiny table --------------------------------------------------------------------------


def test_a_tiny_table_s_strings_tell_apart_all_that_a_seat_has_seen() -> None:
    """One string, one past: what the seat observed at each of its turns, and what it did there."""
    game = load("evo-2011", **TINY)
    seen: dict[tuple[int, str], set[Any]] = defaultdict(set)
    rng = random.Random(8)
    for _ in range(150):
        state = game.new_initial_state()
        pasts: list[list[Any]] = [[], []]
        while not state.is_terminal():
            seat = state.current_player()
            action = rng.choice(state.legal_actions())
            if seat >= 0:
                pasts[seat].append(state.observation_string(seat))
                seen[seat, state.information_state_string(seat)].add(tuple(pasts[seat]))
                pasts[seat].append(action)
            state.apply_action(action)
    assert len(seen) > 200
    assert {len(pasts) for pasts in seen.values()} == {1}


@pytest.mark.parametrize("game", game_ids())
def test_sampling_walks_every_tiny_table_to_its_end(game: str) -> None:
    solver = OutcomeSamplingSolver(load(game, MORE[game], tiny="on"))
    for _ in range(3):
        solver.iteration()
    state = solver._game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.compiled
def test_counterfactual_regrets_of_a_tiny_table() -> None:
    """CFR walks the whole tree of some thousand information states; sampling walks parts of it."""
    game = load("evo-2011", compiled=True, **TINY)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    states = len(policy.state_lookup)
    assert 1000 < states < 10_000
    assert f"{states:,} information states" in DOCS.read_text(encoding="utf-8")
    assert policy.action_probability_array.sum(axis=1) == pytest.approx(1)
    for sampling in (ExternalSamplingSolver(game), OutcomeSamplingSolver(game)):
        for _ in range(10):
            sampling.iteration()
        sampled = sampling.average_policy()
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        chances = sampled.action_probabilities(state)
        assert sum(chances.values()) == pytest.approx(1)
        assert set(chances) == set(state.legal_actions())
