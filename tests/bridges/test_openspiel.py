"""OpenSpiel: our games are states, chance nodes, strings and tensors as it wants them."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from conformance.tables import ALL, on_every_table, plug_in, table
from conformance.walks import is_done
from gondwana.bridges.openspiel import resampler, short_name
from gondwana.kernel import Match, Problem, Refused, find_game, game_ids

Key = tuple[str, int, tuple[tuple[str, str], ...]]
FEWEST = {"darwinning": 2, "dinosaur-island": 1, "evo-2001": 3, "evo-2011": 2}
WHOLE = [
    next(key for param in ALL if (key := param.values[0])[:2] == (game, seats))
    for game, seats in FEWEST.items()
]
MORE = {"darwinning": 3, "dinosaur-island": 2, "evo-2001": 3, "evo-2011": 3}  # with secrets


def load(game: str, seats: int, options: Any = (), **more: Any) -> Any:
    """A game of OpenSpiel's whose rules run plainly, for compiling takes a minute."""
    given = {"seats": seats, "compiled": False, **dict(options), **more}
    told = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"{short_name(game)}({told})")


def moves_of(match: Match) -> list[int]:
    return [line.id for line in match.lines]


@on_every_table
def test_a_match_and_a_state_are_one_game(key: Key) -> None:
    """Every move of a match: whose turn, what may be done, its words, and what the end brings.

    To the end of one game of each; of other tables the first moves.
    """
    game = load(*key)
    match, rng = Match(table(*key), seed="spiel", dice="hand"), random.Random(1)
    state = game.new_initial_state()
    while not match.over and (key in WHOLE or len(match.lines) < 60):
        assert not state.is_terminal()
        if match.state.chance:
            chances = sorted(match.chances())
            assert state.current_player() == pyspiel.PlayerId.CHANCE
            assert state.is_chance_node()
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == state.legal_actions()
            total = sum(weight for _, weight in chances)
            assert outcomes == [(id_, weight / total) for id_, weight in chances]
            id_ = rng.choice(chances)[0]
            words = f"{match.chance_name()} {match.outcome_words(id_)}"
            assert id_ < game.max_chance_outcomes()
        else:
            seat = match.waiting[0]
            assert state.current_player() == seat
            assert state.legal_actions() == state.legal_actions(seat) == match.legal(seat)
            others = set(range(key[1])) - {seat}
            assert all(state.legal_actions(other) == [] for other in others)
            id_ = rng.choice(match.legal(seat))
            words = match.table.words[id_]
        assert state.action_to_string(id_) == words
        assert state.returns() == [0.0] * key[1]
        state.apply_action(id_)
        if match.state.chance:
            match.happen(id_)
        else:
            match.play(seat, id_)
    assert state.history() == moves_of(match)
    assert state.is_terminal() == match.over
    if match.over:
        the_end_is_the_matchs(state, match)


def the_end_is_the_matchs(state: Any, match: Match) -> None:
    """Nobody moves any more, and the returns follow the ranks."""
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    ranks = [match.rank(seat) for seat in range(match.seats)]
    returns = state.returns()
    assert sum(returns) == pytest.approx(0 if match.seats > 1 else 1)
    assert [sorted(set(returns), reverse=True).index(r) for r in returns] == [
        sorted(set(ranks)).index(rank) for rank in ranks
    ]


@pytest.mark.parametrize("game", game_ids())
def test_openspiels_own_test_of_a_game(game: str) -> None:
    """Legality, words, tensors and strings of every player, copies and saving at every state."""
    pyspiel.random_sim_test(load(game, FEWEST[game]), num_sims=1, serialize=True, verbose=False)


# ---- what is known -------------------------------------------------------------------------


