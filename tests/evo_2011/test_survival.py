"""Survival (E2.6): who dies, who chooses, the points."""

import pytest

from .helpers import Scene


def survival(scene, ideal="green"):
    """Where green is ideal, yellow is hot, brown is cold and white deadly."""
    return scene.climate(ideal).begin("survival")


# ---- who dies ------------------------------------------------------------------------------


@pytest.mark.clause("E2.6.1")
def test_all_live_on_ideal_land_and_all_die_on_deadly_land():
    scene = survival(Scene(3).herds(T="b1 c3 d2 b2 c1"))
    assert scene.stand("T") == "b1 c3 d2"


@pytest.mark.clause("E2.6.1")
def test_without_layers_all_die_on_hot_and_cold_land():
    scene = survival(Scene(3).herds(T="b1 c3 a1 a2"))
    assert scene.stand("T") == "b1 c3"


@pytest.mark.clause("E2.6.1", "E2.N")
def test_a_layer_of_its_kind_saves_one_each():
    scene = (
        Scene(3).herds(T="b1 c3 a1 d1 a2 c2", C="d5 f2 b3 e6").genes("T", thermoregulation=1, fur=1)
    )
    survival(scene)
    assert scene.asked == "T"
    scene.play("T", "remove a1", "remove c2")
    assert scene.stand("T") == "a2 b1 c3 d1"
    assert scene.stand("C") == "d5 f2"


@pytest.mark.clause("E2.6.1")
def test_layers_do_not_help_on_the_other_land_nor_on_deadly_land():
    scene = Scene(3).herds(T="b1 c3 a1 b2", C="d5 f2 a2 c1")
    scene.genes("T", fur=3).genes("C", thermoregulation=3)
    survival(scene)
    assert scene.stand("T") == "b1 c3"
    assert scene.stand("C") == "d5 f2"


@pytest.mark.clause("E2.6.1")
def test_the_owner_chooses_whom_the_layers_save():
    scene = survival(Scene(3).herds(T="b1 c3 a1 d1").genes("T", thermoregulation=1))
    assert scene.legal("T") == {"remove a1", "remove d1"}
    assert scene.play("T", "remove d1").stand("T") == "a1 b1 c3"


@pytest.mark.clause("E2.6.1")
def test_nobody_on_ideal_land_is_taken_off_and_the_dead_do_not_stay():
    scene = survival(Scene(3).herds(T="b1 c3 a1 d1").genes("T", thermoregulation=1))
    assert scene.forbids("T", "remove b1") == "E2.6.1"
    assert scene.forbids("T", "pass") == "E2.6.1"


# ---- two are left --------------------------------------------------------------------------


@pytest.mark.clause("E2.6.2")
def test_who_has_two_left_removes_no_more_even_if_these_would_have_died():
    scene = survival(Scene(3).herds(T="b2 c1 c4 e2"))
    scene.play("T", "remove c1", "remove b2")
    assert scene.stand("T") == "c4 e2"


@pytest.mark.clause("E2.6.2")
def test_two_doomed_dinosaurs_both_stay():
    assert survival(Scene(3).herds(T="b2 c1")).stand("T") == "b2 c1"


@pytest.mark.clause("E2.6.2")
def test_one_in_safety_leaves_one_of_the_doomed():
    scene = survival(Scene(3).herds(T="b1 c1 c4"))
    assert scene.play("T", "remove c1").stand("T") == "b1 c4"


@pytest.mark.clause("E2.6.2")
def test_each_takes_off_only_his_own():
    scene = survival(Scene(3).herds(T="b2 c1 c4", C="e2 f3 e5"))
    assert scene.forbids("T", "remove e2") == "E2.6.2"
    assert scene.forbids("T", "remove e1") == "E2.6.2"


@pytest.mark.clause("E2.6.4")
def test_who_has_chosen_one_does_not_choose_it_again():
    scene = survival(Scene(3).herds(T="b2 c1 c4 e2")).play("T", "remove c1")
    assert scene.forbids("T", "remove c1") == "E2.6.4"


@pytest.mark.clause("E2.6.2", "E2.U6")
def test_with_regeneration_three_are_left():
    scene = survival(Scene(3).herds(T="b2 c1 c4 e2").genes("T", regeneration=1))
    assert scene.play("T", "remove e2").stand("T") == "b2 c1 c4"


@pytest.mark.clause("E2.R9")
@pytest.mark.parametrize(
    ("herd", "survivors"),
    [
        ("b1 c3 d2 b2 c1", 3),  # three safe, two doomed
        ("b1 b2 c1 c4", 2),  # one safe
        ("b2", 1),  # fewer than the minimum
        ("b1 c3", 2),
    ],
)
def test_survivors_are_the_safe_or_the_minimum_if_there_are_so_many(herd, survivors):
    scene = survival(Scene(3).herds(T=herd))
    while scene.asked:
        scene.play("T", min(scene.legal("T")))
    assert scene.player("T").dinosaurs == survivors


