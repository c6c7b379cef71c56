"""Mutation (E2.2): genes on offer, the auction with its chains, taking and paying."""

from fractions import Fraction

import pytest

from .helpers import CARDS, Scene


def auction(scene, *genes):
    """The scene in the mutation phase, with these genes on offer."""
    scene.begin("mutation")
    return scene.happen(*(f"gene {gene}" for gene in genes))


# ---- genes on offer ------------------------------------------------------------------------


@pytest.mark.clause("E2.2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_gene_fewer_than_players_is_drawn_and_the_first_column_has_none(seats):
    genes = ["egg", "horn", "fur", "legs"][: seats - 1]
    scene = auction(Scene(seats), *genes)
    assert [column.gene for column in scene.view("T").columns] == [None, *genes]
    offered = [event["column"] for event in scene.events("T", "offered")]
    assert offered == list(range(2, seats + 1))


@pytest.mark.clause("E2.2.1")
def test_a_gene_that_lies_there_goes_back_and_another_is_drawn():
    scene = auction(Scene(3), "egg")
    assert "egg" not in scene.odds
    assert scene.odds["horn"] == Fraction(7, 44 - 6)
    assert scene.s.bag[4] == 5


@pytest.mark.clause("E2.2.1")
def test_a_duplicate_is_allowed_when_the_bag_holds_no_other_kind():
    scene = auction(Scene(3).bag(horn=3), "horn")
    assert scene.odds == {"horn": 1}
    scene.happen("gene horn")
    assert [column.gene for column in scene.view("T").columns] == [None, "horn", "horn"]


@pytest.mark.clause("E2.2.1")
def test_an_empty_bag_leaves_a_column_whose_winner_gets_nothing():
    scene = auction(Scene(3).bag(horn=1), "horn")
    scene.play("T", "bid 1 0").play("C", "bid 2 0").play("S", "bid 3 1").happen("card stampede")
    assert scene.events("T", "took-nothing") == [{"seat": 2}]
    assert set(scene.player("S").genes.values()) == {0}


# ---- bidding -------------------------------------------------------------------------------


@pytest.mark.clause("E2.2.2")
def test_bids_are_placed_in_initiative_order():
    scene = auction(Scene(3).order("SCT"), "egg", "horn")
    assert scene.asked == "S"
    assert scene.forbids("C", "bid 1 1") == "E2.2.2"
    scene.play("S", "bid 2 1").play("C", "bid 3 1")
    assert scene.asked == "T"


@pytest.mark.clause("E2.2.2")
def test_an_empty_column_takes_any_value_from_0_to_6():
    scene = auction(Scene(2), "egg")
    assert scene.legal("T") == {f"bid {column} {bid}" for column in (1, 2) for bid in range(7)}
    assert scene.forbids("T", "bid 2 7") == "E2.2.2"


@pytest.mark.clause("E2.2.1")
def test_there_is_no_column_beyond_the_number_of_players():
    scene = auction(Scene(2), "egg")
    assert scene.forbids("T", "bid 3 1") == "E2.2.1"
    assert scene.forbids("T", "bid 0 1") == "E2.2.1"


@pytest.mark.clause("E2.2.2")
def test_a_taken_column_asks_for_a_higher_value():
    scene = auction(Scene(3), "egg", "horn").play("T", "bid 2 3")
    assert scene.forbids("C", "bid 2 2") == "E2.2.2"
    assert scene.forbids("C", "bid 2 3") == "E2.2.2"
    assert scene.forbids("C", "bid 2 4") is None


@pytest.mark.clause("E2.2.3")
def test_the_outbid_player_bids_again_at_once_on_another_column():
    scene = auction(Scene(3), "egg", "horn").play("T", "bid 2 3").play("C", "bid 2 4")
    assert scene.asked == "T"
    assert scene.forbids("S", "bid 3 1") == "E2.2.2"
    assert scene.forbids("T", "bid 2 5") == "E2.2.3"
    assert scene.forbids("T", "bid 1 0") is None


@pytest.mark.clause("E2.2.3")
def test_a_chain_runs_to_its_end_before_the_next_player_bids():
    scene = auction(Scene(4), "egg", "horn", "fur")
    scene.play("T", "bid 2 1").play("C", "bid 3 1").play("S", "bid 2 2")
    assert scene.asked == "T"
    scene.play("T", "bid 3 2")
    assert scene.asked == "C"
    scene.play("C", "bid 2 3")
    assert scene.asked == "S"
    scene.play("S", "bid 1 0")
    assert scene.asked == "B"


@pytest.mark.clause("E2.2.3")
def test_pushed_off_another_column_one_may_return_to_the_first():
    scene = auction(Scene(3), "egg", "horn").play("T", "bid 2 1").play("C", "bid 2 2")
    scene.play("T", "bid 3 1").play("S", "bid 3 2")
    assert scene.asked == "T"
    assert scene.forbids("T", "bid 2 3") is None
    assert scene.forbids("T", "bid 3 3") == "E2.2.3"


@pytest.mark.clause("E2.2.3")
def test_the_next_auction_opens_every_column_again():
    scene = auction(Scene(3), "egg", "horn").play("T", "bid 2 1").play("C", "bid 2 2")
    scene.play("T", "bid 3 1").play("S", "bid 1 0").happen("card stampede")
    assert auction(scene.order("TCS"), "egg", "horn").forbids("T", "bid 2 0") is None


@pytest.mark.clause("E2.2.3")
def test_a_free_column_is_always_left_to_the_outbid():
    scene = auction(Scene(2), "egg").play("T", "bid 2 6").points(C=0)
    assert scene.legal("C") == {"bid 1 0"}


@pytest.mark.clause("E2.2.4")
def test_a_bid_of_six_cannot_be_outbid():
    scene = auction(Scene(3).points(C=40), "egg", "horn").play("T", "bid 2 6")
    assert not any(words.startswith("bid 2") for words in scene.legal("C"))
    assert scene.forbids("C", "bid 2 6") == "E2.2.2"


@pytest.mark.clause("E2.2.4")
def test_a_bid_of_five_can_be_outbid():
    scene = auction(Scene(3), "egg", "horn").play("T", "bid 2 5")
    assert "bid 2 6" in scene.legal("C")


# ---- taking and paying ---------------------------------------------------------------------


@pytest.mark.clause("E2.2.5")
def test_the_first_column_brings_a_card_the_others_their_gene_and_all_pay():
    scene = auction(Scene(3).points(T=6, C=6, S=6), "egg", "horn")
    scene.play("T", "bid 3 4").play("C", "bid 1 2").play("S", "bid 2 0")
    assert scene.chance == "card"
    scene.happen("card stampede")
    scene.decline()
    assert scene.view("C").hand == ("stampede",)
    assert scene.player("T").genes["horn"] == 1
    assert scene.player("S").genes["egg"] == 1
    assert [scene.points_of(mark) for mark in "TCS"] == [2, 4, 6]


@pytest.mark.clause("E2.2.5")
def test_the_auction_is_not_over_before_every_marker_stands_alone():
    scene = auction(Scene(3), "egg", "horn").play("T", "bid 3 1").play("C", "bid 1 1")
    scene.play("S", "bid 3 2")
    assert (scene.asked, scene.asking) == ("T", "bid")


@pytest.mark.clause("E2.2.5", "E2.R8")
@pytest.mark.parametrize(("vials", "price"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_vial_takes_one_off_the_price_of_genes_and_of_the_card(vials, price):
    for column, rest in ((1, 2), (2, 1)):
        scene = auction(Scene(2).points(T=6, C=6).genes("T", vial=vials), "egg")
        scene.play("T", f"bid {column} 2").play("C", f"bid {rest} 0").happen("card stampede")
        scene.decline()
        assert scene.points_of("T") == 6 - price


@pytest.mark.clause("E2.2.5")
def test_without_cards_left_the_first_column_brings_nothing_but_is_paid():
    scene = auction(Scene(2).points(T=6, C=6).discarded(*CARDS), "egg")
    scene.play("T", "bid 1 2").play("C", "bid 2 0")
    assert scene.events("C", "took-nothing") == [{"seat": 0}]
    assert scene.points_of("T") == 4


@pytest.mark.clause("E2.2.6")
def test_a_card_just_taken_may_be_played_for_this_very_bid():
    scene = auction(Scene(2).points(T=6, C=6), "egg").play("T", "bid 1 5").play("C", "bid 2 0")
    scene.happen("card elders-bargain")
    assert (scene.asked, scene.window) == ("T", "paying")
    scene.play("T", "play elders-bargain")
    assert scene.points_of("T") == 4


@pytest.mark.clause("E2.2.6")
def test_a_vial_works_from_the_next_auction_on():
    scene = auction(Scene(2).points(T=6, C=6), "vial").play("T", "bid 2 2").play("C", "bid 1 0")
    scene.happen("card stampede")
    scene.decline()
    assert scene.points_of("T") == 4
    auction(scene.order("TC"), "egg").play("T", "bid 2 2").play("C", "bid 1 0", "pass")
    scene.happen("card moon-feast")
    scene.decline()
    assert scene.points_of("T") == 3


@pytest.mark.clause("E2.2.6")
def test_a_gene_works_from_then_on():
    scene = auction(Scene(2), "legs").play("T", "bid 2 2").play("C", "bid 1 0")
    scene.happen("card moon-feast")
    scene.decline()
    assert scene.now == "movement"
    first = scene.events("T", "moves")[0]
    assert scene.in_order == "CT"
    assert first == {"seat": 1, "steps": 2}
    scene.play("C", "pass")
    scene.decline()
    assert scene.events("T", "moves")[-1] == {"seat": 0, "steps": 3}


# ---- what a bid may cost -------------------------------------------------------------------


@pytest.mark.clause("E2.R8")
def test_a_bid_that_one_cannot_pay_is_not_legal():
    scene = auction(Scene(2).points(T=3), "egg")
    assert scene.forbids("T", "bid 2 3") is None
    assert scene.forbids("T", "bid 2 4") == "E2.R8"


@pytest.mark.clause("E2.R8")
def test_vials_count_towards_what_one_can_pay_cards_do_not():
    scene = Scene(2).points(T=3).genes("T", vial=2).cards("T", "elders-bargain")
    auction(scene, "egg")
    assert scene.forbids("T", "bid 2 5") is None
    assert scene.forbids("T", "bid 2 6") == "E2.R8"


@pytest.mark.clause("E2.R8")
def test_nobody_may_pass_and_a_bid_of_nothing_is_always_possible():
    scene = auction(Scene(2).points(T=0), "egg")
    assert scene.forbids("T", "pass") == "E2.R8"
    assert scene.legal("T") == {"bid 1 0", "bid 2 0"}
