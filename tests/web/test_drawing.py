"""The drawing of Evo 2011: whatever may be done can be pressed, and nothing hidden is drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from markupsafe import Markup

from gondwana.games.evo_2011 import drawing
from gondwana.games.evo_2011.drawing import forecast, log, result
from gondwana.games.evo_2011.drawing.html import el
from gondwana.games.evo_2011.drawing.pieces import track
from gondwana.games.evo_2011.phases.survival import census, toll
from gondwana.games.evo_2011.state import CARDS, IN_DECK
from gondwana.kernel import Match
from gondwana.kernel.texts import LANGUAGES, Texts

SEATS = (2, 3, 4, 5)
NAMES = ("Ann", "Bo <b>&", 'Cy\'s "x"', "Dóra", "Ed")


def scene(match: Match, seat: int | None, language: str = "en", **more: Any) -> drawing.Scene:
    """What is drawn for a seat of a match."""
    events = match.events(seat)
    asked = seat is not None and seat in match.waiting
    history = [tuple(match.points(k) for k in range(match.seats))] * 3
    given = {
        "view": match.view(seat),
        "table": match.table,
        "texts": Texts(language, match.game.texts),
        "names": NAMES[: match.seats],
        "bots": (None, "sharp", None, None, None)[: match.seats],
        "legal": [f"{match.table.words[a]}" for a in match.legal(seat)] if asked else [],
        "events": events,
        "pieces": track(events),
        "history": history,
        "over": match.over,
    }
    return drawing.Scene(**(given | more))


def played(seats: int, seed: str, every: int = 1, **options: str) -> Iterator[Match]:
    """A random game, seen at every so many decisions and at its end."""
    match = Match("evo-2011", seats, options, seed=seed)
    dice, count = Random(seed), 0
    while not match.over:
        if count % every == 0:
            yield match
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
        count += 1
    yield match


def words_in(html: str) -> set[str]:
    """The words that a press on something in the HTML can send."""
    return set(re.findall(r'data-words="([^"]*)"', html))


# ---- what may be done can be pressed -------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_can_be_pressed_and_nothing_else(seats: int) -> None:
    steps = set()
    for match in played(seats, f"press {seats}"):
        for seat in match.waiting:
            shown = scene(match, seat)
            html = "".join(drawing.parts(shown).values())
            # To fly or swim where a step leads costs as much and uses something up.
            needless = {
                words
                for words in shown.legal
                if words.split()[0] in ("fly", "swim")
                and f"move {words.split(' ', 1)[1]}" in shown.legal
            }
            assert words_in(html) == set(shown.legal) - needless
            steps.add(shown.step)
    assert steps >= {"bid", "move", "lay", "remove", "window"}


def test_who_is_not_asked_has_nothing_to_press() -> None:
    for match in played(4, "wait", every=3):
        for seat in (None, *range(4)):
            if seat not in match.waiting:
                assert words_in("".join(drawing.parts(scene(match, seat)).values())) == set()


def test_what_chance_decides_is_asked_for_a_second_time_with_its_odds() -> None:
    seen = set()
    for match in played(3, "again"):
        for seat in match.waiting:
            shown = scene(match, seat)
            parts = drawing.parts(shown)
            held = {space.name for space in shown.view.spaces if space.dinosaur not in (None, seat)}
            for words in words_in(parts["targets"]):
                risky = words.split()[-1].upper() in held
                tag = re.search(f'<g [^>]*data-words="{words}"[^>]*>', parts["targets"])
                assert tag is not None
                assert (" data-confirm" in tag[0]) == risky
                assert (' data-odds="' in tag[0]) == risky
                assert (f'data-about="{words}"' in parts["ask"]) == risky
                seen.add(risky)
    assert seen == {True, False}


# ---- the page ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_can_be_drawn_in_every_language(seats: int, language: str) -> None:
    for match in played(seats, f"draw {seats}", every=9):
        for seat in (None, 0, seats - 1):
            drawn = scene(match, seat, language)
            page = ElementTree.fromstring(_closed(drawing.frame(drawn)))
            ids = Counter(part.get("id") for part in page.iter() if part.get("id"))
            assert [name for name, times in ids.items() if times > 1] == []
            assert {f"part-{name}" for name in drawing.parts(drawn)} - set(ids) == {"part-top"}


def _closed(html: str) -> str:
    """HTML as XML: attributes without a value get one."""
    return re.sub(r" (data-confirm|data-back|data-log|hidden)(?=[ >])", r' \1=""', html)


def test_a_part_is_the_element_of_its_name() -> None:
    for name, part in drawing.parts(scene(Match("evo-2011", 3, seed="1"), 0)).items():
        assert ElementTree.fromstring(_closed(part)).get("id") == f"part-{name}"


def test_whatever_shape_is_used_is_on_the_sheet() -> None:
    sheet = set(re.findall(r' id="([^"]+)"', drawing.defs()))
    used: set[str] = set(re.findall(r'href="#([^"]+)"', drawing.defs()))
    for match in played(5, "shapes", every=5):
        for seat in range(5):
            drawn = drawing.frame(scene(match, seat))
            used |= set(re.findall(r'<use [^>]*href="#([^"]+)"', drawn))
            used |= set(re.findall(r"url\(#([^)]+)\)", drawn))
    assert used - sheet == set()


def test_names_are_words_and_no_markup_and_nothing_is_styled_or_run_inline() -> None:
    for match in played(3, "names", every=7):
        html = drawing.frame(scene(match, 0)) + drawing.whole_log(scene(match, 0))
        assert "<b>&" not in html
        assert "Bo &lt;b&gt;&amp;" in html
        assert not re.search(r"<script|<style| style=| on\w+=", html)


def test_the_builder_escapes_what_is_no_markup() -> None:
    assert el("p", "<&", Markup("<i>x</i>"), None, ["a", 3]) == "<p>&lt;&amp;<i>x</i>a3</p>"
    assert el("p", title=Markup('"<b>')) == '<p title="&quot;&lt;b&gt;"></p>'
    assert el("p", hidden=True, id=None, class_="a", data_from=1.25) == (
        '<p hidden class="a" data-from="1.2"></p>'
    )


# ---- nothing hidden ------------------------------------------------------------------------


def test_what_others_hold_changes_no_byte() -> None:
    changed = 0
    for match in played(3, "secret", every=4):
        other = match.copy()
        dealt = [k for k in range(len(CARDS)) if other.state.card[k] in (1, 2)]
        deck = [k for k in range(len(CARDS)) if other.state.card[k] == IN_DECK]
        for held, hidden in zip(dealt, deck, strict=False):
            owner = other.state.card[held]
            other.state.card[held], other.state.card[hidden] = IN_DECK, owner
            changed += 1
        legal = scene(match, 0).legal
        for seat in (0, None):
            given = {"legal": legal if seat == 0 else []}
            assert drawing.parts(scene(match, seat, **given)) == drawing.parts(
                scene(other, seat, **given)
            )
    assert changed > 10


# ---- pieces --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_piece_keeps_its_id_wherever_it_goes(seats: int) -> None:
    before: dict[int, str] = {}
    moves = 0
    for match in played(seats, f"pieces {seats}"):
        found = track(match.events(None))
        herd = {
            k: s.dinosaur for k, s in enumerate(match.view(None).spaces) if s.dinosaur is not None
        }
        assert set(found) == set(herd)
        assert len(set(found.values())) == len(found)
        assert all(found[k][2] == match.game.marks[seat].lower() for k, seat in herd.items())
        if match.lines and [e.name for e in match.lines[-1].events] == ["moved"]:
            told = match.lines[-1].events[0].arguments
            assert found[told["to"]] == before[told["from"]]
            moves += 1
        before = found
    assert moves > 5


# ---- the forecast --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_forecast_takes_as_many_as_the_rules_do(seats: int) -> None:
    seen = Counter[str]()
    for match in played(seats, f"fate {seats}", every=2):
        if match.over:
            continue
        s, t = match.state, match.table.constants
        for seat in range(seats):
            drawn = scene(match, seat)
            if any(space.marked for space in drawn.view.spaces):
                continue
            count = toll(s, seat, census(s, t, seat))
            assert forecast.toll(drawn, seat) == count
            zones = forecast.herd(drawn, seat)
            fates = Counter(forecast.fate(drawn, seat, zones.values(), z) for z in zones.values())
            risk = fates[forecast.RISK]
            assert fates[forecast.DOOMED] <= count <= fates[forecast.DOOMED] + risk
            seen += fates
    assert set(seen) == {forecast.SAFE, forecast.RISK, forecast.DOOMED}


def test_the_next_climates_have_the_odds_of_the_tokens_left() -> None:
    falling = 0
    for match in played(4, "odds"):
        drawn = scene(match, None)
        turns = forecast.turns(drawn)
        if match.over or not drawn.view.tokens_in_pile:
            assert turns == []
            continue
        falls = forecast.meteorite(drawn.view)
        assert sum((turn.chance for turn in turns), falls) == 1
        if falls:
            falling += 1
        else:
            assert all(Fraction(turn.odds) == turn.chance for turn in turns)
            assert {turn.odds.split("/")[1] for turn in turns} == {
                str(sum(drawn.view.tokens_left.values()))
            }
    assert falling


# ---- log and result ------------------------------------------------------------------------


def test_the_log_tells_what_is_new_and_the_whole_log_tells_all_rounds() -> None:
    match = list(played(3, "log"))[-1]
    events = match.events(0)
    half = len(events) // 2
    assert drawing.parts(scene(match, 0, since=half))["log"].count('class="since"') == 1
    assert 'class="since"' not in drawing.parts(scene(match, 0))["log"]
    whole = drawing.whole_log(scene(match, 0))
    for number in range(1, match.round_number + 1):
        assert f"Round {number}, Climate" in whole
    told = [event for entry in log.entries(scene(match, 0)) for event in entry.told]
    assert len(told) > 50


def test_undone_moves_stay_struck_through() -> None:
    match = Match("evo-2011", 2, seed="3")
    part = drawing.parts(scene(match, 0, undone=[(4, "move c4 d4")]))["log"]
    assert "<s>move C4 D4</s>" in part


@pytest.mark.parametrize("seats", SEATS)
def test_the_result_ranks_as_the_rules_do_and_counts_what_happened(seats: int) -> None:
    match = list(played(seats, f"end {seats}"))[-1]
    drawn = scene(match, 0)
    assert {seat: rank for rank, seat in result.ranking(drawn)} == {
        seat: match.rank(seat) for seat in range(seats)
    }
    told = result.stories(drawn)
    for seat, story in enumerate(told):
        herd = drawn.view.players[seat].dinosaurs
        moved = sum(e.name == "took-off" and e.arguments["seat"] == seat for e in drawn.events)
        assert 2 + story.born - story.fallen - moved == herd
        assert 0 <= story.expected <= story.fights
        assert story.won <= story.fights
    dice = sum(event.name == "die" for event in drawn.events)
    assert sum(story.fights for story in told) == dice
    assert "part-result" in drawing.parts(drawn)["result"]


def test_a_draw_names_all_who_won() -> None:
    match = list(played(2, "draw"))[-1]
    drawn = scene(match, None)
    level = tuple(replace(player, points=20, dinosaurs=4) for player in drawn.view.players)
    part = result.part(replace(drawn, view=replace(drawn.view, players=level)))
    assert "A draw: Ann, Bo &lt;b&gt;&amp;" in part
