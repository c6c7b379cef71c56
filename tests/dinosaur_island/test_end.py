"""The end (DI.E): the final account line by line, who wins."""

import random

import pytest

from gondwana.games.dinosaur_island import GAME
from gondwana.games.dinosaur_island.happenings import LINES
from gondwana.games.dinosaur_island.scoring import line
from gondwana.kernel import Match

from .helpers import Scene


def ended(scene):
    """Clean-up of the last round, and the end."""
    scene.set("claimed", C=0b111).begin("clean-up")
    while scene.chance != "none":
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    return scene


def account(scene, mark):
    """The lines of a seat's final account that are not 0."""
    seat = scene.seat(mark)
    told = [e for e in scene.events("C", "final") if e["seat"] == seat]
    return {LINES[e["line"]]: e["points"] for e in told}


@pytest.mark.clause("DI.E1")
def test_the_final_account_line_by_line():
    scene = Scene().set("points", T=30).set("money", T=14)
    scene.build("T", "great-coaster", "c1").build("T", "balloons", "d1")
    scene.build("T", "taco-stand", "b2").printed("T", paddock=2, dinosaurs=2)
    scene.exhibit("T", "velociraptor", "a3", 2, 2).exhibit("T", "carnotaurus", "c3", 1, 1)
    scene.exhibit("T", "iguanodon", "a4").set("claimed", T=0b101)
    objectives = sum(scene.t.objective_points[scene.s.goal[k]] for k in (0, 2))
    ended(scene)
    lines = {
        "attractions": 1 + 4,
        "dinosaurs": 2 * 1 + 2 * 4 + 7,
        "empty": -10,
        "objectives": objectives,
        "money": 2,
    }
    assert account(scene, "T") == lines
    assert scene.points_of("T") == 30 + sum(lines.values())


@pytest.mark.clause("DI.E1")
def test_each_exhibit_without_a_dinosaur_costs_ten_and_there_is_no_floor():
    scene = Scene().set("points", T=0).set("money", T=4)
    scene.exhibit("T", "iguanodon", "a4").exhibit("T", "carnotaurus", "c4")
    assert ended(scene).points_of("T") == 1 - 20


@pytest.mark.clause("DI.E1", "DI.S12")
def test_the_hat_stand_has_no_points_and_the_printed_dinosaur_has():
    scene = ended(Scene().set("points", T=5).set("money", T=0))
    assert account(scene, "T") == {"dinosaurs": 1}


@pytest.mark.clause("DI.6.1", "DI.E1")
@pytest.mark.parametrize(("length", "points"), {"short": 6, "medium": 7, "long": 8}.items())
def test_objectives_count_at_the_end_by_their_length(length, points):
    scene = Scene(length=length).set("claimed", T=0b010)
    assert scene.points_of("T") == 10
    assert account(ended(scene), "T")["objectives"] == points


@pytest.mark.clause("DI.E1")
def test_full_five_dollars_are_a_point_and_the_money_stays_for_ties():
    scene = ended(Scene().set("money", T=19))
    assert account(scene, "T")["money"] == 3
    assert scene.figure("money", "T") == 19


@pytest.mark.clause("DI.E2")
def test_most_points_win():
    scene = ended(Scene().set("points", T=90))
    assert [scene.match.rank(k) for k in range(2)] == [1, 2]
    assert (scene.match.over, scene.now) == (True, "over")


@pytest.mark.clause("DI.E2")
def test_at_a_tie_more_money_wins_all_of_it_before_it_became_points():
    scene = Scene().set("money", T=11, C=13)
    points = 7 * 3
    ended(scene.set("points", T=50 + points, C=50))
    assert scene.points_of("T") - scene.points_of("C") == points - _objectives(scene)
    scene.s.points[0] = scene.s.points[1]
    assert [scene.match.rank(k) for k in range(2)] == [2, 1]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_tiny_game_is_a_single_round(seats):
    match, rng = Match(GAME, seats, {"tiny": "on"}, seed="1"), random.Random(1)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.round_number == 1
    assert {event.name for event in match.events(None)} >= {"final"}


def _objectives(scene):
    return sum(scene.t.objective_points[scene.s.goal[k]] for k in range(3))


@pytest.mark.clause("DI.E2")
def test_who_is_still_level_shares_the_rank():
    scene = ended(Scene(3).set("claimed", C=0b1111).set("money", T=9, C=9, S=0))
    scene.s.points[0] = scene.s.points[1] = 40
    assert [scene.match.rank(k) for k in range(3)] == [1, 1, 3]


@pytest.mark.clause("DI.E1")
def test_lines_are_known_all_along_and_added_only_at_the_end():
    scene = Scene().set("money", T=12)
    assert line(scene.s, scene.t, 0, LINES.index("money")) == 2
    assert scene.points_of("T") == 10
