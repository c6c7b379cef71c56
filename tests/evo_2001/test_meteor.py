"""Phase 6, the meteor, the end, and the variant (E1.6.1, E1.6.2, E1.E, E1.V3)."""

from fractions import Fraction

import pytest

from gondwana.kernel import Match

from .helpers import Scene


def meteor(space, seats=3, **options):
    """Phase 6 begins, and the meteor goes to the space."""
    scene = Scene(seats, **options).round(8)
    scene.s.meteor = space - 1
    return scene.begin("meteor")


@pytest.mark.clause("E1.6.1")
@pytest.mark.parametrize("space", range(4, 12))
def test_up_to_space_11_nothing_happens(space):
    scene = meteor(space)
    assert (scene.view("T").meteor, scene.chance) == (space, "gene")


@pytest.mark.clause("E1.6.1")
@pytest.mark.parametrize(("space", "last"), [(12, 1), (13, 2), (14, 3)])
@pytest.mark.parametrize("number", range(1, 7))
def test_spaces_with_a_die(space, last, number):
    scene = meteor(space)
    assert scene.odds == {str(n): Fraction(1, 6) for n in range(1, 7)}
    scene.happen(f"meteor {number}")
    assert scene.match.over == (number <= last)
    assert scene.chance == ("none" if scene.match.over else "gene")


@pytest.mark.clause("E1.6.1", "E1.6.2")
def test_the_last_space_ends_the_game_without_a_roll_and_without_an_auction():
    scene = meteor(15)
    assert (scene.match.over, scene.now) == (True, "over")
    assert scene.events("T", "offered") == []
    assert scene.forbids("T", "pass") == "E1.E1"


@pytest.mark.clause("E1.6.1")
@pytest.mark.parametrize(("seats", "first", "last"), [(3, 9, 12), (4, 8, 11), (5, 7, 10)])
def test_rounds_of_a_game(seats, first, last):
    lengths = set()
    for seed in range(30):
        match = Match("evo-2001", seats, {"map_set": "compact9"}, seed=str(seed))
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, match.legal(seat)[0])
        lengths.add(match.round_number)
    assert lengths == set(range(first, last + 1))


@pytest.mark.clause("E1.V3")
def test_in_the_variant_the_meteor_waits_two_rounds_and_is_not_rolled_for():
    for number in (1, 2):
        scene = Scene(variant="advanced").round(number)
        scene.s.meteor = 13
        scene.begin("meteor")
        assert (scene.view("T").meteor, scene.chance) == (13, "gene")
    scene = Scene(variant="advanced").round(3)
    scene.s.meteor = 3
    assert scene.begin("meteor").view("T").meteor == 4


@pytest.mark.clause("E1.E1")
def test_most_points_win_then_most_dinosaurs_else_the_victory_is_shared():
    scene = Scene(4).herds(T="s01 s02", C="l02", S="l16 l15", B="l21").points(T=5, C=9, S=5, B=5)
    scene.s.meteor = 14
    scene.begin("meteor")
    assert scene.match.over
    assert [scene.match.rank(seat) for seat in range(4)] == [2, 1, 2, 4]
    scene.points(C=5)
    assert [scene.match.rank(seat) for seat in range(4)] == [1, 3, 1, 3]


@pytest.mark.clause("E1.E2", "E1.C23")
def test_unexpected_gene_counts_before_anything_is_compared():
    scene = Scene().herds(T="s01", C="b15", S="b16").points(T=4, C=5, S=9)
    scene.cards("T", "unexpected-gene").s.meteor = 14
    scene.begin("meteor").play("T", "pass")
    assert not scene.match.over
    assert (scene.asked, scene.window) == ("T", "last")
    scene.play("T", "play unexpected-gene")
    assert scene.match.over
    assert [scene.points_of(mark) for mark in "TCS"] == [6, 5, 9]
    assert [scene.match.rank(seat) for seat in range(3)] == [2, 3, 1]
