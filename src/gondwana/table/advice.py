"""Hints: what a bot would do in the place of a seat that is asked, by what that seat knows."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from ..bots import advice, steps
from ..bots.search import Thought
from .errors import TableError

if TYPE_CHECKING:
    from .kept import Kept


class Advice:
    """The hints of a table: what is asked twice is thought about once."""

    def __init__(self, live: Kept) -> None:
        self._live = live
        self._asked: dict[int, tuple[int, asyncio.Future[list[Thought]]]] = {}

    def given(self, seat: int) -> bool:
        """Whether the seat may ask now, and has a choice."""
        live, match = self._live, self._live.match
        if not live.hints or match.state.chance or seat not in match.waiting:
            return False
        return len(live.legal(seat)) > 1

    async def thoughts(self, seat: int) -> list[Thought]:
        """What is best, best first; a TableError where the seat may not ask."""
        live = self._live
        if not live.hints:
            raise TableError("table-no-hints")
        if not self.given(seat):
            raise TableError("table-not-asked")
        if self._asked.get(seat, (-1,))[0] != live.version:
            host, match = live.host, live.match.copy()
            compiled = host.coding.wanted(match.game.id)
            seconds = steps()[advice.ADVISER].milliseconds / 1000
            thinking = host.thinking.searches.submit(
                seconds, partial(advice.advise, match, seat, compiled)
            )
            self._asked[seat] = live.version, asyncio.wrap_future(thinking)
        return await asyncio.shield(self._asked[seat][1])
