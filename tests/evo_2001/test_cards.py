"""The 26 event cards (E1.C1 to E1.C26) and the rulings on them (E1.R2 to E1.R17, E1.R20)."""

from fractions import Fraction

import pytest

from .helpers import Scene

HERDS = {"T": "s01", "C": "b15", "S": "b16"}
FIVE = "b15 b14 b13 b12 b11"


def hold(herds=HERDS, **cards):
    """Who stands where, and who holds which cards (told in one text)."""
    scene = Scene().herds(**herds)
    for mark, names in cards.items():
        scene.cards(mark, *names.split())
    return scene


def play(scene, mark, words):
    """Others pass until the seat is asked; it plays; nobody divides."""
    while scene.asked != mark:
        scene.play(scene.asked, "pass")
    scene.play(mark, f"play {words}")
    scene.decline_answers()
    return scene


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


# ---- E1.C5 genetic superiority -------------------------------------------------------------


def bids(scene, *actions, genes=("leg", "egg", "fur")):
    """An auction, all others passing in windows, up to the end of the bids."""
    if scene.asking != "bid":
        scene.begin("meteor")
        scene.decline()
        for gene in genes:
            scene.happen(f"gene {gene}")
        scene.decline()
    for action in actions:
        mark, words = action.split(maxsplit=1)
        while scene.asking == "window":
            scene.play(scene.asked, "pass")
        scene.play(mark, words)
    return scene


@pytest.mark.clause("E1.C5", "E1.R6")
@pytest.mark.parametrize(
    ("price", "mutations", "left"), [(5, 0, 4), (3, 0, 6), (2, 0, 6), (5, 1, 5), (6, 3, 6)]
)
def test_genetic_superiority_pays_up_to_three_after_mutations(price, mutations, left):
    scene = hold(T="genetic-superiority").genes("T", mutation=mutations).points(T=6)
    bids(scene, f"T bid 1 {price}", "C bid 2 0", "S bid 3 0")
    assert scene.window == "paying"
    play(scene, "T", "genetic-superiority")
    scene.decline()
    assert scene.points_of("T") == left


@pytest.mark.clause("E1.R6")
@pytest.mark.parametrize(("price", "mutations"), [(0, 0), (2, 2)])
def test_a_price_of_zero_needs_no_card(price, mutations):
    scene = hold(T="genetic-superiority").genes("T", mutation=mutations)
    bids(scene, f"T bid 1 {price}", "C bid 2 0", "S bid 3 0")
    assert scene.forbids("T", "play genetic-superiority") == "E1.R6"


@pytest.mark.clause("E1.R6", "E1.6.6")
def test_a_bid_above_points_and_mutations_pledges_it():
    scene = hold(T="genetic-superiority flood").points(T=2).genes("T", mutation=1)
    bids(scene, "T bid 1 6")
    assert scene.player("T").pledged == ("genetic-superiority",)
    assert scene.view("C").players[0].pledged == ("genetic-superiority",)
    assert scene.player("T").cards == 1
    bids(scene, "C bid 2 0", "S bid 3 0")
    assert scene.view("C").played == ("genetic-superiority",)
    scene.decline()
    assert scene.points_of("T") == 0


@pytest.mark.clause("E1.R6")
def test_three_more_than_points_and_mutations_is_the_most():
    scene = bids(hold(T="genetic-superiority").points(T=2).genes("T", mutation=1))
    assert "bid 1 6" in scene.legal("T")
    assert scene.forbids("T", "bid 1 7") == "E1.6.6"


@pytest.mark.clause("E1.R6", "E1.X1")
def test_a_pledge_comes_back_when_its_bid_is_displaced_and_all_know_it():
    scene = hold(T="genetic-superiority").points(T=2, C=9)
    bids(scene, "T bid 1 4", "C bid 1 5")
    assert scene.player("T").pledged == ()
    assert scene.view("C").players[0].open_cards == ("genetic-superiority",)
    assert scene.player("T").cards == 1
    bids(scene, "T bid 2 1", "S bid 3 0")
    assert (scene.asked, scene.window) == ("T", "paying")


