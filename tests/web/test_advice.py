"""Hints and reviews: whose they are, what they say, and that they tell nothing hidden."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect
from starlette.applications import Starlette

from evo_2011.helpers import Scene as Coast
from gondwana.bots import advice
from gondwana.bots.search import Thought
from gondwana.kernel import Match, Table, find_game, game_ids
from gondwana.kernel.texts import LANGUAGES
from gondwana.table import Host, Live, Stale, coding
from gondwana.table.reviews import Review
from gondwana.web.advice import LONGEST, choices_of, shortened
from gondwana.web.graph import Graph, Moment
from gondwana.web.scene import SeatCard, Sheet
from gondwana.web.site import STATIC
from gondwana.web.wording import labels

from .conftest import PHONE
from .inside import browser, run
from .test_browser import serious
from .test_secrecy import chosen

WORDS = re.compile(r'data-words="([^"]+)"')
SEATS = {"seat-0": "me", "seat-1": "bot:random", "pace": "none"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser thinks twice, and no machine code is made."""

    async def never(game: str) -> bool:
        return False

    monkeypatch.setattr(advice, "iterations", lambda match: 2)
    monkeypatch.setattr(coding, "has_code", lambda game: False)
    monkeypatch.setattr(coding, "made", never)


async def new_table(host: Host, page: httpx.AsyncClient, **fields: str) -> tuple[str, Live]:
    """Make a table by the form; its path and itself."""
    answer = await page.post("/tables", data={"game": "evo-2011", **SEATS, **fields})
    path = answer.headers["location"]
    return path, await host.table(path.rpartition("/")[2])


async def asked(live: Live, seat: int = 0) -> None:
    """Wait until the seat must decide, or the game is over."""
    async for _ in live.watch():
        if live.match.over or len(live.legal(seat)) > 1:
            return


