"""How many think at once, who waits for whom, and for how long each may think."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager

import pytest

from gondwana.bots import steps
from gondwana.bots.search import Until
from gondwana.table import thinking
from gondwana.table.thinking import LEAST, Searches, Thinking
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


class Clock:
    """A clock that stands still but where somebody moves it."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(thinking, "time", made)
    return made


class Held:
    """Searches that begin, and then wait until they are let go; who began, and until when."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.until: dict[int, Until] = {}
        self.one_more = threading.Semaphore(0)
        self.gates: dict[int, threading.Event] = {}

    def search(self, number: int) -> Callable[[Until], int]:
        self.gates[number] = threading.Event()

        def run(until: Until) -> int:
            self.until[number] = until
            self.begun.append(number)
            self.one_more.release()
            assert self.gates[number].wait(10)
            return number

        return run

    def let_go(self, *numbers: int) -> None:
        for number in numbers or self.gates:
            self.gates[number].set()

    def wait_for(self, more: int) -> None:
        """Wait until so many more have begun."""
        for _ in range(more):
            assert self.one_more.acquire(timeout=10)


@pytest.fixture
def held() -> Iterator[Held]:
    made = Held()
    yield made
    made.let_go()


@pytest.fixture
def line() -> Iterator[Searches]:
    """One core's line."""
    made = Searches(1)
    yield made
    made.close()


def test_long_searches_leave_a_core_and_the_quick_wait_for_none(held: Held) -> None:
    async def story() -> None:
        with thinker() as line:
            searches = [
                asyncio.ensure_future(line.choose("alpha", held.search(k))) for k in range(5)
            ]
            await asyncio.to_thread(held.wait_for, CORES - 1)
            assert await line.choose("greedy", lambda until: "done") == "done"
            assert await line.choose("hunter", lambda until: "done") == "done"
            assert len(held.begun) == CORES - 1
            held.let_go()
            assert await asyncio.gather(*searches) == [0, 1, 2, 3, 4]

    run_story(story())


def test_one_core_is_enough() -> None:
    async def story() -> None:
        line = Thinking(1)
        assert await line.choose("alpha", lambda until: 1) == 1
        line.close()

    run_story(story())


def test_alone_one_has_ones_time(clock: Clock, held: Held, line: Searches) -> None:
    clock.now = 5.0
    line.submit(0.2, held.search(0))
    held.wait_for(1)
    assert held.until[0].clock == pytest.approx(5.2)


def test_many_share_the_time_and_nobody_is_late(clock: Clock, held: Held, line: Searches) -> None:
    """Five come at once: the first goes on for a fifth of the time, and so do all others."""
    for number in range(5):
        line.submit(0.2, held.search(number))
    for number in range(5):
        held.wait_for(1)
        assert held.until[number].clock == pytest.approx(0.04 * (number + 1))
        clock.now = held.until[number].clock
        held.let_go(number)


def test_who_comes_shortens_what_is_under_way(clock: Clock, held: Held, line: Searches) -> None:
    """A long search gives way to a short one, which has half of the time until it must be done."""
    line.submit(1.0, held.search(0))
    held.wait_for(1)
    clock.now = 0.5
    line.submit(0.2, held.search(1))
    assert held.until[0].clock == pytest.approx(0.6)
    clock.now = 0.6
    held.let_go(0)
    held.wait_for(1)
    assert held.until[1].clock == pytest.approx(0.7)


def test_what_came_first_is_first_where_times_are_alike_else_what_must_be_done_first(
    clock: Clock, held: Held, line: Searches
) -> None:
    line.submit(0.2, held.search(0))
    held.wait_for(1)
    for number, seconds in enumerate((1.0, 0.2, 0.2), start=1):
        line.submit(seconds, held.search(number))
    held.let_go()
    held.wait_for(3)
    assert held.begun == [0, 2, 3, 1]


