"""Phase 2, the market (DI.2), and the specialists whose moment it is (DI.X)."""

import pytest

from gondwana.games.dinosaur_island.state import DISCARDED, LABS, OUT, PEOPLE, SPECIALISTS, STALLS

from .helpers import Scene


def market(*people, stalls=(), labs=(), seats=2, **options):
    """The market phase; T begins. These lie beside the prices."""
    scene = Scene(seats, **options).lay(PEOPLE, *people).lay(STALLS, *stalls).lay(LABS, *labs)
    return scene.begin("market")


# ---- whose turn (DI.2.1, DI.2.6) -------------------------------------------------------------


@pytest.mark.clause("DI.2.1", "DI.2.6")
def test_two_actions_each_one_at_a_time_and_a_pass_is_one():
    scene = market()
    asked = []
    while scene.now == "market":
        asked.append(scene.asked)
        scene.play(scene.asked, "pass")
    assert "".join(asked) == "TCTC"


@pytest.mark.clause("DI.G2", "DI.2.1")
def test_the_market_goes_clockwise_by_seat_from_the_first_player():
    scene = Scene(3).order("CTS").begin("market")
    asked = []
    while scene.now == "market":
        asked.append(scene.asked)
        scene.play(scene.asked, "pass")
    assert "".join(asked) == "CSTCST"


@pytest.mark.clause("DI.G2")
def test_with_the_option_the_market_goes_by_the_track():
    scene = Scene(3, market_order="track").order("CTS").begin("market")
    asked = []
    while scene.now == "market":
        asked.append(scene.asked)
        scene.play(scene.asked, "pass")
    assert "".join(asked) == "CTSCTS"


@pytest.mark.clause("DI.2.6")
@pytest.mark.parametrize("income", [0, 2])
def test_a_pass_brings_nothing_or_what_the_option_says(income):
    scene = Scene(market_pass_income=str(income)).begin("market").play("T", "pass")
    assert scene.figure("money", "T") == 15 + income


@pytest.mark.clause("DI.T.busy_market")
def test_in_a_busy_market_there_are_three_actions():
    scene = Scene().twists("busy-market").begin("market")
    turns = 0
    while scene.now == "market":
        scene.play(scene.asked, "pass")
        turns += 1
    assert turns == 6


@pytest.mark.clause("DI.2.1")
def test_it_is_not_the_others_turn():
    assert market("hr").reason("C", "hire 2") == "refusal-DI-2-1-turn"


@pytest.mark.clause("DI.2.7")
def test_what_is_taken_is_not_replaced():
    scene = market("hr", "chef").play("T", "hire 2")
    assert scene.shelves(PEOPLE) == ["", "chef", "", ""]
    assert scene.forbids("C", "hire 2") == "DI.2.7"


# ---- specialists (DI.2.2) --------------------------------------------------------------------


@pytest.mark.clause("DI.2.2")
def test_a_specialist_costs_the_rows_price_and_brings_workers():
    scene = market("", "", "keeper").play("T", "hire 4")
    assert scene.figure("money", "T") == 11
    assert (scene.figure("idle", "T"), scene.figure("reserve", "T")) == (5, 3)


@pytest.mark.clause("DI.G6", "DI.X.hr")
def test_the_personnel_chief_brings_two_workers_if_the_reserve_has_them():
    scene = market("hr").workers(T=4).play("T", "hire 2")
    assert (scene.figure("idle", "T"), scene.figure("reserve", "T")) == (6, 2)
    scene = market("hr").workers(T=7).play("T", "hire 2")
    assert (scene.figure("idle", "T"), scene.figure("reserve", "T")) == (8, 0)


