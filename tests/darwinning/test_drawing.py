"""The page of Darwinning!; what holds for every game's is in `conformance/test_faces.py`."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import gondwana.web
from faces import NAMES, as_xml, scene, words_in
from gondwana.games.darwinning import drawing
from gondwana.games.darwinning.drawing import account, aid, hand, panel
from gondwana.games.darwinning.drawing.boards import PARTS
from gondwana.games.darwinning.state import ABILITIES, COLOURS, PLACES, SPACES
from gondwana.kernel import Match, find_game
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene as Table

SHY = "\u00ad"


def parts(match: Match, seat: int | None, language: str = "en", **more: Any) -> dict[str, str]:
    """The parts of the page as a seat sees it."""
    return drawing.parts(scene(match, seat, language, **more))


def seen_by(table: Table, mark: str) -> dict[str, str]:
    """The parts of the page of a table set by hand."""
    return parts(table.match, table.seat(mark))


def games(seats: int, seed: str, every: int = 1) -> Iterator[Match]:
    """A random game at every so many of its questions, and at its end."""
    match, rng, count = Match("darwinning", seats, seed=seed), random.Random(seed), 0
    while not match.over:
        if count % every == 0:
            yield match
        count += 1
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    yield match


def text(html: str) -> str:
    """The words of HTML."""
    said = unescape(re.sub("<[^>]*>", " ", html)).replace(SHY, "")
    return re.sub(r"\s+", " ", said).strip()


def cards_in(html: str) -> list[str]:
    """The classes of the cards in HTML."""
    return re.findall(r'class="(card tc [^"]*)"', html)


# ---- the hand ------------------------------------------------------------------------------


def test_each_card_tells_all_that_is_printed_on_it() -> None:
    table = Table(3).hands(R="3b 7f 13a joker").lead("R")
    shown = seen_by(table, "R")["hand"]
    assert len(cards_in(shown)) == 4
    said = text(shown)
    for words in ("blueberry", "herd animal", "1 step", "2 eggs", "highlands"):
        assert words in said
    assert "0 of any colour" in said
    for glyph in ("blueberry", "star", "ability-herd_animal", "environment-highlands", "egg"):
        assert f"#i-{glyph}" in shown


def test_a_card_without_eggs_shows_none() -> None:
    table = Table(3).hands(R="15a 15b").lead("R")
    assert "egg" not in seen_by(table, "R")["hand"]


def test_only_the_owner_sees_a_hand_and_its_size() -> None:
    table = Table(3).hands(R="3b 7f 13a", G="1a 2a 4a 5a 6a").lead("R")
    one = parts(table.match, 2), parts(table.match, None)
    table.s.hand[1, table.from_deck("1b")] += 1
    table.s.held[1] += 1
    assert (parts(table.match, 2), parts(table.match, None)) == one
    assert one[1]["hand"] == '<section id="part-hand" class="off"></section>'
    assert text(seen_by(table, "G")["hand"]).startswith("Your hand, 6 cards")


def test_two_cards_alike_have_ids_of_their_own_and_rise_one_by_one() -> None:
    table = Table(3).hands(R="7f 7f 13a").lead("R").play("R", "pick 7f")
    shown = seen_by(table, "R")["hand"]
    assert re.findall(r'id="(c-7f-\d)" class="card tc [^"]*\bup\b', shown) == ["c-7f-1"]
    table.play("R", "pick 7f")
    shown = seen_by(table, "R")["hand"]
    assert re.findall(r'id="(c-7f-\d)" class="card tc [^"]*\bup\b', shown) == ["c-7f-1", "c-7f-2"]


def test_what_cannot_be_picked_can_be_asked_about() -> None:
    table = Table(3).hands(R="7f 7a 13a").lead("R").play("R", "pick 7f")
    shown = seen_by(table, "R")["hand"]
    assert words_in(shown) == {"pick 7a"}
    assert re.findall(r'data-space="([^"]+)"', shown) == ["13a"]
    refused = table.match.why_not(0, "pick 13a")
    assert refused is not None
    assert refused.clause == "DW.2.2"


def test_the_last_picked_card_is_put_back_by_the_form_that_undoes() -> None:
    table = Table(3).hands(R="7f 7a 13a").lead("R").play("R", "pick 7f", "pick 7a")
    shown = seen_by(table, "R")
    form = f'form="{hand.UNDO}"'
    assert re.findall(r'id="([^"]+)"[^>]*form="f-undo"', shown["hand"]) == ["c-7a-1"]
    assert form in shown["ask"]
    bar = Path(gondwana.web.__file__).parent / "templates" / "bar.html"
    assert f'<form id="{hand.UNDO}"' in bar.read_text(encoding="utf-8")


def test_the_hand_is_sorted_by_classes_that_the_style_sheet_knows() -> None:
    css = drawing.CSS[-1].read_text(encoding="utf-8")
    for number in range(16):
        assert f".n{number} {{ --n: {number}; }}" in css
    for place, colour in enumerate((*COLOURS, "joker")):
        assert re.search(rf"\.suit-{colour} {{[^}}]*--c: {place};", css)
    frame = drawing.frame(scene(Table(3).lead("R").match, 0))
    for way in hand.SORTS:
        assert f'id="sort-{way}"' in frame
    assert not any("sort-number" in part for part in parts(Table(3).lead("R").match, 0).values())


# ---- the trick -----------------------------------------------------------------------------


def test_the_strongest_play_is_marked_and_the_leader_comes_first() -> None:
    table = Table(3).hands(R="5a 5b 1a", G="4a 9a", B="6a 6b 1f").lead("R")
    table.lay(R="5a 5b", G="9a")
    shown = seen_by(table, "B")["trick"]
    assert re.findall(r'id="play-(\d)" class="playd seat-. ?(\w*)', shown) == [
        ("0", "best"), ("1", "weak"), ("2", "now"),
    ]  # fmt: skip
    assert "pair, 10" in text(shown)
    assert "beat pair, 10" in text(shown)
    assert "beat pair" not in text(seen_by(table, "G")["trick"])


def test_the_question_says_what_the_cards_make_and_whether_they_win() -> None:
    table = Table(3).hands(R="5a 5b 1a", G="4a 9a 9b", B="6a 6b 1f").lead("R").lay(R="5a 5b")
    assert text(seen_by(table, "G")["ask"]) == (
        "Beat pair, 10, or throw in any one card These would win now: pair 9-9."
    )
    table.play("G", "pick 4a")
    assert text(seen_by(table, "G")["ask"]).startswith(
        "Play single card, 4? It does not beat pair, 10. These would win now: pair 9-9."
    )
    table = Table(3).hands(R="5a 5b 1a", G="4a 9a 9b", B="6a 6b 1f").lead("R").lay(R="5a 5b")
    table.play("G", "pick 9a", "pick 9b")
    assert text(seen_by(table, "G")["ask"]).startswith("Play pair, 18? It beats pair, 10.")
    table.play("G", "lay")
    assert "Nothing of yours is stronger." in text(seen_by(table, "B")["ask"])


def test_the_last_to_play_is_told_that_the_trick_is_won() -> None:
    table = Table(3).hands(R="5a 1a", G="4a 1b", B="6a 1f").lead("R").lay(R="5a", G="4a")
    table.play("B", "pick 6a")
    assert "you play last: the trick is yours." in text(seen_by(table, "B")["ask"])


@pytest.mark.clause("DW.3.1", "DW.2.6")
def test_an_empty_hand_is_announced_and_the_strongest_warned() -> None:
    table = Table(3).hands(R="5a", G="4a 9a 1b", B="6a 1f").lead("R")
    assert "reversed" not in seen_by(table, "R")["trick"]
    table.lay(R="5a")
    for mark in "RGB":
        shown = seen_by(table, mark)["trick"]
        assert 'class="trick of-3 reversed"' in shown
        assert f"{NAMES[0]} has no card left" in text(shown)
    warned = "These would win now: single card 9. But this is the last trick"
    assert warned in text(seen_by(table, "G")["ask"])
    table.play("G", "pick 9a")
    assert "this is the last trick" in text(seen_by(table, "G")["ask"])


@pytest.mark.clause("DW.3.1")
def test_who_is_about_to_empty_a_hand_is_told_what_that_means() -> None:
    table = Table(3).hands(R="5a 5b", G="4a 9a 1b", B="6a 1f").lead("R")
    table.play("R", "pick 5a")
    assert "empties" not in text(seen_by(table, "R")["ask"])
    table.play("R", "pick 5b")
    assert "It empties your hand" in text(seen_by(table, "R")["ask"])


def test_cards_that_were_used_are_still_shown_in_the_trick() -> None:
    table = Table(3).hands(R="5a 1a", G="4a 1b", B="6a 1f").lead("R").lay(R="5a", G="4a", B="6a")
    before = cards_in(seen_by(table, "R")["trick"])
    assert table.asking == "improve"
    assert len(before) == 3


@pytest.mark.clause("DW.T3")
def test_open_cards_alone_ask_for_one_from_the_hand() -> None:
    table = Table(2).open_cards("7b", "8b", "3a").hands(R="3f 6b 1a", G="2a 2b").lead("R")
    table.play("R", "pick v3")
    asked = text(seen_by(table, "R")["ask"])
    assert asked.startswith("A card from your hand must join in")
    assert "Play this card" not in asked
    table.play("R", "pick 3f")
    assert text(seen_by(table, "R")["ask"]).startswith("Play pair, 6?")


@pytest.mark.clause("DW.T3")
def test_open_cards_of_two_players_can_be_picked() -> None:
    table = Table(2).open_cards("7b", "8b", "3a").hands(R="3f 6b 1a", G="2a 2b").lead("R")
    shown = seen_by(table, "R")["open"]
    assert words_in(shown) <= {"pick v1", "pick v2", "pick v3"}
    assert len(cards_in(shown)) == 3
    table.play("R", "pick 3f", "pick v3")
    assert 'aria-pressed="true"' in seen_by(table, "R")["open"]
    assert re.findall(r'id="([^"]+)"[^>]*form="f-undo"', seen_by(table, "R")["open"]) == ["c-v3"]
    assert "form=" not in seen_by(table, "R")["hand"]
    assert text(seen_by(table, "R")["ask"]).startswith("Play pair, 6?")
    assert "aria-pressed" not in seen_by(table, "G")["open"]


# ---- the food chain ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 6])
def test_each_marker_stands_on_its_space_under_an_id_of_its_own(seats: int) -> None:
    css = drawing.CSS[-1].read_text(encoding="utf-8")
    assert all(f".at-{space} {{ --at: {space}; }}" in css for space in range(1, SPACES + 1))
    for match in games(seats, "chain", every=9):
        view = match.view(None)
        shown = dict(re.findall(r'id="mk-(\d)" class="mk at-(\d+)', parts(match, None)["chain"]))
        at = {str(player.seat): str(player.space) for player in view.players}
        if view.virtual is not None:
            at["6"] = str(view.virtual)
        assert shown == at


@pytest.mark.clause("DW.A.eat")
def test_arrows_and_words_tell_who_may_eat_whom() -> None:
    table = Table(3).species(R="dinosaur", G="frog", B="snake").spaces(R=9, G=8, B=7)
    for mark, cards in (("R", "12a 12b"), ("G", "12f 10a"), ("B", "6a 10b")):
        table.bare(mark, *cards.split())
    table.lead("R")
    shown = seen_by(table, "G")["chain"]
    also = f"{NAMES[2]}, {NAMES[0]}"
    assert text(shown).endswith(f"You may eat {NAMES[2]}. These may eat you: {also}.")
    upright = shown[shown.index("arrows upright") : shown.index("arrows flat")]
    assert re.findall(r'<g class="(seat-.)"', upright) == ["seat-s", "seat-c", "seat-t"]
    heads = re.findall(r'class="hd" d="([^"]*)"', upright)
    assert [each.count("Z") for each in heads] == [2, 1, 2]


# ---- species -------------------------------------------------------------------------------


@pytest.mark.clause("DW.S4")
def test_five_places_two_of_them_framed() -> None:
    table = Table(3).abilities("R", p3="8a+6b", p4="9a").lead("R")
    shown = seen_by(table, "G")["players"]
    for seat in range(3):
        board = shown[shown.index(f'id="seat-{seat}"') :].split("</li></ol>")[0]
        places = board[board.index('class="places"') :].split("</ol>")[0]
        looks = re.findall(r'<li class="(place[^"]*)"', places)
        assert len(looks) == PLACES
        assert ["frame" in look for look in looks] == [True, True, False, False, False]
    assert 'class="place stolen"' in shown
    assert 'popovertarget="aid-teeth"' in shown


@pytest.mark.clause("DW.E1")
def test_points_are_told_by_where_they_come_from() -> None:
    for match in games(4, "points", every=15):
        view = match.view(None)
        for player in view.players:
            assert sum(player.parts.values()) == player.points
            told = scene(match, None).say("web-parts", **player.parts)
            assert told in text(parts(match, None)["players"])
    shown = parts(match, 0)["result"]
    for player in view.players:
        row = next(row for row in shown.split("<tr")[1:] if NAMES[player.seat] in unescape(row))
        cells = [int(cell) for cell in re.findall(r'<td class="num">(\d+)', row)]
        assert cells[0] == player.points
        assert cells[1 : 1 + len(PARTS)] == [player.parts[name] for name in PARTS]


def test_the_aid_tells_how_an_era_goes_whenever_one_looks() -> None:
    seen = scene(Table(3).lead("R").match, 0)
    said = text(str(aid.sheets(seen)))
    for name in account.PRIMER:
        assert seen.say(f"web-primer-{name}") in said


def test_the_aid_has_every_ability_and_combination() -> None:
    shown = str(aid.sheets(scene(Table(3).lead("R").match, None)))
    for ability in ABILITIES:
        assert f'id="aid-{ability}" popover="auto"' in shown
        assert shown.count(f'data-clause="{aid.clause_of(ability)}"') == 2
    said = text(shown)
    assert shown in drawing.frame(scene(Table(3).lead("R").match, None))
    for name in ("four of a kind", "straight flush", "three of a kind", "straight", "flush"):
        assert name in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_for_narrow_places_are_the_same_names(language: str) -> None:
    texts = Texts(language, find_game("darwinning").texts)
    soft = [key for key in sorted(texts.keys()) if key.startswith("web-soft-")]
    assert soft
    for key in soft:
        plain = texts(key.removeprefix("web-soft-"))
        assert texts(key).replace(SHY, "") == plain.replace(SHY, "")


# ---- improving -----------------------------------------------------------------------------


@pytest.mark.clause("DW.4.1", "DW.4.2", "DW.4.3", "DW.E1")
@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_use_is_said_to_do_it_does(seats: int) -> None:
    climbed = laid = 0
    for match in games(seats, "uses"):
        for seat in match.waiting:
            drawn = scene(match, seat)
            shown = panel.part(drawn)
            for words in words_in(shown):
                verb = words.split()[0]
                label = re.search(rf'data-words="{words}"[^>]*>(.*?)</button>', shown)
                assert label is not None
                after = match.copy()
                after.play(seat, words)
                player = after.view(None).players[seat]
                more = re.search(r"([−+]?\d+) points?$", text(label[1]))
                if verb not in ("steal", "take"):
                    assert more is not None
                    gained = int(more[1].replace("−", "-"))
                    assert player.points - match.view(None).players[seat].points == gained
                if verb not in ("climb", "eggs"):
                    continue
                told = re.sub(r"[−+]?\d+ points?$", "", text(label[1]))
                numbers = [int(number) for number in re.findall(r"\d+", told)]
                if verb == "climb":
                    assert numbers[0] == player.space
                    climbed += 1
                else:
                    assert numbers[-1] == player.population
                    laid += 1
    assert climbed > 10
    assert laid > 5


def test_of_several_cards_one_is_chosen_first() -> None:
    table = Table(3).hands(R="5a 5b 1a", G="4a 1b", B="6a 1f").lead("R")
    table.lay(R="5a 5b", G="4a", B="6a")
    shown = seen_by(table, "R")["panel"]
    assert re.findall(r'<button id="from-(\w+)"', shown) == ["5a", "5b"]
    for code in ("5a", "5b"):
        of_card = re.findall(rf'data-words="([^"]*)" data-from="{code}"', shown)
        assert set(of_card) == {words for words in words_in(shown) if words.split()[1] == code}
    assert "off" in seen_by(table, "G")["panel"]


def test_of_one_card_all_uses_lie_open() -> None:
    table = Table(3).hands(R="5a 1a", G="4a 1b", B="6a 1f").lead("R")
    table.lay(R="5a", G="4a", B="6a")
    shown = seen_by(table, "B")["panel"]
    assert "data-from" not in shown
    assert words_in(shown) == {w for w in table.legal("B") if w != "pass"}


# ---- survival ------------------------------------------------------------------------------


@pytest.mark.clause("DW.5.1", "DW.5.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_account_tells_each_food_and_what_became_of_the_species(seats: int) -> None:
    told = 0
    for match in games(seats, "account"):
        drawn = scene(match, None)
        for each in account.accounts(account.last_survival(drawn)):
            if not match.over and match.view(None).phase != "start":
                continue
            assert max(0, sum(line.amount for line in each.lines)) == each.food
            names = {name for name, _ in each.fates}
            assert ("starved" in names) == (each.food < each.need)
            told += 1
        shown = parts(match, None)["account"]
        assert ("off" in shown) == (match.view(None).phase not in account.PHASES)
    assert told > seats


def test_before_the_first_survival_the_page_says_how_an_era_goes() -> None:
    match = Match("darwinning", 3, seed="primer")
    assert text(parts(match, 0)["account"]).startswith("How an era goes")
    assert "<ol" in as_xml(parts(match, 0)["account"])


def test_cards_put_back_leave_no_line_in_the_log() -> None:
    match = Table(3).hands(R="7f 7a 13a").lead("R").match
    taken = [(0, 0, words, ()) for words in ("pick 7f", "discard 7a", "keep 3b", "lay")]
    shown = parts(match, None, undone=taken)["log"]
    assert shown.count('class="undone"') == 1
