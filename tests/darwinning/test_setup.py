"""Setting up (DW.S) and the beginning of an era (DW.1)."""

from collections import Counter
from fractions import Fraction

import pytest

from gondwana.games.darwinning.state import COPIES, ENVIRONMENTS, JOKER, KINDS
from gondwana.games.darwinning.words import CODES
from gondwana.kernel import Match, Problem, Table, find_game
from gondwana.kernel.state import checked

from .helpers import Scene


def begin(seats, *outcomes, **options):
    """A match with these outcomes of chance, in words."""
    match = Match(Table(find_game("darwinning"), seats, options), make=checked, dice="hand")
    for outcome in outcomes:
        match.happen(match.read_outcome(outcome))
    return match


def up_to_cards(seats, *species, **options):
    """A match up to the first card; environments are the first ones."""
    opens = ("15f", "14f", "13f") if seats == 2 else ()
    match = begin(seats, *species, *opens, **options)
    while match.chance_name() == "environment":
        match.happen(match.chances()[0][0])
    return match


@pytest.mark.clause("DW.S1")
def test_two_to_six_play_with_92_cards():
    game = find_game("darwinning")
    assert list(game.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Problem):
            Table(game, seats)
    scene = Scene(6)
    assert sum(scene.s.deck) == 92
    assert list(scene.s.deck) == [COPIES] * KINDS
    assert CODES[JOKER] == "joker"
    assert KINDS == 15 * 3 + 1
    assert len(ENVIRONMENTS) == 10
    assert len(scene.t.extra) == 13


@pytest.mark.clause("DW.S2")
def test_each_takes_a_random_species_and_its_population():
    match = begin(3)
    odds = {match.outcome_words(outcome): weight for outcome, weight in match.chances()}
    assert set(odds) == set(match.table.constants.extra)
    assert set(odds.values()) == {1}
    match.happen(match.read_outcome("frog"))
    assert "frog" not in {match.outcome_words(outcome) for outcome, _ in match.chances()}
    match.happen(match.read_outcome("dinosaur"))
    match.happen(match.read_outcome("mouse"))
    players = match.view(None).players
    assert [(p.species, p.space, p.population) for p in players] == [
        ("frog", 4, 4),
        ("dinosaur", 9, 1),
        ("mouse", 3, 7),
    ]


@pytest.mark.clause("DW.S2")
def test_markers_are_placed_from_the_lowest_number_up_ties_in_seat_order():
    match = begin(4, "bird", "turtle", "frog", "fish")
    assert [player.space for player in match.view(None).players] == [6, 4, 5, 7]


@pytest.mark.clause("DW.S3", "DW.S4")
def test_the_chain_has_20_spaces_and_a_species_what_its_card_says():
    scene = Scene().species(R="frog")
    player = scene.player("R")
    assert player.homes == {"jungle": 3, "wetlands": 3, "forest": 1, "underground": 1}
    assert [place.printed for place in player.places] == ["pheromones", "poison"] + [None] * 3
    assert [place.framed for place in player.places] == [True, True, False, False, False]
    assert all(1 <= food <= 3 for food in player.homes.values())
    scene.spaces(R=19, G=2, B=1).hands(R="1a 1b 2f", G="15a 3a", B="15b 3b")
    scene.lead("R").lay(R="1a 1b", G="15a", B="15b")
    scene.play("R", "climb 1a up")
    assert scene.space("R") == 20


@pytest.mark.clause("DW.1.1")
@pytest.mark.parametrize(("eras", "counts"), [("3", [5, 4, 3]), ("4", [5, 5, 4, 3])])
def test_eras_turn_up_environments(eras, counts):
    match = Match("darwinning", 3, {"eras": eras}, seed="eras")
    seen = {}
    while not match.over:
        view = match.view(None)
        if view.ask.step == "play":
            seen[view.era] = len(view.environments)
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert list(seen.values()) == counts
    assert match.round_number == len(counts)


@pytest.mark.clause("DW.1.1")
def test_all_environments_can_come_again_and_discards_are_shuffled_in():
    scene = Scene().species(R="turtle", G="fish", B="bird").discards("7a 7a 3b").era(1)
    scene.s.early[0, CODES.index("9f")] = scene.s.late[1, CODES.index("9f")] = 1
    scene.s.deck[CODES.index("9f")] = 0
    scene.abilities("R", p3="5a").environments("ocean forest")
    scene.hands(R="4a").end_tricks().play("R", "keep 4a", "done").play("G", "done")
    scene.play("B", "done")
    while scene.chance != "environment":
        scene.play(scene.asked, "eat all")
    assert {scene.odds[name] for name in ENVIRONMENTS} == {Fraction(1, 10)}
    assert sum(scene.s.deck) == 92 - 2  # the card kept, and the one with a species, stay
    assert scene.hand("R") == "4a"
    assert scene.on_places("R") == "- - 5a - -"
    scene.happen("environment polar")
    assert scene.odds["desert"] == Fraction(1, 9)
    assert "polar" not in scene.odds


