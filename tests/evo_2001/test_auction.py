"""Phase 6, the auction (E1.6.3 to E1.6.8), and the advanced variant (E1.V1, E1.V2)."""

from fractions import Fraction

import pytest

from .helpers import Scene


def draw(scene, *genes):
    """Phase 6 up to the first bid, nobody playing a card."""
    scene.begin("meteor")
    scene.decline()
    for gene in genes:
        scene.happen(f"gene {gene}")
    scene.decline()
    return scene


def offer(*genes, seats=3, **options):
    return draw(Scene(seats, **options), *genes)


LEG_EGG_FUR = ("leg", "egg", "fur")


# ---- genes on offer ------------------------------------------------------------------------


@pytest.mark.clause("E1.6.3", "E1.S4")
def test_genes_are_drawn_by_their_number_in_the_bag_one_a_row():
    scene = Scene().begin("meteor")
    assert scene.odds["leg"] == Fraction(12, 62)
    scene.happen("gene leg")
    assert scene.odds["leg"] == Fraction(11, 61)
    scene.happen("gene leg", "gene egg")
    rows = [(row.number, row.gene) for row in scene.view("T").rows]
    assert rows == [(1, "leg"), (2, "leg"), (3, "egg")]
    assert scene.asking == "bid"


@pytest.mark.clause("E1.6.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_genes_as_players(seats):
    scene = offer(*["leg"] * seats, seats=seats)
    assert len(scene.view("T").rows) == seats
    assert scene.forbids("T", "pass") == "E1.6.5"


@pytest.mark.clause("E1.6.3")
def test_equal_genes_are_bid_for_row_by_row():
    scene = offer("leg", "leg", "egg")
    scene.play("T", "bid 1 2").play("C", "bid 2 0")
    assert scene.forbids("S", "bid 1 2") == "E1.6.4"
    scene.play("S", "bid 3 0")
    assert scene.player("T").genes["leg"] == scene.player("C").genes["leg"] == 2
    assert [scene.points_of(mark) for mark in "TC"] == [4, 6]


@pytest.mark.clause("E1.6.3", "E1.V2")
def test_a_short_bag_lets_as_many_pass_as_rows_are_missing():
    scene = draw(Scene().bag(leg=1, egg=1), "leg", "egg")
    assert len(scene.view("T").rows) == 2
    scene.play("T", "pass")
    assert scene.forbids("C", "pass") == "E1.6.5"
    assert scene.forbids("C", "bid 3 0") == "E1.6.3"


@pytest.mark.clause("E1.6.3")
def test_from_an_empty_bag_there_is_no_auction():
    scene = Scene().herds(T="s01", C="b15", S="b16").bag().begin("meteor")
    assert scene.match.round_number == 4
    assert scene.view("T").rows == ()


# ---- bids ----------------------------------------------------------------------------------


@pytest.mark.clause("E1.6.4")
def test_bids_go_in_order_zero_is_a_price_and_a_taken_row_must_be_outbid():
    scene = offer(*LEG_EGG_FUR)
    assert scene.reason("C", "bid 1 0") == "refusal-E1-6-4-turn"
    assert scene.legal("T") == {f"bid {row} {price}" for row in (1, 2, 3) for price in range(7)}
    scene.play("T", "bid 1 2")
    for price in range(3):
        assert scene.forbids("C", f"bid 1 {price}") == "E1.6.4"
    assert "bid 1 3" in scene.legal("C")


@pytest.mark.clause("E1.6.4")
def test_prices_above_six_are_allowed():
    scene = draw(Scene().points(T=150), *LEG_EGG_FUR).play("T", "bid 1 150")
    assert scene.view("C").rows[0].price == 150


@pytest.mark.clause("E1.6.5")
def test_who_is_outbid_places_again_at_once_in_the_same_row_or_any_other():
    scene = offer(*LEG_EGG_FUR).play("T", "bid 1 1").play("C", "bid 1 2")
    assert scene.asked == "T"
    assert scene.legal("T") == {
        *(f"bid 1 {price}" for price in range(3, 7)),
        *(f"bid {row} {price}" for row in (2, 3) for price in range(7)),
    }
    scene.play("T", "bid 1 3")
    assert scene.asked == "C"
    scene.play("C", "bid 1 4").play("T", "bid 2 0")
    assert scene.asked == "S"


@pytest.mark.clause("E1.6.5")
def test_a_chain_ends_before_the_order_goes_on():
    scene = offer("leg", "egg", "fur", "horn", seats=4)
    scene.play("T", "bid 1 1").play("C", "bid 2 1").play("S", "bid 1 2")
    assert scene.asked == "T"
    scene.play("T", "bid 2 2")
    assert scene.asked == "C"
    scene.play("C", "bid 3 0")
    assert scene.asked == "B"


@pytest.mark.clause("E1.6.5")
def test_nobody_stays_out_and_a_standing_bid_is_not_changed():
    scene = offer(*LEG_EGG_FUR)
    assert scene.forbids("T", "pass") == "E1.6.5"
    scene.play("T", "bid 1 1")
    assert scene.forbids("T", "bid 1 2") == "E1.6.4"
    scene.play("C", "bid 1 2")
    assert scene.forbids("T", "pass") == "E1.6.5"


@pytest.mark.clause("E1.6.6")
def test_example_five_bid_with_two_mutations_pays_three():
    scene = draw(Scene().genes("T", mutation=2).points(T=6), *LEG_EGG_FUR)
    scene.play("T", "bid 1 5").play("C", "bid 2 0").play("S", "bid 3 0")
    assert scene.points_of("T") == 3
    assert scene.player("T").genes["leg"] == 2


@pytest.mark.clause("E1.6.6")
def test_example_one_bid_with_two_mutations_pays_nothing():
    scene = draw(Scene().genes("T", mutation=2).points(T=6), *LEG_EGG_FUR)
    scene.play("T", "bid 1 1").play("C", "bid 2 0").play("S", "bid 3 0")
    assert scene.points_of("T") == 6


@pytest.mark.clause("E1.6.6", "E1.X9")
def test_a_mutation_bought_now_helps_only_later():
    scene = offer("mutation", "egg", "fur")
    scene.play("T", "bid 1 3").play("C", "bid 2 0").play("S", "bid 3 0")
    assert (scene.points_of("T"), scene.player("T").genes["mutation"]) == (3, 1)


@pytest.mark.clause("E1.6.6")
def test_a_bid_that_cannot_be_paid_is_not_legal():
    scene = draw(Scene().points(T=2).genes("T", mutation=1), *LEG_EGG_FUR)
    assert scene.legal("T") == {f"bid {row} {price}" for row in (1, 2, 3) for price in range(4)}
    assert scene.forbids("T", "bid 1 4") == "E1.6.6"


@pytest.mark.clause("E1.6.6")
def test_zero_on_a_free_row_is_always_legal():
    scene = draw(Scene().points(T=0, C=0, S=0), *LEG_EGG_FUR)
    scene.play("T", "bid 1 0")
    assert scene.legal("C") == {"bid 2 0", "bid 3 0"}


@pytest.mark.clause("E1.6.7")
def test_the_gene_goes_on_the_portrait_and_works_from_then_on():
    scene = offer(*LEG_EGG_FUR).play("T", "bid 3 0").play("C", "bid 1 0").play("S", "bid 2 0")
    assert scene.player("T").genes["fur"] == 2
    assert scene.player("C").movement == 2
    assert scene.player("S").eggs == 2
    assert scene.view("T").genes_left["fur"] == 7


@pytest.mark.clause("E1.6.7", "E1.6.8")
def test_a_card_gene_draws_a_card_at_once_and_leaves_the_game():
    scene = offer("card", "egg", "card").play("T", "bid 2 0").play("C", "bid 3 0")
    scene.play("S", "bid 1 0")
    assert (scene.chance, scene.s.subject) == ("card", 1)
    assert set(scene.odds.values()) == {Fraction(1, 26)}
    scene.happen("card flood")
    scene.happen("card division")
    assert (scene.hand("C"), scene.hand("S"), scene.hand("T")) == (("flood",), ("division",), ())
    assert scene.player("C").genes["card"] == 0
    assert scene.view("T").genes_left["card"] == 4
    assert scene.view("T").players[1].cards == 1
    assert scene.events("T", "drew-card") == []
    assert len(scene.events("C", "drew-card")) == 1


@pytest.mark.clause("E1.6.7")
def test_an_empty_pile_gives_nothing():
    scene = Scene().only_pile("flood").herds(T="s01", C="b15", S="b16")
    draw(scene, "card", "card", "egg")
    scene.play("T", "bid 1 0").play("C", "bid 2 0").play("S", "bid 3 0")
    scene.happen("card flood")
    assert scene.match.round_number == 4
    assert (scene.hand("T"), scene.hand("C")) == (("flood",), ())


@pytest.mark.clause("E1.6.8")
def test_portraits_points_and_numbers_of_cards_are_open_hands_are_not():
    scene = Scene().cards("T", "flood", "division").points(T=3)
    seen = scene.view("C").players[0]
    assert (seen.points, seen.cards, seen.open_cards) == (3, 2, ())
    assert scene.view("C").hand == ()
    assert scene.view("T").hand == ("division", "flood")


@pytest.mark.clause("E1.6.8")
def test_there_is_no_hand_limit():
    scene = Scene().cards("T", "flood", "division", "accident", "me-first", "catastrophe")
    draw(scene, "card", "egg", "fur")
    scene.play("T", "bid 1 0").play("C", "bid 2 0").play("S", "bid 3 0")
    scene.decline()
    assert len(scene.happen("card tough-kids").hand("T")) == 6


@pytest.mark.clause("E1.X9")
def test_all_pay_first_then_genes_are_taken_in_order():
    scene = offer("card", "mutation", "egg").play("T", "bid 2 2").play("C", "bid 1 3")
    scene.play("S", "bid 3 1")
    assert scene.chance == "card"
    assert [scene.points_of(mark) for mark in "TCS"] == [4, 3, 5]
    assert scene.player("T").genes["mutation"] == 1
    assert scene.player("S").genes["egg"] == 1


# ---- the variant ---------------------------------------------------------------------------


@pytest.mark.clause("E1.V1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_the_variant_one_gene_fewer_is_drawn(seats):
    scene = offer(*["leg"] * (seats - 1), seats=seats, variant="advanced")
    assert len(scene.view("T").rows) == seats - 1


@pytest.mark.clause("E1.V2")
def test_the_first_who_passes_is_out_and_pays_nothing_then_nobody_passes():
    scene = offer("leg", "egg", variant="advanced").play("T", "bid 1 2").play("C", "pass")
    assert scene.player("C").out
    assert scene.forbids("S", "pass") == "E1.6.5"
    scene.play("S", "bid 2 0")
    assert scene.match.round_number == 4
    assert scene.player("C").genes == Scene().player("C").genes
    assert [scene.points_of(mark) for mark in "TCS"] == [4, 6, 6]


@pytest.mark.clause("E1.V2")
def test_an_outbid_player_may_pass_instead_of_placing_again():
    scene = offer("leg", "egg", variant="advanced").play("T", "bid 1 2").play("C", "bid 1 3")
    assert "pass" in scene.legal("T")
    scene.play("T", "pass")
    assert scene.asked == "S"
    assert scene.legal("S") >= {"bid 2 0", "bid 1 4"}
    assert scene.play("S", "bid 2 0").player("C").genes["leg"] == 2


@pytest.mark.clause("E1.V2")
def test_one_may_pass_though_rows_are_free():
    scene = offer("leg", "egg", variant="advanced").play("T", "pass")
    assert scene.asked == "C"
    scene.play("C", "bid 1 0").play("S", "bid 2 0")
    assert scene.match.round_number == 4


@pytest.mark.clause("E1.V2")
def test_who_stands_in_a_row_cannot_pass():
    scene = offer("leg", "egg", variant="advanced").play("T", "bid 1 2")
    assert scene.forbids("T", "pass") == "E1.6.4"


@pytest.mark.clause("E1.V2")
def test_while_nobody_has_passed_the_last_is_displaced_until_one_does():
    scene = offer("leg", "egg", variant="advanced")
    scene.play("T", "bid 1 6").play("C", "bid 2 6")
    assert scene.legal("S") == {"pass"}
