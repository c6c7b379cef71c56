"""Objectives (DI.6): marked at once, by all who meet them in one phase, then closed."""

import pytest

from gondwana.games.dinosaur_island.state import OBJECTIVES_BY_NAME
from gondwana.kernel.state import plain

from .helpers import Scene


def with_goals(scene, *names):
    """These objectives lie open, nobody has marked any."""
    scene.s.goals = len(names)
    for goal, name in enumerate(names):
        scene.s.goal[goal] = OBJECTIVES_BY_NAME.index(name)
    scene.s.closed = 0
    for seat in range(scene.match.seats):
        scene.s.claimed[seat] = scene.s.claimed_now[seat] = 0
    return scene


def marks(scene, mark):
    """The objectives that a player has marked."""
    claimed = scene.figure("claimed", mark)
    goals = range(scene.s.goals)
    return {OBJECTIVES_BY_NAME[scene.s.goal[goal]] for goal in goals if claimed >> goal & 1}


def closed(scene):
    """Those that nobody can mark any more."""
    goals = range(scene.s.goals)
    return {OBJECTIVES_BY_NAME[scene.s.goal[k]] for k in goals if scene.s.closed >> k & 1}


@pytest.mark.clause("DI.6.1", "DI.2.1")
def test_who_meets_an_objective_is_marked_after_the_very_action():
    scene = with_goals(Scene(), "s01", "s02", "s09").lay(2, "guard", "chef", "hr")
    scene.set("money", T=30).hire("T", "patrol", "lawyer").begin("market")
    assert marks(scene, "T") == set()
    scene.play("T", "hire 2")
    assert marks(scene, "T") == {"s09"}
    assert scene.events("C", "marked") == [
        {"seat": 0, "objective": OBJECTIVES_BY_NAME.index("s09")}
    ]


@pytest.mark.clause("DI.6.1")
def test_what_is_built_piece_by_piece_counts_when_it_is_complete():
    scene = with_goals(Scene(), "s02").lay(1, "pony-ride").begin("market")
    for name, zone in {"masks": "d1", "ice-cream": "d2", "climbing": "d3"}.items():
        scene.build("T", name, zone)
    scene.play("T", "build 2")
    assert marks(scene, "T") == set()
    scene.play("T", "place b3")
    assert marks(scene, "T") == {"s02"}


@pytest.mark.clause("DI.6.2", "DI.6.1")
def test_others_may_mark_it_in_the_same_phase_and_with_its_end_it_is_closed():
    scene = with_goals(Scene(3), "s01", "s02", "s03", "s05").lay(0, "ads", "sponsors", "bench-plus")
    scene.set("upgrades", T=2, C=2, S=2).begin("market")
    scene.play("T", "upgrade 2 5").play("C", "upgrade 3 5").play("S", "pass")
    assert (marks(scene, "T"), marks(scene, "C"), closed(scene)) == ({"s01"}, {"s01"}, set())
    scene.play("T", "pass").play("C", "pass").play("S", "pass")
    assert scene.now == "work"
    assert closed(scene) == {"s01"}
    scene.s.upgrades[2] = 3
    scene.begin("market").play("T", "pass").play("C", "pass").play("S", "upgrade 4 5")
    assert marks(scene, "S") == set()


@pytest.mark.clause("DI.6.2", "DI.F3")
def test_gains_at_the_round_start_belong_to_research():
    scene = with_goals(Scene().dna("T", cyan=9, blue=1), "s07", "s01", "s02").hire("T", "labtech")
    scene.begin("research").play("T", "gain violet")
    assert marks(scene, "T") == {"s07"}
    assert (scene.now, closed(scene)) == ("research", set())


@pytest.mark.clause("DI.6.2", "DI.T.bonus")
def test_round_end_twists_belong_to_clean_up():
    scene = with_goals(Scene().twists("bonus"), "s10", "s01", "s02").set("security", T=6, C=6)
    scene.begin("clean-up")
    while scene.chance != "none":
        scene.match.happen(scene.match.chances()[0][0])
    scene.play("T", "bonus security")
    assert (marks(scene, "T"), closed(scene)) == ({"s10"}, set())
    scene.play("C", "bonus security")
    assert marks(scene, "C") == {"s10"}
    assert closed(scene) == {"s10"}


@pytest.mark.clause("DI.6.3")
def test_a_mark_stays_though_the_figure_falls_again_in_the_same_phase():
    scene = with_goals(Scene().dna("T", cyan=4, blue=4, violet=2), "s07", "s01", "s02")
    scene.lab("T", "gene-bank").workers(T=4).begin("work")
    scene.play("T", "gene-bank violet", "refine green", "done").play("C", "done")
    assert marks(scene, "T") == {"s07"}


@pytest.mark.clause("DI.6.3", "DI.3.6", "DI.G8")
def test_in_the_work_phase_marks_are_shown_when_all_are_done():
    scene = with_goals(Scene().dna("T", cyan=4, blue=4, violet=2), "s07", "s01", "s02")
    scene.lab("T", "gene-bank").begin("work").play("T", "gene-bank violet")
    assert scene.view("C").goals[0].seats == ()
    assert scene.events("C", "marked") == []
    assert len(scene.events("T", "marked")) == 1
    scene.play("T", "done")
    assert scene.view("C").goals[0].seats == ()
    scene.play("C", "done")
    assert scene.view("C").goals[0].seats == (0,)
    assert len(scene.events("C", "marked")) == 1


@pytest.mark.clause("DI.6.3")
def test_an_action_taken_back_has_met_nothing():
    scene = with_goals(Scene().dna("T", cyan=4, blue=4, violet=2), "s07", "s01", "s02")
    scene.lab("T", "gene-bank").begin("work")
    before = scene.s.clone()
    scene.play("T", "gene-bank violet")
    assert scene.s.claimed_now[0] == 1
    scene.match.state.become(before)
    scene.play("T", "done").play("C", "done")
    assert marks(scene, "T") == set()


@pytest.mark.clause("DI.6.2")
def test_two_who_meet_it_in_the_work_phase_both_get_it_in_full():
    scene = with_goals(Scene(), "s10", "s01", "s02").set("security", T=6, C=6).begin("work")
    scene.play("C", "bench security", "done").play("T", "bench security", "done")
    assert marks(scene, "T") == marks(scene, "C") == {"s10"}
    accounts = [scene.match.points(seat) for seat in range(2)]
    assert accounts == [10, 10]  # they count at the end only


# ---- what lies open (DI.G8) ------------------------------------------------------------------


@pytest.mark.clause("DI.G8", "DI.3.6")
def test_all_lies_open_but_others_work():
    scene = Scene().begin("work")
    told = repr(scene.view("C"))
    scene.play("T", "venture 1", "bench security")
    assert repr(scene.view("C")) == told
    assert scene.view("T").players[0].money != scene.view("C").players[0].money
    scene.play("T", "done").play("C", "done")
    assert scene.view("T").players[0].money == scene.view("C").players[0].money


@pytest.mark.clause("DI.3.6")
def test_what_others_do_unseen_is_taken_as_not_done_when_dealt_anew():
    scene = Scene().begin("work")
    before = scene.s.to_record().tobytes()
    scene.play("T", "venture 1", "bench security")
    mine = scene.s.clone()
    scene.match.game.rules["redeal"](mine, scene.t, 1, None, plain(scene.match.game.choices))
    assert mine.to_record().tobytes() == before
