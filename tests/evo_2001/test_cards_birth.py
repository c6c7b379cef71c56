"""Event cards of the birth phase (E1.C12, E1.C13, E1.C20, E1.C22)."""

import pytest

from .helpers import Scene, hold, play

# ---- E1.C12 tough kids ---------------------------------------------------------------------


def tough(herds, cards="tough-kids", **genes):
    scene = hold(herds, T=cards).genes("T", **genes).begin("birth").play("T", "pass")
    return play(scene, "T", "tough-kids")


@pytest.mark.clause("E1.C12", "E1.R9", "E1.X10")
@pytest.mark.parametrize("number", range(1, 7))
def test_tough_kids_fight_at_once_with_a_horn_more(number):
    scene = tough({"T": "s01", "C": "s02", "S": "b16"})
    assert scene.legal("T") == {"lay s02", "lay s03"}
    scene.play("T", "lay s02").happen(f"fight {number}")
    assert scene.stand("T") == ("s01 s02" if number <= 4 else "s01")
    assert scene.stand("C") == ("" if number <= 4 else "s02")
    assert scene.asked == ("C")
    newborn = {region.name for region in scene.view("T").regions if region.newborn}
    assert newborn == ({"S02"} if number <= 4 else set())


@pytest.mark.clause("E1.R9")
@pytest.mark.parametrize(("horns", "clause"), [(2, None), (3, "E1.3.5")])
def test_tough_kids_use_the_usual_table_after_their_horn(horns, clause):
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, T="tough-kids").genes("C", horn=horns)
    scene.begin("birth").play("T", "pass")
    play(scene, "T", "tough-kids")
    assert scene.forbids("T", "lay s02") == clause


@pytest.mark.clause("E1.R9")
def test_a_lost_newborn_uses_its_egg_and_may_be_placed_again_for_the_next():
    herd = " ".join(Scene().names[:9])
    scene = tough({"T": herd, "C": "b01 b08", "S": "b16"}, egg=2)
    scene.play("T", "lay b08").happen("fight 6")
    assert scene.asked == "T"
    assert scene.player("T").supply == 1
    assert "lay b08" in scene.legal("T")


@pytest.mark.clause("E1.R9")
def test_adjacency_stays_with_tough_kids():
    scene = tough({"T": "s01", "C": "s06", "S": "b16"})
    assert scene.forbids("T", "lay s06") == "E1.4.2"


@pytest.mark.clause("E1.R9", "E1.R14")
def test_tough_kids_with_wandering_offspring():
    scene = hold({"T": "s01", "C": "s06", "S": "b16"}, T="tough-kids wandering-offspring")
    scene.begin("birth").play("T", "pass")
    play(scene, "T", "tough-kids")
    play(scene, "T", "wandering-offspring")
    assert "lay s06" in scene.legal("T")
    assert scene.forbids("T", "lay b16") == "E1.4.2"


@pytest.mark.clause("E1.R9", "E1.4.4")
def test_tough_kids_of_an_extinct_species():
    scene = tough({"C": "s06 b15", "S": "b16"}, egg=3)
    assert {"lay s06", "lay b15", "lay b16", "lay s01"} <= scene.legal("T")
    scene.play("T", "lay b15").happen("fight 6")
    assert {"lay s06", "lay b15", "lay s01"} <= scene.legal("T")
    scene.play("T", "lay s06").happen("fight 1")
    assert scene.legal("T") == {f"lay {n}" for n in ("s03", "s04", "s05", "s07", "s08", "b08")}


@pytest.mark.clause("E1.X6", "E1.4.5")
def test_stopping_ends_all_remaining_births_also_when_only_fights_are_open():
    scene = tough({"C": "s02 s03", "S": "b16"}, egg=3)
    scene.play("T", "lay s01")
    assert scene.legal("T") == {"pass", "lay s02", "lay s03"}
    assert scene.play("T", "pass").asked == "C"


@pytest.mark.clause("E1.R11")
def test_giant_gene_adds_to_tough_kids_and_big_brother_stops_them():
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, T="giant-gene tough-kids")
    scene.begin("movement")
    play(scene, "T", "giant-gene")
    scene.decline()
    for mark in "TCS":
        scene.play(mark, "pass")
    scene.play("T", "pass")
    play(scene, "T", "tough-kids")
    scene.play("T", "lay s02")
    horns = scene.events("S", "horns")[-1]
    assert (horns["attack"], horns["defence"]) == (3, 0)
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, C="big-brother", T="tough-kids")
    scene.genes("C", horn=1).begin("movement")
    play(scene, "C", "big-brother")
    scene.decline()
    assert scene.forbids("T", "move s01 s02") == "E1.3.5"
    for mark in "TCS":
        scene.play(mark, "pass")
    scene.play("T", "pass")
    play(scene, "T", "tough-kids")
    assert scene.forbids("T", "lay s02") == "E1.3.5"


