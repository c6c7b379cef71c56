"""Movement and combat (E2.4): points, occupied spaces, the die, who may be attacked."""

from fractions import Fraction

import pytest

from .helpers import Scene


def movement(scene):
    return scene.begin("movement")


def facing(**options):
    """T and C with three dinosaurs each, T next to C at d3 with two of them; T moves first."""
    return Scene(3, **options).herds(T="d2 e3 a1", C="d3 f4 e6")


# ---- movement points -----------------------------------------------------------------------


@pytest.mark.clause("E2.4.1")
def test_players_move_in_order_with_two_points_each():
    scene = movement(Scene(3).order("CTS"))
    assert scene.asked == "C"
    assert scene.forbids("T", "move a1 b1") == "E2.4.1"
    assert scene.player("C").movement == 2


@pytest.mark.clause("E2.4.1")
@pytest.mark.parametrize(
    "steps",
    [
        ["move a1 b1", "move b1 c2", "move c2 d2"],
        ["move a1 b1", "move e1 d1", "move b1 c2"],
        ["move a1 b1", "move e1 d1", "move f4 f5"],
    ],
    ids=["3", "2+1", "1+1+1"],
)
def test_the_rulebooks_example_three_points_split_at_will(steps):
    scene = movement(Scene(3).herds(T="a1 e1 f4", C="d5 e6 e5").genes("T", legs=1))
    scene.play("T", *steps)
    assert scene.asked == "C"
    assert len(scene.events("S", "moved")) == 3
    assert [event["steps"] for event in scene.events("T", "moves")] == [2]


@pytest.mark.clause("E2.4.1", "E2.N")
@pytest.mark.parametrize("legs", [0, 1, 3])
def test_each_pair_of_legs_is_one_more_point(legs):
    scene = movement(Scene(3).genes("T", legs=legs))
    assert scene.s.steps == 2 + legs
    assert scene.view("C").ask.steps == 2 + legs


@pytest.mark.clause("E2.4.1")
def test_points_need_not_be_used_and_the_rest_lapses():
    scene = movement(Scene(3)).play("T", "pass").play("C", "pass").play("S", "pass")
    assert scene.now == "birth"
    assert scene.s.steps == 0
    assert movement(scene).s.steps == 2


@pytest.mark.clause("E2.4.1")
def test_one_point_is_one_space():
    scene = movement(Scene(3).herds(T="a1 b3"))
    assert scene.forbids("T", "move a1 b1") is None
    assert scene.forbids("T", "move a1 c2") == "E2.4.1"


@pytest.mark.clause("E2.4.1")
def test_one_moves_only_ones_own_dinosaurs():
    scene = movement(Scene(3).herds(T="a1 b3", C="d1 f1 e6"))
    assert scene.forbids("T", "move d1 d2") == "E2.4.1"
    assert scene.forbids("T", "move c3 d3") == "E2.4.1"


# ---- occupied spaces -----------------------------------------------------------------------


@pytest.mark.clause("E2.4.2")
def test_no_dinosaur_moves_onto_one_of_its_own_clan():
    scene = movement(Scene(3).herds(T="a1 b1", C="d1 f1 e6"))
    assert scene.forbids("T", "move a1 b1") == "E2.4.2"


@pytest.mark.clause("E2.4.2")
def test_a_ring_of_dinosaurs_own_and_foreign_cannot_be_passed_through():
    scene = movement(Scene(3).herds(T="a1 a2", C="b1 b2").genes("T", legs=4))
    assert {words for words in scene.legal("T") if words.startswith("move a1")} == set()
    assert scene.forbids("T", "move a1 c2") == "E2.4.1"


@pytest.mark.clause("E2.4.2")
def test_a_space_with_an_enemy_is_entered_only_by_a_fight():
    scene = movement(facing()).play("T", "move d2 d3")
    assert scene.chance == "die"
    assert scene.stand("C") == "d3 e6 f4"
    assert scene.stand("T") == "a1 d2 e3"


