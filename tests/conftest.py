"""What all tests share: one cache for machine code, and one process at a time that fills it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings

try:
    import fcntl
except ImportError:  # where files cannot be locked, each process compiles for itself
    fcntl = None

settings.register_profile("gondwana", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("gondwana")


def pytest_configure(config: pytest.Config) -> None:
    """Tests keep machine code beside pytest's own cache, and find it again the next time."""
    os.environ.setdefault("GONDWANA_CACHE", str(config.rootpath / ".pytest_cache" / "gondwana"))


@contextmanager
def _alone() -> Iterator[None]:
    home = Path(os.environ["GONDWANA_CACHE"])
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def compiling() -> object:
    """A context in which to make machine code: the other test processes wait and then load it."""
    return _alone
