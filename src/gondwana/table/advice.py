"""Hints: what a bot would do in the place of a seat that is asked, by what that seat knows."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from ..bots import steps
from ..bots.search import Search, Thought, Until
from ..kernel.match import Match
from .errors import TableError
from .thinking import Searches

if TYPE_CHECKING:
    from .kept import Kept

ADVISER = "alpha"  # the step of the ladder that is asked
SEED = "advice"  # no match's own: advice must not hang on dice that nobody has seen


def think(match: Match, seat: int, compiled: bool, until: Until) -> list[Thought]:
    """What the adviser thinks of each legal action of a seat that must decide, best first."""
    budget = steps()[ADVISER].budget(match.game.id, by_clock=True)
    return Search(match.table, seat, SEED, budget, compiled, until).think(match)


def ask(
    searches: Searches, match: Match, seat: int, compiled: bool, patient: bool = False
) -> Future[list[Thought]]:
    """Put the adviser in the line of searches, or behind all others."""
    seconds = steps()[ADVISER].milliseconds / 1000
    return searches.submit(seconds, partial(think, match, seat, compiled), patient)


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
        """What may be done, best first; a TableError where the seat may not ask."""
        live = self._live
        if not live.hints:
            raise TableError("table-no-hints")
        if not self.given(seat):
            raise TableError("table-not-asked")
        if self._asked.get(seat, (-1,))[0] != live.version:
            host, match = live.host, live.match.copy()
            compiled = host.coding.wanted(match.game.id)
            thinking = asyncio.wrap_future(ask(host.thinking.searches, match, seat, compiled))
            self._asked[seat] = live.version, thinking
        return await asyncio.shield(self._asked[seat][1])
