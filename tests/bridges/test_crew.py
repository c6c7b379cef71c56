"""A crew's threads do what they are given, tell what went wrong, and can be let go."""

from __future__ import annotations

import threading
from functools import partial

import pytest

from gondwana.bridges.crew import Crew


def test_all_jobs_are_done_at_once_and_the_last_one_here() -> None:
    crew, met, who = Crew(2), threading.Barrier(3, timeout=10), [0, 0, 0]

    def job(k: int) -> None:
        met.wait()
        who[k] = threading.get_ident()

    for _ in range(3):
        crew.run([partial(job, k) for k in range(3)])
        assert len(set(who)) == 3
        assert who[2] == threading.get_ident()


@pytest.mark.parametrize("bad", range(2))
def test_what_a_job_raises_is_raised_once_all_are_done(bad: int) -> None:
    crew, done = Crew(1), []

    def job(k: int) -> None:
        if k == bad:
            raise KeyError(k)
        done.append(k)

    with pytest.raises(KeyError):
        crew.run([partial(job, k) for k in range(2)])
    assert done == [1 - bad]
    crew.run([partial(done.append, 5), partial(done.append, 6)])
    assert sorted(done[1:]) == [5, 6]


def test_threads_end_with_their_crew() -> None:
    before = set(threading.enumerate())
    crew = Crew(2)
    threads = set(threading.enumerate()) - before
    assert len(threads) == 2
    crew.close()
    for thread in threads:
        thread.join(timeout=10)
        assert not thread.is_alive()
