"""The drawing of Dinosaur Island; what holds for every game's is in `conformance/test_faces.py`."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import faces
from faces import scene, words_in
from gondwana.games.dinosaur_island import drawing
from gondwana.games.dinosaur_island.drawing import account, ask, lab, park, phase, result
from gondwana.games.dinosaur_island.drawing.account import by_round
from gondwana.games.dinosaur_island.drawing.rules import ours, starred
from gondwana.games.dinosaur_island.drawing.signs import ANIMALS
from gondwana.games.dinosaur_island.state import (
    EXHIBITS_BY_NAME,
    OBJECTIVES_BY_NAME,
    PHASES,
    SOLO_CARDS,
)
from gondwana.kernel import Match
from gondwana.kernel.texts import LANGUAGES
from gondwana.web.scene import has_secrets

from .helpers import Scene

GAME = "dinosaur-island"


def text(drawn: str) -> str:
    """What can be read in some HTML."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", drawn))


# ---- shapes --------------------------------------------------------------------------------


def test_every_species_has_a_silhouette() -> None:
    sheet = drawing.defs()
    for name in EXHIBITS_BY_NAME:
        assert f'id="sp-{ANIMALS.get(name, name)}"' in sheet


# ---- everybody's park and lab --------------------------------------------------------------


def test_all_parks_and_labs_are_on_the_page_and_ones_own_is_shown_first() -> None:
    match = Match(GAME, 4, seed="parks")
    for seat in (None, 2):
        drawn = drawing.parts(scene(match, seat))
        for part in ("park", "cold", "lab"):
            assert re.findall(r"of of-(\d)", drawn[part]) == ["0", "1", "2", "3"]
            assert drawn[part].count(" own") == (seat is not None)
        chosen = re.findall(r'id="who-(\d)" checked', drawn["whose"])
        assert chosen == [str(seat or 0)]
        assert re.findall(r'for="who-(\d)"', drawn["players"]) == (
            ["2", "3", "0", "1"] if seat else ["0", "1", "2", "3"]
        )


TABS = {"research": "boards", "market": "boards", "work": "lab", "visitors": "park"}


def test_on_a_phone_the_tab_of_what_is_asked_opens_by_itself() -> None:
    seen = set()
    for match in faces.played(GAME, 2, "tabs"):
        step = match.view(None).ask.step
        if step in TABS and step not in seen:
            drawn = str(phase.part_tabs(scene(match, match.waiting[0])))
            assert re.findall(r'id="tab-(\w+)" checked', drawn) == [TABS[step]]
            seen.add(step)
    assert seen == set(TABS)


# ---- research ------------------------------------------------------------------------------


def test_who_is_sent_is_chosen_first_and_each_press_names_its_scientist() -> None:
    match = Match(GAME, 3, seed="senders")
    seat = match.waiting[0]
    drawn = drawing.parts(scene(match, seat))
    assert re.findall(r'id="sender-(\w+)"( checked)?', drawn["research"]) == [
        ("1", ""), ("2", ""), ("3", " checked"),
    ]  # fmt: skip
    presses = re.findall(r'by-(\w+)" data-words="\w+ (?:[\w-]+ )?(\w+)"', drawn["research"])
    assert presses
    assert all(placer == last for placer, last in presses)
    assert re.findall(r'by-(\d)" data-words="turn (\d)"', drawn["ask"]) == [
        ("1", "1"), ("2", "2"), ("3", "3"),
    ]  # fmt: skip


def test_before_a_die_is_taken_it_is_told_what_would_be_lost() -> None:
    """DI.1.3, DI.G3: three units have room at the start, two of them are free."""
    match = Match(GAME, 2, seed="room")
    seat = match.waiting[0]
    die = next(d for d in match.view(seat).dice if d.symbol in ("cyan", "violet", "blue"))
    about = drawing.parts(scene(match, seat))["ask"]
    words = f"die {die.space} 3"
    shown = text(about.split(f'data-about="{words}"')[1].split("</div></div>")[0])
    amount = 3 * die.count
    assert f"{die.count} × 3 = {amount}." in shown
    assert f"room for 2, {amount - 2} would be lost" in shown


# ---- the market ----------------------------------------------------------------------------


def market(seed: str = "market") -> tuple[Match, int]:
    """A game in its first market phase, and whose turn it is."""
    for match in faces.played(GAME, 2, seed):
        seat = match.waiting[0]
        if match.view(seat).ask.step == "market":
            return match, seat
    raise AssertionError