@pytest.mark.clause("DW.1.2")
def test_each_draws_ten_cards_in_addition_to_kept_ones():
    match = up_to_cards(3, "frog", "fish", "bird")
    while match.chance_name() == "card":
        match.happen(match.chances()[0][0])
    assert [len(match.view(seat).hand) for seat in range(3)] == [10, 10, 10]
    assert match.view(0).dealt == 10
    assert Counter(card.name for card in match.view(0).hand) == Counter(
        {"1a": 2, "1b": 2, "1f": 2, "2a": 2, "2b": 2}
    )


@pytest.mark.clause("DW.1.2")
def test_a_short_deck_gives_everybody_the_same_smaller_number():
    scene = Scene(3).species(R="turtle", G="fish", B="bird").era(1).hands(R="4a 4b")
    scene.only_deck("5a 5b 5f 6a 6b 6f 7a").end_tricks()
    scene.play("R", "keep 4a", "keep 4b", "done").play("G", "done").play("B", "done")
    while scene.chance == "none":
        scene.play(scene.asked, "eat all")
    while scene.chance != "none":
        scene.match.happen(scene.match.chances()[0][0])
    assert [len(scene.match.view(seat).hand) for seat in range(3)] == [4, 2, 2]
    assert scene.match.view(None).dealt == 2
    assert sum(scene.s.deck) == 1


def dealt(seats=3):
    """A match in which all have ten cards."""
    species = ("frog", "fish", "bird", "bear")[:seats]
    match = up_to_cards(seats, *species)
    while match.chance_name() == "card":
        match.happen(match.chances()[-1][0])
    return match


@pytest.mark.clause("DW.1.2")
def test_up_to_two_cards_are_discarded_in_secret_all_at_once():
    match = dealt()
    assert match.waiting == (0, 1, 2)
    names = [card.name for card in match.view(0).hand]
    first, second, third = names[0], names[2], names[4]
    match.play(0, f"discard {first}")
    assert match.view(1) == match.copy().view(1)
    assert [token.word for token in match.view(0).picked] == [first]
    assert match.view(1).picked == ()
    match.play(0, f"discard {second}")
    assert match.why_not(0, f"discard {third}").key == "refusal-DW-1-2-most"
    match.play(1, "done")
    match.play(0, "done")
    assert match.waiting == (2,)
    assert len(match.view(0).hand) == 8
    assert match.view(0).seen == {first: 1, second: 1}
    assert match.view(1).seen == match.view(None).seen == {}
    assert [event.name for event in match.events(0) if event.name == "early"] == ["early"] * 2
    assert not [event for event in match.events(1) if event.name == "early"]


@pytest.mark.clause("DW.1.2")
def test_a_card_must_be_held_and_one_must_stay():
    scene = Scene(3).hands(R="4a 5b", G="6a", B="7a").begin_discards()
    assert scene.reason("R", "discard 9f") == "refusal-DW-1-2-hold"
    assert scene.legal("R") == {"done", "discard 4a", "discard 5b"}
    scene.play("R", "discard 4a")
    assert scene.reason("R", "discard 5b") == "refusal-DW-1-2-last"
    assert scene.legal("G") == {"done"}


@pytest.mark.clause("DW.1.3")
def test_the_lowest_names_the_leader_after_the_discards():
    match = dealt()
    for seat in (1, 0):
        match.play(seat, "done")
    assert match.why_not(0, "lead r").clause == "DW.1.2"
    match.play(2, "done")
    assert match.waiting == (0,)  # the frog, on space 4
    assert {match.table.words[a] for a in match.legal(0)} == {"lead r", "lead g", "lead b"}
    match.play(0, "lead b")
    assert match.waiting == (2,)
    assert match.view(None).leader == 2


@pytest.mark.clause("DW.1.3")
def test_nobody_else_names_the_leader_and_only_who_is_there():
    match = dealt()
    for seat in range(3):
        match.play(seat, "done")
    assert match.why_not(1, "lead g").clause == "DW.1.3"
    assert match.why_not(0, "lead p").clause == "DW.1.3"
