"""Many tables at once, and a server that is killed in the middle of it.

    pip install -e '.[test]' && python bench/web/load.py [--tables 200] [--seconds 40] [--think 4]

Every table has two people, each at a socket of his own as a browser has it, and two bots at the
usual pace. A person who is asked thinks for a while (exponential, `--think` seconds on average),
then sends a random one of the moves that his page offers. A move's acknowledgement is the time
from its POST to the answer. Then the server is killed by SIGKILL amid the moves, started again, and
what it acknowledged is looked for in the database; all people reconnect and play on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from served import GAME, Figure, Served, compile_bots, middle, percentile, tell
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WORDS = re.compile(r'data-words="([^"]+)"')
BOTS = ("greedy", "greedy")
AT_ONCE = 8  # tables made at the same time, and sockets opened
PLAY_ON = 8.0  # seconds that people play after the restart


@dataclass
class Move:
    """A move that somebody sent; acknowledged or not."""

    seat: int
    words: str
    acknowledged: bool = False


@dataclass
class Person:
    """Somebody at a table, with what his browser knows."""

    http: httpx.AsyncClient
    think: float
    choice: random.Random
    cookie: str = ""
    table: str = ""
    version: int = -1
    seat: int = -1
    parts: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def post(self, path: str, fields: dict[str, Any]) -> httpx.Response:
        """Send something as the page's script does."""
        headers = {"Origin": str(self.http.base_url).rstrip("/"), "Cookie": self.cookie}
        headers["Accept"] = "application/json"
        while True:
            answer = await self.http.post(path, json=fields, headers=headers)
            if answer.status_code != 429:
                break
            await asyncio.sleep(0.5)  # so many newcomers from one address have to wait
        for given in answer.headers.get_list("set-cookie"):
            self.cookie = given.partition(";")[0]
        return answer

    def connect(self) -> Any:
        """The socket as a browser opens it."""
        base = str(self.http.base_url).rstrip("/")
        uri = f"{base.replace('http', 'ws', 1)}/t/{self.table}/socket?s="
        headers = {"Cookie": self.cookie}
        return connect(uri, additional_headers=headers, origin=base, max_size=None)  # type: ignore[arg-type]

    def hear(self, text: str | bytes) -> None:
        """Take over what the server tells."""
        told = json.loads(text)
        self.version = told["v"]
        self.seat = -1 if told["seat"] is None else told["seat"]
        for name, change in told["parts"].items():
            if isinstance(change, str):
                self.parts[name] = change
            else:
                html = self.parts[name]
                for k in range(len(change) - 3, -1, -3):
                    start, gone, new = change[k : k + 3]
                    html = html[:start] + new + html[start + gone :]
                self.parts[name] = html
        self.news.set()

    def offered(self) -> list[str]:
        """The moves that the page offers."""
        return sorted({words for html in self.parts.values() for words in WORDS.findall(html)})

    async def listen(self, socket: ClientConnection) -> None:
        """Hear all that comes."""
        try:
            async for text in socket:
                self.hear(text)
        except ConnectionClosed:
            return

    async def play(self, taken: list[float], answers: Counter[int]) -> None:
        """Answer what is asked, until stopped or the server is gone."""
        while True:
            if not self.offered():
                self.news.clear()
                await self.news.wait()
                continue
            await asyncio.sleep(self.choice.expovariate(1 / self.think))
            words = self.offered()
            if not words:
                continue
            before = self.version
            move = Move(self.seat, self.choice.choice(words))
            self.moves.append(move)
            fields = {"seat": move.seat, "version": before, "words": move.words}
            begun = time.perf_counter()
            try:
                answer = await self.post(f"/t/{self.table}/act", fields)
            except httpx.TransportError:
                return
            answers[answer.status_code] += 1
            if answer.status_code == 204:
                move.acknowledged = True
                taken.append(time.perf_counter() - begun)
            else:
                self.moves.pop()  # the server said that nothing has happened
            while self.version == before:
                self.news.clear()
                await self.news.wait()


async def sit_down(people: list[Person], bots: Sequence[str] = BOTS) -> None:
    """Make a table for two people and bots."""
    one, other = people
    seats = {"seat-0": "me", "seat-1": "open"}
    seats |= {f"seat-{2 + k}": f"bot:{bot}" for k, bot in enumerate(bots)}
    made = await one.post("/tables", {"game": GAME, "pace": "usual", **seats})
    assert made.status_code == 303, made.text
    one.table = other.table = made.headers["location"].rpartition("/")[2]
    sat = await other.post(f"/t/{one.table}/sit", {"seat": 1})
    assert sat.status_code == 303, sat.text


def lines_of(database: Path) -> dict[str, list[tuple[int, int | None, str]]]:
    """All lines of all tables as they are stored."""
    found: dict[str, list[tuple[int, int | None, str]]] = defaultdict(list)
    db = sqlite3.connect(database)
    try:
        for match, *line in db.execute(
            "SELECT match, number, seat, words FROM line ORDER BY match, number"
        ):
            found[match].append(tuple(line))
    finally:
        db.close()
    return found


def lost_and_doubled(people: list[Person], database: Path) -> tuple[int, int]:
    """How many acknowledged moves are not stored, and how many are stored that nobody sent.

    A move whose answer never came may be stored or not; from here on it counts as what it is.
    """
    stored = lines_of(database)
    lost = doubled = 0
    for lines in stored.values():
        doubled += sum(number != k for k, (number, _, _) in enumerate(lines))
    for person in people:
        kept = [words for _, seat, words in stored[person.table] if seat == person.seat]
        if person.moves and not person.moves[-1].acknowledged:
            last = person.moves.pop()
            if len(kept) > len(person.moves):
                person.moves.append(Move(last.seat, last.words, True))
        sent = [move.words for move in person.moves]
        lost += (Counter(sent) - Counter(kept)).total()
        doubled += (Counter(kept) - Counter(sent)).total()
        assert sent == kept or lost or doubled, "moves are stored in another order"
    return lost, doubled


