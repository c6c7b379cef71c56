"""Ray: a real cluster of two workers on this machine, one of which is killed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gondwana.arena import cluster
from gondwana.arena.cluster import Cluster, Setting, play_here
from gondwana.arena.crew import Crew
from gondwana.arena.playing import Block, Task
from gondwana.kernel import Problem, Table, find_game

from .helpers import invented, work_and_die_once


def test_a_lost_worker_loses_nothing_but_its_unfinished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))  # workers find what they do
    mark = tmp_path / "killed"
    setting = Setting("evo-2011", 3, (("mark", str(mark)),), (), 0, "")
    tasks = [Task(("random", "greedy", "careless"), "ray", n, n + 1) for n in range(12)]
    crew = Cluster(setting, 2, "ray", work_and_die_once)
    try:
        played = {task.first: block.rows.tolist() for task, block in crew.play(iter(tasks))}
    finally:
        crew.close()
    assert mark.exists()
    assert played == {task.first: invented(task, 3).rows.tolist() for task in tasks}


def test_a_setting_travels_with_everything_that_its_table_needs() -> None:
    table = Table(find_game("evo-2001"), 3, {})
    maps = table.files["maps"]
    own = Table(find_game("evo-2001"), 3, {}, {"maps": maps})
    setting = Setting.of(own, 5)
    assert setting.files == (("maps", maps.read_bytes()),)
    assert dict(setting.options) == own.options
    setting.player()


def test_a_worker_with_other_code_refuses() -> None:
    table = Table(find_game("evo-2011"), 3)
    setting = Setting.of(table, 0)
    other = Setting(setting.game, 3, setting.options, (), 0, "0" * 16)
    found = play_here(other, Task(("random",) * 3, "x", 0, 1))
    assert not isinstance(found, Block)
    assert found[0] == "problem-cluster-code"


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Problem) as found:
        Crew(Table(find_game("evo-2011"), 3), on="ray")
    assert cluster.INSTALL in str(found.value)


@pytest.mark.parametrize("place", ["tcp://x", "ray://", "Ray"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(Problem, match="ray"):
        Crew(Table(find_game("evo-2011"), 3), on=place)
