"""Event cards of any phase and of climate and survival (E1.C1 to E1.C4, E1.C7 and on)."""

from fractions import Fraction

import pytest

from .helpers import hold, play

FIVE = "b15 b14 b13 b12 b11"


# ---- E1.C1 sleeping gene -------------------------------------------------------------------


@pytest.mark.clause("E1.C1", "E1.R1")
def test_sleeping_gene_no_further_card_this_round():
    scene = hold(T="sleeping-gene", C="giant-gene me-first", S="division").begin("movement")
    scene.play("T", "play sleeping-gene")
    assert scene.asking == "move"
    assert scene.reason("C", "play giant-gene") == "refusal-E1-C1-asleep"
    for mark in "TCS":
        scene.play(mark, "pass")
    assert scene.asking == "lay"


@pytest.mark.clause("E1.C1", "E1.R3")
def test_sleeping_gene_undoes_nothing():
    scene = hold(T="sleeping-gene", C="giant-gene").begin("movement")
    play(scene, "C", "giant-gene")
    scene.play("T", "play sleeping-gene")
    assert scene.player("C").attack == 2
    assert scene.asking == "move"


@pytest.mark.clause("E1.C1", "E1.R19")
@pytest.mark.parametrize(
    ("phase", "window"),
    [
        ("initiative", "start-initiative"), ("climate", "start-climate"),
        ("movement", "start-movement"), ("birth", "start-birth"), ("birth", "own-births"),
        ("survival", "start-survival"), ("survival", "end-survival"), ("meteor", "start-meteor"),
        ("meteor", "after-meteor"),
    ],
)  # fmt: skip
def test_sleeping_gene_fits_every_window(phase, window):
    scene = hold(T="sleeping-gene").begin(phase)
    while scene.window != window:
        scene.play("T", "pass")
    assert "play sleeping-gene" in scene.legal("T")


@pytest.mark.clause("E1.R3")
def test_division_cannot_take_sleeping_gene():
    scene = hold(T="sleeping-gene", C="division").begin("movement").play("T", "play sleeping-gene")
    assert scene.asking == "move"
    assert scene.hand("C") == ("division",)


@pytest.mark.clause("E1.R3")
def test_sleeping_gene_stops_unexpected_gene_in_what_proves_the_last_round():
    scene = hold(T="sleeping-gene", C="unexpected-gene")
    scene.s.meteor = 14
    scene.begin("meteor").play("T", "play sleeping-gene")
    assert scene.match.over
    assert scene.points_of("C") == 6


@pytest.mark.clause("E1.X2")
def test_sleeping_gene_is_no_answer_to_a_card():
    scene = hold(T="giant-gene", C="sleeping-gene division").begin("movement")
    scene.play("T", "play giant-gene")
    assert scene.legal("C") == {"pass", "play division"}


@pytest.mark.clause("E1.C1")
def test_next_round_cards_wake_again():
    scene = hold(T="sleeping-gene", C="giant-gene").begin("movement")
    scene.play("T", "play sleeping-gene").begin("movement")
    assert scene.asked == "C"


# ---- E1.C2 accident ------------------------------------------------------------------------


@pytest.mark.clause("E1.C2", "E1.R20")
def test_accident_takes_a_dinosaur_of_another_player_who_has_five():
    scene = hold({"T": "s01 s02 s03 s05 s06", "C": FIVE, "S": "b16"}, T="accident")
    scene.begin("climate")
    assert scene.legal("T") == {"pass", *(f"play accident {name}" for name in FIVE.split())}
    play(scene, "T", "accident b14")
    assert "b14" not in scene.stand("C")
    assert scene.player("C").supply == 6
    assert scene.events("S", "named")[0]["victim"] == 1


@pytest.mark.clause("E1.C2", "E1.R1")
def test_accident_spares_who_has_four_and_oneself():
    four = "b15 b14 b13 b12"
    scene = hold({"T": "s01 s02 s03 s05 s06", "C": four, "S": "b16"}, T="accident")
    scene.begin("climate")
    assert scene.legal("T") == {"pass"}
    assert scene.forbids("T", "play accident b15") == "E1.C2"
    assert scene.forbids("T", "play accident s01") == "E1.C2"
    assert scene.forbids("T", "play accident b01") == "E1.C2"


# ---- E1.C3 crazy weather -------------------------------------------------------------------


@pytest.mark.clause("E1.C3")
@pytest.mark.parametrize(("space", "other"), [(1, 5), (5, 1), (2, 4), (4, 2)])
def test_crazy_weather_puts_the_marker_on_the_other_space_of_its_colour(space, other):
    scene = hold(T="crazy-weather").climate(space).begin("climate")
    play(scene, "T", "crazy-weather")
    assert scene.view("T").climate == other


