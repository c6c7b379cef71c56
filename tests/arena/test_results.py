"""Finished games are kept, whatever happens, and nothing else is taken for them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from gondwana.arena import tournament
from gondwana.arena.plan import Plan
from gondwana.arena.results import Results
from gondwana.arena.tournament import play_tournament
from gondwana.kernel import Problem

from .helpers import Invented, invented_games, small_plan


@pytest.fixture(autouse=True)
def crew(monkeypatch: pytest.MonkeyPatch) -> type[Invented]:
    monkeypatch.setattr(tournament, "Crew", Invented)
    monkeypatch.setattr(Invented, "most", 10**6)
    return Invented


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.fixture
def plan() -> Plan:
    return small_plan(("random", "greedy"), seeds=200)


def test_an_interrupted_tournament_goes_on(plan: Plan, path: Path, crew: type[Invented]) -> None:
    crew.most = 2
    with pytest.raises(KeyboardInterrupt):
        play_tournament(plan, path)
    begun = path.read_bytes()
    kept = begun.count(b"\n") - 1
    assert 0 < kept < plan.games
    crew.most = 10**6
    found: list[int] = []
    played: list[int] = []
    results = play_tournament(plan, path, found=found.append, progress=played.append)
    assert found == [kept]
    assert sum(played) == plan.games - kept
    assert path.read_bytes().startswith(begun)
    assert results.games == invented_games(plan)


@pytest.mark.parametrize("cut", [1, 20, 80])
def test_a_line_cut_off_is_none(plan: Plan, path: Path, cut: int) -> None:
    play_tournament(plan, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    lost = whole.count(b"\n") - whole[:-cut].count(b"\n")
    with Results(path, plan) as results:
        assert len(results.games) == plan.games - lost
    play_tournament(plan, path)
    assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


@pytest.mark.parametrize("size", [0, 1, 15, 60])
def test_a_file_cut_off_in_its_first_line_begins_again(plan: Plan, path: Path, size: int) -> None:
    play_tournament(plan, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:size])
    assert len(play_tournament(plan, path).games) == plan.games
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "content", [b"points,ranks\n1,2\n", b"precious", b"\x00\xff" * 50, b'{"game": "evo-2011"}\n']
)
@pytest.mark.parametrize("anew", [False, True])
def test_another_file_stays_as_it_is(plan: Plan, path: Path, content: bytes, anew: bool) -> None:
    path.write_bytes(content)
    with pytest.raises(Problem, match="no file of tournament results"):
        play_tournament(plan, path, anew=anew)
    assert path.read_bytes() == content


def test_results_of_another_plan_are_refused_and_kept(plan: Plan, path: Path) -> None:
    play_tournament(plan, path)
    before = path.read_bytes()
    other = replace(plan, seed="other")
    with pytest.raises(Problem, match=r"seed: small there, other here"):
        play_tournament(other, path)
    assert path.read_bytes() == before
    results = play_tournament(other, path, anew=True)
    assert len(results.games) == plan.games
    assert b'"other"' in path.read_bytes()


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "[]",
        "nonsense",
        '{"game": 999999, "points": [1, 2, 3], "ranks": [3, 2, 1], "rounds": 5}',
        '{"game": 1, "points": [1, 2], "ranks": [2, 1], "rounds": 5}',
        '{"game": 1, "points": [1, 2, 3], "ranks": [3, 2, 2], "rounds": 5}',
    ],
)
def test_a_line_that_is_no_game_of_the_plan_is_told(plan: Plan, path: Path, line: str) -> None:
    play_tournament(plan, path)
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(first + b"\n" + line.encode() + b"\n" + rest)
    with pytest.raises(Problem, match="Line 2 of"):
        play_tournament(plan, path)


def test_where_nothing_can_be_written_one_sentence_says_so(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="cannot be written"):
        play_tournament(plan, tmp_path)


KILLED = """
import sys, time
from pathlib import Path
from arena.helpers import invented, small_plan
from gondwana.arena.results import Results, finished_games
plan = small_plan(seeds=3000)
with Results(Path(sys.argv[1]), plan) as results:
    for task in plan.tasks(set()):
        results.add(plan.games_of(task), finished_games(invented(task, 3)))
        print(len(results.games), flush=True)
"""


def test_kill_9_loses_no_game_that_counted_as_finished(path: Path) -> None:
    tests = str(Path(__file__).parents[1])
    command = [sys.executable, "-c", KILLED, str(path)]
    environment = {**os.environ, "PYTHONPATH": tests}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as run:
        assert run.stdout is not None
        told = [run.stdout.readline() for _ in range(5)]
        time.sleep(0.05)
        run.send_signal(signal.SIGKILL)
        told += run.stdout.readlines()
    finished = int([line for line in told if line.endswith("\n")][-1])
    plan = small_plan(seeds=3000)
    with Results(path, plan) as results:
        assert finished <= len(results.games) < plan.games
        made = invented_games(plan)
        assert all(made[number] == game for number, game in results.games.items())
