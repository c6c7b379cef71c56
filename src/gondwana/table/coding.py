"""Machine code of bots: loaded beside the table's work, and made by a process of its own.

Making it takes minutes; the server answers meanwhile, and its end does not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

from ..bots import load_code
from ..bots.policies import choose_entry
from ..bots.search import search_entry
from ..kernel.game import Table, find_game

LOG = logging.getLogger(__name__)
NICE = 19
MAKING = f"import sys; from {__name__} import make_here; make_here(sys.argv[1])"


class Coding:
    """Brings the machine code of games into this process, one game after the other."""

    def __init__(self) -> None:
        self.ready: set[str] = set()  # games whose bots can think as machine code
        self._turn = asyncio.Lock()
        self._making: dict[str, asyncio.Task[None]] = {}

    async def load_known(self, games: Iterable[str]) -> None:
        """Load what the cache has."""
        for id_ in games:
            if await asyncio.to_thread(has_code, id_):
                await self._load(id_)

    def wanted(self, id_: str) -> bool:
        """Whether a game's code is here; where it is not, it is made from now on."""
        if id_ not in self.ready and id_ not in self._making:
            self._making[id_] = asyncio.create_task(self._make(id_))
        return id_ in self.ready

    async def make(self, id_: str) -> None:
        """Have a game's code here, if that can be."""
        if not self.wanted(id_):
            await asyncio.shield(self._making[id_])

    async def _make(self, id_: str) -> None:
        if await asyncio.to_thread(has_code, id_) or await made(id_):
            await self._load(id_)

    async def close(self) -> None:
        """Make nothing more."""
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _load(self, id_: str) -> None:
        async with self._turn:
            if id_ in self.ready:
                return
            try:
                await apart(load_here, id_)
            except Exception:
                LOG.exception("The machine code of %s cannot be used.", id_)
            else:
                self.ready.add(id_)


def has_code(id_: str) -> bool:
    """Whether the cache has all code that a game's bots need."""
    world = find_game(id_).compiled
    return all(world.has_code(entry) for entry in (choose_entry, search_entry))


def load_here(id_: str) -> None:
    """Bring the code of a game's bots into this process: from the cache, else made here."""
    game = find_game(id_)
    load_code(Table(game, game.seats[0]))


def make_here(id_: str) -> None:
    """Make a game's code in this process, which gives way to all others."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    load_here(id_)


async def made(id_: str) -> bool:
    """Make a game's code in a process of its own; whether that went well."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", MAKING, id_, start_new_session=True
    )
    try:
        status = await child.wait()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
        raise
    if status:
        LOG.warning("The machine code of %s cannot be made (status %d).", id_, status)
    return status == 0


async def apart(work: Callable[[str], object], argument: str) -> None:
    """Do something in a thread that does not keep the process from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: Exception | None) -> None:
        if done.cancelled():
            return
        done.set_result(None) if error is None else done.set_exception(error)

    def run() -> None:
        error: Exception | None = None
        try:
            work(argument)
        except Exception as found:
            error = found
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(tell, error)

    threading.Thread(target=run, name=f"code of {argument}", daemon=True).start()
    await done
