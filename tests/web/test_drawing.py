"""The drawing of Evo 2011; what holds for every game's is in `conformance/test_faces.py`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from markupsafe import Markup

import faces
from faces import NAMES, scene, words_in
from gondwana.games.evo_2011 import drawing
from gondwana.games.evo_2011.drawing import ask, forecast, result, wheel
from gondwana.games.evo_2011.drawing.combat import DIE
from gondwana.games.evo_2011.drawing.log import Log
from gondwana.games.evo_2011.drawing.pieces import track
from gondwana.games.evo_2011.phases.survival import census, toll
from gondwana.games.evo_2011.state import (
    AS_NEWBORN,
    BY_BABY,
    CARDS,
    EQUAL,
    FACES,
    FAIL,
    GENES,
    IN_DECK,
    NORMAL_GENES,
    SECTIONS,
    SUCCESS,
    TWO_MORE,
    ZONES,
)
from gondwana.kernel import Match, find_game
from gondwana.kernel.events import EVERYBODY, Event
from gondwana.web.scene import curve, styles

SEATS = (2, 3, 4, 5)


def played(seats: int, seed: str, every: int = 1, fierce: bool = False) -> Iterator[Match]:
    """A random game, seen at every so many decisions and at its end; fierce clans attack."""
    return faces.played("evo-2011", seats, seed, every, risks if fierce else None)


def risks(match: Match, seat: int, action: int) -> bool:
    """Whether the action leads onto another clan's space."""
    verb, *rest = str(match.table.words[action]).split()
    if verb not in ("move", "fly", "swim", "lay"):
        return False
    held = {s.name: s.dinosaur for s in match.view(None).spaces}
    return held[rest[-1].upper()] not in (None, seat)


# ---- what may be done can be pressed -------------------------------------------------------


def test_who_plays_several_seats_is_told_for_which_one() -> None:
    match = Match("evo-2011", 3, seed="1")
    seat = match.waiting[0]
    question = "Which gene do you bid for?"
    while question not in drawing.parts(scene(match, seat))["ask"]:
        match.play(seat, match.legal(seat)[0])
        seat = match.waiting[0]
    assert "Ann: " not in drawing.parts(scene(match, seat))["ask"]
    name = scene(match, seat).texts("web-asked", seat=NAMES[seat], question=question)
    shown = drawing.parts(scene(match, seat, shared=True))["ask"]
    assert str(Markup.escape(name)) in shown


def test_nobody_is_asked_before_the_game_has_begun() -> None:
    match = Match("evo-2011", 3, seed="1")
    for seat in (None, match.waiting[0]):
        part = drawing.parts(scene(match, seat, begun=False))["ask"]
        assert part == '<section id="part-ask" class="off"></section>'


def test_the_auction_shows_once_all_genes_lie_there() -> None:
    match = Match("evo-2011", 4, {}, seed="1", dice="hand")
    seen = Counter[bool]()
    while not seen[True]:
        if match.state.chance:
            view = match.view(0)
            off = 'class="off"' in drawing.parts(scene(match, 0))["auction"]
            if view.phase == "mutation" and view.columns:
                assert off
                seen[False] += 1
            match.happen(match.chances()[0][0])
            continue
        if match.view(0).ask.step == "bid":
            assert 'class="off"' not in drawing.parts(scene(match, 0))["auction"]
            seen[True] += 1
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert seen[False] > 1


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


def test_only_the_sign_of_a_doomed_target_is_coloured_and_not_its_whole_space() -> None:
    css = styles(find_game("evo-2011"))
    rules = re.findall(r"([^{}]*\.target[^{}]*\buse[^{}]*)\{([^{}]*fill:[^{}]*)\}", css)
    # Of equal weight are `.target use` and `.target .hit`; the later one holds.
    heavier = [selector.strip() for selector, _ in rules if selector.strip() != ".target use"]
    assert heavier == [".target.doom use:not(.hit)"]
    assert css.index(".target use {") < css.index(".target .hit {")


