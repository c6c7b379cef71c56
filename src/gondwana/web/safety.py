"""What keeps pages and their readers safe: origins, sizes, rates, headers. All plain ASGI."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.errors import Problem

MOST_BYTES = 16 * 1024  # far more than a form without files is long
MOST_BYTES_WITH_FILES = 512 * 1024
WITH_FILES = ("/tables", "/api/tables")  # a new table may bring component files
MOST_ADDRESS = 2048  # signs of a path and its query; ours are far shorter
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Styles may stand on an element (pieces are moved that way); scripts come from our files alone.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'{sockets}; form-action 'self'; "
    "manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invitation's address is a key to a seat
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class WebProblem(Problem):
    """Something is wrong with what a browser or a program sent; `status` is HTTP's."""

    folders = (Path(__file__).parent / "texts",)

    def __init__(self, key: str, status: int = 400, /, **details: object) -> None:
        super().__init__(key, **details)
        self.status = status


@dataclass
class _Bucket:
    level: float
    at: float


class Rate:
    """So many at once and so many a second, for each caller; callers long gone are forgotten."""

    def __init__(self, burst: float, per_second: float, callers: int = 10_000) -> None:
        self._burst, self._per_second, self._callers = burst, per_second, callers
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allow(self, caller: str, clock: Callable[[], float] = time.monotonic) -> bool:
        """Count one more of a caller; False where it is one too many."""
        now = clock()
        bucket = self._buckets.pop(caller, None) or _Bucket(self._burst, now)
        self._buckets[caller] = bucket
        while len(self._buckets) > self._callers:
            self._buckets.popitem(last=False)
        bucket.level = min(self._burst, bucket.level + (now - bucket.at) * self._per_second)
        bucket.at = now
        if bucket.level < 1:
            return False
        bucket.level -= 1
        return True


def same_origin(scope: Scope) -> bool:
    """Whether a browser says that the request comes from a page of this very server.

    A proxy that speaks HTTPS for us may not say so: then our own scheme means nothing. uvicorn
    has taken the scheme from the proxies that it trusts.
    """
    headers = Headers(scope=scope)
    try:
        origin = urlsplit(headers.get("origin", ""))
    except ValueError:
        return False
    ours = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    untold = ours == "http" and "x-forwarded-proto" not in headers
    schemes = ("http", "https") if untold else (ours,)
    here = bool(origin.netloc) and origin.netloc == headers.get("host")
    return here and origin.scheme in schemes


class Guard:
    """Turns away writes from elsewhere and what is too long; adds the headers of safety."""

    def __init__(self, app: ASGIApp, complain: Callable[[Scope, WebProblem], Response]) -> None:
        self._app = app
        self._complain = complain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] == "websocket":
            if not same_origin(scope):
                await send({"type": "websocket.close", "code": 4403})
                return
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    own.setdefault(name, value)
                own.setdefault("Content-Security-Policy", _policy(scope, headers))
            await send(message)

        problem = _wrong(scope, headers)
        if problem is None:
            try:
                await self._app(scope, _Limited(receive, _most_bytes(scope)), with_headers)
                return
            except _TooLong:
                problem = WebProblem("web-too-long", 413, most=_most_bytes(scope) // 1024)
        await self._complain(scope, problem)(scope, receive, with_headers)


def _policy(scope: Scope, headers: Headers) -> str:
    """The content security policy; some browsers do not count sockets as `self`."""
    host = headers.get("host", "")
    plain = host if host.replace(".", "").replace(":", "").replace("-", "").isalnum() else ""
    secure = "wss" if scope["scheme"] == "https" else "ws"
    return POLICY.format(sockets=f" {secure}://{plain}" if plain else "")


def _most_bytes(scope: Scope) -> int:
    """How long a request may be."""
    return MOST_BYTES_WITH_FILES if scope["path"] in WITH_FILES else MOST_BYTES


def _wrong(scope: Scope, headers: Headers) -> WebProblem | None:
    if len(scope["path"]) + len(scope["query_string"]) > MOST_ADDRESS:
        return WebProblem("web-too-long", 414, most=MOST_ADDRESS // 1024)
    length = headers.get("content-length", "0")
    if len(length) > 9 or not length.isdecimal() or int(length) > _most_bytes(scope):
        return WebProblem("web-too-long", 413, most=_most_bytes(scope) // 1024)
    if scope["method"] in SAFE_METHODS or scope["path"].startswith("/api/"):
        return None  # the JSON interface knows callers by their key, which no browser adds
    if not same_origin(scope):
        return WebProblem("web-origin", 403)
    return None


class _TooLong(Exception):
    """More came than was announced or allowed."""


class _Limited:
    """Receives a request's body up to the limit."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._bytes = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        if self._bytes > self._most:
            raise _TooLong
        return message
