"""What others can know of hidden numbers, and dealing anew what a seat cannot know (DW.2.6)."""

import pytest

from conformance.invariants_darwinning import BROKEN, broken
from gondwana.games.darwinning.knowledge import most_brought, most_early, most_held
from gondwana.games.darwinning.phases.start import cards_of
from gondwana.games.darwinning.redealing import redeal
from gondwana.kernel import Match
from gondwana.kernel.chance import seed_words, set_dice
from gondwana.kernel.state import DICE, plain

from .helpers import Scene


def dealt_anew(match, seat, times=40):
    """What the state may be as the seat knows it, some times over."""
    dice = plain(DICE)
    set_dice(dice, seed_words("anew", "test"))
    for _ in range(times):
        new = match.state.clone()
        redeal(new, match.table.constants, seat, dice, plain(match.game.choices))
        yield new


def after(scene, **kept):
    """The first era ends, each keeping these; the second era's discards are asked."""
    scene.end_tricks()
    for mark in scene.asked:
        scene.play(mark, *(f"keep {name}" for name in kept.get(mark, "").split()), "done")
    while scene.asking != "discard":
        if scene.chance == "none":
            scene.play(scene.asked, "eat all")
        else:
            scene.match.happen(scene.match.chances()[0][0])
    return scene


def bears(**hands):
    """Three species without prey, holding these."""
    scene = Scene().species(R="turtle", G="fish", B="bird").population(R=0, G=0, B=0)
    return scene.hands(**hands)


@pytest.mark.clause("DW.2.6")
def test_how_many_others_kept_is_not_known_but_bounded():
    scene = after(bears(R="4a 5a 6a", G="7a", B="8a 9a"), R="4a", B="8a 9a")
    s = scene.s
    assert [most_brought(s, 0, other) for other in (1, 2)] == [1, 2]
    assert {new.held[2] for new in dealt_anew(scene.match, 0)} == {10, 11, 12}
    assert {new.held[1] for new in dealt_anew(scene.match, 0)} == {10, 11}
    assert {new.held[0] for new in dealt_anew(scene.match, 0)} == {11}


@pytest.mark.clause("DW.2.6")
def test_early_discards_may_be_none_to_two():
    scene = after(bears(R="4a", G="7a", B="8a"))
    assert most_early(scene.s, 0, 1) == 0
    scene.play("G", f"discard {scene.hand('G').split()[0]}", "done")
    found = {cards_of(new.early, 1) for new in dealt_anew(scene.match, 0)}
    assert found == {0, 1, 2}
    assert {cards_of(new.early, 2) for new in dealt_anew(scene.match, 0)} == {0}


@pytest.mark.clause("DW.2.6")
def test_an_empty_hand_is_known_and_so_are_its_early_discards_number():
    scene = Scene().hands(R="9a 2f", G="8a", B="7a 7b").lead("R").lay(R="9a", G="8a")
    for new in dealt_anew(scene.match, 0):
        assert new.held[1] == 0
        assert new.held[2] >= 1
    assert most_held(scene.s, scene.t, 0, 1) == 0


@pytest.mark.clause("DW.X4")
def test_a_short_deal_tells_something_of_what_all_kept():
    scene = bears(R="4a 5a", G="7a 7b", B="8a 9a").only_deck("1a 1b 1f 2a 2b 2f 3a")
    scene = after(scene, R="4a 5a", G="7a", B="8a 9a")
    # Of 13 cards 2 each are dealt: 6 to 8 were in the deck, so at least 5 were kept.
    assert (scene.s.dealt, scene.s.least_kept, scene.s.most_kept) == (2, 5, 6)
    for new in dealt_anew(scene.match, 0):
        assert 5 <= sum(new.held) - 3 * 2 <= 6
        assert BROKEN[broken(new, scene.t)] == ""


@pytest.mark.clause("DW.X5")
def test_after_the_discards_became_the_deck_only_kept_cards_are_hidden():
    scene = Scene().species(R="amoeba", G="turtle", B="dinosaur").spaces(R=3, G=6, B=9)
    scene.population(R=0, G=0, B=0).abilities("B", p3="14a").hands(G="7a 7b 8a", R="9a", B="9b")
    scene.only_deck("5a").end_tricks().play("G", "keep 7a", "done")
    scene.play("R", "done").play("B", "done")
    scene.happen("metamorphosis 5a").play("R", "put 3")
    assert scene.chance == "metamorphosis"
    assert set(scene.odds) == {"7b", "8a", "9a", "9b"}
    sizes = set()
    for new in dealt_anew(scene.match, 0):
        assert BROKEN[broken(new, scene.t)] == ""
        assert sum(new.deck) > 0
        sizes.add(new.held[1])
    assert sizes == {0, 1, 2}


@pytest.mark.clause("DW.T9")
def test_who_looked_through_the_discards_knows_the_early_ones():
    scene = Scene(2).species(R="fish", G="pig").spaces(R=4, G=12, V=8)
    scene.open_cards("2a", "2b", "2f").hands(G="12a")
    scene.s.early[0, scene.from_deck("11b")] = 1
    scene.s.received[0] = 1
    scene.s.emptied = 1
    scene.end_tricks()
    for new in dealt_anew(scene.match, 1):
        assert new.early == scene.s.early
    assert most_early(scene.s, 1, 0) == 1


def test_dealing_anew_always_ends():
    """In long games with short deals too."""
    match = Match("darwinning", 6, {"eras": "4"}, seed="long", make=plain)
    dice, number = plain(DICE), 0
    set_dice(dice, seed_words("long", "test"))
    while not match.over:
        if number % 40 == 0:
            for seat in range(match.seats):
                new = match.state.clone()
                redeal(new, match.table.constants, seat, dice, plain(match.game.choices))
                assert sum(new.deck) + sum(new.held) <= 92
        seat = match.waiting[number % len(match.waiting)]
        legal = match.legal(seat)
        match.play(seat, legal[number * 7 % len(legal)])
        number += 1
