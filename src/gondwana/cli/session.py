"""What every command needs: the reader's language, his terminal, and figures in his notation."""

from __future__ import annotations

import codecs
import os
import shlex
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime.types import fluent_number
from rich.console import Console

from ..kernel.errors import Problem
from ..kernel.game import Game
from ..kernel.texts import Texts

CLI_TEXTS = (Path(__file__).parent / "texts", Path(__file__).parent / "arena" / "texts")
PLAIN_SIGNS = "gondwana-plain"
# What an output without these signs gets in their place; other letters lose their accents.
PLAIN = {
    "✓": "+", "☼": "^", "†": "x", "→": ">", "≥": "=", "−": "-", "–": "-", "—": "-", "·": ".",
    "…": ".", "“": '"', "”": '"', "„": '"', "’": "'", "×": "x", "─": "-", "━": "-", "ß": "s",
}  # fmt: skip


def plain_signs(error: UnicodeError) -> tuple[str, int]:
    """Replace what the output cannot show by signs of the same width that it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = ""
    for sign in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", sign)[0]
        signs += PLAIN.get(sign, bare if bare.isascii() else "?")
    return signs, error.end


codecs.register_error(PLAIN_SIGNS, plain_signs)


def program() -> str:
    """How the user calls this program, for commands that he may copy."""
    return shlex.quote(os.environ.get("GONDWANA_PROGRAM") or "gondwana")


class OutputFailed(Exception):
    """The standard output cannot be written."""


class StandardOutput(Console):
    """The standard output as a console; where it cannot be written, nothing more is sent there."""

    def print(self, *arguments: Any, **more: Any) -> None:
        """Print at once, or fail."""
        try:
            super().print(*arguments, **more)
        except OSError as error:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise OutputFailed from error


class Session:
    """One call of the command line: `say` gives its messages, `console` and `errors` print."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors=PLAIN_SIGNS)
        self.language = language
        self._locale = Locale.parse(language)
        self.say = Texts(language, CLI_TEXTS)
        self.console = StandardOutput(markup=False, highlight=False, emoji=False)
        self.errors = Console(file=sys.stderr, markup=False, highlight=False, emoji=False)

    def texts(self, game: Game) -> Texts:
        """The game's messages, and the command line's behind them."""
        return Texts(self.language, game.texts, CLI_TEXTS)

    def figure(self, value: float, digits: int = 0) -> str:
        """A number as the reader's language writes it, with so many digits after the point."""
        return self._number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of 1 in per cent, as the reader's language writes it."""
        return self._number(share, digits, style="percent")

    def complain(self, problem: Problem) -> None:
        """Print what is wrong as one line; what the user typed cannot move the cursor in it."""
        self.warn(problem.say(self.language))

    def warn(self, said: str) -> None:
        """Print a sentence where errors go."""
        line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in said)
        with suppress(OSError):  # nobody is there to be told that nobody can be told
            self.errors.print(line, soft_wrap=True)

    def _number(self, value: float, digits: int, **style: Any) -> str:
        number = fluent_number(
            value, minimumFractionDigits=digits, maximumFractionDigits=digits, **style
        )
        return str(number.format(self._locale))
