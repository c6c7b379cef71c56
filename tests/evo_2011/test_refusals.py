"""Where a clause forbids for several reasons, the sentence is the one that fits."""

from .helpers import Scene


def key(scene: Scene, mark: str, words: str) -> str:
    seat = "TCSBP".index(mark)
    refused = scene.match.why_not(seat, words)
    assert refused is not None
    return refused.key


def test_nobody_passes_the_auction() -> None:
    scene = Scene().begin("mutation").happen("gene legs", "gene horn")
    assert scene.asking == "bid"
    assert key(scene, "T", "pass") == "refusal-E2-R8-pass"


def test_adrenaline_rush_chooses_a_place() -> None:
    scene = Scene().genes("T", adrenaline_rush=1).columns("TCS").begin("initiative")
    assert scene.asking == "place"
    assert key(scene, "T", "pass") == "refusal-E2-U10-pass"


def test_removal_may_not_be_passed_and_ideal_land_is_safe() -> None:
    scene = Scene().herds(T="c1 c4 f3 a1").climate("yellow").begin("survival")
    assert scene.asking == "remove"
    assert key(scene, "T", "pass") == "refusal-E2-6-1-pass"
    assert key(scene, "T", "remove a1") == "refusal-E2-6-1-ideal"


def test_a_second_dinosaur_may_not_use_the_flippers() -> None:
    scene = Scene().genes("T", flippers=1).herds(T="a1 b3", C="d1 f1", S="e6 f4")
    scene.begin("movement").play("T", "swim a1 a2")
    assert key(scene, "T", "swim b3 b1") == "refusal-E2-U4-spent"
    assert scene.forbids("T", "swim b3 b1") == "E2.U4"
