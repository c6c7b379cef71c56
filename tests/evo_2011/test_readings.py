"""Readings (E2.X) for cases that the clauses leave open."""

import pytest

from .helpers import Scene


@pytest.mark.clause("E2.X1")
def test_a_window_shuts_halfway_once_all_its_cards_are_discarded():
    scene = Scene(3).cards("T", "stampede").cards("C", "becalmed-skies").cards("S", "war-paint")
    scene.begin("climate").play("T", "pass").play("C", "play becalmed-skies")
    assert scene.chance == "token"


@pytest.mark.clause("E2.X1")
def test_a_window_starts_at_the_first_in_order_and_goes_on_after_whoever_played():
    scene = Scene(3).order("STC").cards("S", "shade-weavers").cards("T", "moon-feast")
    scene.cards("C", "fire-keepers").begin("survival")
    assert scene.asked == "S"
    scene.play("S", "play shade-weavers")
    assert scene.asked == "T"
    scene.play("T", "pass")
    assert scene.asked == "C"
    scene.play("C", "pass")
    assert scene.window == "points"


@pytest.mark.clause("E2.X2")
def test_elders_bargain_always_takes_off_the_full_three():
    scene = Scene(2).points(T=6).cards("T", "elders-bargain").begin("mutation")
    scene.happen("gene egg").play("T", "bid 2 4", "pass").play("C", "bid 1 0")
    scene.happen("card stampede")
    assert scene.legal("T") == {"pass", "play elders-bargain"}
    scene.play("T", "play elders-bargain")
    scene.decline()
    assert scene.points_of("T") == 5


@pytest.mark.clause("E2.X2")
def test_moon_feast_counts_when_it_is_played():
    scene = Scene(3).points(T=0).climate("green").herds(T="b1 a1", C="d5 f2")
    scene.cards("T", "moon-feast", "shade-weavers").begin("survival").play("T", "pass")
    assert scene.points_of("T") == 0
    scene.play("T", "play moon-feast")
    assert scene.events("T", "feasted") == [{"seat": 0, "amount": 2}]
    assert scene.points_of("T") == 4


@pytest.mark.clause("E2.X3")
def test_the_peek_comes_when_the_gene_is_taken_then_whenever_a_token_is_turned():
    scene = Scene(2).begin("mutation").happen("gene sixth-sense")
    scene.play("T", "bid 2 0").play("C", "bid 1 0").happen("card wind-callers")
    assert scene.chance == "peek"
    scene.happen("peek stay").begin("climate")
    assert scene.decline() == ["C climate-before"]
    assert scene.chance == "peek"
    scene.happen("peek one-back")
    assert (scene.asked, scene.window) == ("C", "climate-after")


@pytest.mark.clause("E2.X3")
def test_regeneration_asks_for_no_action():
    scene = Scene(2).herds(T="a1 b1 b2", C="d4 e3").genes("T", regeneration=1).climate("white")
    scene.begin("survival")
    assert scene.stand("T") == "a1 b1 b2"
    assert scene.now == "climate"


@pytest.mark.clause("E2.X4")
def test_war_paint_does_not_defend_and_tusks_do_not_attack():
    scene = Scene(3).herds(T="d2 a1 a2", C="d3 f4 e6").genes("T", bony_plates=1)
    scene.s.paint[0] = scene.s.tusks[1] = 2
    assert (scene.player("T").attack, scene.player("T").defence) == (2, 2)
    assert (scene.player("C").attack, scene.player("C").defence) == (0, 2)


@pytest.mark.clause("E2.X5")
def test_wings_may_end_next_to_where_they_started():
    scene = Scene(3).herds(T="a1", C="b2 e6").genes("T", wings=1).begin("movement")
    assert scene.play("T", "fly a1 a2").stand("T") == "a2"


@pytest.mark.clause("E2.X6")
@pytest.mark.parametrize(("face", "dead"), [("success", "C"), ("fail", "T")])
def test_babies_dead_return_to_supply_even_with_fallen_out(face, dead):
    scene = Scene(3, fallen="out").herds(T="d2 a1", C="d3 f4 e6").genes("T", killer_babies=1)
    scene.begin("birth").play("T", "lay d3").happen(f"baby {face}")
    assert scene.player(dead).fallen == 0
    assert scene.player(dead).dinosaurs + scene.player(dead).supply == 8


@pytest.mark.clause("E2.X6")
@pytest.mark.parametrize(("herd", "gene"), [("d2 a1", {}), ("d2 a1 b1", {"regeneration": 1})])
def test_a_clan_at_its_minimum_takes_off_none_for_a_killer_baby(herd, gene):
    scene = Scene(3, fallen="out").herds(T=herd, C="d3 f4 e6").genes("T", killer_babies=1, **gene)
    scene.s.fallen[0] = 8 - len(herd.split())
    scene.begin("birth").play("T", "take a1")
    assert scene.forbids("T", "lay d3") == "E2.X6"
    assert scene.forbids("T", "lay c2") is None


@pytest.mark.clause("E2.X6")
def test_a_clan_above_its_minimum_may():
    scene = Scene(3, fallen="out").herds(T="d2 a1 b1", C="d3 f4 e6").genes("T", killer_babies=1)
    scene.s.fallen[0] = 5
    assert scene.begin("birth").play("T", "take a1").forbids("T", "lay d3") is None


