"""Reading component files: a wrong figure is named with file, key and what would be right."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import Problem


class Figures:
    """A table of a TOML file, with its path inside the file for messages."""

    def __init__(self, path: Path, data: dict[str, Any], key: str = "") -> None:
        self.path = path
        self.data = data
        self.key = key

    @classmethod
    def read(cls, path: Path) -> Figures:
        """Read a file of format 1."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise Problem(
                "problem-file-unreadable", file=str(path), reason=error.strerror or ""
            ) from error
        except UnicodeDecodeError as error:
            raise Problem("problem-file-not-text", file=str(path)) from error
        except tomllib.TOMLDecodeError as error:
            raise Problem("problem-toml", file=str(path), reason=str(error)) from error
        figures = cls(path, data)
        if figures.whole("format") != 1:
            raise figures.wrong("format", data["format"], "1")
        return figures

    def name(self, key: str) -> str:
        """The key with the path to it."""
        return f"{self.key}.{key}" if self.key else key

    def wrong(self, key: str, found: object, right: str) -> Problem:
        """The problem: what the key holds, and what would be right."""
        return Problem(
            "problem-figure",
            file=str(self.path),
            key=self.name(key),
            found=str(found),
            right=right,
        )

    def _get(self, key: str, kind: type, right: str) -> Any:
        if key not in self.data:
            raise Problem(
                "problem-figure-missing", file=str(self.path), key=self.name(key), right=right
            )
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, value, right)
        return value

    def whole(self, key: str, low: int = -1_000_000, high: int = 1_000_000) -> int:
        """A whole number between the limits."""
        right = "a whole number" if high == 1_000_000 else f"a whole number from {low} to {high}"
        value: int = self._get(key, int, right)
        if not low <= value <= high:
            raise self.wrong(key, value, right)
        return value

    def text(self, key: str, among: Iterable[str] = ()) -> str:
        """A string, one of `among` if given."""
        choices = tuple(among)
        right = "one of " + ", ".join(choices) if choices else "a text"
        value: str = self._get(key, str, right)
        if choices and value not in choices:
            raise self.wrong(key, repr(value), right)
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value: bool = self._get(key, bool, "true or false")
        return value

    def texts(self, key: str, among: Iterable[str] = ()) -> list[str]:
        """A list of strings, each one of `among` if given."""
        choices = tuple(among)
        values: list[str] = self._get(key, list, "a list of texts")
        for value in values:
            if not isinstance(value, str) or (choices and value not in choices):
                right = "each one of " + ", ".join(choices) if choices else "a list of texts"
                raise self.wrong(key, repr(value), right)
        return values

    def items(self, key: str) -> list[Any]:
        """A list of anything."""
        values: list[Any] = self._get(key, list, "a list")
        return values

    def table(self, key: str) -> Figures:
        """A table below this one."""
        return Figures(self.path, self._get(key, dict, "a table"), self.name(key))

    def tables(self, key: str) -> list[Figures]:
        """A list of tables below this one, named by their `id` where they have one."""
        found = []
        for number, data in enumerate(self._get(key, list, "a list of tables"), start=1):
            if not isinstance(data, dict):
                raise self.wrong(key, data, "a list of tables")
            label = data["id"] if isinstance(data.get("id"), str) else str(number)
            found.append(Figures(self.path, data, f"{self.name(key)} {label}"))
        return found
