"""Event cards (E2.C) and the windows in which they are played (E2.W)."""

import pytest

from .helpers import CARDS, Scene


def before_bidding(scene, *genes):
    return scene.begin("mutation").happen(*(f"gene {gene}" for gene in genes))


def facing(**options):
    """T at d2 faces C at d3; T has four dinosaurs, C five; T moves first."""
    return Scene(3, **options).herds(T="d2 a1 a2 b3", C="d3 f4 e6 f1 e1")


# ---- cards in general ----------------------------------------------------------------------


@pytest.mark.clause("E2.C")
def test_any_number_of_cards_may_be_played_in_a_phase_and_each_is_then_discarded():
    scene = Scene(3).cards("T", "stampede", "war-paint").begin("movement").play("T", "pass")
    scene.play("T", "play war-paint", "play stampede")
    assert (scene.s.steps, scene.player("T").attack) == (5, 2)
    assert scene.view("C").discarded == ("stampede", "war-paint")
    assert scene.view("T").hand == ()


@pytest.mark.clause("E2.C")
def test_a_card_is_secret_until_played():
    scene = Scene(3).cards("T", "becalmed-skies").begin("climate")
    assert scene.view("C").discarded == ()
    scene.play("T", "play becalmed-skies")
    assert scene.events("C", "played") == [{"seat": 0, "card": 0}]


@pytest.mark.clause("E2.C")
def test_one_plays_only_cards_that_one_holds():
    scene = Scene(3).cards("C", "becalmed-skies").cards("T", "stampede").begin("climate")
    assert scene.forbids("T", "play becalmed-skies") == "E2.C"


@pytest.mark.clause("E2.C")
def test_there_is_no_hand_limit():
    scene = Scene(2).cards("T", *CARDS[:14])
    before_bidding(scene, "egg").play("T", "bid 1 0", "pass").play("C", "bid 2 0")
    assert scene.happen("card moon-feast").player("T").cards == 15


@pytest.mark.clause("E2.C")
def test_cards_may_be_played_from_round_1_on():
    scene = Scene(2).happen("token stay", "gene egg")
    scene.play("T", "bid 1 0").play("C", "bid 2 0").happen("card dawn-drums")
    scene.play("T", "pass", "play dawn-drums last")
    assert scene.match.round_number == 1
    assert scene.in_order == "CT"


@pytest.mark.clause("E2.C", "E2.C7", "E2.C8")
def test_effects_of_the_movement_phase_end_with_it():
    scene = Scene(2).genes("T", horn=1)
    scene.s.paint[0] = scene.s.tusks[0] = 2
    scene.begin("movement").play("T", "pass").play("C", "pass")
    assert scene.now == "birth"
    assert (scene.player("T").attack, scene.player("T").defence) == (1, 1)


@pytest.mark.clause("E2.C", "E2.C11")
def test_effects_of_the_birth_phase_end_with_it():
    scene = Scene(2).herds(T="a1 b1", C="d4 e3").climate("yellow").cards("T", "great-hatching")
    scene.begin("birth").play("T", "play great-hatching", "pass").play("C", "pass")
    assert scene.player("T").eggs == 2
    scene.play("T", "pass")
    assert scene.player("T").eggs == 1


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.clause("E2.C")
def test_outside_its_window_a_card_is_refused_by_its_own_clause(card):
    scene = before_bidding(Scene(2).cards("T", card), "egg")
    tail = {"wind-callers": " back", "dawn-drums": " first"}.get(card, "")
    assert scene.forbids("T", f"play {card}{tail}") == f"E2.C{CARDS.index(card) + 1}"


# ---- climate -------------------------------------------------------------------------------


@pytest.mark.clause("E2.C1")
def test_becalmed_skies_the_token_leaves_the_pile_but_the_wheel_does_not_move():
    scene = Scene(3).cards("T", "becalmed-skies").begin("climate")
    scene.play("T", "play becalmed-skies").happen("token two-forward")
    assert scene.view("T").section == 0
    assert scene.view("T").tokens_left["two-forward"] == 1
    assert scene.view("T").tokens_in_pile == 11
    assert scene.begin("climate").happen("token two-forward").view("T").section == 2


@pytest.mark.clause("E2.C1")
def test_becalmed_skies_do_not_stop_the_meteorite():
    scene = Scene(3).cards("T", "becalmed-skies").tokens(stay=1).begin("climate")
    assert scene.play("T", "play becalmed-skies").happen("token meteorite").match.over