# ---- players -------------------------------------------------------------------------------


def test_a_phone_shows_every_clans_traits_herd_and_genes() -> None:
    for match in played(4, "clans", every=15):
        for seat in (None, 2):
            shown = scene(match, seat)
            part = drawing.parts(shown)["mine"]
            clans = part.split("<li")[1:]
            order = [(k + (seat or 0)) % 4 for k in range(4)]
            for player, row in zip((shown.view.players[k] for k in order), clans, strict=True):
                assert row.count('class="trait') == 7
                assert f"{player.dinosaurs} of " in row
                genes = [g for g in GENES[NORMAL_GENES:] if player.genes[g]]
                assert row.count('class="gene"') == len(genes)


# ---- the forecast --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_forecast_takes_as_many_as_the_rules_do(seats: int) -> None:
    seen, saved = Counter[str](), 0
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
            herds = list(zones.values())
            left = {z: min(herds.count(z), forecast.room(drawn, seat, z, herds)) for z in ZONES}
            # Where only one zone is deadly to the clan, nobody needs to choose.
            if sum(forecast.layers(drawn, seat, z) < herds.count(z) for z in ZONES) < 2:
                assert sum(left.values()) == len(herds) - count
                saved += forecast.beyond(drawn, seat) - count
            assert ("keeps its last" in ask.outlook(drawn)) == (
                forecast.beyond(drawn, seat) > count
            )
    assert set(seen) == {forecast.SAFE, forecast.RISK, forecast.DOOMED}
    assert saved > 0


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
    told = [event for entry in Log(scene(match, 0)).entries() for event in entry.told]
    assert len(told) > 50


def test_what_is_taken_back_stays_struck_through_in_its_place() -> None:
    match = next(m for m in played(2, "taken back") if len(m.lines) > 30)
    bids = [n for n, line in enumerate(match.lines) if line.words.startswith("bid ")]
    entries = Log(scene(match, None)).entries()
    told = [Markup(t).striptags() for entry in entries for t in entry.told if " bids " in t]
    match.undo(bids[-1])
    log = drawing.whole_log(scene(match, None))
    assert told[-1] in [Markup(said).striptags() for said in re.findall("<s>(.*?)</s>", log)]
    assert log.count('class="undone"') == len(match.undone_for(None))
    while len(match.lines) <= bids[-1]:
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    lines = re.findall("<li.*?</li>", drawing.whole_log(scene(match, None)))
    struck = [n for n, line in enumerate(lines) if 'class="undone"' in line]
    assert max(struck) < len(lines) - 1
    assert struck == list(range(struck[0], struck[0] + len(match.undone_for(None))))


def test_what_is_taken_back_and_left_no_event_is_told_by_its_words() -> None:
    match = Match("evo-2011", 2, seed="3")
    part = drawing.parts(scene(match, 0, undone=[(0, 0, "pass", ()), (0, None, "leg", ())]))["log"]
    assert re.findall("<s>([^<]*)</s>", part) == ["Ann: pass", "leg"]
    assert part.count('class="undone"><b class="letter') == 1


def test_a_bid_names_what_it_is_for_as_the_auction_does() -> None:
    match = list(played(3, "prizes"))[-1]
    offered = dict[int, str]()
    told = Counter[str]()
    for event in match.events(None):
        if event.name == "offered":
            gene = GENES[event.arguments["gene"]]
            normal = gene in GENES[:NORMAL_GENES]
            offered[event.arguments["column"]] = f"{'web-' if normal else ''}gene-{gene}"
        elif event.name == "bid":
            column, bid = event.arguments["column"], event.arguments["bid"]
            prize = scene(match, None).say(offered.get(column, "web-event-card"))
            told[f"{NAMES[event.arguments['seat']]} bids {bid} for: {prize}."] += 1
    entries = Log(scene(match, None)).entries()
    found = Counter(
        Markup(text).unescape() for entry in entries for text in entry.told if " bids " in text
    )
    assert found == told
    assert len(found) > 10


