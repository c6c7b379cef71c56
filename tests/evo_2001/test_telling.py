"""What Evo 2001 can say: everything on the table, every question, and cards of the players' own."""

import re

import pytest

from gondwana.games.evo_2001.box import SCOPES, Event
from gondwana.games.evo_2001.islands import HALVES
from gondwana.games.evo_2001.state import (
    CARDS,
    EFFECTS,
    GENES,
    PRINTED_CARDS,
    RESULTS,
    TERRAINS,
    WHOM,
    WINDOWS,
    ZONES,
)
from gondwana.games.evo_2001.telling import MANNER, own_card
from gondwana.games.evo_2001.terminal import VERBS
from gondwana.kernel import find_game
from gondwana.kernel.telling import Sentences
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene

GAME = find_game("evo-2001")
SENTENCE = re.compile(r"[^\W\d_a-z].*\.|\d.*\.", re.DOTALL)
SLIPS = re.compile(r"  | [,.;]|\.\.|\{|\}")


def texts(language):
    return Texts(language, GAME.texts)


# ---- everything has its words --------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_named_and_explained(language):
    say = texts(language)
    for gene in GENES:
        assert say(f"gene-{gene}") != say(f"gene-{gene}-effect")
    for card in CARDS[:PRINTED_CARDS]:
        assert len({say(f"card-{card}{end}") for end in ("", "-window", "-effect")}) == 3
    for kind, names in (
        ("zone", ZONES),
        ("half", HALVES),
        ("terrain", TERRAINS),
        ("result", RESULTS),
        ("window", WINDOWS[1:]),
        ("action", RESULTS),
        ("verb", VERBS),
    ):
        assert len({say(f"{kind}-{name}") for name in names}) == len(names)
    assert len({say(f"terrain-{terrain}-letter") for terrain in TERRAINS}) == len(TERRAINS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(language):
    keys = {f"ask-window-{window}" for window in WINDOWS[1:]}
    keys |= {f"ask-{step}" for step in ("bid", "move", "lay", "remove")}
    keys |= {f"action-pass-{step}" for step in ("window", "bid", "move", "lay")}
    keys |= {f"chance-{chance}" for chance in GAME.chances[1:]}
    assert [key for key in sorted(keys) if not texts(language).has(key)] == []


# ---- cards of the players' own (E1.R18) ----------------------------------------------------


def events():
    """A card for each effect, with its least and its greatest figure, and for each whom."""
    for effect in EFFECTS:
        scope = SCOPES[effect]
        for amount in {scope.low, scope.high, min(2, scope.high), min(5, scope.high)}:
            for whom in WHOM if scope.whom else WHOM[:1]:
                yield Event(effect, scope.windows, amount, whom, "Ours")


@pytest.mark.clause("E1.R18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_cards_figures_make_whole_sentences(language):
    say = texts(language)
    for event in events():
        for sentence in own_card(say, event):
            assert SENTENCE.fullmatch(sentence), sentence
            assert not SLIPS.search(sentence), sentence
        if abs(event.amount) > 1:
            assert str(abs(event.amount)) in own_card(say, event)[1]


@pytest.mark.clause("E1.R18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_apart_whom_an_own_card_concerns_and_how_much_it_does(language):
    told = {}
    for event in events():
        told.setdefault(own_card(texts(language), event)[1], set()).add(event)
    assert [sorted(map(str, same)) for same in told.values() if len(same) > 1] == []


@pytest.mark.clause("E1.R18")
def test_an_own_card_says_when_it_is_played():
    say = texts("en")
    one = Event("attack", ("start-movement",), 1, "self")
    two = Event("attack", ("start-movement", "start-birth"), 1, "self")
    three = Event("attack", ("start-climate", "start-movement", "start-birth"), 1, "self")
    assert own_card(say, one)[0] == "Start of phase 3."
    assert own_card(say, two)[0] == "Start of phase 3 or start of phase 4."
    assert own_card(say, three)[0] == "Start of phase 2, start of phase 3 or start of phase 4."
    asleep = Event("sleep", WINDOWS[1:-1], 0, "self")
    assert own_card(say, asleep)[0] == say("card-sleeping-gene-window")


@pytest.mark.clause("E1.R18")
def test_an_own_card_with_a_printed_ones_figures_says_what_that_one_says():
    say = texts("en")
    for card, effect in enumerate(EFFECTS):
        if effect in ("sleep", "first", "no-births", "truce", "foretell", "divide", "replace"):
            amount = 5 if effect == "replace" else 0
            event = Event(effect, SCOPES[effect].windows, amount, "self")
            assert own_card(say, event)[1] == say(f"card-{CARDS[card]}-effect")


# ---- the log -------------------------------------------------------------------------------


def told(scene, language="en"):
    """The log of what happened, a line for each sentence that does not go on in another's."""
    names = ("Ann", "Bo", "Cy")
    sentences = Sentences(scene.match.table, texts(language), MANNER, names.__getitem__)
    lines = []
    for fold in sentences.folds(scene.match.events(None, scene.start)):
        if sentences.goes_on(fold):
            lines[-1] += f" {sentences(fold)}"
        else:
            lines.append(sentences(fold))
    return lines


@pytest.mark.clause("E1.C2")
def test_an_accident_is_told_in_one_line():
    scene = Scene().herds(T="s01", C="b01 b02 b03 b04 b05", S="b16").cards("T", "accident")
    scene.begin("climate").play("T", "play accident b03")
    assert told(scene)[-1] == "Ann plays “Accident”. Bo loses the dinosaur on B03."


@pytest.mark.clause("E1.3.5")
def test_a_fight_is_told_in_one_line():
    scene = Scene().herds(T="s01", C="s02", S="b16").begin("movement")
    scene.play("T", "move s01 s02").happen("fight 3")
    assert told(scene) == [
        "Ann attacks Bo, S01 → S02. Horns 0 against 0. The die: 3, where 2 or less wins. "
        "Bo holds S02. Ann loses a dinosaur."
    ]


@pytest.mark.clause("E1.4.1")
def test_a_players_newborns_are_told_together():
    scene = Scene().herds(T="s05", C="b15", S="b16").genes("T", egg=2).begin("birth")
    first, second = sorted(words for words in scene.legal("T"))[:2]
    scene.play("T", first).play("T", second)
    names = ", ".join(words.split()[1].upper() for words in (first, second))
    assert told(scene) == [f"Newborns: Ann {names}."]


@pytest.mark.clause("E1.R7")
def test_a_bid_that_gene_theft_takes_back_is_told():
    scene = Scene().herds(T="s01", C="b15", S="b16").points(T=9, C=9).cards("T", "gene-theft")
    scene.begin("meteor")
    scene.decline()
    scene.happen("gene leg", "gene egg", "gene fur")
    scene.decline()
    scene.play("T", "bid 1 2").play("C", "bid 1 3").play("T", "play gene-theft")
    assert told(scene)[-3:] == [
        "Bo bids 3 in row 1.",
        "Ann plays “Gene theft”.",
        "Bo must take back the bid of 3 in row 1.",
    ]