@pytest.mark.clause("E1.X1")
def test_a_new_bid_pledges_afresh():
    scene = hold(T="genetic-superiority").points(T=2, C=9)
    bids(scene, "T bid 1 4", "C bid 1 5", "T bid 2 5")
    assert scene.player("T").pledged == ("genetic-superiority",)


@pytest.mark.clause("E1.X1", "E1.R1")
def test_a_pledged_card_does_not_count_as_held():
    scene = hold(T="genetic-superiority").points(T=2, C=9)
    bids(scene, "T bid 1 4", "C bid 1 5")
    assert scene.asking == "bid"
    assert scene.asked == "T"


@pytest.mark.clause("E1.X1")
def test_a_pledged_card_is_played_first_when_paying():
    scene = hold(T="flood", S="genetic-superiority").points(S=1)
    bids(scene, "T bid 1 1", "C bid 2 0", "S bid 3 4")
    assert scene.view("T").played == ("genetic-superiority",)
    assert (scene.asked, scene.window) == ("T", "answer")
    scene.play("T", "pass")
    assert scene.window == "paying"


@pytest.mark.clause("E1.R6", "E1.R17")
def test_a_pledged_card_may_be_divided_and_still_pays():
    scene = hold(C="division", T="genetic-superiority").points(T=0)
    bids(scene, "T bid 1 3", "C bid 2 0", "S bid 3 0")
    assert (scene.asked, scene.window) == ("C", "answer")
    scene.play("C", "play division")
    scene.decline()
    assert scene.points_of("T") == 0
    assert scene.hand("C") == ("genetic-superiority",)


@pytest.mark.clause("E1.R6")
def test_a_pledge_must_be_played_sleeping_gene_or_not():
    scene = hold(T="genetic-superiority", C="sleeping-gene").points(T=0, S=9)
    bids(scene, "T bid 1 3", "C bid 2 0", "S bid 2 1")
    assert (scene.asked, scene.window) == ("C", "outbid")
    scene.play("C", "play sleeping-gene", "bid 3 0")
    assert scene.points_of("T") == 0
    assert scene.match.round_number == 4
    assert "genetic-superiority" in scene.view("C").played


@pytest.mark.clause("E1.R6")
def test_no_pledge_after_sleeping_gene_nor_before_round_3_nor_just_taken():
    scene = hold(T="genetic-superiority", C="sleeping-gene").points(T=2).begin("meteor")
    play(scene, "C", "sleeping-gene")
    scene.happen("gene leg", "gene egg", "gene fur")
    assert scene.forbids("T", "bid 1 3") == "E1.6.6"
    scene = hold(T="genetic-superiority").points(T=2).round(2)
    assert bids(scene).forbids("T", "bid 1 3") == "E1.6.6"
    scene = hold(T="genetic-superiority").points(T=2)
    bids(scene)
    scene.s.fresh[4] = 1
    assert scene.forbids("T", "bid 1 3") == "E1.6.6"


# ---- E1.C6 gene theft ----------------------------------------------------------------------


@pytest.mark.clause("E1.C6", "E1.R7")
def test_gene_theft_a_bid_over_ones_own_must_be_three_higher_wherever_it_stands():
    scene = hold(T="gene-theft").points(C=20, S=20).begin("meteor")
    scene.decline()
    scene.happen("gene leg", "gene egg", "gene fur")
    play(scene, "T", "gene-theft")
    scene.decline()
    bids(scene, "T bid 1 1")
    for price in (2, 3):
        assert scene.forbids("C", f"bid 1 {price}") == "E1.R7"
    assert scene.forbids("C", "bid 1 1") == "E1.6.4"
    bids(scene, "C bid 1 4", "T bid 2 0")
    assert scene.forbids("S", "bid 2 2") == "E1.R7"
    assert "bid 2 3" in scene.legal("S")
    assert "bid 1 5" in scene.legal("S")


