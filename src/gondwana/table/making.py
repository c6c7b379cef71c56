"""The match of a stored row: its table with options and own component files, read once."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakKeyDictionary

from ..kernel.errors import Problem
from ..kernel.game import Game, Table, find_game
from ..kernel.match import Match
from .errors import TableError
from .store import LONGEST_WORDS, Row

LOG = logging.getLogger(__name__)
LONGEST_FILE = 128 * 1024  # signs of a component file; those in the box have about 15,000
_FOLDERS: WeakKeyDictionary[Table, TemporaryDirectory[str]] = WeakKeyDictionary()


def new_match(row: Row, seats: int) -> Match:
    """The match of a row before its first line."""
    options, files = row["options"], row["files"]
    table = _table(row["game"], seats, tuple(sorted(options.items())), tuple(sorted(files.items())))
    return Match(table, seed=row["seed"], dice=row["dice"])


@lru_cache(maxsize=64)
def _table(
    id_: str, seats: int, options: tuple[tuple[str, str], ...], files: tuple[tuple[str, str], ...]
) -> Table:
    """Components and words, read once for all matches that have them alike."""
    if not files:
        return Table(find_game(id_), seats, dict(options))
    folder = TemporaryDirectory(prefix="gondwana-")
    paths = {name: Path(folder.name) / f"{name}.toml" for name, _ in files}
    for name, text in files:
        paths[name].write_text(text, encoding="utf-8")
    table = Table(find_game(id_), seats, dict(options), paths)
    _FOLDERS[table] = folder  # the files stay as long as the table
    return table


def check_files(game: Game, files: Mapping[str, str]) -> None:
    """Make sure that these are component files of the game, and not too long."""
    for name, text in files.items():
        if name not in game.components:
            known = ", ".join(sorted(game.components))
            raise TableError("table-file-unknown", file=name, known=known)
        if len(text) > LONGEST_FILE:
            raise TableError("table-file-long", file=name, most=LONGEST_FILE // 1024)


def try_match(row: Row, seats: int) -> Match:
    """The match of a new row; what is wrong in own files is said without the places they lie."""
    if not row["files"]:
        return new_match(row, seats)
    try:
        match = new_match(row, seats)
        if any(words and len(words) > LONGEST_WORDS for words in match.table.words):
            raise TableError("table-file-names", most=LONGEST_WORDS)
    except Problem as problem:
        if "file" in problem.details:
            problem.details = {**problem.details, "file": Path(problem.details["file"]).name}
        raise
    except Exception as error:
        # Each figure is right, and yet they do not make a game: more gene cards than any state has.
        LOG.warning("Own components make no game", exc_info=True)
        raise TableError("table-files", files=", ".join(sorted(row["files"]))) from error
    return match


def summary(match: Match) -> dict[str, Any]:
    """What lists need to know of a match."""
    numbers = range(match.seats)
    return {
        "round": match.round_number,
        "waiting": list(match.waiting),
        "points": [match.points(k) for k in numbers] if match.over else None,
        "ranks": [match.rank(k) for k in numbers] if match.over else None,
    }
