"""Normal and unique genes (E2.N, E2.U) with the rulings on them (E2.R)."""

import pytest

from gondwana.kernel.chance import seed_words, set_dice
from gondwana.kernel.state import DICE, plain

from .helpers import Scene

KILLING = {"success", "equal", "more"}


def facing(**options):
    """T stands at d2 beside C at d3; both clans have four dinosaurs; T moves first."""
    return Scene(3, **options).herds(T="d2 a1 a2 b3", C="d3 f4 e6 f1")


def fight(scene, words="move d2 d3"):
    return scene.begin("movement").play("T", words)


def winning(scene):
    """The faces of the die with which the attack at hand succeeds."""
    faces = set()
    for face in scene.odds:
        fight = Scene(3)
        fight.match = scene.match.copy()
        fight.start = len(scene.match.lines)
        fight.happen(f"die {face}")
        if fight.events("T", "won"):
            faces.add(face)
    return faces


# ---- normal genes --------------------------------------------------------------------------


@pytest.mark.clause("E2.N")
def test_a_horn_counts_in_attack_and_in_defence():
    assert winning(fight(facing().genes("T", horn=1))) == {"success", "equal", "more"}
    assert winning(fight(facing().genes("C", horn=1))) == {"success"}


@pytest.mark.clause("E2.N")
def test_an_egg_is_one_more_newborn_a_round():
    scene = Scene(2).genes("T", egg=2).begin("birth")
    assert scene.player("T").eggs == 3
    scene.play("T", "lay a2").play("C", "pass").play("T", "lay b2", "lay b3")
    assert scene.events("T", "laid")[-1]["seat"] == 0
    assert len(scene.events("T", "laid")) == 3


@pytest.mark.clause("E2.N")
def test_genes_are_permanent():
    scene = Scene(2).genes("T", legs=1).begin("movement").play("T", "pass").play("C", "pass")
    scene.play("T", "pass").play("C", "pass")
    assert scene.begin("movement").s.steps == 3


# ---- horns on one side ---------------------------------------------------------------------


@pytest.mark.clause("E2.U1")
def test_bony_plates_are_two_horns_when_defending():
    scene = facing().genes("C", bony_plates=1).genes("T", horn=2)
    assert winning(fight(scene)) == {"success", "equal"}


@pytest.mark.clause("E2.U1", "E2.R1")
def test_bony_plates_are_none_when_attacking():
    scene = facing().genes("T", bony_plates=1)
    assert winning(fight(scene)) == {"success", "equal"}


@pytest.mark.clause("E2.U2")
def test_large_horn_is_two_horns_when_attacking():
    scene = facing().genes("T", large_horn=1).genes("C", horn=1)
    assert winning(fight(scene)) == {"success", "equal", "more"}


@pytest.mark.clause("E2.U2", "E2.R1")
def test_large_horn_is_none_when_defending():
    assert winning(fight(facing().genes("C", large_horn=1))) == {"success", "equal"}


@pytest.mark.clause("E2.R1")
def test_they_add_to_the_normal_horns_and_cards_add_to_both():
    scene = facing().genes("T", horn=1, large_horn=1).genes("C", horn=2, bony_plates=1)
    scene.cards("T", "war-paint")
    scene.begin("movement").play("T", "pass", "play war-paint")
    assert (scene.player("T").attack, scene.player("T").defence) == (5, 1)
    assert (scene.player("C").attack, scene.player("C").defence) == (2, 4)
    assert winning(scene.play("T", "move d2 d3")) == {"success", "equal", "more"}


# ---- thick shell ---------------------------------------------------------------------------


@pytest.mark.clause("E2.U3", "E2.R6")
def test_thick_shell_reaches_up_to_three_spaces_over_land():
    scene = Scene(3).herds(T="a1", C="d1 e6").genes("T", thick_shell=1).begin("birth")
    near = {"a2", "b1", "b2", "b3", "c1", "c2", "c3", "c4", "d2", "d3", "d4"}
    assert scene.legal("T") == {"pass", *(f"lay {name}" for name in near)}
    assert scene.forbids("T", "lay d5") == "E2.5.1"


