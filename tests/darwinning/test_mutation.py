"""Mutations (DW.A8, DW.A.mut) and metamorphosis (DW.A14, DW.A.meta)."""

import pytest

from .helpers import Scene, uses


def table(**abilities):
    """R wins with mutations; the others have these ability cards on their third place and on."""
    scene = (
        Scene()
        .species(R="pig", G="fish", B="bird")
        .hands(R="8a 8b 1f 1a", G="15a 13a 2a", B="14a 13b 2b")
    )
    for mark, cards in abilities.items():
        places = {f"p{k}": name for k, name in enumerate(cards.split(), start=3)}
        scene.abilities(mark, **places)
    return scene


def win(scene, cards="8a 8b"):
    """R leads them and wins."""
    return scene.lead("R").lay(R=cards, G="15a", B="14a")


@pytest.mark.clause("DW.A8", "DW.A.mut")
def test_a_mutation_steals_when_it_is_placed():
    scene = win(table(G="6a", B="10a")).play("R", "ability 8a 3")
    assert (scene.asking, scene.asked) == ("steal", "R")
    assert scene.legal("R") == {"pass", "steal g 3", "steal b 3"}
    scene.play("R", "steal g 3")
    assert scene.on_places("R") == "- - 8a+6a - -"
    assert scene.on_places("G") == "- - - - -"
    assert scene.works("R") == "food_storage iron_stomach teeth - -"
    assert scene.player("R").places[2].points == 1  # mutation keeps its own
    assert "8b" in scene.discarded()
    assert scene.asked == "R"  # leads the next trick, and is not asked again


@pytest.mark.clause("DW.A.mut")
def test_what_may_not_be_stolen():
    scene = table(G="8f 7a 12a", B="10a").abilities("G", p2="5a")
    scene.abilities("B", p4="8a+9a")
    scene = win(scene, "8a 8b").play("R", "ability 8a 3")
    assert scene.reason("R", "steal g 1") == "refusal-DW-A-mut-printed"
    assert scene.reason("R", "steal g 3") == "refusal-DW-A-mut-mutation"
    assert scene.reason("R", "steal g 4") == "refusal-DW-A-mut-have"  # its own is printed
    assert scene.reason("R", "steal b 4") == "refusal-DW-A-mut-stolen"
    assert scene.reason("R", "steal b 5") == "refusal-DW-A-mut-none"
    assert scene.forbids("R", "steal r 3") == "DW.A.mut"
    assert scene.forbids("R", "steal g 2") is None  # framed ones too


@pytest.mark.clause("DW.A.mut")
def test_a_refused_mutation_is_kept_and_asked_after_later_tricks():
    scene = win(table(G="6a")).play("R", "ability 8a 3", "pass")
    assert scene.asking == "play"
    scene.lay(R="1f", G="13a", B="13b")
    assert (scene.asking, scene.asked) == ("improve", "B")
    scene.play("B", "pass")
    assert (scene.asking, scene.asked) == ("steal", "R")
    scene.play("R", "steal g 3")
    assert scene.works("R").split()[2] == "teeth"
    assert scene.asking == "play"


@pytest.mark.clause("DW.A.mut")
def test_clockwise_from_the_strongest_and_each_once():
    scene = table(R="8a", G="8b 6a", B="8f 10a").hands(R="3b 3f")
    scene = win(scene, "3b 3f").play("R", "pass")
    asked = []
    while scene.asking == "steal":
        asked.append(scene.asked)
        scene.play(scene.asked, "pass")
    assert asked == ["R", "G", "B"]


@pytest.mark.clause("DW.A.mut")
def test_mutation_counts_as_held_and_covering_it_discards_both():
    scene = table(R="8f+6a").hands(R="10a 10b")
    win(scene, "8a 8b")
    assert "ability 4" not in uses(scene, "R", "8a")
    assert "ability 3" in uses(scene, "R", "8a")
    scene.play("R", "ability 8a 3")
    assert {"8f", "6a"} <= scene.discarded()
    assert scene.on_places("R") == "- - 8a - -"


