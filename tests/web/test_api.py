"""The JSON interface: foreign bots play by it, and whatever is wrong is told in a sentence."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from schemathesis.generation import GenerationMode
from starlette.applications import Starlette

from gondwana.kernel.texts import LANGUAGES
from gondwana.table import Host
from gondwana.web import create_app
from gondwana.web.openapi import document

from .inside import SECRET, browser, patient, program, run, stream

SEATS = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def newcomer(app: Starlette, name: str) -> tuple[str, httpx.AsyncClient]:
    """A new person's key, and a client that shows it."""
    async with browser(app) as anybody:
        made = await anybody.post("/api/guests", json={"name": name})
    assert made.status_code == 201
    assert made.json()["name"] == name
    key = made.json()["key"]
    return key, program(app, key)


async def two_at_a_table(app: Starlette, **plan: Any) -> tuple[Any, Any, str]:
    """Ann and Bo with a bot at a table: their keys and clients, and the table's address."""
    ann, bo = await newcomer(app, "Ann"), await newcomer(app, "Bo")
    made = await ann[1].post("/api/tables", json={"game": "evo-2011", "seats": SEATS, **plan})
    assert made.status_code == 201, made.text
    assert made.json()["your_seats"] == [0]
    address = f"/api/tables/{made.json()['id']}"
    token = made.json()["invitations"]["1"]
    joined = await bo[1].post(f"{address}/join", json={"token": token})
    assert joined.json()["seat"] == 1
    return ann, bo, address


async def turn_of(client: httpx.AsyncClient, address: str, seat: int) -> tuple[int, list[str]]:
    """Wait until the seat must decide: the version and its legal words."""
    while True:
        answer = (await client.get(f"{address}/legal", params={"seat": seat})).json()
        if answer["legal"]:
            return answer["version"], answer["legal"]
        await asyncio.sleep(0.01)