@pytest.mark.clause("E2.C1")
def test_becalmed_skies_come_before_the_token_not_after():
    scene = Scene(3).cards("T", "becalmed-skies").begin("climate").play("T", "pass")
    scene.happen("token stay")
    assert scene.window == "climate-after"
    assert scene.forbids("T", "play becalmed-skies") == "E2.C1"


@pytest.mark.clause("E2.C2")
@pytest.mark.parametrize(("way", "section"), [("forward", 2), ("back", 0)])
def test_wind_callers_move_the_wheel_one_more_section(way, section):
    scene = Scene(3).cards("T", "wind-callers").begin("climate").play("T", "pass")
    scene.happen("token one-forward").play("T", f"play wind-callers {way}")
    assert scene.view("T").section == section


@pytest.mark.clause("E2.C2")
def test_wind_callers_work_even_if_the_wheel_stood_still():
    scene = Scene(3).cards("T", "wind-callers").cards("C", "becalmed-skies").begin("climate")
    scene.play("T", "pass").play("C", "play becalmed-skies").happen("token two-forward")
    assert scene.play("T", "play wind-callers back").view("T").section == 5


# ---- mutation ------------------------------------------------------------------------------


@pytest.mark.clause("E2.C3")
@pytest.mark.parametrize(("bid", "vials", "price"), [(5, 0, 2), (6, 1, 2), (2, 0, 0), (1, 3, 0)])
def test_elders_bargain_takes_off_three_after_the_vials_but_not_below_nothing(bid, vials, price):
    scene = Scene(2).points(T=6).genes("T", vial=vials).cards("T", "elders-bargain")
    before_bidding(scene, "egg").play("T", f"bid 2 {bid}", "pass").play("C", "bid 1 0")
    scene.happen("card stampede").play("T", "play elders-bargain")
    scene.decline()
    assert scene.points_of("T") == 6 - price


@pytest.mark.clause("E2.C3")
def test_elders_bargain_helps_only_its_player():
    scene = Scene(2).points(T=6, C=6).cards("T", "elders-bargain")
    before_bidding(scene, "egg").play("T", "bid 2 5", "pass").play("C", "bid 1 5")
    scene.happen("card stampede").play("T", "play elders-bargain")
    scene.decline()
    assert [scene.points_of(mark) for mark in "TC"] == [4, 1]


@pytest.mark.clause("E2.C4")
def test_marked_totem_a_three_yields_to_a_six_only():
    scene = before_bidding(Scene(3).cards("T", "marked-totem"), "egg", "horn")
    scene.play("T", "bid 2 3", "play marked-totem")
    assert scene.forbids("C", "bid 2 4") == "E2.C4"
    assert scene.forbids("C", "bid 2 5") == "E2.C4"
    assert scene.forbids("C", "bid 2 6") is None


@pytest.mark.clause("E2.C4")
@pytest.mark.parametrize("bid", [4, 5, 6])
def test_marked_totem_four_to_six_yield_to_none(bid):
    scene = before_bidding(Scene(3).cards("T", "marked-totem"), "egg", "horn")
    scene.play("T", f"bid 2 {bid}", "play marked-totem")
    assert not any(words.startswith("bid 2") for words in scene.legal("C"))


@pytest.mark.clause("E2.C4")
def test_marked_totem_is_spent_with_the_bid():
    scene = before_bidding(Scene(3).cards("T", "marked-totem"), "egg", "horn")
    scene.play("T", "bid 2 3", "play marked-totem").play("C", "bid 2 6").play("T", "bid 3 1")
    assert scene.forbids("S", "bid 3 2") is None
    assert [column.totem for column in scene.view("S").columns] == [False, False, False]


@pytest.mark.clause("E2.C4")
def test_marked_totem_comes_right_after_ones_own_bid_before_the_displaced_player_bids():
    scene = Scene(3).cards("C", "marked-totem").cards("S", "stampede")
    before_bidding(scene, "egg", "horn").play("T", "bid 2 1").play("C", "bid 2 2")
    assert (scene.asked, scene.window) == ("C", "after-bid")
    scene.play("C", "play marked-totem")
    assert (scene.asked, scene.asking) == ("T", "bid")


