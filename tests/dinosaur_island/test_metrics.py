"""What objectives count (DI.M)."""

import pytest

from gondwana.games.dinosaur_island.objectives import metric
from gondwana.games.dinosaur_island.state import METRICS

from .helpers import Scene


def value(scene, name, mark="T"):
    """How much a seat has of what an objective counts."""
    return metric(scene.s, scene.t, scene.seat(mark), METRICS.index(name))


@pytest.mark.clause("DI.M.lab_upgrades_bought")
def test_tiles_bought_count_second_and_covered_ones_too():
    scene = Scene().lay(0, "ads", "sponsors").begin("market")
    scene.play("T", "upgrade 2 5").play("C", "pass").play("T", "upgrade 3 5").play("C", "pass")
    assert value(scene, "lab_upgrades_bought") == 2
    scene.begin("market").play("T", "buy create-2")
    assert value(scene, "lab_upgrades_bought") == 3


def built():
    """Three food stands, two rides, a merchandise stand."""
    scene = Scene().build("T", "taco-stand", "c1").build("T", "ice-cream", "d1")
    scene.build("T", "burger-bones", "c2").build("T", "pony-ride", "d2")
    return scene.build("T", "climbing", "c3").build("T", "balloons", "d3")


@pytest.mark.clause(
    "DI.M.attractions_built", "DI.M.food_built", "DI.M.rides_built", "DI.M.merch_built"
)
def test_built_attractions_count_by_category_and_the_hat_stand_does_not():
    scene = built()
    assert value(Scene(), "attractions_built") == 0
    assert value(scene, "attractions_built") == 6
    assert value(scene, "food_built") == 3
    assert value(scene, "rides_built") == 2
    assert value(scene, "merch_built") == 1


@pytest.mark.clause("DI.M.each_attraction_category")
def test_the_smallest_of_the_three_categories_counts():
    scene = built()
    assert value(scene, "each_attraction_category") == 1
    scene.build("T", "plush-nest", "a4")
    assert value(scene, "each_attraction_category") == 2
    assert value(Scene().build("T", "balloons", "c1"), "each_attraction_category") == 0


def animals():
    """A park with four, three, one and no dinosaurs in its exhibits, and two at home."""
    scene = Scene().printed("T", 4, 4).exhibit("T", "velociraptor", "c1", 4, 4)
    scene.exhibit("T", "carnotaurus", "c2", 4, 3).exhibit("T", "allosaurus", "a3", 2, 1)
    return scene.exhibit("T", "iguanodon", "c3", 4, 0)


@pytest.mark.clause("DI.M.species_created")
def test_species_are_exhibits_with_a_dinosaur_without_the_printed_one():
    assert value(animals(), "species_created") == 3
    assert value(Scene(), "species_created") == 0


@pytest.mark.clause("DI.M.dinosaurs")
def test_all_dinosaurs_count_the_first_one_too():
    assert value(animals(), "dinosaurs") == 4 + 4 + 3 + 1
    assert value(Scene(), "dinosaurs") == 1


@pytest.mark.clause("DI.M.dinosaurs_in_one_exhibit", "DI.M.exhibits_with_4_dinosaurs")
def test_full_exhibits_count_the_printed_one_too():
    scene = animals()
    assert value(scene, "dinosaurs_in_one_exhibit") == 4
    assert value(scene, "exhibits_with_4_dinosaurs") == 2
    scene.exhibit("T", "velociraptor", "c1", 4, 3)
    assert value(scene, "exhibits_with_4_dinosaurs") == 1


@pytest.mark.clause("DI.M.large_carnivores")
def test_large_carnivores_are_counted_by_animals():
    assert value(animals(), "large_carnivores") == 4


@pytest.mark.clause("DI.M.one_exhibit_of_each_kind_filled")
def test_each_kind_needs_an_exhibit_with_a_dinosaur_without_the_printed_one():
    scene = animals()
    assert value(scene, "one_exhibit_of_each_kind_filled") == 0
    scene.exhibit("T", "iguanodon", "c3", 4, 1)
    assert value(scene, "one_exhibit_of_each_kind_filled") == 1


@pytest.mark.clause("DI.M.excitement", "DI.M.security")
def test_only_the_markers_count():
    scene = Scene().set("excitement", T=7).set("security", T=5).hire("T", "publicist", "patrol")
    scene.set("ads", T=3).set("patrols", T=2)
    assert (value(scene, "excitement"), value(scene, "security")) == (7, 5)


@pytest.mark.clause("DI.M.workers")
def test_workers_outside_the_reserve_count_placed_or_not_turned_scientists_do_not():
    scene = Scene().workers(T=6)
    scene.s.idle[0] += 1
    assert value(scene, "workers") == 6
    scene.begin("work").play("T", "venture 1")
    assert value(scene, "workers") == 6


@pytest.mark.clause("DI.M.specialists_at_once")
def test_specialists_held_now_count():
    assert value(Scene().hire("T", "hr", "chef").hire("C", "guard"), "specialists_at_once") == 2


@pytest.mark.clause("DI.M.dna_stored")
def test_the_six_amounts_are_added():
    assert value(Scene().dna("T", cyan=3, blue=2, yellow=4), "dna_stored") == 9


@pytest.mark.clause("DI.M.gate_money_in_round", "DI.M.attraction_vp_in_round")
def test_the_rounds_figures_start_anew_with_the_round():
    scene = Scene().set("excitement", T=2).set("threat", T=0, C=0).threat_die(None).bag(3, 0)
    scene.begin("park").auto("C")
    assert value(scene, "gate_money_in_round") == 2
    assert value(scene, "attraction_vp_in_round") == 1
    while scene.s.round_number == 1:
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    assert value(scene, "gate_money_in_round") == value(scene, "attraction_vp_in_round") == 0
