"""What holds for every game by its contract, over all options and seat counts."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from gondwana.kernel import Match, Problem, find_game, game_ids
from gondwana.kernel.chance import draw, seed_words, set_dice
from gondwana.kernel.drive import start_entry, step_entry
from gondwana.kernel.engine import Engine
from gondwana.kernel.state import DICE, checked, duplicate, plain, records
from gondwana.kernel.texts import Texts

from .compiled import SCORES, report_entry
from .tables import ALL, covering, on_every_table, ordinary, plug_in, researching, table
from .walks import ROUNDS, finish, go_on, is_done, seen_by, step, stops, walk, whole

Key = tuple[str, int, tuple[tuple[str, str], ...]]
UNLIKELY = 1e-5  # for χ²; seeds are fixed, so what passes once passes always
WHOLE_GAMES = 1  # for each table; very many are played in the long run
FURTHER = 120  # steps that a copy is played on


def state_bytes(state: Any) -> bytes:
    return bytes(state.to_record().tobytes())


def dice_of(seed: str) -> Any:
    dice = plain(DICE)
    set_dice(dice, seed_words(seed, "test"))
    return dice


# ---- the tables themselves -----------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_pair_of_option_values_is_played(game: str) -> None:
    options = ordinary(game)
    rows = covering(options)
    for a in options:
        for b in options:
            for x in a.values:
                for y in b.values:
                    if a is not b or x == y:
                        assert any(row[a.name] == x and row[b.name] == y for row in rows)
    assert {key[1] for key in (param.values[0] for param in ALL)} >= set(find_game(game).seats)


@pytest.mark.parametrize("game", game_ids())
def test_a_games_card_is_whole(game: str) -> None:
    card = find_game(game)
    assert card.id == game
    assert card.version >= 1
    assert len(set(card.marks)) == len(card.marks) >= card.seats[-1]
    assert all(mark.isupper() for mark in card.marks)
    assert card.clauses[0] == ""
    assert len(set(card.clauses)) == len(card.clauses)
    assert len({kind.name for kind in card.events}) == len(card.events)
    assert card.most_legal <= card.actions
    for option in card.options:
        assert len(set(option.values)) == len(option.values) > 1
    assert all(path.is_file() for path in card.components.values())


# ---- legality ------------------------------------------------------------------------------


@on_every_table
def test_legal_is_what_nothing_refuses(key: Key) -> None:
    """Over all action ids and seats, in ascending order; and asking changes nothing."""
    game = table(*key).game
    refusal, texts = game.rules["refusal"], Texts("en", game.texts)
    seen: set[int] = set()
    for match, _ in stops(table(*key), games=2, share=3, make=checked):
        s, t, before = match.state, match.table.constants, state_bytes(match.state)
        for seat in range(match.seats):
            refused = [refusal(s, t, seat, action) for action in range(game.actions)]
            legal = match.legal(seat)
            assert legal == [action for action, clause in enumerate(refused) if clause == 0]
            assert bool(legal) == (seat in match.waiting)
            assert len(legal) <= game.most_legal
            for action in (-1, -2, game.actions, game.actions + 1, 10**6):
                assert refusal(s, t, seat, action) != 0
            seen |= set(refused)
        assert state_bytes(match.state) == before
        assert match.state.notes == []
    for clause in seen - {0}:
        assert texts.has(game.refused(clause).key)


@on_every_table
def test_a_refused_action_changes_nothing(key: Key) -> None:
    for match, rng in stops(table(*key), games=1, share=1):
        before, lines = state_bytes(match.state), len(match.lines)
        for seat in range(match.seats):
            legal = set(match.legal(seat))
            for action in rng.sample(range(match.game.actions), 20):
                if action not in legal:
                    refused = match.why_not(seat, action)
                    assert refused is not None
                    assert refused.clause in match.game.clauses
                    with pytest.raises(type(refused)):
                        match.play(seat, action)
        assert (state_bytes(match.state), len(match.lines)) == (before, lines)


# ---- a game from begin to end --------------------------------------------------------------


@on_every_table
def test_nothing_is_created_or_lost_and_every_game_ends(key: Key) -> None:
    """Every invariant before every step, on the state that refuses wrong indices and values."""
    rules = plug_in(key[0])
    for seed in range(WHOLE_GAMES):
        rounds = 0
        for match, _ in walk(table(*key), seed, checked):
            s, t = match.state, match.table.constants
            assert rules.BROKEN[rules.broken(s, t)] == ""
            assert bool(match.waiting) + bool(s.chance) + match.over == 1
            assert rounds <= match.round_number + match.over
            rounds = max(rounds, match.round_number)
            if s.chance:
                chances = match.chances()
                assert 0 < len(chances) <= match.game.most_legal
                assert all(weight > 0 for _, weight in chances)
                words = {match.outcome_words(outcome) for outcome, _ in chances}
                assert len(words) == len(dict(chances)) == len(chances)
                assert all(match.legal(seat) == [] for seat in range(match.seats))
            else:
                assert match.chances() == []
        fewest = 1 if researching(key) else rules.ROUNDS[0]
        assert fewest <= match.round_number <= rules.ROUNDS[1]


@on_every_table
def test_ranks_follow_from_who_is_ahead(key: Key) -> None:
    """A seat's rank is one more than the seats ahead of it; more points are never behind."""
    for match, _ in stops(table(*key), games=1, share=1):
        ranks = [match.rank(seat) for seat in range(match.seats)]
        points = [match.points(seat) for seat in range(match.seats)]
        for mine, rank in zip(points, ranks, strict=True):
            assert rank == 1 + sum(other < rank for other in ranks)
            assert all(r < rank for p, r in zip(points, ranks, strict=True) if p > mine)


