"""Keeping a game: the record beside the play, saving, and what a resumed record remarked."""

from __future__ import annotations

import os
import shlex
import tempfile
from datetime import datetime
from pathlib import Path

import platformdirs

from ...kernel.match import Match
from ...kernel.record import write_record
from ..files import NO_FILES, OwnFiles
from ..session import program
from .words import PlayProblem


class Keeper:
    """Writes a match's record to a file after every line, whole or not at all.

    The seed is told in it, so that the match can go on from the file whatever happens.
    """

    def __init__(
        self,
        path: Path | None,
        remarks: dict[int, list[str]] | None = None,
        own: OwnFiles = NO_FILES,
    ) -> None:
        self.path = path
        self.own = own  # without these the record cannot be read
        self.remarks = remarks or {}
        self._mine: set[Path] = set()

    def begin(self, match: Match, goes_on: bool) -> None:
        """Write the file for the first time; unless the game goes on in it, it must be new.

        A game that is over has nothing to go on with: its file stays as it is.
        """
        if self.path is None or (goes_on and match.over):
            return
        if not goes_on:
            check_new(self.path)
        self.write(match)

    def write(self, match: Match) -> None:
        """Write the record to its file, if there is one."""
        if self.path is not None:
            self._mine.add(self.path.absolute())
            write_whole(self.path, self._text(match))

    def save(self, match: Match, path: Path) -> None:
        """Write the record to another file, which must be new or saved to before."""
        if path.absolute() not in self._mine:
            check_new(path)
        write_whole(path, self._text(match))
        self._mine.add(path.absolute())

    def keep(self, match: Match) -> Path:
        """Keep a game that stops: in its file or, where that is not to be, in the data folder."""
        if self.path is None:
            return self.rescue(match)
        try:
            self.write(match)
        except PlayProblem:
            return self.rescue(match)
        return self.path

    def rescue(self, match: Match) -> Path:
        """Save a game in the user's data folder."""
        folder = platformdirs.user_data_path("gondwana") / "unfinished"
        stamp = f"{datetime.now():%Y-%m-%d-%H%M%S-%f}"
        path = folder / f"{match.game.id}-{stamp}.game"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise PlayProblem("problem-save-folder", folder=str(folder)) from error
        self.save(match, path)
        return path

    def remark(self, match: Match, text: str) -> None:
        """Add a comment to the record, where the game stands now."""
        self.remarks.setdefault(len(match.lines), []).append(text)

    def _text(self, match: Match) -> str:
        return write_record(match, self.remarks, tell_seed=True)


def check_new(path: Path) -> None:
    """Nothing is written over."""
    try:
        if path.is_dir():
            raise PlayProblem("problem-save-is-folder", file=str(path))
        if path.exists():
            raise PlayProblem("problem-save-exists", file=str(path))
        if not path.absolute().parent.is_dir():
            raise PlayProblem("problem-save-folder", folder=str(path.absolute().parent))
    except (OSError, ValueError) as error:
        raise PlayProblem("problem-save-failed", file=str(path)) from error


def write_whole(path: Path, text: str) -> None:
    """Write a file beside its place and move it there: a crash leaves the old one or the new."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
        beside = Path(name)
        try:
            with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(beside, _mode(path))
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise PlayProblem("problem-save-failed", file=str(path)) from error


def _mode(path: Path) -> int:
    """The rights of the file that is there, or those that a new one would get."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def remarks_of(text: str) -> dict[int, list[str]]:
    """The comments of a record by the number of the line that they stand before."""
    remarks: dict[int, list[str]] = {}
    number = 0
    for raw in text.splitlines():
        line = raw.strip()
        if line.startswith(";"):
            remarks.setdefault(number, []).append(line[1:].strip())
        elif line and not line.startswith(("[", "=")):
            number += 1
    return remarks


def how_to_go_on(game: str, path: Path, own: OwnFiles) -> str:
    """The command that takes the game up again."""
    command = f"{program()} play {game} --resume {shlex.quote(str(path))}"
    for name, file in (("--maps", own.maps), ("--events", own.events)):
        if file is not None:
            command += f" {name} {shlex.quote(str(file))}"
    return command