async def behind_of(people: list[Person], stored: Mapping[str, int]) -> int:
    """How many tables have fewer lines, as the server tells them, than are stored."""
    key = (await people[0].post("/api/guests", {"name": "Ann"})).json()["key"]
    headers = {"Authorization": f"Bearer {key}"}
    behind = 0
    for person in people:
        answer = await person.http.get(f"/api/tables/{person.table}", headers=headers)
        behind += answer.json()["version"] < stored[person.table]
    return behind


class Crowd:
    """All people at their tables."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.taken: list[float] = []
        self.answers: Counter[int] = Counter()
        self._sockets: list[ClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        """Open everybody's socket, and wait until each knows its table."""
        gate = asyncio.Semaphore(AT_ONCE * 4)

        async def one(person: Person) -> None:
            person.version, person.parts = -1, {}
            async with gate:
                socket = await person.connect()
                self._sockets.append(socket)
                person.hear(await socket.recv())
                self._tasks.append(asyncio.create_task(person.listen(socket)))

        await asyncio.gather(*map(one, self.people))

    async def play(self, seconds: float) -> None:
        """Let everybody play for a time."""
        self._tasks += [
            asyncio.create_task(person.play(self.taken, self.answers)) for person in self.people
        ]
        await asyncio.sleep(seconds)

    async def leave(self) -> None:
        """Stop playing and close the sockets."""
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        wrong = [r for r in results if isinstance(r, Exception)]
        assert not wrong, wrong[0]
        for socket in self._sockets:
            socket.transport.abort()
        self._tasks, self._sockets = [], []


async def measure(server: Served, tables: int, seconds: float, think: float) -> list[Figure]:
    """Play, kill, restart, play on; the figures."""
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:
        people = [Person(http, think, random.Random(k)) for k in range(2 * tables)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def table(number: int) -> None:
            async with gate:
                await sit_down(people[2 * number : 2 * number + 2])

        begun = time.perf_counter()
        await asyncio.gather(*map(table, range(tables)))
        crowd = Crowd(people)
        await crowd.connect()
        print(f"{tables} tables, {len(people)} sockets after {time.perf_counter() - begun:.1f} s")
        await crowd.play(think)  # everybody begins to think at once: not yet measured
        crowd.taken.clear()
        crowd.answers.clear()
        cpu, begun = server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - begun
        share, taken = (server.cpu() - cpu) / wall, crowd.taken[:]
        print(f"{len(taken) / wall:.1f} people's moves a second; answers {dict(crowd.answers)}")
        print(f"the server used {share:.2f} of a core; load {os.getloadavg()[0]:.1f}")

        server.stop(signal.SIGKILL)
        killed = time.perf_counter()
        await asyncio.sleep(0.2)  # the answers that were on their way arrive, or fail
        await crowd.leave()
        lost, doubled = lost_and_doubled(people, server.database)
        stored = {id_: len(lines) for id_, lines in lines_of(server.database).items()}
        died = time.perf_counter() - killed

        begun = time.perf_counter()
        started = server.start()
        behind = await behind_of(people[::2], stored)
        consistent = time.perf_counter() - begun
        await crowd.connect()
        connected = time.perf_counter() - begun
        behind += sum(person.version < stored[person.table] for person in people)
        print(f"killed; read back in {died:.1f} s; answered {started:.2f} s after its start, "
              f"all {len(people)} pages in full after {connected:.1f} s")  # fmt: skip
        crowd.taken.clear()
        await crowd.play(PLAY_ON)
        after = len(crowd.taken)
        await crowd.leave()
        code, stopping = server.stop()
        lost_after, doubled_after = lost_and_doubled(people, server.database)
        print(f"{after} people's moves in {PLAY_ON:g} s after it; exit status {code}")
    return [
        Figure("acknowledgement, median", middle(taken) * 1000, 150, "ms"),
        Figure("acknowledgement, p95", percentile(taken, 95) * 1000, 150, "ms"),
        Figure("acknowledged moves lost by SIGKILL", lost, 0, ""),
        Figure("moves doubled", doubled, 0, ""),
        Figure("lost or doubled after playing on", lost_after + doubled_after, 0, ""),
        Figure("tables behind after the restart", behind, 0, ""),
        Figure("from start to all tables consistent", consistent, 3, "s"),
        Figure("SIGTERM to exit", stopping, 5, "s"),
    ]


def on_a_server(measure: Callable[[Served], Coroutine[Any, Any, list[Figure]]]) -> int:
    """Measure on a server of one's own and tell the figures; 0 where every goal is met."""
    compile_bots()
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        server.start()
        try:
            figures = asyncio.run(measure(server))
        finally:
            if server.process is not None and server.process.poll() is None:
                server.stop(signal.SIGKILL)
    tell(figures)
    return int(not all(figure.met for figure in figures))


def main() -> int:
    parser = argparse.ArgumentParser(description="Many tables at once, and a killed server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--think", type=float, default=4, help="seconds that people think")
    given = parser.parse_args()
    return on_a_server(lambda server: measure(server, given.tables, given.seconds, given.think))


if __name__ == "__main__":
    sys.exit(main())
