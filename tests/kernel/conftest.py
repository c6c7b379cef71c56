"""The toy installed like a game of somebody else's, for tests that find games by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gondwana.kernel import game


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A distribution on the path whose entry point is the toy."""
    info = tmp_path / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[gondwana.games]\ntoy = kernel.toy:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    game._found.cache_clear()
    game.find_game.cache_clear()
    yield
    monkeypatch.undo()
    game._found.cache_clear()
    game.find_game.cache_clear()
