"""Improving a species (DW.4)."""

import pytest

from gondwana.kernel import Refused

from .helpers import Scene, uses


def won(cards="9a 9b", mark="R", **species):
    """A table where R has just won with these cards."""
    scene = Scene().species(**{"R": "frog", "G": "fish", "B": "bird", **species})
    return scene.hands(R=f"{cards} 15b", G="15a 13a", B="14a 13b")


def win(scene, cards="9a 9b"):
    """R leads them and wins."""
    return scene.lead("R").lay(R=cards, G="15a", B="14a")


@pytest.mark.clause("DW.4.1")
def test_a_climb_goes_up_or_down_by_the_cards_value():
    scene = won("3a 3f").spaces(R=10, G=15, B=17)
    win(scene, "3a 3f")
    assert uses(scene, "R", "3a") >= {"climb up", "climb down"}
    scene.play("R", "climb 3a down")
    assert scene.space("R") == 8
    scene = win(won("9a 9b").spaces(R=10, G=15, B=17)).play("R", "climb 9a up")
    assert scene.space("R") == 11


@pytest.mark.clause("DW.4.1")
def test_occupied_spaces_are_jumped_downward_too_without_a_bonus():
    scene = win(won("3a 3f").spaces(R=5, G=4, B=2), "3a 3f").play("R", "climb 3a down")
    assert scene.space("R") == 1


@pytest.mark.clause("DW.4.1")
def test_a_point_without_a_free_space_is_lost():
    scene = win(won("3a 3f").spaces(R=18, G=20, B=5), "3a 3f").play("R", "climb 3a up")
    assert scene.space("R") == 19
    scene = win(won("3a 3f").spaces(R=2, G=1, B=5), "3a 3f")
    assert scene.reason("R", "climb 3a down") == "refusal-DW-4-1-stuck"
    scene = win(won("3a 3f").spaces(R=18, G=20, B=19), "3a 3f")
    assert scene.reason("R", "climb 3a up") == "refusal-DW-4-1-stuck"


@pytest.mark.clause("DW.4.2")
def test_the_example_of_the_food_chain():
    """Markers on 1, 4 and 9: with two points the one on 1 goes to 2, 3 and over 4 to 5."""
    scene = win(won("3a 3f").spaces(R=1, G=4, B=9), "3a 3f").play("R", "climb 3a up")
    assert scene.space("R") == 5


@pytest.mark.clause("DW.4.2")
@pytest.mark.parametrize(("start", "end"), [(4, 6), (5, 7), (6, 7), (7, 8)])
def test_the_bonus_is_for_moves_that_begin_on_1_to_5_and_judged_once(start, end):
    scene = win(won().spaces(R=start, G=15, B=17)).play("R", "climb 9a up")
    assert scene.space("R") == end


@pytest.mark.clause("DW.4.3")
def test_eggs_add_as_many_as_the_card_shows():
    scene = win(won("1a 1b"), "1a 1b").play("R", "eggs 1b")
    assert scene.people("R") == 6
    scene = win(won("1a 1b"), "1a 1b").play("R", "eggs 1a")
    assert scene.people("R") == 5
    scene = win(won("9a 9b"))
    assert scene.forbids("R", "eggs 9a") == "DW.4.3"


@pytest.mark.clause("DW.4.4")
def test_an_environment_is_gained_once_and_need_not_lie_on_the_table():
    scene = win(won("9a 9b"))
    assert scene.reason("R", "adapt 9b") == "refusal-DW-4-4-printed"  # wetlands, the frog's own
    scene.play("R", "adapt 9a")
    assert scene.player("R").gained == ("mountains",)
    again = win(won("9a 9b").gain("R", "mountains"))
    assert again.forbids("R", "adapt 9a") == "DW.4.4"


@pytest.mark.clause("DW.4.5")
def test_an_ability_goes_onto_any_place_and_covers_what_is_there():
    scene = win(won("6a 6b").abilities("R", p3="12a"), "6a 6b")
    assert uses(scene, "R", "6a") >= {f"ability {place}" for place in range(1, 6)}
    scene.play("R", "ability 6a 3")
    assert scene.on_places("R") == "- - 6a - -"
    assert "12a" in scene.discarded()
    assert scene.works("R") == "pheromones poison teeth - -"


@pytest.mark.clause("DW.4.5")
def test_a_printed_ability_may_be_covered_and_revives_when_uncovered():
    scene = win(won("6a 6b"), "6a 6b").play("R", "ability 6a 2")
    assert scene.works("R") == "pheromones teeth - - -"
    assert len(scene.events("R", "covered-printed")) == 1
    scene = won("6a 6b").abilities("R", p2="6f").abilities("G", p3="8a")
    win(scene, "6a 6b")
    scene.play("R", "pass")
    assert (scene.asked, scene.asking) == ("G", "steal")
    scene.play("G", "steal r 2")
    assert scene.works("R") == "pheromones poison - - -"
    assert [event.arguments["ability"] for event in scene.told("revived")] == [8]


@pytest.mark.clause("DW.4.5")
def test_never_the_same_ability_twice_judged_after_covering():
    scene = win(won("9a 9b", R="fish").abilities("R", p3="9f"))
    assert scene.forbids("R", "ability 9a 4") == "DW.4.5"
    assert scene.forbids("R", "ability 9a 3") is None  # onto its own copy
    scene = win(won("9a 9b"))  # the frog's poison is printed on place 2
    assert scene.forbids("R", "ability 9a 3") == "DW.4.5"
    assert scene.forbids("R", "ability 9a 2") is None
    scene = win(won("9a 9b").abilities("R", p2="3a"))  # covered, it does not count
    assert scene.forbids("R", "ability 9a 3") is None


@pytest.mark.clause("DW.4.5")
def test_what_revives_beside_a_card_of_its_kind_stays_off():
    scene = won("3a 3b").abilities("R", p2="12a", p4="9a").abilities("G", p3="8a")
    win(scene, "3a 3b").play("R", "pass").play("G", "steal r 2")
    assert scene.works("R") == "pheromones - - poison -"
    scene.s.card[scene.seat("R"), 3] = -1
    assert scene.works("R") == "pheromones poison - - -"


@pytest.mark.clause("DW.4.5")
def test_a_joker_is_no_ability():
    scene = win(won("9a 9b"))
    with pytest.raises(Refused) as refused:
        scene.match.table.read("ability joker 3")
    assert refused.value.clause == "DW.4.5"


@pytest.mark.clause("DW.4.6")
def test_the_card_stays_with_the_species():
    scene = win(won("9a 9b")).play("R", "climb 9a up")
    assert "9a" not in scene.discarded()
    assert "9b" in scene.discarded()


@pytest.mark.clause("DW.4.6")
def test_without_a_legal_use_there_is_no_question():
    alone = Scene().hands(R="joker 9f", G="12a", B="8f 9b").lead("R")
    alone.lay(R="joker", G="12a", B="8f")
    assert len(alone.events("R", "unable")) == 1
    assert alone.asked == "B"