@pytest.mark.clause("E2.U3")
def test_without_it_a_newborn_stays_beside():
    scene = Scene(3).herds(T="a1", C="d1 e6").begin("birth")
    assert scene.forbids("T", "lay b3") == "E2.5.1"


@pytest.mark.clause("E2.R6")
def test_thick_shell_passes_occupied_spaces_but_its_target_is_free():
    scene = Scene(3).herds(T="a1", C="a2 b1 b2").genes("T", thick_shell=1).begin("birth")
    assert scene.forbids("T", "lay c2") is None
    assert scene.forbids("T", "lay b2") == "E2.5.1"


# ---- flippers ------------------------------------------------------------------------------


@pytest.mark.clause("E2.U4")
def test_flippers_go_from_one_coastal_space_to_any_other_for_a_point():
    scene = Scene(3).herds(T="a1 d2").genes("T", flippers=1).begin("movement")
    coast = [space.name.lower() for space in scene.view("T").spaces if space.coastal]
    swims = {words for words in scene.legal("T") if words.startswith("swim")}
    assert swims == {f"swim a1 {name}" for name in coast if name != "a1"}
    scene.play("T", "swim a1 f5")
    assert (scene.stand("T"), scene.s.steps) == ("d2 f5", 1)
    assert len(scene.events("C", "swam")) == 1


@pytest.mark.clause("E2.U4")
def test_without_flippers_or_off_the_coast_nobody_swims():
    scene = Scene(3).herds(T="a1 d2").begin("movement")
    assert scene.forbids("T", "swim a1 f5") == "E2.U4"
    scene.genes("T", flippers=1)
    assert scene.forbids("T", "swim d2 a1") == "E2.U4"
    assert scene.forbids("T", "swim a1 d2") == "E2.U4"


@pytest.mark.clause("E2.U4", "E2.R3")
def test_the_first_to_swim_is_the_only_one_that_phase_but_may_do_so_again():
    scene = Scene(3).herds(T="a1 b3").genes("T", flippers=1, legs=2).begin("movement")
    scene.play("T", "swim a1 d1")
    assert scene.forbids("T", "swim b3 e6") == "E2.U4"
    scene.play("T", "move d1 c1", "swim c1 f5")
    assert (scene.stand("T"), scene.s.steps) == ("b3 f5", 1)


@pytest.mark.clause("E2.R3")
def test_next_phase_another_may_swim():
    scene = Scene(3).herds(T="a1 b3").genes("T", flippers=1).begin("movement")
    scene.play("T", "swim a1 d1")
    assert scene.begin("movement").forbids("T", "swim b3 e6") is None


@pytest.mark.clause("E2.R3")
def test_flippers_may_attack_and_a_failed_attack_counts_as_use():
    scene = Scene(3).herds(T="a1 b3", C="f5 e1 e2").genes("T", flippers=1, legs=2)
    fight(scene, "swim a1 f5").happen("die fail")
    assert (scene.stand("T"), scene.s.steps) == ("a1 b3", 3)
    assert scene.forbids("T", "swim b3 e6") == "E2.U4"
    scene.play("T", "swim a1 f5").happen("die success")
    assert scene.stand("T") == "b3 f5"
    assert scene.forbids("T", "swim f5 a1") is None


@pytest.mark.clause("E2.U4")
def test_flippers_do_not_reach_protected_clans_nor_ones_own():
    scene = Scene(3).herds(T="a1 b3", C="f5 e1").genes("T", flippers=1).begin("movement")
    assert scene.forbids("T", "swim a1 f5") == "E2.4.6"
    assert scene.forbids("T", "swim a1 b3") == "E2.4.2"


# ---- wings ---------------------------------------------------------------------------------


