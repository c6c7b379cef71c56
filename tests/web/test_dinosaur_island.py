"""Dinosaur Island in a real browser: whole games, phones, and who looks around."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

from gondwana.games.dinosaur_island.state import SPECIALISTS, TILES
from gondwana.kernel import Match
from gondwana.kernel.texts import LANGUAGES

from . import robot
from .conftest import DESKTOP, PHONE
from .still import open_page, page_of

Visit = Callable[..., Page]
GAME = "dinosaur-island"
SCROLLING = """() => [document.documentElement, ...document.querySelectorAll(".col, .market")]
    .filter((el) => el.scrollHeight > el.clientHeight + 1).map((el) => el.className)"""


def until(page: Page, phase: str, seed: int = 1) -> None:
    """Play at random until the reader is asked in a phase."""
    choice = random.Random(seed)
    now = page.locator(".top .phone-ring b")
    while robot.wait_for_turn(page) and now.text_content() != phase:
        robot.act_by_mouse(page, choice)


def alone(page: Page) -> None:
    """Sit down at the solo game."""
    robot.new_table(page, "me", game=GAME)


def act_by_keys(page: Page, choice: random.Random) -> None:
    """Answer what is asked by the keys alone: go to what can be pressed, and press it."""
    before = robot.version(page)

    def press(selector: str) -> None:
        choice.choice(robot.shown(page, selector)).focus()
        page.keyboard.press("Enter")

    for _ in range(10):
        try:
            press("main :is([data-words], [data-from])")
            if robot.shown(page, ".target.lit[data-words]"):
                press(".target.lit[data-words]")
            if page.locator(robot.ABOUT).count():
                press(f"{robot.ABOUT} .btn.go")
            page.wait_for_function(robot.MOVED_ON, arg=before, timeout=3000)
            return
        except (TooSlow, IndexError):  # the table has moved on while we looked
            if page.query_selector(robot.ASKED) is None:
                return
            page.keyboard.press("Escape")
    raise AssertionError(f"stuck at: {page.inner_text('#part-ask')}")


# ---- whole games ---------------------------------------------------------------------------


BY_HAND = 40  # answers, which bring every phase a few times


def test_a_solo_game_by_mouse_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    alone(page)
    choice = random.Random(2)
    for number in count():
        if not robot.wait_for_turn(page):
            break
        (robot.act_by_mouse if number < BY_HAND else robot.act_at_once)(page, choice)
    expect(page.locator("#part-result")).to_be_visible()


def test_a_solo_game_by_keyboard(visit: Visit) -> None:
    page = visit(language="de")
    alone(page)
    choice = random.Random(3)
    while robot.wait_for_turn(page):
        act_by_keys(page, choice)
    expect(page.locator("#part-result")).to_be_visible()


def test_a_game_against_bots_by_mouse(visit: Visit) -> None:
    page = visit(language="hu")
    robot.new_table(page, "me", "bot:forager", "bot:forager", game=GAME, option__length="short")
    choice = random.Random(4)
    while robot.wait_for_turn(page, 60_000):
        robot.act_by_mouse(page, choice)
    expect(page.locator("#part-result .stats tr")).to_have_count(4)


# ---- one's own work ------------------------------------------------------------------------


def test_work_is_taken_back_freely_until_one_is_done(visit: Visit) -> None:
    """DI.3.6: nobody has to agree."""
    page = visit()
    robot.new_table(page, "me", "bot:hatchling", "bot:hatchling", game=GAME)
    until(page, "Work")
    mine = page.locator("#seat-0 .traits")
    before = mine.inner_text()
    page.locator(".spot.may[data-words]:visible").first.click()
    expect(mine).not_to_have_text(before, use_inner_text=True)
    page.click("#b-undo")
    expect(mine).to_have_text(before, use_inner_text=True)
    expect(page.locator("#part-notice .notice")).to_have_count(0)


def test_a_spot_shows_what_can_be_done_there(visit: Visit) -> None:
    page = visit()
    alone(page)
    until(page, "Work")
    page.locator(".spot.may[data-from^=bench]").first.click()
    choices = page.locator("#part-ask .target.lit")
    assert choices.count() >= 1
    expect(page.locator("#part-ask [data-words=done]").first).to_be_hidden()
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)


# ---- looking around ------------------------------------------------------------------------


def test_another_park_and_lab_are_one_press_away(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "bot:hatchling", "bot:hatchling", game=GAME, names=("Ann",))
    robot.wait_for_turn(page)
    expect(page.locator("#part-park h2:visible")).to_have_text("Your park")
    name = page.locator("#seat-2 .who span").inner_text()
    page.click("#seat-2 .shows")
    expect(page.locator("#part-park h2:visible")).to_have_text(f"Park: {name}")
    expect(page.locator("#part-lab h2:visible")).to_have_text(f"Lab: {name}")
    page.locator("#who-2").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#part-park h2:visible")).to_have_text("Your park")


def test_a_phone_has_three_tabs_and_goes_to_where_a_choice_lies(visit: Visit) -> None:
    page = visit(size=PHONE)
    alone(page)
    until(page, "Market")
    expect(page.locator("#part-market")).to_be_visible()
    for name, part in (("lab", "lab"), ("park", "park"), ("boards", "research")):
        page.click(f"label[for=tab-{name}]")
        expect(page.locator(f"#part-{part}")).to_be_visible()
        assert page.locator("main > .col:visible").count() == 1
    upgrade = page.locator("#part-market .can[data-from^=upgrade]")
    if upgrade.count():
        upgrade.first.click()
        expect(page.locator("#part-lab")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#part-market")).to_be_visible()


def test_nothing_scrolls_on_a_desktop(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    robot.new_table(page, "me", "bot:hatchling", "bot:hatchling", "bot:hatchling", game=GAME)
    for phase in ("Research", "Market", "Work", "Park"):
        until(page, phase)
        assert (phase, page.evaluate(SCROLLING)) == (phase, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_lab_scrolls_on_no_desktop_alone_either(chromium: Browser, language: str) -> None:
    match = Match(GAME, 1, {"plot_twists": "2"}, seed="full")
    while match.round_number == 0:
        match.play(0, match.legal(0)[0])
    s = match.state
    s.lab[0, 0], s.lab[0, 1] = TILES.index("refine-2"), TILES.index("create-2")
    for space, name in enumerate(("bench-plus", "security-office", "renovate", "gene-bank"), 2):
        s.lab[0, space] = TILES.index(name)
    for name in ("publicist", "architect", "accountant"):
        s.specialist[SPECIALISTS.index(name)] = 0
    page = open_page(chromium, DESKTOP)
    page.set_content(page_of(match, 0, language))
    page.evaluate("document.fonts.ready")
    assert page.locator("#part-goals .goal").count() == 7
    assert page.locator("#part-lab .tile").count() == 6
    assert page.evaluate(SCROLLING) == []
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybody_can_see_and_hear_it(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    robot.new_table(page, "me", "bot:hatchling", "bot:hatchling", game=GAME)
    for phase in ("Research", "Market", "Work", "Park"):
        until(page, phase)
        found = Axe().run(page).response["violations"]
        assert (phase, [(v["id"], v["nodes"][0]["html"]) for v in found]) == (phase, [])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_alone_one_sees_what_the_card_removes_and_how_the_bonus_stands(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    alone(page)
    until(page, "Research")
    signs = page.locator(".solo-signs:visible")
    expect(signs).to_have_count(1)
    expect(signs.locator("li").first).to_contain_text("This round's card removes: ")
    expect(signs.locator(".pips i")).to_have_count(7)
    assert Axe().run(page).response["violations"] == []
    signs.locator("a").last.click()
    expect(page.locator(":text('10 points more at the end')").first).to_be_visible()
