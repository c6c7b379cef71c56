"""Phase 4, the park (DI.4): drawing, placing, danger, points."""

from fractions import Fraction

import pytest

from .helpers import Scene


def park(patrons, hooligans, seats=2, **build):
    """T's visitors are known: so many of each colour; the others draw one patron.

    `build` are T's attractions by name, their zones.
    """
    scene = Scene(seats).threat_die(None).set("threat", **dict.fromkeys("TCSB"[:seats], 0))
    scene.set("excitement", T=patrons + hooligans)
    for name, zone in build.items():
        scene.build("T", name.replace("_", "-"), zone)
    return scene.bag(patrons + seats - 1, hooligans), patrons, hooligans


def drawn(scene, patrons, hooligans):
    """The park phase begins; T has drawn so many of each."""
    scene.begin("park")
    while scene.chance == "visitor":
        wanted = min(hooligans, 6) if scene.s.subject == 0 else 0
        hooligans -= wanted
        scene.happen(f"visitor {wanted}")
    return scene


def opened(patrons, hooligans, seats=2, **build):
    """T's visitors stand at the gate."""
    return drawn(*park(patrons, hooligans, seats, **build))


# ---- drawing (DI.4.1) ------------------------------------------------------------------------


@pytest.mark.clause("DI.4.1", "DI.G2")
def test_each_draws_in_order_as_many_as_excitement_and_gets_dollars_for_patrons():
    scene = Scene().order("CT").set("excitement", T=3, C=2).set("threat", T=0, C=0)
    scene.threat_die(None).bag(30, 10).begin("park")
    assert scene.view("T").ask.about == (1,)
    scene.happen("visitor 1")
    assert scene.figure("money", "C") == 16
    assert scene.view("T").ask.about == (0,)
    scene.happen("visitor 0")
    assert scene.figure("money", "T") == 18
    assert scene.figure("gate_money", "T") == 3


@pytest.mark.clause("DI.4.1", "DI.S2")
def test_the_odds_are_those_of_the_bag():
    scene = Scene().set("excitement", T=2).threat_die(None).bag(3, 2).begin("park")
    assert scene.odds == {"0": Fraction(3, 10), "1": Fraction(6, 10), "2": Fraction(1, 10)}
    scene.happen("visitor 2")
    assert scene.s.bag[0] == 3 - 1


@pytest.mark.clause("DI.4.1")
def test_many_visitors_are_drawn_in_handfuls():
    scene = Scene().set("excitement", T=9).threat_die(None).bag(70, 10).begin("park")
    assert set(scene.odds) == {str(n) for n in range(7)}
    assert sum(scene.odds.values()) == 1
    scene.happen("visitor 0")
    assert set(scene.odds) == {"0", "1", "2", "3"}


@pytest.mark.clause("DI.4.1")
def test_a_short_bag_gives_what_it_has():
    scene = Scene().set("excitement", T=4, C=4).set("threat", T=0, C=0).threat_die(None)
    scene.bag(6, 0).begin("park")
    assert (scene.figure("gate_money", "T"), scene.figure("gate_money", "C")) == (4, 2)


@pytest.mark.clause("DI.4.1")
def test_the_queue_pays_too():
    scene = opened(5, 0)
    assert scene.figure("money", "T") == 20
    assert scene.s.queue[0, 0] == 5 - 2


@pytest.mark.clause("DI.4.1", "DI.F6")
def test_effects_go_above_the_cap_of_excitement():
    scene = Scene().set("excitement", T=20).hire("T", "publicist").twists("season")
    scene.set("ads", T=3).threat_die(None).bag(80, 0).begin("park")
    assert scene.figure("gate_money", "T") == 20 + 1 + 2 + 3


@pytest.mark.clause("DI.4.5")
def test_all_draw_before_anyone_places():
    scene = Scene().set("excitement", T=1, C=1).threat_die(None).bag(20, 10)
    scene.printed("T", paddock=2, dinosaurs=2).begin("park")
    scene.happen("visitor 0")
    assert (scene.chance, scene.visitors("T")) == ("visitor", {})
    scene.happen("visitor 0")
    assert (scene.asked, scene.asking) == ("TC", "visitors")


# ---- placing (DI.4.2) ------------------------------------------------------------------------


