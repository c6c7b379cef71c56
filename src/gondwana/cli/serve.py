"""`gondwana serve`: the web table on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import Problem
from ..kernel.texts import Texts
from ..table import Host
from ..web import create_app
from ..web.packing import Packed
from ..web.people import read_secret
from ..web.site import Site
from .session import CLI_TEXTS

DATABASE = "gondwana.db"
EVERYWHERE = ("0.0.0.0", "::")
SWITCH = 0.0005  # seconds that a thread (of a bot, of the database) may hold up the answers
PATIENCE = 5  # seconds that open requests get when the server is told to stop


class ServeProblem(Problem):
    """Something of the server that whoever starts it can mend."""

    folders = CLI_TEXTS


def serve(
    console: Console,
    language: str,
    host: str,
    port: int,
    database: str | None,
    data: Path | None,
    browser: bool,
) -> None:
    """Serve tables until interrupted or told to stop.

    Without `database`, it is SQLite in the folder `data`, by default the user's own data folder.
    """
    say = Texts(language, CLI_TEXTS)
    home = data or user_data_path("gondwana", appauthor=False)
    try:
        home.mkdir(parents=True, exist_ok=True)
        secret = read_secret(home)
    except OSError as error:
        raise ServeProblem("problem-serve-data", folder=str(home)) from error
    url = database or f"sqlite:///{home / DATABASE}"
    listener = listen(host, port)
    shown = address(host, listener.getsockname()[1])

    def ready() -> None:
        console.print(say("serve-ready", address=shown), soft_wrap=True)
        console.print(say("serve-stop"))
        if browser:
            threading.Thread(target=_open, args=(shown,), daemon=True).start()

    with listener:
        asyncio.run(_serve(url, secret, listener, ready))


async def _serve(url: str, secret: str, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Open the database and answer until told to stop."""
    sys.setswitchinterval(SWITCH)
    try:
        tables = await Host.open(url)
    except (SQLAlchemyError, ImportError) as error:
        raise ServeProblem("problem-serve-database", url=_harmless(url)) from error
    try:
        app = create_app(tables, secret)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,  # addresses of invitations are secret
            server_header=False,
            ws=Packed,
            ws_max_size=1024,
            timeout_graceful_shutdown=PATIENCE,
        )
        listener.listen(config.backlog)  # from here on, browsers wait for the answer
        ready()
        gc.freeze()  # what is there from the start is never garbage, and long to look through
        # When uvicorn has stopped at a signal, it raises it once more: bots are yet to be stopped.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        preparing = asyncio.create_task(_prepare(tables, app.state.site))
        await uvicorn.Server(config).serve(sockets=[listener])
        preparing.cancel()
    finally:
        await tables.close()


async def _prepare(tables: Host, site: Site) -> None:
    """Once the tables are taken up, get ready for whoever comes first."""
    await tables.taken_up.wait()
    await asyncio.to_thread(site.prepare)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; a Problem where that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named so that asyncio sends at once what is small; else it waits for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        key = "problem-serve-port" if taken else "problem-serve-host"
        raise ServeProblem(key, host=host, port=str(port)) from error
    return listener


def address(host: str, port: int) -> str:
    """The address that one opens on this machine."""
    name = "localhost" if host in EVERYWHERE or host == "127.0.0.1" else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _open(shown: str) -> None:
    """Open the user's browser, if there is one."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(shown)


def _harmless(url: str) -> str:
    """A database's address without its password."""
    scheme, separator, rest = url.partition("://")
    before, at, after = rest.rpartition("@")
    return f"{scheme}{separator}{before.partition(':')[0]}{at}{after}" if at else url
