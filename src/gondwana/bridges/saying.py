"""What bridges say: problems, packages that are missing, and that something is compiled first."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ..kernel.errors import Problem
from ..kernel.game import Game
from ..kernel.rule import Function
from ..kernel.texts import Texts, locale_language

_asked: set[tuple[str, Function]] = set()
BRIDGE_TEXTS = Path(__file__).parent / "texts"


class BridgeProblem(Problem):
    """A Problem whose sentence is one of the bridges' own."""

    folders = (BRIDGE_TEXTS,)


class MissingExtra(BridgeProblem, ImportError):
    """An optional package is not there; the sentence has the command that installs it."""


def need(package: str, extra: str) -> ModuleType:
    """The optional package, imported; a MissingExtra tells which of our extras brings it."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package.partition(".")[0]:
            raise
        raise MissingExtra("problem-extra", package=package, extra=extra) from error


def announce(game: Game, entry: Function) -> None:
    """Tell on standard error that the game is compiled first, where it has not been yet."""
    if (game.id, entry) in _asked:
        return
    _asked.add((game.id, entry))
    if not game.compiled.has_code(entry):
        say = Texts(locale_language(), BRIDGE_TEXTS)
        print(say("compiling", game=game.id), file=sys.stderr)
