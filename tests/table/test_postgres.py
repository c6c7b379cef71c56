"""Several server processes on one PostgreSQL database: they follow each other and lose nothing."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from served import Served
from websockets.sync.client import connect

from gondwana.table import Host, NewTable, SeatPlan
from stories import run_story

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [
    Path(found).parent for found in [shutil.which("initdb")] if found
]
pytestmark = pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL server of our own, on a socket in a folder of our own."""
    folder = Path(tempfile.mkdtemp(prefix="gondwana-"))  # pytest's own are closed to other users
    data, programs = folder / "data", PROGRAMS[-1]
    as_user: list[str] = []
    if os.geteuid() == 0:  # the server refuses to run as root
        as_user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres", "postgres")

    def call(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, capture_output=True, cwd="/", timeout=60)

    call(str(programs / "initdb"), "-D", str(data), "-U", "tester", "--auth=trust")
    options = f"-k {folder} -c listen_addresses="
    log = folder / "server.log"
    pg_ctl = str(programs / "pg_ctl")
    call(pg_ctl, "-D", str(data), "-l", str(log), "-o", options, "-w", "start")
    try:
        yield f"postgresql://tester@/postgres?host={folder}"
    finally:
        call(pg_ctl, "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder)


def test_two_processes_follow_each_other_and_finish_the_same_game(database: str) -> None:
    async def story() -> None:
        here, there = await Host.open(database), await Host.open(database)
        ann, bo = [await here.people.create_guest(name) for name in ("Ann", "Bo")]
        seats = (SeatPlan("person", "Ann", person=ann.id), SeatPlan("open"))
        live = await here.create(NewTable("evo-2011", seats, pace=0))
        twin = await there.table(live.id)
        assert await twin.sit(bo.id, "Bo", live.invitations[1]) == 1
        await seen(live, lambda: live.phase == "running")
        tables = (live, twin)
        while not live.match.over:
            seat = live.match.waiting[0]
            table = tables[seat]  # each plays at the process of his own
            await seen(table, lambda v=live.version, t=table: t.version >= v)
            await table.act(seat, table.legal(seat)[0], table.version)
            other = tables[1 - seat]
            await seen(other, lambda v=table.version, t=other: t.version >= v)
        assert live.match.state_hash() == twin.match.state_hash()
        await here.close()
        await there.close()

    async def seen(table: object, condition: object) -> None:
        async with asyncio.timeout(10):
            async for _ in table.watch():  # type: ignore[attr-defined]
                if condition():  # type: ignore[operator]
                    return

    run_story(story())


@contextmanager
def serving(database: str, data: Path) -> Iterator[str]:
    """A server on a free port; where it answers."""
    server = Served(data, elsewhere=database)
    server.start()
    try:
        yield server.url
    finally:
        assert server.stop()[0] == 0


def test_a_move_at_one_server_appears_on_a_socket_at_the_other(
    database: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        here, there = [stack.enter_context(serving(database, tmp_path)) for _ in range(2)]
        ann = stack.enter_context(httpx.Client(base_url=here, headers={"Origin": here}))
        form = {"game": "evo-2011", "seat-0": "me", "seat-1": "me"}
        table = ann.post("/tables", data=form).headers["location"]
        page = ann.get(table).text
        version, digest = re.findall(r'data-v="(\d+)" data-s="(\w+)"', page)[0]
        address = f"{there.replace('http', 'ws')}{table}/socket?s={digest}"
        cookie = f"gondwana={ann.cookies['gondwana']}"  # one key signs the cookies of both
        with connect(address, origin=there, additional_headers={"Cookie": cookie}) as socket:
            first = json.loads(socket.recv(timeout=20))
            assert (first["v"], first["parts"]) == (int(version), {})
            words = re.findall(r'data-words="([^"]+)"', page)[0]
            seat = re.findall(r'data-seat="(\d+)"', page)[0]
            fields = {"seat": seat, "words": words, "version": version}
            assert ann.post(f"{table}/act", data=fields).status_code == 303
            news = json.loads(socket.recv(timeout=20))
            assert news["v"] > int(version)
            assert "part-log" in news["parts"]


def test_servers_that_start_at_once_bring_a_new_database_up_to_date_once(database: str) -> None:
    async def story() -> None:
        fresh = database.replace("/postgres?", "/fresh?")
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("CREATE DATABASE fresh")
        hosts = await asyncio.gather(*(Host.open(fresh) for _ in range(3)))
        for host in hosts:
            await host.people.create_guest("Ann")
            await host.close()

    run_story(story())