@pytest.mark.clause("E2.U5")
@pytest.mark.parametrize("crossed", [{"T": "a1 b2"}, {"T": "a1 e6", "C": "b2 b1 a2"}, {"T": "a1"}])
def test_wings_cross_any_dinosaur_or_none_for_one_point(crossed):
    scene = Scene(3).herds(**crossed).genes("T", wings=1).begin("movement")
    scene.play("T", "fly a1 c2")
    assert "c2" in scene.stand("T")
    assert "a1" not in scene.stand("T")
    assert len(scene.events("S", "flew")) == 1
    assert scene.s.steps == 1


@pytest.mark.clause("E2.U5")
def test_wings_are_used_once_per_movement_phase_by_one_dinosaur():
    scene = Scene(3).herds(T="a1 e6").genes("T", wings=1, legs=1).begin("movement")
    scene.play("T", "fly a1 c2")
    assert scene.forbids("T", "fly e6 d4") == "E2.U5"
    assert scene.begin("movement").forbids("T", "fly e6 d4") is None


@pytest.mark.clause("E2.U5")
def test_without_wings_nobody_flies():
    assert Scene(3).herds(T="a1").begin("movement").forbids("T", "fly a1 c2") == "E2.U5"


@pytest.mark.clause("E2.R2")
def test_wings_go_exactly_two_steps_and_not_back():
    scene = Scene(3).herds(T="a1 e6").genes("T", wings=1).begin("movement")
    assert scene.forbids("T", "fly a1 d3") == "E2.R2"
    assert scene.forbids("T", "fly a1 a1") == "E2.R2"
    flights = {words for words in scene.legal("T") if words.startswith("fly a1")}
    two_steps = ("a2", "b1", "b2", "b3", "c1", "c2", "c3")
    assert flights == {f"fly a1 {name}" for name in two_steps}


@pytest.mark.clause("E2.R2")
def test_wings_end_on_an_empty_space_or_in_an_attack():
    scene = Scene(3).herds(T="a1 c1", C="c2 e6 f4").genes("T", wings=1).begin("movement")
    assert scene.forbids("T", "fly a1 c1") == "E2.4.2"
    assert scene.play("T", "fly a1 c2").chance == "die"
    assert scene.happen("die success").stand("T") == "c1 c2"


@pytest.mark.clause("E2.R2")
def test_a_failed_attack_uses_the_wings_up_and_the_attacker_stays_at_its_start():
    scene = Scene(3).herds(T="a1 b3", C="c2 e6 f4").genes("T", wings=1)
    fight(scene, "fly a1 c2").happen("die fail")
    assert (scene.stand("T"), scene.stand("C")) == ("a1 b3", "c2 e6 f4")
    assert scene.forbids("T", "fly a1 c3") == "E2.U5"


# ---- regeneration --------------------------------------------------------------------------


@pytest.mark.clause("E2.U6")
def test_at_three_the_climate_takes_none():
    scene = Scene(3).climate("green").herds(T="b2 c1 c4").genes("T", regeneration=1)
    assert scene.begin("survival").stand("T") == "b2 c1 c4"


@pytest.mark.clause("E2.U6")
@pytest.mark.parametrize("protect_two", ["on", "off"])
def test_at_three_no_killer_baby_is_put_on_it(protect_two):
    scene = Scene(3, protect_two=protect_two).herds(T="d2 a1", C="d3 f4 e6")
    scene.genes("C", regeneration=1).genes("T", killer_babies=1).begin("birth")
    assert scene.forbids("T", "lay d3") == "E2.U6"


@pytest.mark.clause("E2.R12")
def test_regeneration_won_with_two_adds_none_but_makes_them_safe():
    scene = Scene(2).points(T=6).begin("mutation").happen("gene regeneration")
    scene.play("T", "bid 2 0").play("C", "bid 1 0").happen("card stampede")
    assert scene.player("T").dinosaurs == 2
    assert scene.player("T").minimum == 3
    scene.decline()
    assert scene.stand("T") == "a1 b1"


