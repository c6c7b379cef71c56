"""Two players and the virtual species (DW.T), and the readings about them (DW.X)."""

import pytest

from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.state import checked

from .helpers import Scene, picks, uses


def two(*opens, **options):
    """Two species far from each other and the virtual one, with these open cards."""
    scene = Scene(2, **options).species(R="fish", G="pig").spaces(R=4, G=12, V=8)
    return scene.open_cards(*opens)


@pytest.mark.clause("DW.T1")
@pytest.mark.parametrize(
    ("species", "space"),
    [
        (("amoeba", "mouse"), 2),  # halfway between 1 and 3
        (("amoeba", "frog"), 2),  # nearer the lower
        (("frog", "fish"), 6),  # adjacent: directly above them
        (("amoeba", "dinosaur"), 5),
    ],
)
def test_the_virtual_species_stands_between_the_players(species, space):
    match = Match(Table(find_game("darwinning"), 2), make=checked, dice="hand")
    for name in species:
        match.happen(match.read_outcome(name))
    assert match.chance_name() == "open"
    for card in ("7a", "8a", "joker"):
        match.happen(match.read_outcome(card))
    view = match.view(None)
    assert view.virtual == space
    assert [card.name for card in view.open_cards] == ["7a", "8a", "joker"]
    assert match.chance_name() == "environment"


@pytest.mark.clause("DW.T1")
def test_there_is_none_for_more_players():
    view = Scene(3).view("R")
    assert view.virtual is None
    assert view.open_cards == ()
    assert Scene(3).lead("R").forbids("R", "lay") == "DW.2.1"
    with pytest.raises(Exception, match=r"DW\.T3"):
        Scene(3).match.table.read("pick v1")


@pytest.mark.clause("DW.T2")
def test_the_second_player_may_play_weaker_combinations():
    scene = two("1a", "4b", "10f").hands(R="9a 9b 2f", G="7a 7b 8f 12b").lead("R")
    scene.lay(R="9a 9b").lay(G="7a 7b")
    assert scene.view("R").plays[1].combination == "pair"
    assert scene.asked == "R"


@pytest.mark.clause("DW.T3")
def test_the_example_of_the_open_7_8_and_3():
    scene = two("7a", "8a", "3a").hands(R="3b 6a 9a 14f 2f", G="12b 12f").lead("R")
    scene.play("R", "pick 3b")
    assert picks(scene, "R") == {"v3"}  # a pair with the open 3
    scene = two("7a", "8a", "3a").hands(R="3b 6a 9a 14f 2f", G="12b 12f").lead("R")
    scene.play("R", "pick 6a")
    assert {"v1", "v2"} <= picks(scene, "R")
    scene.play("R", "pick v1", "pick v2", "lay")
    assert scene.view("R").plays[0].combination == "straight_flush"
    again = two("7a", "8a", "3a").hands(R="9a 14f 2f", G="12b 12f").lead("R")
    again.lay(R="v1 v2 9a")
    assert again.view("R").plays[0].combination == "straight_flush"


@pytest.mark.clause("DW.T3")
def test_the_example_of_two_3s():
    for names, made in (("3b 3f", "pair"), ("3b 3f v3", "three")):
        scene = two("7a", "8a", "3a").hands(R="3b 3f 2a", G="12b 12f").lead("R")
        scene.lay(R=names)
        assert scene.view("R").plays[0].combination == made


@pytest.mark.clause("DW.T3")
def test_open_cards_that_nothing_from_the_hand_could_join_are_refused_for_that():
    scene = two("8a", "8b", "3f").hands(R="7f 9f 1a", G="12b 12f").lead("R").play("R", "pick v1")
    assert scene.reason("R", "pick v2") == "refusal-DW-T3-own"


@pytest.mark.clause("DW.T3")
def test_at_least_one_card_comes_from_the_hand():
    scene = two("7a", "7b", "7f").hands(R="2f 4a 7f", G="12b 12f").lead("R")
    assert picks(scene, "R") >= {"v1", "v2", "v3"}
    scene.play("R", "pick v1")
    assert scene.reason("R", "lay") == "refusal-DW-T3-own"
    scene.play("R", "pick v2", "pick v3")
    assert scene.legal("R") == {"pick 7f"}
    scene.play("R", "pick 7f", "lay")
    assert scene.view("R").plays[0].combination == "four"


