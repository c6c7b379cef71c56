"""What the versions of a table were: how many lines stood at each, and what was taken back."""

from __future__ import annotations

from collections.abc import Iterable

from .store import NewLine

UNDO = "undo"  # back to where so many lines stood
REVOKE = "revoke"  # one line out of the middle, and whose


def undo_words(to: int) -> str:
    """What the store keeps of going back to `to` lines."""
    return f"{UNDO} {to}"


def revoke_words(number: int, seat: int) -> str:
    """What the store keeps of a seat's taking back its line alone."""
    return f"{REVOKE} {number} {seat}"


def undone_to(words: str) -> int | None:
    """How many lines stand after `undo_words`; None for other words."""
    name, *rest = words.split()
    return int(rest[0]) if name == UNDO else None


def revoked(words: str) -> tuple[int, int] | None:
    """The line and the seat of `revoke_words`; None for other words."""
    name, *rest = words.split()
    return (int(rest[0]), int(rest[1])) if name == REVOKE else None


class History:
    """The versions of a table, each one line, undo or revocation more than the one before."""

    def __init__(self, lines: Iterable[NewLine] = ()) -> None:
        self._heights = [0]  # for each version, how many lines of the match stood then
        self._changes: list[str | None] = []  # what led to the next version, None for a new line
        self.add(lines)

    def add(self, lines: Iterable[NewLine]) -> None:
        """Go on by lines as the store keeps them."""
        for seat, words in lines:
            to = None if seat is not None else undone_to(words)
            drops = seat is None and revoked(words) is not None
            height = self._heights[-1]
            self._heights.append(to if to is not None else height - 1 if drops else height + 1)
            self._changes.append(words if to is not None or drops else None)

    def stood(self, version: int, number: int) -> bool:
        """Whether a line stood at a version and nothing was taken back since."""
        return number < self._heights[version] == self.left(version, None)[1]

    def left(self, version: int, seat: int | None) -> tuple[bool, int]:
        """Whether something known to the seat at a version was taken back, and what is left.

        What is left is the number of lines that stood then and stand now. A line that a seat took
        back for itself alone was not known to the others.
        """
        anew, left = False, self._heights[version]
        for words in filter(None, self._changes[version:]):
            to, alone = undone_to(words), revoked(words)
            if to is not None and to < left:
                anew, left = True, to
            elif alone is not None and alone[0] < left:
                anew, left = anew or alone[1] == seat, left - 1
        return anew, left
