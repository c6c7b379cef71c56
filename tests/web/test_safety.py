"""Safety: links and cookies are keys, nobody acts for another, and nothing secret gets out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette

from gondwana.table import Host, Live, NewTable, SeatPlan
from gondwana.web.people import Cookies, read_secret
from gondwana.web.safety import Rate
from gondwana.web.site import usual_rates

from .inside import BASE, HOST, SECRET, browser, program, run, socket

POSTS = ("act", "why", "happen", "undo", "answer", "prefer", "pace", "skip", "rematch")
GETS = ("", "/log", "/record", "/at/0")
FIELDS = {
    "seat": "0", "words": "pass", "version": "1", "accept": "yes", "wish": "always", "pace": "fast",
}  # fmt: skip


async def somebody(app: Starlette, name: str) -> httpx.AsyncClient:
    """A browser in which somebody has said his name."""
    client = browser(app)
    answer = await client.post("/account/name", data={"name": name})
    assert answer.status_code == 303, answer.text
    return client


def id_of(app: Starlette, client: httpx.AsyncClient) -> str:
    """The id of whoever sits at the browser."""
    return str(app.state.site.cookies._signer.loads(client.cookies["gondwana"]))


async def table_of(host: Host, *people: str, **plan: Any) -> Live:
    """A table of these people."""
    seats = tuple(SeatPlan("person", f"P{k}", person=id_) for k, id_ in enumerate(people))
    return await host.create(NewTable("evo-2011", seats, **plan))


# ---- keys ----------------------------------------------------------------------------------


def test_an_invitation_is_a_key_of_128_bits_for_one(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann, bo, cy = [await somebody(app, name) for name in ("Ann", "Bo", "Cy")]
        made = await ann.post(
            "/tables",
            data={"game": "evo-2011", "seat-0": "me", "seat-1": "open", "seat-2": "open"},
        )
        table = made.headers["location"]
        page = (await ann.get(table)).text
        found = list(dict.fromkeys(re.findall(rf"{BASE}{table}/join/([\w-]+)", page)))
        assert len(found) == 2
        assert all(len(token) == 22 for token in found)  # 6 bits each
        watched = (await bo.get(table)).text
        assert not any(token in watched for token in found)
        join = f"{table}/join/{found[0]}"
        asked = await bo.get(join)
        assert asked.status_code == 200
        assert (await host.table(table[3:])).seats[1].kind == "open"  # a preview takes no seat
        assert (await bo.post(join, data={"name": "Bo"})).status_code == 303
        assert (await cy.post(join, data={"name": "Cy"})).status_code == 403
        wrong = await cy.post(f"{table}/join/{'A' * 22}", data={"name": "Cy"})
        assert wrong.status_code == 403
        names = [seat.name for seat in (await host.table(table[3:])).seats]
        assert names[:2] == ["Ann", "Bo"]
        taken = (await ann.get(table)).text
        assert found[0] not in taken  # a key that has done its work is shown no more

    run(tmp_path, story)


def test_the_database_keeps_no_key_and_no_password(tmp_path: Path) -> None:
    secrets: list[str] = ["correct horse battery", SECRET]

    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        fields = {"login": "ann", "password": secrets[0]}
        assert (await ann.post("/account/register", data=fields)).status_code == 303
        key = re.search(r"[\w-]{32}", (await ann.post("/account/key")).text)
        assert key
        async with program(app, key[0]) as client:
            plan = {"game": "evo-2011", "seats": [{"kind": "person"}, {"kind": "open"}]}
            made = await client.post("/api/tables", json=plan)
            assert made.status_code == 201
            secrets.extend([key[0], *made.json()["invitations"].values()])

    run(tmp_path, story)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
        assert hashlib.sha256(secrets[-1].encode()).hexdigest().encode() in kept
    assert b"$argon2id$" in kept


def test_a_cookie_that_is_not_ours_is_nobody(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        good, id_ = ann.cookies["gondwana"], id_of(app, ann)
        live = await table_of(host, id_, id_)
        forged = str(Cookies("another secret")._signer.dumps(id_))
        changed = good[:-2] + ("A" if good[-2] != "A" else "B") + good[-1]
        for cookie in (changed, forged, id_, "", "." * 9):
            async with browser(app, Cookie=f"gondwana={cookie}") as thief:
                words = {"seat": str(live.match.waiting[0]), "words": "pass", "version": "1"}
                answer = await thief.post(f"/t/{live.id}/act", data=words)
                assert answer.status_code == 403
        set_cookie = (await ann.post("/account/name", data={"name": "A"})).headers["set-cookie"]
        assert {"httponly", "samesite=lax"} <= set(re.split(r"; *", set_cookie.lower()))
        secure = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url=f"https://{HOST}",
            headers={"Origin": f"https://{HOST}"},
        )  # fmt: skip
        set_cookie = (await secure.post("/account/name", data={"name": "A"})).headers["set-cookie"]
        assert "secure" in re.split(r"; *", set_cookie.lower())

    run(tmp_path, story)


def test_the_key_of_cookies_is_made_once_for_its_owner(tmp_path: Path) -> None:
    secret = read_secret(tmp_path / "data")
    assert len(secret) == 64
    assert read_secret(tmp_path / "data") == secret
    file = tmp_path / "data" / "secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("")
    with pytest.raises(OSError, match="empty"):
        read_secret(tmp_path / "data")


# ---- where requests come from --------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://else.test",
        f"http://{HOST}:81",
        f"http://x.{HOST}",
        "http://[",
        HOST,
    ],
)
def test_writes_and_sockets_from_elsewhere_are_turned_away(tmp_path: Path, origin: str) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        live = await table_of(host, id_of(app, ann), id_of(app, ann))
        paths = [f"/t/{live.id}/{post}" for post in POSTS]
        for path in (*paths, "/play", "/tables", "/account/out", "/language"):
            answer = await ann.post(path, data=FIELDS, headers={"Origin": origin})
            assert answer.status_code == 403, path
            assert answer.json()["reason"] == "web-origin"
        cookies = dict(ann.cookies)
        async with socket(app, f"/t/{live.id}/socket", cookies, origin=origin) as end:
            assert end is None
        async with socket(app, f"/t/{live.id}/socket", cookies) as end:
            assert end is not None

    run(tmp_path, story)


def test_every_answer_carries_the_headers_of_safety(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        live = await table_of(host, id_of(app, ann), id_of(app, ann))
        paths = [
            "/",
            "/tables",
            "/account",
            "/rules/evo-2011",
            "/nothing",
            "/api/games",
            "/healthz",
        ]
        paths += [f"/t/{live.id}{get}" for get in GETS]
        paths += [f"/t/{live.id}/join/x", "/static/table.js", "/x" * 2000]
        for path in paths:
            answer = await ann.get(path)
            headers = answer.headers
            policy = {
                part.split()[0]: part.split()[1:]
                for part in headers["content-security-policy"].split(";")
            }
            assert policy["default-src"] == ["'none'"]
            assert policy["script-src"] == ["'self'"]
            assert policy["style-src"] == ["'self'"]
            assert policy["frame-ancestors"] == ["'none'"]
            assert policy["base-uri"] == ["'none'"]
            assert policy["form-action"] == ["'self'"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] in ("same-origin", "no-referrer")
            if "text/html" in headers.get("content-type", ""):
                assert_nothing_inline(answer.text)
                assert headers["cache-control"] == "no-store"

    run(tmp_path, story)


def assert_nothing_inline(html: str) -> None:
    """No script, style or handler stands in the page itself."""
    for attributes, content in re.findall(r"<script\b([^>]*)>(.*?)</script>", html, re.DOTALL):
        assert "src=" in attributes
        assert not content.strip()
    assert "<style" not in html
    assert not re.search(r"<[^>]*\son\w+\s*=", html)
    assert "javascript:" not in html
    for address in re.findall(r'(?:src|href|action)="([^"]*)"', html):
        assert re.match(r"/(?!/)|#|data:|\?", address), address


# ---- limits --------------------------------------------------------------------------------


def test_nothing_is_longer_than_it_may_be(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        live = await table_of(host, id_of(app, ann), id_of(app, ann))

        async def dripping() -> Any:
            for _ in range(40):
                yield b"x" * 1000

        form = {"Content-Type": "application/x-www-form-urlencoded"}
        cases: list[tuple[str, dict[str, Any], int]] = [
            ("/account/name", {"data": {"name": "x" * 25}}, 400),
            ("/account/name", {"data": {"name": "x" * 20_000}}, 413),
            ("/account/name", {"content": dripping(), "headers": form}, 413),
            ("/account/name", {"data": {"name": "a\u202eb"}}, 400),
            ("/account/name", {"data": {"name": "\x00"}}, 400),
            ("/account/name", {"data": {f"x{k}": "" for k in range(200)}}, 400),
            ("/account/name", {"files": {"name": b"x"}}, 400),
            ("/account/name", {"content": b"x", "headers": {
                "Content-Type": "multipart/form-data"}}, 400),
            ("/account/name", {"content": b"[" * 9000, "headers": {
                "Content-Type": "application/json"}}, 400),
            ("/account/in", {"data": {"login": "\x00", "password": "x"}}, 400),
            ("/account/in", {"content": b'{"login": "a", "password": "\\ud800"}', "headers": {
                "Content-Type": "application/json"}}, 400),
            ("/account/register", {"data": {"login": "x" * 65, "password": "long enough"}}, 400),
            ("/account/register", {"data": {"login": "x", "password": "short"}}, 400),
            ("/account/register", {"data": {"login": "x", "password": "x" * 201}}, 400),
            (f"/t/{live.id}/act", {"data": FIELDS | {"words": "x" * 81}}, 400),
            (f"/t/{live.id}/act", {"data": FIELDS | {"version": "9" * 30}}, 400),
            (f"/t/{live.id}/why", {"data": FIELDS | {"words": "x" * 81}}, 400),
            ("/" + "x" * 3000, {}, 414),
            ("/play?" + "x" * 3000, {}, 414),
        ]  # fmt: skip
        for path, request, status in cases:
            answer = await ann.post(path, **request)
            assert answer.status_code == status, (path, str(request)[:80], answer.status_code)
        assert (await ann.get(f"/t/{live.id}/at/{'9' * 1900}")).status_code == 404

    run(tmp_path, story)


def test_too_much_at_once_is_told_so(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        live = await table_of(host, id_of(app, ann), id_of(app, ann))
        tries = await asyncio.gather(
            *(
                ann.post("/account/in", data={"login": "ann", "password": f"guess {k}"})
                for k in range(14)
            )
        )
        assert {answer.status_code for answer in tries} == {400, 429}
        writes = await asyncio.gather(
            *(ann.post(f"/t/{live.id}/pace", data={"pace": "fast"}) for _ in range(200))
        )
        assert {answer.status_code for answer in writes} == {303, 429}

    run(tmp_path, story, rates=usual_rates())


def test_a_rate_lets_so_many_through_for_each_caller() -> None:
    clock = [0.0]
    rate = Rate(3, 1, callers=2)
    allowed = [rate.allow("ann", lambda: clock[0]) for _ in range(4)]
    assert allowed == [True, True, True, False]
    assert rate.allow("bo", lambda: clock[0])
    clock[0] = 1.5
    assert [rate.allow("ann", lambda: clock[0]) for _ in range(2)] == [True, False]


# ---- who may do what -----------------------------------------------------------------------


def test_nobody_acts_for_another(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann, bo, wim = [await somebody(app, name) for name in ("Ann", "Bo", "Wim")]
        live = await table_of(host, id_of(app, ann), id_of(app, bo))
        before = live.match.state_hash()
        for post in POSTS:
            answer = await wim.post(f"/t/{live.id}/{post}", data=FIELDS | {"version": live.version})
            assert answer.status_code == 403, post
        for client, seat in ((ann, 1), (bo, 0)):
            fields = FIELDS | {"seat": seat, "version": live.version}
            for post in ("act", "why", "answer"):
                answer = await client.post(f"/t/{live.id}/{post}", data=fields)
                assert answer.status_code == 403, post
        taken = await wim.post(f"/t/{live.id}/sit", data={"seat": "0"})
        none = await wim.post(f"/t/{live.id}/sit", data={"seat": "9"})
        assert (taken.status_code, none.status_code) == (403, 403)
        assert live.match.state_hash() == before
        assert live.seats[0].person == id_of(app, ann)

    run(tmp_path, story)


def test_only_who_is_asked_answers_an_offer_to_take_back(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        clients = [await somebody(app, name) for name in ("Ann", "Bo", "Wim")]
        live = await table_of(host, *(id_of(app, client) for client in clients[:2]), seed="7")
        while True:  # until a turn ends, so that taking back needs the other's word
            seat = live.match.waiting[0]
            await live.act(seat, live.legal(seat)[-1], live.version)
            if not live.free_undo(seat):
                break
        asker, asked = clients[seat], clients[1 - seat]
        path, length = f"/t/{live.id}", len(live.match.lines)
        done = await asker.post(f"{path}/undo", data={"version": live.version})
        assert done.status_code == 303
        assert live.offer is not None
        for client, number in ((asker, seat), (asker, 1 - seat), (clients[2], 1 - seat)):
            fields = {"seat": number, "accept": "yes"}
            answer = await client.post(f"{path}/answer", data=fields)
            assert answer.status_code in (400, 403)
            assert len(live.match.lines) == length
        fields = {"seat": 1 - seat, "accept": "yes"}
        assert (await asked.post(f"{path}/answer", data=fields)).status_code == 303
        assert len(live.match.lines) < length

    run(tmp_path, story)


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        live = await table_of(host, id_of(app, ann), id_of(app, ann))
        for id_ in ("A" * 22, "x", "%00", "..%2f..", live.id[:-1] + "é", live.id.lower() + "a"):
            for get in GETS:
                assert (await ann.get(f"/t/{id_}{get}")).status_code == 404, id_
            for post in POSTS:
                assert (await ann.post(f"/t/{id_}/{post}", data=FIELDS)).status_code == 404, post
            async with socket(app, f"/t/{id_}/socket", dict(ann.cookies)) as end:
                assert end is None
        for path in ("/static/../people.py", "/static/%2e%2e/people.py", "/game/x.css",
                     "/rules/x", "/rules/evo-2011/E9", f"/t/{live.id}/at/9999",
                     f"/t/{live.id}/at/x"):  # fmt: skip
            answer = await ann.get(path)
            assert answer.status_code in (400, 404), path
            assert "Traceback" not in answer.text

    run(tmp_path, story)


# ---- nothing gets out ----------------------------------------------------------------------


def test_the_seed_is_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        id_ = id_of(app, ann)
        live = await table_of(host, id_, id_)
        seed, path = live.match.seed, f"/t/{live.id}"
        key = await host.people.create_key(id_)
        async with program(app, key) as client:
            for address in (f"/api/tables/{live.id}", f"/api/tables/{live.id}/view?seat=0"):
                assert seed not in (await client.get(address)).text
            table = (await client.get(f"/api/tables/{live.id}")).json()
            assert table["commitment"] == hashlib.sha256(seed.encode()).hexdigest()
        for get in ("", "/log", "/at/0", "/record"):
            answer = await ann.get(path + get)
            assert seed not in answer.text
        assert answer.status_code == 403
        while not live.match.over:
            seat = live.match.waiting[0]
            await live.act(seat, live.legal(seat)[-1], live.version)
        record = await ann.get(f"{path}/record")
        assert record.status_code == 200
        assert seed in record.text
        assert "attachment" in record.headers["content-disposition"]

    run(tmp_path, story)


def test_a_mistake_of_ours_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table whose row cannot be written: the error names what was to be stored nowhere."""

    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        store = host._store
        with store.engine.begin() as db:
            db.exec_driver_sql("ALTER TABLE match RENAME TO gone")
        seeds: list[str] = []
        original = store.add_match

        def keep(row: Any, *rest: Any) -> None:
            seeds.append(row["seed"])
            original(row, *rest)

        monkeypatch.setattr(store, "add_match", keep)
        with caplog.at_level(logging.DEBUG):
            answer = await ann.post("/play", data={"game": "evo-2011"})
        assert answer.status_code == 500
        assert seeds
        with pytest.raises(OperationalError) as failed:
            original({**ROW, "seed": seeds[0]}, [], [])
        for text in (answer.text, caplog.text, str(failed.value)):
            assert seeds[0] not in text
            assert SECRET not in text
        assert "Traceback" not in answer.text

    run(tmp_path, story)


