"""Where bots think: in threads beside the table's work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from ..bots import find_policy, steps

T = TypeVar("T")
Noted = Callable[[str, float, float], None]


class Thinking:
    """Two lines of those who think.

    A search keeps a core busy as long as its budget lasts. So searches have all cores but one, and
    wait in line for them: each finds the time that it counts on, and the server goes on answering.
    Policies decide in a moment and wait for no search.
    """

    def __init__(self, cores: int) -> None:
        self._searches = ThreadPoolExecutor(max(1, cores - 1), "search")
        self._policies = ThreadPoolExecutor(cores, "policy")
        self.noted: Noted = lambda bot, waited, over: None

    def submit(self, search: Callable[..., T], *args: object) -> Future[T]:
        """Put a search in its line."""
        return self._searches.submit(search, *args)

    async def search(self, search: Callable[..., T], *args: object) -> T:
        """What a search finds."""
        return await asyncio.wrap_future(self.submit(search, *args))

    async def choose(self, bot: str, choose: Callable[..., T], *args: object) -> T:
        """What a bot that may sit at a table chooses.

        `noted` is told, in the thread, its name, how many seconds it waited in line, and how many
        it took beyond its budget; a policy has none.
        """
        line = self._policies if find_policy(bot) else self._searches
        thinking = partial(self._timed, bot, time.perf_counter(), choose, *args)
        return await asyncio.wrap_future(line.submit(thinking))

    def _timed(self, bot: str, asked: float, choose: Callable[..., T], *args: object) -> T:
        begun = time.perf_counter()
        chosen = choose(*args)
        step = steps().get(bot)
        budget = step.milliseconds / 1000 if step else 0.0
        self.noted(bot, begun - asked, time.perf_counter() - begun - budget)
        return chosen

    def close(self) -> None:
        """Let nobody in line begin any more."""
        for line in (self._searches, self._policies):
            line.shutdown(wait=False, cancel_futures=True)