# ---- initiative ----------------------------------------------------------------------------


@pytest.mark.clause("E2.C5")
@pytest.mark.parametrize(("place", "order"), [("first", "CST"), ("last", "STC")])
def test_dawn_drums_bring_the_marker_to_first_or_last_place(place, order):
    scene = Scene(3).columns("SCT").cards("C", "dawn-drums").begin("initiative")
    assert scene.in_order == "SCT"
    assert scene.play("C", f"play dawn-drums {place}").in_order == order


# ---- movement ------------------------------------------------------------------------------


@pytest.mark.clause("E2.C6")
def test_stampede_is_three_more_movement_points_this_phase():
    scene = Scene(3).cards("T", "stampede").begin("movement").play("T", "pass")
    assert scene.play("T", "play stampede").s.steps == 5
    assert scene.begin("movement").s.steps == 2


@pytest.mark.clause("E2.C6", "E2.C7")
@pytest.mark.parametrize("card", ["stampede", "war-paint"])
def test_they_are_played_at_the_start_of_ones_own_movement_only(card):
    scene = Scene(3).cards("C", card).begin("movement").play("C", "pass")
    scene.play("T", "move f4 f5")
    assert scene.forbids("C", f"play {card}") == "E2.4.1"
    scene.play("T", "pass")
    assert (scene.asked, scene.window) == ("C", "own-movement")
    scene.play("C", "pass")
    clause = f"E2.C{CARDS.index(card) + 1}"
    assert scene.forbids("C", f"play {card}") == clause


@pytest.mark.clause("E2.C7", "E2.X4")
def test_war_paint_is_two_horns_more_when_attacking_all_phase():
    scene = facing().genes("T", horn=1, large_horn=1).cards("T", "war-paint")
    scene.begin("movement").play("T", "pass", "play war-paint")
    assert (scene.player("T").attack, scene.player("T").defence) == (5, 1)
    scene.play("T", "move d2 d3").happen("die fail")
    assert scene.player("T").attack == 5


@pytest.mark.clause("E2.C8", "E2.X4")
def test_ring_of_tusks_is_two_horns_more_when_defending_now_and_all_phase():
    scene = facing().genes("C", horn=1, bony_plates=1).genes("T", horn=3)
    scene.cards("C", "ring-of-tusks").begin("movement").play("C", "pass")
    scene.play("T", "move d2 d3")
    assert (scene.asked, scene.window) == ("C", "attacked")
    assert scene.s.steps == 1
    scene.play("C", "play ring-of-tusks")
    assert (scene.player("C").attack, scene.player("C").defence) == (1, 5)
    scene.happen("die equal")
    assert scene.stand("C") == "d3 e1 e6 f1 f4"
    scene.play("T", "move d2 d3").happen("die equal")
    assert scene.stand("C") == "d3 e1 e6 f1 f4"


@pytest.mark.clause("E2.C9")
def test_sacred_truce_forbids_attacks_by_wings_and_flippers_too():
    scene = Scene(3).herds(T="d2 a1 e6", C="d3 c2 f5 f1").genes("T", wings=1, flippers=1)
    scene.cards("S", "sacred-truce").begin("movement").play("S", "play sacred-truce")
    assert scene.forbids("T", "move d2 d3") == "E2.C9"
    assert scene.forbids("T", "fly a1 c2") == "E2.C9"
    assert scene.forbids("T", "swim e6 f5") == "E2.C9"
    assert scene.forbids("T", "move d2 c1") is None


@pytest.mark.clause("E2.C9")
def test_sacred_truce_allows_killer_babies_and_ends_with_the_phase():
    scene = Scene(2).herds(T="c2 a1", C="c3 b4 d4").genes("T", killer_babies=1)
    scene.cards("C", "sacred-truce").begin("movement").play("C", "play sacred-truce")
    scene.play("T", "pass").play("C", "pass")
    assert scene.forbids("T", "lay c3") is None
    scene.begin("movement")
    assert scene.forbids("T", "move c2 c3") is None


@pytest.mark.clause("E2.C10")
@pytest.mark.parametrize(("legs", "steps"), [(3, 3), (1, 1), (0, 1)])
def test_mired_herd_takes_two_points_but_leaves_one(legs, steps):
    scene = facing().order("CTS").genes("C", legs=legs).cards("T", "mired-herd")
    scene.begin("movement").play("T", "pass", "play mired-herd")
    assert scene.s.steps == steps


