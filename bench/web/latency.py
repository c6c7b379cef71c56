"""How fast the table feels in a browser, and how much goes over the wire.

    pip install -e '.[test]' && python bench/web/latency.py [--moves 80]

A real server and a headless Chromium on localhost, two people in two browsers at one table. A
moment counts as painted at the first task after the animation frame in which it showed. The other
browser stands behind a proxy that counts the bytes of its socket as they come, still compressed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooSlow
from served import GAME, Figure, Served, chromium, middle, percentile, tell

from gondwana.kernel.texts import LANGUAGES
from gondwana.web.offers import playable
from gondwana.web.site import STATIC

WINDOW: ViewportSize = {"width": 1280, "height": 800}
QUIET = 0.05  # seconds after a move until the bytes of its update are counted

# Notes the last press, the last sending, and when each version and each lighting was painted.
WATCH = """
const now = () => performance.timeOrigin + performance.now();
const painted = (then) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  channel.port2.postMessage(0);
});
const bench = (window.bench = { pressed: 0, sent: 0, versions: {}, lit: null });
addEventListener("click", ({ timeStamp, target }) => {
  const pressed = (bench.pressed = performance.timeOrigin + timeStamp);
  bench.lit = null;
  if (target.closest("[data-from]:not([data-words])")) painted(() => {
    if (document.querySelector(".target.lit")) bench.lit = now() - pressed;
  });
}, true);
const plain = window.fetch;
window.fetch = (...given) => {
  if (String(given[0]).endsWith("/act")) bench.sent = now();
  return plain(...given);
};
addEventListener("DOMContentLoaded", () => {
  const frame = document.querySelector("#frame");
  if (frame) new MutationObserver(() => {
    const v = frame.dataset.v;
    painted(() => (bench.versions[v] ??= now()));
  }).observe(frame, { attributes: true, attributeFilter: ["data-v"] });
});
"""
DRAWN = """() => new Promise((done) => new PerformanceObserver((list) => {
  const all = list.getEntries();
  done(all[all.length - 1].startTime);
}).observe({ type: "largest-contentful-paint", buffered: true }))"""


class Proxy:
    """Passes TCP on to the server, and counts what comes back on the connection of a socket."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self.bytes = 0
        ready = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self._serve(ready)), daemon=True).start()
        ready.wait()

    async def _serve(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await server.serve_forever()

    async def _pass(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", self._to)
        with suppress(ConnectionError):
            await asyncio.gather(self._pump(near, there), self._pump(far, out, counted=True))

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, counted: bool = False
    ) -> None:
        upgraded = False
        while data := await source.read(65536):
            if counted and upgraded:
                self.bytes += len(data)
            elif counted:
                upgraded = data.startswith(b"HTTP/1.1 101")
            sink.write(data)
            await sink.drain()
        sink.close()


class Player:
    """Somebody at a page of the table, who presses at random what can be pressed."""

    def __init__(self, page: Page, choice: random.Random) -> None:
        self.page = page
        self.choice = choice

    def asked(self) -> bool:
        """Whether something is asked of him."""
        return self.page.query_selector("#part-ask.stick") is not None

    @property
    def version(self) -> int:
        """The version that his page shows."""
        return int(self.page.get_attribute("#frame", "data-v") or 0)

    def act(self, lit: list[float]) -> bool:
        """Move; notes how long a dinosaur's targets took to be lit. False where nothing came."""
        page, before = self.page, self.version
        targets = page.locator(".target.lit")
        starts = page.locator(".space.may[data-from]:not(.chosen)").all()
        with suppress(TooSlow):
            if starts and not targets.count() and self.choice.random() < 0.8:
                self.choice.choice(starts).click(timeout=1000)
                page.wait_for_timeout(40)
                took = page.evaluate("bench.lit")
                if took is not None:
                    lit.append(took)
            self._finish()
            sure = page.locator("#part-ask [data-about]:not([data-about='']):not([hidden]) .btn.go")
            if sure.count():
                sure.first.click(timeout=1000)
            page.wait_for_function(
                "v => Object.keys(bench.versions).some((w) => w > v)",
                arg=before,
                timeout=2000,
                polling=50,  # milliseconds; by frame, it would be painting all the time
            )
            return True
        page.keyboard.press("Escape")
        return False

    def _finish(self) -> None:
        for selector in (
            "#part-auction .can",
            ".target.lit",
            ".space.may[data-words]",
            "#part-ask .asks:not([hidden]) [data-words]",
        ):
            found = [one for one in self.page.locator(selector).all() if one.is_visible()]
            if found:
                self.choice.choice(found[-4:]).click(timeout=1000)
                return


class Transfer:
    """Counts what a page's loading brings over the wire."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


def cold(
    browser: Browser,
    url: str,
    page_of: Callable[[Page], None] | None = None,
    language: str = "en",
) -> list[float]:
    """A page in a new browser: bytes, milliseconds to the load event, and to the last large paint.

    `page_of` leads from the first page to the one that is measured.
    """
    context = browser.new_context(viewport=WINDOW, locale=language)
    page = context.new_page()
    transfer = Transfer(context.new_cdp_session(page))
    page.goto(url, wait_until="load")
    if page_of is not None:
        page_of(page)
        address = page.url
        cookies = context.cookies()
        context.close()
        context = browser.new_context(viewport=WINDOW, locale=language)
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        transfer = Transfer(context.new_cdp_session(page))
        page.goto(address, wait_until="load")
    page.wait_for_timeout(400)
    timing = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    drawn = page.evaluate(DRAWN)
    context.close()
    return [transfer.bytes, timing, drawn]


def play_now(page: Page) -> None:
    """Begin the game that is measured."""
    page.click(f"button[name=game][value={GAME}]")
    page.wait_for_selector("#part-ask", state="attached")


def own_scripts(browser: Browser, url: str) -> dict[str, list[str]]:
    """Our scripts on the pages of every game: a table, one that several share, and a replay."""
    found = {}
    for game in playable():
        page = browser.new_page()
        for what, seats, path in (
            ("a table", {}, ""),
            ("a shared table", {"seat-0": "me", "seat-1": "me", "seat-2": "me"}, ""),
            ("replay", {}, "/at/0"),
        ):
            page.goto(f"{url}/?game={game}")
            for name, kind in seats.items():
                page.select_option(f"[name={name}]", kind)
            page.click(".new .end button")
            page.wait_for_selector("#part-ask", state="attached")
            page.goto(page.url + path)
            sources = page.evaluate("[...document.scripts].map((one) => new URL(one.src).pathname)")
            found[f"{what} of {game}"] = [Path(source).name for source in sources]
        page.close()
    return found


def weight(names: list[str]) -> float:
    """How many kB scripts of ours have."""
    return sum((STATIC / name).stat().st_size for name in names) / 1000


def table_for_two(browser: Browser, server: Served, proxy: Proxy) -> tuple[Player, Player]:
    """Two people in two browsers at one table, the second behind the proxy."""
    pages = []
    for port in (server.port, proxy.port):
        context = browser.new_context(base_url=f"http://localhost:{port}", viewport=WINDOW)
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(f"/?game={GAME}")
        pages.append(page)
    one, other = pages
    for number, kind in enumerate(("me", "open", "nobody", "nobody", "nobody")):
        one.select_option(f"[name=seat-{number}]", kind)
    one.click(".new .end button")
    one.wait_for_selector("#part-ask", state="attached")
    path = one.url.partition(f":{server.port}")[2]
    other.goto(path)
    other.click(f"form[action='{path}/sit'] button")
    other.wait_for_load_state("load")
    other.wait_for_selector("#part-ask", state="attached")
    one.wait_for_timeout(500)
    return Player(one, random.Random(1)), Player(other, random.Random(2))


def moves(players: tuple[Player, Player], proxy: Proxy, wanted: int) -> dict[str, list[float]]:
    """Play so many moves; what each took in milliseconds, and the bytes to the other browser."""
    found: dict[str, list[float]] = {"lit": [], "own": [], "other": [], "bytes": []}
    for _ in range(3 * wanted):
        if len(found["own"]) >= wanted or players[0].page.query_selector("#part-result:not(.off)"):
            break
        mover = next((player for player in players if player.asked()), None)
        if mover is None:
            time.sleep(QUIET)
            continue
        watcher = players[mover is players[0]]
        before, counted = mover.version, proxy.bytes
        if not mover.act(found["lit"]):
            continue
        time.sleep(QUIET)
        now = max(mover.version, before + 1)
        own = mover.page.evaluate("([v]) => [bench.pressed, bench.sent, bench.versions[v]]", [now])
        with suppress(TooSlow):
            watcher.page.wait_for_function("v => bench.versions[v]", arg=now, timeout=2000)
        seen = watcher.page.evaluate("v => bench.versions[v]", now)
        if own[2]:
            found["own"].append(own[2] - own[0])
        if seen:
            found["other"].append(seen - own[1])
        time.sleep(QUIET)
        found["bytes"].append(proxy.bytes - counted)
    return found


def measure(browser: Browser, server: Served, wanted: int) -> list[Figure]:
    """All figures."""
    cold_start = cold(browser, server.url)
    warm_start = min(cold(browser, server.url)[2] for _ in range(3))
    cold_table = cold(browser, server.url, play_now)
    starts = {code: cold(browser, server.url, None, code)[0] / 1000 for code in LANGUAGES}
    tables = {code: cold(browser, server.url, play_now, code)[0] / 1000 for code in LANGUAGES}
    for name, sizes in (("start page", starts), ("a table", tables)):
        print(f"{name}, all of it: ", ", ".join(f"{k} {v:.0f} kB" for k, v in sizes.items()))
    proxy = Proxy(server.port)
    found = moves(table_for_two(browser, server, proxy), proxy, wanted)
    print(f"{len(found['own'])} moves, {len(found['lit'])} lightings")
    print(f"bytes of an update: p95 {percentile(found['bytes'], 95):.0f}, "
          f"mean {sum(found['bytes']) / len(found['bytes']):.0f}")  # fmt: skip
    print(f"start page: load event {cold_start[1]:.0f} ms, drawn once more {warm_start:.0f} ms")
    scripts = own_scripts(browser, server.url)
    for page, names in scripts.items():
        print(f"own JavaScript of {page}: {weight(names):.2f} kB ({', '.join(names)})")
    return [
        Figure("targets lit and painted, median", middle(found["lit"]), 20, "ms"),
        Figure("own move painted, median", middle(found["own"]), 50, "ms"),
        Figure("own move painted, p95", percentile(found["own"], 95), 120, "ms"),
        Figure("other browser painted, median", middle(found["other"]), 60, "ms"),
        Figure("update on the wire, median", middle(found["bytes"]), 300, "B"),
        Figure("own JavaScript of a page, most", max(map(weight, scripts.values())), 12, "kB"),
        Figure("first page (start), most of four languages", max(starts.values()), 180, "kB"),
        Figure("first page (a table), most of four languages", max(tables.values()), 180, "kB"),
        Figure("start page drawn, cold", cold_start[2] / 1000, 1, "s"),
        Figure("table drawn, cold", cold_table[2] / 1000, 1, "s"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the table feels in a browser.")
    parser.add_argument("--moves", type=int, default=80)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = chromium(playwright)
        try:
            figures = measure(browser, server, arguments.moves)
        finally:
            browser.close()
            server.stop()
    tell(figures)
    return int(not all(figure.met for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