def told(state: Any, seat: int) -> tuple[Any, ...]:
    """All that a seat can read of a state."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    )


def in_turn(spiel: Any, games: int, share: float) -> Iterator[tuple[Match, Any, random.Random]]:
    """Positions of random games in which seats that decide at once do so in their order."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(games):
        rng = random.Random(f"{seed} in turn")
        match = Match(spiel.setting.table, seed=str(seed), dice="hand")
        state = spiel.new_initial_state()
        while not is_done(match):
            kind = (match.state.asking, match.state.chance)
            seen[kind] += 1
            if rng.random() < share / seen[kind]:
                yield match, state, rng
            id_ = rng.choice(state.legal_actions())
            state.apply_action(id_)
            if match.state.chance:
                match.happen(id_)
            else:
                match.play(match.waiting[0], id_)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_chosen_or_comes_unseen_shows_to_nobody_else(game: str) -> None:
    """Two states that differ in one such thing read the same to all others, to the letter."""
    rules, seats = plug_in(game), MORE[game]
    spiel = load(game, seats)
    t = spiel.setting.table.constants
    compared = 0
    for match, state, rng in in_turn(spiel, games=2, share=3):
        s = match.state
        if s.chance and match.chance_name() in rules.SECRET_CHANCES:
            knower = rules.SECRET_CHANCES[match.chance_name()](s, t)
        elif match.waiting and rules.chooses_unseen(s, t):
            knower = match.waiting[0]
        else:
            continue
        ids = state.legal_actions()
        twins = [state.child(id_) for id_ in rng.sample(ids, min(2, len(ids)))]
        turns = {twin.current_player() for twin in twins}
        if len(twins) < 2 or len(turns) > 1 or not unseen_yet(rules, twins, t):
            continue
        compared += 1
        assert knower is None or told(twins[0], knower) != told(twins[1], knower)
        for seat in set(range(seats)) - {knower}:
            assert told(twins[0], seat) == told(twins[1], seat)
    assert compared > 1


def unseen_yet(rules: Any, twins: list[Any], t: Any) -> bool:
    """Whether nothing has lain open since; a chance event lies open to nobody but its knower."""
    table_ = twins[0].standing.setting.table
    states = [twin.standing.past.state(table_) for twin in twins]
    before = twins[0].standing.past.parent.state(table_)
    if before.chance:
        return len({(state.chance, state.waiting) for state in states}) == 1
    return all(rules.chooses_unseen(state, t) for state in states)


@pytest.mark.parametrize("game", game_ids())
def test_a_seat_remembers_what_it_did(game: str) -> None:
    for _, state, rng in in_turn(load(game, MORE[game]), games=1, share=1):
        seat, ids = state.current_player(), state.legal_actions()
        if seat >= 0 and len(ids) > 1:
            twins = [state.child(id_) for id_ in rng.sample(ids, 2)]
            strings = [twin.information_state_string(seat) for twin in twins]
            assert strings[0] != strings[1]
            before = state.information_state_string(seat).rpartition("= ")[0]
            assert all(string.startswith(before) for string in strings)


@pytest.mark.parametrize("game", game_ids())
def test_dealing_anew_keeps_what_the_seat_knows(game: str) -> None:
    """The player reads the same, may do the same, and the new state can be played to its end."""
    seats = MORE[game]
    spiel, rng, anew = load(game, seats), random.Random(3), resampler(4)
    changed = 0
    for match, state, _ in in_turn(spiel, games=1, share=1.5 if game != "dinosaur-island" else 2.5):
        if not match.waiting:
            continue
        seat = state.current_player()
        before = told(state, seat), str(state)
        other = anew(state, seat)
        assert (told(state, seat), str(state)) == before
        assert told(other, seat) == before[0]
        changed += str(other) != str(state)
        for _ in range(20):
            if not other.is_terminal():
                other.apply_action(rng.choice(other.legal_actions()))
        for player in range(seats):
            assert f"{told(other, player)}"
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, other))[
            1
        ]
        assert [told(again, player) for player in range(seats)] == [
            told(other, player) for player in range(seats)
        ]
    assert changed > 0


def test_what_is_dealt_anew_shows_to_whom_it_was_dealt() -> None:
    """Others' strings fit their new cards, so a search does not mix two worlds of theirs."""
    mixed = 0
    for match, state, _ in in_turn(load("evo-2001", 3), 2, 3):
        if match.waiting:
            seat = state.current_player()
            worlds = [resampler(seed)(state, seat) for seed in range(6)]
            for other in {0, 1, 2} - {seat}:
                mixed += len({world.information_state_string(other) for world in worlds}) > 1
    assert mixed > 3


# ---- tensors, copies, errors ---------------------------------------------------------------


