"""A round and its climate phase (E2.P, E2.1): the token, the wheel, the meteorite."""

import pytest

from .helpers import Scene


def quiet_round(scene, gene):
    """A round of two in which as little happens as can."""
    scene.happen("token stay", f"gene {gene}")
    first, second = scene.in_order
    scene.play(first, "bid 1 0").play(second, "bid 2 0").happen("card stampede")
    while scene.chance != "token":
        scene.decline()
        if scene.asking in ("move", "lay"):
            scene.play(scene.asked, "pass")


@pytest.mark.clause("E2.P")
def test_a_round_has_six_phases_one_after_the_other():
    scene = Scene(2).climate("yellow")
    quiet_round(scene, "egg")
    phases = [event["phase"] for event in scene.events("T", "phase")]
    assert phases == [2, 3, 4, 5, 6, 1]
    assert scene.match.round_number == 2


@pytest.mark.clause("E2.P")
def test_what_belongs_to_another_phase_is_refused():
    scene = Scene(3).herds(T="a1 b2 c3", C="d1 d3 e4").begin("movement")
    assert scene.forbids("T", "lay a2") == "E2.P"
    assert scene.forbids("T", "bid 1 1") == "E2.P"
    assert scene.forbids("T", "move a1 a2") is None


@pytest.mark.clause("E2.1.1")
def test_the_meteorite_ends_the_game_at_once():
    scene = Scene(3).tokens(stay=3).begin("climate").happen("token meteorite")
    assert scene.match.over
    assert scene.now == "over"
    assert scene.match.waiting == ()
    assert scene.chance == "none"


@pytest.mark.clause("E2.1.1")
def test_any_other_token_lets_the_round_go_on():
    scene = Scene(3).tokens(stay=3).begin("climate").happen("token stay")
    assert not scene.match.over
    assert scene.now == "mutation"


@pytest.mark.clause("E2.1.2")
@pytest.mark.parametrize(
    ("token", "section"), [("two-forward", 2), ("one-forward", 1), ("stay", 0), ("one-back", 5)]
)
def test_the_token_says_how_far_the_wheel_turns(token, section):
    assert Scene().happen(f"token {token}").view("T").section == section


@pytest.mark.clause("E2.1.2")
def test_the_wheel_is_a_ring_of_six_sections():
    scene = Scene()
    scene.s.section = 5
    assert scene.view("T").ring == ("yellow", "green", "brown", "white", "brown", "green")
    assert scene.happen("token two-forward").view("T").section == 1


@pytest.mark.clause("E2.1.2")
@pytest.mark.parametrize(
    ("section", "yellow", "green", "brown", "white"),
    [
        (0, "ideal", "cold", "deadly", "deadly"),
        (1, "hot", "ideal", "cold", "deadly"),
        (2, "deadly", "hot", "ideal", "cold"),
        (3, "deadly", "deadly", "hot", "ideal"),
        (4, "deadly", "hot", "ideal", "cold"),
        (5, "hot", "ideal", "cold", "deadly"),
    ],
)
def test_the_section_fixes_what_each_terrain_is(section, yellow, green, brown, white):
    scene = Scene()
    scene.s.section = section
    assert scene.happen("token stay").view("T").zones == {
        "yellow": yellow, "green": green, "brown": brown, "white": white,
    }  # fmt: skip


@pytest.mark.clause("E2.1.2")
def test_the_game_starts_with_yellow_ideal():
    assert Scene().view("T").zones["yellow"] == "ideal"