@pytest.mark.clause("E2.R9")
def test_layers_always_work_in_full_none_may_be_given_up():
    scene = survival(Scene(3).herds(T="b1 c3 a1 d1").genes("T", thermoregulation=1))
    scene.play("T", "remove a1")
    assert scene.asked == ""
    assert scene.stand("T") == "b1 c3 d1"


@pytest.mark.clause("E2.R9", "E2.X8")
def test_below_the_minimum_the_owner_chooses_the_saved_and_which_doomed_stay():
    herd = Scene(3).herds(T="a1 d1 b2 c1").genes("T", thermoregulation=1)
    survival(herd)
    assert herd.legal("T") == {"remove a1", "remove d1", "remove b2", "remove c1"}
    herd.play("T", "remove b2")
    assert herd.legal("T") == {"remove a1", "remove d1", "remove c1"}
    assert herd.play("T", "remove c1").stand("T") == "a1 d1"


@pytest.mark.clause("E2.X8")
def test_but_the_one_that_a_layer_saves_is_not_among_the_dead():
    herd = Scene(3).herds(T="a1 d1 b2 c1").genes("T", thermoregulation=1)
    survival(herd).play("T", "remove a1")
    assert herd.forbids("T", "remove d1") == "E2.6.1"
    assert herd.legal("T") == {"remove b2", "remove c1"}


# ---- points --------------------------------------------------------------------------------


@pytest.mark.clause("E2.6.3")
def test_each_gets_a_point_per_dinosaur_after_all_have_removed_theirs():
    scene = survival(Scene(3).points(T=0, C=1, S=2).herds(T="b1 c3 d2 b2 c1", C="d5", S="f2 e4"))
    assert [scene.points_of(mark) for mark in "TCS"] == [3, 2, 4]


@pytest.mark.clause("E2.6.3")
def test_no_points_before_the_last_has_removed():
    scene = survival(Scene(3).points(T=0, C=0).herds(T="b2 c1 c4", C="b1 c3"))
    assert [scene.points_of(mark) for mark in "TC"] == [0, 0]
    scene.play("T", "remove c1")
    assert [scene.points_of(mark) for mark in "TC"] == [2, 2]


# ---- together or in order ------------------------------------------------------------------


@pytest.mark.clause("E2.6.4")
def test_together_all_with_a_choice_choose_at_once_and_nobody_else_is_asked():
    scene = survival(Scene(3).herds(T="b2 c1 c4", C="e2 f3 e5", S="b1 c3 a1"))
    assert scene.asked == "TC"
    assert scene.forbids("S", "remove a1") == "E2.6.4"


@pytest.mark.clause("E2.6.4")
def test_together_nothing_is_seen_or_taken_off_before_the_last_has_chosen():
    scene = survival(Scene(3).herds(T="b2 c1 c4", C="e2 f3 e5", S="b1 c3 a1"))
    before = scene.view("C")
    scene.play("T", "remove c1")
    assert scene.view("C").spaces == before.spaces
    assert scene.events("C", "marked") == scene.events("C", "fell") == []
    assert [space.name for space in scene.view("T").spaces if space.marked] == ["C1"]
    assert scene.forbids("T", "remove c4") == "E2.6.4"
    scene.play("C", "remove e2")
    assert (scene.stand("T"), scene.stand("C"), scene.stand("S")) == ("b2 c4", "e5 f3", "b1 c3")


@pytest.mark.clause("E2.6.4")
def test_together_any_of_them_may_choose_first():
    scene = survival(Scene(3).herds(T="b2 c1 c4", C="e2 f3 e5")).play("C", "remove f3")
    assert scene.asked == "T"


@pytest.mark.clause("E2.6.4")
def test_in_order_the_first_player_removes_first_and_the_others_see_it():
    scene = Scene(3, removal="in_order").order("CTS").herds(T="b2 c1 c4", C="e2 f3 e5")
    survival(scene)
    assert scene.asked == "C"
    assert scene.forbids("T", "remove c1") == "E2.6.4"
    scene.play("C", "remove f3")
    assert scene.stand("C") == "e2 e5"
    assert len(scene.events("T", "fell")) == 1
    assert scene.asked == "T"


@pytest.mark.clause("E2.6.4")
def test_in_order_who_has_no_choice_is_not_asked_but_waits_his_turn():
    scene = Scene(3, removal="in_order").order("CST").herds(C="e2 f3 e5", S="b1 c3 a1")
    survival(scene)
    assert scene.stand("S") == "a1 b1 c3"
    scene.play("C", "remove f3")
    assert scene.stand("S") == "b1 c3"


@pytest.mark.clause("E2.R11")
def test_the_dead_return_to_the_supply_even_with_fallen_out():
    scene = survival(Scene(3, fallen="out").herds(T="b1 c3 a1 a2"))
    player = scene.player("T")
    assert (player.dinosaurs, player.supply, player.fallen) == (2, 6, 0)
