"""What a bot thinks of objectives and of the ground that they need, and that its games end."""

import random

import pytest

from gondwana.bots import Bot
from gondwana.games.dinosaur_island.aims import USUAL_ROUNDS, figure, goals_worth, share_of
from gondwana.games.dinosaur_island.judgement import estimate
from gondwana.games.dinosaur_island.keeping import ground_worth
from gondwana.games.dinosaur_island.objectives import metric
from gondwana.games.dinosaur_island.state import (
    ATTRACTIONS,
    ATTRACTIONS_BUILT,
    EACH_KIND,
    FOOD,
    FOOD_BUILT,
    IN_PILE,
    LARGE_CARNIVORE,
    LENGTHS,
    METRICS,
    NONE,
    RECIPES,
    RIDES_BUILT,
    SPECIES_CREATED,
    ZONES,
)
from gondwana.games.dinosaur_island.tally import tally
from gondwana.games.dinosaur_island.weights import LOST_GOAL, WEIGHTS
from gondwana.games.dinosaur_island.words import ZONE_WORDS
from gondwana.games.dinosaur_island.worths import POINT
from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.weights import weights_of, with_weights

from .helpers import Scene
from .test_objectives import with_goals

FILLER = 0  # any tile will do to fill a zone


def only_free(scene, *zones):
    """Player T's park has just these free zones."""
    for zone in range(ZONES):
        free = ZONE_WORDS[zone] in zones
        if free or scene.s.park[0, zone] == NONE:
            scene.s.park[0, zone] = NONE if free else FILLER
    return scene


def park(scene):
    """The tally of player T's park."""
    return tally(scene.s, scene.t, 0)


def lost_worth(scene):
    """What an open objective without the ground that it needs takes from player T."""
    return POINT * scene.t.weights[0, LOST_GOAL]


@pytest.mark.parametrize(
    ("goals", "zones", "lost"),
    [
        ("l12 l08", "c1 c2 c3 d1", 1.5),  # four food stands of six fit, four species do not
        ("l12", "c1 c2 c3 d1", 0.5),
        ("l12", "c1 c2 c3", 1.5),
        ("l12 l13", "c1 c2 c3", 1.5),  # three merchandise stands
        ("l12 l13", "c1 c2 c3 d1", 1.5),  # food stands or merchandise, not both
        ("l12 l13 l01", "a2 a3 a4 b2 b3 c1 c2 c3 d1", 1.5),  # two of three, by nine zones
        ("l12 l07", "a2 a3 a4 b2 b3 c1 c2 c3", 0.5),  # food stands are attractions too
        ("s03", "c1 d1 c2 d2", 0),  # two species
        ("s03", "c1 c2 d1 d3", 1.5),
        ("s03 s13", "c1 d1 c2 d2", 1),  # an attraction of each category: either, not both
        ("s12", "", 0),  # workers need no ground
    ],
)
def test_open_objectives_without_ground_count_against(goals, zones, lost):
    assert set(ZONE_WORDS) >= set(zones.split())
    scene = only_free(with_goals(Scene(), *goals.split()), *zones.split())
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -lost_worth(scene) * lost


def test_marked_objectives_need_no_ground():
    scene = only_free(with_goals(Scene(length="long"), "l08"), "c1", "d2")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -1.5 * lost_worth(scene)
    scene.s.claimed[0] = 1
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == 0


def test_no_ground_is_kept_for_what_others_have_taken():
    scene = only_free(with_goals(Scene(length="long"), "l12", "l01"), "c1", "c2", "c3", "d1")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -1.5 * lost_worth(scene)
    only_free(scene, "c1", "c2", "c3")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -1.5 * lost_worth(scene)
    only_free(scene, "c1", "c2")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -2.5 * lost_worth(scene)
    stands = [k for k in range(ATTRACTIONS) if scene.t.category[k] == FOOD]
    only_free(scene, "c1", "c2", "c3", "d1")
    scene.s.goals = 1
    for left, lost in ((8, 0), (7, 0.5), (5, 0.5), (4, 1.5), (3, 1.5)):
        for k, stand in enumerate(stands):
            scene.s.attraction[stand] = IN_PILE if k < left else 1
        assert ground_worth(scene.s, scene.t, 0, park(scene)) == -lost * lost_worth(scene)


def test_recipes_that_others_have_are_not_hoped_for():
    scene = only_free(with_goals(Scene(length="medium"), "m12"), "c1", "d1")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == 0
    for recipe in range(RECIPES):
        if scene.t.kind[recipe] == LARGE_CARNIVORE:
            scene.s.owner[recipe] = 1
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -1.5 * lost_worth(scene)


def test_security_needs_a_bench():
    scene = with_goals(Scene(length="long"), "l10", "l09").lab("T", "renovate", "venture", "ads")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == -2.5 * lost_worth(scene)
    scene.lab("T", "bench-plus")
    assert ground_worth(scene.s, scene.t, 0, park(scene)) == 0


