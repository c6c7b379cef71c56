"""The end of an era (DW.3.2 to DW.3.4)."""

import pytest

from .helpers import Scene


@pytest.mark.clause("DW.3.2")
def test_up_to_two_unplayed_cards_are_kept_in_secret():
    scene = Scene().hands(R="4a 5a 6a", G="7a", B="8a 9a").end_tricks()
    assert scene.asked == "RGB"
    scene.play("R", "keep 4a", "keep 6a")
    assert scene.reason("R", "keep 5a") == "refusal-DW-3-2-most"
    assert scene.reason("G", "keep 4a") == "refusal-DW-3-2-hold"
    assert scene.view("G").picked == ()
    scene.play("R", "done").play("G", "done")
    assert scene.hand("R") == "4a 6a"
    assert scene.hand("G") == ""
    assert scene.view("R").seen == {"5a": 1}
    assert scene.view("B").seen == {}
    assert scene.asked == "B"
    assert scene.events("B", "kept") == scene.events("B", "unkept") == []
    assert len(scene.events("R", "kept")) == 2


@pytest.mark.clause("DW.3.2")
def test_nobody_keeps_after_the_last_era():
    scene = Scene().hands(R="4a 5a", G="7a", B="8a").era(3).end_tricks()
    assert scene.asking != "keep"
    assert scene.hand("R") == ""


@pytest.mark.clause("DW.3.2")
def test_who_has_no_card_is_not_asked():
    scene = Scene().hands(R="4a 5a", B="8a")
    scene.s.emptied = 1 << scene.seat("G")
    assert scene.end_tricks().asked == "RB"


@pytest.mark.clause("DW.3.3")
def test_survival_comes_next_then_the_next_era_or_the_end():
    scene = Scene().hands(R="4a 5a").species(R="turtle", G="fish", B="mouse").end_tricks()
    for mark in "RGB":
        if mark in scene.asked:
            scene.play(mark, "done")
    assert scene.now == "survival" or scene.chance == "environment"
    while scene.asking == "eat":
        scene.play(scene.asked, "done")
    assert scene.view("R").era == 2
    assert scene.chance == "environment"
    last = Scene().species(R="turtle", G="fish", B="bird").era(3).end_tricks()
    while not last.match.over:
        last.play(last.asked, "done")
    assert last.now == "over"
    assert last.match.why_not(0, "done").clause == "DW.E1"


@pytest.mark.clause("DW.3.4")
def test_the_order_of_an_eras_end():
    """Improvements, unused mutations, keeping, food, growth and bites, metamorphosis."""
    scene = Scene().species(R="frog", G="fish", B="amoeba").spaces(R=9, G=6, B=3)
    scene.environments("wetlands ocean jungle").abilities("R", p3="8a").abilities("G", p3="7a")
    scene.hands(R="9a", G="12a 13f 1a", B="8b 1b").lead("R").lay(R="9a", G="12a", B="8b")
    seen = []
    while scene.view("R").era == 1:
        if scene.chance == "metamorphosis":
            seen.append("draw")
            scene.happen("metamorphosis joker")
            continue
        seen.append(f"{scene.asking} {scene.asked}")
        scene.play(scene.asked[0], "done" if scene.asking in ("keep", "eat") else "pass")
    assert seen == [
        "improve R", "improve B", "steal R", "keep GB", "keep B", "eat G", "eat R", "draw",
    ]  # fmt: skip
    told = [event.name for line in scene.match.lines[scene.start :] for event in line.events]
    order = ["won-last", "refrained", "kept", "unkept", "fed", "grew", "drew-ability", "shuffled"]
    at = [told.index(name) for name in order if name in told]
    assert at == sorted(at)


@pytest.mark.clause("DW.3.4")
def test_other_questions_wait():
    scene = Scene().hands(R="9a 9b", G="8a 3a").lead("R")
    for words in ("eat all", "done", "keep 9a", "put 1", "eat g"):
        assert scene.forbids("R", words) == "DW.3.4"
