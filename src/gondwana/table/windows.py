"""A table's windows for cards: how its seats want to be asked in them."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import TableError
from .kept import Kept
from .wishes import ALWAYS, PASS, PASS_ROUND, PLAYABLE, WINDOW_PREFERENCES, cards_in, is_window


class Windows(Kept):
    """A table at which seats say how they want to be asked in windows for cards."""

    def _usual(self, seat: int) -> str:
        return PLAYABLE if self.alone(seat) else ALWAYS  # passing at once betrays what is held

    def preference(self, seat: int) -> str:
        """How the seat wants to be asked in windows for cards."""
        wishes = self._seating.wishes[seat]
        return wishes.preference(self.match.round_number, self._usual(seat))

    def muted(self, seat: int) -> frozenset[str]:
        """The cards that the seat does not want to be asked about in this round."""
        return self._seating.wishes[seat].muted(self.match.round_number)

    def passes(self, seat: int, words: list[str]) -> bool:
        """Whether the seat's standing wish answers a question with these words."""
        wishes = self._seating.wishes[seat]
        return wishes.passes(words, self.match.round_number, self._usual(seat))

    async def prefer(self, seat: int, windows: str) -> None:
        """Set how the seat wants to be asked in windows for cards."""
        if windows not in WINDOW_PREFERENCES:
            raise TableError("table-preference", known=", ".join(WINDOW_PREFERENCES))
        async with self._lock:
            round_number = self.match.round_number if windows == PASS_ROUND else 0
            await self._seating.wish(seat, windows=windows, windows_round=round_number)
        self._tell()

    async def mute(self, seat: int, cards: Iterable[str]) -> None:
        """Set the cards that the seat does not want to be asked about in this round."""
        async with self._lock:
            await self._mute(seat, cards)
        self._tell()

    async def _mute(self, seat: int, cards: Iterable[str]) -> None:
        known = cards_in(words for words in self.match.table.words if words)
        wanted = frozenset(cards)
        if not wanted <= known:
            raise TableError("table-card", known=", ".join(sorted(known)))
        await self._seating.wish(seat, cards=wanted, cards_round=self.match.round_number)

    async def pass_quietly(self, seat: int, version: int) -> int:
        """Pass in a window, and hear no more of its cards in this round."""
        async with self._lock:
            words = self.legal(seat) if seat in self.match.waiting else []
            if not words or not is_window(words):
                raise TableError("table-no-window")
            cards = self.muted(seat) | cards_in(words)
            await self._act(seat, PASS, version)
            await self._mute(seat, cards)
        self._tell()
        return self.version
