"""Phase 3, work (DI.3): the lab's basic actions."""

import random
from dataclasses import replace

import pytest

from gondwana.games.dinosaur_island.state import WORK
from gondwana.kernel import Match
from scenes import table

from .helpers import Scene


def working(**workers):
    """The work phase, with so many workers for T."""
    return Scene().workers(**(workers or {"T": 4})).begin("work")


# ---- all at once, in any order (DI.3.1) ------------------------------------------------------


@pytest.mark.clause("DI.3.1")
def test_all_work_at_once_in_any_order_until_each_is_done():
    scene = working()
    assert (scene.now, scene.asking, scene.asked) == ("work", "work", "TC")
    scene.play("C", "venture 1").play("T", "bench security", "venture 3").play("C", "done")
    assert scene.asked == "T"
    scene.play("T", "venture 1", "done")
    assert scene.now == "park"


@pytest.mark.clause("DI.3.1")
def test_each_spot_is_used_once_a_round():
    scene = working()
    scene.play("T", "refine green")
    scene.dna("T", cyan=3, violet=3, blue=3)
    assert scene.offers("T", "refine") == set()
    assert scene.reason("T", "refine green") == "refusal-DI-3-1-spot"


@pytest.mark.clause("DI.3.1")
def test_a_spot_takes_the_workers_printed_on_it():
    scene = working(T=3)
    scene.dna("T", cyan=4).printed("T", paddock=4, dinosaurs=1)
    scene.play("T", "create gallimimus 2")
    assert scene.figure("idle", "T") == 1
    scene.play("T", "create gallimimus")
    assert scene.figure("idle", "T") == 0
    assert scene.legal("T") == {"done"}


@pytest.mark.clause("DI.3.1")
def test_too_few_workers_are_refused():
    scene = working(T=1)
    scene.dna("T", cyan=4).printed("T", paddock=4, dinosaurs=1)
    assert scene.reason("T", "create gallimimus 2") == "refusal-DI-3-1-workers"
    scene.play("T", "venture 3")
    assert scene.reason("T", "venture 2") == "refusal-DI-3-1-workers"


@pytest.mark.clause("DI.3.1")
def test_only_tiles_of_the_own_lab_can_be_used():
    scene = working()
    scene.lab("C", "sponsors")
    assert scene.reason("T", "sponsors") == "refusal-DI-3-1-tile"
    assert scene.forbids("C", "sponsors") is None


# ---- refining (DI.3.2) -----------------------------------------------------------------------

PAIRS = {"green": ("cyan", "blue"), "magenta": ("violet", "cyan"), "yellow": ("blue", "violet")}


@pytest.mark.clause("DI.3.2", "DI.L.refine1")
@pytest.mark.parametrize(("made", "pair"), PAIRS.items())
def test_two_basic_sorts_make_a_complex_one(made, pair):
    scene = Scene().workers(T=2).dna("T", **dict.fromkeys(pair, 1)).begin("work")
    assert scene.offers("T", "refine") == {made}
    scene.play("T", f"refine {made}")
    assert scene.stored("T") == {made: 1}
    assert scene.figure("idle", "T") == 1


@pytest.mark.clause("DI.3.2")
def test_without_both_sorts_nothing_is_refined():
    scene = Scene().dna("T", cyan=2, green=1).begin("work")
    assert scene.reason("T", "refine green") == "refusal-DI-3-2-dna"


@pytest.mark.clause("DI.3.2", "DI.G3", "DI.G4")
def test_refining_is_allowed_though_the_gain_would_be_lost():
    scene = Scene().dna("T", cyan=1, blue=1, green=1).limits("T", green=2).begin("work")
    scene.play("T", "refine green")
    assert scene.stored("T") == {"green": 1}


@pytest.mark.clause("DI.L.refine2", "DI.3.2")
def test_the_second_refinery_has_three_spots():
    scene = Scene().workers(T=4).dna("T", cyan=5, blue=5).lab("T", "refine-2").begin("work")
    scene.play("T", "refine green", "refine green", "refine green")
    assert scene.stored("T") == {"cyan": 2, "blue": 2, "green": 3}
    assert scene.reason("T", "refine green") == "refusal-DI-3-1-spot"


# ---- creating (DI.3.3) -----------------------------------------------------------------------


@pytest.mark.clause("DI.3.3", "DI.L.create1")
def test_a_dinosaur_costs_its_recipe_and_brings_excitement_and_threat():
    scene = Scene().dna("T", cyan=1, blue=3, violet=2, yellow=2)
    scene.exhibit("T", "velociraptor", "c1").begin("work").play("T", "create velociraptor")
    assert scene.stored("T") == {"blue": 1, "violet": 1, "yellow": 1}
    assert scene.animals("velociraptor") == (1, 1)
    assert (scene.figure("excitement", "T"), scene.figure("threat", "T")) == (1 + 2, 1 + 2)


