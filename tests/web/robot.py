"""Plays at a table's page as a person would: by pressing what can be pressed."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooSlow

ASKED = "#part-ask.stick"
OVER = "#part-result:not(.off)"
ABOUT = "#part-ask [data-about]:not([data-about='']):not([hidden])"
# What lies on the table and plays, what shows where it may go, and the buttons of the question.
PIECES = "main [data-words]:not(#part-ask *)"
STARTS = "main [data-from]:not([data-words])"
ANSWERS = "main [data-words]"  # those too that show only once what goes is chosen
BUTTONS = "#part-ask .asks:not([hidden]) [data-words]"
# Whether the server took it; where the table has moved on, it does not.
SEND = """async (words) => {
    const { seat, v } = document.querySelector("#frame").dataset;
    const told = await fetch(`${location.pathname}/act`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ seat: Number(seat), version: Number(v), words }),
    });
    return told.ok;
}"""
MOVED_ON = "v => Number(document.querySelector('#frame').dataset.v) > v"


def new_table(
    page: Page,
    *seats: str,
    game: str = "evo-2011",
    pace: str = "none",
    names: tuple[str, ...] = (),
    **options: str,
) -> None:
    """Make a table with the form of the start page: `me`, `open`, `bot:NAME` for each seat."""
    page.goto(f"/?game={game}")
    for number in range(page.locator("select[name^=seat-]").count()):
        kind = seats[number] if number < len(seats) else "nobody"
        page.select_option(f"[name=seat-{number}]", kind)
    for number, name in enumerate(names):
        page.fill(f"[name=name-{number}]", name)
    page.click("#options summary")
    page.select_option("[name=pace]", pace)
    for option, value in options.items():
        page.select_option(f"[name={option.replace('__', '-')}]", value)
    page.click(".new .end button")
    page.wait_for_selector("#part-ask", state="attached")
    page.wait_for_load_state()  # with its styles


def play_now(page: Page, game: str = "evo-2011") -> None:
    """Sit down against bots with one press on the start page."""
    page.click(f"button[name=game][value={game}]")


def wait_for_turn(page: Page, timeout: float = 30_000) -> bool:
    """Wait until one is asked; False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", timeout=timeout, state="attached")
    page.wait_for_load_state()  # with its styles: without them nothing has its size
    return page.query_selector(OVER) is None


def version(page: Page) -> int:
    """The version that the page shows."""
    return int(page.get_attribute("#frame", "data-v") or 0)


def moved_on(page: Page, before: int) -> None:
    """Wait until the table has a later version than before."""
    page.wait_for_function(MOVED_ON, arg=before)


def shown(page: Page, selector: str) -> list[Locator]:
    """The elements that can be seen."""
    return page.locator(f"{selector}:visible").all()


def act_by_mouse(page: Page, choice: random.Random) -> None:
    """Answer what is asked with the mouse; what others do meanwhile may change what there is."""
    before = version(page)
    for _ in range(10):
        try:
            press(page, choice)
            if page.locator(ABOUT).count():
                page.locator(f"{ABOUT} .btn.go").first.click(timeout=2000)
            page.wait_for_function(MOVED_ON, arg=before, timeout=3000)
            return
        except (TooSlow, IndexError):
            if page.query_selector(ASKED) is None:
                return
    raise AssertionError(f"stuck at: {page.inner_text('#part-ask')}")


def press(page: Page, choice: random.Random) -> None:
    """The first press of an answer, whatever the game: what lies on the table, or a button.

    Where something may go, first what goes and then where to.
    """
    quick = {"timeout": 2000.0}
    starts = shown(page, f"{STARTS}:not(.chosen)")
    if starts and not shown(page, ".target.lit") and choice.random() < 0.7:
        choice.choice(starts).click(**quick)
    pieces, buttons = shown(page, PIECES), shown(page, BUTTONS)
    rather = pieces if pieces and choice.random() < 0.8 else buttons
    choice.choice(rather or pieces).click(**quick)


def act_by_keys(page: Page, choice: random.Random) -> None:
    """Answer what is asked with the keyboard alone."""
    before = version(page)
    for _ in range(10):
        keys = page.keyboard
        keys.press("Escape")
        walked = True
        if page.locator("#part-auction .can").count():
            keys.press("a")
            for _ in range(choice.randrange(6, 9)):
                keys.press("ArrowDown")
            keys.press("Enter")
            keys.press("Enter")
        elif page.locator(".space.may, .target.lit").count() and choice.random() < 0.8:
            keys.press("i")
            keys.press("Enter")
            for _ in range(choice.randrange(1, 3)):
                keys.press(choice.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
                keys.press("Enter")
        else:
            walked = False
        try:
            if not walked:
                answer_by_keys(page, choice)
            page.wait_for_function(MOVED_ON, arg=before, timeout=250)
            return
        except TooSlow:  # or the table has moved on while we looked
            if page.query_selector(ASKED) is None:
                return
    keys.press("Escape")
    answer_by_keys(page, choice)


def words_at(page: Page, selector: str) -> list[str | None]:
    """The words of all that a selector finds, read at one moment."""
    found: list[str | None] = page.locator(selector).evaluate_all(
        "(all) => all.filter((el) => el.checkVisibility()).map((el) => el.dataset.words)"
    )
    return found


def answer_by_keys(page: Page, choice: random.Random) -> None:
    """Pass where one may; where one may not, walk to a button and press it."""
    offered = words_at(page, BUTTONS)
    where = BUTTONS if offered else PIECES
    offered = offered or words_at(page, PIECES)
    if not offered or "pass" in offered:
        page.keyboard.press("p")
        return
    page.locator(where).first.focus(timeout=2000)
    for _ in range(choice.randrange(len(offered))):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    if page.locator(ABOUT).count():
        page.keyboard.press("Enter")


def act_at_once(page: Page, choice: random.Random) -> None:
    """Send an answer as a press would, for tests that are about something else than pressing."""
    before = version(page)
    offered = page.locator(ANSWERS).evaluate_all("(all) => all.map((el) => el.dataset.words)")
    if offered and page.evaluate(SEND, choice.choice(offered)):
        moved_on(page, before)
