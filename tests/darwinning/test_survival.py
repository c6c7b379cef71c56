"""Survival (DW.5) and the abilities that have a part in it (DW.A)."""

import pytest

from gondwana.games.darwinning.outlook import fate

from .helpers import Scene


def survive(spaces, hold=(), people=(), environments="", seats=3, **options):
    """Survival of bears without food at home, with these abilities over what is printed."""
    scene = Scene(seats, **options)
    scene.species(**dict.fromkeys("RGBPYK"[:seats], "bear")).spaces(**spaces)
    for mark in "RGBPYK"[:seats]:
        cards = dict(hold).get(mark, "").split()
        scene.bare(mark, *(cards + blank_cards(scene, cards))[: max(2, len(cards))])
    scene.population(**dict.fromkeys("RGBPYK"[:seats], 3)).population(**dict(people))
    return scene.environments(environments).survive()


def blank_cards(scene, cards):
    """Cards that change nothing here, to cover what is printed."""
    fillers = ("8a", "8b", "8f", "2a", "2b", "2f")
    numbers = {name[:-1] for name in cards}
    found = []
    for name in fillers:
        if scene.left(name) and name[:-1] not in numbers:
            numbers.add(name[:-1])
            found.append(name)
    return found


def prey(scene, mark):
    """Whom a seat may eat now."""
    words = scene.legal(mark) - {"done", "eat all"}
    return "".join(sorted(word.split()[1].upper() for word in words))


def eats(spaces, hold, eater, **more):
    """Whom the eater may eat, others eating nobody."""
    scene = survive(spaces, hold, **more)
    while scene.asking == "eat" and scene.asked != eater:
        scene.play(scene.asked, "done")
    return prey(scene, eater) if scene.asking == "eat" else ""


@pytest.mark.clause("DW.5.1")
def test_from_the_lowest_up_each_eats_counts_and_compares():
    scene = survive({"R": 9, "G": 5, "B": 2}, people={"R": 3, "G": 2, "B": 1})
    assert scene.people("B") == 0  # without food: at once
    assert scene.asked == "R"  # B is gone, so G has no prey
    assert scene.people("G") == 1
    scene.play("R", "eat g")
    assert scene.people("R") == 2
    assert [event.arguments["seat"] for event in scene.told("fed")] == [0]


@pytest.mark.clause("DW.5.1")
@pytest.mark.parametrize(("people", "after"), [(4, 3), (3, 3), (2, 3)])
def test_less_costs_one_enough_keeps_more_brings_one(people, after):
    scene = survive({"R": 9, "G": 5, "B": 2}, {"R": "7a"}, {"R": people, "G": 0, "B": 0})
    assert scene.people("R") == after


@pytest.mark.clause("DW.5.1")
def test_food_is_never_below_0():
    scene = survive({"R": 9, "G": 5, "B": 2}, {"R": "3a"}, {"R": 0, "G": 1, "B": 0})
    assert scene.people("R") == 0
    assert scene.s.food[0] == 0


@pytest.mark.clause("DW.5.2")
def test_food_of_environments_prey_and_abilities():
    scene = Scene().species(R="frog", G="bear", B="bear").spaces(R=9, G=5, B=2)
    scene.population(R=9, G=1, B=0).environments("jungle forest ocean desert")
    scene.gain("R", "ocean plains").abilities("R", p3="7a", p4="2a")
    scene.gain("G", "desert").survive().play("R", "eat g")
    assert scene.s.food[0] == 3 + 1 + 2 + 2 + 2 + 3 + 1
    lines = scene.events("R", "food-home")
    assert [line["amount"] for line in lines] == [1, 3]
    assert [line["amount"] for line in scene.events("R", "food-gained")] == [2]
    assert [line["amount"] for line in scene.events("R", "food-symbiosis")] == [2]
    assert [line["amount"] for line in scene.events("R", "food-prey")] == [2]
    assert [line["amount"] for line in scene.events("R", "food-ability")] == [1, 3]