def test_foreign_bots_play_a_whole_game(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann, bo, address = await two_at_a_table(app)
        live = await host.table(address.rpartition("/")[2])
        known: list[Any] = []
        async with stream(app, f"{address}/stream?seat=1", bo[0]) as lines:
            while (news := await asyncio.wait_for(lines.get(), 20)) is not None:
                known += news["events"]
                assert not news["begun_anew"]
                for seat, (_, client) in enumerate((ann, bo)):
                    if seat not in news["waiting"]:
                        continue
                    answer = (await client.get(f"{address}/legal", params={"seat": seat})).json()
                    if not answer["legal"]:
                        continue
                    done = await client.post(
                        f"{address}/act",
                        json={
                            "seat": seat,
                            "words": answer["legal"][-1],
                            "version": answer["version"],
                        },
                    )
                    assert done.status_code in (200, 409), done.text
        assert live.match.over
        assert [event["name"] for event in known] == [e.name for e in live.match.events(1)]
        table = (await bo[1].get(address)).json()
        assert table["phase"] == "over"
        assert sorted(table["ranks"])[0] == 1
        listed = (await ann[1].get("/api/tables", params={"which": "finished"})).json()
        assert [card["id"] for card in listed["tables"]] == [live.id]

    run(tmp_path, story)


def test_every_list_and_view_tells_a_seat_its_own(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann, bo, address = await two_at_a_table(app)
        games = (await ann[1].get("/api/games")).json()
        assert "evo-2011" in [game["id"] for game in games["games"]]
        mine = (await bo[1].get("/api/tables")).json()["tables"]
        assert [seat["yours"] for seat in mine[0]["seats"]] == [False, True, False]
        open_ = (await ann[1].get("/api/tables", params={"which": "open"})).json()
        assert open_ == {"tables": []}
        view = (await bo[1].get(f"{address}/view", params={"seat": 1})).json()["view"]
        assert view["seat"] == 1
        watched = (await ann[1].get(f"{address}/view")).json()["view"]
        assert watched["seat"] is None
        for path in (f"{address}/view", f"{address}/legal"):
            other = await bo[1].get(path, params={"seat": 0})
            assert other.status_code == 403

    run(tmp_path, story)


def test_who_comes_late_is_told_what_happened_meanwhile(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann, bo, address = await two_at_a_table(app)
        clients = (ann[1], bo[1])
        live = await host.table(address.rpartition("/")[2])
        acted = 0
        while acted < 2:
            seat = next((s for s in live.match.waiting if s < 2), None)
            if seat is None:
                await asyncio.sleep(0.01)
                continue
            version, legal = await turn_of(clients[seat], address, seat)
            move = {"seat": seat, "words": legal[0], "version": version}
            done = await clients[seat].post(f"{address}/act", json=move)
            assert done.status_code == 200
            late = await clients[seat].post(f"{address}/act", json=move)
            assert late.status_code == 409
            told = late.json()
            assert told["reason"] == "table-stale"
            assert told["version"] > version
            assert told["events"]
            assert not told["begun_anew"]
            acted += 1

    run(tmp_path, story)


def test_what_is_taken_back_begins_the_stream_anew(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        key, ann = await newcomer(app, "Ann")
        seats = [{"kind": "person"}, {"kind": "person", "name": "Also Ann"}]
        plan = {"game": "evo-2011", "seats": seats, "seed": "7"}
        made = (await ann.post("/api/tables", json=plan)).json()
        address = f"/api/tables/{made['id']}"
        live = await host.table(made["id"])
        async with stream(app, f"{address}/stream", key) as lines:
            first = await lines.get()
            seat = live.match.waiting[0]
            await live.act(seat, live.legal(seat)[0], live.version)
            second = await asyncio.wait_for(lines.get(), 5)
            assert not second["begun_anew"]
            version = second["version"]
            await live.undo(seat, live.version)
            third = await asyncio.wait_for(lines.get(), 5)
        assert third["begun_anew"]
        assert third["events"] == first["events"]
        async with stream(app, f"{address}/stream?since={version}", key) as lines:
            again = await lines.get()
        assert again == third
        async with stream(app, f"{address}/stream?since={live.version}", key) as lines:
            assert (await lines.get())["events"] == []

    run(tmp_path, story)


def test_a_rule_that_refuses_is_named(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        _, ann = await newcomer(app, "Ann")
        seats = [{"kind": "person"}, {"kind": "person", "name": "Also Ann"}]
        made = (await ann.post("/api/tables", json={"game": "evo-2011", "seats": seats})).json()
        address, version = f"/api/tables/{made['id']}", made["version"]
        move = {"seat": made["waiting"][0], "words": "lay a1", "version": version}
        refused = await ann.post(f"{address}/act", json=move)
        assert refused.status_code == 422
        assert refused.json()["clause"].startswith("E2.")
        assert refused.json()["clause"] in refused.json()["sentence"]
        unknown = await ann.post(f"{address}/act", json=move | {"words": "dance"})
        assert unknown.status_code == 400
        metrics = (await ann.get("/metrics")).text
        assert 'gondwana_refused_total{reason="Refused"} 1.0' in metrics

    run(tmp_path, story)


def test_what_bots_take_beyond_their_time_is_counted(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        _, ann = await newcomer(app, "Ann")
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        made = (await ann.post("/api/tables", json={"game": "evo-2011", "seats": seats})).json()
        live = await host.table(made["id"])
        async for _ in live.watch():
            if live.match.over:
                break
        metrics = (await ann.get("/metrics")).text
        for bot in ("random", "greedy"):
            for figure in ("waited", "over_budget"):
                assert f'gondwana_bot_{figure}_seconds_count{{bot="{bot}"}}' in metrics

    run(tmp_path, story)


WRONG = [
    ("GET", "/api/tables", {"headers": {"Authorization": "Bearer nothing"}}, 401),
    ("GET", "/api/tables", {"headers": {"Authorization": ""}}, 401),
    ("GET", "/api/tables?which=all", {}, 400),
    ("GET", "/api/tables/none", {}, 404),
    ("GET", "/api/tables/%00", {}, 404),
    ("GET", f"/api/tables/{'A' * 22}", {}, 404),
    ("GET", f"/api/{'tables/' * 400}", {}, 414),
    ("GET", "/api/nothing", {}, 404),
    ("DELETE", "/api/tables", {}, 405),
    ("POST", "/api/guests", {"json": {"name": ""}}, 400),
    ("POST", "/api/guests", {"json": {"name": "x" * 25}}, 400),
    ("POST", "/api/guests", {"json": {"name": "a\x00b"}}, 400),
    ("POST", "/api/guests", {"content": b'{"name": "\\ud800"}'}, 400),
    ("POST", "/api/guests", {"json": {"name": 5}}, 400),
    ("POST", "/api/guests", {"json": []}, 400),
    ("POST", "/api/guests", {"content": b"{"}, 400),
    ("POST", "/api/guests", {"content": b"\xff\xfe"}, 400),
    ("POST", "/api/guests", {"content": b"[" * 15_000}, 400),
    ("POST", "/api/guests", {"content": b'{"name": ' + b"1" * 5000 + b"}"}, 400),
    ("POST", "/api/guests", {"content": b" " * 20_000}, 413),
    ("POST", "/api/tables", {"json": {"game": "chess", "seats": SEATS}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": []}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": SEATS * 7}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": SEATS * 2}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": [1, 2]}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": [{"kind": "x"}] * 3}}, 400),
    (
        "POST",
        "/api/tables",
        {"json": {"game": "evo-2011", "seats": [{"kind": "bot", "bot": "x"}] * 3}},
        400,
    ),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": SEATS, "options": 1}}, 400),
    (
        "POST",
        "/api/tables",
        {"json": {"game": "evo-2011", "seats": SEATS, "options": {"x": "y"}}},
        400,
    ),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": SEATS, "dice": "x"}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": SEATS, "seed": "7"}}, 400),
    ("POST", "/api/tables", {"json": {"game": "evo-2011", "seats": SEATS, "pace": 11}}, 400),
    (
        "POST",
        "/api/tables",
        {"content": b'{"game": "evo-2011", "seats": [{"kind": "person"}], "pace": NaN}'},
        400,
    ),
    ("POST", "TABLE/join", {"json": {"token": "\ud800"}}, 400),
    ("POST", "TABLE/join", {"json": {"token": "nothing"}}, 403),
    ("POST", "TABLE/join", {"json": {"seat": 9}}, 403),
    ("POST", "TABLE/join", {"json": {}}, 400),
    ("GET", "TABLE/legal", {}, 400),
    ("GET", "TABLE/legal?seat=x", {}, 400),
    ("GET", "TABLE/legal?seat=٣", {}, 400),
    ("GET", "TABLE/legal?seat=1", {}, 403),
    ("GET", "TABLE/stream?seat=1", {}, 403),
    ("GET", "TABLE/stream?since=-1", {}, 400),
    ("POST", "TABLE/act", {"json": {"seat": 0, "words": "pass"}}, 400),
    ("POST", "TABLE/act", {"json": {"seat": True, "words": "pass", "version": 1}}, 400),
    ("POST", "TABLE/act", {"json": {"seat": 0, "words": "x" * 81, "version": 1}}, 400),
    ("POST", "TABLE/act", {"json": {"seat": 1, "words": "pass", "version": 1}}, 403),
]


def test_wrong_input_is_told_in_one_sentence_of_the_language(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        _, ann = await newcomer(app, "Ann")
        plan = {"game": "evo-2011", "seats": SEATS}
        made = (await ann.post("/api/tables", json=plan)).json()
        for method, path, request, status in WRONG:
            address = path.replace("TABLE", f"/api/tables/{made['id']}")
            told = set()
            for language in LANGUAGES:
                headers = {"Accept-Language": language, "Content-Type": "application/json"}
                if "json" in request:  # as ASCII, or httpx could not write halves of pairs
                    content = json.dumps(request["json"]).encode()
                else:
                    content = request.get("content")
                headers |= request.get("headers", {})
                answer = await ann.request(method, address, content=content, headers=headers)
                assert answer.status_code == status, (method, path, request, answer.text)
                sentence = answer.json()["sentence"]
                assert "\n" not in sentence
                assert sentence[-1] in ".!?)", sentence
                told.add(sentence)
            assert len(told) == len(LANGUAGES), told

    run(tmp_path, story)


# ---- whatever a machine thinks of ----------------------------------------------------------


class InThread:
    """The application behind a real server in a thread, and a table that is there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> InThread:
        self._thread.start()
        assert self._ready.wait(20)
        while not self._server.started:
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.key = httpx.post(f"{self.url}/api/guests", json={"name": "Ann"}).json()["key"]
        self.headers = {"Authorization": f"Bearer {self.key}"}
        seats = [{"kind": "person"}, {"kind": "person", "name": "Also Ann"}]
        made = httpx.post(
            f"{self.url}/api/tables",
            json={"game": "evo-2011", "seats": seats},
            headers=self.headers,
        )
        self.table = made.json()["id"]
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    async def _serve(self) -> None:
        host = await Host.open(f"sqlite:///{self._folder / 'tables.db'}")
        app = create_app(host, SECRET, patient())
        config = uvicorn.Config(app, port=0, log_level="critical", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._ready.set()
        await self._server.serve()
        await host.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with InThread(tmp_path_factory.mktemp("api")) as found:
        yield found


OPERATIONS = [
    (method.upper(), path)
    for path, methods in document("1")["paths"].items()
    for method in methods
    if not path.endswith("stream")  # never ends while the game goes on
]


MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)  # as documented, and otherwise


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_gets_an_answer_that_is_not_documented(
    served: InThread, method: str, path: str
) -> None:
    schema = schemathesis.openapi.from_dict(document("1"))
    operation = schema[path][method]
    checks = CHECKS.get_by_names(
        [
            "not_a_server_error",
            "status_code_conformance",
            "content_type_conformance",
            "response_schema_conformance",
        ]
    )

    @settings(
        max_examples=40,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(map(operation.as_strategy, MODES)), there=st.booleans())
    def ask(case: Any, there: bool) -> None:
        if there and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = served.table
        case.call_and_validate(base_url=served.url, headers=served.headers, checks=checks)

    ask()
