"""The greedy bot in the auction: what it bids, how far it goes, and what cards cannot hide."""

import pytest

from gondwana.bots import Bot

from .helpers import Scene

HERDS = {"T": "s01", "C": "b15", "S": "b16"}


def choice(scene, mark):
    """What a greedy bot at this seat does."""
    seat = scene.match.game.marks.index(mark)
    bot = Bot("greedy", scene.match.table, seat, "bot")
    return scene.match.table.words[bot.choose(scene.match)]


def auction(*genes, number=4, prepare=lambda scene: scene):
    """An auction for these genes, T before C before S, with 12 points each."""
    scene = Scene().herds(**HERDS).round(number).points(T=12, C=12, S=12)
    prepare(scene).begin("meteor")
    scene.decline()
    if scene.chance == "meteor":
        scene.happen("meteor 6")
    scene.decline()
    scene.happen(*(f"gene {gene}" for gene in genes))
    scene.decline()
    return scene


def bidding(scene):
    """All bids until everybody has a row, windows passed, as (mark, row, price)."""
    made = []
    while scene.asking in ("bid", "window"):
        mark = scene.asked
        words = "pass" if scene.asking == "window" else choice(scene, mark)
        if words.startswith("bid "):
            made.append((mark, *map(int, words.split()[1:])))
        scene.play(mark, words)
    return made


@pytest.mark.clause("E1.6.5")
def test_bots_raise_a_gene_that_all_want_until_another_is_worth_as_much():
    made = bidding(auction("egg", "tail", "tail"))
    eggs = [price for _, row, price in made if row == 1]
    assert eggs[0] == 0
    assert eggs == sorted(set(eggs))
    assert eggs[-1] >= 2
    assert {price for _, row, price in made if row != 1} <= {0, 1}


@pytest.mark.clause("E1.6.5", "E1.R19")
def test_a_bid_that_a_card_may_still_answer_counts_as_made():
    scene = auction("egg", "tail", "tail", prepare=lambda scene: scene.cards("T", "flood"))
    scene.play("T", "bid 1 0")
    assert choice(scene, "C") == "bid 1 1"


@pytest.mark.clause("E1.6.6")
def test_what_mutations_pay_is_bid_at_once():
    scene = auction("egg", "tail", "tail", prepare=lambda scene: scene.genes("T", mutation=2))
    assert choice(scene, "T") == "bid 1 2"


@pytest.mark.clause("E1.6.4")
def test_nobody_pays_for_a_gene_that_brings_nothing_any_more():
    scene = auction("egg", "egg", "tail", number=11)
    assert [price for _, _, price in bidding(scene)] == [0, 0, 0]
