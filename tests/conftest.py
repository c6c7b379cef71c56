"""What all tests share: one cache for machine code, and one process that makes it."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from hypothesis import settings

COMPILED = re.compile(r"\[(.+-)?compiled(-.+)?\]$")

settings.register_profile("gondwana", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("gondwana")


def pytest_configure(config: pytest.Config) -> None:
    """Tests keep machine code beside pytest's own cache, and find it again the next time."""
    os.environ.setdefault("GONDWANA_CACHE", str(config.rootpath / ".pytest_cache" / "gondwana"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The id of a test of machine code has `compiled` among its parameters."""
    if metafunc.definition.get_closest_marker("compiled"):
        metafunc.fixturenames.append("_compiled")
        metafunc.parametrize("_compiled", [None], ids=["compiled"])


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """One process runs all tests of machine code: much of it is made anew in every process.

    They are known by their ids: xdist's own groups do nothing with pytest 9.2.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Scheduling(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return "compiled" if COMPILED.search(nodeid) else nodeid

    return Scheduling(config, log)