@on_every_table
def test_events_mean_something(key: Key) -> None:
    """Each kind's numbers fit its arguments, and seats and audiences are at the table."""
    kinds = {kind.name: dict(kind.arguments) for kind in table(*key).game.events}
    texts = Texts("en", table(*key).game.texts)
    match = Match(table(*key), seed="events")
    finish(match, random.Random(1))
    every = [*match.opening, *(event for line in match.lines for event in line.events)]
    for event in every:
        assert list(event.arguments) == list(kinds[event.name])
        assert event.audience == -1 or 0 < event.audience < 1 << match.seats
        for name, value in event.arguments.items():
            kind = kinds[event.name][name]
            if kind == "seat":
                assert value in range(match.seats)
            elif kind in ("number", "space"):
                assert match.game.argument(match.table.constants, kind, value, texts)
    assert match.events(None) == [event for event in every if event.audience == -1]


# ---- words ---------------------------------------------------------------------------------


@on_every_table
def test_words_and_actions_are_one_to_one(key: Key) -> None:
    words = table(*key).words
    assert len(words) == table(*key).game.actions
    told = [text for text in words if text is not None]
    assert len(set(told)) == len(told)
    for action, text in enumerate(words):
        if text is not None:
            assert text == " ".join(text.lower().split())
            assert table(*key).read(text) == table(*key).read(f"  {text.upper()} ") == action


@on_every_table
def test_every_legal_action_and_every_outcome_can_be_said(key: Key) -> None:
    for match, _ in stops(table(*key), games=2, share=8):
        for seat in match.waiting:
            for action in match.legal(seat):
                words = match.table.words[action]
                assert words is not None
                assert match.why_not(seat, words) is None
        for outcome, _ in match.chances():
            words = match.outcome_words(outcome)
            assert match.read_outcome(words) == match.read_outcome(f" {words.upper()}  ") == outcome


@pytest.mark.parametrize("game", game_ids())
@settings(max_examples=300)
@given(data=st.data())
def test_words_of_any_kind_are_read_or_are_a_problem(game: str, data: st.DataObject) -> None:
    at = table(game, find_game(game).seats[0], ())
    known = sorted({word for words in at.words if words for word in words.split()})
    piece = st.one_of(st.sampled_from(known), st.text(max_size=6), st.integers().map(str))
    words = " ".join(data.draw(st.lists(piece, max_size=5)))
    try:
        action = at.read(words)
    except Problem as problem:
        action = None
        clause = getattr(problem, "clause", None)
    if action is None:
        assert clause is None or clause in at.game.clauses
    else:
        assert at.words[action] == " ".join(words.lower().split())


# ---- records, undo, copies -----------------------------------------------------------------


def position(match: Match) -> tuple[object, ...]:
    return (state_bytes(match.state), match.lines, state_bytes(match._dice))


@on_every_table
def test_a_record_is_read_back_the_same(key: Key) -> None:
    players = dict(enumerate(("Ann", "Bořek")[: key[1]]))
    match = Match(table(*key), seed=f"record {key}", players=players)
    finish(match, random.Random(2))
    text = match.save()
    again = Match.load(text)
    assert position(again) == position(match)
    assert again.over == match.over
    assert (again.opening, again.players) == (match.opening, match.players)
    assert again.table.options == match.table.options
    assert again.save() == text


