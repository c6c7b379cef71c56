"""The lab's tiles (DI.L)."""

import pytest

from .helpers import Scene


def lab(*tiles, workers=6, **dna):
    """T's lab with these tiles, in the work phase."""
    scene = Scene().workers(T=workers).lab("T", *tiles).dna("T", **dna)
    return scene.begin("work")


# ---- better bench, renovation ----------------------------------------------------------------


@pytest.mark.clause("DI.L.bench_plus")
def test_the_better_bench_is_two_dollars_cheaper_then_one():
    scene = lab("bench-plus").set("security", T=6)
    scene.play("T", "bench-plus 1 security")
    assert scene.figure("money", "T") == 15 - (4 - 2)
    scene.play("T", "bench-plus 2 gallimimus")
    assert scene.figure("money", "T") == 13 - (2 - 1)
    assert scene.reason("T", "bench-plus 1 security") == "refusal-DI-3-1-spot"
    assert scene.figure("idle", "T") == 4


@pytest.mark.clause("DI.L.bench_plus", "DI.G5")
def test_no_price_falls_below_nothing():
    scene = lab("bench-plus").set("money", T=0)
    scene.play("T", "bench-plus 1 security")
    assert (scene.figure("money", "T"), scene.figure("security", "T")) == (0, 2)
    assert scene.reason("T", "bench-plus 2 security") == "refusal-DI-G5-money"


@pytest.mark.clause("DI.L.renovate")
def test_renovation_raises_paddocks_free_with_one_and_two_workers():
    scene = lab("renovate", workers=3).set("money", T=0)
    scene.play("T", "renovate 2 gallimimus")
    assert scene.figure("idle", "T") == 1
    scene.play("T", "renovate 1 gallimimus")
    assert (scene.animals("gallimimus"), scene.figure("money", "T")) == ((1, 3), 0)


@pytest.mark.clause("DI.L.renovate", "DI.G4")
def test_renovation_needs_a_paddock_below_four():
    scene = lab("renovate").printed("T", paddock=4)
    assert scene.reason("T", "renovate 1 gallimimus") == "refusal-DI-3-4-four"


@pytest.mark.clause("DI.F4")
def test_a_second_tile_of_a_kind_has_spots_of_its_own():
    scene = lab("sponsors", "sponsors").play("T", *["sponsors"] * 4)
    assert scene.figure("money", "T") == 15 + 4 * 3
    assert scene.reason("T", "sponsors") == "refusal-DI-3-1-spot"


# ---- what works in the park phase ------------------------------------------------------------


def to_park(scene, **threat):
    """All are done with their work; nobody has anything to decide before T's danger."""
    scene.bag(20, 0).threat_die(None).set("threat", C=0, **threat)
    return scene.play("T", "done").play("C", "done")


@pytest.mark.clause("DI.L.groundskeeper", "DI.F4", "DI.F5")
def test_the_groundskeeper_protects_this_round_only():
    scene = lab("groundskeeper", "groundskeeper", workers=3)
    scene.play("T", "groundskeeper", "groundskeeper")
    to_park(scene, T=4).auto("T")
    assert scene.figure("security", "T") == 1
    assert scene.events("T", "danger") == [{"seat": 0, "danger": 1, "threat": 4, "security": 3}]


@pytest.mark.clause("DI.L.ads", "DI.4.1")
def test_ads_draw_one_and_two_visitors_more():
    scene = lab("ads", workers=3).play("T", "ads 2", "ads 1")
    assert scene.figure("idle", "T") == 0
    to_park(scene, T=0)
    drawn = {e["seat"]: e["patrons"] for e in scene.events("T", "visitors")}
    assert drawn == {0: 1 + 3, 1: 1}


@pytest.mark.clause("DI.L.double_ride", "DI.4.4")
def test_patrons_on_a_doubled_attraction_give_two_points():
    scene = lab("double-ride").build("T", "log-flume", "c1").set("excitement", T=2)
    scene.play("T", "double-ride c1")
    to_park(scene, T=0)
    scene.play("T", "visit c1", "visit c1")
    assert scene.figure("points", "T") == 10 + 4
    assert scene.figure("ride_points", "T") == 2


@pytest.mark.clause("DI.L.double_ride")
def test_only_attractions_are_doubled_the_hat_stand_too_each_once():
    scene = lab("double-ride", "double-ride").build("T", "log-flume", "c1")
    assert scene.offers("T", "double-ride") == {"a2", "c1"}
    assert scene.forbids("T", "double-ride a1") == "DI.L.double_ride"
    assert scene.forbids("T", "double-ride d4") == "DI.L.double_ride"
    scene.play("T", "double-ride a2")
    assert scene.reason("T", "double-ride a2") == "refusal-DI-L-double_ride-twice"
    assert scene.offers("T", "double-ride") == {"c1"}