@pytest.mark.parametrize("seats", SEATS)
def test_the_result_ranks_as_the_rules_do_and_counts_what_happened(seats: int) -> None:
    match = list(played(seats, f"end {seats}", fierce=True))[-1]
    drawn = scene(match, 0)
    assert {seat: rank for rank, seat in result.ranking(drawn)} == {
        seat: match.rank(seat) for seat in range(seats)
    }
    told = result.stories(drawn)
    for seat, story in enumerate(told):
        herd = drawn.view.players[seat].dinosaurs
        moved = sum(e.name == "took-off" and e.arguments["seat"] == seat for e in drawn.events)
        lost = sum(story.fallen) - story.fallen[AS_NEWBORN]
        assert 2 + story.born - lost - moved == herd
        assert 0 <= story.expected <= story.dice
        assert story.won <= story.dice
    dice = sum(event.name == "die" for event in drawn.events)
    assert sum(story.dice for story in told) == dice
    assert "part-result" in drawing.parts(drawn)["result"]


def test_the_rounds_are_counted_at_the_end() -> None:
    match = list(played(2, "rounds"))[-1]
    part = drawing.parts(scene(match, 0))
    words = f"after {match.view(0).round} rounds"
    assert words in part["phase"]
    assert words in part["top"]


def test_a_draw_names_all_who_won() -> None:
    match = list(played(2, "draw"))[-1]
    drawn = scene(match, None)
    level = tuple(replace(player, points=20, dinosaurs=4) for player in drawn.view.players)
    part = result.part(replace(drawn, view=replace(drawn.view, players=level)))
    assert "A draw: Ann, Bo &lt;b&gt;&amp;" in part


def happened(name: str, **told: int) -> Event:
    """An event that all may know."""
    return Event(name, told, EVERYBODY)


def test_the_luck_with_the_dice_is_counted_as_by_hand() -> None:
    """Of the die's six sides one hits, one needs as many horns, two more, and one two more."""
    fights = [(2, 1, SUCCESS, 4), (0, 0, FAIL, 2), (1, 3, EQUAL, 1), (5, 1, TWO_MORE, 5)]
    events = []
    for attack, defence, face, _ in fights:
        events += [
            happened("attacked", seat=0, **{"from": 1, "to": 2}, defender=1),
            happened("horns", attack=attack, defence=defence),
            happened("die", face=face),
        ]
        won = face in (SUCCESS, TWO_MORE)
        loser = {"loser": 1} if won else {"attacker": 0}
        events.append(happened("won" if won else "held", seat=0 if won else 1, space=2, **loser))
    for face in (SUCCESS, TWO_MORE):
        events += [happened("baby", seat=1, space=3, defender=0), happened("die", face=face)]
        cause = BY_BABY if face == SUCCESS else AS_NEWBORN
        events.append(happened("fell", seat=0 if face == SUCCESS else 1, space=3, cause=cause))
    told = result.stories(scene(Match("evo-2011", 2, seed="1"), None, events=events))
    assert told[0].expected == Fraction(sum(sides for *_, sides in fights), 6) == 2
    assert (told[0].dice, told[0].won) == (4, 2)
    assert told[1].expected == Fraction(4 + 4, 6)
    assert (told[1].dice, told[1].won) == (2, 1)
    assert told[0].fallen[BY_BABY] == told[1].fallen[AS_NEWBORN] == 1


def test_the_chart_has_a_point_for_the_start_and_for_each_round() -> None:
    match = list(played(3, "curve"))[-1]
    history = curve(match)
    assert len(history) == 1 + match.round_number
    gained = [Counter[int]() for _ in range(match.round_number + 1)]
    number, player = 0, -1
    for event in match.events(None):
        told = event.arguments
        number = told["number"] if event.name == "round" else number
        player = told["seat"] if event.name == "played" else player
        if event.name == "paid":
            gained[number][told["seat"]] -= told["amount"]
        elif event.name == "scored":
            gained[number][told["seat"]] += told["amount"]
        elif event.name == "feasted":
            gained[number][player] += told["amount"]
    for seat in range(3):
        for k in range(1, len(history)):
            assert history[k][seat] - history[k - 1][seat] == gained[k][seat]
    chart = result.part(scene(match, None, history=history))
    marks = re.findall(r'class="ax" [^>]*>([^<]*)<', chart)
    assert marks == ["start", *(str(k) for k in range(1, match.round_number + 1))]