# ---- fights --------------------------------------------------------------------------------


@pytest.mark.clause("E2.4.3")
def test_the_die_has_six_faces_for_five_results():
    odds = movement(facing()).play("T", "move d2 d3").odds
    sixth = Fraction(1, 6)
    assert odds == {
        "fail": sixth, "success": sixth, "equal": sixth, "more": 2 * sixth, "two-more": sixth,
    }  # fmt: skip


@pytest.mark.clause("E2.4.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "winning"),
    [
        (0, 1, {"success"}),
        (0, 5, {"success"}),
        (0, 0, {"success", "equal"}),
        (2, 2, {"success", "equal"}),
        (1, 0, {"success", "equal", "more"}),
        (2, 0, {"success", "equal", "more", "two-more"}),
        (6, 1, {"success", "equal", "more", "two-more"}),
    ],
)
def test_horns_decide_which_results_succeed(attacker, defender, winning):
    scene = facing().genes("T", horn=attacker).genes("C", horn=defender)
    movement(scene).play("T", "move d2 d3")
    outcomes = {}
    for face in scene.odds:
        fight = Scene(3)
        fight.match = scene.match.copy()
        fight.happen(f"die {face}")
        outcomes[face] = fight.stand("T") == "a1 d3 e3"
    assert {face for face, won in outcomes.items() if won} == winning


@pytest.mark.clause("E2.4.3")
def test_an_attack_costs_a_point_even_if_it_fails():
    scene = movement(facing()).play("T", "move d2 d3").happen("die fail")
    assert scene.s.steps == 1
    scene.play("T", "move d2 d3").happen("die fail")
    assert scene.asked == "C"


@pytest.mark.clause("E2.4.4")
def test_the_winner_takes_the_space_and_may_go_on_while_points_last():
    scene = movement(facing()).play("T", "move d2 d3").happen("die success")
    assert scene.stand("T") == "a1 d3 e3"
    assert scene.stand("C") == "e6 f4"
    scene.play("T", "move d3 d4")
    assert scene.stand("T") == "a1 d4 e3"


@pytest.mark.clause("E2.4.4")
def test_after_a_failed_attack_both_stay_where_they_are():
    scene = movement(facing()).play("T", "move d2 d3")
    assert scene.view("S").ask.fight == ("D2", "D3")
    scene.happen("die fail")
    assert (scene.stand("T"), scene.stand("C")) == ("a1 d2 e3", "d3 e6 f4")
    assert scene.view("S").ask.fight is None


@pytest.mark.clause("E2.4.5")
def test_the_same_dinosaur_may_be_attacked_again_by_the_same_one_or_another():
    scene = movement(facing().genes("T", legs=1))
    scene.play("T", "move d2 d3").happen("die fail").play("T", "move d2 d3").happen("die fail")
    scene.play("T", "move e3 d3").happen("die success")
    assert scene.stand("T") == "a1 d2 d3"
    assert scene.asked == "C"


# ---- who may be attacked -------------------------------------------------------------------


@pytest.mark.clause("E2.4.6")
@pytest.mark.parametrize("rulebook", ["en", "hu"])
def test_a_clan_with_only_two_dinosaurs_cannot_be_attacked(rulebook):
    scene = movement(Scene(3, rulebook=rulebook).herds(T="d2 e3 a1", C="d3 f4"))
    assert scene.forbids("T", "move d2 d3") == "E2.4.6"
    assert "move d2 d3" not in scene.legal("T")


@pytest.mark.clause("E2.4.6")
@pytest.mark.parametrize("herd", ["d3 f4", "d3"])
def test_with_protect_two_off_it_can(herd):
    scene = movement(Scene(3, protect_two="off").herds(T="d2 e3 a1", C=herd))
    assert scene.forbids("T", "move d2 d3") is None


