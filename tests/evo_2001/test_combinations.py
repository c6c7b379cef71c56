"""The awkward cards together, in odd combinations."""

import pytest

from .helpers import Scene, bids, hold, play


@pytest.mark.clause("E1.R1", "E1.R5", "E1.R17")
def test_me_first_twice_in_a_round_the_later_one_is_first():
    scene = hold(T="division", S="me-first").begin("movement")
    scene.play("T", "pass").play("S", "play me-first")
    assert scene.in_order == "STC"
    scene.play("T", "play division")
    assert scene.reason("T", "play me-first") == "refusal-E1-R17-fresh"
    scene.decline()
    scene.s.agenda_n = scene.s.waiting = scene.s.asking = scene.s.window = 0
    scene.begin("movement")
    play(scene, "T", "me-first")
    assert scene.in_order == "TSC"


@pytest.mark.clause("E1.R5")
def test_two_put_first_in_phase_1_stay_ahead_of_the_tails():
    scene = hold(T="division", S="me-first", C="flood").genes("C", tail=5).begin("initiative")
    scene.play("T", "pass").play("C", "pass").play("S", "play me-first")
    scene.decline_answers()
    scene.decline()
    assert scene.in_order[:2] == "SC"
    two = hold(T="me-first").genes("C", tail=5)
    two.begin("initiative")
    two.s.order[0], two.s.order[2] = 2, 0
    two.s.early = 0b100
    play(two, "T", "me-first")
    two.decline()
    assert two.in_order == "TSC"


@pytest.mark.clause("E1.R5", "E1.6.1")
def test_me_first_of_an_outbid_player_does_not_come_in_between():
    scene = hold(C="me-first")
    bids(scene, "T bid 1 1", "C bid 2 1", "S bid 2 2")
    assert (scene.asked, scene.window) == ("C", "outbid")
    assert scene.forbids("C", "play me-first") == "E1.C4"


@pytest.mark.clause("E1.R17", "E1.R7")
def test_gene_theft_divided_inside_the_auction_stands():
    scene = hold(T="gene-theft", C="division")
    bids(scene, "T bid 1 1", "C bid 1 3")
    scene.play("T", "play gene-theft").play("C", "play division")
    assert scene.hand("C") == ("gene-theft",)
    assert (scene.asked, scene.asking) == ("C", "bid")
    assert scene.forbids("C", "bid 1 3") == "E1.R7"
    bids(scene, "C bid 2 0", "S bid 2 1")
    assert (scene.asked, scene.window) == ("C", "outbid")
    assert scene.reason("C", "play gene-theft") == "refusal-E1-R17-fresh"


@pytest.mark.clause("E1.R7", "E1.C1")
def test_sleeping_gene_as_an_answer_to_a_bid_lets_it_count():
    scene = hold(T="sleeping-gene gene-theft", S="gene-theft flood")
    bids(scene, "T bid 1 1", "C bid 1 2").play("T", "play sleeping-gene")
    assert (scene.asked, scene.asking) == ("T", "bid")
    assert scene.view("T").rows[0].seat == 1
    bids(scene, "T bid 2 0", "S bid 2 1")
    assert (scene.asked, scene.asking) == ("T", "bid")


@pytest.mark.clause("E1.R3", "E1.R6", "E1.R7")
def test_a_pledge_outlives_sleeping_gene_but_cannot_be_renewed():
    scene = hold(T="genetic-superiority sleeping-gene", C="flood").points(T=1, C=9)
    bids(scene, "T bid 1 4", "C bid 1 5")
    assert (scene.asked, scene.window) == ("T", "outbid")
    scene.play("T", "play sleeping-gene")
    assert scene.player("T").pledged == ()
    assert scene.forbids("T", "bid 2 2") == "E1.6.6"
    assert "bid 2 1" in scene.legal("T")


@pytest.mark.clause("E1.R16", "E1.R17")
def test_flood_rolls_before_division_is_asked():
    scene = hold(T="flood", C="division").begin("climate").play("T", "play flood")
    for _ in range(3):
        assert scene.chance == "flood"
        scene.happen("flood 1")
    assert (scene.asked, scene.window) == ("C", "answer")
    assert scene.play("C", "play division").hand("C") == ("flood",)


@pytest.mark.clause("E1.C26", "E1.4.4")
def test_who_drowns_altogether_is_reborn_anywhere():
    scene = hold(T="flood").genes("C", egg=2).begin("climate")
    scene.play("T", "play flood").happen("flood 6", "flood 1", "flood 6", "climate 2")
    assert scene.stand("C") == ""
    scene.play("T", "pass").play("S", "pass").play("T", "lay s02")
    assert len(scene.legal("C")) == 27 - 3
    assert scene.points_of("C") == 6


@pytest.mark.clause("E1.R8", "E1.6.3")
def test_missing_link_and_the_variant_and_a_short_bag():
    scene = Scene(3, variant="advanced").cards("T", "missing-link").bag(leg=5).begin("meteor")
    scene.play("T", "pass")
    play(scene, "T", "missing-link")
    scene.happen("gene leg")
    assert [row.gene for row in scene.view("T").rows] == ["leg"]
    scene.play("T", "bid 1 0").play("C", "bid 1 1").play("T", "pass").play("S", "pass")
    assert scene.match.round_number == 4
    assert scene.player("C").genes["leg"] == 2


