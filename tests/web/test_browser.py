"""The table in a real Chromium against a real server: played, refused, undone, broken off."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect
from served import Served

from . import robot
from .conftest import DESKTOP, PHONE

Visit = Callable[..., Page]
BOTS = ("bot:forager", "bot:forager", "bot:hatchling")
SHOTS = Path(os.environ.get("GONDWANA_SHOTS", Path(__file__).parents[2] / ".pytest_cache/shots"))
SERIOUS = ("serious", "critical")


def shoot(page: Page, name: str) -> None:
    """A picture for eyes to check."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def wide(page: Page) -> int:
    """How much wider than its window the page is."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


MOST_ANSWERS = 600  # far more than any game takes


def play_to_the_end(page: Page, act: Callable[[Page, random.Random], None], seed: int) -> None:
    choice = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if not robot.wait_for_turn(page):
            return
        act(page, choice)
        assert wide(page) <= 0
    raise AssertionError(f"no end: {page.inner_text('#part-ask')}")


# ---- whole games ---------------------------------------------------------------------------


def test_two_clicks_and_one_plays(visit: Visit) -> None:
    page = visit()
    shoot(page, "start")
    robot.play_now(page)
    assert robot.wait_for_turn(page)
    assert page.locator(".player").count() == 4
    shoot(page, "table")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_by_mouse(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    robot.new_table(page, "me", *(BOTS if size == DESKTOP else BOTS[1:]))
    play_to_the_end(page, robot.act_by_mouse, seed=size[0])
    shoot(page, f"result-{size[0]}")
    with page.expect_download() as download:
        page.click("text=Record")
    assert '[Game "evo-2011"]' in Path(download.value.path()).read_text(encoding="utf-8")
    page.goto("/")
    expect(page.locator(".row .chip").first).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS[1:])
    play_to_the_end(page, robot.act_by_keys, seed=5)


def test_setting_up_another_game_keeps_the_seats_and_shows_ratings_of_so_many(visit: Visit) -> None:
    page = visit("/?game=evo-2001")
    page.select_option("[name=seat-1]", "bot:alpha")
    page.fill("[name=name-1]", "Zoé")
    page.click("text=Who are the bots?")
    ratings = page.locator(".ladder [data-seats]:visible")
    expect(ratings.first).to_contain_text("with 3 seats")
    page.select_option("[name=seat-3]", "bot:alpha")
    expect(ratings.first).to_contain_text("with 4 seats")
    page.click(".seg >> text=Dinosaur Island")
    expect(page.locator(".seg [aria-current]")).to_be_focused()
    expect(page.locator("[name=name-1]")).to_have_value("Zoé")
    expect(page.locator("[name=seat-3]")).to_have_value("bot:alpha")
    page.click("text=Who are the bots?")
    for seat in (1, 2, 3):
        page.select_option(f"[name=seat-{seat}]", "nobody")
    expect(ratings).to_have_count(0)
    expect(page.locator(".ladder + .note")).to_be_hidden()
    page.select_option("[name=seat-0]", "bot:alpha")
    page.press("[name=name-0]", "Enter")
    expect(page.get_by_role("alert")).to_have_text("At least one seat must be for a person.")
    expect(page.get_by_role("alert")).to_be_focused()


def test_a_rematch_is_a_table_of_the_same_kind(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "bot:hatchling")
    play_to_the_end(page, robot.act_at_once, seed=2)
    first = page.url
    page.click("#b-rematch")
    page.wait_for_url(lambda url: url != first)
    assert robot.wait_for_turn(page)
    assert page.locator(".player").count() == 2


# ---- asking, refusing, taking back ---------------------------------------------------------


def until_moving(page: Page) -> None:
    """Play on until a dinosaur may go."""
    choice = random.Random(1)
    while not page.locator(".space.may[data-from]").count():
        assert robot.wait_for_turn(page)
        robot.act_by_mouse(page, choice)
        robot.wait_for_turn(page)


def test_choosing_lights_targets_without_asking_the_server(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    until_moving(page)
    page.route("**/act", lambda route: route.abort())
    page.route("**/why", lambda route: route.abort())
    start = page.locator(".space.may[data-from]").first
    start.click()
    assert "chosen" in (start.get_attribute("class") or "")
    lit = page.locator(".target.lit")
    assert {t.get_attribute("data-from") for t in lit.all()} == {start.get_attribute("data-from")}
    shoot(page, "chosen")
    page.keyboard.press("Escape")
    assert lit.count() == 0


def test_what_is_not_allowed_is_told_with_its_rule(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    until_moving(page)
    page.locator(".space.may[data-from]").first.click()
    far = page.locator(".space:not(.may)").last
    far.click()
    rule = page.locator("#toast a")
    expect(rule).to_have_text("E2.4.1")
    shoot(page, "refused")
    rule.click()
    expect(page.locator("#sheet-text h2")).to_have_text("E2.4.1")


def test_a_bid_is_confirmed_by_a_second_press(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    before = robot.version(page)
    cell = page.locator("#part-auction .can").last
    cell.click()
    expect(page.locator(robot.ABOUT)).to_be_visible()
    assert robot.version(page) == before
    shoot(page, "bid")
    cell.click()
    robot.moved_on(page, before)


def test_a_move_is_taken_back_freely(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    until_moving(page)
    start = page.locator(".space.may[data-from]").first
    name = start.get_attribute("data-space")
    start.click()
    before = robot.version(page)
    page.locator(".target.lit:not(.attack)").first.click()
    robot.moved_on(page, before)
    page.keyboard.press("u")
    expect(page.locator("#part-log .undone").first).to_be_visible()  # bots' moves after it fall too
    expect(page.locator(f"#s-{name}.may")).to_have_count(1)


# ---- sheets over the table -------------------------------------------------------------------


def test_a_hint_says_when_the_table_has_moved_on(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    hint = '<h2>What would you do?</h2><p id="old" hidden>moved on</p>'
    page.route("**/hint?*", lambda route: route.fulfill(body=hint))
    page.click("#b-hint")
    expect(page.locator("#sheet-text[aria-live=polite] h2")).to_be_visible()
    expect(page.locator("#old")).to_be_hidden()
    tab = page.context.new_page()
    tab.goto(page.url)
    robot.wait_for_turn(tab)
    robot.act_by_mouse(tab, random.Random(1))
    expect(page.locator("#old")).to_be_visible()


def test_a_sheet_that_cannot_be_had_says_so(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    expect(page.locator("#keys kbd", has_text="l")).to_have_count(1)
    page.route("**/hint?*", lambda route: route.abort())
    page.keyboard.press("l")
    expect(page.locator("#sheet-text")).to_have_text("The connection is lost; trying again.")


def test_what_comes_late_does_not_land_in_another_sheet(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    held: list[Route] = []
    page.route("**/hint?*", lambda route: held.append(route))
    page.click("#b-hint")
    expect(page.locator("#sheet-text")).to_have_text("…")
    page.keyboard.press("Escape")
    page.locator("#toast a").evaluate("(el) => { el.dataset.clause = 'E2.4.1'; el.click(); }")
    expect(page.locator("#sheet-text h2")).to_have_text("E2.4.1")
    clause = page.inner_text("#sheet-text")
    held[0].fulfill(body="late")
    page.wait_for_timeout(200)
    assert page.inner_text("#sheet-text") == clause


# ---- several people ------------------------------------------------------------------------


def test_two_people_play_over_a_link(visit: Visit) -> None:
    ann, bo = visit(), visit()
    robot.new_table(ann, "me", "open", names=("Ann",))
    link = ann.input_value("#invite-1")
    shoot(ann, "inviting")
    bo.goto(link)
    shoot(bo, "invited")
    bo.fill("[name=name]", "Bo")
    bo.click("main .btn.go")
    bo.wait_for_selector("#part-ask", state="attached")
    expect(ann.locator(".player", has_text="Bo")).to_be_visible()
    choice = random.Random(8)
    for _ in range(40):
        for page in (ann, bo):
            if page.query_selector(robot.ASKED):
                robot.act_by_mouse(page, choice)
        ann.wait_for_timeout(30)
    assert robot.version(ann) == robot.version(bo) > 20


def test_an_undo_is_asked_of_the_others(visit: Visit) -> None:
    ann, bo = visit(), visit()
    robot.new_table(ann, "me", "open", names=("Ann",))
    bo.goto(ann.input_value("#invite-1"))
    bo.fill("[name=name]", "Bo")
    bo.click("main .btn.go")
    bo.wait_for_selector("#part-ask", state="attached")
    first, second = (ann, bo)
    ann.wait_for_selector(f"{robot.ASKED}, .idle")
    if not ann.query_selector(robot.ASKED):
        first, second = bo, ann
    before = robot.version(first)
    robot.act_by_mouse(first, random.Random(1))
    first.wait_for_selector("#part-ask.idle")
    first.click("#b-undo")
    second.click("#b-agree")
    robot.moved_on(second, before + 1)
    expect(first.locator("#part-ask.stick")).to_be_visible()


def test_one_screen_for_two_hides_hands_until_they_are_shown(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "me", names=("Ann", "Bo"), option__hidden_points="on")
    page.wait_for_selector("#b-show")
    shoot(page, "hot-seat")
    assert page.locator("#part-hand.off").count() == 1
    assert page.query_selector(robot.ASKED) is None
    name = page.inner_text(".notice.lit h2").split(",")[0]
    page.click("#b-show")
    page.wait_for_selector(robot.ASKED)
    # The notice takes no room from the hand: the page scrolls, and the question stays in sight.
    assert page.evaluate("document.documentElement.scrollHeight") > DESKTOP[1]
    expect(page.locator(robot.ASKED)).to_be_in_viewport(ratio=1)
    before = robot.version(page)
    robot.act_by_mouse(page, random.Random(1))
    robot.moved_on(page, before)
    page.wait_for_selector("#b-show")
    assert page.inner_text(".notice.lit h2").split(",")[0] != name


def test_somebody_who_watches_is_not_asked(visit: Visit) -> None:
    ann, watcher = visit(), visit()
    robot.new_table(ann, "me", *BOTS)
    robot.wait_for_turn(ann)
    watcher.goto(ann.url)
    expect(watcher.locator(".watching")).to_be_visible()
    assert watcher.locator("[data-words]").count() == 0
    before = robot.version(watcher)
    robot.act_by_mouse(ann, random.Random(1))
    robot.moved_on(watcher, before)


def test_dice_rolled_at_the_table_are_entered(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "bot:hatchling", dice="hand")
    page.wait_for_selector("#b-happen")
    shoot(page, "dice-by-hand")
    before = robot.version(page)
    page.select_option("[name=words]", index=1)
    page.click("#b-happen")
    robot.moved_on(page, before)


def test_a_large_map_keeps_its_size_and_place(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "bot:hatchling", "bot:hatchling", game="evo-2001")
    robot.wait_for_turn(page)
    spot = "document.querySelector('.map').scrollLeft"
    for _ in range(2):
        page.keyboard.press("+")
    expect(page.locator("#zoom-3")).to_be_checked()
    page.evaluate("document.querySelector('.map').scrollBy(90, 40)")
    page.wait_for_function("Object.keys(sessionStorage).some((key) => key.startsWith('/t/'))")
    page.wait_for_timeout(100)
    where = page.evaluate(spot)
    assert where > 0
    page.reload()
    expect(page.locator("#zoom-3")).to_be_checked()
    assert abs(page.evaluate(spot) - where) < 2
    page.keyboard.press("-")
    expect(page.locator("#zoom-2")).to_be_checked()
    page.goto(f"{page.url}/at/3")
    expect(page.locator("#zoom-2")).to_be_checked()
    page.click("[rel=next]")
    page.wait_for_url("**/at/4")
    expect(page.locator("#zoom-2")).to_be_checked()


def test_arrows_walk_in_the_hand(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "bot:hatchling", "bot:hatchling", game="evo-2001")
    robot.wait_for_turn(page)
    cards = page.locator("#part-hand article")
    assert cards.count() == 3
    for card in cards.all():  # as if each of them could be played
        card.evaluate(
            "(el) => (el.querySelector('h3').innerHTML = '<button data-words=x>x</button>')"
        )
    page.keyboard.press("h")
    at = "[...document.querySelectorAll('#part-hand button')].indexOf(document.activeElement)"
    assert page.evaluate(at) == 0
    for key, where in (("ArrowDown", 1), ("ArrowDown", 2), ("ArrowDown", 2), ("ArrowUp", 1)):
        page.keyboard.press(key)
        assert page.evaluate(at) == where


# ---- the connection ------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_server_started_again_goes_on(
    visit: Visit, own_server: Served, how: signal.Signals
) -> None:
    page = visit(base=own_server.url)
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    robot.act_by_mouse(page, random.Random(1))
    robot.wait_for_turn(page)
    before = robot.version(page)
    own_server.stop(how)
    page.wait_for_timeout(500)
    own_server.start()
    choice = random.Random(2)
    robot.wait_for_turn(page)
    robot.act_by_mouse(page, choice)
    robot.moved_on(page, before)


def test_after_a_restart_an_invitation_is_renewed_and_the_old_one_holds_until_then(
    visit: Visit, own_server: Served
) -> None:
    ann, bo = (visit(base=own_server.url) for _ in range(2))
    robot.new_table(ann, "me", "open", names=("Ann",))
    old = ann.input_value("#invite-1")
    assert ann.locator("#part-notice .note").count() == 0
    own_server.stop()
    own_server.start()
    ann.reload()
    expect(ann.locator("#part-notice .note")).to_contain_text("still works")
    shoot(ann, "invitation-renewed")
    bo.goto(old)
    expect(bo.locator("[name=name]")).to_be_visible()
    ann.click("#b-invite-1")
    new = ann.input_value("#invite-1")
    assert new != old
    assert ann.locator("#part-notice .note").count() == 0
    assert bo.goto(old).status == 403  # type: ignore[union-attr]
    bo.goto(new)
    bo.fill("[name=name]", "Bo")
    bo.click("main .btn.go")
    bo.wait_for_selector("#part-ask", state="attached")


def test_a_page_that_was_offline_catches_up(visit: Visit) -> None:
    ann, watcher = visit(), visit()
    robot.new_table(ann, "me", *BOTS)
    robot.wait_for_turn(ann)
    watcher.goto(ann.url)
    expect(watcher.locator(".watching")).to_be_visible()
    watcher.context.set_offline(True)
    watcher.evaluate("dispatchEvent(new Event('offline'))")
    for _ in range(3):
        robot.wait_for_turn(ann)
        robot.act_by_mouse(ann, random.Random(1))
    robot.wait_for_turn(ann)
    watcher.context.set_offline(False)
    watcher.wait_for_function(
        "v => Number(document.querySelector('#frame').dataset.v) >= v", arg=robot.version(ann)
    )
    assert watcher.inner_text("#part-players") != ""


# ---- looking back, languages, access -------------------------------------------------------


def test_the_game_can_be_looked_at_again_step_by_step(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    until_moving(page)
    address = page.url
    page.goto(f"{address}/at/6?seat=0")  # whose review one comes from
    shoot(page, "replay")
    page.click("[rel=next]")
    page.wait_for_url(lambda url: url.endswith("/at/7?seat=0"))
    page.locator("#scrub input[type=range]").fill("2")
    page.wait_for_url(lambda url: url.endswith("/at/2?seat=0"))
    assert page.locator("[data-words]").count() == 0


def test_the_log_of_the_whole_game(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    page.click("[data-log]") if page.locator("[data-log]").is_visible() else None
    page.goto(f"{page.url}/log")
    assert page.locator("li").count() > 2


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Play now"), ("hu", "Játék most"), ("cs", "Hrát hned"),
                           ("de", "Jetzt spielen")]
)  # fmt: skip
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_language(visit: Visit, language: str, word: str, size: tuple[int, int]) -> None:
    page = visit(language=language, size=size)
    assert page.get_attribute("html", "lang") == language
    assert wide(page) <= 0
    shoot(page, f"start-{language}-{size[0]}")
    page.click(f"text={word}")
    assert robot.wait_for_turn(page)
    assert wide(page) <= 0
    shoot(page, f"table-{language}-{size[0]}")


def test_language_and_theme_are_chosen_and_kept(visit: Visit) -> None:
    page = visit()
    page.click(".drop summary")
    page.click("button[lang=hu]")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.click("[name=theme]")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    shoot(page, "start-dark")
    robot.play_now(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    robot.wait_for_turn(page)
    shoot(page, "table-dark")


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in found if v["impact"] in SERIOUS]


@pytest.mark.parametrize("path", ["/", "/tables", "/account", "/rules/evo-2011", "/nowhere"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_pages(visit: Visit, path: str, theme: str) -> None:
    page = visit()
    page.emulate_media(color_scheme=theme)
    page.goto(path)
    assert serious(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    assert serious(page) == []
    until_moving(page)
    page.locator(".space.may[data-from]").first.click()
    assert serious(page) == []


def test_on_a_phone_the_button_that_skips_the_pauses_has_a_name(visit: Visit) -> None:
    page = visit(size=PHONE)
    robot.new_table(page, "me", *BOTS, pace="slow")
    skip = page.get_by_role("button", name="Skip")
    choice = random.Random(1)
    while not skip.count():  # pauses come when bots play
        assert robot.wait_for_turn(page)
        robot.act_by_mouse(page, choice)
    expect(skip).to_be_visible()


def test_what_can_be_pressed_is_large_enough_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    robot.new_table(page, "me", *BOTS)
    robot.wait_for_turn(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, select, summary, .btn")]
          .filter((el) => el.checkVisibility() && !el.closest(".island"))
          .map((el) => [el.outerHTML.slice(0, 80), el.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
          .map(([html]) => html)"""
    )
    assert small == []


def test_pieces_slide_to_where_they_go(visit: Visit) -> None:
    page = visit(calm=False)
    robot.new_table(page, "me", *BOTS)
    until_moving(page)
    page.evaluate("addEventListener('transitionrun', (e) => (window.slid = e.target.id))")
    page.locator(".space.may[data-from]").first.click()
    page.locator(".target.lit:not(.attack)").first.click()
    page.wait_for_function("() => window.slid?.startsWith('p-')")


def test_a_hint_is_laid_over_the_table_and_put_away(visit: Visit) -> None:
    page = visit()
    robot.new_table(page, "me", "bot:hatchling")
    robot.wait_for_turn(page)
    said = '<h2>What would you do?</h2><ol class="weighed"><li><span>Bid 2</span></li></ol>'
    thinking: list[Route] = []
    page.route("**/hint?seat=0", lambda route: thinking.append(route))
    expect(page.locator("#b-hint")).to_have_accessible_name("What would you do?")
    page.click("#b-hint")
    expect(page.locator("#sheet")).to_be_visible()  # while the bot still thinks
    thinking[0].fulfill(body=said, content_type="text/html")
    expect(page.locator("#sheet .weighed")).to_contain_text("Bid 2")
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