@pytest.mark.clause("E2.C10", "E2.C6")
def test_stampede_adds_after_mired_herd():
    scene = facing().order("CTS").cards("T", "mired-herd").cards("C", "stampede")
    scene.begin("movement").play("C", "pass").play("T", "pass", "play mired-herd")
    assert scene.s.steps == 1
    assert scene.play("C", "play stampede").s.steps == 4


@pytest.mark.clause("E2.C10", "E2.W2")
def test_mired_herd_needs_a_clan_of_five_and_others_play_it():
    scene = facing().cards("T", "mired-herd").cards("C", "stampede").begin("movement")
    assert scene.decline() == ["T movement-start", "C movement-start", "T own-movement"]
    scene.play("T", "pass")
    assert scene.decline() == ["T before-clan", "C own-movement"]


@pytest.mark.clause("E2.C10")
def test_mired_herd_hinders_no_other_clan():
    scene = facing().order("CTS").cards("T", "mired-herd")
    scene.begin("movement").play("T", "pass", "play mired-herd").play("C", "pass")
    scene.decline()
    assert scene.s.steps == 2


# ---- birth ---------------------------------------------------------------------------------


@pytest.mark.clause("E2.C11")
def test_great_hatching_is_one_egg_more_this_phase():
    scene = Scene(2).herds(T="a1 b1", C="d4 e3").cards("T", "great-hatching").begin("birth")
    scene.play("T", "play great-hatching", "lay a2").play("C", "pass").play("T", "lay b3")
    assert len(scene.events("T", "laid")) == 2
    assert scene.now != "birth"


@pytest.mark.clause("E2.C11", "E2.X1")
def test_great_hatching_is_for_the_first_turn_only():
    scene = Scene(2).herds(T="a1 b1", C="d4 e3").genes("T", egg=1).cards("T", "great-hatching")
    scene.begin("birth").play("T", "pass", "lay a2").play("C", "pass")
    assert (scene.asked, scene.window) == ("T", "own-births")
    assert scene.forbids("T", "play great-hatching") == "E2.C11"


@pytest.mark.clause("E2.C12")
def test_nest_carriers_reach_three_spaces_for_all_births_of_the_phase():
    scene = Scene(2).herds(T="a1 b1", C="d4 e3").genes("T", egg=1).cards("T", "nest-carriers")
    scene.begin("birth")
    scene.play("T", "play nest-carriers")
    assert scene.forbids("T", "lay d2") is None
    scene.play("T", "lay c3").play("C", "pass")
    scene.decline()
    assert scene.forbids("T", "lay d3") is None
    scene.play("T", "pass")
    assert scene.herds(T="a1 b1", C="d4 e3").begin("birth").forbids("T", "lay d2") == "E2.5.1"


@pytest.mark.clause("E2.C12")
def test_nest_carriers_may_come_with_a_later_egg_but_before_placing():
    scene = Scene(2).herds(T="a1 b1", C="d4 e3").genes("T", egg=1).cards("T", "nest-carriers")
    scene.begin("birth").play("T", "pass")
    assert scene.forbids("T", "play nest-carriers") == "E2.C12"
    scene.play("T", "lay a2").play("C", "pass").play("T", "play nest-carriers")
    assert scene.forbids("T", "lay c3") is None


# ---- survival ------------------------------------------------------------------------------


@pytest.mark.clause("E2.C13")
def test_shade_weavers_save_all_on_hot_land_of_their_clan():
    scene = Scene(3).climate("green").herds(T="b1 c3 a1 d1 a2", C="d5 f2 b3 e6")
    scene.cards("T", "shade-weavers").begin("survival").play("T", "play shade-weavers")
    assert (scene.stand("T"), scene.stand("C")) == ("a1 b1 c3 d1", "d5 f2")


@pytest.mark.clause("E2.C14")
def test_fire_keepers_save_all_on_cold_land_of_their_clan():
    scene = Scene(3).climate("green").herds(T="b1 c3 a1 c2 a2", C="d5 f2 e1 e3")
    scene.cards("T", "fire-keepers").begin("survival").play("T", "play fire-keepers")
    assert (scene.stand("T"), scene.stand("C")) == ("a2 b1 c2 c3", "d5 f2")


