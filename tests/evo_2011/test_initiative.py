"""Initiative (E2.3): from the columns to the track, sorted by dinosaurs."""

import pytest

from .helpers import Scene


@pytest.mark.clause("E2.3.1")
def test_markers_keep_the_order_of_their_columns_where_herds_are_equal():
    scene = Scene(3).herds(T="a1 b3", C="d1 f1", S="e6 f4").columns("SCT").begin("initiative")
    assert scene.in_order == "SCT"


@pytest.mark.clause("E2.3.1")
def test_fewest_dinosaurs_go_first():
    scene = Scene(3).herds(T="a1 b3 c4", C="d1", S="e6 f4").columns("TSC").begin("initiative")
    assert scene.in_order == "CST"


@pytest.mark.clause("E2.3.2")
def test_the_rulebooks_example_with_5_6_7_and_5_dinosaurs():
    scene = Scene(4).columns("TCSB")
    for mark, count in zip("TCSB", (5, 6, 7, 5), strict=True):
        scene.s.alive["TCSB".index(mark)] = count
    assert scene.begin("initiative").in_order == "TBCS"


@pytest.mark.clause("E2.3.3")
def test_climate_and_auction_still_use_the_order_of_the_round_before():
    scene = Scene(2).order("CT").cards("T", "stampede").cards("C", "war-paint").begin("climate")
    assert scene.decline() == ["C climate-before", "T climate-before"]
    scene.happen("token stay")
    assert scene.decline() == ["C climate-after", "T climate-after"]
    scene.happen("gene egg").play("C", "bid 2 1")
    assert scene.decline() == ["C after-bid"]
    assert scene.asked == "T"


@pytest.mark.clause("E2.3.3")
def test_in_round_1_the_columns_alone_decide_and_the_new_order_holds_from_then_on():
    scene = Scene(3).happen("token stay", "gene fur", "gene horn")
    scene.play("T", "bid 3 0").play("C", "bid 2 0").play("S", "bid 1 0").happen("card stampede")
    scene.decline()
    assert scene.in_order == "SCT"
    assert takers(scene, "move") == "SCT"
    assert takers(scene, "lay") == "SCT"


def takers(scene, step):
    """Who has a turn, in a phase where all do nothing."""
    marks = ""
    while scene.asking == step:
        marks += scene.asked
        scene.play(scene.asked, "pass")
        scene.decline()
    return marks


# ---- adrenaline rush -----------------------------------------------------------------------


@pytest.mark.clause("E2.U10", "E2.R7")
@pytest.mark.parametrize(("place", "order"), [(1, "TSC"), (2, "STC"), (3, "SCT")])
def test_adrenaline_rush_takes_any_place_and_the_others_keep_their_order(place, order):
    scene = Scene(3).columns("SCT").genes("T", adrenaline_rush=1).begin("initiative")
    assert (scene.asked, scene.asking) == ("T", "place")
    scene.play("T", f"place {place}")
    assert scene.in_order == order


@pytest.mark.clause("E2.U10")
def test_only_the_owner_of_adrenaline_rush_chooses_and_he_must():
    scene = Scene(3).columns("SCT").genes("T", adrenaline_rush=1).begin("initiative")
    assert scene.forbids("C", "place 1") == "E2.U10"
    assert scene.forbids("T", "pass") == "E2.U10"


@pytest.mark.clause("E2.R7")
def test_there_are_as_many_places_as_players():
    scene = Scene(3).columns("SCT").genes("T", adrenaline_rush=1).begin("initiative")
    assert scene.legal("T") == {"place 1", "place 2", "place 3"}
    assert scene.forbids("T", "place 4") == "E2.R7"


@pytest.mark.clause("E2.R7", "E2.W3")
def test_adrenaline_rush_is_chosen_after_dawn_drums():
    scene = Scene(3).columns("TSC").genes("T", adrenaline_rush=1).cards("C", "dawn-drums")
    scene.begin("initiative").play("C", "play dawn-drums first")
    assert scene.in_order == "CTS"
    assert scene.asking == "place"
    scene.play("T", "place 1")
    assert scene.in_order == "TCS"


@pytest.mark.clause("E2.X9")
def test_adrenaline_rush_is_asked_every_round():
    scene = Scene(2).columns("CT").genes("T", adrenaline_rush=1).begin("initiative")
    scene.play("T", "place 1").begin("initiative")
    assert scene.asking == "place"
