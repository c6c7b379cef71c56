"""Errors that a user can mend: coded, so that each reader gets one sentence in his language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .texts import Texts

KERNEL_TEXTS = Path(__file__).parent / "texts"
LONGEST_DETAIL = 1000


@dataclass(frozen=True)
class Phrase:
    """A message that fills a place of another; it is told in the same language."""

    key: str
    details: Mapping[str, Any]
    folders: tuple[Path, ...] = (KERNEL_TEXTS,)

    def say(self, language: str) -> str:
        """The phrase in a language."""
        return _say(self, language)


class Problem(Exception):
    """Something is wrong that whoever gave the input can mend.

    `key` names a message (`problem-…`) in the Fluent files of `folders`; `details`, values and
    phrases, fill its places.
    """

    folders: tuple[Path, ...] = (KERNEL_TEXTS,)

    def __init__(self, key: str, /, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return _say(self, language)

    def __str__(self) -> str:
        return self.say("en")


def _say(message: Phrase | Problem, language: str) -> str:
    told = {name: _told(value, language) for name, value in message.details.items()}
    return Texts(language, *message.folders)(message.key, **told)


def _told(value: Any, language: str) -> Any:
    """A detail in a language, cut where it is longer than anybody reads, or than Fluent takes."""
    if isinstance(value, Phrase):
        return value.say(language)
    if isinstance(value, str) and len(value) > LONGEST_DETAIL:
        return value[: LONGEST_DETAIL - 1] + "…"
    return value


class Refused(Problem):
    """A rule forbids the action; `clause` is its id, such as `E2.4.6`."""

    def __init__(self, clause: str, key: str, folders: tuple[Path, ...]) -> None:
        super().__init__(key)
        self.clause = clause
        self.folders = folders

    def say(self, language: str) -> str:
        """The sentence in a language, with the clause's id behind it."""
        return f"{super().say(language)} ({self.clause})"
