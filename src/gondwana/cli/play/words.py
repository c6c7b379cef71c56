"""Typed words: which of the legal actions, or which command, they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ...kernel.errors import Problem

LONGEST_NUMBER = 6  # digits; no game numbers more choices, and int() refuses thousands of digits
PLAY_TEXTS = Path(__file__).parent / "texts"


class PlayProblem(Problem):
    """A Problem whose sentence is one of the terminal game's own."""

    folders = (PLAY_TEXTS,)


def tidy(words: str) -> str:
    """Lower case, single blanks."""
    return " ".join(words.lower().split())


def as_number(typed: str) -> int:
    """The number that these digits write; 0, which nothing is numbered, where they are too many."""
    return int(typed) if len(typed) <= LONGEST_NUMBER else 0


def matches(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins the word in its place; with digits it must be the word."""
    if len(typed) != len(words):
        return False
    for short, full in zip(typed, words, strict=True):
        whole = any(sign.isdigit() for sign in short + full)
        if short != full and (whole or not full.startswith(short)):
            return False
    return True


def meant(
    typed: str, numbered: Sequence[str], legal: Sequence[str], also: Callable[[str], list[str]]
) -> list[str]:
    """The legal words that the typed ones can mean, by the first way of reading that finds any.

    A number; the words; their beginnings; other names; without the verb; the target alone. Where
    the choices have no numbers, a number alone is no target: it may be half of two.
    """
    short = tidy(typed).split()
    alone = len(short) == 1 and not short[0].isdecimal()
    if len(short) == 1 and not alone and numbered:
        number = as_number(short[0])
        return [numbered[number - 1]] if 1 <= number <= len(numbered) else []
    if tidy(typed) in legal:
        return [tidy(typed)]
    ways: tuple[Callable[[str], bool], ...] = (
        lambda words: matches(short, words.split()),
        lambda words: any(matches(short, other.split()) for other in also(words)),
        lambda words: " " in words and matches(short, words.split()[1:]),
        lambda words: alone and " " in words and matches(short, words.split()[-1:]),
    )
    for way in ways:
        found = [words for words in legal if way(words)]
        if found:
            return found
    return []


def command_meant(typed: str, names: Mapping[str, str]) -> str | None:
    """The command that a word means, by its name, its name in the language, or a beginning."""
    word = typed.lower()
    if word in names:
        return names[word]
    found = {command for name, command in names.items() if len(word) > 1 and name.startswith(word)}
    return found.pop() if len(found) == 1 else None
