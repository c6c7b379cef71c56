"""Texts: Fluent messages in the reader's language."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu", "cs", "de")


@cache
def _bundle(language: str, folder: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class _Shelf:
    """The bundles of some folders in one language, in the order in which they are asked."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.bundles = tuple(_bundle(language, folder) for folder in folders)


_shelf = cache(_Shelf)


@lru_cache(maxsize=20_000, typed=True)  # a page says the same hundreds of times
def _message(shelf: _Shelf, key: str, /, **details: Any) -> str:
    for bundle in shelf.bundles:
        if bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is None:
                break
            text, errors = bundle.format_pattern(message.value, details)
            if errors:
                raise errors[0]
            return str(text)
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
        return any(bundle.has_message(key) for bundle in self._shelf.bundles)

    def keys(self) -> set[str]:
        """The ids of all messages."""
        return {key for bundle in self._shelf.bundles for key in bundle._messages}


def locale_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the user's locale names, else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for part in environment.get(name, "").split(":"):
            if part[:2] in LANGUAGES:
                return part[:2]
    system = locale.getlocale()[0] or ""
    return system[:2] if system[:2] in LANGUAGES else "en"
