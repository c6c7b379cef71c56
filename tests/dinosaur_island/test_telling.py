"""What Dinosaur Island can say: all on the table, every question, every point and dollar."""

import random
import re
from collections import Counter

import pytest

from gondwana.games.dinosaur_island.happenings import LINES, SOURCES
from gondwana.games.dinosaur_island.state import (
    ATTRACTIONS_BY_NAME,
    CATEGORIES,
    EXHIBITS_BY_NAME,
    KINDS,
    METRICS,
    PHASES,
    SORTS,
    SPECIALISTS,
    SYMBOLS,
    TILES,
    TWISTS,
    VISITORS,
)
from gondwana.games.dinosaur_island.telling import FOLLOWING, MANNER
from gondwana.games.dinosaur_island.terminal import VERBS
from gondwana.kernel import Match, find_game
from gondwana.kernel.telling import Sentences
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene

GAME = find_game("dinosaur-island")
NAMES = ("Ann", "Bo", "Cy", "Di")


def texts(language):
    return Texts(language, GAME.texts)


# ---- everything has its words --------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_named_and_told_apart(language):
    say = texts(language)
    for kind, names in (
        ("attraction", ATTRACTIONS_BY_NAME),
        ("category", CATEGORIES),
        ("exhibit", EXHIBITS_BY_NAME),
        ("kind", KINDS),
        ("line", LINES),
        ("phase", PHASES),
        ("sort", (*SORTS, "basic", "complex")),
        ("source", SOURCES),
        ("specialist", SPECIALISTS),
        ("tile", TILES),
        ("twist", TWISTS),
        ("verb", VERBS),
        ("visitor", VISITORS),
    ):
        assert len({say(f"{kind}-{name}") for name in names}) == len(names)
    letters = {say(f"sort-{name}-letter") for name in (*SORTS, "basic")}
    assert len(letters) == len(SORTS) + 1
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.clause("DI.F1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_an_effect_says_it_in_a_sentence_of_its_own(language):
    say = texts(language)
    for kind, names in (("tile", TILES), ("specialist", SPECIALISTS), ("twist", TWISTS)):
        effects = {say(f"{kind}-{name}-effect") for name in names}
        assert len(effects) == len(names)
        assert all(effect.endswith(".") for effect in effects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_objectives_and_faces_of_dice_tell_their_figures(language):
    say = texts(language)
    for metric in METRICS:
        assert {say(f"metric-{metric}", n=n) for n in (1, 2, 5)} == {
            say(f"metric-{metric}", n=n) for n in (5, 2, 1)
        }
        assert "5" in say(f"metric-{metric}", n=5)
    told = {
        say(f"face-{symbol}", n=n, pips=p) for symbol in SYMBOLS for n in (1, 2) for p in (0, 3)
    }
    assert len(told) == 4 * len(SYMBOLS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(language):
    keys = {f"chance-{chance}" for chance in GAME.chances[1:]}
    keys |= {f"ask-{step}" for step in ("research", "gain", "limits", "raise", "copy", "market")}
    keys |= {f"ask-{step}" for step in ("work", "copying", "pay", "exchange", "bonus", "choose")}
    keys |= {f"ask-{stage}" for stage in ("score", "guard", "visit", "feed", "lawyer", "food")}
    assert [key for key in sorted(keys) if not texts(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_on_in_a_line_is_something_that_is_told(language):
    say = texts(language)
    assert [name for name in MANNER.going_on if not say.has(f"event-{name}")] == []
    assert set(SOURCES) >= FOLLOWING


# ---- every point and dollar (DI.E1) ---------------------------------------------------------

# Which figure of an event is what: dollars that come or go, points that come or go.
DOLLARS = {
    "start-money": 1, "earned": 1, "sold": 1, "paid": -1, "hired": -1, "built": -1, "upgraded": -1,
    "bought-dna": -1, "sued": -1,
}  # fmt: skip
POINTS = {"scored": 1, "lost": -1, "card-scored": 1, "final": 1}


def finished(seats, seed):
    match, dice = Match(GAME, seats, seed=str(seed)), random.Random(seed)
    while not match.over:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.clause("DI.E1")
@pytest.mark.parametrize("seats", [1, 2])
def test_every_point_and_every_dollar_of_ones_own_stands_in_the_log(seats):
    match = finished(seats, 5)
    start = int(match.table.constants.start_points)
    for seat in range(seats):
        money, points = 0, start
        for event in match.events(seat):
            if event.arguments.get("seat") != seat:
                continue
            money += DOLLARS.get(event.name, 0) * event.arguments.get("dollars", 0)
            points += POINTS.get(event.name, 0) * event.arguments.get("points", 0)
            points += event.arguments["amount"] if event.name == "guarded" else 0
        assert money == match.state.money[seat]
        assert points == match.points(seat)


@pytest.mark.clause("DI.3.6", "DI.G8")
def test_who_watches_sees_what_work_has_made_of_money_and_dna():
    match = finished(2, 6)
    money, dna = Counter(), Counter()
    for event in match.events(None):
        told = dict(event.arguments)
        seat = told.get("seat")
        money[seat] += DOLLARS.get(event.name, 0) * told.get("dollars", 0)
        if event.name == "worked-money":
            assert money[seat] == told["before"]
            money[seat] = told["after"]
        if event.name == "dna":
            dna[seat, told["sort"]] += told["amount"]
        if event.name == "worked-dna":
            dna[seat, told["sort"]] += told["after"] - told["before"]
    start = match.table.constants.start_dna
    for seat in range(2):
        assert money[seat] == match.state.money[seat]
        for sort in range(len(SORTS)):
            assert dna[seat, sort] + start[sort] == match.state.dna[seat, sort]


# ---- the log -------------------------------------------------------------------------------


def told(scene, reader=None, language="en"):
    """The log of what happened, a line for each sentence that does not go on in another's."""
    sentences = Sentences(scene.match.table, texts(language), MANNER, NAMES.__getitem__)
    lines = []
    for fold in sentences.folds(scene.match.events(reader, scene.start)):
        if sentences.goes_on(fold) and lines:
            lines[-1] += f" {sentences(fold)}"
        else:
            lines.append(sentences(fold))
    return lines


@pytest.mark.clause("DI.1.3", "DI.T.grant")
def test_a_die_what_it_brings_and_the_grant_are_one_line():
    scene = Scene().twists("grant").dna("T").begin("research")
    while scene.match.chances():
        scene.match.happen(scene.match.chances()[0][0])
    scene.play("T", "die 1 2")
    line = next(line for line in told(scene) if line.startswith("Ann takes die 1"))
    assert re.match(r"Ann takes die 1 at level 2: .+\. .*It brings \$2: research grant\.", line)


@pytest.mark.clause("DI.2.2")
def test_a_hire_is_told_with_its_price_and_worker():
    scene = Scene().lay(2, "accountant").begin("market").play("T", "hire 2")
    assert told(scene) == ["Ann hires a specialist for $2: Accountant. Workers: +1."]


@pytest.mark.clause("DI.2.4")
def test_an_upgrade_tells_what_it_covers():
    scene = Scene().lay(0, "sponsors").begin("market").play("T", "upgrade 2 3")
    assert told(scene) == ["Ann buys for $2: Sponsors' office, space 3. It covers Tool bench."]


@pytest.mark.clause("DI.3.3")
def test_a_dinosaur_is_told_with_the_dna_paid_for_it_to_its_owner_alone():
    scene = Scene().exhibit("T", "ankylosaurus", "c1").dna("T", cyan=1, blue=1, green=1)
    scene.begin("work").play("T", "create ankylosaurus")
    own = "Ann creates a dinosaur: Ankylosaurus. Paid: 1 green, 1 cyan, 1 blue."
    assert told(scene, reader=0) == [own]
    assert told(scene, reader=1) == []
    scene.play("T", "done").play("C", "done")
    shared = next(line for line in told(scene, reader=1) if "at work" in line)
    assert "Ann at work: 1 Ankylosaurus more." in shared


@pytest.mark.clause("DI.3.4")
def test_what_a_deed_costs_stands_in_its_line():
    scene = Scene().dna("T", cyan=1, blue=1).begin("work")
    scene.play("T", "bench security", "refine green", "venture 1")
    assert told(scene, reader=0) == [
        "Ann raises security to 2. It costs $1.",
        "Ann makes green DNA. Paid: 1 cyan, 1 blue. Ann gains 1 green.",
        "Ann gets $3: Venture capital.",
    ]
