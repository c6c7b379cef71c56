"""Phase 4, birth (E1.4)."""

import pytest

from .helpers import Scene


@pytest.mark.clause("E1.4.1")
def test_as_many_newborns_as_eggs_all_before_the_next_player():
    scene = Scene().herds(T="s01", C="b15", S="b16").genes("T", egg=2).begin("birth")
    assert scene.forbids("C", "lay b11") == "E1.4.1"
    scene.play("T", "lay s02")
    assert scene.asked == "T"
    scene.play("T", "lay s03")
    assert (scene.asked, scene.stand("T")) == ("C", "s01 s02 s03")


@pytest.mark.clause("E1.4.2")
def test_a_newborn_goes_to_an_empty_region_next_to_an_older_dinosaur():
    scene = Scene().herds(T="s01", C="s02", S="b16").genes("T", egg=2).begin("birth")
    assert scene.legal("T") == {"lay s03"}
    for words in ("lay s01", "lay s02", "lay s05", "lay b16"):
        assert scene.forbids("T", words) == "E1.4.2"


@pytest.mark.clause("E1.4.2")
def test_next_to_a_newborn_alone_is_not_enough():
    scene = Scene().herds(T="s01", C="b15", S="b16").genes("T", egg=2).begin("birth")
    scene.play("T", "lay s03")
    assert scene.legal("T") == {"lay s02"}


@pytest.mark.clause("E1.4.2")
def test_older_are_all_that_stood_there_before_the_phase_moved_ones_too():
    scene = Scene().herds(T="s01", C="b15", S="b16").begin("movement").play("T", "move s01 s03")
    scene.play("C", "pass").play("S", "pass")
    assert scene.legal("T") == {f"lay {n}" for n in ("s01", "s02", "s04", "s05", "s06")}


@pytest.mark.clause("E1.4.3")
def test_births_are_compulsory():
    scene = Scene().herds(T="s01", C="b15", S="b16").begin("birth")
    assert scene.reason("T", "pass") == "refusal-E1-4-3-pass"
    assert scene.forbids("T", "pass") == "E1.4.3"


@pytest.mark.clause("E1.4.3")
def test_births_lapse_without_a_supply():
    names = Scene().names
    scene = Scene().herds(T=" ".join(names[:10]), C="b15", S="b16").begin("birth")
    assert scene.asked == "C"
    nine = Scene().herds(T=" ".join(names[:9]), C="b15", S="b16").genes("T", egg=3)
    nine.begin("birth").play("T", "lay b01")
    assert nine.asked == "C"
    assert nine.events("T", "lapsed") == [{"seat": 0, "eggs": 2}]


@pytest.mark.clause("E1.4.3")
def test_births_lapse_without_room_looked_at_afresh():
    scene = Scene().herds(T="s01", C="s02", S="b16").genes("T", egg=3).begin("birth")
    scene.play("T", "lay s03")
    assert scene.asked == "C"
    assert scene.stand("T") == "s01 s03"
    none = Scene().herds(T="s01", C="s02 s03", S="b16").begin("birth")
    assert none.asked == "C"


@pytest.mark.clause("E1.4.4")
def test_an_extinct_species_returns_anywhere_and_makes_one_group():
    scene = Scene().herds(C="b15", S="b16").genes("T", egg=3).begin("birth")
    free = {f"lay {name}" for name in scene.names} - {"lay b15", "lay b16"}
    assert scene.legal("T") == free
    assert scene.forbids("T", "pass") == "E1.4.3"
    scene.play("T", "lay s05")
    assert scene.legal("T") == {"lay s03", "lay s06", "lay s07"}
    assert scene.forbids("T", "lay b01") == "E1.4.4"
    scene.play("T", "lay s07")
    assert scene.legal("T") == {f"lay {n}" for n in ("s03", "s06", "s08", "s09")}


@pytest.mark.clause("E1.4.4")
def test_the_first_may_go_where_the_rest_finds_no_room():
    scene = Scene().herds(C="b06 b11", S="b16").genes("T", egg=2).begin("birth")
    scene.play("T", "lay b07")
    assert scene.asked == "C"
    assert scene.stand("T") == "b07"


@pytest.mark.clause("E1.4.4")
def test_who_dies_out_before_his_births_begin_is_extinct():
    scene = Scene().herds(T="s02", C="s01", S="b16").cards("T", "tough-kids", "giant-gene")
    scene.genes("T", horn=2).begin("birth").play("T", "pass")
    scene.play("T", "play tough-kids", "pass", "pass", "lay s01").happen("fight 1")
    scene.decline()
    assert scene.asked == "C"
    assert "lay b12" in scene.legal("C")


@pytest.mark.clause("E1.4.5")
def test_regions_that_a_card_opens_are_an_offer():
    scene = Scene().herds(T="s01", C="s02 s03 b15", S="b16").cards("T", "wandering-offspring")
    scene.begin("birth").play("T", "pass", "play wandering-offspring")
    assert "pass" in scene.legal("T")
    assert "lay s04" in scene.legal("T")
    assert scene.play("T", "pass").asked == "C"


@pytest.mark.clause("E1.4.5", "E1.4.3")
def test_where_another_region_is_left_one_may_not_stop():
    scene = Scene().herds(T="s01", C="s02 b15", S="b16").cards("T", "wandering-offspring")
    scene.begin("birth").play("T", "pass", "play wandering-offspring")
    assert scene.forbids("T", "pass") == "E1.4.3"
    assert {"lay s03", "lay s04"} <= scene.legal("T")