@pytest.mark.clause("E2.R12")
@pytest.mark.parametrize("herd", ["b2 c1", "b2"])
def test_fewer_than_three_with_regeneration_all_live(herd):
    scene = Scene(3, protect_two="off").climate("green").herds(T=herd, C="a1 b3")
    assert scene.genes("T", regeneration=1).begin("survival").stand("T") == herd


# ---- killer babies -------------------------------------------------------------------------


def baby(**options):
    """T's newborn may go onto C's d3; C has four dinosaurs."""
    return Scene(3, **options).herds(T="d2 a1", C="d3 f4 e6 f1").genes("T", killer_babies=1)


@pytest.mark.clause("E2.U7", "E2.R5")
@pytest.mark.parametrize("face", ["fail", "success", "equal", "more", "two-more"])
def test_some_results_kill_the_opponent_the_others_the_newborn(face):
    scene = baby().begin("birth").play("T", "lay d3")
    assert scene.chance == "baby"
    scene.happen(f"baby {face}")
    won = face in KILLING
    assert scene.stand("T") == ("a1 d2 d3" if won else "a1 d2")
    assert scene.stand("C") == ("e6 f1 f4" if won else "d3 e6 f1 f4")


@pytest.mark.clause("E2.R5")
def test_four_faces_of_six_kill_the_enemy():
    odds = baby().begin("birth").play("T", "lay d3").odds
    assert sum(odds[face] for face in KILLING) * 6 == 4


@pytest.mark.clause("E2.R5")
def test_horns_and_ring_of_tusks_do_not_count_against_babies():
    scene = baby().genes("C", horn=7, bony_plates=1)
    scene.s.tusks[1] = 2
    scene.begin("birth").play("T", "lay d3").happen("baby equal")
    assert scene.stand("C") == "e6 f1 f4"


@pytest.mark.clause("E2.R5")
@pytest.mark.parametrize("face", ["success", "fail"])
def test_the_egg_is_spent_either_way(face):
    scene = baby().begin("birth").play("T", "lay d3").happen(f"baby {face}")
    assert scene.asked == "C"


@pytest.mark.clause("E2.U7")
def test_babies_go_onto_enemies_only_and_only_with_the_gene():
    scene = Scene(3).herds(T="d2 d1", C="d3 f4 e6 f1").begin("birth")
    assert scene.forbids("T", "lay d3") == "E2.5.1"
    scene.genes("T", killer_babies=1)
    assert scene.forbids("T", "lay d3") is None
    assert scene.forbids("T", "lay d1") == "E2.U7"


@pytest.mark.clause("E2.R5", "E2.4.6")
def test_not_onto_a_clan_at_its_minimum_at_that_moment():
    scene = Scene(2).herds(T="c2 a1", C="c3 b3 d4").genes("T", killer_babies=1, egg=1)
    scene.begin("birth").play("T", "lay c3").happen("baby success").play("C", "pass")
    assert scene.forbids("T", "lay b3") == "E2.4.6"


@pytest.mark.clause("E2.4.6")
def test_protect_two_off_frees_clans_of_two_for_babies():
    scene = Scene(3, protect_two="off").herds(T="d2 a1", C="d3 f4")
    scene.genes("T", killer_babies=1).begin("birth")
    assert scene.forbids("T", "lay d3") is None


@pytest.mark.clause("E2.R5")
def test_babies_work_with_thick_shell():
    scene = baby().herds(T="a1 a2", C="d3 f4 e6 f1").begin("birth")
    assert scene.forbids("T", "lay d3") == "E2.5.1"
    scene.genes("T", thick_shell=1)
    assert scene.play("T", "lay d3").chance == "baby"


@pytest.mark.clause("E2.R5")
def test_babies_work_with_nest_carriers():
    scene = baby().herds(T="a1 a2", C="d3 f4 e6 f1").cards("T", "nest-carriers").begin("birth")
    assert scene.play("T", "play nest-carriers", "lay d3").chance == "baby"


