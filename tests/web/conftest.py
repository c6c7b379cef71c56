"""A real server on a free port, and a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import served
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from served import Served

DESKTOP, PHONE = (1280, 800), (390, 844)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server for one test alone, which may stop and start it."""
    server = Served(tmp_path)
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tests share."""
    server = Served(tmp_path_factory.mktemp("serve"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, else Playwright's."""
    with sync_playwright() as playwright:
        browser = served.chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Served) -> Iterator[Callable[..., Page]]:
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
