"""Evo 2001 in the browser: what is said where cards make the table an unusual one."""

import pytest

from faces import scene as drawn
from gondwana.games.evo_2001.drawing import parts
from gondwana.games.evo_2001.terminal.meteor import meteor
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import bids, hold
from .test_cards_birth import births
from .test_terminal import GAME, printed, terminal


def struck():
    """The meteor has struck, and whoever has the unexpected gene is asked for the last time."""
    scene = hold(T="unexpected-gene")
    scene.s.meteor = 14
    scene.begin("meteor")
    while scene.window != "last":
        scene.play(scene.asked, "pass")
    return scene


@pytest.mark.clause("E1.6.1", "E1.R19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_round_is_foretold_once_the_meteor_has_struck(language):
    scene, say = struck(), Texts(language, GAME.texts)
    told = parts(drawn(scene.match, 0, language))["meteor"]
    shown = printed(
        scene.match, meteor(terminal(scene.match, 300, language), scene.view("T")), width=300
    )
    for text in (told, shown):
        assert say("label-meteor-struck") in text
        assert say("label-meteor-next", sides=6) not in text


@pytest.mark.clause("E1.R7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_outbid_is_told_for_which_gene(language):
    scene = bids(
        hold(T="gene-theft").points(C=6), "T bid 2 1", "C bid 2 3", genes=("leg", "egg", "fur")
    )
    asked = parts(drawn(scene.match, 0, language))["ask"]
    assert Texts(language, GAME.texts)("gene-egg") in asked
    assert scene.window == "outbid"


@pytest.mark.clause("E1.C13")
def test_a_card_that_is_a_question_is_quoted_where_its_target_is_chosen():
    scene = births({"T": "s01", "C": "b15 b14 b13 b12", "S": "b16"}, T="whose-child")
    assert "“Whose child is this?”: choose whom" in parts(drawn(scene.match, 0))["ask"]


def test_a_price_says_over_whose_bid_it_goes():
    scene = bids(hold().points(C=6), "T bid 1 1", genes=("leg", "leg", "fur"))
    told = parts(drawn(scene.match, 1))["auction"]
    assert 'aria-label="Bid 2: Leg (Ann bids 1)"' in told
    assert 'aria-label="Bid 2: Leg"' in told
