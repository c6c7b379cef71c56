"""Tricks (DW.2) and the era's last one (DW.3.1)."""

import pytest

from gondwana.games.darwinning.cards import combination
from gondwana.games.darwinning.state import COMBINATIONS, NONE
from gondwana.games.darwinning.words import CODES

from .helpers import Scene, picks


def made(names):
    """What cards make."""
    kinds = [CODES.index(name) for name in names.split()]
    return COMBINATIONS[combination(*kinds, *[NONE] * (4 - len(kinds)))]


@pytest.mark.clause("DW.2.1")
def test_a_trick_goes_round_once_stronger_or_one_card():
    scene = Scene().hands(R="9a 9b 2a", G="7a 7b 8f 10a 10b", B="3a 4a").lead("R")
    assert scene.asked == "R"
    scene.lay(R="9a 9b")
    assert scene.asked == "G"
    assert picks(scene, "G") == {"7a", "7b", "8f", "10a", "10b"}
    scene.play("G", "pick 7a")
    assert scene.reason("G", "pick 7b") == "refusal-DW-2-1-weak"
    scene.play("G", "lay")
    assert [play.strongest for play in scene.view("R").plays] == [True, False]
    scene.lay(B="3a")
    assert scene.asking == "improve"
    assert scene.asked == "R"


@pytest.mark.clause("DW.2.1")
def test_the_leader_makes_any_combination_and_no_suit_need_be_followed():
    scene = Scene().hands(R="9a 9b 2f 3b", G="15f 4b").lead("R")
    scene.play("R", "pick 9a")
    assert picks(scene, "R") == {"9b"}
    assert scene.legal("R") == {"lay", "pick 9b"}
    scene.play("R", "lay")
    assert scene.forbids("G", "pick 4b") is None
    assert scene.forbids("B", "pick 15a") == "DW.2.1"
    assert scene.forbids("G", "lay") == "DW.2.1"
    assert scene.reason("G", "pick 2a") == "refusal-DW-2-1-hold"


@pytest.mark.clause("DW.2.2")
@pytest.mark.parametrize(
    ("names", "name"),
    [
        ("7a 7a 7b 7f", "four"),
        ("7a 9a 8a", "straight_flush"),
        ("7a 7b 7f", "three"),
        ("8b 7a 9a", "straight"),
        ("7a 9a 2a", "flush"),
        ("7a 7a 9a", "flush"),
        ("7a 7f", "pair"),
        ("7a", "single"),
        ("7a 8a", "none"),
        ("7a 7b 9f", "none"),
        ("7a 8a 9a 10a", "none"),
        ("7a 7b 7f 8a", "none"),
    ],
)
def test_combinations(names, name):
    assert made(names) == name


@pytest.mark.clause("DW.2.2")
def test_from_strongest_to_weakest():
    order = ("single", "pair", "flush", "straight", "three", "straight_flush", "four")
    assert COMBINATIONS[1:] == order
    weaker = {"R": "15a 15b", "G": "2a 4a 5a", "B": "1a 2b 3f"}
    scene = Scene().hands(**{mark: f"{names} 9{mark.lower()[0]}" for mark, names in {}.items()})
    scene.hands(R="15a 15b 9a", G="2a 4a 5a 9b", B="1a 2b 3f 9f").lead("R").lay(**weaker)
    assert [event.arguments["seat"] for event in scene.told("strongest")] == [0, 1, 2]
    scene = Scene().hands(R="4a 4b 4f 9a", G="1b 2b 3b 9b", B="1a 1a 1b 1f 9f").lead("R")
    scene.lay(R="4a 4b 4f", G="1b 2b 3b", B="1a 1a 1b 1f")
    assert [event.arguments["seat"] for event in scene.told("strongest")] == [0, 1, 2]


