"""Setup (DI.S): what is drawn, what lies where, and what each player begins with."""

import pytest

from gondwana.games.dinosaur_island.state import (
    ATTRACTIONS,
    ATTRACTIONS_BY_NAME,
    EXHIBITS_BY_NAME,
    FENCE,
    FREE,
    HATS,
    HOOLIGAN,
    IN_PILE,
    LABS,
    NONE,
    OUT,
    PATRON,
    PEOPLE,
    PRINTED,
    RECIPES,
    STALLS,
    TILES,
)
from gondwana.kernel import Match
from gondwana.kernel.state import checked
from scenes import table

from .helpers import Scene

LENGTHS = {"short": "s", "medium": "m", "long": "l"}


def opening(seats=2, **options):
    """A match before the first draw."""
    return Match(table("dinosaur-island", seats, tuple(options.items())), make=checked, dice="hand")


def draw(match, chance, *words):
    """Anything until this is drawn; then these, or the first outcome each time."""
    drawn = []
    while match.chance_name() != chance:
        match.happen(match.chances()[0][0])
    while match.chance_name() == chance:
        outcome = match.chances()[0][0] if not words else match.read_outcome(words[0])
        words = words[1:]
        drawn.append(match.outcome_words(outcome))
        match.happen(outcome)
    return drawn


def ready(seats=2, **options):
    """A match in round 1."""
    match = opening(seats, **options)
    while match.round_number == 0 and not match.waiting:
        match.happen(match.chances()[0][0])
    return match


# ---- the common boards -----------------------------------------------------------------------