@pytest.mark.clause("DI.2.2")
def test_with_three_one_must_be_dismissed_first():
    scene = market("chef").hire("T", "guard", "lawyer", "guide")
    assert scene.reason("T", "hire 2") == "refusal-DI-2-2-dismiss"
    assert scene.reason("T", "hire 2 dismiss patrol") == "refusal-DI-2-2-dismiss"
    names = ("guard", "lawyer", "guide")
    assert scene.offers("T", "hire") == {f"2 dismiss {name}" for name in names}
    scene.play("T", "hire 2 dismiss lawyer")
    assert scene.s.specialist[SPECIALISTS.index("lawyer")] == OUT
    assert set(scene.view("C").players[0].specialists) == {"guard", "guide", "chef"}


@pytest.mark.clause("DI.2.2")
def test_nobody_is_dismissed_while_there_is_room():
    scene = market("chef").hire("T", "guard", "lawyer")
    assert scene.forbids("T", "hire 2 dismiss guard") == "DI.2.2"


@pytest.mark.clause("DI.2.2", "DI.G6")
def test_as_many_workers_go_as_really_came():
    scene = market("hr", "chef").workers(T=7).hire("T", "guard", "lawyer").play("T", "hire 2")
    assert scene.figure("idle", "T") == 8
    scene.play("C", "pass").play("T", "hire 3 dismiss hr")
    assert (scene.figure("idle", "T"), scene.figure("reserve", "T")) == (7, 1)


@pytest.mark.clause("DI.X.union")
def test_the_union_makes_the_next_hire_free_once():
    scene = market("chef", "union", "hr").play("T", "hire 3").play("C", "pass")
    assert scene.figure("money", "T") == 12
    scene.set("money", T=0)
    scene.play("T", "hire 4")
    assert scene.figure("money", "T") == 0
    scene.begin("market")
    assert scene.reason("T", "hire 2") == "refusal-DI-G5-money"


@pytest.mark.clause("DI.X.union", "DI.2.2")
def test_the_union_dismissed_for_that_very_hire_is_lost():
    scene = market("chef").hire("T", "union", "guard", "lawyer")
    scene.play("T", "hire 2 dismiss union")
    assert scene.figure("money", "T") == 13
    scene = market("chef").hire("T", "union", "guard", "lawyer")
    scene.play("T", "hire 2 dismiss guard")
    assert scene.figure("money", "T") == 15


@pytest.mark.clause("DI.X.buyer")
def test_the_buyer_makes_the_first_action_that_costs_something_a_dollar_cheaper():
    scene = market("chef", "hr", stalls=("taco-stand",)).hire("T", "buyer", "union")
    scene.play("T", "hire 2").play("C", "pass")
    assert scene.figure("money", "T") == 15
    scene.play("T", "build 2", "place c1")
    assert scene.figure("money", "T") == 15 - (2 + 3 - 1)
    scene.begin("market").play("T", "buy create-2")
    assert scene.figure("money", "T") == 11 - (3 - 1)


@pytest.mark.clause("DI.X.buyer", "DI.F2")
def test_the_buyer_is_not_cheaper_himself():
    scene = market("buyer").play("T", "hire 2")
    assert scene.figure("money", "T") == 13


@pytest.mark.clause("DI.X.buyer", "DI.2.5")
def test_the_buyer_works_for_dna_too_once_a_round():
    scene = market("hr", "chef").hire("T", "buyer").play("T", "dna 2 specialist")
    while scene.asking == "gain":
        scene.play("T", sorted(scene.legal("T"))[0])
    assert scene.figure("money", "T") == 14
    scene.play("C", "pass").play("T", "hire 3")
    assert scene.figure("money", "T") == 11


@pytest.mark.clause("DI.X.architect")
def test_the_architect_takes_two_dollars_off_the_printed_cost_only():
    scene = market(stalls=("pony-ride", "balloons")).hire("T", "architect")
    scene.play("T", "build 2", "place c1").play("C", "pass")
    assert scene.figure("money", "T") == 15 - 2
    scene.play("T", "build 3", "place d1")
    assert scene.figure("money", "T") == 13 - (3 + 9 - 2)