@pytest.mark.clause("DW.T3")
def test_both_may_use_the_same_open_card():
    scene = two("7a", "8a", "3a").hands(R="3b 2f", G="3f 12f").lead("R")
    scene.lay(R="3b v3", G="3f v3")
    assert [play.combination for play in scene.view("R").plays] == ["pair", "pair"]
    assert scene.asked == "G"


@pytest.mark.clause("DW.T3")
def test_open_cards_that_can_belong_to_nothing_are_not_offered():
    scene = two("7a", "15b", "joker").hands(R="2f 4f 5a", G="12b 12f").lead("R")
    assert picks(scene, "R") == {"2f", "4f", "5a", "v1", "v3"}


@pytest.mark.clause("DW.T4")
def test_the_winner_discards_used_open_cards_too_and_may_improve_with_one():
    scene = two("7a", "8a", "3a").hands(R="3b 2f", G="1f 12f").lead("R")
    scene.lay(R="3b v3", G="1f")
    assert {"climb up", "eggs"} <= uses(scene, "R", "v3")
    assert uses(scene, "R", "3b")
    scene.play("R", "climb v3 up")
    assert scene.discarded() == {"3b", "1f"}
    assert [card and card.name for card in scene.view("R").open_cards] == ["7a", "8a", None]
    assert scene.space("R") == 7
    again = two("7a", "8a", "3a").hands(R="3b 2f", G="1f 12f").lead("R")
    again.lay(R="3b v3", G="1f").play("R", "eggs 3b")
    assert again.discarded() == {"3a", "1f"}


@pytest.mark.clause("DW.T4")
def test_the_losers_open_cards_stay_and_are_not_refilled():
    scene = two("7a", "8a", "3a").hands(R="3b 2f 2a", G="9a 12f 12a").lead("R")
    scene.lay(R="3b v3", G="v1 v2 9a").play("G", "pass")
    assert [card and card.name for card in scene.view("R").open_cards] == [None, None, "3a"]
    assert scene.discarded() == {"3b", "7a", "8a", "9a"}


@pytest.mark.clause("DW.T4")
def test_the_last_tricks_loser_may_improve_with_an_open_card():
    scene = two("7a", "8a", "3a").hands(R="3b", G="9a 12f").lead("R")
    scene.lay(R="3b v3", G="v1 v2 9a")
    assert scene.asked == "R"
    scene.play("R", "climb v3 up")
    assert [card and card.name for card in scene.view("R").open_cards] == [None, None, None]
    assert scene.discarded() == {"3b", "7a", "8a", "9a"}


@pytest.mark.clause("DW.T4", "DW.2.4")
def test_an_open_joker_improves_nothing():
    scene = two("joker", "8a", "3a").hands(R="joker 2f", G="12f 1a").lead("R")
    scene.lay(R="joker v1", G="1a")
    assert [event.arguments["seat"] for event in scene.told("unable")] == [0]
    scene = two("joker", "8a", "3a").hands(R="6a 9a 2f", G="12f 1a").lead("R")
    scene.lay(R="6a 9a v1", G="1a")
    assert scene.reason("R", "ability v1 3") == "refusal-DW-4-5-joker"
    assert scene.forbids("R", "eggs v1") == "DW.2.4"


@pytest.mark.clause("DW.T5")
def test_where_nobody_uses_an_open_card_the_virtual_species_climbs():
    scene = two("7a", "9a", "joker").spaces(G=10).hands(R="3b 2f", G="1f 12f").lead("R")
    scene.lay(R="3b", G="1f").play("R", "pass")
    assert scene.space("V") == 12  # three points from 8, over G on 10
    assert scene.events("R", "drifted") == [{"from": 8, "to": 12}]
    still = two("7a", "3a", "joker").hands(R="3b 2f", G="1f 12f").lead("R")
    still.lay(R="3b v2", G="1f").play("R", "pass")
    assert still.space("V") == 8


@pytest.mark.clause("DW.T5")
def test_it_climbs_after_the_improvements_without_the_bonus_and_after_the_last_trick_too():
    scene = two("9a", "joker").spaces(R=4, G=12, V=5).hands(R="3b 2f", G="1f").lead("R")
    scene.lay(R="3b", G="1f")
    assert scene.asked == "G"
    assert scene.space("V") == 5
    scene.play("G", "pass")
    assert scene.space("V") == 6


