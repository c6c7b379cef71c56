"""Errors that a user can mend: coded, so that each reader gets one sentence in his language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .texts import Texts

KERNEL_TEXTS = Path(__file__).parent / "texts"
LONGEST_DETAIL = 1000


class Problem(Exception):
    """Something is wrong that whoever gave the input can mend.

    `key` names a message (`problem-…`) in the Fluent files of `folder`; `details` fill its places.
    """

    folder = KERNEL_TEXTS

    def __init__(self, key: str, /, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def say(self, language: str) -> str:
        """The sentence in a language."""
        told = {name: _short(value) for name, value in self.details.items()}
        return Texts(language, self.folder)(self.key, **told)

    def __str__(self) -> str:
        return self.say("en")


def _short(value: Any) -> Any:
    """A detail, cut where it is longer than anybody reads, or than Fluent takes."""
    if isinstance(value, str) and len(value) > LONGEST_DETAIL:
        return value[: LONGEST_DETAIL - 1] + "…"
    return value


class Refused(Problem):
    """A rule forbids the action; `clause` is its id, such as `E2.4.6`."""

    def __init__(self, clause: str, key: str, folder: Path) -> None:
        super().__init__(key)
        self.clause = clause
        self.folder = folder

    def say(self, language: str) -> str:
        """The sentence in a language, with the clause's id behind it."""
        return f"{super().say(language)} ({self.clause})"