def test_what_one_cannot_pay_is_grey_and_says_what_is_missing() -> None:
    match, seat = market()
    match.state.money[seat] = 1
    view = match.view(seat)
    drawn = drawing.parts(scene(match, seat))["market"]
    offered = [offer for offer in (*view.offers, *view.seconds) if offer.name]
    assert drawn.count(" dear") == len(offered)
    lacking = Counter(re.findall(r"you lack \$(\d+)", drawn))
    assert lacking == Counter(str(view.cost(offer) - 1) for offer in offered)
    for words in re.findall(r'data-why="([^"]+)"', drawn):
        assert match.why_not(seat, words) is not None


def test_who_buys_dna_chooses_what_is_removed_in_its_row() -> None:
    """DI.2.5: the choices lie on the items themselves."""
    match, seat = market()
    match.state.money[seat] = 20
    drawn = drawing.parts(scene(match, seat))["market"]
    targets = re.findall(r'data-from="dna-(\d)" data-words="dna (\d) ([\w-]+)"', drawn)
    there = {(o.row, o.good) for o in match.view(seat).offers if o.name and o.good != "dna"}
    assert {(int(row), good) for row, _, good in targets} == there
    assert all(row == begin for begin, row, _ in targets)


# ---- work ----------------------------------------------------------------------------------


def at_work(seed: str) -> Iterator[drawing.Scene]:
    """What is drawn of everybody's work in a random game."""
    for match in faces.played(GAME, 2, seed):
        for seat in match.waiting if match.view(None).ask.step == "work" else ():
            yield scene(match, seat)


def test_a_spot_leads_to_all_that_can_be_done_there() -> None:
    seen = set()
    for drawn in islice(at_work("spots"), 60):
        in_lab, asked = str(lab.part(drawn)), str(ask.part(drawn))
        begins = set(re.findall(r'data-from="([\w-]+)"', in_lab))
        for begin in re.findall(r'go target" data-from="([\w-]+)"', asked):
            assert begin in begins
            seen.add(begin.split("-")[0])
        words = words_in(in_lab) | words_in(asked) | words_in(str(park.part(drawn)))
        assert words == set(drawn.legal)
    assert {"refine", "bench"} <= seen


def test_who_could_still_work_is_asked_twice_whether_he_is_done() -> None:
    twice = set()
    for drawn in at_work("done"):
        if "done" in drawn.legal:
            asked = 'data-words="done" data-confirm' in str(ask.part(drawn))
            assert asked == (len(drawn.legal) > 1)
            twice.add(asked)
    assert twice == {True, False}


def test_only_work_is_hidden_from_who_shares_the_screen() -> None:
    """DI.G8, DI.3.6: all else lies open, the costs of everybody too."""
    seen = set()
    for match in islice(faces.played(GAME, 2, "open"), 150):
        for seat in match.waiting:
            if has_secrets(match, seat):
                assert match.view(seat).ask.step == "work"
            seen.add(match.view(seat).ask.step)
    assert {"research", "market", "work"} <= seen


# ---- the solo game -------------------------------------------------------------------------


def solo_scene(**figures: int) -> Any:
    """The solo game at its first decision of round 1, with these figures."""
    match = next(m for m in faces.played(GAME, 1, "signs") if m.view(0).ask.step == "research")
    for name, value in figures.items():
        setattr(match.state, name, value)
    return scene(match, 0)


@pytest.mark.clause("DI.O2", "DI.K1", "DI.K2", "DI.K3")
def test_the_page_tells_what_the_card_of_the_round_removes() -> None:
    drawn = drawing.parts(solo_scene(turned=SOLO_CARDS.index("x06")))
    for part in ("solo", "aims"):  # on wide screens, and on phones
        assert (
            "This round's card removes: "
            "die 1 · recipe: large carnivore · specialist $3 · attraction $5"
        ) in html.unescape(text(drawn[part]))


@pytest.mark.clause("DI.O5")
@pytest.mark.parametrize(
    ("round_number", "streak", "told"),
    [(1, 0, "+10 points"), (3, 2, "+10 points"), (3, 3, "+10 points"), (3, 1, "no bonus")],
)
def test_the_page_tells_how_the_bonus_stands(round_number: int, streak: int, told: str) -> None:
    drawn = drawing.parts(solo_scene(round_number=round_number, streak=streak))["solo"]
    assert f"scored: {streak} of 7 {told}" in text(drawn)
    pips = drawn.split('class="pips"')[1].split("</span>")[0]
    assert (pips.count("<i"), pips.count('"on"')) == (7, streak)