@pytest.mark.clause("DW.T6")
def test_the_virtual_species_has_its_open_cards_abilities_bites_and_may_be_bitten():
    scene = two("6a", "4a", "joker").species(R="pig").population(R=3, G=3).survive()
    assert [event.arguments["prey"] for event in scene.told("virtual-ate")] == []
    assert scene.asked == "G"
    assert scene.reason("G", "eat virtual") == "refusal-DW-A4-shell"
    assert scene.s.bites[0] == 2  # the virtual species has eaten R below it
    scene.play("G", "eat r")
    assert scene.people("R") == 2


@pytest.mark.clause("DW.T6", "DW.A.mut")
def test_open_cards_can_be_stolen_after_the_last_trick_only():
    scene = two("7a", "8a", "3a").abilities("R", p3="8b").hands(R="3b 2f 2a", G="1f 12f 1a")
    scene.lead("R").lay(R="3b", G="1f").play("R", "pass")
    assert scene.asking == "play"
    scene.lay(R="2f", G="1a").play("R", "pass").lay(R="2a", G="12f")
    assert (scene.asking, scene.asked) == ("improve", "R")
    scene.play("R", "pass")
    assert scene.asking == "steal"
    assert scene.legal("R") == {"pass", "steal v1"}  # no mutation; R, a fish, is a herd animal
    scene.play("R", "steal v1")
    assert scene.on_places("R") == "- - 8b+7a - -"
    assert scene.view("R").open_cards[0] is None


@pytest.mark.clause("DW.T7", "DW.X5")
def test_at_the_very_end_open_cards_leave_the_game_and_new_ones_are_laid_out():
    scene = two("7a", "8a", "3a").population(R=0, G=0).survive()
    assert scene.chance == "open"
    scene.happen("open 1a", "open 2a", "open 3b")
    assert [card.name for card in scene.view("R").open_cards] == ["1a", "2a", "3b"]
    assert sum(scene.s.gone) == 3
    last = two("7a", "8a", "3a").era(3).population(R=0, G=0).survive()
    assert last.match.over
    assert [card and card.name for card in last.view("R").open_cards] == ["7a", "8a", "3a"]


@pytest.mark.clause("DW.T8", "DW.X7")
def test_every_bite_counts_two_tokens_so_one_forbids_growth():
    scene = two("2a", "2b", "2f").spaces(V=5).abilities("R", p3="7a").population(R=1, G=3)
    scene.survive()
    assert scene.s.surplus == 1 << scene.seat("R")
    scene.play("G", "eat r", "done")
    assert scene.told("bitten") == []  # a fish is a herd animal
    assert [event.arguments["tokens"] for event in scene.told("not-grown")] == [2]
    assert scene.people("R") == 1


@pytest.mark.clause("DW.T8")
def test_poison_stays_two():
    scene = two("2a", "2b", "9f").species(G="turtle").spaces(V=10).population(R=0).survive()
    scene.play("G", "eat virtual")
    assert [event.arguments["tokens"] for event in scene.told("poisoned", "bitten")] == [2, 2]


def emptied(*opens, discards="6a 9b", **options):
    """R's hand has run empty, G's has not."""
    scene = two(*(opens or ("2a", "2b", "2f")), **options).hands(G="12a").discards(discards)
    scene.s.emptied = 1
    return scene


@pytest.mark.clause("DW.T9")
def test_the_opponent_of_an_empty_hand_puts_an_ability_on_its_species():
    scene = emptied()
    scene.s.early[0, scene.from_deck("11b")] = 1
    scene.end_tricks()
    assert (scene.asking, scene.asked) == ("take", "G")
    assert scene.view("G").ask.owner == scene.seat("R")
    taken = {words.split()[1] for words in scene.legal("G") if words != "pass"}
    assert taken == {"6a", "9b", "11b"}  # the face-down ones too
    assert "11b" in scene.view("G").seen
    assert "11b" not in scene.match.view(None).seen
    assert scene.reason("G", "take 7a 3") == "refusal-DW-T9-pile"
    assert scene.forbids("G", "take 11b 3") == "DW.4.5"  # the fish's camouflage is printed
    scene.play("G", "take 9b 2")
    assert scene.works("R") == "herd_animal poison - - -"
    assert scene.asking == "keep"


@pytest.mark.clause("DW.T9")
def test_the_other_reading_puts_it_on_the_opponents_own_and_it_may_be_declined():
    scene = emptied(empty_hand="own").end_tricks()
    assert scene.view("G").ask.owner == scene.seat("G")
    scene.play("G", "take 9b 3")
    assert scene.on_places("G") == "- - 9b - -"
    assert emptied().end_tricks().play("G", "pass").asking == "keep"