@pytest.mark.clause("DI.S1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_each_with_a_lab_and_a_park(seats):
    match = ready(seats)
    for seat in range(seats):
        assert [match.state.lab[seat, space] for space in range(6)] == [0, 1, 2, 3, NONE, NONE]
        assert match.state.owner[PRINTED + seat] == seat
    assert [match.state.owner[PRINTED + seat] for seat in range(seats, 4)] == [OUT] * (4 - seats)


@pytest.mark.clause("DI.S2", "DI.O1")
@pytest.mark.parametrize(("seats", "bag"), [(1, (22, 3)), (2, (70, 10)), (4, (70, 10))])
def test_all_visitors_go_into_the_bag(seats, bag):
    state = ready(seats, plot_twists="0").state
    assert (state.bag[PATRON], state.bag[HOOLIGAN]) == bag


@pytest.mark.clause("DI.S3")
@pytest.mark.parametrize(("seats", "dice"), [(1, 5), (2, 5), (3, 7), (4, 9)])
def test_two_dice_a_player_and_one_more_are_drawn_for_the_whole_game(seats, dice):
    match = opening(seats)
    assert [weight for _, weight in match.chances()] == [1] * 10
    drawn = draw(match, "die", "7", "3")
    assert len(drawn) == len(set(drawn)) == dice
    assert drawn[:2] == ["7", "3"]
    assert [match.state.die[space] + 1 for space in range(dice)] == [int(die) for die in drawn]


@pytest.mark.clause("DI.S4")
def test_the_second_tiles_lie_beside_the_market_and_are_not_shuffled_in():
    match = ready(3)
    assert [match.state.second_left[k] for k in range(2)] == [3, 3]
    assert all(match.state.pile[TILES.index(tile)] == 0 for tile in ("refine-2", "create-2"))


@pytest.mark.clause("DI.S4")
@pytest.mark.parametrize(("seats", "stalls", "tiles"), [(1, 18, 15), (2, 18, 15), (4, 30, 25)])
def test_tiles_for_more_players_are_left_out_and_alone_one_counts_as_two(seats, stalls, tiles):
    match = opening(seats)
    state = match.state
    assert sum(state.attraction[k] == IN_PILE for k in range(ATTRACTIONS)) == stalls
    assert sum(state.pile[k] for k in range(len(TILES))) == tiles
    left_out = state.attraction[ATTRACTIONS_BY_NAME.index("jeep-safari")]
    assert left_out == (IN_PILE if seats == 4 else OUT)


@pytest.mark.clause("DI.S4")
def test_one_of_each_kind_lies_beside_each_price_and_attractions_are_sorted_by_cost():
    match = opening()
    draw(match, "lab", "gene-bank", "sponsors", "gene-bank", "copy-lab")
    draw(match, "attraction", "photo-station", "ice-cream", "taco-stand", "pony-ride")
    draw(match, "specialist", "chef", "hr", "union", "guide")
    scene = Scene()
    scene.match = match
    assert scene.shelves(LABS) == ["gene-bank", "sponsors", "gene-bank", "copy-lab"]
    assert scene.shelves(STALLS) == ["pony-ride", "ice-cream", "taco-stand", "photo-station"]
    assert scene.shelves(PEOPLE) == ["chef", "hr", "union", "guide"]


@pytest.mark.clause("DI.S5")
def test_three_piles_of_recipes_with_one_open_on_each():
    match = opening()
    sizes = []
    while len(sizes) < 3:
        if match.chance_name() == "recipe":
            sizes.append(len(match.chances()))
        match.happen(match.chances()[-1][0])
    assert sizes == [6, 6, 5]
    names = [EXHIBITS_BY_NAME[match.state.recipe[kind]] for kind in range(3)]
    assert names == ["iguanodon", "oviraptor", "carnotaurus"]
    assert sum(match.state.owner[k] == IN_PILE for k in range(RECIPES)) == 14


@pytest.mark.clause("DI.S6")
@pytest.mark.parametrize("length", list(LENGTHS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_objective_more_than_players_of_the_length_that_is_played(length, seats):
    match = opening(seats, length=length)
    drawn = draw(match, "objective")
    assert len(drawn) == len(set(drawn)) == seats + 1
    assert {name[0] for name in drawn} == {LENGTHS[length]}


@pytest.mark.clause("DI.S6")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_as_many_plot_twists_as_the_table_wants(count):
    assert sum(ready(1, plot_twists=str(count)).state.twist) == count
    assert sum(ready(2, plot_twists=str(count)).state.twist) == count


# ---- what each player begins with ------------------------------------------------------------


@pytest.mark.clause("DI.S7", "DI.S10")
def test_what_a_player_has_at_the_start():
    scene = Scene(plot_twists="0")
    scene.match = ready(plot_twists="0")
    for mark in "TC":
        view = scene.view(mark).players[scene.seat(mark)]
        assert (view.workers, view.idle, view.reserve) == (4, 4, 4)
        assert view.scientists == {1: "ready", 2: "ready", 3: "ready"}
        assert (view.points, view.threat, view.security, view.excitement) == (10, 1, 1, 1)
    assert scene.animals("gallimimus") == scene.animals("albertadromeus") == (1, 1)


@pytest.mark.clause("DI.S8")
def test_cold_storage_at_the_start_and_its_limits():
    scene = Scene()
    scene.match = ready(plot_twists="0")
    assert scene.stored("C") == {"cyan": 1, "violet": 1, "blue": 1}
    assert [scene.s.limit[1, sort] for sort in range(6)] == [4, 4, 4, 2, 2, 2]


@pytest.mark.clause("DI.S9")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise():
    match = opening(4)
    draw(match, "twist")
    assert [weight for _, weight in match.chances()] == [1] * 4
    match.happen(match.read_outcome("S"))
    assert [match.state.order[place] for place in range(4)] == [2, 3, 0, 1]
    assert [match.state.money[seat] for seat in range(4)] == [17, 18, 15, 16]


@pytest.mark.clause("DI.S9")
def test_alone_one_is_first_without_a_draw():
    match = ready(1)
    assert (match.state.order[0], match.state.money[0]) == (0, 15)


@pytest.mark.clause("DI.S11", "DI.S12")
def test_the_park_at_the_start():
    match = ready(4)
    for seat in range(4):
        park = [match.state.park[seat, zone] for zone in range(16)]
        assert park[:2] == [FENCE + PRINTED + seat] * 2
        assert park[4] == HATS
        assert park.count(NONE) == 13
    assert len(match.view(0).players[0].free_zones) == 13


# ---- plot twists of setup --------------------------------------------------------------------


def with_twist(name, seats=2):
    """A match with just this twist."""
    match = opening(seats, plot_twists="1")
    draw(match, "twist", name)
    while match.round_number == 0 and not match.waiting:
        match.happen(match.chances()[0][0])
    return match


@pytest.mark.clause("DI.T.staff", "DI.S10")
def test_staff_five_workers_in_the_lab_three_in_reserve():
    state = with_twist("staff").state
    assert [(state.idle[seat], state.reserve[seat]) for seat in range(2)] == [(5, 3)] * 2


@pytest.mark.clause("DI.T.big_fridge")
def test_big_fridge_limits_start_one_higher():
    state = with_twist("big-fridge").state
    assert [state.limit[1, sort] for sort in range(6)] == [5, 5, 5, 3, 3, 3]


@pytest.mark.clause("DI.T.quiet_start")
@pytest.mark.parametrize(("seats", "aside"), [(1, 3), (2, 10)])
def test_quiet_start_no_hooligan_in_the_bag(seats, aside):
    state = with_twist("quiet-start", seats).state
    assert (state.bag[HOOLIGAN], state.aside) == (0, aside)


@pytest.mark.clause("DI.1.1")
def test_dice_lie_free_when_round_one_begins():
    match = ready(2)
    assert match.chance_name() == "roll"
    assert all(match.state.die_state[space] == FREE for space in range(5))
