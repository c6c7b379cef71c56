"""Files that the user names: read as text, and written only where nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ..arena.writing import unwritable, write_whole
from ..kernel.errors import Problem
from ..kernel.game import Game, Table, find_game
from ..kernel.match import Match
from ..kernel.record import read_record

LARGEST = 20_000_000  # bytes; the longest games make records of some 50,000


def read_text(path: Path) -> str:
    """The text of a UTF-8 file."""
    check_input(path)
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("problem-file-not-text", file=str(path)) from error
    except OSError as error:
        raise Problem("problem-file-unreadable", file=str(path)) from error


def check_input(path: Path) -> None:
    """Make sure that the path is a file of a size that a text can have."""
    try:
        if path.is_dir():
            raise Problem("problem-file-folder", file=str(path))
        if not path.exists():
            raise Problem("problem-file-missing", file=str(path))
        if path.is_file() and path.stat().st_size > LARGEST:
            raise Problem("problem-file-not-text", file=str(path))
    except (OSError, ValueError) as error:
        raise Problem("problem-file-unreadable", file=str(path)) from error


@dataclass(frozen=True)
class OwnFiles:
    """Files of the user's that stand in place of the game's."""

    maps: Path | None = None
    events: Path | None = None

    def __bool__(self) -> bool:
        return bool(self.maps or self.events)


NO_FILES = OwnFiles()


def component_files(game: Game, own: OwnFiles) -> dict[str, Path]:
    """The user's own component files by the name that the game has for them."""
    files = {}
    for name, path, problem in (
        ("maps", own.maps, "problem-no-maps"),
        ("custom-events", own.events, "problem-no-custom-events"),
    ):
        if path is not None:
            if name not in game.components:
                raise Problem(problem, game=game.title)
            check_input(path)
            files[name] = path
    return files


def table_with(game: Game, seats: int, options: dict[str, str], own: OwnFiles) -> Table:
    """A table with the user's options and files; a file of events brings in the option for it."""
    files = component_files(game, own)
    if "custom-events" in files:
        options = {"custom_events": "file"} | options
    return Table(game, seats, options, files)


def open_record(path: Path, own: OwnFiles) -> Match:
    """The match of a record, replayed to its last line."""
    text = read_text(path)
    files = component_files(_game_of(text, path), own) if own else {}
    return read_record(text, str(path), files)


def _game_of(text: str, path: Path) -> Game:
    """The game that a record's first tags name."""
    for line in text.splitlines():
        if line.strip().startswith('[Game "'):
            return find_game(line.strip()[7:].partition('"')[0])
    raise Problem("problem-record-missing", file=str(path), tag="Game")


class Output:
    """A file to be written at the end of a long run; everything about it is checked before."""

    def __init__(self, path: Path, suffixes: tuple[str, ...], force: bool) -> None:
        self.path = path
        self._force = force
        if path.suffix.lower() not in suffixes:
            raise Problem("problem-output-suffix", file=str(path), right=", ".join(suffixes))
        try:
            self._check()
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from error

    def _check(self) -> None:
        folder = self.path.absolute().parent
        if not folder.is_dir():
            raise Problem("problem-output-folder", file=str(self.path), folder=str(folder))
        if self.path.is_dir():
            raise Problem("problem-file-folder", file=str(self.path))
        if self.path.exists() and not self._force:
            raise Problem("problem-output-exists", file=str(self.path))
        if not os.access(self.path if self.path.exists() else folder, os.W_OK):
            raise Problem("problem-output-unwritable", file=str(self.path))

    def write(self, fill: Callable[[IO[Any]], None], binary: bool = False) -> None:
        """Write the file whole or not at all: beside its place first, then into it."""
        self._check()
        write_whole(self.path, fill, binary)


def check_different(outputs: Iterable[Output | None]) -> None:
    """No file may be asked for twice."""
    seen: set[Path] = set()
    for output in outputs:
        if output is None:
            continue
        place = output.path.absolute()
        if place in seen:
            raise Problem("problem-output-twice", file=str(output.path))
        seen.add(place)
