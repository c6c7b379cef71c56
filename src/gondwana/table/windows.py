"""A table's windows for cards: how its seats want to be asked in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..kernel.windows import (
    ALWAYS,
    MUTES,
    PASS,
    PASS_ROUND,
    PLAYABLE,
    THIS_ROUND,
    WINDOW_PREFERENCES,
    cards_in,
    is_window,
)
from .errors import TableError
from .kept import Kept


class Windows(Kept):
    """A table at which seats say how they want to be asked in windows for cards."""

    def _usual(self, seat: int) -> str:
        return PLAYABLE if self.alone(seat) else ALWAYS  # passing at once betrays what is held

    def preference(self, seat: int) -> str:
        """How the seat wants to be asked in windows for cards."""
        wishes = self._seating.wishes[seat]
        return wishes.preference(self.match.round_number, self._usual(seat))

    def muted(self, seat: int) -> frozenset[str]:
        """The cards that the seat does not want to be asked about now."""
        return self._seating.wishes[seat].muted(self.match.round_number)

    def mute_of(self, seat: int, card: str) -> str:
        """What the seat wishes about a card: one of MUTES."""
        return self._seating.wishes[seat].mute_of(card, self.match.round_number)

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
            wishes = self._seating.wishes[seat]
            new = replace(wishes, windows=windows, windows_round=round_number)
            await self._seating.wish(seat, new)
        self._tell()

    async def mute(self, seat: int, mutes: Mapping[str, str]) -> None:
        """Set what the seat wishes about single cards: one of MUTES for each that is named."""
        known = cards_in(self.match.table.words)
        if not known.issuperset(mutes):
            raise TableError("table-card", known=", ".join(sorted(known)))
        if not set(MUTES).issuperset(mutes.values()):
            raise TableError("table-preference", known=", ".join(MUTES))
        async with self._lock:
            await self._mute(seat, mutes)
        self._tell()

    async def _mute(self, seat: int, mutes: Mapping[str, str]) -> None:
        wishes, now = self._seating.wishes[seat], self.match.round_number
        for card, mute in mutes.items():
            wishes = wishes.with_mute(frozenset({card}), mute, now)
        await self._seating.wish(seat, wishes)

    async def pass_quietly(self, seat: int, version: int) -> int:
        """Pass in a window, and hear no more of its cards in this round."""
        async with self._lock:
            words = self.legal(seat) if seat in self.match.waiting else []
            if not words or not is_window(words):
                raise TableError("table-no-window")
            await self._act(seat, PASS, version)
            asking = cards_in(words) - self.muted(seat)
            await self._mute(seat, dict.fromkeys(asking, THIS_ROUND))
        self._tell()
        return self.version