@pytest.mark.clause("E2.R5")
@pytest.mark.parametrize("face", ["success", "fail"])
def test_babies_work_with_a_dinosaur_taken_off(face):
    scene = baby().herds(T="a1 a2 b1 b2 b3 c1 c2 c3", C="d3 f4 e6 f1").begin("birth")
    assert scene.forbids("T", "lay d3") == "E2.5.2"
    scene.play("T", "take a1", "lay d3").happen(f"baby {face}")
    assert scene.player("T").dinosaurs == (8 if face == "success" else 7)


# ---- sixth sense ---------------------------------------------------------------------------


def seeing():
    """T wins sixth sense in a game of two and sees a token."""
    scene = Scene(2).begin("mutation").happen("gene sixth-sense")
    scene.play("T", "bid 2 0").play("C", "bid 1 0").happen("card stampede")
    return scene.happen("peek one-back")


@pytest.mark.clause("E2.U8", "E2.R13")
def test_from_winning_it_on_its_owner_and_nobody_else_sees_the_next_token():
    scene = seeing()
    assert scene.view("T").next_token == "one-back"
    assert scene.view("C").next_token is None
    assert scene.match.view(None).next_token is None
    assert len(scene.events("T", "peeked")) == 1
    assert scene.events("C", "peeked") == []


@pytest.mark.clause("E2.U8")
def test_the_token_seen_is_the_one_that_is_turned_and_the_next_is_seen_then():
    scene = seeing().begin("climate")
    assert scene.decline() == ["C climate-before"]
    assert scene.s.tokens[3] == 1
    assert scene.chance == "peek"
    scene.happen("peek stay")
    assert scene.view("T").next_token == "stay"


@pytest.mark.clause("E2.R13")
def test_the_meteorite_is_seen_too():
    scene = Scene(2).genes("T", sixth_sense=1).tokens(stay=4).begin("climate")
    scene.happen("token stay", "peek meteorite")
    assert scene.view("T").next_token == "meteorite"
    scene.begin("climate")
    assert scene.match.over


@pytest.mark.clause("E2.R13")
def test_looking_leaves_no_trace_for_others():
    scene, other = seeing(), Scene(2)
    other.match = scene.match.copy()
    other.s.next_token = 0
    assert scene.view("C") == other.view("C")
    assert scene.view("T") != other.view("T")


@pytest.mark.clause("E2.R13")
def test_dealt_anew_the_owner_keeps_what_he_saw_and_others_do_not_know_it():
    scene = seeing()
    redealt = {mark: set() for mark in "TC"}
    for mark in "TC":
        for seed in range(40):
            state, dice = scene.s.clone(), plain(DICE)
            set_dice(dice, seed_words(str(seed), "redeal"))
            game = scene.match.game
            table = scene.match.table.constants
            game.rules["redeal"](state, table, "TC".index(mark), dice, plain(game.choices))
            redealt[mark].add(state.next_token)
    assert redealt["T"] == {3}
    assert redealt["C"] == {0, 1, 2, 3}


# ---- cave dweller, strong thighs -----------------------------------------------------------


@pytest.mark.clause("E2.U9")
def test_cave_dweller_saves_one_on_deadly_land_in_every_survival_phase():
    scene = Scene(3).climate("green").herds(T="b1 c3 b2 c1").genes("T", cave_dweller=1)
    scene.begin("survival")
    assert scene.legal("T") == {"remove b2", "remove c1"}
    scene.play("T", "remove c1")
    assert scene.stand("T") == "b1 b2 c3"
    assert scene.begin("survival").stand("T") == "b1 b2 c3"


@pytest.mark.clause("E2.U9")
def test_cave_dweller_does_not_help_on_hot_or_cold_land():
    scene = Scene(3).climate("green").herds(T="b1 c3 a1 a2").genes("T", cave_dweller=1)
    assert scene.begin("survival").stand("T") == "b1 c3"


