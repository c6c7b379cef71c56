"""Phase 1, research (DI.1), and who works in it: round-start gains, allrounder, programmer."""

from fractions import Fraction

import pytest

from gondwana.games.dinosaur_island.state import (
    ALL_DICE,
    EXHIBITS_BY_NAME,
    NONE,
    ON_BOARD,
    RESEARCH,
    SIDES,
    SYMBOLS,
)

from .helpers import Scene

START = "1"  # the side of a die that nobody cares about


def dice_for(scene, faces, used=()):
    """A die of its own for each face (symbol, count), and the side where it is."""
    if not faces:
        return []
    t, (symbol, count) = scene.t, faces[0]
    for die in range(ALL_DICE):
        for side in range(SIDES):
            shown = SYMBOLS[t.face_symbol[die, side]], t.face_count[die, side]
            if shown == (symbol, count) and die not in used:
                rest = dice_for(scene, faces[1:], (*used, die))
                if rest is not None:
                    return [(die, side), *rest]
    return None


def rolled(scene, *faces):
    """Round start, and a roll in which the first spaces show these faces."""
    scene.begin("research")
    found = dice_for(scene, faces)
    used = [die for die, _ in found]
    others = [die for die in range(ALL_DICE) if die not in used]
    for space in range(scene.t.dice):
        scene.s.die[space] = used[space] if space < len(used) else others.pop(0)
    for space in range(scene.t.dice):
        scene.happen(f"roll {found[space][1] + 1 if space < len(found) else START}")
    return scene


def turn_all(scene, *marks):
    """These players turn their scientists, as long as one of them is asked."""
    while scene.asking == "research" and scene.asked in marks:
        scene.play(scene.asked, next(w for w in sorted(scene.legal(scene.asked)) if "turn" in w))
    return scene


# ---- the roll (DI.1.1) -----------------------------------------------------------------------


@pytest.mark.clause("DI.1.1", "DI.G1")
def test_all_dice_are_rolled_last_rounds_threat_die_too():
    scene = Scene().threat_die(2).begin("research")
    assert scene.now == "research"
    assert scene.s.phase == RESEARCH
    assert scene.s.threat_space == NONE
    for _ in range(5):
        assert scene.odds == {str(side): Fraction(1, 6) for side in range(1, 7)}
        scene.happen("roll 4")
    assert [scene.s.face[space] for space in range(5)] == [3] * 5
    assert scene.asking == "research"


# ---- turns (DI.1.2) --------------------------------------------------------------------------


@pytest.mark.clause("DI.1.2", "DI.G2")
def test_one_scientist_at_a_time_in_the_order_of_the_track():
    scene = rolled(Scene(3).order("SCT"))
    said = ""
    while scene.asking == "research":
        said += scene.asked
        turn_one = next(w for w in sorted(scene.legal(scene.asked)) if w.startswith("turn"))
        scene.play(scene.asked, turn_one)
    assert said == "SCT" * 3


@pytest.mark.clause("DI.1.2")
def test_a_scientist_is_placed_once_and_nobody_can_pass_with_one_left():
    scene = rolled(Scene())
    assert scene.reason("C", "storage 1") == "refusal-DI-1-2-turn"
    assert scene.reason("T", "pass") == "refusal-DI-1-2-pass"
    scene.play("T", "storage 2", "pass").play("C", "storage 1", "pass")
    assert scene.forbids("T", "die 1 2") == "DI.1.2"
    assert scene.forbids("T", "die 1 3") is None


# ---- dice (DI.1.3, DI.1.4) -------------------------------------------------------------------


