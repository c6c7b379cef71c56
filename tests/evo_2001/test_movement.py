"""Phase 3, movement and fighting (E1.3)."""

from fractions import Fraction

import pytest

from .helpers import Scene

FAR = {"C": "b15", "S": "b16"}


def facing(attack=0, defence=0):
    """T on s03 faces C on s05; s05 is free to enter only by a fight."""
    scene = Scene().herds(T="s03", C="s05 b15", S="b16").genes("T", leg=3)
    return scene.genes("T", horn=attack).genes("C", horn=defence).begin("movement")


@pytest.mark.clause("E1.3.1")
def test_example_two_legs_take_one_dinosaur_two_regions():
    scene = Scene().herds(T="s01 s09", **FAR).genes("T", leg=2).begin("movement")
    scene.play("T", "move s01 s03", "move s03 s05")
    assert (scene.stand("T"), scene.asked) == ("s05 s09", "C")


@pytest.mark.clause("E1.3.1")
def test_example_two_legs_take_two_dinosaurs_one_region_each():
    scene = Scene().herds(T="s01 s09", **FAR).genes("T", leg=2).begin("movement")
    scene.play("T", "move s01 s03", "move s09 s07")
    assert (scene.stand("T"), scene.asked) == ("s03 s07", "C")


@pytest.mark.clause("E1.3.1")
def test_nobody_must_move_and_one_ends_before_the_next_begins():
    scene = Scene().herds(T="s01", **FAR).genes("T", leg=5).begin("movement")
    assert scene.forbids("C", "move b15 b11") == "E1.3.1"
    assert scene.reason("C", "move b15 b11") == "refusal-E1-3-1-turn"
    scene.play("T", "move s01 s03", "pass")
    assert (scene.asked, scene.stand("T")) == ("C", "s03")
    assert scene.reason("T", "pass") == "refusal-E1-3-1-turn"


@pytest.mark.clause("E1.3.1")
def test_only_to_adjacent_regions_and_only_own_dinosaurs():
    scene = Scene().herds(T="s01", **FAR).begin("movement")
    assert scene.legal("T") == {"pass", "move s01 s02", "move s01 s03"}
    assert scene.forbids("T", "move s01 s04") == "E1.3.1"
    assert scene.forbids("T", "move b15 b11") == "E1.3.1"
    assert scene.forbids("T", "move b16 s08") == "E1.3.1"


@pytest.mark.clause("E1.3.1", "E1.S10")
def test_movement_crosses_the_seam():
    scene = Scene().herds(T="s02", **FAR).begin("movement")
    assert scene.play("T", "move s02 b01").stand("T") == "b01"


@pytest.mark.clause("E1.3.2")
def test_own_dinosaurs_are_in_the_way():
    scene = Scene().herds(T="s01 s03", **FAR).genes("T", leg=2).begin("movement")
    assert scene.forbids("T", "move s01 s03") == "E1.3.2"


@pytest.mark.clause("E1.3.3", "E1.3.6")
def test_an_attack_costs_a_point_and_is_fought_at_once():
    scene = facing(1, 0).play("T", "move s03 s05")
    assert (scene.chance, scene.s.steps) == ("fight", 2)
    assert scene.odds == {str(n): Fraction(1, 6) for n in range(1, 7)}
    scene.happen("fight 4")
    assert (scene.stand("T"), scene.stand("C")) == ("s05", "b15")
    assert scene.player("C").supply == 9
    assert scene.asked == "T"


@pytest.mark.clause("E1.3.4")
def test_deadly_land_may_be_crossed():
    scene = Scene().herds(T="s01", **FAR).climate("desert").genes("T", leg=2).begin("movement")
    scene.play("T", "move s01 s03", "move s03 s05")
    assert scene.stand("T") == "s05"


@pytest.mark.clause("E1.3.5")
@pytest.mark.parametrize(
    ("attack", "defence", "wins"),
    [(0, 0, 2), (2, 2, 2), (1, 0, 4), (3, 2, 4), (2, 0, 5), (5, 1, 5), (0, 1, 1), (2, 3, 1)],
)
@pytest.mark.parametrize("number", range(1, 7))
def test_the_table_of_fights(attack, defence, wins, number):
    scene = facing(attack, defence).play("T", "move s03 s05").happen(f"fight {number}")
    assert scene.stand("T") == ("s05" if number <= wins else "")
    assert scene.stand("C") == ("b15" if number <= wins else "s05 b15")


@pytest.mark.clause("E1.3.5")
@pytest.mark.parametrize("defence", [2, 3, 6])
def test_with_two_horns_fewer_one_may_not_attack(defence):
    assert facing(0, defence).forbids("T", "move s03 s05") == "E1.3.5"


@pytest.mark.clause("E1.3.6")
def test_the_beaten_attacker_goes_to_its_supply_and_may_be_born_again():
    scene = Scene().herds(T="s03 s01", C="s05 b15", S="b16").begin("movement")
    scene.play("T", "move s03 s05").happen("fight 3")
    assert (scene.stand("T"), scene.player("T").supply) == ("s01", 9)
    scene.play("C", "pass").play("S", "pass")
    assert scene.now == "birth"
    assert "lay s03" in scene.legal("T")


@pytest.mark.clause("E1.3.6")
def test_the_mover_may_go_on_with_the_winner_too():
    scene = facing(1, 0).play("T", "move s03 s05").happen("fight 1").play("T", "move s05 s07")
    assert scene.stand("T") == "s07"


@pytest.mark.clause("E1.3.6")
def test_who_lost_may_go_on_with_another():
    scene = Scene().herds(T="s03 s09", C="s05", S="b16").genes("T", leg=2).begin("movement")
    scene.play("T", "move s03 s05").happen("fight 6").play("T", "move s09 s07")
    assert scene.stand("T") == "s07"


@pytest.mark.clause("E1.X11")
def test_movement_ends_unasked_when_no_move_is_legal():
    scene = Scene().herds(T="s01", C="s02 s03", S="b16").genes("C", horn=2).begin("movement")
    assert scene.asked == "C"
    scene = Scene().herds(C="b15", S="b16").begin("movement")
    assert scene.asked == "C"


@pytest.mark.clause("E1.X11")
def test_movement_ends_with_the_last_dinosaur():
    scene = Scene().herds(T="s03", C="s05", S="b16").genes("T", leg=4).begin("movement")
    assert scene.play("T", "move s03 s05").happen("fight 6").asked == "C"