@pytest.mark.clause("DI.3.3")
def test_the_printed_exhibit_takes_any_two_basic_dna():
    scene = Scene().dna("T", cyan=2, violet=1, green=5).printed("T", paddock=2).begin("work")
    scene.play("T", "create gallimimus")
    assert scene.offers("T", "pay") == {"cyan cyan", "cyan violet"}
    assert scene.reason("T", "done") == "refusal-DI-3-6-paying"
    scene.play("T", "pay cyan cyan")
    assert scene.stored("T") == {"violet": 1, "green": 5}
    assert (scene.figure("excitement", "T"), scene.figure("threat", "T")) == (2, 2)


@pytest.mark.clause("DI.3.3")
def test_where_there_is_one_way_to_pay_nobody_is_asked():
    scene = Scene().dna("T", cyan=2).printed("T", paddock=2).begin("work")
    scene.play("T", "create gallimimus")
    assert (scene.stored("T"), scene.animals("gallimimus")) == ({}, (2, 2))


@pytest.mark.clause("DI.3.3")
def test_a_full_paddock_takes_no_more():
    scene = Scene().dna("T", cyan=2).begin("work")
    assert scene.reason("T", "create gallimimus") == "refusal-DI-3-3-full"


@pytest.mark.clause("DI.3.3")
def test_without_the_recipes_dna_no_dinosaur():
    scene = Scene().dna("T", cyan=9, blue=9, violet=9)
    scene.exhibit("T", "velociraptor", "c1").begin("work")
    assert scene.reason("T", "create velociraptor") == "refusal-DI-3-3-dna"
    scene.dna("T", cyan=1, violet=1, blue=1, yellow=1)
    assert scene.reason("T", "create velociraptor") == "refusal-DI-3-3-dna"
    assert scene.reason("T", "pay cyan") == "refusal-DI-3-3-pays"


@pytest.mark.clause("DI.3.3")
def test_others_exhibits_are_none_of_ones_own():
    scene = Scene().dna("T", cyan=2).printed("C", paddock=2).begin("work")
    assert scene.forbids("T", "create albertadromeus") == "DI.3.3"


@pytest.mark.clause("DI.3.3")
def test_excitement_goes_no_higher_than_twenty():
    scene = Scene().dna("T", cyan=1, blue=1, green=1).set("excitement", T=19)
    scene.exhibit("T", "ankylosaurus", "c1").begin("work").play("T", "create ankylosaurus")
    assert (scene.figure("excitement", "T"), scene.figure("threat", "T")) == (20, 2)


@pytest.mark.clause("DI.L.create1", "DI.3.3")
def test_the_basic_research_has_a_spot_for_one_and_one_for_two():
    scene = Scene().workers(T=5).dna("T", cyan=8).printed("T", paddock=4).begin("work")
    scene.play("T", "create gallimimus", "create gallimimus 2")
    assert (scene.figure("idle", "T"), scene.animals("gallimimus")) == (2, (3, 4))
    assert scene.reason("T", "create gallimimus") == "refusal-DI-3-1-spot"
    assert scene.reason("T", "create gallimimus 2") == "refusal-DI-3-1-spot"


@pytest.mark.clause("DI.L.create2", "DI.3.3")
def test_the_second_research_has_three_spots_for_one():
    scene = Scene().workers(T=4).dna("T", cyan=8).printed("T", paddock=4)
    scene.lab("T", "create-2").begin("work")
    assert scene.reason("T", "create gallimimus 2") == "refusal-DI-3-1-tile"
    scene.play("T", *["create gallimimus"] * 3)
    assert (scene.figure("idle", "T"), scene.animals("gallimimus")) == (1, (4, 4))


# ---- the tool bench (DI.3.4) -----------------------------------------------------------------

SECURITY = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5, 11: 5, 30: 5}


@pytest.mark.clause("DI.3.4", "DI.L.bench")
@pytest.mark.parametrize(("level", "price"), SECURITY.items())
def test_security_costs_more_the_higher_it_goes(level, price):
    scene = Scene().set("money", T=price).set("security", T=level - 1).begin("work")
    scene.play("T", "bench security")
    assert (scene.figure("security", "T"), scene.figure("money", "T")) == (level, 0)


@pytest.mark.clause("DI.3.4", "DI.L.bench")
@pytest.mark.parametrize(("size", "price"), {2: 2, 3: 3, 4: 4}.items())
def test_paddocks_cost_more_the_larger_they_get(size, price):
    scene = Scene().set("money", T=price).printed("T", paddock=size - 1).begin("work")
    scene.play("T", "bench gallimimus")
    assert (scene.animals("gallimimus"), scene.figure("money", "T")) == ((1, size), 0)


@pytest.mark.clause("DI.3.4", "DI.S13")
def test_a_paddock_of_four_is_the_largest():
    scene = Scene().printed("T", paddock=4).begin("work")
    assert scene.reason("T", "bench gallimimus") == "refusal-DI-3-4-four"
    assert scene.forbids("T", "bench albertadromeus") == "DI.3.4"


