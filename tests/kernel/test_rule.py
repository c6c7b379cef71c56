"""`rule`: one source, two ways to run it, and a cache that never runs old code."""

from __future__ import annotations

import ast
import contextlib
import dis
import importlib
import os
import subprocess
import sys
import time
import types
from concurrent.futures import ThreadPoolExecutor, wait
from graphlib import TopologicalSorter
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest

from gondwana.kernel import contract, drive
from gondwana.kernel.chance import seed_words, set_dice
from gondwana.kernel.engine import Engine
from gondwana.kernel.events import note
from gondwana.kernel.game import Table, find_game, game_ids
from gondwana.kernel.rule import (
    _RULES,
    SHOWING,
    World,
    cache_folder,
    cache_home,
    entry,
    rule,
    source_hash,
)
from gondwana.kernel.state import DICE, plain, records, state_dtype

from .toy import GAME

STATE = state_dtype([("value", "i2")])


@rule
def triple(s: Any) -> None:
    s.value = 3 * s.value


def _negate(s: Any) -> None:
    s.value = -s.value


@rule(compiled=_negate)
def other_body(s: Any) -> None:
    s.value = 100


@rule
def through_the_contract(s: Any, t: Any) -> int:
    return int(contract_points(s, t, 1))


@entry
def through_the_contract_entry(s: Any, t: Any) -> int:
    return int(through_the_contract(s, t))


contract_points = contract.points  # bound in a world by identity, under whatever name


@entry
def tripled_entry(states: Any) -> int:
    triple(states[0])
    other_body(states[0])
    note(states[0], 1, -1)
    return int(states[0].value)


@rule
def plus(number: int) -> int:
    return number + 1


@entry
def widths_entry(states: Any) -> int:
    s = states[0]
    return int(plus(s.value) + plus(7) + plus(len(states)) + plus(plus(-1)))


@rule
def ten(s: Any, t: Any, seat: int) -> int:
    return 10 + seat


@rule
def twenty(s: Any, t: Any, seat: int) -> int:
    return 20 + seat


def test_a_rule_stays_the_function_it_is() -> None:
    def f(s: Any) -> None:
        s.value += 1

    assert rule(f) is f
    assert rule(compiled=_negate)(f) is f
    assert entry(f) is f