@pytest.mark.clause("DW.5.3")
def test_those_below_are_eaten_each_once_as_the_eater_likes():
    scene = survive({"R": 9, "G": 5, "B": 2})
    assert scene.asked == "G"
    assert prey(scene, "G") == "B"
    scene.play("G", "eat b")
    assert scene.s.bites[2] == 1
    assert prey(scene, "R") == "BG"
    assert scene.forbids("R", "eat r") == "DW.A.eat"
    scene.play("R", "eat b")
    assert scene.reason("R", "eat b") == "refusal-DW-5-3-twice"
    assert scene.forbids("G", "eat b") == "DW.5.3"
    scene.play("R", "done")
    assert [event.arguments["tokens"] for event in scene.told("bitten")] == [2]


@pytest.mark.clause("DW.5.3")
def test_the_default_eats_all_but_poison():
    scene = survive({"R": 9, "G": 5, "B": 2, "P": 12}, {"B": "9a"}, seats=4)
    scene.play("G", "done").play("R", "eat all")
    assert [event.arguments["prey"] for event in scene.told("ate")] == [1]
    brave = survive({"R": 9, "G": 5, "B": 2}, {"B": "9a"}).play("G", "done").play("R", "eat b")
    assert brave.s.bites[0] == 2


@pytest.mark.clause("DW.5.4")
@pytest.mark.parametrize(("eaters", "after"), [("", 3), ("G", 3), ("GR", 2)])
def test_two_tokens_cost_one(eaters, after):
    scene = survive({"R": 9, "G": 5, "B": 2}, {"B": "7a"}, {"B": 3})
    for mark in "GR":
        scene.play(mark, "eat b" if mark in eaters else "done")
    while scene.asking == "eat":
        scene.play(scene.asked, "done")
    assert scene.people("B") == after


@pytest.mark.clause("DW.A3")
def test_herd_animal_costs_one_food_and_bears_two_bites():
    spaces = {"R": 9, "G": 7, "B": 2, "P": 5}
    scene = survive(spaces, {"B": "7a 3a"}, {"B": 2}, seats=4)
    assert scene.s.food[2] == 2
    scene.play("P", "eat b").play("G", "eat b", "done").play("R", "done")
    assert scene.people("B") == 2
    scene = survive(spaces, {"B": "7a 3a"}, {"B": 2}, seats=4)
    scene.play("P", "eat b").play("G", "eat b", "done").play("R", "eat b", "done")
    assert scene.people("B") == 1


@pytest.mark.clause("DW.5.4")
@pytest.mark.parametrize(("bites", "strict", "loose"), [(0, 3, 3), (1, 3, 3), (2, 1, 2)])
def test_growth_needs_a_surplus_and_at_most_one_bite(bites, strict, loose):
    for option, after in (("on", strict), ("off", loose)):
        scene = survive({"R": 9, "G": 5, "B": 2}, {"B": "7a"}, {"B": 2}, strict_growth=option)
        assert scene.people("B") == (2 if option == "on" else 3)
        for mark in "GR"[:bites]:
            scene.play(mark, "eat b")
        while scene.asking == "eat":
            scene.play(scene.asked, "done")
        assert scene.people("B") == after


@pytest.mark.clause("DW.5.4")
def test_a_herd_animal_with_two_tokens_does_not_grow_though_it_loses_none():
    scene = survive({"R": 9, "G": 5, "B": 2}, {"B": "7a 3a"}, {"B": 1})
    scene.play("G", "eat b").play("R", "eat b", "done")
    assert scene.people("B") == 1
    assert len(scene.told("not-grown")) == 1


@pytest.mark.clause("DW.5.4")
def test_at_most_two_are_lost_and_tokens_go_back():
    scene = survive({"R": 9, "G": 5, "B": 2}, people={"B": 5})
    scene.play("G", "eat b").play("R", "eat b", "done")
    assert scene.people("B") == 3
    assert list(scene.s.bites) == [0] * 7


