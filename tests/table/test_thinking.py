"""How many think at once, who waits for whom, and what is counted against a bot's budget."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gondwana.bots import steps
from gondwana.table import thinking
from gondwana.table.thinking import Thinking
from stories import run_story

CORES = 3


@contextmanager
def thinker() -> Iterator[Thinking]:
    """Threads for so many cores; closed afterwards."""
    made = Thinking(CORES)
    try:
        yield made
    finally:
        made.close()


class Held:
    """Searches that begin, and then wait until they are let go."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.all_cores = threading.Semaphore(0)
        self.go = threading.Event()

    def search(self, number: int) -> int:
        self.begun.append(number)
        self.all_cores.release()
        self.go.wait()
        return number


def test_searches_leave_a_core_and_policies_wait_for_none() -> None:
    async def story() -> None:
        held = Held()
        with thinker() as line:
            searches = [
                asyncio.ensure_future(line.choose("alpha", held.search, k)) for k in range(5)
            ]
            hint = line.submit(held.search, 5)
            try:
                for _ in range(CORES - 1):
                    await asyncio.to_thread(held.all_cores.acquire)
                assert await line.choose("greedy", lambda: "done") == "done"
                assert len(held.begun) == CORES - 1
            finally:
                held.go.set()
            assert await asyncio.gather(*searches) == [0, 1, 2, 3, 4]
            assert await asyncio.wrap_future(hint) == 5

    run_story(story())


def test_one_core_is_enough() -> None:
    async def story() -> None:
        line = Thinking(1)
        assert await line.search(lambda: 1) == 1
        line.close()

    run_story(story())


class Clock:
    """A clock that stands still but where somebody moves it."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now


@pytest.mark.parametrize("bot", ["alpha", "hunter", "hatchling", "greedy"])
def test_the_budget_begins_when_the_waiting_ends(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    clock, told = Clock(), []
    monkeypatch.setattr(thinking, "time", clock)

    def decide() -> str:
        clock.now += 0.25
        return "pass"

    async def story() -> None:
        held = Held()
        with thinker() as line:
            line.noted = lambda *noted: told.append(noted)
            before = [line.submit(held.search, k) for k in range(CORES - 1)]
            before += [line._policies.submit(held.search, k) for k in range(CORES)]
            choosing = asyncio.ensure_future(line.choose(bot, decide))
            await asyncio.sleep(0)
            clock.now += 7
            held.go.set()
            assert await choosing == "pass"
            assert all(one.result() is not None for one in before)

    run_story(story())
    step = steps().get(bot)
    budget = step.milliseconds / 1000 if step else 0
    assert told == [(bot, pytest.approx(7), pytest.approx(0.25 - budget))]
