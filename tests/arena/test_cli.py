"""The arena's commands as their users meet them; no game is really played."""

from __future__ import annotations

import csv
import errno
import json
import sys
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gondwana import cli
from gondwana.arena import simulate, tournament
from gondwana.arena.plan import Plan
from gondwana.arena.playing import Task
from gondwana.arena.results import Results
from gondwana.arena.tournament import play_missing
from gondwana.arena.tuning import Tuning
from gondwana.cli import compiling
from gondwana.cli import simulate as simulate_room
from gondwana.cli.arena import tournament as room
from gondwana.cli.arena import tune as tune_room
from gondwana.cli.session import Session
from gondwana.kernel import Table, find_game
from gondwana.kernel.rule import World
from gondwana.kernel.texts import LANGUAGES

from .helpers import Invented, invented

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Call:
    """Run the command line in English, in a folder and with a data folder of its own."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    for module in (tournament, simulate):
        monkeypatch.setattr(module, "Crew", Invented)
    monkeypatch.setattr(Invented, "most", 10**6)
    for module in (room, simulate_room, tune_room):
        monkeypatch.setattr(module, "prepare", lambda *_: None)

    def run(*arguments: object) -> tuple[int, str, str]:
        capfd.readouterr()
        status = cli.run([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return status, out, err

    return run


DUEL = ("tournament", "evo-2011", "--bots", "random,greedy,careless", "--games", "100")


def test_a_tournament_prints_tables_and_writes_files(call: Call, tmp_path: Path) -> None:
    data, rows, picture = (tmp_path / f"all.{end}" for end in ("json", "csv", "svg"))
    status, out, _ = call(*DUEL, "--json", data, "--csv", rows, "--plot", picture)
    assert status == 0
    assert out.index("greedy") < out.index("careless") < out.index("random")
    assert "102 games, 34 seeds in 3 seatings each" in out
    document = json.loads(data.read_text(encoding="utf-8"))
    assert [row["bot"] for row in document["standings"]] == ["greedy", "careless", "random"]
    assert document["reproducible"] is True
    assert document["games"] == 102
    assert set(document["finishes_before"]["greedy"]) == {"random", "careless"}
    lines = list(csv.DictReader(rows.open(encoding="utf-8")))
    assert len(lines) == 102 * 3
    first = document["standings"][0]
    greedy = [float(line["share"]) for line in lines if line["bot"] == "greedy"]
    assert sum(greedy) / len(greedy) == pytest.approx(first["share"], abs=1e-4)
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_the_same_results_give_the_same_files(call: Call, tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        files = [tmp_path / f"{name}.{end}" for end in ("json", "csv", "svg", "png")]
        arguments = ["--json", files[0], "--csv", files[1], "--plot", files[2]]
        assert call(*DUEL, "--results", tmp_path / f"{name}.jsonl", *arguments)[0] == 0
        assert call(*DUEL, "--results", tmp_path / f"{name}.jsonl", "--plot", files[3])[0] == 0
        made.append([file.read_bytes() for file in files])
    assert made[0] == made[1]


def test_an_interrupted_tournament_says_so_and_goes_on(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Invented, "most", 2)
    status, out, err = call(*DUEL)
    assert (status, out) == (130, "")
    assert "Interrupted. 68 of 102 games are kept" in err
    monkeypatch.setattr(Invented, "most", 10**6)
    status, out, err = call(*DUEL)
    assert status == 0
    assert "68 of 102 games were there already" in err
    assert "102 games" in out


def test_bots_that_think_by_the_clock_are_told(call: Call, tmp_path: Path) -> None:
    bots = "search:20ms,greedy"
    data = tmp_path / "timed.json"
    status, out, _ = call("tournament", "evo-2011", "--bots", bots, "--games", 4, "--json", data)
    assert status == 0
    assert "by the clock" in out
    assert json.loads(data.read_text(encoding="utf-8"))["reproducible"] is False


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--bots", "greedy,godzilla"), "godzilla"),
        (("--bots", "greedy"), "two bots"),
        (("--bots", "greedy,greedy"), "two different"),
        (("--seats", "1"), "one seat"),
        (("--seats", "9"), "9"),
        (("--seats", "two"), "two"),
        (("--games", "-5"), "-5"),
        (("--games", "0"), "0"),
        (("--jobs", "-1"), "-1"),
        (("--most-rounds", "-1"), "-1"),
        (("--on", "tcp://here"), "tcp://here"),
        (("--seed", ""), "seed"),
        (("--option", "rulebook=xx"), "xx"),
        (("--results", "nowhere/x.jsonl"), "nowhere"),
        (("--results", "x.csv"), ".jsonl"),
        (("--json", "nowhere/x.json"), "nowhere"),
        (("--csv", "x.json"), ".csv"),
        (("--plot", "x.gif"), ".png"),
        (("--json", "a.json", "--results", "taken.jsonl"), "no file of tournament results"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine\n", encoding="utf-8")
    status, out, err = call(*DUEL, *arguments)
    assert status == 2
    assert out == ""
    assert told in err
    assert "\n" not in err.strip()
    assert taken.read_text(encoding="utf-8") == "mine\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--bot", "godzilla"), "godzilla"),
        (("--bot", "greedy,random"), "one bot"),
        (("--seats", "7"), "7"),
        (("--games", "many"), "many"),
        (("--out", "page.txt"), ".html"),
        (("--out", "nowhere/page.html"), "nowhere"),
        (("--out", "there.html"), "exists already"),
        (("--json", "page.html"), ".json"),
    ],
)
def test_a_page_that_cannot_be_made_is_one_sentence(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    there = tmp_path / "there.html"
    there.write_text("mine", encoding="utf-8")
    status, out, err = call("balance", "evo-2011", *arguments)
    assert (status, out) == (2, "")
    assert told in err
    assert "\n" not in err.strip()
    assert there.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["tournament", "balance", "tune"])
def test_help_has_examples_in_every_language(call: Call, language: str, name: str) -> None:
    status, out, _ = call(name, "--help", "--lang", language)
    say = Session(language).say
    assert status == 0
    flat = " ".join(out.split())
    assert " ".join(say(f"help-{name}").split())[:60] in flat
    assert f"{name} evo-2011" in flat
    assert " ".join(say(f"example-{name}").split())[:30] in flat


def test_the_results_are_looked_at_before_anything_is_compiled(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert call(*DUEL, "--results", "duel.jsonl")[0] == 0

    def compile_(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(room, "prepare", compile_)
    assert call(*DUEL, "--results", "duel.jsonl")[0] == 0  # nothing is missing
    status, _, err = call(*DUEL, "--seed", "two", "--results", "duel.jsonl")
    assert status == 2
    assert "(seed: 1 there, two here)" in err


@pytest.mark.parametrize(
    ("seatings", "made"),
    [
        ([["greedy", "random"]], ["simulation"]),
        ([["search:9", "greedy"]], ["bots"]),
        ([["search:9", "greedy"], ["random", "greedy"]], ["simulation", "bots"]),
    ],
)
def test_what_must_be_compiled_is_said_for_searches_too(
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    seatings: list[list[str]],
    made: list[str],
) -> None:
    done: list[str] = []
    monkeypatch.setattr(World, "has_code", lambda *_: False)
    monkeypatch.setattr(compiling, "simulate", lambda *_: done.append("simulation"))
    monkeypatch.setattr(compiling, "load_code", lambda _: done.append("bots"))
    compiling.prepare(Session("en"), Table(find_game("evo-2011"), 2), seatings)
    assert done == made
    assert capfd.readouterr().err.count("machine code") == 1
    monkeypatch.setattr(World, "has_code", lambda *_: True)
    compiling.prepare(Session("en"), Table(find_game("evo-2011"), 2), seatings)
    assert done == made


def test_where_games_are_kept_is_told_though_an_output_fails(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the other outputs are written."""

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("gondwana.cli.outputs.json.dump", full)
    files = ("--json", "a.json", "--csv", "a.csv")
    status, out, err = call(*DUEL, "--results", "duel.jsonl", *files)
    assert status == 2
    assert "Games kept in: duel.jsonl" in out
    assert "The disk is full, so a.json could not be written" in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "duel.jsonl"]


