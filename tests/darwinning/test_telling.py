"""The log of Darwinning!: plays, improvements, food, and what bites bring, in sentences."""

import pytest

from gondwana.games.darwinning.telling import MANNER
from gondwana.kernel import find_game
from gondwana.kernel.telling import Sentences
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene

GAME = find_game("darwinning")
NAMES = ("Ann", "Bo", "Cy")


def told(scene, seat=None, language="en"):
    """The log of what happened, a line for each sentence that does not go on in another's."""
    texts = Texts(language, GAME.texts)
    sentences = Sentences(scene.match.table, texts, MANNER, NAMES.__getitem__)
    lines = []
    for fold in sentences.folds(scene.match.events(seat, scene.start)):
        if sentences.goes_on(fold):
            lines[-1] += f" {sentences(fold)}"
        else:
            lines.append(sentences(fold))
    return lines


@pytest.mark.clause("DW.2.1", "DW.2.5")
def test_a_play_is_told_with_what_it_makes():
    scene = Scene().hands(R="7a 7b 1a", G="3a 4a", B="9a 9b 1b").lead("R")
    scene.lay(R="7a 7b", G="3a", B="9a 9b")
    assert told(scene) == [
        "Ann plays acorn 7, blueberry 7. Strongest so far: pair, 14.",
        "Bo plays acorn 3. Not strong enough: single card, 3.",
        "Cy plays acorn 9, blueberry 9. Strongest so far: pair, 18.",
        "Cy wins the trick.",
    ]


@pytest.mark.clause("DW.T3")
def test_open_cards_are_told_in_the_same_line():
    scene = Scene(2).hands(R="7a 1a", G="3a 4a").open_cards("7b", "8f", "joker").lead("R")
    scene.lay(R="v1 7a")
    assert told(scene) == ["Ann plays blueberry 7 (open), acorn 7. Strongest so far: pair, 14."]


@pytest.mark.clause("DW.3.1")
def test_the_last_trick_is_announced_at_once():
    scene = Scene().hands(R="7a", G="3a 4a", B="9a 9b").lead("R").lay(R="7a")
    assert told(scene)[-1] == (
        "Ann has no card left: this trick is the last of the era, "
        "and whoever is strongest may not improve."
    )


@pytest.mark.clause("DW.4.5", "DW.4.6")
def test_a_new_ability_is_told_with_what_it_covers():
    scene = Scene().species(R="frog", G="snake", B="bear").abilities("R", p2="5a")
    scene.hands(R="7a 1a", G="3a 4a", B="2a 2b").lead("R").lay(R="7a", G="3a", B="2a")
    scene.play("R", "ability 7a 2")
    assert told(scene)[4:6] == [
        "Ann covers and discards communication (acorn 5).",
        "Ann gains food storage (acorn 7) on place 2.",
    ]


@pytest.mark.clause("DW.5.2")
def test_all_food_of_a_species_is_told_in_one_sentence_with_where_it_came_from():
    scene = Scene().species(R="frog", G="snake", B="bear").spaces(R=6, G=4, B=12)
    scene.environments("jungle polar").gain("R", "polar").survive()
    scene.play("G", "eat r")
    assert told(scene) == [
        "Bo eats Ann. Poison gives Bo bites: 2.",
        "Food for Bo: jungle 2, prey 1 × 2, teeth 1, "
        "in all 5 for a population of 4. More than needed.",
    ]
    scene.play("R", "done")
    assert told(scene)[2] == (
        "Food for Ann: jungle 3, polar land (gained) 2, pheromones 1, "
        "in all 6 for a population of 4. More than needed."
    )


@pytest.mark.clause("DW.5.4")
def test_what_bites_bring_is_told_together():
    scene = Scene().species(R="frog", G="snake", B="bear").spaces(R=6, G=4, B=12)
    scene.environments("jungle polar").gain("R", "polar").survive()
    scene.play("G", "eat r").play("R", "done").play("B", "done")
    assert (
        "When the bites are counted: Bo loses one (2 bites), Bo cannot grow (2 bites), "
        "Ann grows to 5, Cy grows to 3."
    ) in told(scene)


@pytest.mark.clause("DW.2.6")
def test_what_is_discarded_unseen_is_told_to_its_seat_alone():
    scene = Scene().hands(R="7a 8a", G="3a 4a", B="2a 2b").begin_discards()
    for mark in "RGB":
        if mark == "R":
            scene.play("R", "discard 7a")
        scene.play(mark, "done")
    assert "Ann discards acorn 7 unseen." in told(scene, 0)
    assert not [line for line in told(scene, 1) if "acorn 7" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_card_is_told_by_ability_colour_and_number(language):
    say = Texts(language, GAME.texts)
    card = GAME.argument(Scene().t, "trait", 18, say)
    for key in ("ability-food_storage", "colour-acorn"):
        assert say(key) in card
    assert "7" in card
