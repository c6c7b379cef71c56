"""Event cards of the auction: superiority, theft, missing link (E1.C5, E1.C6, E1.C9)."""

import pytest

from .helpers import Scene, bids, hold, play

# ---- E1.C5 genetic superiority -------------------------------------------------------------


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