def test_seats_give_up_different_objectives():
    dearer = []
    for seat, mark in enumerate("TC"):
        lost = []
        for stands in (("balloons", "plush-nest"), ("pony-ride", "log-flume")):
            scene = with_goals(Scene(length="long"), "l13", "l01")
            for zone in range(ZONES):
                if scene.s.park[seat, zone] == NONE:
                    scene.s.park[seat, zone] = FILLER
            scene.s.park[seat, 0] = NONE
            for name in stands:
                scene.build(mark, name, "d1")
            lost.append(ground_worth(scene.s, scene.t, seat, tally(scene.s, scene.t, seat)))
        dearer.append(lost[0] - lost[1])
    assert dearer == [lost_worth(scene) // 2, -lost_worth(scene) // 2]


def test_the_tally_counts_as_the_rules_do():
    table = Table(find_game("dinosaur-island"), 3)
    match, rng = Match(table, seed="tally"), random.Random(7)
    figures = set()
    while not match.over and match.round_number < 12:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, rng.choice(legal[1:] or legal))
        s, t = match.state, table.constants
        for which in range(len(METRICS)):
            found = figure(s, t, seat, which, tally(s, t, seat))
            assert found == metric(s, t, seat, which)
            figures.add((which, found > 0))
    assert {which for which, some in figures if some} >= set(range(ATTRACTIONS_BUILT, EACH_KIND))


def test_every_weight_counts_for_its_own_seat():
    table = Table(find_game("dinosaur-island"), 2)
    rows = weights_of(table)
    others = [
        with_weights(table, 0, [*rows[:k], 2 * v, *rows[k + 1 :]]) for k, v in enumerate(rows)
    ]
    match, rng = Match(table, seed="weights"), random.Random(5)
    silent = set(range(WEIGHTS))
    while not match.over and match.round_number < 14:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, rng.choice(legal[1:] or legal))
        before = [estimate(match.state, table.constants, x) for x in range(2)]
        for k in sorted(silent):
            after = [estimate(match.state, others[k].constants, x) for x in range(2)]
            assert after[1] == before[1]
            if after[0] != before[0]:
                silent.remove(k)
    assert not silent


def test_what_is_not_placed_yet_counts_already():
    scene = Scene().lay(1, "ice-cream").build("T", "taco-stand", "c1").begin("market")

    def shares():
        wanted = (FOOD_BUILT, ATTRACTIONS_BUILT, RIDES_BUILT)
        return [share_of(scene.s, scene.t, 0, which, 4, park(scene)) for which in wanted]

    assert shares() == [25, 25, 0]
    scene.set("money", T=30).play("T", "build 2")
    assert shares() == [50, 50, 0]


def test_an_empty_exhibit_is_a_beginning():
    scene = Scene()
    assert share_of(scene.s, scene.t, 0, SPECIES_CREATED, 2, park(scene)) == 0
    scene.exhibit("T", "velociraptor", "c1")
    empty = share_of(scene.s, scene.t, 0, SPECIES_CREATED, 2, park(scene))
    kinds = share_of(scene.s, scene.t, 0, EACH_KIND, 1, park(scene))
    scene.exhibit("T", "velociraptor", "c1", dinosaurs=1)
    assert 0 < empty < share_of(scene.s, scene.t, 0, SPECIES_CREATED, 2, park(scene)) == 50
    assert 0 < kinds < share_of(scene.s, scene.t, 0, EACH_KIND, 1, park(scene)) == 33


def test_the_later_the_more_an_objective_counts_and_meeting_it_is_always_best():
    scene = with_goals(Scene(length="long"), "l12").build("T", "taco-stand", "c1")
    points = int(scene.t.objective_points[scene.s.goal[0]])
    worths = []
    for number in (1, 8, 12, 40):
        scene.s.round_number = number
        scene.s.claimed[0] = scene.s.claimed_now[0] = 0
        worths.append(goals_worth(scene.s, scene.t, 0, park(scene)))
        scene.s.claimed_now[0] = 1
        met = goals_worth(scene.s, scene.t, 0, park(scene))
        scene.s.claimed_now[0], scene.s.claimed[0] = 0, 1
        assert met == goals_worth(scene.s, scene.t, 0, park(scene)) + POINT * points
        assert met > worths[-1] > 0
    assert worths == sorted(set(worths))


@pytest.mark.parametrize("length", LENGTHS)
def test_bots_do_not_let_a_game_drag_on(length):
    table = Table(find_game("dinosaur-island"), 2, {"length": length})
    match = Match(table, seed="p8")
    bots = [Bot("greedy", table, seat, "8") for seat in range(2)]
    most = 2 * USUAL_ROUNDS[LENGTHS.index(length)]
    while not match.over and match.round_number <= most:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match))
    assert match.over