@pytest.mark.clause("DW.T9")
def test_a_mutation_is_used_by_whose_species_it_lies_on():
    scene = emptied(discards="8a").abilities("G", p3="6b").end_tricks()
    scene.play("G", "take 8a 3")
    assert (scene.asking, scene.asked) == ("steal", "R")
    assert "steal g 3" in scene.legal("R")


@pytest.mark.clause("DW.T9")
def test_both_hands_empty_the_lowers_opponent_first():
    scene = two("2a", "2b", "2f").discards("6a 9b")
    scene.s.emptied = 3
    scene.end_tricks()
    assert scene.asked == "G"
    scene.play("G", "take 6a 3")
    assert scene.asked == "R"
    scene.play("R", "take 9b 3")
    assert scene.on_places("G") == "- - 9b - -"


@pytest.mark.clause("DW.T9")
def test_the_loser_of_the_last_trick_improves_as_usual():
    scene = two("2a", "2b", "2f").hands(R="3b", G="9a 12f").lead("R").lay(R="3b", G="9a")
    assert (scene.asking, scene.asked) == ("improve", "R")
    scene.play("R", "pass")
    assert (scene.asking, scene.asked) == ("take", "G")


@pytest.mark.clause("DW.T10")
def test_the_virtual_species_never_chooses():
    scene = two("2a", "2b", "2f").spaces(V=1).hands(R="3b 4a", G="9a 12f").begin_discards()
    scene.play("R", "done").play("G", "done")
    assert scene.asked == "R"  # the lower of the two people
    assert scene.legal("R") == {"lead r", "lead g"}


@pytest.mark.clause("DW.X1")
def test_a_mutation_of_the_last_trick_takes_no_open_card_and_is_not_asked_again():
    scene = two("7a", "6a", "3a").abilities("G", p3="10a").hands(R="8b", G="9a 12f").lead("R")
    scene.lay(R="8b", G="9a").play("R", "ability 8b 3")
    assert scene.asking == "steal"
    assert scene.legal("R") == {"pass", "steal g 3"}
    assert scene.forbids("R", "steal v2") == "DW.X1"
    scene.play("R", "pass")
    assert (scene.asking, scene.asked) == ("take", "G")


@pytest.mark.clause("DW.X1")
def test_where_it_had_nothing_to_take_it_waits_for_a_later_trick_too():
    scene = two("7a", "6a", "3a").hands(R="8b", G="9a 12f").lead("R")
    scene.lay(R="8b", G="9a").play("R", "ability 8b 3")
    assert (scene.asking, scene.asked) == ("take", "G")


@pytest.mark.clause("DW.X2")
def test_a_card_beside_its_printed_kind_is_not_covered_by_another_of_it():
    scene = Scene().species(R="frog", G="fish", B="bird")
    scene.abilities("R", p4="9a").hands(R="9b 9f 1a", G="15a 13a", B="14a 13b").lead("R")
    scene.lay(R="9b 9f", G="15a", B="14a")
    assert scene.works("R") == "pheromones - - poison -"
    assert scene.forbids("R", "ability 9b 4") == "DW.X2"
    assert scene.forbids("R", "ability 9b 2") == "DW.4.5"


@pytest.mark.clause("DW.X3")
def test_equal_open_cards_were_different_copies():
    scene = two("3a", "3a", "9f").hands(R="3b", G="3f 12f").lead("R")
    scene.lay(R="3b v1", G="3f v1").play("R", "climb v1 up")
    assert [card and card.name for card in scene.view("R").open_cards] == [None, None, "9f"]
    assert scene.discarded() == {"3a", "3b", "3f"}


@pytest.mark.clause("DW.X4")
def test_no_count_tells_how_many_cards_somebody_kept():
    def table(kept):
        scene = Scene().species(R="turtle", G="fish", B="bird").population(R=0, G=0, B=0)
        scene.hands(R="4a 5a 6a", G="7a", B="8a").end_tricks()
        scene.play("R", *(f"keep {name}" for name in kept), "done")
        scene.play("G", "done").play("B", "done")
        return scene

    some, none = table(["4a", "5a"]), table([])
    assert some.view("G") == none.view("G")
    assert some.match.view(None) == none.match.view(None)
