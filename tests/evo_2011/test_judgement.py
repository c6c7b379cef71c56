"""The greedy bot in the auction, where whoever is outbid must go to another column."""

import pytest

from gondwana.bots import Bot

from .helpers import Scene


def choice(scene, mark):
    """What a greedy bot at this seat does, as column and bid."""
    seat = scene.match.game.marks.index(mark)
    bot = Bot("greedy", scene.match.table, seat, "bot")
    verb, *rest = scene.match.table.words[bot.choose(scene.match)].split()
    assert verb == "bid"
    return tuple(map(int, rest))


def auction(*genes):
    """An auction for these genes, T before C before S, with 12 points each."""
    scene = Scene(3).herds(T="c1", C="b2", S="e2").order("TCS").points(T=12, C=12, S=12)
    scene.begin("mutation")
    return scene.happen(*(f"gene {gene}" for gene in genes))


@pytest.mark.clause("E2.2.3")
def test_what_all_want_is_bid_for_at_once_for_nobody_may_come_back_to_it():
    scene = auction("egg", "flippers")
    made = []
    while scene.asking in ("bid", "window"):
        if scene.asking == "window":
            scene.play(scene.asked, "pass")
            continue
        mark = scene.asked
        made.append((mark, *choice(scene, mark)))
        scene.play(mark, "bid {} {}".format(*made[-1][1:]))
    eggs = [bid for _, column, bid in made if column == 2]
    assert made[0][:2] == ("T", 2)
    assert eggs[0] >= 3
    assert len(eggs) <= 2
    assert all(bid == 0 for _, column, bid in made if column != 2)


@pytest.mark.clause("E2.2.2")
def test_nobody_pays_where_another_column_brings_as_much():
    scene = auction("horn", "flippers")
    assert choice(scene, "T")[1] == 0