@pytest.mark.clause("DI.3.4")
def test_the_bench_is_used_as_often_as_there_are_workers():
    scene = working()
    scene.play("T", *["bench security"] * 3, "bench gallimimus")
    assert (scene.figure("security", "T"), scene.figure("idle", "T")) == (4, 0)
    assert scene.figure("money", "T") == 15 - (1 + 2 + 2) - 2


@pytest.mark.clause("DI.G5", "DI.3.4")
def test_what_cannot_be_paid_is_not_allowed():
    scene = Scene().set("money", T=1).set("security", T=2).begin("work")
    assert scene.reason("T", "bench security") == "refusal-DI-G5-money"
    assert scene.reason("T", "bench gallimimus") == "refusal-DI-G5-money"
    scene.set("money", T=2)
    assert scene.forbids("T", "bench security") is None


# ---- venture capital (DI.3.5) ----------------------------------------------------------------


@pytest.mark.clause("DI.3.5", "DI.L.venture")
def test_three_spots_give_three_two_and_one_dollars_in_any_order():
    scene = working()
    scene.play("T", "venture 2")
    assert scene.figure("money", "T") == 17
    scene.play("T", "venture 3", "venture 1")
    assert (scene.figure("money", "T"), scene.figure("idle", "T")) == (21, 1)
    assert scene.reason("T", "venture 1") == "refusal-DI-3-1-spot"


# ---- what the others see (DI.3.6) ------------------------------------------------------------


@pytest.mark.clause("DI.3.6")
def test_the_others_see_a_lab_as_it_stood_until_all_are_done():
    scene = Scene().dna("T", cyan=2).printed("T", paddock=2).bag(0, 0).begin("work")
    before = scene.view("C").players[0]
    scene.play("T", "create gallimimus", "bench security", "bench gallimimus", "venture 1", "done")
    assert scene.view("C").players[0] == replace(before, done=True)
    own = scene.view("T").players[0]
    assert (own.money, own.security, own.excitement) == (15 - 1 - 3 + 3, 2, 2)
    scene.play("C", "done")
    seen = scene.view("C").players[0]
    assert (seen.money, seen.security, seen.excitement, seen.threat) == (14, 2, 2, 2)
    assert seen.dna["cyan"] == 0


@pytest.mark.clause("DI.3.6")
def test_the_log_tells_others_of_work_when_all_are_done():
    scene = Scene().dna("T", cyan=2).printed("T", paddock=2).begin("work")
    scene.play("T", "create gallimimus", "bench security", "venture 1", "done")
    assert scene.events("C", "created") == []
    assert scene.events("T", "created") == [{"seat": 0, "exhibit": 17}]
    scene.play("C", "done")
    assert scene.events("C", "created") == []
    assert scene.events("C", "worked-created") == [{"seat": 0, "exhibit": 17, "amount": 1}]
    assert scene.events("C", "worked-money") == [{"seat": 0, "before": 15, "after": 17}]
    assert scene.events("C", "worked-security") == [{"seat": 0, "level": 2}]
    assert scene.events("C", "worked-dna") == [{"seat": 0, "sort": 0, "before": 2, "after": 0}]


@pytest.mark.clause("DI.3.6")
def test_what_is_stored_is_told_when_all_are_done():
    scene = Scene().workers(T=6).lab("T", "ads", "groundskeeper", "security-office", "double-ride")
    scene.begin("work").play("T", "ads 2", "groundskeeper", "security-office", "double-ride a2")
    scene.play("T", "done").play("C", "done")
    told = [(e["lab"], e["amount"]) for e in scene.events("C", "worked-stored")]
    assert told == [(12, 2), (8, 1), (9, 1), (10, 1)]


@pytest.mark.clause("DI.3.6")
def test_paddocks_that_have_grown_are_told_when_all_are_done():
    scene = working()
    scene.play("T", "bench gallimimus", "done").play("C", "done")
    assert scene.events("C", "worked-paddock") == [{"seat": 0, "exhibit": 17, "size": 2}]


@pytest.mark.clause("DI.3.6")
def test_who_said_done_is_done():
    scene = working()
    scene.play("T", "done")
    assert scene.asked == "C"
    assert scene.forbids("T", "venture 1") == "DI.3.6"


@pytest.mark.clause("DI.3.6")
def test_work_is_taken_back_freely_whatever_the_others_do_meanwhile():
    match, rng = Match(table("dinosaur-island", 2), seed="work"), random.Random(1)
    while match.state.phase != WORK:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
    money = list(match.state.money)
    match.play(0, "venture 1")
    match.play(1, "venture 2")
    match.play(0, "venture 2")
    match.play(1, "venture 3")
    match.revoke(0)
    match.revoke(0)
    assert (match.state.money[0], match.state.money[1]) == (money[0], money[1] + 3)