@pytest.mark.clause("E2.4.6")
def test_the_minimum_is_checked_before_every_attack():
    scene = movement(Scene(3).herds(T="d2 e3 a1", C="d3 f4 e4").genes("T", legs=2))
    scene.play("T", "move d2 d3").happen("die success")
    assert scene.forbids("T", "move d3 e4") == "E2.4.6"


@pytest.mark.clause("E2.4.6")
def test_a_clan_at_its_minimum_may_itself_attack():
    scene = movement(Scene(3).herds(T="d2 e3", C="d3 f4 e6"))
    assert scene.forbids("T", "move d2 d3") is None


@pytest.mark.clause("E2.4.6", "E2.U6")
@pytest.mark.parametrize("protect_two", ["on", "off"])
@pytest.mark.parametrize("herd", ["d3 f4 e6", "d3 f4"])
def test_with_regeneration_the_minimum_is_three_whatever_the_option_says(protect_two, herd):
    scene = Scene(3, protect_two=protect_two).herds(T="d2 e3 a1", C=herd)
    movement(scene.genes("C", regeneration=1))
    assert scene.forbids("T", "move d2 d3") == "E2.U6"


@pytest.mark.clause("E2.U6")
def test_with_regeneration_and_four_dinosaurs_one_may_be_attacked():
    scene = Scene(3).herds(T="d2 e3 a1", C="d3 f4 e6 c1").genes("C", regeneration=1)
    assert movement(scene).forbids("T", "move d2 d3") is None


@pytest.mark.clause("E2.4.6")
def test_protect_two_off_does_not_free_the_survival_phase():
    scene = Scene(3, protect_two="off").climate("yellow").herds(T="b2 c1", C="a1", S="d1")
    scene.begin("survival")
    assert scene.points_of("T") == 6 + 2


@pytest.mark.clause("E2.4.6")
def test_a_clan_with_none_left_plays_on_and_lays_on_any_free_space():
    scene = Scene(3, protect_two="off").herds(T="d2 e3", C="d3")
    movement(scene).play("T", "move d2 d3").happen("die success").play("T", "pass")
    assert (scene.stand("C"), scene.asked) == ("", "C")
    scene.play("C", "pass").play("S", "pass").play("T", "pass")
    assert scene.legal("C") == {"pass", *(f"lay {name}" for name in scene.names)} - {
        "lay d3", "lay e3",
    }  # fmt: skip


# ---- the fallen ----------------------------------------------------------------------------


@pytest.mark.clause("E2.4.7", "E2.R11")
def test_the_beaten_dinosaur_returns_to_the_supply():
    scene = movement(facing()).play("T", "move d2 d3").happen("die success")
    player = scene.player("C")
    assert (player.dinosaurs, player.supply, player.fallen) == (2, 6, 0)


@pytest.mark.clause("E2.4.7")
def test_to_the_letter_of_en_it_is_out_of_the_game():
    scene = movement(facing(fallen="out")).play("T", "move d2 d3").happen("die success")
    player = scene.player("C")
    assert (player.dinosaurs, player.supply, player.fallen) == (2, 5, 1)


@pytest.mark.clause("E2.4.7", "E2.5.2")
def test_then_an_empty_supply_is_enough_to_move_a_dinosaur_at_birth():
    scene = Scene(3, fallen="out").herds(T="a1 b1 c1 d1 e1 f1 f2", C="d5 e5 e6")
    scene.s.fallen[0] = 1
    scene.begin("birth")
    assert "take a1" in scene.legal("T")
    assert not any(words.startswith("lay") for words in scene.legal("T"))


@pytest.mark.clause("E2.4.7", "E2.5.2")
def test_with_the_fallen_in_supply_seven_on_the_board_lay_and_take_none_off():
    scene = Scene(3).herds(T="a1 b1 c1 d1 e1 f1 f2", C="d5 e5 e6").begin("birth")
    assert scene.forbids("T", "take a1") == "E2.5.2"
    assert scene.forbids("T", "lay a2") is None
