"""What is drawn of Dinosaur Island."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...common.drawing import scene as common
from ..view import SeatView, View

Way = tuple[str, ...]  # an action's words after the first


@dataclass(frozen=True)
class Scene(common.Scene):
    """A page of the table as one reader sees it."""

    view: View

    @cached_property
    def mine(self) -> SeatView | None:
        """The reader's own park and lab."""
        return None if self.me is None else self.view.players[self.me]

    @property
    def shown_first(self) -> int:
        """Whose park and lab the page shows until another one is chosen."""
        return self.me or 0

    @cached_property
    def _ways(self) -> dict[str, list[Way]]:
        found: dict[str, list[Way]] = {}
        for words in self.legal:
            verb, *rest = words.split()
            found.setdefault(verb, []).append(tuple(rest))
        return found

    def ways(self, verb: str, *begin: str) -> list[Way]:
        """What may follow the verb, and the words `begin` after it, in what the reader may do."""
        count = len(begin)
        return [way[count:] for way in self._ways.get(verb, ()) if way[:count] == begin]

    def may(self, *words: str) -> str | None:
        """These words, if the reader may do just that."""
        verb, *rest = words
        return " ".join(words) if tuple(rest) in self._ways.get(verb, ()) else None

    @property
    def verbs(self) -> Iterable[str]:
        """The first words of all that the reader may do."""
        return self._ways