@on_every_table
def test_a_saved_game_goes_on_the_same(key: Key) -> None:
    match, rng = Match(table(*key), seed=f"save {key}"), random.Random(3)
    for _ in range(rng.randrange(150)):
        if not match.over:
            step(match, rng)
    loaded = Match.load(match.save())
    assert position(loaded) == position(match)
    finish(match, random.Random(4))
    finish(loaded, random.Random(4))
    assert position(loaded) == position(match)


@on_every_table
def test_undo_and_replay_lead_to_the_same(key: Key) -> None:
    match, rng = Match(table(*key), seed=f"undo {key}"), random.Random(5)
    before = {}
    while not is_done(match):
        legal = [match.legal(seat) for seat in match.waiting]
        before[len(match.lines)] = (state_bytes(match.state), state_bytes(match._dice), legal)
        step(match, rng)
    lines, end = list(match.lines), state_bytes(match.state)
    for to in (rng.choice(sorted(before)), rng.randrange(len(lines)), 0):
        match.undo(to)
        assert match.lines == lines[:to]
        if to in before:
            legal = [match.legal(seat) for seat in match.waiting]
            there = (state_bytes(match.state), state_bytes(match._dice), legal)
            assert there == before[to]
        match.settle()
        while len(match.lines) < len(lines):
            line = lines[len(match.lines)]
            match.play(line.seat, line.id)
        assert (match.lines, state_bytes(match.state)) == (lines, end)


@on_every_table
def test_a_tampered_record_is_stopped_at_the_line_that_does_not_fit(key: Key) -> None:
    """Whatever was changed: all before the named line can be read, and with it no more."""
    match = whole(table(*key), f"tamper {key}")
    lines, rng = match.save().splitlines(), random.Random(f"{key}")
    seed = [line for line in lines if line.startswith("[Seed")]
    played = [i for i, line in enumerate(lines) if line and line[0] not in "[;"]
    for how in ("die", "action", "hash", "drop"):
        index = rng.choice([i for i in played if kind_of(lines[i]) != "hash"])
        changed = list(lines)
        if how == "drop":
            del changed[index]
        else:
            index = rng.choice([i for i in played if kind_of(lines[i]) == how])
            changed[index] = another(match, lines, index, rng)
        with pytest.raises(Problem) as caught:
            Match.load("\n".join(changed))
        number = caught.value.details["line"]
        assert number > index
        if how in ("die", "hash"):
            assert number == index + 1
        head = changed[:number]
        with pytest.raises(Problem):
            Match.load("\n".join([*head, *seed]))
        Match.load("\n".join([*head[:-1], *seed]))


def kind_of(line: str) -> str:
    """What a line of a record tells."""
    return {"*": "die", "=": "hash"}.get(line[0], "action")


def another(match: Match, lines: list[str], index: int, rng: random.Random) -> str:
    """Another line of the same kind as the one at this place."""
    line = lines[index]
    if kind_of(line) == "hash":
        return line[:-1] + ("0" if line[-1] != "0" else "1")
    if kind_of(line) == "action":
        words = [w for w in match.table.words if w is not None and w != line[2:]]
        return f"{line[0]} {rng.choice(words)}"
    number = sum(kind_of(text) != "hash" for text in lines[:index] if text and text[0] not in "[;")
    there = Match(match.table, seed=match.seed)
    there.by_hand = True
    there.undo(0)
    for past in match.lines[:number]:
        if past.seat is None:
            there.happen(past.id)
        else:
            there.play(past.seat, past.id)
    others = [there.outcome_words(k) for k, _ in there.chances() if k != match.lines[number].id]
    return f"* {there.chance_name()} {rng.choice(others) if others else 'nothing'}"


@on_every_table
def test_a_copy_is_independent(key: Key) -> None:
    for match, rng in stops(table(*key), games=1, share=0.2):
        before = position(match)
        copy = match.copy()
        go_on(copy, rng, FURTHER)
        assert position(match) == before
        one, two = match.copy(), match.copy()
        go_on(one, random.Random(7), FURTHER)
        go_on(two, random.Random(7), FURTHER)
        assert position(one) == position(two)


# ---- plain and compiled --------------------------------------------------------------------


@pytest.mark.compiled
@on_every_table
def test_plain_and_compiled_play_the_same_byte_for_byte(key: Key) -> None:
    """Same seed, same random choices: states, choices and dice after every decision."""
    at = table(*key)
    game, t = at.game, [at.constants]
    plain_step = game.plain[step_entry]
    for seed in ("a", "b"):
        engine = Engine(at, seed)
        s, choices, dice, rng = (
            at.new_state(),
            plain(game.choices),
            plain(DICE),
            random.Random(seed),
        )
        set_dice(dice, seed_words(seed, "dice"))
        n = game.plain[start_entry]([s], t, [choices], [dice])
        while True:
            assert engine.states.tobytes() == state_bytes(s)
            assert engine.legal().tolist() == choices.id[:n]
            assert engine.dice.tobytes() == state_bytes(dice)
            assert engine.over == bool(s.over)
            if engine.over or (game.most_rounds > 0 and s.round_number > ROUNDS):
                break
            action = rng.choice(choices.id[:n])
            n = plain_step([s], t, [choices], [dice], action)
            s.notes.clear()
            engine.play(action)


