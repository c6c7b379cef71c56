"""Finished games are kept, whatever happens, and nothing else is taken for them."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from gondwana.arena import results, tournament
from gondwana.arena.plan import Plan
from gondwana.arena.results import Results
from gondwana.kernel import Problem, Table, find_game

from .helpers import Invented, invented_games, play_tournament, small_plan


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
    whole = play_tournament(plan, path, found=found.append, progress=played.append)
    assert found == [kept]
    assert sum(played) == plan.games - kept
    assert path.read_bytes().startswith(begun)
    assert whole.games == invented_games(plan)


@pytest.mark.parametrize("cut", [1, 20, 80])
def test_a_line_cut_off_is_none(plan: Plan, path: Path, cut: int) -> None:
    play_tournament(plan, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    lost = whole.count(b"\n") - whole[:-cut].count(b"\n")
    with Results(path, plan) as cut_off:
        assert len(cut_off.games) == plan.games - lost
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
    "content",
    [
        b"points,ranks\n1,2\n", b"precious", b"\x00\xff" * 50, b'{"game": "evo-2011"}\n',
        b"{\n  \"kind\": \"tournament\"\n}\n", b"{ ", b'{"kind": "tournament"}', b"\n",
        b"[" * 100_000,
        b'{"kind": "tournament"}\n', b'{"kind": "tournament", "standings": []}\n',
        b'{"kind": "tournament", "gondwana": ' + b"[" * 100_000 + b"\n",
    ],
)  # fmt: skip
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
    begun = play_tournament(other, path, anew=True)
    assert len(begun.games) == plan.games
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
        "[" * 100_000,
        *(
            json.dumps({"game": 1, "points": [1, 2, 3], "ranks": [3, 2, 1], "rounds": 5} | wrong)
            for wrong in (
                {"game": "1"}, {"game": True}, {"game": -1}, {"points": ["a", 2, 3]},
                {"points": "123"}, {"points": [float("inf"), 1, 2]}, {"points": [10**400, 1, 2]},
                {"points": [1.5, 2, 3]}, {"ranks": [1, "x", None]}, {"ranks": [1, 99, -2]},
                {"ranks": [1, 1, 2]}, {"rounds": "many"}, {"rounds": -3}, {"rounds": None},
                {"stopped": "yes"}, {"stopped": 1}, {"thought": 5}, {"thought": [[1, 2.5]]},
                {"thought": [[1, 2.5], [1, 2.5], ["a", "b"]]}, {"thought": [[1, 2.5]] * 2 + [3]},
                {"thought": [[1, 2.5], [1, 2.5], [1, float("nan")]]}, {"thought": {"a": 1}},
                {"thought": [[1, 2, 3]] * 3}, {"thought": [[1, 1e999]] * 3},
            )
        ),
    ],
)  # fmt: skip
def test_a_line_that_is_no_game_of_the_plan_is_told(plan: Plan, path: Path, line: str) -> None:
    play_tournament(plan, path)
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(first + b"\n" + line.encode() + b"\n" + rest)
    with pytest.raises(Problem, match="Line 2 of"):
        play_tournament(plan, path)


def test_where_nothing_can_be_written_one_sentence_says_so(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="cannot be written"):
        play_tournament(plan, tmp_path)


def test_a_full_disk_is_told_and_loses_no_game(
    plan: Plan, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk takes a part of what is written, and then nothing more."""
    written: list[int] = []

    class Full(FileIO):
        def write(self, data: Any) -> int:
            if sum(written) > 5000:
                raise OSError(errno.ENOSPC, "No space left on device")
            written.append(super().write(data[:1000]))
            return written[-1]

    with monkeypatch.context() as patch:
        patch.setattr(results, "open", lambda path, *_, **__: Full(path, "a+"), raising=False)
        with pytest.raises(Problem, match="The disk is full"):
            play_tournament(plan, path)
    assert len(path.read_bytes()) == sum(written)
    found: list[int] = []
    assert play_tournament(plan, path, found=found.append).games == invented_games(plan)
    assert 0 < found[0] < plan.games


def test_a_second_run_waits_until_the_file_is_free(plan: Plan, path: Path) -> None:
    with Results(path, plan):
        for anew in (False, True):
            with pytest.raises(Problem, match="in use by another run"):
                Results(path, plan, anew)
    with Results(path, plan):
        pass


def test_what_is_no_plain_file_is_left_alone(plan: Plan, path: Path) -> None:
    path.symlink_to("/dev/full")
    with pytest.raises(Problem, match="cannot be written"):
        play_tournament(plan, path)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "option rulebook: hu there, en here"), ("de", "Option rulebook: dort hu, hier en")],
)
def test_of_the_options_only_those_that_differ_are_named(
    path: Path, language: str, told: str
) -> None:
    table = Table(find_game("evo-2011"), 3, {"rulebook": "hu"})
    with Results(path, replace(small_plan(), table=table)):
        pass
    with pytest.raises(Problem) as caught:
        Results(path, small_plan())
    assert f"({told})" in caught.value.say(language)


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
