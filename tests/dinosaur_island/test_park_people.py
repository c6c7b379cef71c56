"""Specialists and plot twists whose moment is the park phase (DI.X, DI.T)."""

import pytest

from .helpers import Scene
from .test_park import drawn, park


def with_people(*names, patrons=0, hooligans=0, threat=0, **build):
    """T has these specialists; so many visitors stand at T's gate."""
    scene = park(patrons, hooligans, **build)[0].hire("T", *names).set("threat", T=threat)
    return drawn(scene, patrons, hooligans)


# ---- places ----------------------------------------------------------------------------------


@pytest.mark.clause("DI.X.intern")
def test_the_intern_has_a_space_for_a_patron_only():
    scene = with_people("intern", patrons=1, hooligans=1)
    assert scene.offers("T", "visit") == {"a1", "a2"}
    assert scene.reason("T", "visit intern") == "refusal-DI-4-2-intern"
    scene.play("T", "visit a1")
    assert scene.offers("T", "visit") == {"a2", "intern"}
    scene.play("T", "visit intern")
    assert scene.visitors("T") == {"a1": (0, 1), "intern": (1, 0)}
    assert (scene.figure("points", "T"), scene.figure("ride_points", "T")) == (11, 0)


@pytest.mark.clause("DI.X.intern", "DI.4.2")
def test_the_interns_space_is_compulsory_and_its_patron_can_be_eaten():
    scene = with_people("intern", patrons=3, threat=2)
    assert scene.offers("T", "eaten") == {"a1", "a2", "intern"}
    scene.play("T", "eaten intern")
    assert scene.figure("points", "T") == 10 - 1 + 2


@pytest.mark.clause("DI.X.guide")
def test_the_guide_makes_the_exhibits_hold_one_more_of_either_colour():
    scene = park(2, 2)[0].hire("T", "guide").exhibit("T", "velociraptor", "c1", 1, 1)
    drawn(scene, 2, 2)
    scene.play("T", "visit a1", "visit a1")
    assert scene.visitors("T")["a1"] == (0, 2)
    assert scene.figure("points", "T") == 10 + 2
    assert scene.visitors("T")["c1"] == (1, 0)


@pytest.mark.clause("DI.X.guide", "DI.4.2")
def test_the_guides_space_is_room_before_it_is_taken():
    """Both patrons may stand before the one dinosaur: the owner chooses where."""
    scene = park(2, 0)[0].hire("T", "guide")
    drawn(scene, 2, 0)
    assert scene.offers("T", "visit") == {"a1", "a2"}
    scene.play("T", "visit a1", "visit a1")
    assert scene.visitors("T") == {"a1": (2, 0)}


@pytest.mark.clause("DI.X.guide")
def test_the_guide_helps_no_attraction():
    scene = with_people("guide", patrons=4)
    assert scene.visitors("T")["a1"] == (2, 0)
    assert scene.visitors("T")["a2"] == (1, 0)
    assert scene.s.queue[0, 0] == 1


# ---- the draw --------------------------------------------------------------------------------


@pytest.mark.clause("DI.X.publicist", "DI.4.1")
def test_the_publicist_draws_a_visitor_more():
    scene = Scene().hire("T", "publicist").threat_die(None).bag(20, 0).begin("park")
    assert (scene.figure("gate_money", "T"), scene.figure("gate_money", "C")) == (2, 1)


@pytest.mark.clause("DI.T.season", "DI.4.1")
def test_in_the_season_all_draw_two_visitors_more():
    scene = Scene().twists("season").threat_die(None).bag(20, 0).begin("park")
    assert (scene.figure("gate_money", "T"), scene.figure("gate_money", "C")) == (3, 3)


@pytest.mark.clause("DI.X.guard", "DI.F6")
def test_the_guard_sends_up_to_two_hooligans_back_a_point_each():
    scene = with_people("guard", patrons=1, hooligans=3)
    bag = scene.s.bag[1]
    assert scene.legal("T") == {"return 0", "return 1", "return 2"}
    scene.play("T", "return 2")
    assert (scene.figure("points", "T"), scene.s.bag[1]) == (12, bag + 2)
    assert scene.s.queue[0, 1] == 1
    assert scene.events("C", "guarded") == [{"seat": 0, "amount": 2}]


@pytest.mark.clause("DI.X.guard", "DI.F1")
def test_the_guard_may_let_them_be_and_sends_no_more_than_there_are():
    scene = with_people("guard", patrons=1, hooligans=1)
    assert scene.forbids("T", "return 2") == "DI.X.guard"
    scene.play("T", "return 0")
    assert scene.offers("T", "visit") == {"a1", "a2"}


