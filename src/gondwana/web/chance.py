"""Tables with dice of their own: what is asked when something must be rolled or drawn."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import Console

from ..kernel.texts import Texts
from ..table import Live


@dataclass(frozen=True)
class Question:
    """What must be rolled or drawn, and what may come: words, and the same for the reader."""

    sentence: str
    outcomes: tuple[tuple[str, str], ...]


def question(live: Live, mine: tuple[int, ...], language: str) -> Question | None:
    """What somebody with these seats is asked to enter, if anything.

    What only one seat may know is asked of whoever sits there; where that is a bot, of all.
    """
    match = live.match
    if not (match.by_hand and match.state.chance and mine and live.phase == "running"):
        return None
    name, view = match.chance_name(), match.view(None)
    teller = _teller(live, language)
    only = teller.secret_of(view, name)
    if only is not None and live.seats[only].kind == "person" and only not in mine:
        return None
    words = [match.outcome_words(outcome) for outcome, _ in match.chances()]
    shown = tuple((each, teller.outcome(name, each)) for each in words)
    return Question(teller.chance(view, name), shown)


def _teller(live: Live, language: str) -> Any:
    """The game's terminal: it has the words for what is rolled and drawn."""
    game = live.match.game
    module = import_module(f"{game.view.__module__.rpartition('.')[0]}.terminal")
    names = [seat.name for seat in live.seats]
    return module.Terminal(live.match.table, Texts(language, game.texts), names, Console())