def test_the_patient_come_last_and_have_all_their_time(
    clock: Clock, held: Held, line: Searches
) -> None:
    line.submit(0.2, held.search(0), patient=True)
    held.wait_for(1)
    line.submit(0.2, held.search(1), patient=True)
    line.submit(0.2, held.search(2))
    assert held.until[0].clock == pytest.approx(0.2)
    held.let_go(0, 1)
    held.wait_for(1)
    clock.now = 7.0
    held.let_go(2)
    held.wait_for(1)
    assert held.begun == [0, 2, 1]
    assert held.until[1].clock == pytest.approx(7.2)


def test_however_late_one_is_one_may_think(clock: Clock, held: Held, line: Searches) -> None:
    line.submit(0.2, held.search(0), patient=True)
    held.wait_for(1)
    line.submit(0.2, held.search(1))
    clock.now = 3.0
    held.let_go(0)
    held.wait_for(1)
    assert held.until[1].clock == pytest.approx(3.0 + LEAST)
    line.submit(0.2, held.search(2))
    assert held.until[1].clock == pytest.approx(3.0 + LEAST)


def test_cores_share_the_line(clock: Clock, held: Held) -> None:
    """Two think at once: with two more in line, everybody has half of the time."""
    line = Searches(2)
    for number in range(4):
        line.submit(0.2, held.search(number))
    held.wait_for(2)
    assert [until.clock for until in held.until.values()] == pytest.approx([0.1, 0.1])
    line.close()


def test_whom_a_free_core_takes_shortens_nobody(clock: Clock, held: Held) -> None:
    line = Searches(3)
    for number in range(3):
        line.submit(0.2, held.search(number))
        held.wait_for(1)
    assert [until.clock for until in held.until.values()] == pytest.approx([0.2, 0.2, 0.2])
    line.submit(0.2, held.search(3))
    assert [until.clock for until in held.until.values()] == pytest.approx([0.15, 0.15, 0.15])
    line.close()


def test_what_goes_wrong_is_told_and_the_next_thinks(line: Searches) -> None:
    def fail(until: Until) -> int:
        raise ArithmeticError

    wrong, right = line.submit(0.2, fail), line.submit(0.2, lambda until: 1)
    with pytest.raises(ArithmeticError):
        wrong.result()
    assert right.result() == 1


def test_closing_lets_nobody_begin(held: Held, line: Searches) -> None:
    def ended(future: Future[int]) -> int:
        return future.result(timeout=10)

    first = line.submit(0.2, held.search(0))
    held.wait_for(1)
    dropped, second = line.submit(0.2, held.search(1)), line.submit(0.2, held.search(2))
    dropped.cancel()
    line.close()
    held.let_go()
    assert ended(first) == 0
    for late in (dropped, second):
        with pytest.raises(CancelledError):
            ended(late)
    assert held.begun == [0]


@pytest.mark.parametrize("bot", ["alpha", "hunter", "hatchling", "greedy"])
def test_what_counts_is_the_time_from_the_question_to_the_answer(
    clock: Clock, held: Held, bot: str
) -> None:
    told: list[tuple[str, float, float]] = []

    def decide(until: Until) -> str:
        clock.now += 0.25
        return "pass"

    async def story() -> None:
        with thinker() as line:
            line.noted = lambda *noted: told.append(noted)
            for number in range(CORES - 1):
                line.searches.submit(0.2, held.search(number), patient=True)
            for number in range(CORES - 1, 2 * CORES - 1):
                line._quick.submit(held.search(number), Until())
            await asyncio.to_thread(held.wait_for, 2 * CORES - 1)
            choosing = asyncio.ensure_future(line.choose(bot, decide))
            await asyncio.sleep(0)
            clock.now += 7
            held.let_go()
            assert await choosing == "pass"

    run_story(story())
    step = steps().get(bot)
    budget = step.milliseconds / 1000 if step else 0
    assert told == [(bot, pytest.approx(7), pytest.approx(7.25 - budget))]
