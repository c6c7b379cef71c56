"""The end (DW.E): scores and who wins."""

import pytest

from gondwana.games.darwinning.state import OVER

from .helpers import Scene


def score(scene, mark, space, population, environments="", **places):
    """Set all that counts."""
    scene.spaces(**{mark: space}).population(**{mark: population})
    scene.gain(mark, environments).abilities(mark, **places)
    return scene


@pytest.mark.clause("DW.E1", "DW.E3")
def test_the_rulebooks_example():
    """29 for the dinosaur, 29 for the fish, 31 for the frog that wins."""
    scene = Scene().species(R="fish", G="dinosaur", B="frog")
    score(scene, "G", 12, 4, "ocean polar", p3="1a", p4="2a", p5="10a")
    assert scene.player("G").parts == {
        "space": 12, "population": 7, "environments": 5, "abilities": 5,
    }  # fmt: skip
    assert scene.points_of("G") == 29
    score(scene, "R", 14, 6, "jungle", p3="10b")
    assert scene.player("R").parts == {
        "space": 14, "population": 7, "environments": 5, "abilities": 3,
    }  # fmt: skip
    assert scene.points_of("R") == 29
    score(scene, "B", 8, 8, "", p3="10f", p4="11a", p5="2b", p1="1b")
    assert scene.player("B").parts == {
        "space": 8, "population": 12, "environments": 4, "abilities": 7,
    }  # fmt: skip
    assert scene.points_of("B") == 31
    assert scene.player("B").places[0].points == 0  # pheromones in the frame
    assert [scene.match.rank(seat) for seat in range(3)] == [2, 3, 1]


@pytest.mark.clause("DW.E1")
def test_population_counts_1_up_to_the_start_and_2_above():
    scene = Scene().species(R="frog")
    found = []
    for count in (0, 3, 4, 5, 7):
        found.append(scene.population(R=count).player("R").parts["population"])
    assert found == [0, 3, 4, 6, 10]


@pytest.mark.clause("DW.E1")
def test_printed_stolen_and_framed_abilities_count_nothing():
    scene = Scene().species(R="frog")
    assert scene.player("R").parts["abilities"] == 0
    scene.abilities("R", p1="10a", p3="8a+15a", p4="15b", p5="9a")
    assert [place.points for place in scene.player("R").places] == [0, 0, 1, 3, 1]


@pytest.mark.clause("DW.E1")
def test_symbiosis_adds_no_environment():
    scene = Scene().species(R="bear", G="frog").environments("jungle").abilities("R", p3="2a")
    assert scene.player("R").parts["environments"] == 2


@pytest.mark.clause("DW.E2")
def test_most_points_then_the_larger_population_then_the_higher_space():
    scene = Scene().species(R="frog", G="turtle", B="bird")
    scene.spaces(R=10, G=11, B=9).population(R=4, G=4, B=5)
    scene.gain("G", "jungle polar")
    assert [scene.points_of(mark) for mark in "RGB"] == [18, 22, 18]
    assert [scene.match.rank(seat) for seat in range(3)] == [3, 1, 2]
    equal = Scene().species(R="frog", G="fish", B="bird").spaces(R=10, G=11, B=2)
    equal.population(R=4, G=4)
    assert equal.points_of("R") == equal.points_of("G")
    assert equal.match.rank(0) == 2
    assert equal.match.rank(1) == 1


@pytest.mark.clause("DW.E2")
def test_the_last_survival_ends_the_game():
    scene = Scene().species(R="turtle", G="fish", B="bird").era(3)
    scene.population(R=0, G=0, B=0)
    scene.survive()
    assert scene.s.phase == OVER
    assert scene.match.over
