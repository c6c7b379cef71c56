"""When cards are played, and who is asked (E1.C0, E1.R1, E1.R19)."""

from itertools import permutations

import pytest

from gondwana.games.evo_2001.state import CARDS, PRINTED_CARDS

from .helpers import HERDS, Scene


def holders(**cards):
    """Everybody holds a card that fits nowhere but as an answer, or those told."""
    scene = Scene().herds(**HERDS)
    spare = ["division", "unexpected-gene", "survival-gene"]
    for mark, other in zip("TCS", spare, strict=True):
        scene.cards(mark, *cards.get(mark, (other,)))
    return scene


@pytest.mark.clause("E1.C0", "E1.R1")
@pytest.mark.parametrize("number", [1, 2])
def test_nobody_plays_a_card_in_the_first_two_rounds(number):
    scene = holders(T=("flood",)).round(number).begin("climate")
    assert scene.chance == "climate"
    assert scene.forbids("T", "play flood") == "E1.C0"
    assert holders(T=("flood",)).begin("climate").asking == "window"


@pytest.mark.clause("E1.C0")
def test_one_plays_only_cards_that_one_holds():
    scene = holders(T=("accident",), C=("flood",)).begin("climate")
    assert scene.reason("T", "play flood") == "refusal-E1-C0-hold"


@pytest.mark.clause("E1.C0")
def test_played_cards_leave_the_game():
    scene = holders(T=("flood",)).begin("climate").play("T", "play flood")
    assert scene.view("C").played == ("flood",)
    assert scene.hand("T") == ()


@pytest.mark.clause("E1.C0")
def test_several_cards_may_be_played_in_a_round_by_one_player_too():
    scene = holders(T=("giant-gene", "big-brother", "primal-instincts")).begin("movement")
    scene.play("T", "play giant-gene")
    scene.decline_answers()
    scene.play("T", "play big-brother")
    scene.decline_answers()
    scene.play("T", "play primal-instincts")
    assert (scene.player("T").attack, scene.player("T").defence) == (2, 2)


@pytest.mark.clause("E1.C0")
@pytest.mark.parametrize(
    ("first", "second"),
    list(permutations(["crazy-weather", "catastrophe", "weather-gene stay"], 2)),
)
def test_only_one_card_in_all_changes_the_climate(first, second):
    scene = holders(T=(first.split()[0],), C=(second.split()[0],)).climate("plains")
    scene.begin("climate").play("T", f"play {first}")
    scene.decline_answers()
    assert scene.asked == "C"
    assert scene.reason("C", f"play {second}") == "refusal-E1-C0-climate"


@pytest.mark.clause("E1.C0")
def test_another_round_another_climate_card():
    scene = holders(T=("catastrophe",), C=("weather-gene",)).begin("climate")
    scene.play("T", "play catastrophe")
    scene.decline_answers()
    scene.begin("climate").play("C", "play weather-gene back")
    assert scene.view("T").climate == 1


@pytest.mark.clause("E1.R1")
def test_all_who_hold_a_card_are_asked_in_order_whether_it_fits_or_not():
    scene = Scene().herds(**HERDS).cards("S", "unexpected-gene").cards("T", "accident")
    assert scene.order("STC").begin("movement").decline() == [
        "S start-movement", "T start-movement",
    ]  # fmt: skip


@pytest.mark.clause("E1.R1")
def test_the_asking_goes_on_until_all_pass_in_a_row():
    scene = holders(C=("giant-gene", "big-brother")).begin("movement")
    scene.play("T", "pass").play("C", "play giant-gene")
    assert scene.decline_answers() == ["T", "C", "S"]
    assert (scene.asked, scene.window) == ("T", "start-movement")
    scene.play("T", "pass").play("C", "pass").play("S", "pass")
    assert scene.asking == "move"


@pytest.mark.clause("E1.R1")
def test_after_a_card_the_asking_starts_again_with_whoever_is_now_first():
    scene = holders(S=("me-first", "giant-gene")).begin("movement")
    scene.play("T", "pass").play("C", "pass").play("S", "play me-first")
    assert scene.decline_answers() == ["S", "T", "C"]
    assert scene.asked == "S"


@pytest.mark.clause("E1.R1")
def test_a_card_takes_effect_at_once():
    scene = holders(T=("accident",), C=("flood",)).herds(T="s01", C="b15 b14 b13 b12 b11", S="b16")
    scene.begin("climate").play("T", "play accident b11")
    assert "b11" not in scene.stand("C")
    assert scene.window == "answer"


