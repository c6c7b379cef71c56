"""What can go wrong at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..kernel.errors import Problem


class TableError(Problem):
    """Something at a table that whoever asked for it can mend; told by the table's own texts."""

    folders = (Path(__file__).parent / "texts",)

    def __init__(self, key: str, /, **details: Any) -> None:
        super().__init__(key, **details)


class Stale(TableError):
    """The table has moved on since the version that the caller had seen."""

    def __init__(self, version: int) -> None:
        super().__init__("table-stale", version=version)
        self.version = version


class NoSeat(TableError):
    """The caller does not sit there, or the seat is not free."""


class UnknownTable(TableError, KeyError):
    """There is no table of this id."""