@pytest.mark.clause("DI.1.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_symbols_times_level_go_to_cold_storage(level):
    scene = rolled(Scene().dna("T"), ("violet", 2)).play("T", f"die 1 {level}")
    assert scene.stored("T") == {"violet": 2 * level}


@pytest.mark.clause("DI.1.3", "DI.G3")
def test_what_exceeds_the_limit_is_lost():
    scene = rolled(Scene(), ("cyan", 3)).play("T", "die 1 3")
    assert scene.stored("T")["cyan"] == 3
    assert scene.events("C", "dna") == [{"seat": 0, "amount": 2, "sort": 0}]
    assert scene.events("C", "dna-lost") == [{"seat": 0, "amount": 7}]


@pytest.mark.clause("DI.1.3")
def test_the_space_under_a_die_is_for_one_scientist():
    scene = rolled(Scene()).play("T", "die 2 1")
    assert scene.forbids("C", "die 2 1") == "DI.1.3"
    assert scene.forbids("C", "die 9 1") == "DI.1.3"
    assert scene.forbids("C", "die 1 1") is None


@pytest.mark.clause("DI.1.3", "DI.G3")
def test_a_joker_is_split_unit_by_unit_also_at_level_one():
    scene = rolled(Scene().dna("T"), ("joker", 3)).play("T", "die 1 1")
    assert scene.asking == "gain"
    assert scene.legal("T") == {"gain cyan", "gain violet", "gain blue"}
    assert scene.reason("T", "gain green") == "refusal-DI-G3-room"
    assert scene.reason("T", "pass") == "refusal-DI-F1-compulsory"
    scene.play("T", "gain blue", "gain violet", "gain blue")
    assert scene.stored("T") == {"violet": 1, "blue": 2}
    assert scene.asked == "C"


@pytest.mark.clause("DI.G3")
def test_only_sorts_with_room_can_be_assigned_and_the_last_one_is_filled_by_itself():
    scene = rolled(Scene().dna("T", cyan=3).limits("T", cyan=4, violet=4, blue=3), ("joker", 2))
    scene.play("T", "die 1 3")
    assert scene.asking == "research"  # six units, five places: all are filled
    assert scene.stored("T") == {"cyan": 3, "violet": 3, "blue": 2}
    assert scene.events("T", "dna-lost") == [{"seat": 0, "amount": 1}]


@pytest.mark.clause("DI.1.4")
@pytest.mark.parametrize("level", [1, 3])
def test_a_paddock_face_raises_one_own_paddock_whatever_the_level(level):
    scene = Scene().exhibit("T", "velociraptor", "c2", paddock=4)
    scene = rolled(scene, ("paddock", 1)).play("T", f"die 1 {level}")
    assert scene.legal("T") == {"paddock gallimimus"}
    assert scene.forbids("T", "paddock velociraptor") == "DI.1.4"
    assert scene.forbids("T", "paddock albertadromeus") == "DI.1.4"
    scene.play("T", "paddock gallimimus")
    assert scene.animals("gallimimus") == (1, 2)


@pytest.mark.clause("DI.1.4", "DI.G6")
def test_a_worker_face_brings_one_worker_whatever_the_level():
    scene = rolled(Scene(), ("worker", 1)).play("T", "die 1 3")
    assert (scene.figure("idle", "T"), scene.figure("reserve", "T")) == (5, 3)


@pytest.mark.clause("DI.G4", "DI.G6")
def test_a_die_that_gives_nothing_may_be_taken():
    scene = Scene().workers(T=8).printed("T", paddock=4)
    for sort in ("cyan", "violet", "blue"):
        scene.dna("T", cyan=9, violet=9, blue=9, green=1)
        assert scene.stored("T")[sort] == 9
    rolled(scene, ("worker", 1), ("joker", 3), ("paddock", 1))
    scene.play("T", "die 1 1").play("C", "storage 1", "pass")
    scene.play("T", "die 2 2").play("C", "storage 2", "pass")
    scene.play("T", "die 3 3")
    assert scene.figure("idle", "T") == 8
    assert scene.animals("gallimimus") == (1, 4)
    assert scene.stored("T") == {"cyan": 9, "violet": 9, "blue": 9, "green": 1}
    assert scene.asked == "C"


# ---- cold storage and recipes (DI.1.5, DI.1.6) -----------------------------------------------


@pytest.mark.clause("DI.1.5", "DI.F1")
def test_limits_go_up_by_as_many_steps_as_the_level_split_at_will():
    scene = rolled(Scene().limits("T", green=9)).play("T", "storage 3")
    scene.play("T", "limit green")
    assert scene.forbids("T", "limit green") == "DI.1.5"
    scene.play("T", "limit cyan", "limit cyan")
    assert [scene.s.limit[0, sort] for sort in range(6)] == [6, 4, 4, 10, 2, 2]
    assert scene.asked == "C"
    scene.play("C", "storage 3", "limit blue", "pass")
    assert [scene.s.limit[1, sort] for sort in range(6)] == [4, 4, 5, 2, 2, 2]


@pytest.mark.clause("DI.1.5")
def test_there_are_six_spaces_for_cold_storage():
    scene = rolled(Scene(3))
    for level in (1, 2):
        for mark in "TCS":
            scene.play(mark, f"storage {level}", "pass")
    assert scene.forbids("T", "storage 3") == "DI.1.5"


def open_recipe(scene, kind, name):
    """This recipe lies open on its pile."""
    old, new = scene.s.recipe[kind], EXHIBITS_BY_NAME.index(name)
    if old != NONE:
        scene.s.owner[old] = -1
    scene.s.recipe[kind], scene.s.owner[new] = new, ON_BOARD
    return scene


@pytest.mark.clause("DI.1.6")
def test_a_recipe_becomes_an_exhibit_on_two_zones_side_by_side():
    scene = open_recipe(rolled(Scene()), 0, "triceratops").play("T", "recipe herbivore 1")
    assert scene.figure("money", "T") == 15
    assert scene.asking == "place"
    assert scene.offers("T", "place") == {
        *("c1", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"),
    }
    assert scene.reason("T", "place a2") == "refusal-DI-1-6-place"
    assert scene.reason("T", "place d3") == "refusal-DI-1-6-place"
    scene.play("T", "place b3")
    assert scene.animals("triceratops") == (0, 1)
    (exhibit,) = (e for e in scene.view("T").players[0].exhibits if e.name == "triceratops")
    assert exhibit.zone == "B3"


@pytest.mark.clause("DI.1.6")
def test_the_kind_asks_for_a_scientist_of_a_level():
    scene = open_recipe(rolled(Scene()), 1, "velociraptor")
    open_recipe(scene, 2, "tyrannosaurus")
    assert scene.reason("T", "recipe small-carnivore 1") == "refusal-DI-1-6-level"
    assert scene.reason("T", "recipe large-carnivore 2") == "refusal-DI-1-6-level"
    assert scene.offers("T", "recipe") == {
        *("herbivore 1", "herbivore 2", "herbivore 3"),
        *("small-carnivore 2", "small-carnivore 3", "large-carnivore 3"),
    }


@pytest.mark.clause("DI.1.6")
def test_no_new_recipe_before_clean_up():
    scene = rolled(Scene()).play("T", "recipe herbivore 1", "place c3")
    assert scene.forbids("C", "recipe herbivore 3") == "DI.1.6"


@pytest.mark.clause("DI.1.6")
def test_without_two_free_zones_side_by_side_there_is_no_recipe():
    scene = rolled(Scene())
    scene.build("T", "masks", "c1").build("T", "ice-cream", "c2").build("T", "pony-ride", "c3")
    scene.build("T", "climbing", "c4")
    scene.build("T", "log-flume", "b3").build("T", "ghost-cave", "b4")
    assert scene.reason("T", "recipe herbivore 1") == "refusal-DI-1-6-zones"


# ---- passing, the threat die (DI.1.7, DI.1.8) ------------------------------------------------


@pytest.mark.clause("DI.1.7")
def test_a_turned_scientist_works_in_this_round_and_later_turns_are_still_taken():
    scene = rolled(Scene()).play("T", "turn 3").play("C", "storage 1", "pass")
    assert scene.figure("idle", "T") == 5
    assert scene.view("C").players[0].scientists[3] == "turned"
    assert scene.view("C").players[0].workers == 4  # he is none for objectives
    assert scene.forbids("T", "die 1 3") == "DI.1.2"
    assert scene.forbids("T", "turn 3") == "DI.1.7"
    assert scene.forbids("T", "die 1 1") is None


@pytest.mark.clause("DI.1.8")
def test_the_unclaimed_die_with_most_pips_is_the_threat_die_the_leftmost_of_equals():
    scene = rolled(Scene(), ("cyan", 2), ("violet", 2), ("blue", 2), ("green", 1), ("magenta", 1))
    pips = [face["face"] % 4 for face in scene.events("T", "rolled")]
    scene.play("T", "die 1 1")
    turn_all(scene, "T", "C")
    best = max(range(1, 5), key=lambda space: (pips[space], -space))
    assert scene.s.threat_space == best
    assert scene.events("T", "threat-die") == [{"space": best + 1, "pips": pips[best]}]


@pytest.mark.clause("DI.1.8")
def test_without_an_unclaimed_die_there_is_no_threat():
    scene = rolled(Scene())
    for space, (mark, level) in enumerate([("T", 1), ("C", 1), ("T", 2), ("C", 2), ("T", 3)], 1):
        while scene.asking != "research":
            scene.play(scene.asked, sorted(scene.legal(scene.asked))[0])
        scene.play(mark, f"die {space} {level}")
    while scene.asking != "research":
        scene.play(scene.asked, sorted(scene.legal(scene.asked))[0])
    scene.play("C", "turn 3")
    assert scene.s.threat_space == NONE
    assert scene.view("T").threat_die is None
    assert len(scene.events("T", "no-threat-die")) == 1


# ---- gains at the round start (DI.F3) --------------------------------------------------------


@pytest.mark.clause("DI.F3", "DI.X.accountant", "DI.X.professor", "DI.X.labtech")
def test_gains_come_before_the_roll_in_the_order_of_the_track():
    scene = Scene().order("CT").dna("T").dna("C").hire("T", "accountant", "labtech")
    scene.hire("C", "professor").begin("research")
    assert (scene.asked, scene.legal("C")) == ("C", {"gain green", "gain magenta", "gain yellow"})
    scene.play("C", "gain yellow")
    assert scene.figure("money", "T") == 17
    assert (scene.asked, scene.legal("T")) == ("T", {"gain cyan", "gain violet", "gain blue"})
    scene.play("T", "gain violet")
    assert (scene.stored("T"), scene.stored("C")) == ({"violet": 1}, {"yellow": 1})
    assert scene.chance == "roll"


# ---- the allrounder (DI.X.allrounder) --------------------------------------------------------


@pytest.mark.clause("DI.X.allrounder")
def test_the_allrounder_places_a_worker_of_level_two_for_one_turn_more():
    scene = rolled(Scene().dna("T").hire("T", "allrounder"), ("cyan", 3))
    scene.play("T", "die 1 worker")
    assert scene.stored("T") == {"cyan": 6}
    assert scene.figure("idle", "T") == 3
    scene.play("C", "turn 1").play("T", "turn 1").play("C", "turn 2").play("T", "turn 2")
    scene.play("C", "turn 3")
    assert scene.forbids("T", "storage worker") == "DI.X.allrounder"
    scene.play("T", "turn 3")
    assert scene.now == "market"


@pytest.mark.clause("DI.X.allrounder")
def test_his_turn_comes_after_the_scientists_too_and_may_be_let_go():
    scene = turn_all(rolled(Scene().hire("T", "allrounder")), "C")
    for level in (1, 2, 3):
        scene.play("T", f"turn {level}")
        turn_all(scene, "C")
    assert scene.asked == "T"
    assert "storage worker" in scene.legal("T")
    assert scene.reason("T", "recipe large-carnivore worker") == "refusal-DI-1-6-level"
    scene.play("T", "pass")
    assert scene.now == "market"


@pytest.mark.clause("DI.X.allrounder")
def test_a_turned_scientist_is_no_worker_for_him():
    scene = rolled(Scene().hire("T", "allrounder").workers(T=0))
    scene.play("T", "turn 1").play("C", "turn 1")
    assert scene.forbids("T", "storage worker") == "DI.X.allrounder"


# ---- the programmer (DI.X.programmer) --------------------------------------------------------


@pytest.mark.clause("DI.X.programmer")
def test_the_programmer_gains_what_another_has_just_taken_once_a_round():
    scene = rolled(Scene(3).hire("S", "programmer").dna("S"), ("cyan", 2), ("violet", 2))
    scene.play("T", "die 1 2")
    assert (scene.asking, scene.asked) == ("copy", "S")
    assert scene.legal("S") == {"pass", "copy-die"}
    scene.play("S", "pass").play("C", "die 2 1").play("S", "copy-die")
    assert scene.stored("S") == {"violet": 2}
    scene.play("S", "turn 1").play("T", "die 3 1")
    assert scene.asking != "copy"


@pytest.mark.clause("DI.X.programmer")
def test_own_takes_and_faces_without_dna_are_not_copied():
    scene = rolled(Scene().hire("C", "programmer"), ("worker", 1), ("cyan", 3))
    scene.play("T", "die 1 1")
    assert (scene.asking, scene.asked) == ("research", "C")
    scene.play("C", "die 2 1")
    assert (scene.asking, scene.asked) == ("research", "T")


@pytest.mark.clause("DI.X.programmer", "DI.T.grant")
def test_a_copied_jokers_sorts_are_the_programmers_choice_and_no_grant_comes_with_it():
    scene = Scene().twists("grant").hire("C", "programmer").dna("C").dna("T")
    rolled(scene, ("joker", 2)).play("T", "die 1 1", "gain cyan", "gain cyan")
    scene.play("C", "copy-die", "gain blue", "gain violet")
    assert scene.stored("C") == {"violet": 1, "blue": 1}
    assert (scene.figure("money", "T"), scene.figure("money", "C")) == (17, 15)


@pytest.mark.clause("DI.T.grant")
def test_the_grant_is_paid_for_every_die_claimed_by_the_allrounder_too():
    scene = Scene().twists("grant").hire("T", "allrounder")
    rolled(scene, ("worker", 1), ("cyan", 3)).play("T", "die 1 worker").play("C", "die 2 1")
    assert (scene.figure("money", "T"), scene.figure("money", "C")) == (17, 17)