@pytest.mark.clause("E2.C13", "E2.C14")
def test_both_work_one_phase_only():
    scene = Scene(3).climate("green").herds(T="b1 c3 a1 a2")
    scene.cards("T", "shade-weavers", "fire-keepers").begin("survival")
    scene.play("T", "play shade-weavers", "play fire-keepers")
    assert scene.stand("T") == "a1 a2 b1 c3"
    assert scene.begin("survival").stand("T") == "b1 c3"


@pytest.mark.clause("E2.C13", "E2.C14", "E2.W3")
def test_they_come_before_any_removal():
    scene = Scene(3).climate("green").herds(T="b2 c1 c4 e2")
    scene.cards("T", "shade-weavers").begin("survival").play("T", "pass")
    assert scene.asking == "remove"
    assert scene.forbids("T", "play shade-weavers") == "E2.C13"


@pytest.mark.clause("E2.C15", "E2.X2")
def test_moon_feast_is_a_point_per_terrain_type_then_the_dinosaurs_points_follow():
    scene = Scene(3).points(T=0).climate("green").herds(T="b1 c3 d2 f2 a1")
    scene.cards("T", "moon-feast").genes("T", thermoregulation=1).begin("survival")
    scene.play("T", "pass", "play moon-feast")
    assert scene.events("C", "feasted") == [{"seat": 0, "amount": 2}]
    assert scene.points_of("T") == 2 + 5


@pytest.mark.clause("E2.C15")
def test_moon_feast_counts_who_is_left_after_the_removal():
    scene = Scene(3).points(T=0).climate("green").herds(T="b1 c3 a1 a2 b2")
    scene.cards("T", "moon-feast").begin("survival").play("T", "pass", "play moon-feast")
    assert scene.points_of("T") == 1 + 2


# ---- windows -------------------------------------------------------------------------------


@pytest.mark.clause("E2.W1")
def test_all_holders_are_asked_in_order_until_all_pass_in_a_row():
    scene = Scene(3).order("CTS").cards("C", "stampede").cards("T", "shade-weavers")
    scene.cards("S", "fire-keepers").herds(T="b1 c3", C="d5 f2", S="d2 e4").climate("green")
    scene.begin("survival")
    assert scene.asked == "C"
    scene.play("C", "pass").play("T", "play shade-weavers")
    assert scene.asked == "S"
    scene.play("S", "pass")
    assert scene.window == "before-removal"
    assert scene.asked == "C"


@pytest.mark.clause("E2.W1")
def test_who_passed_is_asked_again_after_another_has_played():
    scene = Scene(3).climate("green").cards("T", "fire-keepers").cards("C", "shade-weavers")
    scene.begin("survival").play("T", "pass").play("C", "play shade-weavers")
    assert scene.asked == "T"
    scene.play("T", "play fire-keepers")
    assert scene.view("T").discarded == ("shade-weavers", "fire-keepers")


@pytest.mark.clause("E2.W1")
def test_who_has_played_is_asked_again_when_all_the_others_pass():
    scene = Scene(3).climate("green").cards("C", "shade-weavers", "fire-keepers")
    scene.cards("T", "stampede").cards("S", "war-paint").begin("survival")
    scene.play("T", "pass").play("C", "play shade-weavers").play("S", "pass").play("T", "pass")
    assert (scene.asked, scene.window) == ("C", "before-removal")
    assert scene.forbids("C", "play fire-keepers") is None


@pytest.mark.clause("E2.W1")
def test_after_dawn_drums_the_fresh_order_is_in_force():
    scene = Scene(3).columns("TCS").cards("S", "dawn-drums", "stampede").cards("T", "war-paint")
    scene.begin("initiative").play("T", "pass").play("S", "play dawn-drums first")
    assert scene.window == "movement-start"
    assert scene.asked == "S"


@pytest.mark.clause("E2.W1")
def test_a_window_of_ones_own_asks_nobody_else_and_goes_on_until_a_pass():
    scene = Scene(3).cards("T", "stampede", "moon-feast").cards("C", "war-paint").begin("movement")
    scene.play("T", "pass").play("C", "pass")
    assert (scene.asked, scene.window) == ("T", "own-movement")
    scene.play("T", "play stampede")
    assert (scene.asked, scene.window) == ("T", "own-movement")
    scene.play("T", "pass")
    assert (scene.asked, scene.asking) == ("T", "move")