@pytest.mark.clause("DI.4.2")
def test_exhibits_hold_one_for_each_dinosaur_and_attractions_their_spaces():
    scene = park(5, 0, log_flume="c1")[0].printed("T", paddock=4, dinosaurs=3)
    drawn(scene, 5, 0)
    assert scene.offers("T", "visit") == {"a1", "a2", "c1"}
    scene.play("T", "visit a1", "visit c1", "visit c1")
    assert scene.reason("T", "visit c1") == "refusal-DI-4-2-full"
    assert scene.offers("T", "visit") == {"a1", "a2"}
    scene.play("T", "visit a1", "visit a1")
    assert scene.visitors("T") == {"a1": (3, 0), "c1": (2, 0)}
    assert scene.figure("points", "T") == 10 + 5


@pytest.mark.clause("DI.4.2", "DI.S11")
def test_an_exhibit_is_told_by_its_left_zone_and_empty_ones_hold_nobody():
    scene = park(2, 0)[0].exhibit("T", "velociraptor", "c1", paddock=1, dinosaurs=0)
    drawn(scene, 2, 0)
    assert scene.figure("points", "T") == 12
    assert scene.now == "clean-up" or scene.asked == "C"


@pytest.mark.clause("DI.4.2")
def test_hooligans_first_then_patrons():
    scene = opened(2, 1, log_flume="c1")
    scene.play("T", "visit c1")
    assert scene.visitors("T") == {"c1": (0, 1)}
    scene.play("T", "visit c1")
    assert scene.visitors("T")["c1"] == (1, 1)


@pytest.mark.clause("DI.4.2", "DI.F1")
def test_placing_is_compulsory_while_there_is_room():
    scene = opened(2, 0, log_flume="c1")
    assert scene.forbids("T", "done") == "DI.F1"
    assert scene.forbids("T", "pass") == "DI.4.5"


@pytest.mark.clause("DI.4.2")
def test_who_finds_no_room_stands_in_the_queue():
    scene = opened(3, 2)
    assert scene.s.queue[0, 0] == 3
    assert scene.events("C", "queued") == [{"seat": 0, "patrons": 3, "hooligans": 0}]
    assert scene.figure("points", "T") == 10


@pytest.mark.clause("DI.4.2")
def test_where_there_is_no_choice_nobody_is_asked():
    scene = opened(3, 0)
    assert scene.asked == "C"
    assert scene.figure("points", "T") == 12


@pytest.mark.clause("DI.4.2")
def test_the_proposal_puts_hooligans_where_they_are_least_in_the_way():
    scene = park(2, 1, taco_stand="c1", log_flume="d1")[0].set("doubled", T=1 << 3)
    drawn(scene, 2, 1).play("T", "auto")
    assert scene.figure("points", "T") == 10 + 4
    scored = [(e["visitor"], e["place"]) for e in scene.events("T", "visited")]
    assert scored == [(1, 0), (0, 3), (0, 3)]


# ---- danger (DI.4.3) -------------------------------------------------------------------------


@pytest.mark.clause("DI.4.3")
def test_nothing_happens_where_security_is_as_high_as_threat():
    scene = park(1, 0)[0].threat_die(3).set("threat", T=4).set("security", T=7)
    drawn(scene, 1, 0).auto("T")
    assert scene.events("C", "safe") == [{"seat": 0}]
    assert scene.figure("points", "T") == 11


@pytest.mark.clause("DI.4.3", "DI.F5")
def test_the_difference_is_eaten_patrons_first_a_point_each():
    scene = park(2, 2, log_flume="c1")[0].threat_die(3).set("threat", T=2).set("security", T=3)
    drawn(scene, 2, 2).play("T", "visit a1", "visit a2")
    assert scene.events("C", "danger") == [{"seat": 0, "danger": 2, "threat": 5, "security": 3}]
    assert (scene.s.eaten[0, 0], scene.s.eaten[0, 1]) == (2, 0)
    assert scene.figure("points", "T") == 10 - 2


@pytest.mark.clause("DI.4.3")
def test_the_owner_chooses_which_patrons():
    scene = park(3, 0, log_flume="c1")[0].set("threat", T=2)
    drawn(scene, 3, 0).play("T", "visit c1", "visit c1", "visit a1")
    assert scene.offers("T", "eaten") == {"c1", "a1"}
    assert scene.reason("T", "eaten a2") == "refusal-DI-4-3-nobody"
    scene.play("T", "eaten c1")
    assert scene.figure("points", "T") == 10 - 1 + 2
    assert scene.figure("ride_points", "T") == 1