@pytest.mark.compiled
@on_every_table
def test_plain_and_compiled_tell_the_same(key: Key) -> None:
    """Observation, points, rank, estimate, every refusal, and the state dealt anew."""
    at = table(*key)
    game = at.game
    size = len(game.observation(at.constants))
    for number, (match, _) in enumerate(stops(at, games=1, share=0.7)):
        for seat in range(match.seats):
            s, dice = match.state.clone(), dice_of(f"{number}")
            states, record_dice = match.state.to_record(), dice.to_record()
            vector, out = [0] * size, [0] * (game.actions + SCORES)
            record_vector, record_out = (np.zeros(len(x), np.int32) for x in (vector, out))
            choices = plain(game.choices)
            game.plain[report_entry]([s], [at.constants], [choices], [dice], seat, vector, out)
            compiled = game.compiled[report_entry]
            compiled(
                states, at.record, records(game.choices), record_dice, seat,
                record_vector, record_out,
            )  # fmt: skip
            assert record_vector.tolist() == vector
            assert record_out.tolist() == out
            assert states.tobytes() == state_bytes(s)
            assert record_dice.tobytes() == state_bytes(dice)


@pytest.mark.compiled
@on_every_table
def test_a_match_and_an_engine_with_one_seed_are_one_game(key: Key) -> None:
    match = Match(table(*key), seed="one game")
    engine = Engine(table(*key), "one game")
    rng = random.Random(8)
    while not is_done(match):
        assert engine.seat == match.waiting[0]
        action = rng.choice(match.legal(engine.seat))
        match.play(engine.seat, action)
        engine.play(action)
    assert engine.over == match.over
    assert engine.states.tobytes() == state_bytes(match.state)
    assert duplicate(engine.states).tobytes() == engine.states.tobytes()


# ---- hidden information --------------------------------------------------------------------


@on_every_table
def test_what_a_seat_must_not_know_changes_nothing_that_it_is_told(key: Key) -> None:
    """View, observation, legal actions, refusals, points, rank and estimate, to the byte."""
    at, rules = table(*key), plug_in(key[0])
    hidden = 0
    for match, rng in stops(at, games=2, share=1):
        for seat in (None, *range(match.seats)):
            told = seen_by(at, match.state, seat)
            for other in rules.disguises(match.state, at.constants, seat, rng):
                hidden += 1
                assert state_bytes(other) != state_bytes(match.state)
                assert rules.BROKEN[rules.broken(other, at.constants)] == ""
                assert seen_by(at, other, seat) == told
    if not researching(key):
        assert hidden > (20 if key[1] > 1 else 0)  # alone one hides from watchers only


@on_every_table
def test_the_log_keeps_secrets(key: Key) -> None:
    """What one seat sees come, or chooses unseen, the others are told nothing of."""
    at, rules = table(*key), plug_in(key[0])
    for match, rng in stops(at, games=2, share=4):
        s, t = match.state, at.constants
        if s.chance and match.chance_name() in rules.SECRET_CHANCES:
            knower = rules.SECRET_CHANCES[match.chance_name()](s, t)
            outcomes = [outcome for outcome, _ in match.chances()]
            twins = [match.copy(), match.copy()]
            for twin, outcome in zip(twins, rng.sample(outcomes * 2, 2), strict=True):
                twin.happen(outcome)
        elif match.waiting and rules.chooses_unseen(s, t):
            knower = rng.choice(match.waiting)
            twins = [match.copy(), match.copy()]
            for twin in twins:
                twin.play(knower, rng.choice(twin.legal(knower)))
            if not all(rules.chooses_unseen(twin.state, t) for twin in twins):
                continue
            if twins[0].waiting != twins[1].waiting:
                continue  # that somebody has decided lies open
        else:
            continue
        for seat in (None, *range(match.seats)):
            if seat != knower:
                told = [(seen_by(at, m.state, seat), m.events(seat)) for m in twins]
                assert told[0] == told[1]


