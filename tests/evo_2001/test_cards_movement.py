"""Event cards of the movement phase, and unexpected gene (E1.C15, E1.C17 and on)."""

import pytest

from .helpers import hold, play

# ---- E1.C15, C17, C18 movement -------------------------------------------------------------


@pytest.mark.clause("E1.C15", "E1.3.5")
def test_big_brother_two_more_horns_when_attacked():
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, C="big-brother").genes("T", horn=1)
    scene.begin("movement")
    play(scene, "C", "big-brother")
    scene.decline()
    assert (scene.player("C").defence, scene.player("C").attack) == (2, 0)
    scene.play("T", "move s01 s02").happen("fight 2")
    assert scene.stand("C") == "s02"


@pytest.mark.clause("E1.R11")
def test_big_brother_may_make_unattackable():
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, C="big-brother").begin("movement")
    play(scene, "C", "big-brother")
    scene.decline()
    assert scene.forbids("T", "move s01 s02") == "E1.3.5"


@pytest.mark.clause("E1.C17")
def test_giant_gene_two_more_horns_when_attacking():
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, T="giant-gene").begin("movement")
    play(scene, "T", "giant-gene")
    assert (scene.player("T").attack, scene.player("T").defence) == (2, 0)
    scene.decline()
    scene.play("T", "move s01 s02").happen("fight 5")
    assert scene.stand("T") == "s02"


@pytest.mark.clause("E1.C18", "E1.R12")
def test_primal_instincts_as_many_points_as_dinosaurs_when_movement_begins():
    herds = {"T": "b15", "C": "s01 s02 s03", "S": "b16"}
    scene = hold(herds, C="primal-instincts").genes("C", leg=5).genes("T", leg=3)
    scene.begin("movement")
    play(scene, "C", "primal-instincts")
    scene.decline()
    scene.play("T", "pass")
    assert (scene.asked, scene.s.steps) == ("C", 3)
    scene = hold({"T": "s01", "C": "s02 s09", "S": "b16"}, C="primal-instincts").begin("movement")
    play(scene, "C", "primal-instincts")
    scene.decline()
    scene.play("T", "move s01 s02").happen("fight 1")
    assert (scene.asked, scene.s.steps) == ("C", 1)


# ---- E1.C23 to E1.C25 ----------------------------------------------------------------------


@pytest.mark.clause("E1.C23")
def test_unexpected_gene_two_points_at_the_end_of_the_last_round():
    scene = hold(T="unexpected-gene").points(T=3)
    scene.s.meteor = 14
    scene.begin("meteor").play("T", "pass")
    play(scene, "T", "unexpected-gene")
    assert scene.match.over
    assert scene.points_of("T") == 5


@pytest.mark.clause("E1.C24", "E1.R15")
def test_vegetarian_diet_no_fighting_this_round_nor_of_tough_kids():
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, C="vegetarian-diet", T="tough-kids")
    scene.begin("movement")
    play(scene, "C", "vegetarian-diet")
    scene.decline()
    assert scene.reason("T", "move s01 s02") == "refusal-E1-C24-peace"
    for mark in "TCS":
        scene.play(mark, "pass")
    scene.decline()
    scene.begin("birth")
    scene.s.peaceful[0] = 1
    scene.play("T", "pass", "play tough-kids")
    assert scene.forbids("T", "lay s02") == "E1.C24"


@pytest.mark.clause("E1.C25", "E1.R15", "E1.R20")
def test_defence_gas_neither_attacks_the_other():
    herds = {"T": "s01 b17", "C": "s02", "S": "b16"}
    scene = hold(herds, T="defence-gas", C="tough-kids").begin("movement")
    assert scene.legal("T") == {"pass", "play defence-gas c", "play defence-gas s"}
    assert scene.forbids("T", "play defence-gas t") == "E1.C25"
    play(scene, "T", "defence-gas c")
    scene.decline()
    assert scene.reason("T", "move s01 s02") == "refusal-E1-C25-truce"
    assert "move b17 b16" in scene.legal("T")
    scene.play("T", "pass")
    assert scene.forbids("C", "move s02 s01") == "E1.C25"
    scene.play("C", "pass").play("S", "pass").play("C", "pass")
    assert scene.player("T").truce == (1,)
    scene.play("T", sorted(scene.legal("T"))[0])
    play(scene, "C", "tough-kids")
    assert scene.forbids("C", "lay s01") == "E1.C25"