@pytest.mark.clause("DI.L.double_ride", "DI.4.4")
def test_a_patron_taken_as_dollars_is_not_doubled():
    scene = lab("double-ride").build("T", "lemonade-bar", "c1").set("excitement", T=2)
    scene.play("T", "double-ride c1")
    to_park(scene, T=0)
    scene.play("T", "visit c1", "visit c1", "sell c1", "done")
    assert scene.figure("points", "T") == 10 + 2
    assert scene.figure("money", "T") == 15 + 2 + 2


# ---- the security office ---------------------------------------------------------------------


def office(excitement, hooligans, uses=1):
    """T draws; so many of them are hooligans."""
    scene = lab("security-office").set("excitement", T=excitement).threat_die(None)
    scene.play("T", *["security-office"] * uses, "done").bag(30, 9)
    return scene.play("C", "done").happen(f"visitor {hooligans}")


@pytest.mark.clause("DI.L.security_office", "DI.F6")
def test_up_to_two_hooligans_are_exchanged_on_seeing_the_draw():
    scene = office(4, 3)
    assert (scene.asked, scene.asking) == ("T", "exchange")
    assert scene.offers("T", "return") == {"0", "1", "2"}
    scene.play("T", "return 2")
    assert (scene.chance, scene.figure("money", "T")) == ("visitor", 15)
    assert list(scene.odds) == ["0", "1", "2"]
    scene.happen("visitor 1")
    assert (scene.s.queue[0, 0], scene.s.queue[0, 1]) == (2, 2)
    assert scene.figure("money", "T") == 15 + 2
    assert scene.asked != "T" or scene.asking != "exchange"


@pytest.mark.clause("DI.L.security_office")
def test_exchanges_come_one_after_another():
    scene = office(4, 2, uses=2).play("T", "return 2").happen("visitor 2")
    assert (scene.asked, scene.asking) == ("T", "exchange")
    scene.play("T", "return 1").happen("visitor 0")
    assert [e["amount"] for e in scene.events("C", "exchanged")] == [2, 1]
    assert scene.figure("money", "T") == 15 + 3


@pytest.mark.clause("DI.L.security_office", "DI.F1")
def test_an_exchange_may_be_left_out():
    scene = office(4, 1, uses=2)
    assert scene.offers("T", "return") == {"0", "1"}
    assert scene.forbids("T", "return 2") == "DI.L.security_office"
    scene.play("T", "return 0")
    assert scene.figure("money", "T") == 15 + 3
    assert scene.asking != "exchange"


@pytest.mark.clause("DI.L.security_office")
def test_without_hooligans_nobody_is_asked():
    scene = office(4, 0)
    assert scene.figure("money", "T") == 15 + 4
    assert scene.asking != "exchange"


# ---- DNA and money ---------------------------------------------------------------------------


@pytest.mark.clause("DI.L.gene_bank")
def test_the_gene_bank_gives_any_basic_dna():
    scene = lab("gene-bank")
    assert scene.offers("T", "gene-bank") == {"cyan", "violet", "blue"}
    scene.play("T", "gene-bank violet")
    assert (scene.stored("T"), scene.figure("idle", "T")) == ({"violet": 1}, 5)


@pytest.mark.clause("DI.L.gene_bank", "DI.G3", "DI.G4")
def test_a_gain_without_room_is_lost():
    scene = lab("gene-bank", violet=2).limits("T", violet=3).play("T", "gene-bank violet")
    assert scene.stored("T") == {"violet": 2}


@pytest.mark.clause("DI.L.sponsors")
def test_sponsors_give_three_dollars_a_spot():
    scene = lab("sponsors").play("T", "sponsors", "sponsors")
    assert (scene.figure("money", "T"), scene.figure("idle", "T")) == (15 + 6, 4)


@pytest.mark.clause("DI.L.sequencer")
def test_the_sequencer_turns_two_of_a_sort_into_any_complex_one():
    scene = lab("sequencer", cyan=2, blue=3, violet=1)
    pairs = {
        f"{basic} {sort}" for basic in ("cyan", "blue") for sort in ("green", "magenta", "yellow")
    }
    assert scene.offers("T", "sequence") == pairs
    assert scene.reason("T", "sequence violet green") == "refusal-DI-3-2-dna"
    scene.play("T", "sequence cyan yellow", "sequence blue green")
    assert scene.stored("T") == {"blue": 1, "violet": 1, "yellow": 1, "green": 1}


# ---- the copy lab ----------------------------------------------------------------------------