@pytest.mark.clause("E1.R4")
def test_crazy_weather_is_followed_by_the_roll():
    scene = hold(T="crazy-weather").climate(1).begin("climate")
    play(scene, "T", "crazy-weather")
    assert scene.chance == "climate"
    assert scene.happen("climate 3").view("T").climate == 0


@pytest.mark.clause("E1.R4")
@pytest.mark.parametrize("terrain", ["desert", "mountains"])
def test_crazy_weather_is_not_played_on_yellow_or_grey(terrain):
    scene = hold(T="crazy-weather").climate(terrain).begin("climate")
    assert scene.forbids("T", "play crazy-weather") == "E1.R4"


# ---- E1.C4 me first! -----------------------------------------------------------------------


@pytest.mark.clause("E1.C4", "E1.R5")
@pytest.mark.parametrize("phase", ["climate", "movement", "birth", "survival", "meteor"])
def test_me_first_at_the_start_of_any_phase_and_the_others_keep_their_order(phase):
    scene = hold(S="me-first").begin(phase)
    play(scene, "S", "me-first")
    assert scene.in_order == "STC"


@pytest.mark.clause("E1.C4")
def test_me_first_holds_until_the_round_ends():
    scene = hold(S="me-first").begin("movement")
    play(scene, "S", "me-first")
    assert (scene.asking, scene.asked) == ("move", "S")
    for mark in "STC":
        scene.play(mark, "pass")
    assert (scene.asking, scene.asked) == ("lay", "S")
    scene.begin("initiative")
    assert set(scene.odds) == {"TCS", "TSC", "CTS", "CST", "STC", "SCT"}


@pytest.mark.clause("E1.R5")
def test_me_first_in_phase_6_bids_first():
    scene = hold(S="me-first").begin("meteor")
    play(scene, "S", "me-first")
    scene.decline()
    scene.happen("gene leg", "gene egg", "gene fur")
    scene.decline()
    assert (scene.asking, scene.asked) == ("bid", "S")


@pytest.mark.clause("E1.R5", "E1.X4")
def test_me_first_in_phase_1_comes_before_the_tails_which_order_only_the_others():
    scene = hold(T="me-first", C="flood").genes("S", tail=3).genes("C", tail=2).order("SCT")
    scene.begin("initiative")
    assert scene.asked == "C"
    play(scene, "T", "me-first")
    scene.decline()
    assert scene.in_order == "TSC"


@pytest.mark.clause("E1.R5", "E1.X4", "E1.X8")
def test_me_first_in_phase_1_leaves_dice_to_the_others():
    scene = hold(T="me-first").order("SCT").begin("initiative")
    play(scene, "T", "me-first")
    scene.decline()
    assert set(scene.odds) == {"CS", "SC"}
    assert scene.happen("order SC").in_order == "TSC"


@pytest.mark.clause("E1.X4")
def test_phase_1_asks_in_last_rounds_order_as_it_stood_at_its_end():
    scene = hold(T="me-first flood", C="catastrophe", S="accident").begin("meteor")
    scene.order("CST")
    play(scene, "T", "me-first")
    scene.s.agenda_n = scene.s.waiting = scene.s.asking = scene.s.window = 0
    scene.begin("initiative")
    assert scene.decline() == [f"{mark} start-initiative" for mark in "TCS"]


# ---- E1.C7, C8, C10, C19 survival cards ----------------------------------------------------


@pytest.mark.clause("E1.C7", "E1.R2")
def test_killing_frost_every_species_has_one_fur_less():
    herds = {"T": "s02 s06", "C": "b02 b11", "S": "b16"}
    scene = hold(herds, T="killing-frost").genes("C", fur=2).climate("desert").begin("survival")
    play(scene, "T", "killing-frost")
    scene.decline()
    assert scene.stand("T") == ""
    assert scene.asked == "C"
    assert scene.player("S").keeps_cold == 0


@pytest.mark.clause("E1.C8", "E1.R2")
def test_killing_rays_every_species_has_one_parasol_less_but_not_below_none():
    herds = {"T": "s01 s05", "C": "b07 b01", "S": "b16"}
    scene = hold(herds, T="killing-rays").genes("T", parasol=0).genes("C", parasol=3)
    scene.climate("plains").begin("survival")
    play(scene, "T", "killing-rays")
    scene.decline()
    assert [scene.stand(mark) for mark in "TCS"] == ["", "b01 b07", ""]
    assert scene.player("T").keeps_hot == 0


@pytest.mark.clause("E1.C10")
def test_heat_proof_skin_saves_all_on_hot_land_but_not_on_scorching():
    herds = {"T": "s02 s06 s07 s01", "C": "b15", "S": "b16"}
    scene = hold(herds, T="heat-proof-skin").climate("hills").begin("survival")
    play(scene, "T", "heat-proof-skin")
    scene.decline()
    assert scene.stand("T") == "s02 s06 s07"