def test_tensors_have_named_parts() -> None:
    game = load("evo-2011", 3, recall=30)
    state = game.new_initial_state()
    rng = random.Random(5)
    while state.is_chance_node() or len(state.history()) < 40:
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    assert observer.dict["player"].tolist() == [float(k == seat) for k in range(3)]
    fields = {field.name: k for k, field in enumerate(game.setting.table.observation)}
    plain_state = state.standing.past.state(game.setting.table)
    numbers = observer.dict["observation"]
    assert numbers[fields["round"]] == plain_state.round_number
    assert numbers[fields["seat0.points"]] == plain_state.points[seat]
    assert observer.dict["recall"].shape == (30, 6)
    action = state.legal_actions()[0]
    state.apply_action(action)
    observer.set_from(state, seat)
    assert [1, action] in observer.dict["recall"][:, :2].tolist()
    assert state.information_state_tensor(seat) == observer.tensor.tolist()
    assert len(state.information_state_tensor(seat)) == game.information_state_tensor_size()
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, public) is None


def test_copies_are_independent_and_saving_keeps_all() -> None:
    game = load("evo-2011", 2)
    state, rng = game.new_initial_state(), random.Random(6)
    for _ in range(60):
        twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        before = str(state), state.history(), state.information_state_string(0)
        action = rng.choice(state.legal_actions())
        for twin in twins:
            assert (str(twin), twin.history(), twin.information_state_string(0)) == before
            twin.apply_action(action)
            assert len(twin.history()) == len(before[1]) + 1
        assert (str(state), state.history(), state.information_state_string(0)) == before
        state.apply_action(action)
        assert {str(twin) for twin in twins} == {str(state)}
        assert {twin.information_state_string(1) for twin in twins} == {
            state.information_state_string(1)
        }


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    game = load("evo-2011", 2)
    state, rng = game.new_initial_state(), random.Random(7)
    with pytest.raises(Problem, match="order"):
        state.apply_action(17)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    with pytest.raises(pyspiel.SpielError):
        state.information_state_string(2)
    before = str(state), state.history()
    wrong = min(set(range(game.num_distinct_actions())) - set(state.legal_actions()))
    for action in (wrong, 10**6):
        with pytest.raises(Refused):
            state.apply_action(action)
        assert (str(state), state.history()) == before


def test_parameters() -> None:
    game = pyspiel.load_game("gondwana_darwinning(seats=2,eras=4,compiled=False)")
    assert game.setting.table.options["eras"] == "4"
    assert game.num_players() == 2
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    hungarian = load("evo-2011", 3, rulebook="hu")
    assert hungarian.setting.table.options["hidden_points"] == "on"
    for wrong in ("seats=7", "rulebook=latin", "rewards=gold", "recall=0", "most_moves=0"):
        with pytest.raises(Problem):
            pyspiel.load_game(f"gondwana_evo_2011(compiled=False,{wrong})")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("gondwana_evo_2011(colour=red)")


def test_points_are_a_reward_and_a_game_stops_after_its_most_moves() -> None:
    game = load("evo-2011", 3, rewards="score", most_moves=80)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state, rng = game.new_initial_state(), random.Random(8)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.history()) == game.max_game_length() == 80
    assert state.returns() == state.standing.position.scores()[0].tolist()
    assert max(state.returns()) > 0


def test_a_game_that_need_not_end_stops_after_its_most_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load("dinosaur-island", 2, recall=1)
    assert game.setting.most_rounds == find_game("dinosaur-island").most_rounds > 0
    monkeypatch.setattr(game.setting, "most_rounds", 1)
    state, rng = game.new_initial_state(), random.Random(10)
    while not state.is_terminal():
        assert state.standing.position.round_number <= 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.standing.position.round_number == 2
    assert state.returns() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


@pytest.mark.compiled
def test_compiled_states_are_the_same() -> None:
    """Machine code and plain Python: every string, tensor, outcome and return."""
    plain, compiled = load("evo-2011", 3), load("evo-2011", 3, compiled=True)
    rng = random.Random(9)
    states = [game.new_initial_state() for game in (plain, compiled)]
    while not states[0].is_terminal():
        assert str(states[0]) == str(states[1])
        assert states[0].legal_actions() == states[1].legal_actions()
        if states[0].is_chance_node():
            assert states[0].chance_outcomes() == states[1].chance_outcomes()
        elif rng.random() < 0.1:
            assert [told(states[0], seat) for seat in range(3)] == [
                told(states[1], seat) for seat in range(3)
            ]
            worlds = [resampler(1)(state, state.current_player()) for state in states]
            assert str(worlds[0]) == str(worlds[1])
        action = rng.choice(states[0].legal_actions())
        for state in states:
            state.apply_action(action)
    assert states[1].is_terminal()
    assert states[0].returns() == states[1].returns()