@pytest.mark.clause("DI.X.cryo")
def test_the_cold_engineer_raises_limits_by_up_to_three_steps():
    scene = market("cryo").play("T", "hire 2")
    assert scene.asking == "limits"
    scene.play("T", "limit cyan", "limit cyan", "limit green")
    limits = scene.view("T").players[0].limits
    assert (limits["cyan"], limits["green"], limits["blue"]) == (6, 3, 4)
    assert scene.asked == "C"


@pytest.mark.clause("DI.X.cryo", "DI.F1", "DI.S8")
def test_steps_may_be_left_out_and_no_limit_goes_above_ten():
    scene = market("cryo").limits("T", cyan=10).play("T", "hire 2")
    assert "cyan" not in scene.offers("T", "limit")
    assert scene.forbids("T", "limit cyan") == "DI.1.5"
    scene.play("T", "limit blue", "pass")
    assert scene.view("T").players[0].limits["blue"] == 5
    assert scene.asked == "C"


# ---- attractions (DI.2.3) --------------------------------------------------------------------


@pytest.mark.clause("DI.2.3")
def test_an_attraction_costs_both_prices_and_lies_on_a_free_zone():
    scene = market(stalls=("", "", "log-flume")).play("T", "build 4")
    assert scene.figure("money", "T") == 15 - 4 - 3
    free = {f"{column}{row}" for row in "1234" for column in "abcd"} - {"a1", "b1", "a2"}
    assert scene.offers("T", "place") == free
    assert scene.reason("T", "place a2") == "refusal-DI-2-3-zone"
    scene.play("T", "place d4")
    assert [stall.name for stall in scene.view("C").players[0].attractions][-1] == "log-flume"


@pytest.mark.clause("DI.2.3", "DI.G5")
def test_without_money_or_a_free_zone_nothing_is_built():
    scene = market(stalls=("balloons",)).set("money", T=10)
    assert scene.reason("T", "build 2") == "refusal-DI-G5-money"
    scene.set("money", T=11)
    assert scene.forbids("T", "build 2") is None
    for zone in range(16):
        scene.s.park[0, zone] = 30
    assert scene.forbids("T", "build 2") == "DI.2.3"


# ---- lab tiles (DI.2.4) ----------------------------------------------------------------------


@pytest.mark.clause("DI.2.4")
def test_a_tile_goes_on_any_grey_space_and_covers_what_lies_there():
    scene = market(labs=("ads", "sponsors")).play("T", "upgrade 2 5").play("C", "pass")
    assert scene.figure("money", "T") == 13
    spaces = {"3 3", "3 4", "3 5", "3 6"}
    assert scene.offers("T", "upgrade") == spaces
    assert scene.reason("T", "upgrade 3 1") == "refusal-DI-2-4-space"
    scene.play("T", "upgrade 3 3")
    lab = {tile.space: tile.name for tile in scene.view("C").players[0].lab}
    assert lab == {1: "refine-1", 2: "create-1", 3: "sponsors", 4: "venture", 5: "ads"}
    assert scene.figure("upgrades", "T") == 2


@pytest.mark.clause("DI.2.4", "DI.F2")
def test_a_covered_tile_is_dead():
    scene = market(labs=("ads",)).play("T", "upgrade 2 3")
    while scene.now == "market":
        scene.play(scene.asked, "pass")
    assert scene.reason("T", "bench security") == "refusal-DI-3-1-tile"


@pytest.mark.clause("DI.2.4")
def test_an_earlier_upgrade_can_be_covered_and_the_second_of_a_kind_lies_too():
    scene = market(labs=("ads", "ads")).play("T", "upgrade 2 5").play("C", "pass")
    scene.play("T", "upgrade 3 6")
    lab = {tile.space: tile.name for tile in scene.view("T").players[0].lab}
    assert (lab[5], lab[6]) == ("ads", "ads")
    scene.lay(LABS, "sponsors").begin("market").play("T", "upgrade 2 5")
    lab = {tile.space: tile.name for tile in scene.view("T").players[0].lab}
    assert (lab[5], lab[6]) == ("sponsors", "ads")


