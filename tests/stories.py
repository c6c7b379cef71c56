"""Running coroutines in tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def run_story(story: Coroutine[Any, Any, Any]) -> None:
    """Run a coroutine in a thread of its own: Playwright keeps an event loop in the main one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, story).result()
