"""Phase 1, initiative (E1.1)."""

from fractions import Fraction

import pytest

from gondwana.kernel import Match

from .helpers import Scene


def scene(**options):
    return Scene(4, **options).herds(T="s01", C="l02", S="l16", B="l21").order("BSCT")


@pytest.mark.clause("E1.1.1")
def test_most_tails_first():
    s = scene().genes("T", tail=2).genes("C", tail=4).genes("S", tail=1).genes("B", tail=3)
    assert s.begin("initiative").in_order == "CBTS"


@pytest.mark.clause("E1.1.2")
def test_more_dinosaurs_first_where_tails_are_equal():
    s = Scene().genes("S", tail=2).herds(T="s01", C="b15 b14", S="b16").begin("initiative")
    assert s.in_order == "SCT"


@pytest.mark.clause("E1.1.2", "E1.X8")
def test_dice_where_all_is_equal_every_order_as_likely():
    s = scene().genes("S", tail=2).begin("initiative")
    assert s.chance == "order"
    assert s.odds == dict.fromkeys(("TCB", "TBC", "CTB", "CBT", "BTC", "BCT"), Fraction(1, 6))
    s.happen("order BTC")
    assert s.in_order == "SBTC"
    assert s.now == "climate"


@pytest.mark.clause("E1.X8")
def test_each_tied_group_is_one_chance_event():
    s = scene().genes("S", tail=2).genes("C", tail=2).begin("initiative")
    assert set(s.odds) == {"CS", "SC"}
    s.happen("order SC")
    assert set(s.odds) == {"TB", "BT"}
    s.happen("order BT")
    assert s.in_order == "SCBT"


@pytest.mark.clause("E1.1.O")
def test_fewest_dinosaurs_first_by_option():
    s = Scene(3, initiative_tie="fewest").herds(T="s01 s02", C="b15", S="b16 b17 b12")
    assert s.begin("initiative").in_order == "CTS"
    s = Scene(3, initiative_tie="fewest").herds(T="s01 s02", C="b15", S="b16 b17 b12")
    assert s.genes("S", tail=2).begin("initiative").in_order == "SCT"


@pytest.mark.clause("E1.1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_round_1_dice_decide_alone(seats):
    match = Match("evo-2001", seats, dice="hand")
    while match.chance_name() != "order":
        match.happen(match.chances()[0][0])
    assert match.round_number == 1
    count = 1
    for k in range(2, seats + 1):
        count *= k
    assert len(match.chances()) == count
    assert {weight for _, weight in match.chances()} == {1}


@pytest.mark.clause("E1.1.3")
def test_the_order_holds_for_the_whole_round():
    s = Scene().genes("C", tail=3).genes("S", tail=2).herds(T="s01", C="b15", S="b16")
    s.begin("initiative").happen("climate 2")
    asked = ""
    while s.chance == "none":
        asked += s.asked
        s.play(s.asked, sorted(s.legal(s.asked))[0])
    assert asked == "CSTCST"
