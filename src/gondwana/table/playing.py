"""Who plays by himself at a table: bots, and standing wishes in windows for cards."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING

from ..bots import find_policy, make_bot
from ..bots.search import Until
from ..kernel.errors import Problem
from ..kernel.match import Match
from ..kernel.windows import PASS, is_window
from .errors import Stale

if TYPE_CHECKING:
    from .live import Live

STAND_IN = "greedy"  # for a search, until its machine code is there
IN_WINDOW = 0.1  # seconds a bot takes in a window at most, whatever it holds
HESITATION = (0.3, 1.8)  # seconds until a wish answers, so that people cannot tell why it did


class Playing:
    """Lets a table go on until a person must decide."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._hurry = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def automatic(self) -> tuple[int, str | None] | None:
        """A seat that acts by itself now, and its words; None for words: a bot must think."""
        live = self._live
        if live.phase != "running" or live.match.state.chance:
            return None
        for seat in live.match.waiting:
            words = live.legal(seat)
            if live.seats[seat].kind == "bot":
                return seat, None if is_window(words) or len(words) > 1 else words[0]
            if live.passes(seat, words):
                return seat, PASS
        return None

    def start(self) -> None:
        """Go on in the background, if anybody acts by himself."""
        if self._task is None or self._task.done():
            if self.automatic() is not None:
                self._task = asyncio.create_task(self._go_on())

    def hurry(self) -> None:
        """Make no pauses until a person must decide."""
        if self._task is not None and not self._task.done():
            self._hurry.set()

    async def stop(self) -> None:
        """Go on no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        live = self._live
        while (turn := self.automatic()) is not None:
            seat, words = turn
            version = live.version
            pause = self._pause_before(seat, words)
            if words is None:
                compiled = self._compiled(seat)
                bot, match = self._name(seat), live.match.copy()
                choosing = partial(choose, bot, seat, match, compiled)
                chosen = live.host.thinking.choose(bot, choosing)
                words = (await asyncio.gather(chosen, self._wait(pause)))[0]
            elif pause:
                await self._wait(pause)
            try:
                await live.act(seat, words, version)
            except (Stale, Problem):
                continue  # somebody changed the table meanwhile: look again
        self._hurry.clear()

    def _pause_before(self, seat: int, words: str | None) -> float:
        """Seconds until a seat acts; in a window they do not hang on the cards that it holds."""
        live = self._live
        if live.seats[seat].kind != "bot":
            return 0.0 if live.alone(seat) else random.uniform(*HESITATION)
        if words is not None:
            return 0.0
        return min(live.pace, IN_WINDOW) if is_window(live.legal(seat)) else live.pace

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        except TimeoutError:
            pass

    def _compiled(self, seat: int) -> bool:
        """Whether the seat's bot has machine code; for one that searches it is made from now on."""
        coding, game = self._live.host.coding, self._live.match.game.id
        searches = find_policy(self._name(seat)) is None
        return coding.wanted(game) if searches else game in coding.ready

    def _name(self, seat: int) -> str:
        return self._live.seats[seat].bot or "random"


def choose(name: str, seat: int, match: Match, compiled: bool, until: Until) -> str:
    """The words of what a bot of this name does; a search that has no machine code is stood in for.

    Plainly, one playout may take longer than all of its time.
    """
    who = name if compiled or find_policy(name) else STAND_IN
    bot = make_bot(
        who, match.table, seat, match.seed, compiled=compiled, by_clock=True, until=until
    )
    return f"{match.table.words[bot.choose(match)]}"
