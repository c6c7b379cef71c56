"""Who sits at the table: people by `you` or `you:Name`, and bots by their names."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from ...bots import bot_names, find_policy
from ...kernel.errors import Problem
from ...kernel.texts import Texts
from .words import PlayProblem

PERSON = "you"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: a bot, or a person with or without a name."""

    bot: str | None
    name: str = ""

    @property
    def tag(self) -> str:
        """How a record calls it."""
        return self.bot or self.name or PERSON


def read_sitters(text: str) -> list[Sitter]:
    """The sitters of `you:Ann,greedy,greedy`."""
    sitters = [_read(part.strip()) for part in text.split(",")]
    names = [sitter.name.casefold() for sitter in sitters if sitter.name]
    for name in names:
        if names.count(name) > 1:
            twice = next(s.name for s in sitters if s.name.casefold() == name)
            raise PlayProblem("problem-name-twice", name=twice)
    return sitters


def _read(part: str) -> Sitter:
    kind, colon, name = part.partition(":")
    if kind.strip().lower() == PERSON:
        return Sitter(None, _checked(name.strip()) if colon else "")
    if not _is_bot(part.lower()):
        raise PlayProblem("problem-sitter", sitter=part, bots=", ".join(bot_names()))
    return Sitter(part.lower())


def _is_bot(name: str) -> bool:
    try:
        find_policy(name)
    except Problem:
        return False
    return True


def _checked(name: str) -> str:
    taken = name.lower() == PERSON or _is_bot(name.lower())
    if not name or taken or cell_len(name) > LONGEST_NAME or '"' in name or not name.isprintable():
        raise PlayProblem("problem-name", name=name, length=LONGEST_NAME)
    return name


def sitter_of(tag: str) -> Sitter:
    """The sitter that a record calls so."""
    if _is_bot(tag):
        return Sitter(tag)
    return Sitter(None, "" if tag == PERSON else tag)


def display_names(sitters: list[Sitter], marks: str, texts: Texts) -> list[str]:
    """What each seat is called: a person's name with the letter of the clan, or the clan's name."""
    return [
        f"{sitter.name} ({mark})" if sitter.name else texts(f"seat-{mark}")
        for sitter, mark in zip(sitters, marks, strict=False)
    ]
