"""Reading the values of options: whatever cannot be read is a Problem that says what would do."""

from __future__ import annotations

import os
from collections.abc import Iterable

from ..bots import find_bot
from ..kernel.errors import Problem

SEED_LENGTH = 100
MOST_GAMES = 10_000_000
MOST_ROUNDS = 99
USUAL_GAME, USUAL_SEATS, USUAL_DICE = "evo-2011", "you,greedy,greedy", "seeded"


def whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number between the limits."""
    try:
        value = int(text)
    except ValueError as error:
        raise _no_whole(name, text, low, high) from error
    if not low <= value <= high:
        raise _no_whole(name, text, low, high)
    return value


def _no_whole(name: str, text: str, low: int, high: int) -> Problem:
    return Problem("problem-whole-number", option=name, value=text, low=low, high=high)


def most_jobs() -> int:
    """More threads than this bring nothing on any machine that we know of."""
    return max(256, os.cpu_count() or 1)


def most_rounds(text: str | None) -> int | None:
    """After how many rounds a game is stopped; None leaves it to the game."""
    return None if text is None else whole("--most-rounds", text, 0, MOST_ROUNDS)


def check_seed(seed: str) -> str:
    """A seed that a record can hold: one line of printable text without quotation marks."""
    if not seed or len(seed) > SEED_LENGTH or '"' in seed or not seed.isprintable():
        raise Problem("problem-seed", value=seed, length=SEED_LENGTH)
    return seed


def table_options(pairs: Iterable[str]) -> dict[str, str]:
    """Options of the form `name=value`, each name once."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise Problem("problem-option-form", value=pair)
        if name in chosen:
            raise Problem("problem-option-twice", option=name)
        chosen[name] = value
    return chosen


def bot_seats(text: str) -> list[str]:
    """The bots of all seats, by their names, separated by commas."""
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        find_bot(name)
    return names


def nearest(word: str, known: Iterable[str], most: int = 5) -> list[str]:
    """The known words that look most like the word, best first."""
    from difflib import get_close_matches

    return get_close_matches(word, list(known), most, 0.5)