@pytest.mark.clause("E2.X7")
def test_a_clan_with_none_left_lays_on_free_spaces_only():
    scene = Scene(3, protect_two="off").herds(C="d3 f4 e6").genes("T", killer_babies=1)
    scene.begin("birth")
    assert scene.forbids("T", "lay d3") == "E2.X7"
    assert scene.forbids("T", "lay f3") is None


@pytest.mark.clause("E2.X7")
@pytest.mark.parametrize(("chain_births", "lapsed"), [("on", 0), ("off", 1)])
def test_with_chain_births_off_the_second_egg_of_a_clan_with_none_left_lapses(chain_births, lapsed):
    scene = Scene(2, protect_two="off", chain_births=chain_births).herds(C="d4 e3")
    scene.genes("T", egg=1).begin("birth").play("T", "lay a1").play("C", "pass")
    assert len(scene.events("T", "lapsed")) == lapsed


@pytest.mark.clause("E2.X7")
@pytest.mark.parametrize(("chain_births", "clause"), [("on", None), ("off", "E2.5.1")])
def test_with_chain_births_off_the_one_that_stays_is_no_newborn(chain_births, clause):
    scene = Scene(3, chain_births=chain_births).herds(T="a1 b1 c1 d1 e1 f1 f2", C="d5 c3 b3")
    scene.genes("T", egg=1).begin("birth")
    scene.play("T", "lay f3").play("C", "pass").play("S", "pass").play("T", "take a1")
    assert scene.forbids("T", "lay f4") == clause


@pytest.mark.clause("E2.X10")
def test_a_clan_of_two_under_a_truce_is_refused_by_its_size():
    scene = Scene(3).herds(T="d2 a1", C="d3 f4").cards("S", "sacred-truce").begin("movement")
    scene.play("S", "play sacred-truce")
    assert scene.forbids("T", "move d2 d3") == "E2.4.6"


@pytest.mark.clause("E2.X10")
def test_regeneration_comes_before_the_clan_of_two():
    scene = Scene(3).herds(T="d2 a1", C="d3 f4").genes("C", regeneration=1).begin("movement")
    assert scene.forbids("T", "move d2 d3") == "E2.U6"


@pytest.mark.clause("E2.X10")
def test_a_bid_that_is_too_low_closed_or_too_dear_is_refused_in_that_order():
    scene = Scene(3).points(T=2).cards("C", "marked-totem").begin("mutation")
    scene.happen("gene egg", "gene horn").play("T", "bid 2 1")
    scene.play("C", "bid 2 2", "play marked-totem")
    assert scene.forbids("T", "bid 2 2") == "E2.2.2"
    assert scene.forbids("T", "bid 2 3") == "E2.2.3"
    assert scene.forbids("T", "bid 3 3") == "E2.R8"


@pytest.mark.clause("E2.X10")
def test_what_one_cannot_pay_comes_before_the_totem():
    scene = Scene(3).points(C=3).cards("T", "marked-totem").begin("mutation")
    scene.happen("gene egg", "gene horn").play("T", "bid 2 2", "play marked-totem")
    assert scene.forbids("C", "bid 2 3") == "E2.C4"
    assert scene.forbids("C", "bid 2 4") == "E2.R8"


@pytest.mark.clause("E2.X10")
def test_missing_wings_and_flippers_come_before_everything_about_the_target():
    scene = Scene(3).herds(T="a1 c2 d1", C="f5 f4").begin("movement")
    assert scene.forbids("T", "fly a1 c2") == "E2.U5"
    assert scene.forbids("T", "swim a1 d1") == "E2.U4"


@pytest.mark.clause("E2.X10")
def test_another_clans_dinosaur_moving_onto_its_own_is_refused_as_not_ones_own():
    scene = Scene(3).herds(T="a1 b3", C="d1 d2 e6").begin("movement")
    assert scene.forbids("T", "move d1 d2") == "E2.4.1"


@pytest.mark.clause("E2.X10")
def test_an_eighth_dinosaurs_baby_out_of_reach_is_refused_for_its_reach():
    scene = Scene(3).herds(T="a1 a2 b1 b2 b3 c1 c2 c3", C="f4 e6 f1").begin("birth")
    assert scene.forbids("T", "lay f3") == "E2.5.1"
    assert scene.forbids("T", "lay b2") == "E2.5.1"
    assert scene.forbids("T", "lay d2") == "E2.5.2"


@pytest.mark.clause("E2.X10")
def test_out_of_turn_what_comes_first_in_the_spec_is_named():
    scene = Scene(3).herds(T="a1 b3", C="d1 e6", S="f1 f3 c3").begin("movement")
    assert scene.forbids("C", "lay d2") == "E2.P"
    assert scene.forbids("C", "play stampede") == "E2.C"
    assert scene.forbids("C", "fly d1 c2") == "E2.U5"
    assert scene.forbids("C", "move d1 d2") == "E2.4.1"
    scene.cards("C", "stampede")
    assert scene.forbids("C", "play stampede") == "E2.4.1"


@pytest.mark.clause("E2.X10")
def test_in_anothers_window_a_card_that_does_not_fit_is_refused_by_its_own_clause():
    scene = Scene(3).cards("T", "moon-feast").cards("C", "stampede", "becalmed-skies")
    scene.begin("climate")
    assert scene.forbids("C", "play stampede") == "E2.C6"
    assert scene.forbids("C", "play becalmed-skies") == "E2.W1"
    assert scene.forbids("C", "play war-paint") == "E2.C"