@pytest.mark.clause("E1.R1")
def test_effects_last_to_the_end_of_the_round():
    scene = holders(T=("giant-gene",)).begin("movement").play("T", "play giant-gene")
    scene.decline_answers()
    scene.decline()
    assert scene.player("T").attack == 2
    for mark in "TCS":
        scene.play(mark, "pass")
    scene.decline()
    assert (scene.now, scene.player("T").attack) == ("birth", 2)
    scene.s.agenda_n = 0
    scene.begin("initiative")
    assert scene.player("T").attack == 0


@pytest.mark.clause("E1.R1")
@pytest.mark.parametrize(
    ("card", "phase", "tail"),
    [("accident", "climate", " s01"), ("whose-child", "birth", " s01")],
)
def test_a_card_without_a_target_cannot_be_played(card, phase, tail):
    scene = holders(T=(card,)).begin(phase)
    if phase == "birth":
        scene.decline()
        while scene.asking == "lay":
            scene.play(scene.asked, sorted(scene.legal(scene.asked))[0])
            while scene.asking == "window" and scene.window == "own-births":
                scene.play(scene.asked, "pass")
        assert scene.window == "end-birth"
    assert scene.legal("T") == {"pass"}
    assert scene.forbids("T", f"play {card}{tail}") is not None


# The windows of a whole round in which everybody holds a card that fits none of them.
ROUND = [
    *(f"{mark} start-initiative" for mark in "TCS"),
    *(f"{mark} start-climate" for mark in "TCS"),
    *(f"{mark} start-movement" for mark in "TCS"),
    *(f"{mark} start-birth" for mark in "TCS"),
    "T own-births",
    "C own-births",
    "S own-births",
    *(f"{mark} end-birth" for mark in "TCS"),
    *(f"{mark} start-survival" for mark in "TCS"),
    *(f"{mark} end-survival" for mark in "TCS"),
    *(f"{mark} start-meteor" for mark in "TCS"),
    *(f"{mark} after-meteor" for mark in "TCS"),
    *(f"{mark} after-draw" for mark in "TCS"),
    "T outbid",
    *(f"{mark} paying" for mark in "TCS"),
]


@pytest.mark.clause("E1.R19")
def test_the_windows_of_a_round_in_their_order():
    scene = Scene().herds(**HERDS).genes("T", tail=3).genes("C", tail=2)
    scene.cards("T", "division").cards("C", "unexpected-gene").cards("S", "survival-gene")
    scene.begin("initiative")
    asked = []
    genes = iter(("leg", "egg", "fur"))
    bids = iter((("T", "bid 1 1"), ("C", "bid 1 2"), ("T", "bid 2 0"), ("S", "bid 3 0")))
    while scene.match.round_number == 3:
        if scene.asking == "window":
            asked.append(f"{scene.asked} {scene.window}")
            scene.play(scene.asked, "pass")
        elif scene.asking == "bid":
            scene.play(*next(bids))
        elif scene.chance == "gene":
            scene.happen(f"gene {next(genes)}")
        elif scene.chance != "none":
            scene.match.happen(scene.match.chances()[0][0])
        else:
            scene.play(scene.asked, sorted(scene.legal(scene.asked))[0])
    assert asked == ROUND


@pytest.mark.clause("E1.R19")
def test_before_births_only_who_has_a_dinosaur_in_the_supply_is_asked():
    names = Scene().names
    scene = Scene().herds(T=" ".join(names[:10]), C="b15", S="b16").cards("T", "tough-kids")
    scene.cards("C", "flood").begin("birth")
    assert scene.decline() == ["T start-birth", "C start-birth", "C own-births"]


@pytest.mark.clause("E1.R19")
def test_the_last_window_comes_when_the_meteor_has_struck():
    scene = holders()
    scene.s.meteor = 14
    scene.begin("meteor")
    assert scene.decline() == [
        *(f"{mark} start-meteor" for mark in "TCS"), *(f"{mark} last" for mark in "TCS"),
    ]  # fmt: skip
    assert scene.match.over


@pytest.mark.clause("E1.R19", "E1.C0")
@pytest.mark.parametrize("card", CARDS[:PRINTED_CARDS])
def test_outside_its_windows_a_card_is_refused_by_its_own_clause(card):
    scene = Scene().herds(**HERDS).cards("T", card).begin("movement")
    scene.decline()
    assert scene.asking == "move"
    tail = {
        "accident": " b15", "whose-child": " b15", "weather-gene": " stay", "defence-gas": " c",
    }.get(card, "")  # fmt: skip
    assert scene.forbids("T", f"play {card}{tail}") == f"E1.C{CARDS.index(card) + 1}"
