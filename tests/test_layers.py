"""Imports point only the way the design says, and whoever stands below knows nothing above."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gondwana
from gondwana.kernel import game_ids

ROOT = Path(gondwana.__file__).parent
# What each part may import of the project besides itself.
MAY_IMPORT = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "arena": {"bots", "kernel"},
    "table": {"bots", "kernel"},
    "web": {"table", "bots", "kernel"},
    "bridges": {"bots", "kernel"},
    "cli": {"kernel", "games", "bots", "arena", "table", "web", "bridges", "texts"},
}
FILES = sorted(ROOT.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to; '' for the package itself."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return "" if parts[0] in ("__init__", "__main__") else parts[0]


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """Every module of the project that the file names in an import, as parts below the package."""
    home = ("gondwana", *path.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = list(home[: len(home) - node.level + 1]) if node.level else []
            stem = base + (node.module.split(".") if node.module else [])
            names = [[*stem, alias.name] for alias in node.names]
        else:
            continue
        for name in names:
            if name[0] == "gondwana":
                yield tuple(name[1:])


def test_there_is_something_to_check() -> None:
    assert {"kernel", "games"} <= {part_of(path) for path in FILES}
    assert ("kernel", "rule", "rule") in set(imports(ROOT / "kernel" / "state.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    part = part_of(path)
    if part == "":
        return
    assert part in MAY_IMPORT, f"{part} is no part of the design"
    for name in imports(path):
        if name and (ROOT / name[0]).exists():
            assert name[0] == part or name[0] in MAY_IMPORT[part], ".".join(name)


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if part_of(path) == "games" and len(path.relative_to(ROOT).parts) > 2],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_a_game_lives_in_its_own_room(path: Path) -> None:
    """A room imports itself and what is common; what is common imports no room."""
    room = path.relative_to(ROOT).parts[1]
    for name in imports(path):
        assert name[0] != "games" or name[1] in (room, "common"), ".".join(name)


@pytest.mark.parametrize("part", ["kernel", "bots", "arena", "bridges", "games/common"])
def test_whoever_serves_all_games_names_none(part: str) -> None:
    """Code that knows no game: an id or a module's name stands in docstrings at most."""
    rooms = {path.parent.name for path in (ROOT / "games").glob("*/rules.py")}
    names = {*game_ids(), *rooms}
    for path in (ROOT / part).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in names, f"{path}:{node.lineno}"


def test_the_kernel_starts_without_what_is_slow_to_import() -> None:
    """Numba only where something is compiled, matplotlib only where something is plotted."""
    for path in (ROOT / "kernel").rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.append(node.module)
            assert not {name.split(".")[0] for name in names} & {"numba", "matplotlib", "rich"}