ROW = {
    "id": "B" * 22, "game": "evo-2011", "game_version": 1, "options": {}, "dice": "seeded",
    "pace": 0.0, "phase": "open", "summary": {},
}  # fmt: skip


# ---- figures -------------------------------------------------------------------------------


def test_health_and_figures(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        ann = await somebody(app, "Ann")
        assert (await ann.get("/healthz")).json() == {"status": "ok"}
        made = await ann.post("/play", data={"game": "evo-2011"})
        live = await host.table(made.headers["location"][3:])
        live.pace = 0
        await live.skip()
        while 0 not in live.match.waiting:
            await asyncio.sleep(0.01)
        fields = {"seat": 0, "words": live.legal(0)[0], "version": live.version}
        assert (await ann.post(f"/t/{live.id}/act", data=fields)).status_code == 303
        assert (await ann.get("/nothing")).status_code == 404
        async with socket(app, f"/t/{live.id}/socket", dict(ann.cookies)):
            figures = await ann.get("/metrics")
        assert figures.headers["content-type"].startswith("text/plain")
        for line in (
            "gondwana_tables_made 1.0",
            "gondwana_sockets 1.0",
            "gondwana_move_seconds_count 1.0",
            'gondwana_requests_total{status="404"} 1.0',
        ):
            assert line in figures.text.splitlines(), line
        assert live.id not in figures.text

    run(tmp_path, story)
