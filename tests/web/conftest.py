"""A real server on a free port, and a real Chromium."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP, PHONE = (1280, 800), (390, 844)


@dataclass
class Server:
    """A running `gondwana serve`; `stop` and `start` again keep its port and its data."""

    data: Path
    port: int = 0
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        command = [sys.executable, "-m", "gondwana", "serve", "--no-browser", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, line
        self.port = int(found[1])
        for _ in range(200):
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=20)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may stop and start it."""
    server = Server(tmp_path)
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share."""
    server = Server(tmp_path_factory.mktemp("serve"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, else Playwright's."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page as somebody new; whatever the browser complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        base: str | None = None,
        calm: bool = True,
    ) -> Page:
        context = chromium.new_context(
            base_url=base or server.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda m: complaints.append(m.text) if is_complaint(m.text) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(text: str) -> bool:
    """Whether a line of the browser's console tells of a mistake of ours.

    Refused moves and a server that was stopped on purpose are told there too.
    """
    return "Content Security Policy" in text or ("Error:" in text and "WebSocket" not in text)