@pytest.mark.clause("E1.R7", "E1.R19")
def test_gene_theft_as_an_answer_takes_a_bid_back_and_its_player_chooses_afresh():
    scene = hold(T="gene-theft").points(C=6)
    bids(scene, "T bid 1 1", "C bid 1 3")
    assert (scene.asked, scene.window) == ("T", "outbid")
    assert scene.view("S").ask.named.price == 3
    assert scene.view("S").rows[0].seat == 0
    scene.play("T", "play gene-theft")
    assert (scene.asked, scene.asking) == ("C", "bid")
    assert scene.view("C").rows[0].seat == 0
    assert scene.forbids("C", "bid 1 3") == "E1.R7"
    assert "bid 1 4" in scene.legal("C")
    bids(scene, "C bid 2 0")
    assert scene.asked == "S"


@pytest.mark.clause("E1.R7")
def test_gene_theft_as_an_answer_lets_a_bid_three_higher_stand():
    scene = hold(T="gene-theft flood").points(C=6)
    bids(scene, "T bid 1 1", "C bid 1 4").play("T", "play gene-theft")
    scene.decline_answers()
    assert (scene.asked, scene.window) == ("T", "outbid")
    scene.play("T", "pass")
    assert (scene.asked, scene.asking) == ("T", "bid")
    assert scene.view("C").rows[0].seat == 1


@pytest.mark.clause("E1.R7", "E1.X1")
def test_a_bid_taken_back_brings_its_pledge_back():
    scene = hold(T="gene-theft", C="genetic-superiority").points(C=1)
    bids(scene, "T bid 1 1", "C bid 1 3")
    assert scene.player("C").pledged == ("genetic-superiority",)
    scene.play("T", "play gene-theft")
    assert scene.player("C").pledged == ()
    scene.decline_answers()
    assert "bid 1 4" in scene.legal("C")


@pytest.mark.clause("E1.R7", "E1.6.5")
def test_an_outbid_player_whose_bid_is_taken_back_still_places_at_once():
    scene = hold(T="gene-theft").points(T=9, C=9, S=9)
    bids(scene, "T bid 1 1", "C bid 2 1", "S bid 2 2", "C bid 1 2")
    scene.play("T", "play gene-theft")
    assert (scene.asked, scene.asking) == ("C", "bid")
    bids(scene, "C bid 3 0")
    assert scene.match.round_number == 4


@pytest.mark.clause("E1.R19")
def test_only_the_player_about_to_be_outbid_is_asked():
    scene = hold(T="gene-theft", S="flood", C="accident")
    bids(scene, "T bid 1 1", "C bid 1 2")
    assert scene.decline() == ["T outbid"]


@pytest.mark.clause("E1.R7")
def test_gene_theft_holds_for_one_auction():
    scene = hold(T="gene-theft").begin("meteor")
    scene.decline()
    scene.happen("gene leg", "gene egg", "gene fur")
    play(scene, "T", "gene-theft")
    scene.decline()
    bids(scene, "T bid 1 1", "C bid 2 0", "S bid 3 0")
    assert scene.player("T").theft == 1


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


# ---- E1.C9 missing link --------------------------------------------------------------------


@pytest.mark.clause("E1.C9", "E1.R8")
def test_missing_link_one_gene_fewer_and_the_first_who_passes_gets_none():
    scene = hold(T="missing-link").begin("meteor").play("T", "pass")
    assert scene.window == "after-meteor"
    play(scene, "T", "missing-link")
    scene.happen("gene leg", "gene egg")
    assert len(scene.view("T").rows) == 2
    scene.play("T", "bid 1 0").play("C", "pass")
    assert scene.forbids("S", "pass") == "E1.6.5"
    assert scene.play("S", "bid 2 0").match.round_number == 4


@pytest.mark.clause("E1.R8", "E1.V2")
def test_missing_link_adds_to_the_variant():
    scene = Scene(4, variant="advanced").cards("T", "missing-link").round(4).begin("meteor")
    scene.play("T", "pass")
    play(scene, "T", "missing-link")
    scene.happen("gene leg", "gene egg")
    scene.play("T", "bid 1 0").play("C", "pass").play("S", "pass")
    assert scene.forbids("B", "pass") == "E1.6.5"


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
