"""Errors that a user can mend: coded, so that each reader gets one sentence in his language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .texts import Texts

KERNEL_TEXTS = Path(__file__).parent / "texts"


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
        return Texts(language, self.folder)(self.key, **self.details)

    def __str__(self) -> str:
        return self.say("en")


class Refused(Problem):
    """A rule forbids the action; `clause` is its id, such as `E2.4.6`."""

    def __init__(self, clause: str, key: str, folder: Path) -> None:
        super().__init__(key)
        self.clause = clause
        self.folder = folder

    def say(self, language: str) -> str:
        """The sentence in a language, with the clause's id behind it."""
        return f"{super().say(language)} ({self.clause})"
