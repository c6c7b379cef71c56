"""Phase 2, climate (E1.2)."""

from fractions import Fraction

import pytest

from .helpers import Scene


def zones(scene):
    return scene.view("T").zones


@pytest.mark.clause("E1.2.1")
def test_cards_that_say_so_are_played_before_the_roll_in_order():
    scene = Scene().cards("T", "flood").cards("C", "accident").cards("S", "weather-gene")
    scene.begin("climate")
    assert scene.chance == "none"
    assert scene.decline() == ["T start-climate", "C start-climate", "S start-climate"]
    assert scene.chance == "climate"


@pytest.mark.clause("E1.2.2")
@pytest.mark.parametrize(("number", "space"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_the_roll_moves_the_marker(number, space):
    scene = Scene().climate(2).begin("climate")
    assert scene.odds == {str(n): Fraction(1, 6) for n in range(1, 7)}
    assert scene.happen(f"climate {number}").view("T").climate == space


@pytest.mark.clause("E1.2.3")
def test_the_track_is_a_ring_of_six():
    scene = Scene()
    assert scene.view("T").ring == ("desert", "plains", "hills", "mountains", "hills", "plains")
    seen = []
    for _ in range(6):
        seen.append(scene.begin("climate").happen("climate 6").view("T").climate)
    assert seen == [1, 2, 3, 4, 5, 0]
    assert scene.begin("climate").happen("climate 1").view("T").climate == 5


@pytest.mark.clause("E1.2.4")
def test_example_the_marker_on_green():
    for space in (1, 5):
        assert zones(Scene().climate(space)) == {
            "desert": "hot", "plains": "temperate", "hills": "cold", "mountains": "freezing",
        }  # fmt: skip


@pytest.mark.clause("E1.2.4")
def test_example_the_marker_on_grey():
    assert zones(Scene().climate("mountains")) == {
        "desert": "scorching", "plains": "scorching", "hills": "hot", "mountains": "temperate",
    }  # fmt: skip


@pytest.mark.clause("E1.2.4")
def test_example_the_marker_on_yellow():
    assert zones(Scene().climate("desert")) == {
        "desert": "temperate", "plains": "cold", "hills": "freezing", "mountains": "freezing",
    }  # fmt: skip


@pytest.mark.clause("E1.2.4")
def test_the_marker_on_brown():
    for space in (2, 4):
        assert zones(Scene().climate(space)) == {
            "desert": "scorching", "plains": "hot", "hills": "temperate", "mountains": "cold",
        }  # fmt: skip


@pytest.mark.clause("E1.2.5")
def test_the_climate_kills_only_in_phase_5():
    scene = Scene().herds(T="s04", C="b15", S="b16").climate(0).begin("climate")
    scene.happen("climate 2")
    assert zones(scene)["mountains"] == "freezing"
    assert (scene.now, scene.stand("T")) == ("movement", "s04")
    scene.play("T", "pass").play("C", "pass").play("S", "pass")
    scene.play("T", "lay s06").play("C", "lay b11").play("S", "lay b17")
    assert "s04" not in scene.stand("T")
