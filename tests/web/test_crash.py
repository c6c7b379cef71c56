"""A server that is killed in the middle of play, and one that is told to stop."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import httpx
import pytest
from served import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

TABLES = 5
PLAYED = 6  # moves of each table's people until the server is killed
PATIENCE = 60  # seconds
QUICKLY = 10  # seconds
RESTARTING = 1012  # why the socket is closed
SEATS = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]


@dataclass
class Player:
    """A program with both people's seats of a table; it plays as fast as it can."""

    http: httpx.Client
    choice: random.Random
    table: str = ""
    key: str = ""
    sent: list[tuple[int, str]] = field(default_factory=list)  # acknowledged
    open: tuple[int, str] | None = None  # sent, and not answered

    def ask(self, path: str, fields: Mapping[str, object] | None = None) -> httpx.Response:
        """One call of the JSON interface; with fields it is a POST."""
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        method = "GET" if fields is None else "POST"
        return self.http.request(method, f"/api{path}", json=fields, headers=headers)

    def sit_down(self) -> None:
        """Make a table with two seats of one's own and two bots."""
        self.key = self.ask("/guests", {"name": "Ann"}).json()["key"]
        made = self.ask("/tables", {"game": "evo-2011", "seats": SEATS})
        self.table = made.json()["id"]

    def version(self) -> int:
        """The version of the table."""
        version: int = self.ask(f"/tables/{self.table}").json()["version"]
        return version

    def move(self) -> None:
        """Play something legal with one of the seats, if it is asked."""
        seat = self.choice.randrange(2)
        told = self.ask(f"/tables/{self.table}/legal?seat={seat}").json()
        if not told["legal"]:
            return
        words = self.choice.choice(told["legal"])
        self.open = seat, words
        fields = {"seat": seat, "words": words, "version": told["version"]}
        answer = self.ask(f"/tables/{self.table}/act", fields)
        if answer.status_code == 200:
            self.sent.append(self.open)
        self.open = None

    def play(self, end: threading.Event) -> None:
        """Move until the end, or until the server is gone."""
        try:
            while not end.is_set():
                self.move()
        except httpx.TransportError:
            return


def stored(server: Served) -> dict[str, list[tuple[int, int | None, str]]]:
    """Each table's lines as the database has them: number, seat, words."""
    found: dict[str, list[tuple[int, int | None, str]]] = {}
    db = sqlite3.connect(server.data / "gondwana.db")
    for match, *line in db.execute("SELECT match, number, seat, words FROM line ORDER BY 1, 2"):
        found.setdefault(match, []).append((line[0], line[1], line[2]))
    db.close()
    return found


def play_on(players: list[Player]) -> tuple[list[threading.Thread], threading.Event]:
    """Let all play until each has made so many moves more; they go on after it, until the event."""
    end = threading.Event()
    wanted = {player.table: len(player.sent) + PLAYED for player in players}
    threads = [threading.Thread(target=player.play, args=(end,)) for player in players]
    for thread in threads:
        thread.start()
    late = time.monotonic() + PATIENCE
    while any(len(player.sent) < wanted[player.table] for player in players):
        assert time.monotonic() < late, "the tables do not get on"
        time.sleep(0.01)
    return threads, end


def check(player: Player, lines: list[tuple[int, int | None, str]]) -> None:
    """Every acknowledged move is there once; one without an answer is there once, or not."""
    assert [number for number, _, _ in lines] == list(range(len(lines)))
    kept = [(seat, words) for _, seat, words in lines if seat in (0, 1)]
    if player.open is not None and len(kept) > len(player.sent):
        player.sent.append(player.open)
    player.open = None
    assert kept == player.sent


@pytest.fixture
def seated(own_server: Served) -> Iterator[Callable[[], Player]]:
    """Makes players who sit at a table of their own."""
    players: list[Player] = []

    def sit_down() -> Player:
        http = httpx.Client(base_url=own_server.url, timeout=PATIENCE)
        players.append(Player(http, random.Random(len(players))))
        players[-1].sit_down()
        return players[-1]

    yield sit_down
    for player in players:
        player.http.close()


def test_a_killed_server_has_every_acknowledged_move_and_goes_on(
    own_server: Served, seated: Callable[[], Player]
) -> None:
    players = [seated() for _ in range(TABLES)]
    threads, _ = play_on(players)
    own_server.stop(signal.SIGKILL)
    for thread in threads:
        thread.join(PATIENCE)
    before = stored(own_server)
    for player in players:
        check(player, before[player.table])

    own_server.start()
    assert all(player.version() >= len(before[player.table]) for player in players)
    threads, end = play_on(players)
    end.set()
    for thread in threads:
        thread.join(PATIENCE)
    after = stored(own_server)
    for player in players:
        lines = after[player.table]
        assert lines[: len(before[player.table])] == before[player.table]
        check(player, lines)


def test_sigterm_closes_sockets_and_ends_quickly_without_error(
    own_server: Served, seated: Callable[[], Player]
) -> None:
    uri = f"{own_server.url.replace('http', 'ws')}/t/{seated().table}/socket?s="
    with connect(uri, origin=own_server.url) as socket:  # type: ignore[arg-type]
        socket.recv(PATIENCE)
        status, seconds = own_server.stop(signal.SIGTERM)
        assert status == 0
        assert seconds < QUICKLY
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
    assert closed.value.rcvd is not None, "the server went without a word"
    assert closed.value.rcvd.code == RESTARTING