@pytest.mark.clause("DW.2.2")
def test_no_more_cards_than_the_combination_says():
    """With 7-8-9-10 one plays 7-8-9 or 8-9-10."""
    scene = Scene().hands(R="7a 8b 9a 10b").lead("R").play("R", "pick 8b", "pick 9a")
    assert picks(scene, "R") == {"7a", "10b"}
    scene.play("R", "pick 7a")
    assert scene.legal("R") == {"lay"}
    assert scene.reason("R", "pick 10b") == "refusal-DW-2-2-more"
    scene.play("R", "lay")
    assert scene.hand("R") == "10b"


@pytest.mark.clause("DW.2.2")
def test_only_what_can_become_a_play_is_picked():
    scene = Scene().hands(R="7a 7b 9f 12f 2f").lead("R").play("R", "pick 9f")
    assert picks(scene, "R") == {"12f", "2f"}
    assert scene.reason("R", "pick 7a") == "refusal-DW-2-2-combination"
    scene.play("R", "pick 2f")
    assert scene.reason("R", "lay") == "refusal-DW-2-2-yet"
    assert scene.legal("R") == {"pick 12f"}


@pytest.mark.clause("DW.2.1", "DW.2.2")
def test_cards_that_could_only_become_too_weak_a_combination_are_told_so():
    scene = Scene().hands(R="13a 14b 15f", G="2a 3b 4f 9f 9a 9b", B="1b 6f").lead("R")
    scene.lay(R="13a 14b 15f").play("G", "pick 2a")
    assert scene.reason("G", "pick 3b") == "refusal-DW-2-1-weak"  # a straight, but a lower one
    assert scene.reason("G", "pick 9f") == "refusal-DW-2-2-combination"


@pytest.mark.clause("DW.2.2")
def test_a_stranger_to_three_of_a_kind_is_no_card_too_many():
    scene = Scene().hands(R="7a 7b 7f 8a").lead("R").play("R", "pick 7a", "pick 7b", "pick 7f")
    assert scene.reason("R", "pick 8a") == "refusal-DW-2-2-combination"


@pytest.mark.clause("DW.2.3")
def test_equal_or_higher_beats_and_so_the_latest_of_equals_wins():
    scene = Scene().hands(R="9a 9b 1a", G="9a 9f 8a 8b", B="8a 8f 9b").lead("R")
    scene.lay(R="9a 9b", G="9a 9f").play("B", "pick 8a")
    assert scene.reason("B", "pick 8f") == "refusal-DW-2-1-weak"
    scene.play("B", "lay")
    assert scene.view("R").strongest == scene.seat("G")


@pytest.mark.clause("DW.2.3")
def test_cards_that_fit_two_kinds_count_as_the_stronger():
    assert made("7a 8a 9a") == "straight_flush"  # and not a flush or a straight
    scene = Scene().hands(R="13a 15a 14b 3f", G="1b 2b 3b 3f").lead("R")
    scene.lay(R="13a 15a 14b", G="1b 2b 3b")
    assert scene.view("R").plays[1].combination == "straight_flush"
    assert scene.view("R").strongest == scene.seat("G")


@pytest.mark.clause("DW.2.4")
@pytest.mark.parametrize(
    ("names", "name"),
    [
        ("joker", "single"),
        ("joker joker", "pair"),
        ("joker 1a 2a", "straight_flush"),
        ("2f joker 1a", "straight"),
        ("joker 9a 4a", "flush"),
        ("joker joker 4a", "flush"),
        ("joker 9a 4b", "none"),
        ("joker 7a", "none"),
        ("joker 14a 15b", "none"),
        ("joker joker 1a", "flush"),
    ],
)
def test_a_joker_is_0_of_any_colour(names, name):
    assert made(names) == name


@pytest.mark.clause("DW.2.4")
def test_a_joker_counts_0_and_improves_nothing():
    scene = Scene().hands(R="joker 1a 2a 9f", G="4a", B="5a").species(R="fish").lead("R")
    scene.lay(R="joker 1a 2a", G="15a" if "15a" in scene.hand("G") else "4a", B="5a")
    assert scene.view("R").plays[0].total == 3
    scene = Scene().hands(R="joker 9f", G="joker 9f", B="8f 9b").lead("R").lay(R="joker")
    assert picks(scene, "G") == {"joker", "9f"}
    scene.lay(G="joker", B="8f")
    for words in ("climb joker up", "eggs joker", "adapt joker"):
        assert scene.forbids("B", words) == "DW.2.4"


