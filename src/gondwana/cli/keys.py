"""Single keys from the terminal."""

from __future__ import annotations

import os
import re
import sys
from typing import Any, Self

import typer

try:
    import termios
    import tty
except ImportError:  # Windows: Typer reads its console key by key, and nothing is echoed
    termios = None  # type: ignore[assignment]

ENTER = ("\r", "\n")
ERASE = ("\x7f", "\b")
ESCAPE, END, INTERRUPT = "\x1b", "\x04", "\x03"
UP, DOWN, RIGHT, LEFT = (f"\x1b[{letter}" for letter in "ABCD")
# Other ways in which terminals tell the arrows: application mode, Windows.
_ARROWS = {
    **{f"\x1bO{letter}": f"\x1b[{letter}" for letter in "ABCD"},
    **{
        f"{lead}{key}": arrow
        for lead in "\xe0\0"
        for key, arrow in zip("HPMK", (UP, DOWN, RIGHT, LEFT), strict=True)
    },
}
_KEY = re.compile(r"[\xe0\0].|\x1b\[[0-9;]*[A-Za-z~]|\x1bO.|\x1b|.", re.DOTALL)


class Keys:
    """While open, the terminal gives keys at once and does not echo them.

    Keys that come faster than they are read wait.
    """

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._before: list[Any] | None = None

    def __enter__(self) -> Self:
        if termios is not None:
            self._before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def read(self) -> str:
        """The next key; END when no more can come."""
        if not self._waiting:
            self._waiting = _KEY.findall(self._read_some()) or [END]
        key = self._waiting.pop(0)
        if key == INTERRUPT:
            raise KeyboardInterrupt
        return _ARROWS.get(key, key)

    def _read_some(self) -> str:
        if self._before is not None:
            return os.read(sys.stdin.fileno(), 1024).decode("utf-8", "ignore")
        try:
            return typer.getchar()
        except EOFError:
            return END
