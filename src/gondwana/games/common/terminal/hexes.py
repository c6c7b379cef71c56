"""An island of hexagons in text, two lines to a space."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rich.text import Text

from .base import Terminal

HEX = 8  # columns of a space: a slanted edge, six signs, a slanted edge


@dataclass(frozen=True)
class Ground:
    """The colours of a land, and those where there are sixteen only."""

    many: str
    sixteen: str


# The lands of the look by their colours.
GROUNDS = {
    "yellow": Ground("#3a2c00 on #f3e09c", "black on bright_yellow"),
    "green": Ground("#12301c on #afcfb0", "black on green"),
    "brown": Ground("#2a1605 on #cb9b70", "bright_white on yellow"),
    "white": Ground("#1e282c on #f7f6f2", "black on bright_white"),
    "grey": Ground("#1e282c on #b7bccb", "black on white"),
}


def ground(terminal: Terminal, colour: str) -> str:
    """The style of a land of this colour."""
    look = GROUNDS[colour]
    return look.sixteen if terminal.few_colours else look.many


class Placed(Protocol):
    """What has a place in axial coordinates."""

    @property
    def q(self) -> int:
        """The place along a row."""

    @property
    def r(self) -> int:
        """The row."""


P = TypeVar("P", bound=Placed)


def island(spaces: Sequence[P], upper: Callable[[P], Text], lower: Callable[[P], Text]) -> Text:
    """The spaces as hexagons; `upper` and `lower` give what stands in each one, six signs each."""
    lowest = min(2 * space.q + space.r for space in spaces)
    lines: dict[int, Text] = {}
    for space in sorted(spaces, key=lambda space: (space.r, space.q)):
        column = (2 * space.q + space.r - lowest) * HEX // 2
        for half, inner in enumerate((upper(space), lower(space))):
            line = lines.setdefault(2 * space.r + half, Text(no_wrap=True))
            line.append(" " * (column - line.cell_len))
            left, right = "/\\" if half == 0 else "\\/"
            line.append(left, "dim")
            line.append_text(inner)
            line.append(right, "dim")
    return Text("\n").join(lines[key] for key in sorted(lines))