def test_only_the_solo_game_has_these_signs() -> None:
    drawn = drawing.parts(scene(Match(GAME, 2, seed="two"), 0))
    assert drawn["solo"] == '<section id="part-solo" class="off"></section>'


# ---- what is our own -----------------------------------------------------------------------


def test_what_we_designed_says_so_where_it_is_explained() -> None:
    drawn = scene(Match(GAME, 2, seed="ours"), None)
    assert ours(drawn, "hr") == " (our own)"
    assert ours(drawn, "hunter") == ""
    for offer in drawn.view.offers:
        if offer.good == "specialist":
            name = drawn.say(f"specialist-{offer.name}") + ours(drawn, str(offer.name))
            assert f'title="{name}, ${offer.row}:' in html.unescape(drawing.parts(drawn)["market"])


def test_objectives_and_plot_twists_of_ours_have_a_sign_and_what_it_means() -> None:
    table = Scene(plot_twists="2").twists("season", "grant")
    table.s.goal[0] = OBJECTIVES_BY_NAME.index("m01")  # this one was found
    drawn = scene(table.match, 0)
    goals = html.unescape(drawing.parts(drawn)["goals"])
    assert starred(drawn, "m01") is None
    assert starred(drawn, "grant") is None
    names = [*(goal.name for goal in drawn.view.goals), *drawn.view.twists]
    assert goals.count('class="ours"') == sum(name in table.t.extra for name in names) > 0
    assert "* our own" in goals


def test_before_the_first_round_no_round_is_told_and_after_the_park_nothing_is_forecast() -> None:
    match = Match(GAME, 1, seed="1")
    assert match.round_number == 0
    top = drawing.parts(scene(match, 0))["top"]
    assert "round" not in top
    table = Scene()
    shown = {}
    for name in ("work", "park", "clean-up"):
        table.s.phase = PHASES.index(name)
        shown[name] = drawing.parts(scene(table.match, 0))["plan"]
    assert "forecast" in shown["work"]
    assert "forecast" in shown["park"]
    assert "forecast" not in shown["clean-up"]
    assert "meters" in shown["clean-up"]


# ---- the account and the end ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_accounts_and_lines_add_up_to_the_points(seats: int) -> None:
    """DI.4.3, DI.4.4, DI.E1: every point is told where it came from."""
    *_, match = faces.played(GAME, seats, f"sums {seats}", every=1000)
    events = match.events(None)
    start = match.table.constants.start_points
    lines, rounds = result.final(events), by_round(events)
    assert sorted(rounds) == list(range(1, match.state.round_number + 1))
    for seat in range(seats):
        earned = sum(figures[seat]["total"] for figures in rounds.values())
        assert start + earned + sum(lines[seat].values()) == match.points(seat)


def test_the_account_is_of_the_last_round_that_was_played_in_the_parks() -> None:
    for match in faces.played(GAME, 2, "account", every=5):
        view, drawn = match.view(0), str(account.part(scene(match, 0)))
        in_parks = view.phase in ("park", "clean-up", "over")
        last = view.round if in_parks else view.round - 1
        told = re.findall(r"Account of round (\d+)", drawn)
        assert set(told) == ({str(last)} if last > 0 else set())


@pytest.mark.parametrize("seats", [1, 3])
def test_the_result_ranks_as_the_rules_do(seats: int) -> None:
    *_, match = faces.played(GAME, seats, f"result {seats}", every=1000)
    players = match.view(None).players
    ranks = result.result.ranking([(p.points, p.money) for p in players])
    assert {seat: rank for rank, seat in ranks} == {k: match.rank(k) for k in range(seats)}
    drawn = drawing.parts(scene(match, 0))["result"]
    assert text(drawn).count(f" {players[0].points} ") >= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_lost_keeps_its_sign(language: str) -> None:
    """In some languages the number forms of -1 are those of 1."""
    say = scene(Match(GAME, 1, seed="1"), 0, language).say
    for key in ("web-expect-points", "web-solo-result"):
        assert "-1 " in say(key, points=-1)


@pytest.mark.parametrize(("claws", "told"), [(1, "1 claw is"), (2, "2 claws is")])
def test_one_claw_is_told_as_one(claws: int, told: str) -> None:
    say = scene(Match(GAME, 1, seed="1"), 0).say
    assert f"the die with {told} left" in say("web-expect-danger-open", count=1, claws=claws)