@pytest.mark.clause("E1.R8", "E1.R7", "E1.R6")
def test_all_auction_cards_in_one_auction():
    scene = hold(T="missing-link gene-theft", C="genetic-superiority", S="division")
    scene.points(T=5, C=1, S=5).begin("meteor")
    for mark in "TCS":
        scene.play(mark, "pass")
    play(scene, "T", "missing-link")
    scene.decline()
    scene.happen("gene leg", "gene egg")
    scene.decline()
    bids(scene, "T bid 1 0", "C bid 1 2")
    scene.play("T", "play gene-theft").play("C", "pass").play("S", "play division")
    assert scene.hand("S") == ("gene-theft",)
    assert (scene.asked, scene.asking) == ("C", "bid")
    assert scene.forbids("C", "bid 1 2") == "E1.R7"
    scene.play("C", "bid 1 3")
    assert scene.player("C").pledged == ("genetic-superiority",)
    scene.play("T", "pass")
    assert scene.player("T").out
    bids(scene, "S bid 2 0")
    scene.decline()
    assert [scene.points_of(mark) for mark in "TCS"] == [5, 1, 5]
    assert scene.player("C").genes["leg"] == 2


@pytest.mark.clause("E1.R11", "E1.C17", "E1.C15")
def test_giant_gene_against_big_brother():
    scene = hold({"T": "s01", "C": "s02", "S": "b16"}, T="giant-gene", C="big-brother")
    scene.begin("movement")
    play(scene, "T", "giant-gene")
    play(scene, "C", "big-brother")
    scene.decline()
    scene.play("T", "move s01 s02")
    horns = scene.events("T", "horns")[0]
    assert (horns["attack"], horns["defence"]) == (2, 2)


@pytest.mark.clause("E1.C18", "E1.C24")
def test_primal_instincts_under_a_vegetarian_diet():
    scene = hold({"T": "s01 s03", "C": "s02", "S": "b16"}, T="primal-instincts vegetarian-diet")
    scene.begin("movement")
    play(scene, "T", "primal-instincts")
    play(scene, "T", "vegetarian-diet")
    scene.decline()
    assert (scene.asked, scene.s.steps) == ("T", 2)
    assert "move s01 s02" not in scene.legal("T")


@pytest.mark.clause("E1.C13", "E1.R9", "E1.C12")
def test_whose_child_takes_a_tough_kid_that_has_just_won():
    herds = {"T": "s01 s02 s03 s05", "C": "s06", "S": "b16"}
    scene = hold(herds, T="tough-kids", S="whose-child").begin("birth")
    scene.play("T", "pass").play("S", "pass")
    play(scene, "T", "tough-kids")
    scene.play("T", "lay s06").happen("fight 1").play("C", "lay b15").play("S", "pass", "lay b17")
    assert (scene.asked, scene.window) == ("S", "end-birth")
    assert "s06" in scene.stand("T")
    assert scene.legal("S") == {"pass", "play whose-child s06"}


@pytest.mark.clause("E1.C3", "E1.C14", "E1.C0", "E1.R17")
def test_a_divided_climate_card_still_is_the_only_one_this_round():
    scene = hold(T="crazy-weather", C="division weather-gene").climate("plains").begin("climate")
    scene.play("T", "play crazy-weather").play("C", "play division")
    assert scene.asked == "C"
    assert scene.reason("C", "play weather-gene back") == "refusal-E1-C0-climate"
    scene.play("C", "pass")
    assert scene.chance == "climate"


@pytest.mark.clause("E1.C23", "E1.R17", "E1.E2")
def test_unexpected_gene_divided_at_the_end_brings_nothing_more():
    scene = hold(T="unexpected-gene", C="division")
    scene.s.meteor = 14
    scene.begin("meteor").play("T", "pass").play("C", "pass")
    scene.play("T", "play unexpected-gene").play("C", "play division")
    assert scene.forbids("C", "play unexpected-gene") == "E1.R17"
    scene.play("C", "pass")
    assert scene.match.over
    assert [scene.points_of(mark) for mark in "TCS"] == [8, 6, 6]


@pytest.mark.clause("E1.C2", "E1.4.4", "E1.C13")
def test_accident_then_whose_child_count_dinosaurs_afresh():
    five = "b15 b14 b13 b12 b11"
    scene = hold({"T": "s01", "C": five, "S": "b16"}, T="accident whose-child").begin("climate")
    play(scene, "T", "accident b15")
    scene.decline()
    scene.happen("climate 2").play("T", "pass", "pass").play("C", "pass").play("S", "pass")
    scene.play("T", "pass", "pass", "lay s02")
    assert scene.player("C").dinosaurs == 4
    scene.play("C", "lay b15").play("S", "lay b17")
    assert scene.window == "end-birth"
    assert scene.legal("T") == {"pass", "play whose-child b15"}


@pytest.mark.clause("E1.C21", "E1.R17")
def test_survival_gene_divided_may_hit_back_next_round():
    herds = {"T": "s04 s01", "C": "b04 b07", "S": "b16"}
    scene = hold(herds, T="survival-gene", C="division").points(T=5, C=5, S=5)
    scene.climate("desert").begin("survival").play("T", "pass").play("C", "pass")
    scene.play("T", "play survival-gene").play("C", "play division")
    assert [scene.points_of(mark) for mark in "TCS"] == [6, 5, 6]
    scene.herds(**herds).begin("survival").play("C", "pass")
    play(scene, "C", "survival-gene")
    assert [scene.points_of(mark) for mark in "TCS"] == [6, 6, 7]
