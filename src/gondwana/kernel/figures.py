"""Reading component files: a wrong figure is named with file, key and what would be right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import KERNEL_TEXTS, Phrase, Problem

ANY_WHOLE = 1_000_000  # limits that mean: any whole number
_PLACE = re.compile(r"at line (\d+), column (\d+)")


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """What a TOML text holds; a Problem names the file and the place where it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = _place(str(error), text)
        raise Problem("problem-toml", file=file, line=line, column=column) from error
    except (RecursionError, ValueError) as error:
        raise Problem("problem-toml-too-much", file=file) from error


def _place(reason: str, text: str) -> tuple[int, int]:
    """Line and column of an error; where its reason names none, it is the text's end."""
    found = _PLACE.search(reason)
    if found is not None:
        return int(found[1]), int(found[2])
    return text.count("\n") + 1, len(text) - text.rfind("\n")


class Figures:
    """A table of a TOML file, with its path inside the file for messages.

    What would be right is said by messages `right-…` of the folders `messages`.
    """

    def __init__(
        self, path: Path, data: dict[str, Any], messages: tuple[Path, ...], key: str = ""
    ) -> None:
        self.path = path
        self.data = data
        self.messages = messages
        self.key = key

    @classmethod
    def read(cls, path: Path, *texts: Path) -> Figures:
        """Read a file of format 1; `texts` are folders of messages besides the kernel's."""
        try:
            text = path.read_text(encoding="utf-8-sig")
        except OSError as error:
            raise Problem("problem-file-unreadable", file=str(path)) from error
        except UnicodeDecodeError as error:
            raise Problem("problem-file-not-text", file=str(path)) from error
        figures = cls(path, parse_toml(text, str(path)), (*texts, KERNEL_TEXTS))
        if figures.whole("format") != 1:
            raise figures.wrong("format", figures.data["format"], "right-format", format=1)
        return figures

    def name(self, key: str) -> str:
        """The key with the path to it."""
        return f"{self.key}.{key}" if self.key else key

    def wrong(self, key: str, found: object, right: str, **details: Any) -> Problem:
        """The problem: what the key holds, and what would be right, the key of a message."""
        return Problem(
            "problem-figure",
            file=str(self.path),
            key=self.name(key),
            found=str(found),
            right=Phrase(right, details, self.messages),
        )

    def missing(self, key: str, right: str, **details: Any) -> Problem:
        """The problem: the key is not there, and what it should hold."""
        return Problem(
            "problem-figure-missing",
            file=str(self.path),
            key=self.name(key),
            right=Phrase(right, details, self.messages),
        )

    def _get(self, key: str, kind: type, right: str, **details: Any) -> Any:
        if key not in self.data:
            raise self.missing(key, right, **details)
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, value, right, **details)
        return value

    def _below(self, key: str, data: dict[str, Any]) -> Figures:
        return Figures(self.path, data, self.messages, key)

    def whole(self, key: str, low: int = -ANY_WHOLE, high: int = ANY_WHOLE) -> int:
        """A whole number between the limits."""
        right = "right-whole" if high == ANY_WHOLE else "right-whole-between"
        limits = {"low": low, "high": high}
        value: int = self._get(key, int, right, **limits)
        if not low <= value <= high:
            raise self.wrong(key, value, right, **limits)
        return value

    def text(self, key: str, among: Iterable[str] = ()) -> str:
        """A string, one of `among` if given."""
        choices = tuple(among)
        right = "right-one-of" if choices else "right-text"
        value: str = self._get(key, str, right, known=", ".join(choices))
        if choices and value not in choices:
            raise self.wrong(key, repr(value), right, known=", ".join(choices))
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value: bool = self._get(key, bool, "right-flag")
        return value

    def texts(self, key: str, among: Iterable[str] = ()) -> list[str]:
        """A list of strings, each one of `among` if given."""
        choices = tuple(among)
        right = "right-each-of" if choices else "right-texts"
        values: list[str] = self._get(key, list, right, known=", ".join(choices))
        for value in values:
            if not isinstance(value, str) or (choices and value not in choices):
                raise self.wrong(key, repr(value), right, known=", ".join(choices))
        return values

    def items(self, key: str) -> list[Any]:
        """A list of anything."""
        values: list[Any] = self._get(key, list, "right-list")
        return values

    def table(self, key: str) -> Figures:
        """A table below this one."""
        return self._below(self.name(key), self._get(key, dict, "right-table"))

    def tables(self, key: str) -> list[Figures]:
        """A list of tables below this one, named by their `id` where they have one."""
        found = []
        for number, data in enumerate(self._get(key, list, "right-tables"), start=1):
            if not isinstance(data, dict):
                raise self.wrong(key, data, "right-tables")
            label = data["id"] if isinstance(data.get("id"), str) else str(number)
            found.append(self._below(f"{self.name(key)} {label}", data))
        return found
