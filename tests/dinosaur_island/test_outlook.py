"""What the forecast says comes true (DI.4, DI.F5, DI.F6)."""

import random
from fractions import Fraction

import pytest

from gondwana.games.dinosaur_island.crowd import danger as real_danger
from gondwana.games.dinosaur_island.outlook import claws, danger, drawn, forecast, room, victims
from gondwana.games.dinosaur_island.state import ASK_VISITORS, PARK, PLACES, PLACING, WORK
from gondwana.kernel import Match
from scenes import table

from .helpers import Scene


def seen(scene, mark="T"):
    """The forecast for a seat, as it sees the table."""
    return forecast(scene.view(mark), scene.seat(mark))


@pytest.mark.clause("DI.4.1", "DI.S2")
def test_patrons_and_income_are_the_bags_share():
    told = seen(Scene().set("excitement", T=8).bag(70, 10).begin("work"))
    assert (told.visitors, told.patrons, told.hooligans) == (8, 7, 1)
    assert (told.income, told.room) == (7, 2)


@pytest.mark.clause("DI.4.1")
def test_whoever_draws_first_leaves_less_of_a_short_bag():
    scene = Scene().set("excitement", T=6, C=6).bag(8, 0).begin("work")
    view = scene.view("C")
    assert (drawn(view, 0), drawn(view, 1)) == (6, 2)


@pytest.mark.clause("DI.L.security_office")
def test_exchanges_are_reckoned_with():
    scene = Scene().set("excitement", T=1).bag(1, 1).workers(T=4).lab("T", "security-office")
    scene.begin("work").play("T", "security-office")
    # A hooligan goes back: then again one of two is drawn.
    assert seen(scene).hooligans == Fraction(1, 2) * Fraction(1, 2)


@pytest.mark.clause("DI.F5", "DI.T.wild_nights")
def test_the_danger_is_known_in_the_work_phase():
    scene = Scene().twists("wild-nights").threat_die(3).set("threat", T=4).set("security", T=3)
    scene.hire("T", "patrol").workers(T=4).lab("T", "groundskeeper").set("excitement", T=2)
    scene.bag(70, 0).begin("work")
    told = seen(scene)
    assert (told.claws, told.guards, told.danger) == (4, 1, 4)
    assert (told.die_known, told.eaten, told.points) == (True, 2, -2)
    scene.play("T", "groundskeeper", "bench security", "bench security")
    told = seen(scene)
    assert (told.guards, told.danger, told.eaten, told.points) == (2, 1, 1, 0)


@pytest.mark.clause("DI.1.8")
def test_before_the_die_is_found_the_one_that_would_be_it_counts():
    match = Match(table("dinosaur-island", 2), seed="claws")
    view = match.view(0)
    assert view.threat_die is None
    assert claws(view) == max(die.pips for die in view.dice) + ("wild-nights" in view.twists)


@pytest.mark.clause("DI.X.intern", "DI.X.guide")
def test_the_interns_and_the_guides_spaces_are_room():
    scene = Scene().hire("T", "intern", "guide").build("T", "log-flume", "c1").begin("work")
    assert room(scene.view("T").players[0]) == 1 + 1 + 2 + 2


@pytest.mark.clause("DI.4.3")
def test_the_least_valuable_patrons_would_be_eaten():
    scene = Scene().build("T", "lemonade-bar", "c1").set("excitement", T=4).set("threat", T=4)
    scene.threat_die(None).bag(5, 0).begin("park")
    assert victims(scene.view("T").players[0], 3) == {"A1": 1, "A2": 1, "C1": 1}


def looks_after_itself(match, seat):
    """A seat places all as proposed and takes no dollars; the points that it gains or loses."""
    before = match.state.points[seat]
    while seat in match.waiting and match.state.phase == PARK:
        legal = [match.table.words[action] for action in match.legal(seat)]
        match.play(seat, "auto" if "auto" in legal else "done")
    return match.state.points[seat] - before


def about_to_place(match):
    """Whether the first seat asked has all its visitors still at the gate."""
    s, seat = match.state, match.waiting[0]
    if s.asking != ASK_VISITORS or s.stage[seat] != PLACING:
        return False
    return not any(s.patrons[seat, place] + s.hooligans[seat, place] for place in range(PLACES))


@pytest.mark.clause("DI.F6", "DI.4.3", "DI.4.4")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_forecast_at_the_gate_comes_true(seed):
    match, rng = Match(table("dinosaur-island", 3), seed=f"gate/{seed}"), random.Random(seed)
    told = 0
    while not match.over and told < 12:
        seat = match.waiting[0]
        if about_to_place(match):
            promise = forecast(match.view(seat), seat)
            assert promise.danger == real_danger(match.state, match.table.constants, seat)
            assert looks_after_itself(match, seat) == promise.points
            told += 1
        else:
            match.play(seat, rng.choice(match.legal(seat)))
    assert told > 3


@pytest.mark.clause("DI.3.6")
def test_plans_of_others_are_not_in_the_forecast():
    match, rng = Match(table("dinosaur-island", 2), seed="plans"), random.Random(3)
    while match.state.phase != WORK:
        match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    before = forecast(match.view(1), 0), danger(match.view(1), 0)
    match.play(0, "bench security")
    assert (forecast(match.view(1), 0), danger(match.view(1), 0)) == before
