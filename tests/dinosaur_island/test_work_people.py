"""Specialists and plot twists whose moment is the work phase (DI.X, DI.T)."""

import pytest

from .helpers import Scene


def with_people(*names, **dna):
    """T has these specialists, in the work phase."""
    return Scene().workers(T=6).hire("T", *names).dna("T", **dna).begin("work")


# ---- paddocks --------------------------------------------------------------------------------


@pytest.mark.clause("DI.X.keeper", "DI.3.4")
def test_the_keeper_makes_paddocks_a_dollar_cheaper_but_not_security():
    scene = with_people("keeper").play("T", "bench gallimimus", "bench security")
    assert scene.figure("money", "T") == 15 - (2 - 1) - 1


@pytest.mark.clause("DI.T.cheap_fences", "DI.3.4")
def test_cheap_fences_make_every_paid_paddock_a_dollar_cheaper():
    scene = Scene().twists("cheap-fences").begin("work")
    scene.play("T", "bench gallimimus").play("C", "bench albertadromeus", "bench security")
    assert (scene.figure("money", "T"), scene.figure("money", "C")) == (14, 13)


@pytest.mark.clause("DI.G5", "DI.X.keeper", "DI.T.cheap_fences", "DI.L.bench_plus")
def test_reductions_add_up_and_no_price_falls_below_nothing():
    scene = Scene().twists("cheap-fences").hire("T", "keeper").lab("T", "bench-plus")
    scene.set("money", T=1).printed("T", paddock=3).begin("work")
    scene.play("T", "bench-plus 1 gallimimus")
    assert (scene.animals("gallimimus"), scene.figure("money", "T")) == ((1, 4), 1)
    scene.printed("T", paddock=3)
    scene.play("T", "bench-plus 2 gallimimus")
    assert scene.figure("money", "T") == 1 - (4 - 1 - 1 - 1)


@pytest.mark.clause("DI.X.fencer")
def test_the_fencer_raises_one_paddock_a_round_free_and_without_a_worker():
    scene = with_people("fencer").set("money", T=0)
    scene.play("T", "paddock gallimimus")
    assert scene.animals("gallimimus") == (1, 2)
    assert (scene.figure("money", "T"), scene.figure("idle", "T")) == (0, 6)
    assert scene.reason("T", "paddock gallimimus") == "refusal-DI-X-fencer-once"
    assert scene.forbids("C", "paddock albertadromeus") == "DI.X.fencer"


@pytest.mark.clause("DI.X.fencer", "DI.3.4")
def test_the_fencer_needs_a_paddock_below_four():
    scene = with_people("fencer").printed("T", paddock=4)
    assert scene.reason("T", "paddock gallimimus") == "refusal-DI-3-4-four"


# ---- dinosaurs -------------------------------------------------------------------------------


@pytest.mark.clause("DI.X.splicer")
def test_the_splicer_pays_one_basic_dna_in_another_sort_once_a_round():
    scene = with_people("splicer", cyan=3, green=2).exhibit("T", "ankylosaurus", "c1", paddock=2)
    scene.play("T", "create ankylosaurus")
    assert scene.stored("T") == {"cyan": 1, "green": 1}
    scene.dna("T", cyan=3, green=2)
    assert scene.reason("T", "create ankylosaurus 2") == "refusal-DI-3-3-dna"


@pytest.mark.clause("DI.X.splicer")
def test_the_splicer_is_not_used_up_where_the_recipe_is_paid_as_it_is():
    scene = with_people("splicer", cyan=2, blue=2, green=2)
    scene.exhibit("T", "ankylosaurus", "c1", paddock=2).play("T", "create ankylosaurus")
    assert scene.offers("T", "pay") == {"cyan blue", "cyan cyan", "blue blue"}
    scene.play("T", "pay cyan blue")
    assert scene.figure("spliced", "T") == 0
    scene.dna("T", cyan=2, green=1).play("T", "create ankylosaurus 2")
    assert (scene.animals("ankylosaurus"), scene.figure("spliced", "T")) == ((2, 2), 1)


@pytest.mark.clause("DI.X.splicer")
def test_complex_dna_is_not_spliced():
    scene = with_people("splicer", cyan=3, blue=3, magenta=3).exhibit("T", "ankylosaurus", "c1")
    assert scene.reason("T", "create ankylosaurus") == "refusal-DI-3-3-dna"


@pytest.mark.clause("DI.X.breeder")
def test_the_breeder_saves_one_basic_dna_of_the_owners_choice_with_carnivores():
    scene = with_people("breeder", cyan=1, violet=1, blue=2, yellow=1)
    scene.exhibit("T", "velociraptor", "c1").play("T", "create velociraptor")
    assert scene.offers("T", "pay") == {"violet blue blue", "cyan blue blue", "cyan violet blue"}
    scene.play("T", "pay cyan violet blue")
    assert scene.stored("T") == {"blue": 1}


@pytest.mark.clause("DI.X.breeder")
def test_large_carnivores_are_cheaper_too_and_herbivores_are_not():
    scene = with_people("breeder", blue=1, green=2, magenta=1, yellow=1, cyan=0)
    scene.exhibit("T", "saurophaganax", "c1").exhibit("T", "ankylosaurus", "c3")
    assert scene.reason("T", "create ankylosaurus") == "refusal-DI-3-3-dna"
    scene.play("T", "create saurophaganax")
    assert scene.stored("T") == {"green": 1}


@pytest.mark.clause("DI.X.breeder", "DI.X.splicer")
def test_breeder_and_splicer_go_together():
    scene = with_people("breeder", "splicer", cyan=1, green=1, magenta=1, yellow=1)
    scene.exhibit("T", "saurophaganax", "c1").play("T", "create saurophaganax")
    assert (scene.stored("T"), scene.animals("saurophaganax")) == ({}, (1, 1))


@pytest.mark.clause("DI.F2")
def test_a_specialist_who_is_gone_does_nothing_more():
    scene = with_people("fencer")
    scene.hire("C", "fencer")
    assert scene.forbids("T", "paddock gallimimus") == "DI.X.fencer"
