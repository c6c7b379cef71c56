"""Birth (E2.5): one newborn for each egg, beside one's own."""

import pytest

from .helpers import Scene

EIGHT = "a1 b1 c1 d1 e1 f1 f2 f3"


def birth(scene):
    return scene.begin("birth")


@pytest.mark.clause("E2.5.1")
def test_a_newborn_goes_to_a_free_space_beside_one_of_ones_own():
    scene = birth(Scene(3).herds(T="a1 f4", C="b1 c1 d1"))
    assert scene.legal("T") == {
        "pass", "lay a2", "lay b2", "lay e4", "lay e5", "lay f3", "lay f5",
    }  # fmt: skip
    scene.play("T", "lay a2")
    assert scene.stand("T") == "a1 a2 f4"
    assert scene.player("T").supply == 5


@pytest.mark.clause("E2.5.1")
def test_not_on_an_occupied_space_nor_further_away():
    scene = birth(Scene(3).herds(T="a1 b1", C="b2 c1 d1"))
    assert scene.forbids("T", "lay b2") == "E2.5.1"
    assert scene.forbids("T", "lay b1") == "E2.5.1"
    assert scene.forbids("T", "lay b3") == "E2.5.1"


@pytest.mark.clause("E2.5.1")
def test_first_eggs_in_order_then_second_eggs_in_order_then_third():
    scene = Scene(3).order("CTS").genes("T", egg=2).genes("C", egg=1)
    scene.herds(T="a1 b3", C="d1 f1", S="e6 f4")
    turns = ""
    birth(scene)
    while scene.asking == "lay":
        turns += scene.asked
        scene.play(scene.asked, min(scene.legal(scene.asked) - {"pass"}))
    assert turns == "CTS" + "CT" + "T"


@pytest.mark.clause("E2.5.1")
def test_only_whose_turn_it_is_lays():
    scene = birth(Scene(3))
    assert scene.forbids("C", "lay c1") == "E2.5.1"


# ---- eight on the board --------------------------------------------------------------------


@pytest.mark.clause("E2.5.2")
def test_with_all_eight_on_the_board_one_is_taken_off_and_placed_elsewhere():
    scene = birth(Scene(3).herds(T=EIGHT, C="d5 e5 e6"))
    assert scene.forbids("T", "lay a2") == "E2.5.2"
    scene.play("T", "take f3")
    assert scene.forbids("T", "lay f3") == "E2.5.2"
    assert scene.forbids("T", "pass") == "E2.5.2"
    assert scene.forbids("T", "take a1") == "E2.5.2"
    scene.play("T", "lay a2")
    assert scene.stand("T") == "a1 a2 b1 c1 d1 e1 f1 f2"


@pytest.mark.clause("E2.5.2")
def test_the_place_must_be_within_reach_of_one_that_stays():
    scene = birth(Scene(3).herds(T="a1 b1 c1 d1 e1 f1 f2 f5", C="d5 c3 b3")).play("T", "take f5")
    assert scene.forbids("T", "lay e6") == "E2.5.1"
    assert scene.forbids("T", "lay f3") is None


@pytest.mark.clause("E2.5.2")
def test_one_is_taken_off_for_each_egg_and_only_ones_own():
    scene = birth(Scene(3).herds(T=EIGHT, C="d5 e5 e6").genes("T", egg=1))
    assert scene.forbids("T", "take d5") == "E2.5.2"
    scene.play("T", "take f3", "lay a2").play("C", "pass").play("S", "pass")
    assert scene.asked == "T"
    scene.play("T", "take f2", "lay b2")
    assert scene.stand("T") == "a1 a2 b1 b2 c1 d1 e1 f1"


@pytest.mark.clause("E2.5.2")
def test_each_egg_may_be_declined_by_itself():
    scene = birth(Scene(2).herds(T="a1 b1", C="d4 e3").genes("T", egg=1))
    scene.play("T", "pass").play("C", "pass")
    assert scene.asked == "T"
    scene.play("T", "lay a2")
    assert scene.events("T", "laid")[0]["seat"] == 0


@pytest.mark.clause("E2.5.2")
def test_a_birth_lapses_when_no_space_is_legal():
    scene = birth(Scene(3).herds(T="a1", C="a2 b1 b2"))
    assert scene.events("T", "lapsed") == []
    assert scene.asked == "C"


@pytest.mark.clause("E2.5.2")
def test_a_newborn_counts_as_a_neighbour_for_later_ones():
    scene = birth(Scene(2).herds(T="a1 b1", C="d4 e3").genes("T", egg=1))
    scene.play("T", "lay b3").play("C", "pass")
    assert "lay c3" in scene.legal("T")


@pytest.mark.clause("E2.5.2")
def test_with_chain_births_off_it_does_not():
    scene = birth(Scene(2, chain_births="off").herds(T="a1 b1", C="d4 e3").genes("T", egg=1))
    scene.play("T", "lay b3").play("C", "pass")
    assert scene.forbids("T", "lay c3") == "E2.5.1"
    assert scene.forbids("T", "lay a2") is None


@pytest.mark.clause("E2.5.2")
def test_with_chain_births_off_last_rounds_newborns_count():
    scene = birth(Scene(2, chain_births="off").herds(T="a1 b1", C="d4 e3").genes("T", fur=1))
    scene.play("T", "lay b3").play("C", "pass")
    assert scene.stand("T") == "a1 b1 b3"
    birth(scene)
    assert scene.forbids("T", "lay c3") is None
