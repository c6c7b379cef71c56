"""What a bot thinks of objectives and of the ground that they need, and that its games end."""

import pytest

from gondwana.bots import Bot
from gondwana.games.dinosaur_island.aims import USUAL_ROUNDS, goals_worth, share_of
from gondwana.games.dinosaur_island.keeping import ground_worth
from gondwana.games.dinosaur_island.state import (
    ATTRACTIONS_BUILT,
    EACH_KIND,
    FOOD_BUILT,
    LENGTHS,
    NONE,
    RIDES_BUILT,
    SPECIES_CREATED,
    ZONES,
)
from gondwana.games.dinosaur_island.weights import LOST_GOAL
from gondwana.games.dinosaur_island.words import ZONE_WORDS
from gondwana.games.dinosaur_island.worths import POINT
from gondwana.kernel import Match, Table, find_game

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


def lost_worth(scene):
    """What an open objective without the ground that it needs takes from player T."""
    return POINT * scene.t.weights[0, LOST_GOAL]


@pytest.mark.parametrize(
    ("goals", "zones", "lost"),
    [
        ("l12 l08", "c1 c2 c3 d1", 1),  # four food stands fit, four species do not
        ("l12", "c1 c2 c3 d1", 0),
        ("l12", "c1 c2 c3", 1),
        ("l12 l13", "c1 c2 c3", 1),  # three merchandise stands
        ("s03", "c1 d1 c2 d2", 0),  # two species
        ("s03", "c1 c2 d1 d3", 1),
        ("s03 s13", "c1 d1 c2 d2", 1),  # an attraction of each category: either, not both
        ("s12", "", 0),  # workers need no ground
    ],
)
def test_open_objectives_without_ground_count_against(goals, zones, lost):
    assert set(ZONE_WORDS) >= set(zones.split())
    scene = only_free(with_goals(Scene(), *goals.split()), *zones.split())
    assert ground_worth(scene.s, scene.t, 0) == -lost_worth(scene) * lost


def test_marked_objectives_need_no_ground():
    scene = only_free(with_goals(Scene(length="long"), "l08"), "c1", "d2")
    assert ground_worth(scene.s, scene.t, 0) == -lost_worth(scene)
    scene.s.claimed[0] = 1
    assert ground_worth(scene.s, scene.t, 0) == 0


def test_what_is_not_placed_yet_counts_already():
    scene = Scene().lay(1, "ice-cream").build("T", "taco-stand", "c1").begin("market")

    def shares():
        wanted = (FOOD_BUILT, ATTRACTIONS_BUILT, RIDES_BUILT)
        return [share_of(scene.s, scene.t, 0, which, 4) for which in wanted]

    assert shares() == [25, 25, 0]
    scene.set("money", T=30).play("T", "build 2")
    assert shares() == [50, 50, 0]


def test_an_empty_exhibit_is_a_beginning():
    scene = Scene()
    assert share_of(scene.s, scene.t, 0, SPECIES_CREATED, 2) == 0
    scene.exhibit("T", "velociraptor", "c1")
    empty = share_of(scene.s, scene.t, 0, SPECIES_CREATED, 2)
    kinds = share_of(scene.s, scene.t, 0, EACH_KIND, 1)
    scene.exhibit("T", "velociraptor", "c1", dinosaurs=1)
    assert 0 < empty < share_of(scene.s, scene.t, 0, SPECIES_CREATED, 2) == 50
    assert 0 < kinds < share_of(scene.s, scene.t, 0, EACH_KIND, 1) == 33


def test_the_later_the_more_an_objective_counts_and_meeting_it_is_always_best():
    scene = with_goals(Scene(length="long"), "l12").build("T", "taco-stand", "c1")
    points = int(scene.t.objective_points[scene.s.goal[0]])
    worths = []
    for number in (1, 8, 12, 40):
        scene.s.round_number = number
        scene.s.claimed[0] = scene.s.claimed_now[0] = 0
        worths.append(goals_worth(scene.s, scene.t, 0))
        scene.s.claimed_now[0] = 1
        met = goals_worth(scene.s, scene.t, 0)
        scene.s.claimed_now[0], scene.s.claimed[0] = 0, 1
        assert met == goals_worth(scene.s, scene.t, 0) + POINT * points
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