@pytest.mark.clause("DW.5.5")
def test_at_0_a_species_neither_eats_nor_is_eaten_and_may_regrow():
    scene = survive({"R": 9, "G": 5, "B": 2}, {"G": "7a"}, {"G": 0})
    assert scene.asked == "R"  # G was not asked, though B is below it
    assert prey(scene, "R") == "B"
    assert scene.reason("R", "eat g") == "refusal-DW-5-5-dead"
    scene.play("R", "done")
    assert scene.people("G") == 1
    assert survive({"R": 9, "G": 5, "B": 2}, {}, {"G": 0}).people("G") == 0


@pytest.mark.clause("DW.A1")
def test_pheromones_one_food_and_one_space_above():
    assert eats({"R": 5, "G": 6, "B": 7}, {"R": "1a"}, "R") == "G"
    assert eats({"R": 5, "G": 7, "B": 9}, {"R": "1a"}, "R") == ""
    assert survive({"R": 9, "G": 5, "B": 2}, {"B": "1a"}, {"B": 1}).s.food[2] == 1


@pytest.mark.clause("DW.A2")
def test_symbiosis_an_environment_of_an_opponent_that_lies_on_the_table():
    def food(environments):
        scene = Scene().species(R="bear", G="frog", B="bird").spaces(R=1, G=5, B=9)
        scene.bare("R", "2a", "12a").environments(environments).gain("B", "ocean")
        return scene.survive().s.food[0]

    assert food("jungle") == 2  # the frog's, printed
    assert food("ocean") == 2  # the bird's, gained
    assert food("jungle ocean") == 2  # one of them
    assert food("desert") == 0  # nobody's
    assert food("polar") == 3  # its own, printed; the bird's is no other


@pytest.mark.clause("DW.A4", "DW.A10")
def test_a_hard_shell_is_eaten_only_with_tools():
    assert eats({"R": 9, "G": 5, "B": 2}, {"G": "4a"}, "R") == "B"
    assert eats({"R": 9, "G": 5, "B": 2}, {"G": "4a", "R": "10a"}, "R") == "BG"
    scene = survive({"R": 9, "G": 5, "B": 2}, {"G": "4a"}).play("G", "done")
    assert scene.reason("R", "eat g") == "refusal-DW-A4-shell"
    assert survive({"R": 9, "G": 5, "B": 2}, {"B": "10a"}, {"B": 1}).s.food[2] == 1


@pytest.mark.clause("DW.A5", "DW.A15")
def test_communication_is_eaten_only_from_below_or_with_society():
    assert eats({"R": 9, "G": 5, "B": 2}, {"G": "5a"}, "R") == "B"
    assert eats({"R": 9, "G": 5, "B": 2}, {"G": "5a", "R": "15a"}, "R") == "BG"
    assert eats({"R": 4, "G": 5, "B": 2}, {"G": "5a", "R": "1a"}, "R") == "BG"
    assert eats({"R": 4, "G": 5, "B": 2}, {"G": "5a", "R": "1a 15a"}, "R") == "BG"
    scene = survive({"R": 9, "G": 5, "B": 2}, {"G": "5a"}).play("G", "done")
    assert scene.reason("R", "eat g") == "refusal-DW-A5-below"


@pytest.mark.clause("DW.A6", "DW.A.eat")
def test_teeth_one_food_and_up_to_two_spaces_above():
    assert eats({"R": 5, "G": 6, "B": 7}, {"R": "6a"}, "R") == "BG"
    assert eats({"R": 5, "G": 6, "B": 8}, {"R": "6a"}, "R") == "G"
    assert eats({"R": 5, "G": 8, "B": 9}, {"R": "6a 1a"}, "R") == ""  # they do not add up
    scene = survive({"R": 5, "G": 8, "B": 2}, {"R": "6a"})
    assert scene.reason("R", "eat g") == "refusal-DW-A-eat-above"
    assert survive({"R": 9, "G": 5, "B": 1}, {"B": "6a"}, {"B": 1}).s.food[2] == 1