@pytest.mark.clause("E2.W1")
def test_who_is_not_asked_plays_no_card():
    scene = Scene(3).cards("T", "stampede").cards("C", "becalmed-skies").begin("climate")
    assert scene.forbids("C", "play becalmed-skies") == "E2.W1"


@pytest.mark.clause("E2.W1")
def test_cards_resolve_at_once_in_the_order_played():
    scene = Scene(3).cards("T", "stampede", "war-paint").begin("movement").play("T", "pass")
    scene.play("T", "play stampede")
    assert scene.window == "own-movement"
    assert (scene.s.steps, scene.player("T").attack) == (5, 0)
    scene.play("T", "play war-paint")
    assert scene.player("T").attack == 2


@pytest.mark.clause("E2.W2")
def test_everybody_with_a_card_is_asked_fitting_or_not_and_nobody_else():
    scene = Scene(3).cards("T", "moon-feast").cards("S", "becalmed-skies").begin("climate")
    assert scene.asked == "T"
    assert scene.legal("T") == {"pass"}
    scene.play("T", "pass")
    assert scene.asked == "S"
    assert scene.legal("S") == {"pass", "play becalmed-skies"}


@pytest.mark.clause("E2.W2")
def test_a_window_is_skipped_when_all_its_cards_are_discarded():
    scene = Scene(3).cards("T", "moon-feast").discarded("becalmed-skies").begin("climate")
    assert scene.chance == "token"


@pytest.mark.clause("E2.W2")
def test_great_hatching_discarded_nest_carriers_still_open_the_window():
    scene = Scene(2).cards("T", "moon-feast").discarded("great-hatching").begin("birth")
    assert (scene.asked, scene.window) == ("T", "own-births")
    scene.play("T", "pass", "pass")
    assert scene.discarded("nest-carriers").begin("birth").asking == "lay"


@pytest.mark.clause("E2.W2")
def test_on_later_turns_great_hatching_alone_opens_no_window():
    scene = Scene(2).herds(T="a1 b1", C="d4 e3").genes("T", egg=1).cards("T", "moon-feast")
    scene.discarded("nest-carriers").begin("birth")
    assert scene.window == "own-births"
    scene.play("T", "pass", "pass").play("C", "pass")
    assert (scene.asked, scene.asking) == ("T", "lay")


@pytest.mark.clause("E2.W3")
def test_the_windows_of_a_round_in_their_sequence():
    scene = Scene(2).herds(T="c2 a1 b1 b2", C="c3 d4 e3 b4 a3").climate("yellow")
    asked = scene.cards("T", "moon-feast").begin("climate").decline()
    asked += scene.happen("token stay").decline()
    asked += scene.happen("gene fur").play("T", "bid 1 0").decline()
    asked += scene.play("C", "bid 2 0").happen("card ring-of-tusks").decline()
    asked += scene.play("T", "pass").decline()
    asked += scene.play("C", "move c3 c2").decline()
    asked += scene.happen("die fail").play("C", "pass").decline()
    asked += scene.play("T", "pass").play("C", "pass").decline()
    while scene.asking == "remove":
        scene.play(scene.asked[0], min(scene.legal(scene.asked[0])))
    asked += scene.decline()
    assert [words.removeprefix("T ") for words in asked] == [
        "climate-before", "climate-after",
        "after-bid", "paying",
        "initiative",
        "movement-start", "own-movement", "before-clan", "attacked",
        "own-births",
        "before-removal", "points",
        "climate-before",
    ]  # fmt: skip


@pytest.mark.clause("E2.W3")
def test_the_birth_windows_open_at_each_turn_even_if_nothing_could_be_placed():
    scene = Scene(3).herds(T="a1", C="a2 b1 b2").genes("T", egg=1).cards("T", "stampede")
    assert scene.begin("birth").decline() == ["T own-births"]
    assert len(scene.events("T", "lapsed")) == 1
    assert scene.asked == "C"
    scene.play("C", "pass").play("S", "pass")
    assert (scene.asked, scene.window) == ("T", "own-births")


@pytest.mark.clause("E2.W3")
def test_nothing_opens_after_the_meteorite():
    scene = Scene(3).cards("T", "wind-callers").tokens(stay=1).begin("climate").play("T", "pass")
    scene.happen("token meteorite")
    assert scene.asked == ""
