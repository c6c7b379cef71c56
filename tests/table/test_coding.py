"""Machine code of bots: nobody waits for it, the end of the server least of all."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gondwana.bots.search import Until
from gondwana.kernel import Match, game_ids
from gondwana.table import Host, coding
from gondwana.table.playing import STAND_IN, choose
from stories import run_story

PATIENCE = 60  # seconds
SERVER = """
import sys, time
from gondwana.cli import main
from gondwana.table import coding

def endless(game):
    print("busy", flush=True)
    time.sleep(600)

coding.has_code = lambda game: True
coding.load_here = endless
sys.argv = ["gondwana", "serve", "--no-browser", "--port", "0", "--data", sys.argv[1]]
main()
"""


def test_a_host_closes_while_code_is_still_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, let_go, loaded = threading.Event(), threading.Event(), []

    def load(game: str) -> None:
        begun.set()
        let_go.wait(PATIENCE)
        loaded.append(game)

    monkeypatch.setattr(coding, "has_code", lambda game: True)
    monkeypatch.setattr(coding, "load_here", load)

    async def story() -> None:
        host = await Host.open(f"sqlite:///{tmp_path / 'tables.db'}")
        await asyncio.to_thread(begun.wait, PATIENCE)
        await host.close()
        assert host.coding.ready == set()

    run_story(story())
    assert begun.is_set()
    assert loaded == []
    let_go.set()


def test_a_server_stops_while_code_is_still_coming(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        assert any("busy" in line for line in lines)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0


def test_games_whose_code_is_there_are_ready_and_a_broken_one_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def load(game: str) -> None:
        if game == "evo-2001":
            raise OSError("the cache cannot be read")

    monkeypatch.setattr(coding, "has_code", lambda game: game != "darwinning")
    monkeypatch.setattr(coding, "load_here", load)

    async def story() -> None:
        known = coding.Coding()
        await known.load_known(game_ids())
        assert known.ready == set(game_ids()) - {"darwinning", "evo-2001"}

    run_story(story())
    assert "evo-2001" in caplog.text


def test_what_is_wanted_is_made_once_and_then_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def made(game: str) -> bool:
        asked.append(game)
        return game == "evo-2011"

    monkeypatch.setattr(coding, "has_code", lambda game: False)
    monkeypatch.setattr(coding, "made", made)
    monkeypatch.setattr(coding, "load_here", lambda game: None)

    async def story() -> None:
        known = coding.Coding()
        assert not known.wanted("evo-2011")
        assert not known.wanted("evo-2011")
        await known.make("evo-2011")
        assert known.wanted("evo-2011")
        await known.make("evo-2001")  # that fails: bots are stood in for
        assert not known.wanted("evo-2001")
        await known.close()

    run_story(story())
    assert asked == ["evo-2011", "evo-2001"]


@pytest.mark.parametrize(("body", "good"), [("pass", True), ("sys.exit(3)", False)])
def test_code_is_made_by_a_process_of_its_own(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, body: str, good: bool
) -> None:
    monkeypatch.setattr(coding, "MAKING", f"import sys; {body}")

    async def story() -> None:
        assert await coding.made("evo-2011") == good

    run_story(story())
    assert ("evo-2011" in caplog.text) != good


def test_the_process_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "pid"
    write = f"import os, time; open({str(there)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    monkeypatch.setattr(coding, "MAKING", write)
    monkeypatch.setattr(coding, "has_code", lambda game: False)

    async def story() -> None:
        known = coding.Coding()
        known.wanted("evo-2011")
        while not (there.exists() and there.read_text()):
            await asyncio.sleep(0.01)
        await known.close()

    run_story(story())
    with pytest.raises(ProcessLookupError):
        os.kill(int(there.read_text()), 0)


def test_a_search_without_machine_code_is_stood_in_for() -> None:
    match = Match("evo-2011", 3, seed="stand in")
    for _ in range(20):
        seat = match.waiting[0]
        greedy = choose(STAND_IN, seat, match, False, Until())
        assert choose("alpha-long", seat, match, False, Until()) == greedy
        match.play(seat, match.table.words.index(greedy))