def test_stopped_games_are_told(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(plan: Plan, results: Results, *_: Any) -> None:
        play_missing(plan, results)
        results.games = {n: replace(game, stopped=True) for n, game in results.games.items()}

    monkeypatch.setattr(room, "play_missing", stopped)
    status, out, _ = call(*DUEL, "--most-rounds", 7)
    assert status == 0
    assert "102 games were stopped after round 7" in out


def test_a_simulation_may_play_each_seed_in_every_rotation(call: Call, tmp_path: Path) -> None:
    rows, data, picture = (tmp_path / f"turned.{end}" for end in ("csv", "json", "png"))
    arguments = ("--seats", "random,greedy,careless", "--games", 10, "--rotate")
    files = ("--csv", rows, "--json", data, "--plot", picture, "--per-game")
    status, out, _ = call("simulate", "evo-2011", *arguments, *files)
    assert status == 0
    assert "12 games" in out
    assert "No." in out
    assert "Seat" not in out
    lines = list(csv.DictReader(rows.open(encoding="utf-8")))
    sat = {(line["seed"], line["seat"], line["bot"]) for line in lines}
    bots = ("random", "greedy", "careless")
    assert sat == {
        (f"1/{n}", str(seat), bot) for n in range(4) for seat in range(3) for bot in bots
    }
    for line in lines:  # a bot's points are those of the seat in which it sat
        seating = [one for one in lines if one["game"] == line["game"]]
        seating.sort(key=lambda one: int(one["seat"]))
        names = tuple(one["bot"] for one in seating)
        number = int(line["seed"].partition("/")[2])
        made = invented(Task(names, "1", number, number + 1), 3).rows[0]
        assert int(line["points"]) == made[int(line["seat"])]
        assert int(line["rank"]) == made[3 + int(line["seat"])]
    document = json.loads(data.read_text(encoding="utf-8"))
    assert document["rotated"] is True
    assert [row["bot"] for row in document["seats"]] == list(bots)
    assert document["each_game"][5]["seed"] == "1/1"


class Interrupted(Tuning):
    """A tuning without games: every proposal is as good as its number, until it is interrupted."""

    most = 10**6

    def _worth(self, row: Sequence[int], games: int, seed: str) -> tuple[float, float]:
        if len(self.results) >= self.most:
            raise KeyboardInterrupt
        return sum(row) % 97 / 97, 0.31


@pytest.fixture
def tune(call: Call, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run `gondwana tune evo-2011` without games."""
    monkeypatch.setattr(tune_room, "Tuning", Interrupted)
    monkeypatch.setattr(Interrupted, "most", 10**6)
    return partial(call, "tune", "evo-2011", "--generations", 4, "--games", 8)


def test_what_tuning_needs_is_looked_at_before_anything_is_compiled(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    status, out, err = call("tune", "evo-2011")
    assert (status, out) == (2, "")
    assert "gondwana[tune]" in err
    assert "compile" not in err
    assert len(err.splitlines()) == 1


def test_a_tuning_goes_on_where_it_was_interrupted(
    tune: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tune("--out", "whole.toml", "--state", "whole.json")[0] == 0
    monkeypatch.setattr(Interrupted, "most", 2)
    status, out, err = tune("--out", "parts.toml")
    assert (status, out) == (130, "")
    assert "Interrupted. The tuning is kept in" in err
    assert not (tmp_path / "parts.toml").exists()
    monkeypatch.setattr(Interrupted, "most", 10**6)
    status, out, _ = tune("--out", "parts.toml")
    assert status == 0
    assert "After 4 generations: a bot with these weights wins 31.0%" in out
    whole, parts = (tmp_path / f"{name}.toml" for name in ("whole", "parts"))
    assert whole.read_text(encoding="utf-8") == parts.read_text(encoding="utf-8")
    assert tomllib.loads(whole.read_text(encoding="utf-8"))["weights"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--generations", "0"), "0"),
        (("--games", "2"), "2"),
        (("--check", "-4"), "-4"),
        (("--seats", "1"), "1"),
        (("--out", "w.txt"), ".toml"),
        (("--out", "there.toml"), "exists already"),
        (("--state", "s.txt"), ".json"),
        (("--state", "there.json"), "not the state of this tuning"),
    ],
)
def test_what_is_wrong_with_a_tuning_is_one_sentence(
    tune: Call, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    for name in ("there.toml", "there.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    status, out, err = tune(*arguments)
    assert (status, out) == (2, "")
    assert told in err
    assert "\n" not in err.strip()
    assert all((tmp_path / f"there.{end}").read_text() == "{}" for end in ("toml", "json"))


@pytest.mark.parametrize(
    "results",
    [
        '[["a"]]', "[[1, 2]]", '"xyz"', '{"a": 1}', "[null]", "5", "Infinity", "[[]]",
        "[[-0.5]]", "WITH NaN", "WITH Infinity", "WITH true", "WITH 7", "WITH " + "[" * 100_000,
    ],
)  # fmt: skip
def test_a_state_with_wrong_results_is_told_and_kept(
    tune: Call, tmp_path: Path, results: str
) -> None:
    state = tmp_path / "s.json"
    assert tune("--out", "first.toml", "--state", state)[0] == 0
    kept = json.loads(state.read_text(encoding="utf-8"))
    if results.startswith("WITH "):  # in place of the last proposal's worth
        generation = json.dumps(kept["results"][0][:-1])
        results = f"[{generation[:-1]}, {results.removeprefix('WITH ')}]]"
    damaged = f'{{"plan": {json.dumps(kept["plan"])}, "results": {results}}}'
    state.write_text(damaged, encoding="utf-8")
    status, out, err = tune("--out", "second.toml", "--state", state)
    assert (status, out) == (2, "")
    assert "not the state of this tuning" in err
    assert state.read_text(encoding="utf-8") == damaged


def test_a_full_disk_leaves_the_generations_that_were_kept(
    tune: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "s.json"
    monkeypatch.setattr(Interrupted, "most", 2)
    assert tune("--state", state)[0] == 130
    before = state.read_bytes()
    monkeypatch.setattr(Interrupted, "most", 10**6)
    monkeypatch.setattr("os.fsync", disk_full)
    status, out, err = tune("--state", state)
    assert (status, out) == (2, "")
    assert "The disk is full" in err
    assert "s.json" in err
    assert state.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["s.json"]


def disk_full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_where_a_tuning_is_kept_is_told_though_its_weights_cannot_be_written(
    tune: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tune("--state", "s.json", "--out", "w.toml")[0] == 0
    monkeypatch.setattr("os.fsync", disk_full)
    status, out, err = tune("--state", "s.json", "--out", "again.toml")
    assert status == 2
    assert "The tuning is kept in: s.json" in out
    assert "again.toml" in err


@pytest.mark.parametrize("command", ["tune", "tournament"])
def test_a_data_folder_that_cannot_be_made_is_one_sentence(
    tune: Call, call: Call, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nope")
    status, out, err = tune() if command == "tune" else call(*DUEL)
    assert (status, out) == (2, "")
    assert "/proc/nope" in err
    assert "cannot be written" in err
    assert "\n" not in err.strip()