@pytest.mark.clause("DW.2.5")
def test_the_winner_may_use_one_card_the_rest_is_discarded_and_he_leads():
    scene = Scene().hands(R="3a 2f 1a", G="9a 9b 5f", B="8a 9f").species(G="frog").lead("R")
    scene.lay(R="3a", G="9a 9b", B="8a")
    assert scene.asked == "G"
    assert {words.split()[1] for words in scene.legal("G") if words != "pass"} == {"9a", "9b"}
    assert scene.reason("G", "eggs 5f") == "refusal-DW-2-5-played"
    assert scene.forbids("R", "climb 3a up") == "DW.2.5"
    scene.play("G", "eggs 9b")
    assert scene.people("G") == 5
    assert scene.discarded() == {"3a", "9a", "8a"}
    assert scene.s.laid[CODES.index("9b")] == 1
    assert (scene.asking, scene.asked) == ("play", "G")
    assert scene.view("R").trick == 2


@pytest.mark.clause("DW.2.5")
def test_without_an_improvement_all_cards_are_discarded():
    scene = Scene().hands(R="3a 2f", G="9a 5f", B="8a 9f").lead("R")
    scene.lay(R="3a", G="9a", B="8a").play("G", "pass")
    assert scene.discarded() == {"3a", "9a", "8a"}
    assert scene.asked == "G"


@pytest.mark.clause("DW.2.6")
def test_hands_are_hidden_their_size_too_and_an_empty_one_is_announced():
    scene = Scene().hands(R="9a 9b 9f", G="8a", B="7a 7b").lead("R")
    assert scene.hand("R") == "9a 9b 9f"
    assert scene.view("G").hand != scene.view("R").hand
    other = Scene().hands(R="9a 9b 9f", G="8a", B="7a 7b 7f 6a 6b").lead("R")
    assert other.view("R") == scene.view("R")
    assert not scene.view("R").last
    scene.lay(R="9a")
    assert scene.events("B", "emptied") == []
    scene.lay(G="8a")
    assert scene.events("B", "emptied") == [{"seat": scene.seat("G")}]
    assert scene.view("R").last
    assert [player.emptied for player in scene.view("R").players] == [False, True, False]


@pytest.mark.clause("DW.3.1")
def test_after_the_last_trick_all_but_the_strongest_improve_in_order_of_play():
    scene = Scene().hands(R="9a 2f", G="12a", B="8a 9f").lead("R")
    scene.lay(R="9a", G="12a", B="8a")
    assert scene.view("R").last
    assert scene.asked == "R"
    assert scene.forbids("G", "climb 12a up") == "DW.2.5"
    scene.play("R", "climb 9a down")
    assert scene.asked == "B"
    scene.play("B", "pass")
    assert scene.asking == "keep"
    assert scene.discarded() == {"12a", "8a"}


@pytest.mark.clause("DW.3.1")
def test_everybody_still_plays_and_several_empty_hands_change_nothing():
    scene = Scene().hands(R="9a", G="12a", B="8a 9f").lead("R").lay(R="9a")
    assert scene.asked == "G"
    scene.lay(G="12a", B="8a")
    assert len(scene.events("R", "emptied")) == 2
    assert scene.asked == "R"


@pytest.mark.clause("DW.3.1")
def test_a_later_equal_card_is_the_strongest_of_the_last_trick():
    scene = Scene().hands(R="9a", G="9b 1a", B="3a 9f").lead("R")
    scene.lay(R="9a", G="9b", B="3a")
    assert scene.asked == "R"
    scene.play("R", "pass")
    assert scene.asked == "B"