@pytest.mark.clause("E1.C19")
def test_pthermodactylus_saves_all_on_cold_land_but_not_on_freezing():
    herds = {"T": "s02 s06 s07 s04", "C": "b15", "S": "b16"}
    scene = hold(herds, T="pthermodactylus").climate("desert").begin("survival")
    play(scene, "T", "pthermodactylus")
    scene.decline()
    assert scene.stand("T") == "s02 s06 s07"


@pytest.mark.clause("E1.R2")
def test_the_skins_are_stronger_than_frost_and_rays():
    herds = {"T": "s02 s06 s07", "C": "b02 b11", "S": "b16"}
    scene = hold(herds, T="pthermodactylus", C="killing-frost").climate("desert")
    scene.begin("survival")
    play(scene, "T", "pthermodactylus")
    play(scene, "C", "killing-frost")
    scene.decline()
    assert (scene.stand("T"), scene.stand("C")) == ("s02 s06 s07", "")
    scene = hold({**herds, "T": "s01 s05"}, T="heat-proof-skin", C="killing-rays")
    scene.climate("plains").begin("survival")
    play(scene, "C", "killing-rays")
    play(scene, "T", "heat-proof-skin")
    assert scene.stand("T") == "s01 s05"


# ---- E1.C11, C14 catastrophe!, weather gene ------------------------------------------------


@pytest.mark.clause("E1.C11", "E1.R20")
@pytest.mark.parametrize(("space", "after"), [(0, 2), (4, 0), (5, 1)])
def test_catastrophe_moves_the_marker_two_forward_at_once_instead_of_the_roll(space, after):
    scene = hold(T="catastrophe").climate(space).begin("climate").play("T", "play catastrophe")
    assert scene.view("T").climate == after
    scene.decline()
    assert (scene.now, scene.view("T").climate) == ("movement", after)


@pytest.mark.clause("E1.C14", "E1.R20")
@pytest.mark.parametrize(("result", "after"), [("back", 5), ("stay", 0), ("forward", 1)])
def test_weather_gene_decides_the_roll_when_played(result, after):
    scene = hold(T="weather-gene").begin("climate")
    assert scene.legal("T") == {
        "pass", *(f"play weather-gene {r}" for r in ("back", "stay", "forward")),
    }  # fmt: skip
    scene.play("T", f"play weather-gene {result}")
    assert scene.view("T").climate == after
    scene.decline()
    assert (scene.now, scene.view("T").climate) == ("movement", after)


# ---- E1.C16 division -----------------------------------------------------------------------


@pytest.mark.clause("E1.C16", "E1.R17", "E1.6.8")
def test_division_takes_the_card_just_played_after_its_effect_open_to_all():
    scene = hold(T="giant-gene", C="division").begin("movement").play("T", "play giant-gene")
    assert scene.view("C").ask.last_card == "giant-gene"
    scene.play("C", "play division")
    assert scene.player("T").attack == 2
    assert scene.hand("C") == ("giant-gene",)
    assert scene.view("S").players[1].open_cards == ("giant-gene",)


@pytest.mark.clause("E1.C16", "E1.R17")
def test_a_card_taken_is_playable_from_the_next_round_on():
    scene = hold(T="giant-gene", C="division").begin("movement").play("T", "play giant-gene")
    scene.play("C", "play division")
    assert scene.asked == "C"
    assert scene.reason("C", "play giant-gene") == "refusal-E1-R17-fresh"
    scene.play("C", "pass").begin("movement")
    assert "play giant-gene" in scene.legal("C")


@pytest.mark.clause("E1.R17")
def test_ones_own_card_may_be_taken():
    scene = hold(T="giant-gene division").begin("movement").play("T", "play giant-gene")
    assert scene.asked == "T"
    assert scene.play("T", "play division").hand("T") == ("giant-gene",)


@pytest.mark.clause("E1.R17")
def test_division_itself_is_not_taken():
    scene = hold(T="giant-gene", C="division", S="flood").begin("movement")
    scene.play("T", "play giant-gene").play("C", "play division")
    assert scene.window == "start-movement"


@pytest.mark.clause("E1.C16", "E1.R1")
def test_only_right_after_another_card():
    scene = hold(T="giant-gene", C="division").begin("movement").play("T", "pass")
    assert scene.forbids("C", "play division") == "E1.C16"


@pytest.mark.clause("E1.R17", "E1.X2")
def test_who_wants_a_card_goes_in_order_and_once_taken_nobody_else_is_asked():
    scene = hold(T="giant-gene flood", C="division", S="accident").begin("movement")
    scene.play("T", "play giant-gene")
    assert scene.asked == "T"
    scene.play("T", "pass").play("C", "play division")
    assert (scene.window, scene.asked) == ("start-movement", "T")