# ---- E1.C13 whose child is this? -----------------------------------------------------------


def births(herds, **cards):
    """Births of all, the first place each time, up to the end of the phase."""
    scene = hold(herds, **cards).begin("birth")
    while scene.window != "end-birth":
        if scene.asking == "window":
            scene.play(scene.asked, "pass")
        else:
            scene.play(scene.asked, sorted(scene.legal(scene.asked))[0])
    return scene


@pytest.mark.clause("E1.C13", "E1.R10", "E1.R20")
def test_whose_child_replaces_a_newborn_of_who_has_five():
    scene = births({"T": "s01", "C": "b15 b14 b13 b12", "S": "b16"}, T="whose-child", C="flood")
    new = {region.name.lower() for region in scene.view("T").regions if region.newborn}
    (child,) = new & set(scene.stand("C").split())
    assert scene.legal("T") == {"pass", f"play whose-child {child}"}
    assert scene.forbids("T", "play whose-child b15") == "E1.R10"
    scene.play("T", f"play whose-child {child}")
    assert child in scene.stand("T")
    assert scene.player("C").dinosaurs == 4
    assert (scene.player("T").supply, scene.player("C").supply) == (7, 6)


@pytest.mark.clause("E1.C13")
def test_whose_child_spares_who_has_four():
    scene = births({"T": "s01", "C": "b15 b14 b13", "S": "b16"}, T="whose-child")
    assert scene.legal("T") == {"pass"}


@pytest.mark.clause("E1.R10")
def test_whose_child_needs_a_dinosaur_in_ones_supply():
    herd = " ".join(Scene().names[:10])
    scene = births({"T": herd, "C": "b15 b14 b13 b12", "S": "b16"}, T="whose-child")
    assert scene.player("T").supply == 0
    assert scene.legal("T") == {"pass"}
    child = next(r.name.lower() for r in scene.view("T").regions if r.newborn and r.dinosaur == 1)
    assert scene.forbids("T", f"play whose-child {child}") == "E1.R10"


@pytest.mark.clause("E1.X10")
def test_a_tough_kid_is_newly_placed_for_whose_child():
    scene = hold({"T": "s01 s02 s03 s05", "C": "s06", "S": "b16"}, T="tough-kids", C="whose-child")
    scene.begin("birth")
    scene.play("T", "pass").play("C", "pass")
    play(scene, "T", "tough-kids")
    scene.play("T", "lay s06").happen("fight 1")
    scene.play("C", "pass", "lay b15").play("S", "lay b17")
    assert scene.window == "end-birth"
    assert "play whose-child s06" in scene.legal("C")


# ---- E1.C20 birth control ------------------------------------------------------------------


@pytest.mark.clause("E1.C20", "E1.R13", "E1.X3")
def test_birth_control_skips_the_phase_for_all_with_its_windows():
    scene = hold(T="birth-control", C="division", S="whose-child").begin("birth")
    scene.play("T", "play birth-control")
    assert scene.decline_answers() == ["C", "S"]
    assert (scene.now, scene.window) == ("survival", "start-survival")
    assert scene.stand("T") == "s01"


@pytest.mark.clause("E1.X3", "E1.R17")
def test_birth_control_may_be_divided():
    scene = hold(T="birth-control", C="division").begin("birth").play("T", "play birth-control")
    scene.play("C", "play division")
    assert scene.now == "survival"
    assert scene.hand("C") == ("birth-control",)


# ---- E1.C22 wandering offspring ------------------------------------------------------------


@pytest.mark.clause("E1.C22", "E1.R14")
def test_wandering_offspring_two_or_three_regions_away_over_land():
    scene = hold({"T": "s01", "C": "s02 s03", "S": "b15"}, T="wandering-offspring")
    scene.begin("birth").play("T", "pass")
    play(scene, "T", "wandering-offspring")
    assert scene.legal("T") == {
        "pass", *(f"lay {n}" for n in ("s04", "s05", "s06", "b01", "s07", "s08", "b04", "b08")),
        "lay b02",
    }  # fmt: skip
    assert scene.forbids("T", "lay b12") == "E1.4.2"


@pytest.mark.clause("E1.R14")
def test_wandering_offspring_does_nothing_for_an_extinct_species():
    scene = hold({"C": "b15", "S": "b16"}, T="wandering-offspring").genes("T", egg=2)
    scene.begin("birth").play("T", "pass")
    play(scene, "T", "wandering-offspring")
    scene.play("T", "lay s01")
    assert scene.legal("T") == {"lay s02", "lay s03"}