def test_importing_a_game_compiles_nothing() -> None:
    code = (
        "import sys; from gondwana.kernel import Match; m = Match('evo-2011', 3, seed='1');"
        "m.play(m.waiting[0], m.legal(m.waiting[0])[0]); print('numba' in sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout == "False\n"


def test_plain_twins_are_the_same_code() -> None:
    world = World({}, None)
    assert not world.compiled
    s = plain(STATE)
    s.value = 2
    assert world[tripled_entry]([s]) == 100
    assert s.notes == [(1, -1, 0, 0, 0, 0)]
    assert world[triple] is world[triple]


@pytest.mark.compiled
def test_the_compiled_twin_may_have_a_body_of_its_own(tmp_path: Path) -> None:
    world = World({}, tmp_path)
    assert world.compiled
    states = records(STATE)
    states[0].value = 2
    assert world[tripled_entry](states) == -6
    assert states[0].value == -6


@pytest.mark.compiled
def test_integers_of_all_widths_share_machine_code(tmp_path: Path) -> None:
    world = World({}, tmp_path)
    assert world[widths_entry](records(STATE)) == 1 + 8 + 2 + 1
    assert [str(args) for args in world._twin(plus).signatures] == ["(int64,)"]


@pytest.mark.compiled
def test_python_cannot_call_machine_code_of_what_is_no_entry(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="plus is no entry"):
        World({}, tmp_path)[plus]


def test_entries_are_kept_in_the_worlds_folder_and_rules_are_not(tmp_path: Path) -> None:
    world = World({}, tmp_path)
    states = records(STATE)
    world[tripled_entry](states)
    kept = {path.name.split("-")[0] for path in tmp_path.rglob("*.nbi")}
    assert kept == {"test_rule.tripled_entry"}
    again = World({}, tmp_path)
    again[tripled_entry](states)
    assert sum(again[tripled_entry].stats.cache_hits.values()) == 1


def test_numbas_own_folder_setting_is_left_alone(tmp_path: Path) -> None:
    import numba

    before = numba.config.CACHE_DIR
    World({}, tmp_path)[tripled_entry]
    assert before == numba.config.CACHE_DIR


def test_each_world_binds_its_own_game_to_the_contract(tmp_path: Path) -> None:
    one, two = World({contract.points: ten}, None), World({contract.points: twenty}, None)
    assert one[contract.points] is one[ten]
    assert (one[through_the_contract](0, 0), two[through_the_contract](0, 0)) == (11, 21)
    assert World({contract.points: twenty}, tmp_path)[through_the_contract_entry](0, 0) == 21
    with pytest.raises(NotImplementedError):
        through_the_contract(None, None)


def test_no_thread_gets_a_twin_whose_own_are_still_being_made(monkeypatch: Any) -> None:
    world, begun, may_go_on = World({contract.points: ten}, None), Event(), Event()
    make = World._make

    def slowly(self: World, f: Any) -> None:
        if f is ten:
            begun.set()
            assert may_go_on.wait(10)
        make(self, f)

    monkeypatch.setattr(World, "_make", slowly)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(world.__getitem__, through_the_contract_entry)
        assert begun.wait(10)
        second = pool.submit(lambda: world[through_the_contract_entry](0, 0))
        assert wait([second], 0.2).not_done
        may_go_on.set()
        assert second.result(10) == first.result(10)(0, 0) == 11


def test_what_is_no_rule_is_not_compiled(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        World({}, tmp_path)[_negate]


@pytest.mark.parametrize("name", [f.__name__ for f in contract.PLACEHOLDERS])
def test_the_contracts_placeholders_play_no_game(name: str) -> None:
    f = getattr(contract, name)
    with pytest.raises(NotImplementedError):
        f(*[None] * f.__code__.co_argcount)


@pytest.mark.compiled
def test_a_game_plays_the_same_plain_and_compiled() -> None:
    """The toy, by the kernel's entries: every state's bytes, every list of choices."""
    table = Table(GAME, 3, {"length": "long"})
    engine = Engine(table, "5")
    s, choices, dice = table.new_state(), plain(GAME.choices), plain(DICE)
    set_dice(dice, seed_words("5", "dice"))
    n = GAME.plain[drive.start_entry]([s], [table.constants], [choices], [dice])
    k = 0
    while True:
        assert engine.n == n
        assert engine.states.tobytes() == s.to_record().tobytes()
        assert engine.legal().tolist() == choices.id[:n]
        assert engine.over == bool(s.over)
        if n == 0:
            break
        action = choices.id[k % n]
        n = GAME.plain[drive.step_entry]([s], [table.constants], [choices], [dice], action)
        engine.play(action)
        k += 1
    assert k == 4 * 3


@pytest.mark.compiled
def test_an_engines_copy_is_independent() -> None:
    table = Table(GAME, 2)
    engine = Engine(table, "9")
    copy = engine.copy()
    before = engine.states.tobytes(), engine.dice.tobytes(), engine.legal().tolist()
    while not copy.over:
        copy.play(int(copy.legal()[-1]))
    assert (engine.states.tobytes(), engine.dice.tobytes(), engine.legal().tolist()) == before
    while not engine.over:
        engine.play(int(engine.legal()[-1]))
    assert engine.states.tobytes() == copy.states.tobytes()


@pytest.mark.compiled
def test_an_engine_names_the_seat_that_must_decide() -> None:
    engine = Engine(Table(GAME, 3), "1")
    seen = []
    while not engine.over:
        seen.append(engine.seat)
        assert isinstance(engine.legal(), np.ndarray)
        engine.play(0)
    assert seen == [0, 1, 2, 0, 1, 2]


# ---- the cache -----------------------------------------------------------------------------


def sources(folder: Path) -> list[Path]:
    """Two folders of sources and figures, one with a folder inside."""
    for name, text in (
        ("a/one.py", "x = 1\n"),
        ("a/inner/two.py", "y = 2\n"),
        ("a/box.toml", "n = 3\n"),
        ("b/one.py", "z = 4\n"),
        ("b/words.ftl", "key = text\n"),
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return [folder / "a", folder / "b"]


def test_the_hash_stays_while_sources_stay(tmp_path: Path) -> None:
    folders = sources(tmp_path)
    first = source_hash(folders)
    assert len(first) == 16
    assert int(first, 16) >= 0
    assert source_hash(reversed(folders)) == first
    (tmp_path / "b" / "words.ftl").write_text("key = another text\n")
    assert source_hash(folders) == first


@pytest.mark.parametrize("name", ["a/one.py", "a/inner/two.py", "a/box.toml", "b/one.py"])
def test_the_hash_changes_when_any_source_changes(tmp_path: Path, name: str) -> None:
    folders = sources(tmp_path)
    first = source_hash(folders)
    path = tmp_path / name
    stamp = path.stat().st_mtime
    text = path.read_text()
    path.write_text(text.replace("=", "-"))
    os.utime(path, (stamp, stamp))
    changed = source_hash(folders)
    path.rename(path.with_name(f"renamed{path.suffix}"))
    renamed = source_hash(folders)
    path.with_name(f"renamed{path.suffix}").unlink()
    gone = source_hash(folders)
    assert len({first, changed, renamed, gone}) == 4


def test_the_hash_changes_with_a_new_source(tmp_path: Path) -> None:
    folders = sources(tmp_path)
    first = source_hash(folders)
    (tmp_path / "b" / "new.py").write_text("")
    assert source_hash(folders) != first


def test_the_same_sources_have_another_hash_in_another_place(tmp_path: Path) -> None:
    """Numba would not find there what it keeps of them here."""
    (tmp_path / "moved").mkdir()
    assert source_hash(sources(tmp_path)) != source_hash(sources(tmp_path / "moved"))


@pytest.mark.parametrize("name", ["drawing/log.py", "telling.py", "terminal.py", "view.py"])
def test_the_hash_stays_when_only_what_shows_a_game_changes(tmp_path: Path, name: str) -> None:
    folders = sources(tmp_path)
    path = tmp_path / "a" / name
    path.parent.mkdir(exist_ok=True)
    first = source_hash(folders)
    path.write_text("")
    assert source_hash(folders) == first
    path.rename(path.with_name(f"more_{path.name}"))
    assert (source_hash(folders) == first) == (path.parent.name == "drawing")


@pytest.mark.parametrize("game", game_ids())
def test_what_shows_a_game_has_no_rule_and_no_rule_needs_it(game: str) -> None:
    """Else machine code could be older than what it was made from."""
    room = find_game(game).view.__module__.rpartition(".")[0]
    for shows in SHOWING:
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(f"{room}.{shows}")
    homes = {f.__module__ for f in _RULES}
    assert any(home.startswith(room) for home in homes)
    for home in homes:
        assert SHOWING.isdisjoint(home.split(".")), home
        source = ast.parse(Path(str(sys.modules[home].__file__)).read_text(encoding="utf-8"))
        for node in ast.walk(source):
            if isinstance(node, ast.ImportFrom) and node.level:
                named = {*(node.module or "").split("."), *(alias.name for alias in node.names)}
                assert SHOWING.isdisjoint(named), (home, named)


@pytest.mark.parametrize("game", game_ids())
def test_a_games_machine_code_hangs_on_all_that_its_rules_need(game: str) -> None:
    """What rules import of the project lies where the cache looks for changes: see `Game.code`."""
    card = find_game(game)
    package = Path(contract.__file__).parents[1]
    hashed = [package / "kernel", package / "bots", package / "arena", card.folder, *card.code]
    world = World(card.bindings, None)
    for placeholder in card.bindings:
        assert world[placeholder]
    homes = {Path(str(sys.modules[name].__file__)) for name in world._globals}
    assert any(home.is_relative_to(card.folder) for home in homes)
    for home in homes:
        tree = ast.parse(home.read_text(encoding="utf-8"))
        needed = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.level]
        places = [home, *(home.parents[n.level - 1].joinpath(*_stem(n)) for n in needed)]
        for place in places:
            assert any(place.is_relative_to(folder) for folder in hashed), (home, place)


def _stem(node: ast.ImportFrom) -> list[str]:
    return node.module.split(".") if node.module else []


def test_a_games_machine_code_hangs_on_kernel_and_room(monkeypatch: Any) -> None:
    seen: list[Path] = []
    monkeypatch.setattr(
        "gondwana.kernel.game.cache_folder", lambda name, folders: seen.extend(folders) or Path()
    )
    type(GAME).compiled.func(GAME)
    package = Path(contract.__file__).parents[1]
    parts = ("kernel", "bots", "arena/compiled", "bridges/rules")
    code = {package / part for part in parts}
    assert {*code, GAME.folder} <= set(seen)


def test_the_cache_lies_where_the_environment_says(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("GONDWANA_CACHE", str(tmp_path / "cache"))
    assert cache_home() == tmp_path / "cache"
    folder = cache_folder("game", sources(tmp_path / "src"))
    assert folder.is_dir()
    assert folder.parent == tmp_path / "cache" / "code"
    assert folder.name == f"game-{source_hash([tmp_path / 'src' / 'a', tmp_path / 'src' / 'b'])}"


def test_the_cache_lies_in_the_users_folder_else(monkeypatch: Any) -> None:
    monkeypatch.delenv("GONDWANA_CACHE", raising=False)
    assert cache_home().name == "gondwana"
    assert cache_home().is_relative_to(Path.home())


def test_machine_code_that_nobody_used_for_a_month_goes(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("GONDWANA_CACHE", str(tmp_path / "cache"))
    folders = sources(tmp_path / "src")
    folder = cache_folder("game", folders)
    for name, days in (("game-old", 31), ("game-new", 29), ("other-old", 31)):
        (folder.parent / name).mkdir()
        (folder.parent / name / "code.nbc").write_text("")
        stamp = time.time() - days * 86400
        os.utime(folder.parent / name, (stamp, stamp))
    old = time.time() - 40 * 86400
    os.utime(folder, (old, old))
    assert cache_folder("game", folders) == folder
    assert {p.name for p in folder.parent.iterdir()} == {folder.name, "game-new", "other-old"}
    assert time.time() - folder.stat().st_mtime < 3600


def called(f: Any, game: Any) -> set[Any]:
    """The rules that a rule names, with the game's own in the contract's places."""
    body = _RULES[f]
    scope = sys.modules[body.__module__].__dict__
    names = {i.argval for i in dis.get_instructions(body) if i.opname == "LOAD_GLOBAL"}
    found = {game.bindings.get(scope.get(name), scope.get(name)) for name in names}
    return {other for other in found if isinstance(other, types.FunctionType) and other in _RULES}


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_comes_back_to_itself(game: str) -> None:
    """Machine code of rules that call each other in a ring crashes when it is read from a cache."""
    played = find_game(game)
    graph: dict[Any, set[Any]] = {}
    waiting = list(played.bindings.values())
    while waiting:
        f = waiting.pop()
        if f not in graph:
            graph[f] = called(f, played)
            waiting += graph[f]
    assert len(graph) > 50
    tuple(TopologicalSorter(graph).static_order())  # a ring is an error