@pytest.mark.clause("E2.U11")
def test_strong_thighs_are_two_extra_movement_points():
    scene = Scene(3).genes("T", strong_thighs=1, legs=1).begin("movement")
    assert (scene.player("T").movement, scene.s.steps) == (5, 5)


# ---- chameleon skin ------------------------------------------------------------------------


def beaten(words="move d2 d3", **herds):
    """T has just beaten C's dinosaur at d3, which has chameleon skin."""
    scene = Scene(3).herds(**{"T": "d2 a1 a2", "C": "d3 f4 e6 f1", **herds})
    scene.genes("C", chameleon_skin=1).genes("T", wings=1, flippers=1, legs=2)
    return fight(scene, words).happen("die success")


@pytest.mark.clause("E2.U12", "E2.R4")
def test_a_beaten_dinosaur_may_step_to_a_free_space_beside_and_the_attacker_moves_in():
    scene = beaten()
    assert (scene.asked, scene.asking) == ("C", "flee")
    assert scene.legal("C") == {"pass", "flee c2", "flee c3", "flee d4", "flee e3", "flee e4"}
    scene.play("C", "flee e4")
    assert (scene.stand("T"), scene.stand("C")) == ("a1 a2 d3", "e4 e6 f1 f4")
    assert scene.player("C").dinosaurs == 4


@pytest.mark.clause("E2.U12")
def test_not_where_the_attacker_came_from_nor_an_occupied_or_distant_space():
    scene = beaten(C="d3 d4 e6 f1")
    assert scene.forbids("C", "flee d2") == "E2.U12"
    assert scene.forbids("C", "flee d4") == "E2.U12"
    assert scene.forbids("C", "flee b2") == "E2.U12"
    assert scene.forbids("T", "flee c3") == "E2.U12"


@pytest.mark.clause("E2.R4")
def test_the_owner_may_let_it_die():
    scene = beaten().play("C", "pass")
    assert scene.player("C").dinosaurs == 3


@pytest.mark.clause("E2.U12")
def test_with_no_such_space_it_dies():
    scene = beaten(T="d2 c2 c3", C="d3 d4 e3 e4")
    assert scene.asking == "move"
    assert scene.player("C").dinosaurs == 3


@pytest.mark.clause("E2.R4")
def test_a_space_that_wings_crossed_is_a_refuge():
    scene = beaten("fly d1 d3", T="d1 a1 a2")
    assert "flee d2" in scene.legal("C")
    scene.play("C", "flee d2")
    assert (scene.stand("T"), scene.stand("C")) == ("a1 a2 d3", "d2 e6 f1 f4")


@pytest.mark.clause("E2.R4")
def test_where_a_flying_attacker_stood_is_none_even_if_it_is_adjacent():
    scene = beaten("fly d2 d3")
    assert scene.forbids("C", "flee d2") == "E2.U12"


@pytest.mark.clause("E2.R4")
def test_where_a_swimming_attacker_stood_is_none():
    scene = beaten("swim e6 f5", T="e6 a1 a2", C="f5 f3 f1 e2")
    assert scene.legal("C") == {"pass", "flee e5", "flee f4"}


@pytest.mark.clause("E2.R4")
def test_it_may_flee_at_every_lost_fight_again_where_it_fled_to():
    scene = beaten().play("C", "flee e4").play("T", "move d3 e4").happen("die success")
    assert scene.asked == "C"
    scene.play("C", "flee f3")
    assert scene.stand("C") == "e6 f1 f3 f4"


@pytest.mark.clause("E2.R4")
def test_an_attacker_that_fails_has_no_use_of_chameleon_skin():
    scene = fight(facing().genes("T", chameleon_skin=1)).happen("die fail")
    assert scene.asking == "move"
    assert scene.stand("T") == "a1 a2 b3 d2"


@pytest.mark.clause("E2.R4")
def test_chameleon_skin_does_not_help_against_killer_babies():
    scene = baby().genes("C", chameleon_skin=1).begin("birth").play("T", "lay d3")
    scene.happen("baby success")
    assert scene.player("C").dinosaurs == 3
