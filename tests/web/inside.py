"""The application in this process: a host of our own, clients, sockets and streams, no net."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from gondwana.table import Host
from gondwana.web import create_app
from gondwana.web.safety import Rate
from gondwana.web.site import Rates
from stories import run_story

HOST = "table.test"
BASE = f"http://{HOST}"
SECRET = "a secret that signs cookies in tests"
WITHIN = 300  # seconds for a story; the machine may be busy


def patient() -> Rates:
    """Rates that no test reaches."""
    return Rates(*(Rate(1e9, 1e9) for _ in range(4)))


def run(path: Path, story: Callable[[Host, Starlette], Awaitable[None]], **options: Any) -> None:
    """Tell a story at an application over a database file."""

    async def main() -> None:
        host = await Host.open(f"sqlite:///{path / 'tables.db'}")
        try:
            app = create_app(host, SECRET, options.get("rates") or patient())
            await asyncio.wait_for(story(host, app), WITHIN)
        finally:
            await host.close()

    run_story(main())


def browser(app: Starlette, **headers: str) -> httpx.AsyncClient:
    """A browser with cookies of its own whose writes come from our pages."""
    own = {"Origin": BASE, "Accept-Language": "en", **headers}
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=BASE, headers=own, timeout=20)


def program(app: Starlette, key: str) -> httpx.AsyncClient:
    """A program that shows its key and sends no origin."""
    client = browser(app, Authorization=f"Bearer {key}")
    del client.headers["Origin"]
    return client


def _scope(kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    path, _, query = path.partition("?")
    every = {"host": HOST, **headers}
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(k.lower().encode(), v.encode()) for k, v in every.items()],
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "subprotocols": [],
    }


class Socket:
    """The browser's end of a socket; `sent` holds the messages that came, in order."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def text(self) -> str:
        """The next message."""
        message = await asyncio.wait_for(self.sent.get(), 10)
        assert message["type"] == "websocket.send", message
        return str(message["text"])

    async def texts(self) -> list[str]:
        """All messages until none comes any more."""
        found: list[str] = []
        while True:
            try:
                message = await asyncio.wait_for(self.sent.get(), 0.05)
            except TimeoutError:
                return found
            found.append(message["text"])

    def say(self, message: Any) -> None:
        """Send a message."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.heard.put_nowait({"type": "websocket.receive", "text": text})


@asynccontextmanager
async def socket(app: Starlette, path: str, cookies: Any = None, **headers: str) -> Any:
    """A socket to a path. Yields a Socket, or None where the server refused it."""
    if cookies is not None:
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    end = Socket()
    end.heard.put_nowait({"type": "websocket.connect"})
    served = asyncio.create_task(
        app(_scope("websocket", path, {"origin": BASE, **headers}), end.heard.get, end.sent.put)
    )
    first = await asyncio.wait_for(end.sent.get(), 10)
    try:
        yield end if first["type"] == "websocket.accept" else None
    finally:
        end.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(served, 10)


@asynccontextmanager
async def stream(app: Starlette, path: str, key: str) -> AsyncIterator[asyncio.Queue[Any]]:
    """An answer that goes on: a queue of its lines as JSON, None at the end."""
    lines: asyncio.Queue[Any] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard.put_nowait({"type": "http.request", "body": b"", "more_body": False})

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            assert message["status"] == 200, message
            return
        for line in message.get("body", b"").splitlines():
            lines.put_nowait(json.loads(line))
        if not message.get("more_body"):
            lines.put_nowait(None)

    scope = _scope("http", path, {"authorization": f"Bearer {key}"})
    served = asyncio.create_task(app(scope, heard.get, send))
    try:
        yield lines
    finally:
        heard.put_nowait({"type": "http.disconnect"})
        await asyncio.wait_for(served, 10)