def test_a_hint_names_what_one_may_do(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page, browser(app) as other:
            path, live = await new_table(host, page)
            await asked(live)
            shown = await page.get(path)
            assert 'data-sheet="hint?seat=0"' in shown.text
            hint = await page.get(f"{path}/hint?seat=0")
            assert hint.status_code == 200
            assert "What would you do?" in hint.text
            assert 1 <= hint.text.count("<meter") <= 4
            assert re.search(r'id="old"[^>]* hidden', hint.text)  # until the table moves on
            assert re.search(r"\d+%", hint.text)
            for wrong, status in ((page, 403), (other, 403)):
                answer = await wrong.get(f"{path}/hint?seat={1 if wrong is page else 0}")
                assert (answer.status_code, answer.text.count("<meter")) == (status, 0)
            assert (await page.get(f"{path}/hint?seat=x")).status_code == 400
            assert "hint?" not in (await other.get(path)).text

    run(tmp_path, story)


def test_hints_are_for_those_who_play_alone_unless_the_table_says_otherwise(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            for fields, given in (
                ({}, True),
                ({"hints": "no"}, False),
                ({"seat-1": "me"}, False),
                ({"seat-1": "me", "hints": "yes"}, True),
            ):
                path, live = await new_table(host, page, **fields)
                seat = 0 if live.alone(0) else live.match.waiting[0]
                await asked(live, seat)
                assert live.hints == given
                assert ("hint?seat=" in (await page.get(path)).text) == given
                hint = await page.get(f"{path}/hint?seat={seat}")
                assert (hint.status_code == 200) == given
            assert (await page.post("/tables", data={"hints": "x", **SEATS})).status_code == 400

    run(tmp_path, story)


def test_hints_hang_on_nothing_that_the_seat_must_not_know(tmp_path: Path) -> None:
    pairs = [(m, r, o) for m, r, o in chosen() if r is not None and len(m.legal(r)) > 1][:9]
    assert len(pairs) == 9

    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            _, live = await new_table(host, page)
            for match, reader, other in pairs:
                told = []
                for history in (match, other):
                    live.match = history.copy()
                    live.version += 1
                    told.append(await live.advice.thoughts(reader))
                assert told[0] == told[1]

    run(tmp_path, story)


def test_a_hint_that_comes_too_late_says_so(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            path, live = await new_table(host, page)
            await asked(live)
            thoughts = live.advice.thoughts

            async def late(seat: int) -> list[Thought]:
                found = await thoughts(seat)
                live.version += 1
                return found

            live.advice.thoughts = late  # type: ignore[method-assign]
            hint = await page.get(f"{path}/hint?seat=0")
            assert (hint.status_code, hint.text.count("<meter")) == (409, 0)
            assert "ask again" in hint.text

    run(tmp_path, story)


def test_whatever_is_wrong_with_a_hint_is_a_sentence_for_its_sheet(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            hint = await page.get("/t/nowhere/hint?seat=0")
            assert hint.status_code == 404
            assert hint.text.startswith("<h2>")

    run(tmp_path, story)


async def played(live: Live) -> None:
    """Play a table's people to the end, at random."""
    rng = random.Random(1)
    people = [k for k, card in enumerate(live.seats) if card.kind == "person"]
    async for _ in live.watch():
        while asked := [k for k in people if k in live.match.waiting]:
            with suppress(Stale):
                await live.act(asked[0], rng.choice(live.legal(asked[0])), live.version)
        if live.match.over:
            return


async def reviewed(host: Host, live: Live, seat: int = 0) -> Review:
    """Wait for the review of a seat."""
    review = host.reviews.of(live, seat)
    while not review.complete:
        await asyncio.sleep(0.05)
    return review


def test_a_review_shows_every_decision_and_what_became_of_it(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page, browser(app) as other:
            path, live = await new_table(host, page)
            early = await page.get(f"{path}/review")
            assert early.status_code == 400
            assert f"{path}/review" not in (await page.get("/tables")).text
            await played(live)
            assert f"{path}/review" in (await page.get(path)).text
            assert f'href="{path}/review"' in (await page.get("/tables")).text
            assert (await other.get(f"{path}/review")).status_code == 403
            first = await page.get(f"{path}/review")
            assert 'http-equiv="refresh"' in first.text
            review = await reviewed(host, live)
            assert not review.failed
            done = await page.get(f"{path}/review")
            assert 'http-equiv="refresh"' not in done.text
            dots = re.findall(r'<a class="dot[^"]*" href="\?seat=0&amp;at=(\d+)', done.text)
            assert dots == [f"{one.number}" for one in review.judged]
            for judged in (review.judged[0], review.judged[-1]):
                one = await page.get(f"{path}/review?seat=0&at={judged.number}")
                assert one.text.count('<li class="chosen">') == 1
                assert f'href="{path}/at/{judged.number}?seat=0"' in one.text
            gained = sum(one.luck + one.others - one.loss for one in review.judged)
            last = review.judged[-1]
            end = last.chosen + last.luck + last.others
            assert review.judged[0].best + gained == pytest.approx(end)

    run(tmp_path, story)


def test_a_review_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match) -> int:
        raise ArithmeticError("no thought")

    monkeypatch.setattr(advice, "iterations", broken)

    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            path, live = await new_table(host, page)
            await played(live)
            await reviewed(host, live)
            text = (await page.get(f"{path}/review")).text
            assert "cannot be reviewed" in text

    run(tmp_path, story)


def test_whose_review_it_is_and_how_the_game_ended(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            _, live = await new_table(host, page, **{"seat-1": "me"})
            await played(live)
            for seat in (0, 1):
                await reviewed(host, live, seat)
                text = (await page.get(f"/t/{live.id}/review?seat={seat}")).text
                chips = re.findall(r'<a class="chip[^>]*>.*?</a>', text)
                assert [re.findall(r">(\w+)<", chip) for chip in chips] == [["T"], ["C"]]
                assert ['aria-current="true"' in chip for chip in chips] == [seat == 0, seat == 1]
                result = re.search(r'<p class="result">.*?</p>', text)
                assert result
                won = "you won" if live.match.rank(seat) == 1 else "place 2"
                for told in ("Evo, second edition", f"{live.match.points(seat)} point", won):
                    assert told in result[0]

    run(tmp_path, story)


def test_from_the_table_as_it_was_one_comes_back_to_the_review(tmp_path: Path) -> None:
    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page, browser(app) as other:
            path, live = await new_table(host, page, **{"seat-1": "me"})
            assert "/review" not in (await page.get(f"{path}/at/0")).text
            await played(live)
            review = await reviewed(host, live, 1)
            first, second = (one.number for one in review.judged[:2])
            then = (await page.get(f"{path}/at/{second}?seat=1")).text
            assert f'href="{path}/review?seat=1&amp;at={second}#decision"' in then
            assert f'href="{path}/at/{second + 1}?seat=1"' in then
            form = await page.get(f"{path}/at", params={"n": second, "seat": 1})
            assert form.headers["location"] == f"{path}/at/{second}?seat=1"
            assert "/review" not in (await other.get(f"{path}/at/{second}?seat=1")).text
            for line in (second, second - 1):  # walked back, one is between two decisions
                text = (await page.get(f"{path}/review?seat=1&at={line}")).text
                now = re.search(r'class="dot now" href="\?seat=1&amp;at=(\d+)', text)
                assert now
                assert int(now[1]) == (second if line == second else first)

    run(tmp_path, story)


def test_a_review_that_waits_says_what_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(match: Match) -> int:
        go_on.wait(60)
        return 2

    monkeypatch.setattr(advice, "iterations", slow)

    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            path, live = await new_table(host, page, **{"seat-1": "me"})
            await played(live)
            assert "some minutes" in (await page.get(f"{path}/review")).text
            host.coding.ready.add("evo-2011")
            waits = (await page.get(f"{path}/review")).text
            assert "some minutes" not in waits
            assert "begins as soon as it has time" in waits
            behind = (await page.get(f"{path}/review?seat=1")).text
            assert "One other review comes first" in behind
            go_on.set()
            await reviewed(host, live)
            review = await reviewed(host, live, 1)
            assert host.reviews.ahead(review) == 0

    run(tmp_path, story)


# ---- in a browser --------------------------------------------------------------------------

ADDRESS = "http://still.test"
HTML = "text/html; charset=utf-8"


def pages_of_a_review(path: Path) -> dict[str, str]:
    """The page while the review is made, and when it is done, with a late decision chosen."""
    told: dict[str, str] = {}

    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            table, live = await new_table(host, page)
            await played(live)
            told["waits"] = (await page.get(f"{table}/review")).text
            review = await reviewed(host, live)
            late = review.judged[-2].number
            told["done"] = (await page.get(f"{table}/review?at={late}")).text

    run(path, story)
    return told


def opened(chromium: Browser, answer: Callable[[Route], None], **options: Any) -> Page:
    """A page whose server is a function of the test; what lies beside pages is ours."""

    def static(route: Route) -> None:
        name = re.sub(r".*/static/([0-9a-f]{10}/)?|\?.*", "", route.request.url)
        route.fulfill(path=STATIC / name)

    page = chromium.new_page(**options)
    page.route(f"{ADDRESS}/**", answer)
    page.route(f"{ADDRESS}/static/**", static)
    page.goto(f"{ADDRESS}/t/x/review")
    return page


def test_a_waiting_review_goes_on_by_itself_though_the_server_is_away(
    chromium: Browser, tmp_path: Path
) -> None:
    told = pages_of_a_review(tmp_path)
    answers = iter(["waits", "away", "broken", "waits", "done"])

    def answer(route: Route) -> None:
        what = next(answers, "done")
        if what == "away":
            route.abort()
        else:
            route.fulfill(
                status=502 if what == "broken" else 200, body=told.get(what), content_type=HTML
            )

    page = opened(chromium, answer)
    link = page.get_by_role("link", name="To the table")
    link.focus()
    said = page.get_by_role("status")
    expect(said).to_have_text("")
    expect(said).to_contain_text("trying again")
    expect(page.locator(".graph")).to_be_visible(timeout=20_000)
    expect(said).to_have_text("The review is ready.")
    expect(link).to_be_focused()
    assert page.locator('.dot:not([tabindex="-1"])').count() == 1
    page.close()


def test_the_graph_fits_a_phone_and_is_walked_by_arrows(chromium: Browser, tmp_path: Path) -> None:
    told = pages_of_a_review(tmp_path)
    size = {"width": PHONE[0], "height": PHONE[1]}
    page = opened(
        chromium, lambda route: route.fulfill(body=told["done"], content_type=HTML), viewport=size
    )
    assert serious(page) == []
    dots = page.locator(".dot")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    sheet = page.locator("section:has(> .graph)")
    assert sheet.evaluate("(el) => el.scrollWidth - el.clientWidth") == 0
    assert page.evaluate(
        """() => {
          const graph = document.querySelector(".graph");
          graph.scrollIntoView({ block: "center" });
          const { x, y, width, height } = graph.getBoundingClientRect();
          for (let at = 1; at < width; at += 2)
            if (!document.elementFromPoint(x + at, y + height / 3)?.closest(".dot")) return at;
          return "a decision everywhere";
        }"""
    ) == "a decision everywhere"  # fmt: skip

    def place() -> int:
        where = "(all) => all.indexOf(document.activeElement)"
        return int(dots.evaluate_all(where))

    last = dots.count() - 1
    page.locator("a[href='/t/x'], .do a").first.focus()
    page.keyboard.press("Tab")
    assert place() == last - 1  # the decision that is shown
    steps = {"ArrowRight": last, "ArrowDown": last, "ArrowLeft": last - 1, "Home": 0, "ArrowUp": 0,
             "End": last}  # fmt: skip
    for key, where in steps.items():
        page.keyboard.press(key)
        assert place() == where
    label = rf"round \d+, decision {last + 1}: at best \d+%, as chosen \d+%"
    assert re.fullmatch(label, dots.last.get_attribute("aria-label") or "")
    page.keyboard.press("Tab")
    assert place() == -1
    page.keyboard.press("Shift+Tab")
    assert place() == last
    wanted = dots.last.get_attribute("href") or ""
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/review{wanted}")
    page.close()


def test_a_graph_has_no_gaps_and_numbers_rounds_where_there_is_room() -> None:
    graph = Graph([Moment(k, 1 + k // 2, 0.5, 0.4) for k in range(100)], 0.3)
    marks = graph.marks
    assert marks[0].left == 0
    for one, after in pairwise(marks):
        assert one.left <= one.x <= one.left + one.width
        assert one.left + one.width == pytest.approx(after.left)
    assert marks[-1].left + marks[-1].width == pytest.approx(100)
    numbered = [x for x, _, said in graph.rounds if said]
    assert len(graph.rounds) == 50
    assert min(b - a for a, b in pairwise(numbered)) >= 5


# ---- words ---------------------------------------------------------------------------------


def positions(game: str, seats: int, most: int) -> Iterator[tuple[Match, int]]:
    """Decisions of a random game."""
    match, rng = Match(Table(find_game(game), seats), seed="words"), random.Random(2)
    while not match.over and len(match.lines) < most:
        seat = rng.choice(match.waiting)
        yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("game", game_ids())
def test_every_action_has_words_of_the_page(game: str) -> None:
    seats = tuple(SeatCard("person", name, None, name) for name in ("Ann", "Bo", "Cy"))
    for number, (match, seat) in enumerate(positions(game, 3, 200)):
        if number % 9:
            continue
        legal = [f"{match.table.words[action]}" for action in match.legal(seat)]
        language = LANGUAGES[number % len(LANGUAGES)]
        parts = Sheet(match, seats, seat, language, legal).parts()
        known = labels(parts.items())
        assert set(legal) <= set(known)
        assert not any("<" in label or "  " in label for label in known.values())


def test_what_the_page_does_not_offer_is_not_named_unless_it_was_chosen() -> None:
    """A swim to the next space does what a step does, so one presses the step."""
    match = Coast().herds(T="a1").genes("T", flippers=1).begin("movement").match
    legal = match.legal(0)
    step, swim = (match.table.read(f"{verb} a1 a2") for verb in ("move", "swim"))
    assert {step, swim} <= set(legal)
    thoughts = [Thought(one, 1, 0.5) for one in (swim, step)]
    seats = tuple(SeatCard("person", name, None, name) for name in ("Ann", "Bo", "Cy"))
    words = [f"{match.table.words[action]}" for action in legal]
    parts = Sheet(match, seats, 0, "en", words).parts()
    only = choices_of(parts, match.table, thoughts, 4)
    assert [choice.words[:7] for choice in only] == ["A1 → A2"]
    chosen = choices_of(parts, match.table, thoughts, 4, swim)
    assert [choice.chosen for choice in chosen] == [True, False]


def test_what_is_called_alike_is_named_once_and_no_more_than_wanted() -> None:
    match = Match("evo-2011", 2, seed="7")
    parts = {
        "ask": "".join(f'<b data-words="{match.table.words[k]}">{k // 2}</b>' for k in range(8))
    }
    thoughts = [Thought(k, 1, 0.5) for k in range(8)]
    named = choices_of(parts, match.table, thoughts, 3)
    assert [choice.words for choice in named] == ["0", "1", "2"]
    with_own = choices_of(parts, match.table, thoughts, 3, 7)
    assert [choice.words for choice in with_own] == ["0", "1", "2", "3"]


@pytest.mark.parametrize(("worth", "named"), [(0.49, ["Bid"]), (0.3, ["Bid", "Bid ({})"])])
def test_what_was_chosen_is_told_from_what_is_called_alike_and_better(
    worth: float, named: list[str]
) -> None:
    match = Match("evo-2011", 2, seed="7")
    words = [f"{match.table.words[k]}" for k in range(2)]
    parts = {"ask": "".join(f'<b data-words="{one}">Bid</b>' for one in words)}
    found = choices_of(parts, match.table, [Thought(0, 9, 0.5), Thought(1, 9, worth)], 3, 1)
    assert [choice.words for choice in found] == [name.format(words[1]) for name in named]
    assert [choice.chosen for choice in found] == [False, True][-len(named) :]


def test_a_long_label_keeps_what_tells_it_apart_at_its_end() -> None:
    long = "Groundskeeper's hut " + "of many words " * 12
    for end in ("on space 3.", "on space 4."):
        text = shortened(long + end)
        assert len(text) <= LONGEST + 3
        assert text.startswith("Groundskeeper's hut of")
        assert text.endswith(end[:-1])


def test_a_label_is_what_is_read_aloud_else_the_text() -> None:
    parts: dict[str, Any] = {
        "ask": '<button data-words="take">Take it</button><button data-words="pass">Pass</button>',
        "map": '<g data-words="take" aria-label="A1, &amp; lives"><use href="#x"></use></g>',
        "hand": '<div data-words="lay"><img alt=""><b>Two</b><br>of <i>three</i></div>',
    }
    found = labels(parts.items())
    assert found == {"take": "A1, & lives", "pass": "Pass", "lay": "Two of three"}


def test_labels_that_are_alike_say_where_they_start_from() -> None:
    parts = {
        "market": '<p data-from="x"><b>Wheel</b><i>Turns twice.</i></p><p data-from="y">Rope</p>',
        "lab": "".join(
            f'<b data-from="{start}" data-words="{start} {place}">Space {place}</b>'
            for start, place in (("x", 1), ("y", 1), ("y", 2))
        ),
    }
    assert labels(parts.items()) == {
        "x 1": "Wheel: Space 1", "y 1": "Rope: Space 1", "y 2": "Space 2",
    }  # fmt: skip