@pytest.mark.clause("DW.A7")
def test_food_storage_gives_three():
    assert survive({"R": 9, "G": 5, "B": 2}, {"B": "7a"}).s.food[2] == 3


@pytest.mark.clause("DW.A9", "DW.A12")
def test_poison_costs_its_eater_two_tokens_unless_the_stomach_is_of_iron():
    scene = Scene().species(R="bear", G="bear", B="bear").spaces(R=9, G=5, B=2)
    scene.bare("R", "8a", "2b").bare("G", "12a", "2a").abilities("B", p3="9a")
    scene.population(R=3, G=3, B=3).survive()
    scene.play("G", "eat b")
    assert scene.s.bites[1] == 0
    scene.play("R", "eat b")
    assert scene.s.bites[0] == 2
    assert scene.s.bites[2] == 2
    scene.play("R", "done")
    assert scene.people("R") == 1  # hunger and poison


@pytest.mark.clause("DW.A11", "DW.A13")
def test_camouflage_guards_against_neighbours_without_a_bigger_brain():
    assert eats({"R": 6, "G": 5, "B": 2}, {"G": "11a"}, "R") == "B"
    assert eats({"R": 7, "G": 5, "B": 2}, {"G": "11a"}, "R") == "BG"
    assert eats({"R": 6, "G": 5, "B": 2}, {"G": "11a", "R": "13a"}, "R") == "BG"
    assert eats({"R": 5, "G": 6, "B": 2}, {"G": "11a", "R": "6a"}, "R") == "B"
    scene = survive({"R": 6, "G": 5, "B": 2}, {"G": "11a"}).play("G", "done")
    assert scene.reason("R", "eat g") == "refusal-DW-A11-beside"


@pytest.mark.clause("DW.A.eat")
def test_every_obstacle_must_be_overcome_and_spaces_count_not_ranks():
    assert eats({"R": 6, "G": 5, "B": 2}, {"G": "4a 11a", "R": "10a"}, "R") == "B"
    assert eats({"R": 6, "G": 5, "B": 2}, {"G": "4a 11a", "R": "10a 13a"}, "R") == "BG"
    assert eats({"R": 2, "G": 5, "B": 9}, {"R": "6a"}, "R") == ""


@pytest.mark.clause("DW.X6")
def test_poison_is_taken_from_the_lowest_up_while_tokens_allow():
    """A herd animal bears two tokens, so the default takes one poisonous prey, the lowest."""
    scene = survive({"R": 9, "G": 5, "B": 2}, {"R": "3a", "G": "9a", "B": "9b"})
    scene.play("G", "done").play("R", "eat all")
    assert [event.arguments["prey"] for event in scene.told("ate")] == [2]


@pytest.mark.clause("DW.5.1", "DW.5.3", "DW.X6")
def test_the_forecast_knows_of_the_bites_before_ones_turn():
    """G bites R first, and with that R's proposal leaves the poisonous G alone."""

    def table():
        scene = Scene().species(R="bird", G="frog", B="dinosaur").spaces(R=5, G=4, B=20)
        return scene.population(R=4, G=4, B=0).environments("forest mountains")

    before = table().lead("R")
    told = fate(before.match.view(None), before.t, 0)
    assert (told.food, told.need, told.tokens, told.change) == (4, 4, 1, 0)
    scene = table().survive()
    while scene.asking == "eat":
        scene.play(scene.asked, "eat all")
    assert scene.people("R") == told.need + told.change
    fed = [event.arguments for event in scene.told("fed") if event.arguments["seat"] == 0]
    assert fed[0]["food"] == told.food