@pytest.mark.clause("DI.L.copy_lab")
def test_the_copy_lab_carries_out_a_used_spot_without_its_workers():
    scene = lab("copy-lab", "ads", workers=4).play("T", "ads 2", "copy-lab")
    assert scene.figure("idle", "T") == 0
    assert scene.legal("T") == {"ads 1", "ads 2"}
    assert scene.reason("T", "done") == "refusal-DI-3-6-copying"
    scene.play("T", "ads 2")
    assert scene.figure("ads", "T") == 4


@pytest.mark.clause("DI.L.copy_lab")
def test_the_copied_spot_stays_free():
    scene = lab("sponsors", "copy-lab", workers=4).play("T", "copy-lab", "sponsors")
    assert (scene.figure("money", "T"), scene.figure("idle", "T")) == (18, 2)
    scene.play("T", "sponsors", "sponsors")
    assert scene.figure("money", "T") == 24


@pytest.mark.clause("DI.L.copy_lab")
def test_what_is_copied_is_paid_for():
    scene = lab("copy-lab", "bench-plus").set("money", T=0).set("security", T=5)
    scene.printed("T", paddock=4)
    assert scene.forbids("T", "copy-lab") == "DI.L.copy_lab"
    scene.set("money", T=1).play("T", "copy-lab")
    assert scene.legal("T") == {"bench-plus 1 security"}
    scene.play("T", "bench-plus 1 security")
    assert (scene.figure("money", "T"), scene.figure("security", "T")) == (0, 6)


@pytest.mark.clause("DI.L.copy_lab")
def test_second_tiles_are_copied_basic_actions_and_copy_labs_are_not():
    scene = lab("copy-lab", "copy-lab", "refine-2", cyan=3, blue=3).printed("T", paddock=4)
    scene.play("T", "copy-lab")
    assert scene.legal("T") == {"refine green"}
    assert scene.forbids("T", "copy-lab") == "DI.L.copy_lab"
    assert scene.forbids("T", "venture 1") == "DI.L.copy_lab"
    assert scene.forbids("T", "create gallimimus") == "DI.L.copy_lab"
    scene.play("T", "refine green", "copy-lab", "refine green", "refine green")
    assert scene.stored("T") == {"green": 3}


@pytest.mark.clause("DI.L.copy_lab", "DI.L.create2")
def test_a_copied_creation_is_paid_with_dna():
    scene = lab("copy-lab", "create-2", cyan=2).printed("T", paddock=3)
    scene.play("T", "copy-lab", "create gallimimus")
    assert (scene.animals("gallimimus"), scene.stored("T")) == ((2, 3), {})
    assert scene.figure("idle", "T") == 4


@pytest.mark.clause("DI.L.copy_lab")
def test_without_a_tile_to_copy_the_copy_lab_is_closed():
    scene = lab("copy-lab")
    assert scene.forbids("T", "copy-lab") == "DI.L.copy_lab"
    assert (
        lab("copy-lab", workers=1).lab("T", "copy-lab", "sponsors").reason("T", "copy-lab")
        == "refusal-DI-3-1-workers"
    )


TILE_SPACES = {"refine-2": 0, "create-2": 1}  # where they lie; upgrades as in `helpers.GREY`
COPIED = {
    "refine-2": {"refine green", "refine magenta", "refine yellow"},
    "create-2": {"create gallimimus"},
    "bench-plus": {"bench-plus 1 security", "bench-plus 2 security",
                   "bench-plus 1 gallimimus", "bench-plus 2 gallimimus"},
    "renovate": {"renovate 1 gallimimus", "renovate 2 gallimimus"},
    "groundskeeper": {"groundskeeper"},
    "security-office": {"security-office"},
    "double-ride": {"double-ride a2"},
    "ads": {"ads 1", "ads 2"},
    "gene-bank": {"gene-bank cyan", "gene-bank violet", "gene-bank blue"},
    "sponsors": {"sponsors"},
    "sequencer": {f"sequence {taken} {gained}" for taken in ("cyan", "violet", "blue")
                  for gained in ("green", "magenta", "yellow")},
}  # fmt: skip


@pytest.mark.clause("DI.L.copy_lab", "DI.F4")
@pytest.mark.parametrize("tile", COPIED)
def test_every_upgrade_and_second_tile_is_copied_whatever_is_used(tile):
    """Its spots are used and no workers are left: the copy needs neither."""
    scene = lab("copy-lab", tile, workers=2, cyan=2, violet=2, blue=2).printed("T", paddock=3)
    space = TILE_SPACES.get(tile, 5)
    scene.s.used[0, space] = 7
    scene.play("T", "copy-lab")
    assert scene.figure("idle", "T") == 0
    assert scene.legal("T") == COPIED[tile]
    scene.play("T", sorted(COPIED[tile])[0])
    assert scene.s.used[0, space] == 7
    assert "done" in scene.legal("T") or scene.offers("T", "pay")
