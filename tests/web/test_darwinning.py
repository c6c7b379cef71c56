"""Darwinning! in a real Chromium against a real server: whole games, the hand, the players' aid."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from . import robot
from .conftest import DESKTOP, PHONE

Visit = Callable[..., Page]
GAME = "darwinning"
BOTS = ("bot:hatchling", "bot:hatchling")
MOST_ANSWERS = 300  # far more than any game takes
ENOUGH = 16  # answers in which each kind of question of an era comes
SERIOUS = ("serious", "critical")
SMALLEST = 44  # of what one may have to touch
# What can be pressed and is smaller, but for links in a text.
TOO_SMALL = """(least) => [...document.querySelectorAll("main :is(button, summary, label)")]
    .filter((el) => el.checkVisibility())
    .map((el) => [el.outerHTML.slice(0, 80), el.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(([html]) => html)"""


def new_table(page: Page, *seats: str) -> None:
    robot.new_table(page, *seats, game=GAME)
    assert robot.wait_for_turn(page)


def until_picking(page: Page) -> None:
    """Play on until cards may be picked for a trick, and none is yet."""
    choice, raised = random.Random(1), page.locator("#part-hand .up")
    while not page.locator("#part-hand [data-words^=pick]").count() or raised.count():
        assert robot.wait_for_turn(page)
        robot.act_by_mouse(page, choice)


def serious(page: Page) -> list[Any]:
    """What hinders people who hear the page, or see it badly."""
    found = Axe().run(page).response["violations"]
    return [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in SERIOUS]


@pytest.mark.parametrize(
    ("size", "language", "seats", "act"),
    [
        (DESKTOP, "hu", 5, robot.act_by_mouse),
        (PHONE, "cs", 2, robot.act_by_mouse),
        (DESKTOP, "de", 3, robot.act_by_keys),
    ],
)
def test_a_whole_game(
    visit: Visit,
    size: tuple[int, int],
    language: str,
    seats: int,
    act: Callable[[Page, random.Random], None],
) -> None:
    page, choice = visit(size=size, language=language), random.Random(seats)
    new_table(page, "me", *["bot:hatchling"] * (seats - 1))
    for _ in range(MOST_ANSWERS):
        if not robot.wait_for_turn(page):
            break
        act(page, choice)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.query_selector(robot.OVER)
    assert page.locator(".player").count() == seats
    assert page.locator("#part-result .stats tr").count() == 1 + seats


def test_nothing_serious_hinders_anybody(visit: Visit) -> None:
    page, choice = visit(), random.Random(2)
    new_table(page, "me", "bot:hatchling")
    for number in range(MOST_ANSWERS):
        if not robot.wait_for_turn(page):
            break
        if number % 16 == 0:
            page.emulate_media(color_scheme="dark" if number % 32 else "light")
            assert serious(page) == []
        robot.act_by_mouse(page, choice)
    assert serious(page) == []


def test_whatever_is_touched_is_large_enough(visit: Visit) -> None:
    page, choice = visit(size=PHONE), random.Random(3)
    page.context.close()
    browser = page.context.browser
    assert browser is not None
    touch = browser.new_context(
        base_url=page.url.rstrip("/"),
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
    )
    page = touch.new_page()
    new_table(page, "me", *BOTS)
    for _ in range(ENOUGH):
        assert robot.wait_for_turn(page)
        assert page.evaluate(TOO_SMALL, SMALLEST) == []
        robot.act_by_mouse(page, choice)
    touch.close()


def test_a_picked_card_is_put_back_by_another_press(visit: Visit) -> None:
    page = visit()
    new_table(page, "me", *BOTS)
    until_picking(page)
    card = page.locator("#part-hand [data-words^=pick]").first
    name = card.get_attribute("id")
    card.click()
    raised = page.locator(f"#{name}.up")
    expect(raised).to_be_visible()
    expect(page.locator("#part-ask [data-words=lay]")).to_be_visible()
    raised.click()
    expect(page.locator(f"#{name}:not(.up)")).to_be_visible()
    expect(page.locator("#part-ask [data-words=lay]")).to_have_count(0)
    expect(page.locator("#part-log .undone")).to_have_count(0)


def test_why_a_card_cannot_be_played_is_told_with_its_rule(visit: Visit) -> None:
    page = visit()
    new_table(page, "me", *BOTS)
    until_picking(page)
    for card in page.locator("#part-hand [data-words^=pick]").all():
        card.click()
        page.wait_for_selector("#part-hand .up")
        if page.locator("#part-hand .no").count():
            break
        page.locator("#part-hand .up").click()
        page.wait_for_selector("#part-hand:not(:has(.up))")
    page.locator("#part-hand .no").first.click()
    expect(page.locator("#toast a")).to_have_text("DW.2.2")


def test_the_hand_is_sorted_without_asking_the_server(visit: Visit) -> None:
    page = visit()
    new_table(page, "me", *BOTS)

    def order() -> list[str]:
        """The cards from left to right and from top to bottom."""
        found: list[str] = page.locator("#part-hand .tc").evaluate_all(
            "(all) => all.map((el) => [el.getBoundingClientRect(), el.id])"
            ".sort(([a], [b]) => a.y - b.y || a.x - b.x).map(([, id]) => id)"
        )
        return found

    by_number = order()
    numbers = [int("".join(filter(str.isdigit, name.split("-")[1])) or 0) for name in by_number]
    assert numbers == sorted(numbers)
    page.route("**/act", lambda route: route.abort())
    page.click("label:has(#sort-colour)")
    colours = [name.split("-")[1][-1] for name in order() if "joker" not in name]
    assert colours == sorted(colours)
    assert sorted(order()) == sorted(by_number)


def test_arrows_walk_in_the_hand(visit: Visit) -> None:
    page = visit()
    new_table(page, "me", *BOTS)
    page.keyboard.press("h")
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.id")
    assert first.startswith("c-")
    assert second.startswith("c-")
    assert first != second


def test_the_aid_opens_and_escape_closes_it(visit: Visit) -> None:
    page = visit()
    new_table(page, "me", *BOTS)
    page.click(".aid-btn")
    expect(page.locator("#aid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#aid")).to_be_hidden()
    ability = page.locator(".place button").first
    ability.click()
    expect(page.locator(f"#{ability.get_attribute('popovertarget')}")).to_be_visible()
