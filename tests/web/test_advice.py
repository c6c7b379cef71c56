"""Hints and reviews: whose they are, what they say, and that they tell nothing hidden."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from evo_2011.helpers import Scene as Coast
from gondwana.bots.search import Budget, Search, Thought, Until
from gondwana.kernel import Match, Table, find_game, game_ids
from gondwana.kernel.texts import LANGUAGES
from gondwana.table import Host, Live, Stale, advice, coding
from gondwana.web.advice import choices_of
from gondwana.web.scene import SeatCard, Sheet
from gondwana.web.wording import labels

from .inside import browser, run
from .test_secrecy import chosen

WORDS = re.compile(r'data-words="([^"]+)"')
SEATS = {"seat-0": "me", "seat-1": "bot:random", "pace": "none"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser looks at every action once, and no machine code is made."""

    def think(match: Match, seat: int, compiled: bool, until: Until) -> list[Thought]:
        assert not compiled
        return Search(match.table, seat, "test", Budget(iterations=2), compiled=False).think(match)

    async def never(game: str) -> bool:
        return False

    monkeypatch.setattr(advice, "think", think)
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


async def played(live: Live) -> None:
    """Play a table of one person to its end, at random."""
    rng = random.Random(1)
    while not live.match.over:
        await asked(live)
        if live.match.over:
            return
        with suppress(Stale):
            await live.act(0, rng.choice(live.legal(0)), live.version)


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
            review = host.reviews.of(live, 0)
            while not review.complete:
                await asyncio.sleep(0.05)
            assert not review.failed
            done = await page.get(f"{path}/review")
            assert 'http-equiv="refresh"' not in done.text
            dots = re.findall(r'<a class="dot[^"]*" href="\?seat=0&amp;at=(\d+)', done.text)
            assert dots == [f"{one.number}" for one in review.judged]
            for judged in (review.judged[0], review.judged[-1]):
                one = await page.get(f"{path}/review?seat=0&at={judged.number}")
                assert one.text.count('<li class="chosen">') == 1
                assert f'href="{path}/at/{judged.number}"' in one.text
            gained = sum(one.luck + one.others - one.loss for one in review.judged)
            last = review.judged[-1]
            end = last.chosen + last.luck + last.others
            assert review.judged[0].best + gained == pytest.approx(end)

    run(tmp_path, story)


def test_a_review_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match, seat: int, compiled: bool, until: Until) -> list[Thought]:
        raise ArithmeticError("no thought")

    monkeypatch.setattr(advice, "think", broken)

    async def story(host: Host, app: Starlette) -> None:
        async with browser(app) as page:
            path, live = await new_table(host, page)
            await played(live)
            review = host.reviews.of(live, 0)
            while not review.complete:
                await asyncio.sleep(0.05)
            text = (await page.get(f"{path}/review")).text
            assert "cannot be reviewed" in text

    run(tmp_path, story)


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
