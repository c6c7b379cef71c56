"""Phase 5, survival and evolution (E1.5)."""

import pytest

from .helpers import Scene

# Regions of compact9 by terrain.
DESERT, PLAINS = ["s01", "s05", "b01", "b07"], ["s02", "s06", "b02", "b11"]
HILLS, MOUNTAINS = ["s03", "s09", "b03", "b06", "b08"], ["s04", "s08", "b04", "b05"]


def example(climate):
    """The rulebook's: one on desert, two on plains, five on hills, two on mountains."""
    herd = [*DESERT[:1], *PLAINS[:2], *HILLS[:5], *MOUNTAINS[:2]]
    scene = Scene().herds(T=" ".join(herd), C="b15", S="b16").genes("T", fur=2, parasol=1)
    return scene.climate(climate).begin("survival")


@pytest.mark.clause("E1.5.4", "E1.5.1", "E1.5.2")
def test_example_the_marker_on_brown():
    scene = example("hills")
    assert scene.legal("T") == {"remove s02", "remove s06"}
    scene.play("T", "remove s02")
    left = {*PLAINS[1:2], *HILLS[:5], *MOUNTAINS[:2]}
    assert set(scene.stand("T").split()) == left
    assert scene.points_of("T") == 6 + 8


@pytest.mark.clause("E1.5.4", "E1.5.1")
def test_example_the_marker_on_yellow():
    scene = example("desert")
    assert set(scene.stand("T").split()) == {"s01", "s02", "s06"}
    assert scene.points_of("T") == 6 + 3


@pytest.mark.clause("E1.5.1")
def test_temperate_land_keeps_all_and_deadly_land_none():
    scene = Scene().herds(T=" ".join(MOUNTAINS), C=" ".join(DESERT), S="b16").climate("desert")
    scene.begin("survival")
    assert (scene.stand("T"), scene.player("T").supply) == ("", 10)
    assert set(scene.stand("C").split()) == set(DESERT)


@pytest.mark.clause("E1.5.2")
def test_all_cold_regions_together_keep_as_many_as_furs():
    scene = Scene().herds(T="s02 s06 b02 b11", C="b15", S="b16").genes("T", fur=2)
    scene.climate("desert").begin("survival")
    assert scene.s.to_remove == 2
    scene.play("T", "remove s06")
    assert scene.legal("T") == {"remove s02", "remove b02", "remove b11"}
    scene.play("T", "remove s02")
    assert scene.stand("T") == "b02 b11"


@pytest.mark.clause("E1.5.2")
def test_no_more_die_than_must_and_only_those_in_the_zone():
    scene = Scene().herds(T="s01 s02 s06", C="b15", S="b16").climate("desert").begin("survival")
    assert scene.forbids("T", "remove s01") == "E1.5.2"
    assert scene.forbids("T", "remove b15") == "E1.5.2"
    assert scene.reason("T", "pass") == "refusal-E1-5-2-pass"
    assert scene.reason("C", "pass") == "refusal-E1-5-2-turn"
    assert scene.play("T", "remove s02").stand("T") == "s01 s06"


@pytest.mark.clause("E1.5.2")
def test_each_has_furs_and_parasols_of_his_own():
    scene = Scene().herds(T="s02 s06", C="b02 b11", S="b16").genes("C", fur=2).climate("desert")
    scene.begin("survival").play("T", "remove s02")
    assert (scene.stand("T"), scene.stand("C")) == ("s06", "b02 b11")


@pytest.mark.clause("E1.5.2", "E1.X5")
def test_players_choose_in_order_each_first_on_cold_then_on_hot_land():
    scene = Scene().herds(T="s03 s09 s01 s05", C="b03 b06 b01 b07", S="b16").climate("plains")
    scene.order("CTS").begin("survival")
    assert (scene.asked, scene.view("C").ask.zone) == ("C", "cold")
    scene.play("C", "remove b03")
    assert (scene.asked, scene.view("C").ask.zone) == ("C", "hot")
    scene.play("C", "remove b01")
    assert (scene.asked, scene.view("T").ask.zone) == ("T", "cold")


@pytest.mark.clause("E1.X5")
def test_where_nothing_protects_all_die_unasked():
    scene = Scene().herds(T="s03 s09", C="b15", S="b16").genes("T", fur=0).climate("plains")
    scene.begin("survival")
    assert (scene.stand("T"), scene.now) == ("", "meteor")


@pytest.mark.clause("E1.5.3")
def test_a_point_for_each_dinosaur_on_the_board():
    scene = Scene().herds(T="s01 s02 s06", C="b01 b07 b15", S="b16").points(T=0, C=3, S=0)
    scene.climate("desert").begin("survival").play("T", "remove s02")
    assert [scene.points_of(mark) for mark in "TCS"] == [2, 6, 1]
    scored = [(event["seat"], event["amount"]) for event in scene.events("S", "scored")]
    assert scored == [(0, 2), (1, 3), (2, 1)]