@on_every_table
def test_dealing_anew_hangs_on_nothing_but_what_the_seat_knows(key: Key) -> None:
    """States that a seat cannot tell apart are dealt anew into the very same one."""
    at, rules = table(*key), plug_in(key[0])
    redeal = at.game.rules["redeal"]
    for number, (match, rng) in enumerate(stops(at, games=1, share=1)):
        for seat in range(match.seats):
            told = seen_by(at, match.state, seat)
            results = set()
            for other in (
                match.state,
                *rules.disguises(match.state, at.constants, seat, rng),
            ):
                new = other.clone()
                redeal(new, at.constants, seat, dice_of(f"{number}"), plain(at.game.choices))
                assert new.notes == []
                results.add(state_bytes(new))
            assert len(results) == 1
            assert seen_by(at, new, seat) == told
            assert rules.BROKEN[rules.broken(new, at.constants)] == ""
            assert rules.settled(new, at.constants)
    playable = match_from(at, new)
    finish(playable, random.Random(9))


def match_from(at: Any, state: Any) -> Match:
    """A match that goes on from a state, its dice by hand."""
    match = Match(at, seed="", dice="hand")
    match.state = state
    return match


@pytest.mark.parametrize("game", game_ids())
def test_dealing_anew_is_as_likely_as_it_must_be(game: str) -> None:
    at, rules = table(game, find_game(game).seats[-1], ()), plug_in(game)
    redeal, choices = at.game.rules["redeal"], plain(at.game.choices)
    tested: Counter[str] = Counter()
    for match, _ in stops(at, games=6, share=0.2):
        for seat in range(match.seats):
            expected = list(rules.expectations(match.state, at.constants, seat))
            if all(tested[name] >= 6 for name, _, _ in expected):
                continue
            dice, counts = dice_of(f"{game} {seat}"), [Counter() for _ in expected]
            for _ in range(1500):
                new = match.state.clone()
                redeal(new, at.constants, seat, dice, choices)
                for count, (_, read, _) in zip(counts, expected, strict=True):
                    count[read(new)] += 1
            for count, (name, _, chances) in zip(counts, expected, strict=True):
                tested[name] += 1
                assert sum(chances.values()) == 1
                assert set(count) <= set(chances)
                likely = [1500 * float(p) for p in chances.values()]
                if len(chances) > 1:  # else it is certain
                    fit = chisquare([count[k] for k in chances], likely)
                    assert fit.pvalue > UNLIKELY, name
    assert len(tested) > 1


# ---- chance --------------------------------------------------------------------------------


@on_every_table
def test_outcomes_come_as_often_as_their_weights_say(key: Key) -> None:
    """Every kind of chance event, as the match draws it."""
    at = table(*key)
    seen: Counter[str] = Counter()
    for match, _ in stops(at, games=2, share=2):
        chances = match.chances()
        if len(chances) < 2 or seen[match.chance_name()] == 2:
            continue
        seen[match.chance_name()] += 1
        dice, total = dice_of(f"{len(match.lines)}"), sum(weight for _, weight in chances)
        counts = Counter(draw(match._choices, dice) for _ in range(1500))
        assert set(counts) <= set(dict(chances))
        likely = [1500 * weight / total for _, weight in chances]
        assert chisquare([counts[k] for k, _ in chances], likely).pvalue > UNLIKELY
    assert len(seen) > (1 if researching(key) else 2)


# ---- component files -----------------------------------------------------------------------

JUNK = ("-1", "0", "10000000", "true", "1.5", '"junk"', "[]", '["junk"]', "{}", "nonsense")


@pytest.mark.parametrize("game", game_ids())
def test_junk_in_a_component_file_is_a_problem_and_never_a_crash(game: str, tmp_path: Any) -> None:
    """A figure replaced or left out: the table is made, or a Problem names the file."""
    card, rng = find_game(game), random.Random(10)
    options = card.resolve(card.seats[0], {})
    files: list[tuple[str, str]] = []  # those that are told to be wrong, and those that are
    for name, path in card.components.items():
        lines = path.read_text(encoding="utf-8").splitlines()
        figures = [i for i, line in enumerate(lines) if " = " in line]
        for index in rng.sample(figures, min(60, len(figures))):
            key = lines[index].split(" = ")[0]
            for line in (f"{key} = {rng.choice(JUNK)}", "", f"{key}x = 1"):
                own = tmp_path / path.name
                own.write_text("\n".join([*lines[:index], line, *lines[index + 1 :]]))
                try:
                    card.build(card.seats[0], options, {**card.components, name: own})
                except Problem as problem:
                    files.append((problem.details["file"], str(own)))
    assert len(files) > 100
    assert all(told == wrong for told, wrong in files)