@pytest.mark.clause("DW.A.mut")
def test_a_mutation_that_has_stolen_steals_no_more():
    scene = table(R="8a+6a", G="10a").hands(R="3b 3f")
    win(scene, "3b 3f").play("R", "pass")
    assert scene.asking == "play"


def changing(deck, **abilities):
    """Before survival of species that have no prey, with this deck; R is an amoeba.

    Each has these ability cards on its third place and on.
    """
    scene = Scene().species(R="amoeba", G="turtle", B="dinosaur")
    scene.spaces(R=3, G=6, B=9).population(R=0, G=0, B=0)
    for mark, cards in abilities.items():
        places = {f"p{k}": name for k, name in enumerate(cards.split(), start=3)}
        scene.abilities(mark, **places)
    return scene.only_deck(deck)


@pytest.mark.clause("DW.A14", "DW.A.meta")
def test_a_metamorphosis_plays_a_random_card_as_an_ability():
    scene = changing("5a 5a 9b").survive()
    assert {name: str(p) for name, p in scene.odds.items()} == {"5a": "2/3", "9b": "1/3"}
    scene.happen("metamorphosis 9b")
    assert (scene.asking, scene.asked) == ("metamorphosis", "R")
    assert scene.legal("R") == {f"put {place}" for place in range(1, 6)}
    assert scene.reason("R", "pass") == "refusal-DW-A-meta-must"
    scene.play("R", "put 2")  # it may cover metamorphosis itself
    assert scene.works("R") == "food_storage poison - - -"


@pytest.mark.clause("DW.A14", "DW.A.meta")
def test_a_joker_is_discarded_without_a_second_draw():
    scene = changing("joker 5a").survive().happen("metamorphosis joker")
    assert scene.chance == "environment"
    assert [event.name for event in scene.told("thrown")] == ["thrown"]


@pytest.mark.clause("DW.A.meta")
def test_one_already_held_goes_onto_its_own_copy_or_is_discarded():
    scene = changing("5a", R="5b").survive().happen("metamorphosis 5a")
    assert scene.legal("R") == {"pass", "put 3"}
    assert scene.reason("R", "put 4") == "refusal-DW-A-meta-own"
    scene.play("R", "put 3")
    assert scene.on_places("R") == "- - 5a - -"
    again = changing("7a 1a").survive().happen("metamorphosis 7a")
    assert again.legal("R") == {"pass", "put 1"}
    again.play("R", "pass")
    assert len(again.told("thrown")) == 1


@pytest.mark.clause("DW.A.meta")
def test_lowest_first_each_once_and_a_mutation_may_steal_at_once():
    scene = changing("8b 14a 5a 3f", B="14b 6a").survive()
    scene.happen("metamorphosis 8b").play("R", "put 3")
    assert (scene.asking, scene.asked) == ("steal", "R")
    assert "steal b 3" not in scene.legal("R")  # R has a metamorphosis
    scene.play("R", "steal b 4")
    assert scene.chance == "metamorphosis"
    scene.happen("metamorphosis 5a").play("B", "put 3")
    assert scene.chance == "environment"


@pytest.mark.clause("DW.A.meta")
def test_in_the_last_era_too():
    scene = changing("5a").era(3).survive().happen("metamorphosis 5a")
    scene.play("R", "put 3")
    assert scene.match.over
    assert scene.player("R").parts["abilities"] == 1


@pytest.mark.clause("DW.A.meta", "DW.X5")
def test_an_empty_deck_is_made_of_the_discards_and_without_any_nothing_happens():
    scene = changing("9b 9f")
    scene.discards("9b").s.early[1, scene.from_deck("9f")] = 1
    scene.survive()
    assert scene.chance == "metamorphosis"
    assert set(scene.odds) == {"9b", "9f"}
    nothing = changing("")
    nothing.end_tricks()
    while nothing.asking == "keep":
        nothing.play(nothing.asked[0], "done")
    assert nothing.chance == "environment"
    assert len(nothing.told("drew-nothing")) == 1