@pytest.mark.clause("DI.4.3")
def test_the_proposal_lets_the_least_valuable_be_eaten():
    scene = park(4, 0, lemonade_bar="c1")[0].set("threat", T=3).set("excitement", T=4)
    drawn(scene, 4, 0)
    assert scene.offers("T", "eaten") == {"a1", "a2", "c1"}
    scene.play("T", "auto")
    assert scene.offers("T", "sell") == {"c1"}
    scene.play("T", "sell c1", "sell c1")
    assert scene.figure("points", "T") == 10 - 2
    assert scene.figure("money", "T") == 15 + 4 + 4


@pytest.mark.clause("DI.4.3")
def test_then_hooligans_then_the_queue_patrons_first_and_then_it_ends():
    scene = park(3, 3)[0].set("threat", T=5)
    drawn(scene, 3, 3)
    eaten = [(e["visitor"], e["place"]) for e in scene.events("C", "eaten")]
    assert eaten == [(1, 0), (1, 4)]
    told = scene.events("C", "eaten-in-queue")
    assert told == [{"seat": 0, "patrons": 2, "hooligans": 0}]
    assert scene.figure("points", "T") == 10 - 4
    scene = park(1, 2)[0].set("threat", T=20)
    drawn(scene, 1, 2)
    assert scene.figure("points", "T") == 10 - 3


@pytest.mark.clause("DI.4.3")
def test_points_never_fall_below_nothing():
    scene = park(6, 0)[0].set("threat", T=20).set("points", T=2)
    drawn(scene, 6, 0)
    assert scene.figure("points", "T") == 0


@pytest.mark.clause("DI.4.3", "DI.1.8")
def test_without_a_threat_die_the_own_threat_counts():
    scene = park(1, 0)[0].threat_die(None).set("threat", T=2)
    drawn(scene, 1, 0).auto("T")
    assert scene.figure("points", "T") == 9


# ---- points (DI.4.4) -------------------------------------------------------------------------


@pytest.mark.clause("DI.4.4")
def test_hooligans_and_the_queue_give_nothing():
    scene = opened(3, 1).auto("T")
    assert scene.figure("points", "T") == 10 + 1


@pytest.mark.clause("DI.4.4")
def test_patrons_on_food_give_a_point_or_two_dollars_patron_by_patron():
    scene = opened(4, 0, lemonade_bar="c1")
    assert scene.legal("T") == {"done", "sell c1"}
    scene.play("T", "sell c1", "done")
    assert scene.figure("points", "T") == 10 + 3
    assert scene.figure("money", "T") == 15 + 4 + 2
    assert scene.figure("ride_points", "T") == 2


@pytest.mark.clause("DI.4.4")
def test_only_patrons_on_food_are_sold():
    scene = opened(4, 0, lemonade_bar="c1")
    assert scene.reason("T", "sell a2") == "refusal-DI-4-4-food"
    scene.play("T", "sell c1", "sell c1")
    assert "T" not in scene.asked
    assert scene.figure("points", "T") == 10 + 2


@pytest.mark.clause("DI.4.4")
def test_a_hooligan_on_food_gives_nothing():
    scene = opened(1, 3, lemonade_bar="c1").play("T", "visit c1", "visit c1", "visit a1")
    assert "T" not in scene.asked
    assert (scene.figure("points", "T"), scene.figure("money", "T")) == (11, 16)


@pytest.mark.clause("DI.4.5")
def test_each_looks_after_his_own_park_at_the_same_time():
    scene = Scene().set("threat", T=0, C=0).set("excitement", T=2, C=2).threat_die(None)
    scene.build("T", "log-flume", "c1").build("C", "ghost-cave", "c1").bag(4, 0).begin("park")
    assert scene.asked == "TC"
    scene.play("C", "visit c1").play("T", "visit a1").play("C", "visit c1")
    assert scene.asked == "T"
    assert scene.forbids("C", "visit c1") == "DI.4.5"
    scene.play("T", "visit a2")
    assert scene.now != "park"
