"""Machine code of bots: loaded beside the work of the tables; the end does not wait for it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

from ..bots import CompiledBot, bot_names
from ..bots.policies import choose_entry
from ..kernel.game import Table, find_game
from ..kernel.match import Match

LOG = logging.getLogger(__name__)


class Coding:
    """Brings the machine code of games into this process, one game after the other."""

    def __init__(self) -> None:
        self.ready: set[str] = set()  # games whose bots can think as machine code
        self._turn = asyncio.Lock()

    async def load_known(self, games: Iterable[str]) -> None:
        """Load what the cache has."""
        for id_ in games:
            if await asyncio.to_thread(has_code, id_):
                await self._load(id_)

    async def _load(self, id_: str) -> None:
        async with self._turn:
            if id_ in self.ready:
                return
            try:
                await apart(load_code, id_)
            except Exception:
                LOG.exception("The machine code of %s cannot be used.", id_)
            else:
                self.ready.add(id_)


def has_code(id_: str) -> bool:
    """Whether the cache has all code that a game's bots need."""
    return find_game(id_).compiled.has_code(choose_entry)


def load_code(id_: str) -> None:
    """Bring the code of a game's bots into this process: from the cache, else made here."""
    game = find_game(id_)
    table = Table(game, game.seats[0])
    match = Match(table, seed="warm")
    CompiledBot(bot_names()[-1], table, match.waiting[0], match.seed).choose(match)


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
