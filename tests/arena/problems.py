"""How each problem of the arena comes about, and what its sentence names in every language."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

from gondwana.arena.cluster import INSTALL, Setting
from gondwana.arena.crew import Crew
from gondwana.arena.plan import Plan
from gondwana.arena.playing import Watcher
from gondwana.arena.results import Results
from gondwana.arena.tuning import Tuning
from gondwana.arena.writing import write_whole
from gondwana.cli.arena.commands import one_bot
from gondwana.kernel import Table, find_game
from gondwana.kernel.errors import Phrase

from .helpers import small_plan

GAME = find_game("evo-2011")


def without_ray(_: Path) -> object:
    with mock.patch.dict(sys.modules, {"ray": None}):
        return Crew(Table(GAME, 2), on="ray")


def unreachable(_: Path) -> object:
    """Ray itself says so; to ask a real one would take half a minute."""
    ray = mock.Mock()
    ray.init.side_effect = ConnectionError
    with mock.patch.dict(sys.modules, {"ray": ray}):
        return Crew(Table(GAME, 2), on="ray://nowhere:10001")


def other_plan(folder: Path) -> object:
    path = folder / "duel.jsonl"
    with Results(path, small_plan(seeds=3)):
        pass
    return Results(path, small_plan(seeds=4))


def wrong_line(folder: Path) -> object:
    path = folder / "duel.jsonl"
    with Results(path, small_plan()):
        pass
    path.write_text(path.read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    return Results(path, small_plan())


def busy(folder: Path) -> object:
    with Results(folder / "duel.jsonl", small_plan()):
        return Results(folder / "duel.jsonl", small_plan())


def foreign(folder: Path) -> object:
    path = folder / "duel.jsonl"
    path.write_text("mine\n", encoding="utf-8")
    return Results(path, small_plan())


def foreign_state(folder: Path) -> object:
    path = folder / "state.json"
    path.write_text("{}", encoding="utf-8")
    return Tuning(Table(GAME, 2), 9, "s", state=path)


def full_disk(folder: Path) -> object:
    full = OSError(errno.ENOSPC, "No space left on device")
    with mock.patch("os.fsync", side_effect=full):
        return write_whole(folder / "w.toml", lambda file: None)


def without_cma(_: Path) -> object:
    with mock.patch.dict(sys.modules, {"cma": None}):
        return Tuning(Table(GAME, 2), 9, "s")


def silent_game(_: Path) -> object:
    table = Table(replace(GAME, holdings=None), 2)
    return Watcher(table).look(table.new_state(), 0)


ARENA_PROBLEMS: dict[str, tuple[Callable[[Path], Any], tuple[str | Phrase, ...]]] = {
    "problem-tournament-small": (lambda _: Plan(Table(GAME, 2), ("greedy",), 1, "s"), ()),
    "problem-tournament-one-bot": (
        lambda _: Plan(Table(GAME, 2), ("greedy", "greedy"), 1, "s"),
        ("greedy",),
    ),
    "problem-tournament-many": (
        lambda _: Plan(Table(GAME, 5), tuple(f"search:{n}" for n in range(1, 61)), 1, "s"),
        ("60", "5"),
    ),
    "problem-place": (lambda _: Crew(Table(GAME, 2), on="mars"), ("mars", "ray://")),
    "problem-no-ray": (without_ray, (INSTALL,)),
    "problem-cluster-unreachable": (unreachable, ("ray://nowhere:10001",)),
    "problem-cluster-code": (
        lambda _: replace(Setting.of(Table(GAME, 2), 0), code="other").player(),
        ("Gondwan",),
    ),
    "problem-results-foreign": (foreign, ("duel.jsonl", "--results")),
    "problem-results-plan": (other_plan, ("duel.jsonl", "3", "4", "--anew")),
    "problem-results-line": (wrong_line, ("duel.jsonl", "2", "--results", "--anew")),
    "problem-results-busy": (busy, ("duel.jsonl", "--results")),
    "problem-no-holdings": (silent_game, (GAME.title,)),
    "problem-tune-game": (
        lambda _: Tuning(Table(replace(GAME, constants=np.dtype([("seats", "i1")])), 2), 9, "s"),
        (GAME.title,),
    ),
    "problem-tune-state": (foreign_state, ("state.json", "--state")),
    "problem-output-full": (full_disk, ("w.toml",)),
    "problem-no-cma": (without_cma, ("pip install 'gondwana[tune]'",)),
    "problem-one-bot": (lambda _: one_bot("greedy,random"), ("greedy,random",)),
}
