"""Where bots think: in threads beside the table's work."""

from __future__ import annotations

import asyncio
import heapq
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..bots import steps
from ..bots.search import Until

T = TypeVar("T")
Noted = Callable[[str, float, float], None]
QUICK = 0.02  # seconds: who needs no more waits for nobody who thinks for long
LEAST = 0.002  # seconds that everybody has, however late he comes to think


@dataclass(order=True)
class _Place:
    """A search in line, or under way: by when it should be done, and when it must stop."""

    deadline: float
    number: int
    seconds: float = field(compare=False)
    search: Callable[[Until], Any] = field(compare=False)
    done: Future[Any] = field(compare=False)
    until: Until = field(default_factory=Until, compare=False)
    least: float = field(default=math.inf, compare=False)  # it goes on until then

    @property
    def patient(self) -> bool:
        return self.deadline == math.inf


class Searches:
    """The line of those who search, for so many cores.

    Whoever must be done first begins first. The time from the question to the answer is what a
    search may take: where many search at once, each thinks so much less that nobody in line comes
    too late. Who is patient comes last, and has his time when it is his turn.
    """

    def __init__(self, cores: int) -> None:
        self._cores = cores
        self._threads = ThreadPoolExecutor(cores, "search")
        self._lock = threading.Lock()
        self._line: list[_Place] = []  # a heap
        self._busy: list[_Place] = []
        self._asked = 0

    def submit(
        self, seconds: float, search: Callable[[Until], T], patient: bool = False
    ) -> Future[T]:
        """Put a search in line, which stops at what it is called with."""
        now = time.perf_counter()
        with self._lock:
            self._asked += 1
            deadline = math.inf if patient else now + seconds
            place = _Place(deadline, self._asked, seconds, search, Future())
            heapq.heappush(self._line, place)
            end = now + self._allowed(now)
            for other in self._busy:
                if not other.patient:
                    other.until.clock = min(other.until.clock, max(other.least, end))
            self._threads.submit(self._next)
        return place.done

    def _allowed(self, now: float) -> float:
        """How many seconds those who think may go on, so that all in line have as many in time.

        Whom a free core takes at once waits for nobody.
        """
        free = self._cores - len(self._busy)
        waiting = sorted(place.deadline for place in self._line if not place.patient)[free:]
        return min(
            (
                (deadline - now) * self._cores / (self._cores + number)
                for number, deadline in enumerate(waiting, 1)
            ),
            default=math.inf,
        )

    def _next(self) -> None:
        """Let the first in line think."""
        with self._lock:
            if not self._line:
                return  # closed meanwhile
            place, now = heapq.heappop(self._line), time.perf_counter()
            if not place.done.set_running_or_notify_cancel():
                return
            self._busy.append(place)
            allowed = place.seconds
            if not place.patient:
                allowed = min(allowed, place.deadline - now, self._allowed(now))
            place.least = now + LEAST
            place.until.clock = max(place.least, now + allowed)
        try:
            found = place.search(place.until)
        except BaseException as error:
            place.done.set_exception(error)
        else:
            place.done.set_result(found)
        finally:
            with self._lock:
                self._busy.remove(place)

    def close(self) -> None:
        """Let nobody in line begin any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            for place in self._line:
                place.done.cancel()
            self._line.clear()


class Thinking:
    """Two lines of those who think.

    A search keeps a core busy as long as its time lasts. So searches have all cores but one, and
    the server goes on answering. Policies and quick searches decide in a moment, and wait for no
    long one.
    """

    def __init__(self, cores: int) -> None:
        self.searches = Searches(max(1, cores - 1))
        self._quick = ThreadPoolExecutor(cores, "quick")
        self.noted: Noted = lambda bot, waited, over: None

    async def choose(self, bot: str, choose: Callable[[Until], T]) -> T:
        """What a bot that may sit at a table chooses; a search stops at what `choose` is given.

        `noted` is told, in the thread, its name, how many seconds it waited in line, and how many
        its answer took beyond its budget in all; a policy has none.
        """
        step, asked = steps().get(bot), time.perf_counter()
        budget = step.milliseconds / 1000 if step else 0.0

        def timed(until: Until) -> T:
            begun = time.perf_counter()
            chosen = choose(until)
            self.noted(bot, begun - asked, time.perf_counter() - asked - budget)
            return chosen

        if budget <= QUICK:
            return await asyncio.wrap_future(self._quick.submit(timed, Until()))
        return await asyncio.wrap_future(self.searches.submit(budget, timed))

    def close(self) -> None:
        """Let nobody in line begin any more."""
        self.searches.close()
        self._quick.shutdown(wait=False, cancel_futures=True)
