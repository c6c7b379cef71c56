"""Texts: Fluent messages in the reader's language."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = ("en", "hu", "cs", "de")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def _article(number: Any) -> str:
    """The Hungarian article before a number: a vowel begins egy, öt, ezer, egymillió."""
    digits = str(int(number))
    vowel = digits.startswith("5") or (digits.startswith("1") and len(digits) % 3 == 1)
    return "az" if vowel else "a"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"AZ": _article}


class _Book:
    """The messages of one file. Each is parsed when it is first asked for: a file has hundreds."""

    def __init__(self, language: str, source: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        found = list(ENTRY.finditer(source))
        ends = [*(entry.start() for entry in found[1:]), len(source)]
        self._sources: dict[str, str] = {}
        for entry, end in zip(found, ends, strict=True):
            self._sources.setdefault(entry[1], source[entry.start() : end])
        self._parsed: set[str] = set()
        self.keys = frozenset(key for key in self._sources if not key.startswith("-"))

    def message(self, key: str) -> Message:
        """The message of this key."""
        self._parse(key)
        return self._bundle.get_message(key)

    def say(self, message: Message, details: Mapping[str, Any]) -> str:
        """A message with its places filled."""
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, dict(details))
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse an entry and what it refers to, unless that is done."""
        if key in self._parsed or key not in self._sources:
            return
        for name in REFERENCE.findall(self._sources[key]):
            self._parse(name)
        self._bundle.add_resource(FluentResource(self._sources[key]))
        self._parsed.add(key)


@cache
def _book(language: str, folder: Path) -> _Book:
    return _Book(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))


class _Shelf:
    """The books of some folders in one language, in the order in which they are asked."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.books = tuple(_book(language, folder) for folder in folders)


_shelf = cache(_Shelf)


@lru_cache(maxsize=20_000, typed=True)  # a page says the same hundreds of times
def _message(shelf: _Shelf, key: str, /, **details: Any) -> str:
    for book in shelf.books:
        if key in book.keys:
            message = book.message(key)
            if message.value is None:
                break
            return book.say(message, details)
    raise KeyError(key)


class Texts:
    """The messages of some folders of `{en,hu,cs,de}.ftl` files, in one language.

    Folders that belong together, as those of a game, may be given as one tuple.
    """

    def __init__(self, language: str, *folders: Path | tuple[Path, ...]) -> None:
        self.language = language
        given = (folder if isinstance(folder, tuple) else (folder,) for folder in folders)
        self._shelf = _shelf(language, tuple(chain.from_iterable(given)))

    def __call__(self, key: str, /, **details: Any) -> str:
        """The message with its places filled; a KeyError where no folder has it."""
        return _message(self._shelf, key, **details)

    def has(self, key: str) -> bool:
        """Whether some folder has the message."""
        return any(key in book.keys for book in self._shelf.books)

    def keys(self) -> set[str]:
        """The ids of all messages."""
        return set().union(*(book.keys for book in self._shelf.books))


def locale_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the user's locale names, else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for part in environment.get(name, "").split(":"):
            if part[:2] in LANGUAGES:
                return part[:2]
    system = locale.getlocale()[0] or ""
    return system[:2] if system[:2] in LANGUAGES else "en"
