"""The end (E2.E1, E2.R10): who wins, and whose MP lie face down."""

import pytest

from .helpers import Scene


def ended(scene):
    return scene.tokens(stay=1).begin("climate").happen("token meteorite")


def ranks(scene):
    return [scene.match.rank(seat) for seat in range(scene.match.seats)]


@pytest.mark.clause("E2.E1")
def test_most_points_win():
    scene = Scene(3).points(T=9, C=12, S=10).herds(T="a1 a2 b1", C="d1", S="e6 f4")
    assert ranks(ended(scene)) == [3, 1, 2]


@pytest.mark.clause("E2.E1")
def test_a_tie_goes_to_more_dinosaurs_on_the_board():
    scene = Scene(3).points(T=12, C=12, S=10).herds(T="a1 a2 b1", C="d1", S="e6 f4")
    assert ranks(ended(scene)) == [1, 2, 3]


@pytest.mark.clause("E2.E1")
def test_still_tied_it_is_a_draw():
    scene = Scene(3).points(T=12, C=12, S=10).herds(T="a1 a2", C="d1 c1", S="e6 f4")
    assert ranks(ended(scene)) == [1, 1, 3]


@pytest.mark.clause("E2.E1")
def test_after_the_end_nobody_does_anything():
    scene = ended(Scene(3)).cards("T", "wind-callers")
    assert scene.forbids("T", "play wind-callers forward") == "E2.E1"
    assert scene.forbids("T", "pass") == "E2.E1"


@pytest.mark.clause("E2.E1")
@pytest.mark.parametrize(
    ("options", "hidden"),
    [
        ({}, False),
        ({"rulebook": "hu"}, True),
        ({"rulebook": "hu", "hidden_points": "off"}, False),
        ({"hidden_points": "on"}, True),
    ],
)
def test_mp_lie_face_down_in_hu_and_open_in_en_unless_the_table_says(options, hidden):
    scene = Scene(3, **options)
    assert (scene.view("C").players[0].points is None) == hidden
    assert (scene.match.view(None).players[0].points is None) == hidden
    assert scene.view("T").players[0].points is not None


@pytest.mark.clause("E2.E1")
def test_at_the_end_all_mp_are_revealed():
    scene = ended(Scene(3, rulebook="hu").points(T=11))
    assert scene.view("C").players[0].points == 11
    assert scene.match.view(None).players[0].points == 11


@pytest.mark.clause("E2.E1")
def test_gains_are_open_even_when_mp_are_hidden():
    scene = Scene(3, rulebook="hu").herds(T="b2 c1 c4").climate("green").begin("survival")
    scene.play("T", "remove c1")
    assert {"seat": 0, "amount": 2} in scene.events("C", "scored")


@pytest.mark.clause("E2.E1")
def test_a_bots_observation_carries_hidden_mp_too():
    scene = Scene(3, rulebook="hu").points(C=23)
    game, t = scene.match.game, scene.match.table.constants
    fields = [field.name for field in game.observation(t)]
    vector = [0] * len(fields)
    game.rules["observe"](scene.s, t, 0, vector)
    assert dict(zip(fields, vector, strict=True))["seat1.points"] == 23


@pytest.mark.clause("E2.R10")
def test_the_meteorites_round_brings_no_points_and_cards_are_worth_nothing():
    scene = Scene(3).points(T=7, C=7, S=7).cards("T", "moon-feast", "wind-callers")
    scene.tokens(stay=1).begin("climate")
    assert scene.decline() == ["T climate-before"]
    scene.happen("token meteorite")
    assert [scene.points_of(mark) for mark in "TCS"] == [7, 7, 7]
    assert ranks(scene) == [1, 1, 1]
    assert scene.match.round_number == 11