@pytest.mark.clause("E1.R1", "E1.R19")
def test_all_are_asked_about_division_even_in_a_window_of_one():
    scene = hold(T="tough-kids", C="flood", S="division").begin("birth")
    scene.play("T", "pass").play("C", "pass").play("S", "pass").play("T", "play tough-kids")
    assert scene.decline_answers() == ["C", "S"]
    assert scene.asking == "lay"


# ---- E1.C21 survival gene ------------------------------------------------------------------


@pytest.mark.clause("E1.C21")
def test_survival_gene_costs_the_others_a_point_for_each_dinosaur_lost():
    herds = {"T": "s04 s08", "C": "b04 b05 b07", "S": "b15 b13"}
    scene = hold(herds, T="survival-gene").points(T=5, C=5, S=0).climate("desert")
    scene.begin("survival").play("T", "pass")
    assert [scene.points_of(mark) for mark in "TCS"] == [5, 6, 1]
    assert scene.window == "end-survival"
    play(scene, "T", "survival-gene")
    assert [scene.points_of(mark) for mark in "TCS"] == [5, 4, 0]


@pytest.mark.clause("E1.C21")
def test_points_stop_at_zero_and_only_this_phase_counts():
    herds = {"T": "s01", "C": "b04 b05", "S": FIVE}
    scene = hold(herds, T="survival-gene accident").points(C=1).climate("desert").begin("climate")
    play(scene, "T", "accident b15")
    scene.decline()
    scene.happen("climate 2")
    while scene.window != "end-survival":
        if scene.asking == "window":
            scene.play("T", "pass")
        elif "pass" in scene.legal(scene.asked):
            scene.play(scene.asked, "pass")
        else:
            scene.play(scene.asked, sorted(scene.legal(scene.asked))[0])
    lost = [scene.s.lost[seat] for seat in range(3)]
    points = [scene.points_of(mark) for mark in "TCS"]
    play(scene, "T", "survival-gene")
    after = [max(0, have - gone) for have, gone in zip(points, lost, strict=True)]
    assert [scene.points_of(mark) for mark in "CS"] == after[1:]
    assert scene.points_of("T") == points[0]
    assert scene.points_of("C") == 0


# ---- E1.C26 flood --------------------------------------------------------------------------


@pytest.mark.clause("E1.C26", "E1.R16")
def test_flood_a_die_for_each_dinosaur_on_the_coast_players_in_order_regions_in_map_order():
    herds = {"T": "s06 s05 s01", "C": "b15 b03", "S": "b16 b13"}
    scene = hold(herds, S="flood").order("CTS").begin("climate")
    scene.play("S", "play flood")
    flooded = []
    for number in ("6", "1", "2", "3", "1"):
        assert scene.odds == {str(n): Fraction(1, 6) for n in range(1, 7)}
        region = scene.names[scene.s.subject]
        flooded.append(region)
        scene.happen(f"flood {number}")
    assert flooded == ["b03", "b15", "s01", "s05", "b16"]
    assert (scene.stand("T"), scene.stand("C"), scene.stand("S")) == ("s05 s06", "b03", "b13")


@pytest.mark.clause("E1.C26", "E1.R16")
@pytest.mark.parametrize("parasols", [0, 1, 2, 3])
@pytest.mark.parametrize("number", range(1, 7))
def test_flood_three_or_less_with_the_parasols_dies_printed_ones_count(parasols, number):
    scene = hold({"T": "s01", "C": "b13", "S": "b10"}, T="flood").genes("T", parasol=parasols)
    scene.begin("climate").play("T", "play flood").happen(f"flood {number}")
    assert scene.stand("T") == ("" if number + parasols <= 3 else "s01")


@pytest.mark.clause("E1.X7")
def test_flood_may_be_played_without_effect_and_is_rolled_where_parasols_decide():
    scene = hold({"T": "s06", "C": "b13", "S": "b10"}, T="flood").begin("climate")
    play(scene, "T", "flood")
    assert scene.chance == "climate"
    scene = hold({"T": "s01", "C": "b13", "S": "b10"}, T="flood").genes("T", parasol=5)
    assert scene.begin("climate").play("T", "play flood").chance == "flood"


@pytest.mark.clause("E1.X7")
def test_cards_without_a_target_may_be_played_without_effect():
    for card, phase in (("tough-kids", "birth"), ("wandering-offspring", "birth")):
        scene = hold({"T": "s01", "C": "b15", "S": "b16"}, T=card).begin(phase).play("T", "pass")
        assert f"play {card}" in scene.legal("T")
    scene = hold(T="survival-gene").climate("desert").begin("survival").play("T", "pass")
    play(scene, "T", "survival-gene")
    assert [scene.points_of(mark) for mark in "TCS"] == [7, 7, 7]
