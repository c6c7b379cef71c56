"""The pages for research are what the script makes of the games, and leave nothing out."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("gymnasium")

from gondwana.kernel import Table, find_game, game_ids

ROOT = Path(__file__).parents[2]
HEADINGS = [
    "Description", "Seats and options", "Observation", "Actions", "Rewards", "End", "Versions",
]  # fmt: skip


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("research_md", ROOT / "scripts/research_md.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", game_ids())
def test_a_page_is_what_the_script_makes(script: ModuleType, game: str) -> None:
    text = (ROOT / "docs/research" / f"{game}.md").read_text(encoding="utf-8")
    assert text == script.page(game), "run python scripts/research_md.py"
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == HEADINGS
    assert len(script._told(game, "versions")) == find_game(game).version
    assert f"[{game}](research/{game}.md)" in (ROOT / "docs/bridges.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", game_ids())
def test_a_page_has_every_number_and_every_action(script: ModuleType, game: str) -> None:
    table = Table(find_game(game), find_game(game).seats[-1])
    groups = script._observation(table)[1].splitlines()[2:]
    assert len(groups) == len({(f.meaning, f.low, f.high) for f in table.observation})
    rows = script._actions(table)[1].splitlines()[2:]
    assert sum(int(row.split(" | ")[1]) for row in rows) == len(table.ids)
