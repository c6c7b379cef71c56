"""The ladder and the bots' names: who is meant, how long he thinks, and what is known of him."""

from __future__ import annotations

import json
import runpy
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from gondwana.bots import (
    TEXTS,
    Bot,
    CompiledBot,
    Rating,
    bot_names,
    check_seated,
    find_bot,
    find_policy,
    is_reproducible,
    ladder,
    make_bot,
    rating,
    steps,
)
from gondwana.bots.naming import SEARCH_FORMS
from gondwana.bots.search import Budget, Search
from gondwana.kernel import Match, Problem, Table, find_game, game_ids
from gondwana.kernel.texts import LANGUAGES, Texts

SHIPPED = ladder.FILE
SCRIPT = Path(__file__).parents[2] / "scripts" / "ladder_ratings.py"


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(find_game("evo-2011"), 3)


def test_the_ladder_goes_from_policies_to_longer_and_longer_searches() -> None:
    every = list(steps().values())
    assert [step.name for step in every] == [
        "hatchling", "forager", "hunter", "alpha", "alpha-long",
    ]  # fmt: skip
    searching = [step for step in every if step.policy is None]
    assert every[-len(searching) :] == searching
    times = [step.milliseconds for step in searching]
    assert times == sorted(set(times))
    assert times[0] > 0


@pytest.mark.parametrize("game", game_ids())
def test_a_step_thinks_for_iterations_and_on_a_table_by_the_clock_too(game: str) -> None:
    iterations = []
    for step in steps().values():
        if step.policy is None:
            budget = step.budget(game, by_clock=True)
            assert budget == Budget(budget.iterations, step.milliseconds)
            assert step.budget(game, by_clock=False) == Budget(budget.iterations)
            iterations.append(budget.iterations)
    assert iterations == sorted(set(iterations))


def test_every_name_makes_a_bot(table: Table) -> None:
    for name in (*bot_names(), *SEARCH_FORMS):
        for compiled in (False, True):
            if find_policy(name) is None:
                bot = make_bot(name, table, 1, "s", compiled=False)
                assert isinstance(bot, Search)
                assert bot.seat == 1
            else:
                made = make_bot(name, table, 1, "s", compiled=compiled)
                assert isinstance(made, CompiledBot if compiled else Bot)


def test_a_search_may_be_named_by_its_budget(table: Table) -> None:
    by_iterations, by_clock = (
        make_bot(name, table, 0, "s", compiled=False) for name in ("search:7", "search:90ms")
    )
    assert isinstance(by_iterations, Search)
    assert isinstance(by_clock, Search)
    assert by_iterations.budget == Budget(7)
    assert by_clock.budget == Budget(milliseconds=90)
    assert is_reproducible("search:7")
    assert not is_reproducible("search:90ms")
    assert is_reproducible("alpha")


def test_a_step_decides_as_its_policy(table: Table) -> None:
    match = Match(table, seed="policy")
    while not match.over and match.round_number < 3:
        seat = match.waiting[0]
        forager, greedy = (
            find_bot(n)(table, seat, "s").choose(match) for n in ("forager", "greedy")
        )
        assert forager == greedy
        match.play(seat, greedy)


@pytest.mark.parametrize("name", ["godzilla", "", "search", "search:0", "search:-3", "search:5 ms"])
def test_an_unknown_bot_is_a_problem(name: str) -> None:
    with pytest.raises(Problem):
        find_bot(name)
    with pytest.raises(Problem):
        check_seated(name)


def test_nobody_can_keep_a_shared_table_busy_with_a_budget_of_his_own() -> None:
    for name in bot_names():
        check_seated(name)
    for name in ("search:999999999", "search:200ms"):
        find_policy(name)
        with pytest.raises(Problem):
            check_seated(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_every_step_a_line_of_character(language: str) -> None:
    texts = Texts(language, TEXTS)
    names = [texts(f"bot-{name}") for name in bot_names()]
    assert len(set(names)) == len(names)
    characters = [texts(f"character-{name}") for name in steps()]
    assert len(set(characters)) == len(characters)
    assert all(line.endswith(".") and len(line) < 80 for line in characters)


def test_what_is_measured_of_a_step_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"rating": 30.5, "low": 29.0, "high": 32.0, "milliseconds": 4.2, "games": 80}
    told = {"ratings": {"evo-2011": {"4": {"alpha": row}}}}
    monkeypatch.setattr(ladder, "_document", lambda: told)
    assert rating("alpha", "evo-2011", 4) == Rating(**row)
    for step, game, seats in (
        ("alpha", "evo-2011", 3),
        ("hunter", "evo-2011", 4),
        ("alpha", "x", 4),
    ):
        assert rating(step, game, seats) is None
    told.clear()
    assert rating("alpha", "evo-2011", 4) is None


def test_what_was_measured_lies_within_its_interval() -> None:
    for game in game_ids():
        for seats in find_game(game).seats:
            for step in steps():
                found = rating(step, game, seats)
                assert found is None or (found.low < found.rating < found.high and found.games > 0)


def test_ratings_are_taken_from_tournaments(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, tournament = tmp_path / "ladder.toml", tmp_path / "tournament.json"
    shutil.copy(ladder.FILE, file)
    monkeypatch.setattr(ladder, "FILE", file)
    for mu in (31.27, 29.0):
        standing = {"bot": "hunter", "rating": mu, "rating_low": mu - 2, "rating_high": mu + 2}
        document = {
            "game": "evo-2011",
            "seats": 3,
            "games": 12,
            "standings": [standing],
            "measured": {"milliseconds_a_decision": {"hunter": 8.123}},
        }
        tournament.write_text(json.dumps(document))
        monkeypatch.setattr(sys, "argv", ["", str(tournament)])
        runpy.run_path(str(SCRIPT), run_name="__main__")
    written, before = (tomllib.loads(each.read_text()) for each in (file, SHIPPED))
    row = {"rating": 29.0, "low": 27.0, "high": 31.0, "milliseconds": 8.12, "games": 12}
    assert written["ratings"]["evo-2011"]["3"] == {"hunter": row}
    assert {key: written[key] for key in ("steps", "iterations")} == {
        key: before[key] for key in ("steps", "iterations")
    }
