"""The application: which address is answered by what, and what happens when something is wrong."""

from __future__ import annotations

from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.errors import Problem
from ..kernel.game import find_game
from ..table import Host
from .accounts import Accounts
from .advice import Advice
from .api import Api
from .moves import Moves
from .pages import Pages
from .people import Visitor
from .rules import Rules
from .safety import Guard, WebProblem
from .scene import styles
from .site import STATIC, Rates, Site, one_line, script_folder, told, usual_rates
from .stream import Stream
from .tables import Tables

FOREVER = "public, max-age=31536000, immutable"
PREFIXES = ("/static/", "/game/")


def create_app(host: Host, secret: str, rates: Rates | None = None) -> Starlette:
    """The application over an open host; `secret` signs its cookies."""
    site = Site(host, secret, rates or usual_rates())
    app = Starlette(
        routes=[
            *Pages(site).routes(),
            *Accounts(site).routes(),
            *Rules(site).routes(),
            *Tables(site).routes(),
            *Moves(site).routes(),
            *Advice(site).routes(),
            *Api(site).routes(),
            WebSocketRoute("/t/{id}/socket", Stream(site).serve),
            Route("/healthz", _health),
            Route("/metrics", _metrics),
            Route("/game/{game}.css", _style),
            Mount(script_folder(), StaticFiles(directory=STATIC)),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[
            Middleware(_Counted, site=site),
            Middleware(Guard, complain=_turned_away),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=6),
        ],
        exception_handlers={Problem: _problem, HTTPException: _http, Exception: _failure},
    )
    app.state.site = site
    return app


def site_of(request: Request) -> Site:
    """The site that serves a request."""
    site: Site = request.app.state.site
    return site


async def _problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return await site_of(request).complaint(request, problem)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "web-not-found", 405: "web-method"}.get(error.status_code, "web-wrong")
    answer = await site_of(request).complaint(request, WebProblem(key, error.status_code))
    answer.headers.update(error.headers or {})
    return answer


async def _failure(request: Request, error: Exception) -> Response:
    """Our own mistake: the log gets the traceback, the reader a sentence."""
    return await site_of(request).complaint(request, WebProblem("web-failure", 500))


def _turned_away(scope: Scope, problem: WebProblem) -> Response:
    """What was not let in gets its sentence as JSON: no page of ours has sent it."""
    visitor = Visitor(Request(scope), None)
    return JSONResponse(told(problem, one_line(problem.say(visitor.language))), problem.status)


async def _health(request: Request) -> Response:
    """Whether the server and its database answer."""
    await site_of(request).host.people.find("")
    return JSONResponse({"status": "ok"})


async def _metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(
        generate_latest(site_of(request).figures.registry), media_type=CONTENT_TYPE_LATEST
    )


async def _style(request: Request) -> Response:
    """The styles of a game's drawing."""
    return Response(styles(find_game(request.path_params["game"])), media_type="text/css")


class _Counted:
    """Counts answers, and lets browsers keep what never changes under its address."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._requests = site.figures.requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                self._requests.labels(status).inc()
                if status == 200 and _kept(scope):
                    message["headers"].append((b"cache-control", FOREVER.encode()))
            await send(message)

        await self._app(scope, receive, counting)


def _kept(scope: Scope) -> bool:
    """A file whose address has its hash in it, or a font."""
    path: str = scope["path"]
    hashed = scope["query_string"] or path.startswith(f"{script_folder()}/")
    return path.startswith(PREFIXES) and bool(hashed or path.endswith(".woff2"))
