"""The greedy bot: what it makes of its cards."""

import pytest

from gondwana.bots import Bot
from gondwana.kernel import Match, Table, find_game

from .helpers import Scene


def choice(scene, mark):
    """What a greedy bot at this seat does."""
    seat = scene.seat(mark)
    bot = Bot("greedy", scene.match.table, seat, "bot")
    return scene.match.table.words[bot.choose(scene.match)]


def table(**hands):
    """Three species high up, with these hands."""
    scene = Scene().species(R="frog", G="fish", B="bird").spaces(R=8, G=12, B=15)
    return scene.hands(**hands)


def test_it_plays_what_brings_a_use_and_sees_a_play_through():
    scene = table(R="2a 2b 2f 9a 9b", G="15a 13a 7a 7b", B="14a 13b 6a 6b").lead("R")
    laid = []
    while scene.asked == "R" and scene.asking == "play":
        laid.append(choice(scene, "R"))
        scene.play("R", laid[-1])
    assert laid[-1] == "lay"
    assert scene.view("R").plays[0].combination == "three"


def test_it_gains_an_environment_of_the_era():
    scene = table(R="9a 9b 2a", G="15a 13a", B="14a 13b").environments("mountains")
    scene.lead("R").lay(R="9a 9b", G="15a", B="14a")
    assert choice(scene, "R") == "adapt 9a"


def test_it_keeps_two_cards_and_discards_none_early():
    scene = table(R="9a 9b 2a", G="15a 13a", B="14a 13b").end_tricks()
    assert choice(scene, "R").startswith("keep ")
    early = table(R="9a 9b 2a", G="15a 13a", B="14a 13b").begin_discards()
    assert choice(early, "R") == "done"


@pytest.mark.parametrize("game", range(4))
def test_it_beats_three_who_play_at_random(game):
    at = Table(find_game("darwinning"), 4)
    names = ["greedy" if seat == game else "random" for seat in range(4)]
    bots = [Bot(name, at, seat, f"s{game}") for seat, name in enumerate(names)]
    match = Match(at, seed=f"g{game}")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match))
    assert match.rank(game) == 1
