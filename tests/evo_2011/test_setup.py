"""Setup (E2.S): what lies where before round 1, and what is hidden."""

from fractions import Fraction

import pytest

from gondwana.games.evo_2011.components import read_islands
from gondwana.kernel import Match, Problem

from .helpers import MARKS, Scene, table

SIXTH = Fraction(1, 6)


@pytest.mark.clause("E2.S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_each_have_their_own_island(seats):
    others = [island for number, island in read_islands().items() if number != seats]
    assert table(seats).constants.extra == read_islands()[seats]
    assert table(seats).constants.extra not in others


@pytest.mark.clause("E2.S1")
@pytest.mark.parametrize("seats", [1, 6])
def test_no_fewer_and_no_more_play(seats):
    with pytest.raises(Problem) as problem:
        table(seats)
    assert problem.value.key == "problem-seats"


@pytest.mark.clause("E2.S2")
def test_a_clan_starts_with_the_bare_board_and_eight_dinosaurs():
    player = Scene().player("T")
    assert (player.movement, player.eggs, player.attack, player.defence) == (2, 1, 0, 0)
    assert set(player.genes.values()) == {0}
    assert player.dinosaurs + player.supply == 8


@pytest.mark.clause("E2.S3")
@pytest.mark.parametrize(
    ("options", "mp"), [({}, 6), ({"rulebook": "en"}, 6), ({"rulebook": "hu"}, 8)]
)
def test_mutation_points_at_the_start(options, mp):
    scene = Scene(4, **options)
    assert [scene.points_of(mark) for mark in "TCSB"] == [mp] * 4


@pytest.mark.clause("E2.S4")
def test_the_bag_holds_36_normal_genes_and_eight_unknown_unique_ones():
    odds = Scene(2).happen("token stay").odds
    normal = {"legs": 6, "horn": 7, "thermoregulation": 5, "fur": 7, "egg": 6, "vial": 5}
    assert {gene: odds[gene] for gene in normal} == {g: Fraction(n, 44) for g, n in normal.items()}
    unique = [chance for gene, chance in odds.items() if gene not in normal]
    assert unique == [Fraction(8, 44) / 12] * 12


@pytest.mark.clause("E2.S4")
def test_when_eight_unique_genes_have_come_the_other_four_never_do():
    scene = Scene(2)
    scene.s.uniques = 0
    assert set(scene.happen("token stay").odds) == {
        "legs", "horn", "thermoregulation", "fur", "egg", "vial",
    }  # fmt: skip


@pytest.mark.clause("E2.S4")
def test_a_unique_gene_that_comes_out_of_the_bag_leaves_seven_of_eleven_behind():
    scene = Scene(3).happen("token stay", "gene wings")
    assert scene.view("T").unique_genes_left == 7
    assert "wings" not in scene.odds
    assert scene.odds["flippers"] == Fraction(7, 43) / 11
    assert scene.odds["legs"] == Fraction(6, 43)


@pytest.mark.clause("E2.S4", "E2.S9")
def test_nobody_knows_which_unique_genes_stay_in_the_box():
    view = Scene().view("T")
    assert view.unique_genes_left == 8
    assert list(view.genes_left.values())[6:] == [1] * 12


@pytest.mark.clause("E2.S5")
def test_the_pile_has_twelve_of_the_thirteen_tokens():
    view = Scene().view("T")
    assert view.tokens_in_pile == 12
    assert view.tokens_left == {"two-forward": 2, "one-forward": 6, "stay": 2, "one-back": 2}


@pytest.mark.clause("E2.S5")
@pytest.mark.parametrize("turned", range(9))
def test_the_meteorite_is_none_of_the_first_nine(turned):
    odds = Scene().tokens(one_forward=12 - turned).begin("climate").odds
    assert odds == {"one-forward": 1}


@pytest.mark.clause("E2.S5")
def test_the_meteorite_is_equally_likely_tenth_eleventh_or_twelfth():
    tenth, eleventh, twelfth = (
        Scene().tokens(stay=left).begin("climate").odds["meteorite"] for left in (3, 2, 1)
    )
    third = Fraction(1, 3)
    assert tenth == third
    assert (1 - tenth) * eleventh == third
    assert (1 - tenth) * (1 - eleventh) * twelfth == third


@pytest.mark.clause("E2.S5")
def test_one_token_is_away_so_a_last_token_may_be_either_of_two_kinds():
    odds = Scene().tokens(stay=1, one_back=1).begin("climate").odds
    assert odds == {"stay": Fraction(1, 4), "one-back": Fraction(1, 4), "meteorite": Fraction(1, 2)}


@pytest.mark.clause("E2.S6")
def test_nobody_starts_with_a_card_and_any_of_the_fifteen_may_come():
    scene = Scene(2)
    assert [scene.player(mark).cards for mark in "TC"] == [0, 0]
    scene.happen("token stay", "gene egg").play("T", "bid 1 0").play("C", "bid 2 0")
    assert list(scene.odds.values()) == [Fraction(1, 15)] * 15


@pytest.mark.clause("E2.S7")
def test_the_order_is_drawn_marker_by_marker_and_holds_for_the_first_auction():
    scene = Scene(3)
    scene.match, scene.start = Match(table(3), dice="hand"), 0
    assert scene.odds == {mark: Fraction(1, 3) for mark in "TCS"}
    scene.happen("order S")
    assert scene.odds == {mark: Fraction(1, 2) for mark in "TC"}
    scene.happen("order C")
    assert scene.in_order == "SCT"
    ordered = [(event["seat"], event["place"]) for event in scene.events("T", "ordered")]
    assert ordered == [(2, 1), (1, 2), (0, 3)]
    scene.happen("areas d1 f1", "areas a1 b3", "token stay", "gene egg", "gene horn")
    assert scene.asked == "S"


@pytest.mark.clause("E2.S7")
def test_pairs_of_areas_are_dealt_at_random_and_each_clan_stands_on_a_pair():
    scene = Scene(3)
    scene.match = Match(table(3), dice="hand")
    scene.happen("order S", "order C")
    assert scene.odds == dict.fromkeys(["e6 f4", "d1 f1", "a1 b3"], Fraction(1, 3))
    scene.happen("areas d1 f1", "areas a1 b3")
    assert (scene.stand("S"), scene.stand("C"), scene.stand("T")) == ("d1 f1", "a1 b3", "e6 f4")


@pytest.mark.clause("E2.S7")
def test_with_random_start_areas_each_area_is_dealt_by_itself():
    scene = Scene(3)
    scene.match = Match(table(3, (("start_areas", "random"),)), dice="hand")
    scene.happen("order T", "order C")
    assert scene.odds == dict.fromkeys(["e6", "f4", "d1", "f1", "a1", "b3"], SIXTH)
    for area in ("a1", "d1", "e6", "f1", "f4"):
        scene.happen(f"areas {area}")
    assert [scene.stand(mark) for mark in "TCS"] == ["a1 f1", "d1 f4", "b3 e6"]


@pytest.mark.clause("E2.S8")
def test_the_box_holds_48_genes_13_climate_tokens_and_8_dinosaurs_each():
    s = Scene(5).s
    assert sum(s.bag) == 36 + 12
    assert sum(s.tokens) + 1 == 13
    assert [Scene(5).player(m).dinosaurs + Scene(5).player(m).supply for m in MARKS] == [8] * 5


@pytest.mark.clause("E2.S8")
def test_the_bank_never_runs_dry():
    scene = Scene(3).climate("yellow").points(T=60, C=60, S=60).begin("survival")
    assert [scene.points_of(mark) for mark in "TCS"] == [62, 62, 62]


@pytest.mark.clause("E2.S9")
def test_a_hand_is_hidden_but_its_size_and_the_discards_are_open():
    scene = Scene(3).cards("T", "stampede", "war-paint").discarded("moon-feast")
    assert scene.view("T").hand == ("stampede", "war-paint")
    assert scene.view("C").hand == ()
    assert scene.view("C").players[0].cards == 2
    assert scene.view("C").discarded == ("moon-feast",)


@pytest.mark.clause("E2.S9")
def test_other_hands_do_not_change_what_a_seat_sees():
    held = Scene(3).cards("T", "stampede").begin("climate")
    other = Scene(3).cards("T", "moon-feast").begin("climate")
    assert held.view("C") == other.view("C")
    assert held.view("T") != other.view("T")


@pytest.mark.clause("E2.S9")
def test_island_genes_bids_and_payments_are_open():
    scene = Scene(2).genes("T", horn=2).happen("token stay", "gene egg").play("T", "bid 2 3")
    column = scene.view("C").columns[1]
    assert (column.gene, column.seat, column.bid) == ("egg", 0, 3)
    assert scene.view("C").players[0].genes["horn"] == 2
    scene.play("C", "bid 1 1").happen("card stampede")
    scene.decline()
    assert {"seat": 0, "amount": 3} in scene.events("C", "paid")
    assert scene.view("C").spaces == scene.view("T").spaces


@pytest.mark.clause("E2.S9")
def test_only_the_owner_learns_which_card_was_drawn():
    scene = Scene(2).happen("token stay", "gene egg").play("T", "bid 1 0").play("C", "bid 2 0")
    scene.happen("card stampede")
    assert scene.events("T", "drew-card") == [{"seat": 0, "card": 5}]
    assert scene.events("C", "drew-card") == []
    assert scene.events("C", "took-card") == [{"seat": 0}]