@pytest.mark.clause("DI.X.guard", "DI.4.3")
def test_who_was_sent_back_is_not_eaten():
    scene = with_people("guard", hooligans=2, threat=9).play("T", "return 2")
    assert (scene.figure("points", "T"), scene.s.eaten[0, 1]) == (12, 0)


# ---- danger ----------------------------------------------------------------------------------


@pytest.mark.clause("DI.X.hunter", "DI.F5")
def test_with_the_hunter_one_fewer_is_eaten():
    scene = with_people("hunter", patrons=2, threat=3)
    scene.play("T", "eaten a1")
    assert scene.figure("points", "T") == 10 - 1 + 1
    assert scene.figure("security", "T") == 1


@pytest.mark.clause("DI.X.patrol", "DI.F5")
def test_the_patrol_counts_like_security_and_the_marker_stays():
    scene = with_people("patrol", patrons=2, threat=2)
    assert scene.figure("points", "T") == 12
    assert scene.figure("security", "T") == 1


@pytest.mark.clause("DI.F5")
def test_all_protection_adds_up():
    scene = park(2, 0)[0].hire("T", "patrol", "hunter").set("patrols", T=2)
    scene.threat_die(3).twists("wild-nights").set("threat", T=5).set("security", T=4)
    drawn(scene, 2, 0).play("T", "eaten a2")
    assert scene.figure("points", "T") == 10 - 1 + 1


@pytest.mark.clause("DI.T.wild_nights", "DI.4.3")
@pytest.mark.parametrize(("pips", "eaten"), [(None, 1), (0, 1), (2, 3)])
def test_in_wild_nights_the_threat_die_counts_one_more(pips, eaten):
    scene = park(4, 0, log_flume="c1")[0].twists("wild-nights").threat_die(pips)
    drawn(scene.set("threat", T=1), 4, 0).auto("T")
    assert scene.figure("points", "T") == 10 - eaten + (4 - eaten)


@pytest.mark.clause("DI.X.lawyer", "DI.F6")
def test_the_lawyer_pays_a_dollar_instead_of_a_point_for_as_many_as_he_likes():
    scene = with_people("lawyer", patrons=2, threat=3)
    money = scene.figure("money", "T")
    assert scene.legal("T") == {"done", "lawyer"}
    scene.play("T", "lawyer", "done")
    assert (scene.figure("points", "T"), scene.figure("money", "T")) == (9, money - 1)
    assert (scene.s.eaten[0, 0], scene.events("C", "sued")) == (2, [{"seat": 0, "dollars": 1}])


@pytest.mark.clause("DI.X.lawyer", "DI.4.4")
def test_food_dollars_come_too_late_for_the_lawyer():
    scene = park(3, 0, taco_stand="c1")[0].hire("T", "lawyer").set("money", T=0)
    scene.set("threat", T=3)
    drawn(scene, 3, 0)
    scene.set("money", T=1).auto("T").play("T", "lawyer")
    assert scene.legal("T") == {"done", "sell c1"}
    assert scene.figure("points", "T") == 9


@pytest.mark.clause("DI.X.lawyer")
def test_without_money_the_lawyer_is_not_asked():
    scene = park(0, 2)[0].hire("T", "lawyer").set("threat", T=9)
    drawn(scene.set("money", T=0), 0, 2)
    assert scene.figure("points", "T") == 8


# ---- points ----------------------------------------------------------------------------------


@pytest.mark.clause("DI.X.chef", "DI.4.4")
def test_with_the_chef_a_patron_on_food_brings_three_dollars():
    scene = with_people("chef", patrons=3, taco_stand="c1").play("T", "sell c1")
    assert scene.figure("money", "T") == 15 + 3 + 3
    assert scene.figure("points", "T") == 12


@pytest.mark.clause("DI.M.attraction_vp_in_round", "DI.4.4")
def test_the_rounds_attraction_points_leave_out_doubling_dollars_and_exhibits():
    scene = park(4, 0, lemonade_bar="c1")[0].set("doubled", T=1 << 4)
    drawn(scene, 4, 0).play("T", "sell c1", "done")
    assert scene.figure("ride_points", "T") == 2
    assert scene.figure("points", "T") == 10 + 1 + 2 + 1


@pytest.mark.clause("DI.M.gate_money_in_round")
def test_gate_money_is_that_for_patrons_after_exchanges():
    scene = Scene().set("excitement", T=3).set("exchanges", T=1).threat_die(None).bag(30, 5)
    scene.begin("park").happen("visitor 2").play("T", "return 2").happen("visitor 0")
    assert scene.figure("gate_money", "T") == 3