def test_figures_lie_under_their_headings_in_the_seats_pattern() -> None:
    match = list(played(5, "luck"))[-1]
    part = drawing.parts(scene(match, 0))["result"]
    rows = [row.split("</tr>")[0] for row in part.split("<tr")[1:]]
    assert [row.count("<td") + row.count("<th") for row in rows] == [11] * 6
    assert set(re.findall(r"url\(#(l-.)\)", part)) == {f"l-{mark.lower()}" for mark in "TCSBP"}


def test_where_no_die_was_thrown_nothing_is_said_of_luck() -> None:
    match = list(played(5, "figures"))[-1]
    thrown = any(event.name == "die" for event in match.events(None))
    part = drawing.parts(scene(match, 0))["result"]
    assert not thrown
    assert 'class="luck"' not in part


# ---- motion --------------------------------------------------------------------------------


def test_the_wheel_stands_as_the_rules_say_and_turns_on_and_on() -> None:
    before, turned = None, 0
    for match in played(4, "wheel"):
        drawn = scene(match, None)
        spin = wheel.spin(drawn)
        assert spin % SECTIONS == match.state.section
        if before is not None and spin != before:
            assert abs(spin - before) <= SECTIONS // 2
            turned += 1
        before = spin
        assert f'transform="rotate({-60 * spin})"' in drawing.parts(drawn)["climate"]
    assert turned > 5


def test_the_fallen_sink_where_they_stood_until_the_phase_is_over() -> None:
    seen = 0
    for match in played(3, "fallen"):
        drawn = scene(match, None)
        part = drawing.parts(drawn)["pieces"]
        fell = [e for e in drawn.this_phase if e.name == "fell"]
        fell = [e for e in fell if e.arguments["cause"] != AS_NEWBORN]
        sunk = re.findall(r'<g id="(p-[a-z]+\d+)" class="piece fallen"', part)
        assert len(sunk) == len(fell)
        assert not set(sunk) & set(drawn.pieces.values())
        ids = re.findall(r'<g id="(p-[^"]+)"', part)
        assert ids == sorted(ids)
        seen += len(fell)
    assert seen > 10


def test_the_last_die_lies_where_it_was_thrown_until_something_moves() -> None:
    seen = 0
    for match in played(4, "die", every=2, fierce=True):
        drawn = scene(match, None)
        names = [event.name for event in drawn.events]
        after = names[::-1].index("die") if "die" in names else len(names)
        moves = ("moved", "flew", "swam", "attacked", "baby", "phase")
        fresh = "die" in names and not set(moves) & set(names[len(names) - after :])
        parts = drawing.parts(drawn)
        assert ("thrown" in parts["die"]) == fresh
        assert ("rolls" in parts["log"]) == fresh
        if fresh:
            seen += 1
            face = drawn.events[len(names) - 1 - after].arguments["face"]
            last = re.search(r'href="#i-([a-z0-9-]+)" class="f4"', parts["die"])
            assert last is not None
            assert last[1] == DIE[FACES[face]]
            shown = re.findall(r'href="#i-([a-z0-9-]+)" class="f\d"', parts["die"])
            assert set(shown) == set(DIE.values())
    assert seen


def test_a_played_card_lies_on_the_table_in_its_phase() -> None:
    seen = 0
    for match in played(4, "cards"):
        drawn = scene(match, None)
        cards = [e.arguments["card"] for e in drawn.this_phase if e.name == "played"]
        part = drawing.parts(drawn)["played"]
        assert re.findall(r'id="played-([a-z-]+)"', part) == [CARDS[card] for card in cards[-1:]]
        seen += len(cards)
    assert seen
