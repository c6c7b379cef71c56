"""Writing files so that a full disk or a kill loses nothing that was there."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from ..kernel.errors import Problem

FULL = (errno.ENOSPC, errno.EDQUOT)


def write_whole(path: Path, fill: Callable[[IO[Any]], None], binary: bool = False) -> None:
    """Write a file whole or not at all: beside its place first, then into it."""
    text: dict[str, Any] = {} if binary else {"encoding": "utf-8", "newline": ""}
    try:
        place = path.resolve()  # a link stays one
        beside = place.with_name(f".{place.name}.{os.getpid()}")
        try:
            with open(beside, "wb" if binary else "w", **text) as file:
                fill(file)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, place)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error


def make_folder(path: Path) -> None:
    """Make the folder in which a file is to lie."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: Exception) -> Problem:
    """The sentence for a file that could not be written, with the right reason."""
    full = isinstance(error, OSError) and error.errno in FULL
    return Problem("problem-output-full" if full else "problem-output-unwritable", file=str(path))
