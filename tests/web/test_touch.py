"""On a phone whatever can be pressed is as large as a thumb: in every game, in every situation.

Positions of seeded games are drawn; each that has a kind of thing to press which none before had is
laid out by the browser: every tab, every choice that a press opens, every question.
"""

from __future__ import annotations

import random
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from evo_2001.test_custom import event
from evo_2001.test_custom import scene as with_events
from faces import as_xml, scene
from gondwana.games.evo_2001.box import LONGEST_NAME
from gondwana.kernel import Match, find_game, game_ids
from gondwana.kernel.texts import LANGUAGES
from gondwana.web.scene import drawing_for, draws

from .conftest import PHONE
from .still import page_of

GAMES = [game for game in game_ids() if draws(find_game(game))]
PRESSED = ("button", "summary", "label", "a")
# What is too small, but for links in a text; a box that `::after` lays over it counts.
TOO_SMALL = """(least) => {
  const all = (which) => [...document.querySelectorAll(which)], small = new Set();
  const pressed = ":is(button, summary, label, select, a)";
  const look = (within) => all(`${within} ${pressed}`)
    .filter((el) => el.checkVisibility() && !el.matches(".log a, .clause"))
    .forEach((el) => {
      const own = el.getBoundingClientRect(), laid = getComputedStyle(el, "::after");
      const wide = Math.max(own.width, parseFloat(laid.width) || 0);
      const high = Math.max(own.height, parseFloat(laid.height) || 0);
      if (Math.min(wide, high) < least) small.add(`${wide} x ${high}: ${el.outerHTML}`);
    });
  all("details").forEach((el) => (el.open = true));
  const tabs = all("[name=tab]");
  for (const tab of tabs.length ? tabs : [{}]) {
    tab.checked = true;
    look("main");
  }
  for (const from of new Set(all("[data-from]").map((el) => el.dataset.from))) {
    all(".target").forEach((el) => el.classList.toggle("lit", el.dataset.from === from));
    look("main");
  }
  all("[data-about]").forEach((el) => (el.hidden = false));
  look("#part-ask");
  return [...small];
}"""
LEAST = 43.5  # pixels: 44, but for what rounding takes


def kinds(html: str) -> set[tuple[str | None, ...]]:
    """What can be pressed, by its element, its class, and the classes of what it stands in."""
    found: set[tuple[str | None, ...]] = set()

    def search(element: ElementTree.Element, within: tuple[str | None, ...]) -> None:
        here = (*within[-1:], element.get("class"))
        if element.tag in PRESSED:
            found.add((element.tag, *here))
        for child in element:
            search(child, here)

    search(ElementTree.fromstring(as_xml(html)), ())
    return found


def curious(game: str, seats: int) -> Iterator[tuple[Match, int]]:
    """A game of seats that do what was done least, seen where something may be done anew."""
    match, dice = Match(game, seats, seed="touch"), random.Random(1)
    offered: set[int] = set()
    done: Counter[int] = Counter()
    while not match.over:
        seat = dice.choice(match.waiting)
        legal = match.legal(seat)
        if not offered.issuperset(legal):
            offered.update(legal)
            yield match, seat
        action = min(dice.sample(legal, len(legal)), key=done.__getitem__)
        done[action] += 1
        match.play(seat, action)


def situations(game: str) -> Iterator[str]:
    """Pages with ever new kinds of things to press."""
    seen: set[tuple[str | None, ...]] = set()
    languages = cycle(LANGUAGES)
    for seats in (find_game(game).seats[0], find_game(game).seats[-1]):
        for match, seat in curious(game, seats):
            html = drawing_for(match.game).frame(scene(match, seat))
            if new := kinds(html) - seen:
                seen |= new
                yield page_of(match, seat, next(languages))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pressed_on_a_phone_is_as_large_as_a_thumb(
    chromium: Browser, game: str
) -> None:
    size = {"width": PHONE[0], "height": PHONE[1]}
    page = chromium.new_page(viewport=size, has_touch=True, is_mobile=True, offline=True)
    pages = 0
    for html in situations(game):
        page.set_content(html)
        assert page.evaluate(TOO_SMALL, LEAST) == []
        pages += 1
    page.close()
    assert pages > 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Ő" * LONGEST_NAME, f"{'W' * 19} and {'W' * 16}"])
def test_no_card_of_ones_own_is_too_long_for_a_phone(
    chromium: Browser, tmp_path: Path, name: str, language: str
) -> None:
    own = event(name, effect="remove", window=["start-climate"], amount=1)
    table = with_events(tmp_path, own, T="blank-one").begin("climate")
    page = chromium.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, offline=True)
    page.set_content(page_of(table.match, 0, language))
    assert name in page.inner_text("#part-ask")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    page.close()
