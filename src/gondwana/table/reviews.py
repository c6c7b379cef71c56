"""Reviews of finished games, made one after the other beside the tables, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..bots import advice
from ..bots.search import Outlook, Thought, Until, Weighing
from ..kernel.match import Match
from .coding import Coding
from .errors import TableError
from .review import Judged, decisions, judge
from .thinking import Searches, Thinking

if TYPE_CHECKING:
    from .live import Live

LOG = logging.getLogger(__name__)
KEPT = 50
PIECE = 0.05  # seconds that a review keeps a core busy before it lets others think
SLOWER = 1000  # so many times without machine code


@dataclass(eq=False)
class Review:
    """A seat's decisions as far as they have been looked at: `done` of `total`."""

    total: int
    done: int = 0
    judged: list[Judged] = field(default_factory=list)
    failed: bool = False

    @property
    def complete(self) -> bool:
        """Whether nothing is to be waited for any more."""
        return self.failed or self.done >= self.total


class _Patient:
    """An adviser who thinks in short pieces, each behind all others in line.

    Iterations alone limit him, so that a review made again is the same.
    """

    def __init__(self, searches: Searches, compiled: bool) -> None:
        self._searches = searches
        self._compiled = compiled

    def weigh(self, match: Match, seat: int, action: int) -> list[Thought]:
        """What is best at a seat's decision, best first; the action is among it."""
        number = self._iterations(match)
        weighing = Weighing(match, seat, advice.SEED, 2 * number, self._compiled, action)
        self._work(weighing.go_on)
        return weighing.thoughts()

    def outlook(self, match: Match, seat: int) -> float:
        """What a position is worth to a seat."""
        number = 1 + self._iterations(match) // 2
        outlook = Outlook(match, seat, advice.SEED, number, self._compiled)
        self._work(outlook.go_on)
        return outlook.worth

    def _iterations(self, match: Match) -> int:
        number = advice.iterations(match)
        return number if self._compiled else 1 + number // SLOWER

    def _work(self, go_on: Callable[[Until], bool]) -> None:
        while not self._searches.submit(PIECE, go_on, patient=True).result():
            pass


class Reviews:
    """All reviews of a host."""

    def __init__(self, coding: Coding, thinking: Thinking) -> None:
        self._coding = coding
        self._thinking = thinking
        self._known: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, "review")
        self._line: list[Review] = []  # as they were asked for, while they are made
        self._stopped = threading.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, live: Live, seat: int) -> Review:
        """The review of a seat of a finished game; the first who asks lets it be made."""
        if not live.match.over:
            raise TableError("table-review-early")
        key = live.id, seat
        if key not in self._known:
            review = self._known[key] = Review(decisions(live.match, seat))
            self._line.append(review)
            task = asyncio.create_task(self._make(review, live.match, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(lambda _: self._line.remove(review))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def ahead(self, review: Review) -> int:
        """How many reviews that are still to be made were asked for before one."""
        return self._line.index(review) if review in self._line else 0

    async def _make(self, review: Review, match: Match, seat: int) -> None:
        id_ = match.game.id
        await self._coding.make(id_)
        compiled = id_ in self._coding.ready
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._pool, self._look, review, match, seat, compiled)

    def _look(self, review: Review, match: Match, seat: int, compiled: bool) -> None:
        try:
            for judged in judge(match, seat, _Patient(self._thinking.searches, compiled)):
                if self._stopped.is_set():
                    return
                if judged is not None:
                    review.judged.append(judged)
                review.done += 1
        except Exception:
            if not self._stopped.is_set():  # else the line of searches is closed by now
                LOG.exception("A game cannot be reviewed.")
                review.failed = True
        else:
            review.done = review.total

    async def close(self) -> None:
        """Stop looking."""
        self._stopped.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