@pytest.mark.clause("DI.2.4")
def test_the_second_tiles_cover_their_own_basic_action_one_of_each():
    scene = market().play("T", "buy create-2").play("C", "pass")
    assert scene.figure("money", "T") == 15 - 3
    assert scene.reason("T", "buy create-2") == "refusal-DI-2-4-second"
    scene.play("T", "buy refine-2")
    assert scene.figure("money", "T") == 12 - 5
    lab = {tile.space: tile.name for tile in scene.view("T").players[0].lab}
    assert (lab[1], lab[2]) == ("refine-2", "create-2")


@pytest.mark.clause("DI.2.4", "DI.S4")
def test_second_tiles_run_out():
    scene = market().play("T", "buy create-2").play("C", "buy create-2")
    assert scene.s.second_left[1] == 0
    assert scene.view("T").seconds[1].amount == 0


@pytest.mark.clause("DI.L.groundskeeper")
def test_the_groundskeeper_raises_security_on_purchase():
    scene = market(labs=("groundskeeper",)).play("T", "upgrade 2 5")
    assert (scene.figure("security", "T"), scene.figure("money", "T")) == (2, 13)


@pytest.mark.clause("DI.L.gene_bank")
def test_the_gene_bank_raises_two_different_limits_on_purchase():
    scene = market(labs=("gene-bank",)).limits("T", green=10).play("T", "upgrade 2 5")
    assert scene.forbids("T", "pass") == "DI.F1"
    scene.play("T", "limit cyan")
    assert scene.offers("T", "limit") == {"violet", "blue", "magenta", "yellow"}
    assert scene.forbids("T", "limit cyan") == "DI.L.gene_bank"
    scene.play("T", "limit yellow")
    limits = scene.view("T").players[0].limits
    assert (limits["cyan"], limits["yellow"]) == (5, 3)
    assert scene.asked == "C"


# ---- DNA (DI.2.5) ----------------------------------------------------------------------------

OFFERS = {2: (2, "cyan violet blue"), 3: (3, "cyan violet blue"), 4: (1, "green magenta yellow")}
OFFERS[5] = (2, "green magenta yellow")


@pytest.mark.clause("DI.2.5")
@pytest.mark.parametrize("row", OFFERS)
def test_dna_is_bought_and_something_of_the_row_goes(row):
    amount, sorts = OFFERS[row]
    scene = market("chef", "hr", "guard", "guide").dna("T")
    scene.play("T", f"dna {row} specialist")
    assert scene.figure("money", "T") == 15 - row
    for _ in range(amount):
        assert scene.offers("T", "gain") == set(sorts.split())
        scene.play("T", f"gain {sorts.split()[0]}")
    assert scene.stored("T") == {sorts.split()[0]: amount}
    gone = ("chef", "hr", "guard", "guide")[row - 2]
    assert scene.s.specialist[SPECIALISTS.index(gone)] == DISCARDED
    assert scene.asked == "C"


@pytest.mark.clause("DI.2.5", "DI.G3")
def test_units_are_split_at_will():
    scene = market("", "", "", "chef").dna("T").play("T", "dna 5 specialist")
    scene.play("T", "gain green", "gain yellow")
    assert scene.stored("T") == {"green": 1, "yellow": 1}


@pytest.mark.clause("DI.2.5")
def test_an_offer_holds_as_often_as_wanted_while_the_row_has_something():
    scene = market("chef", stalls=("taco-stand",)).dna("T")
    assert scene.offers("T", "dna") >= {"2 specialist", "2 attraction"}
    assert scene.forbids("T", "dna 2 lab") == "DI.2.5"
    scene.play("T", "dna 2 attraction", "gain cyan", "gain cyan").play("C", "pass")
    assert scene.forbids("T", "dna 2 attraction") == "DI.2.5"
    scene.play("T", "dna 2 specialist", "gain cyan", "gain blue")
    assert scene.stored("T") == {"cyan": 3, "blue": 1}
