"""Darwinning! at the terminal: track, species, trick, what a choice makes, what is typed."""

import io

import pytest
from rich.console import Console

from gondwana.games.darwinning.state import ABILITIES
from gondwana.games.darwinning.terminal import VERBS, Terminal
from gondwana.kernel import find_game
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene

GAME = find_game("darwinning")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def terminal(scene, width=80, language="en"):
    console = Console(file=io.StringIO(), width=width)
    texts = Texts(language, GAME.texts)
    return Terminal(scene.match.table, texts, NAMES[: scene.match.seats], console)


def printed(*parts, width=80):
    console = Console(file=io.StringIO(), width=width)
    for part in parts:
        console.print(part, markup=False, highlight=False)
    return console.file.getvalue()


def text(scene, mark, what, width=80):
    """What a seat is shown of a scene: `map`, `hand`, or a topic."""
    shown, view = terminal(scene, width), scene.view(mark)
    part = shown.topics(view).get(what) or getattr(shown, what)(view)
    return printed(part, width=width)


def asked(scene, mark):
    return terminal(scene).ask(scene.view(mark))


def labels(scene, mark):
    """The choices as they are shown, by their words."""
    shown = terminal(scene).choices(scene.view(mark), sorted(scene.legal(mark)))
    return {words: label.plain for group in shown for words, label in group.items}


# ---- the table -----------------------------------------------------------------------------


@pytest.mark.clause("DW.S3", "DW.T1")
def test_the_track_shows_twenty_spaces_and_every_marker_above_its_number():
    scene = Scene(2).species(R="frog", G="bear").spaces(R=4, G=20, V=12).lead("R")
    lines = text(scene, "R", "map").splitlines()
    at = lines.index("Food chain")
    numbers, markers = lines[at + 1], lines[at + 2]
    assert numbers.split() == [str(space) for space in range(1, 21)]
    for mark, space in (("[R]", 4), ("(G)", 20), ("·V·", 12)):
        assert markers.index(mark) == 3 * (space - 1)
    assert len(numbers) <= 60


@pytest.mark.clause("DW.S4", "DW.5.2")
def test_a_species_shows_its_places_its_environments_and_who_eats_whom():
    scene = Scene().species(R="frog", G="snake", B="bear").spaces(R=8, G=6, B=12)
    scene.abilities("R", p1="4a", p3="8a+6b").gain("R", "desert").environments("desert jungle")
    shown = text(scene.lead("R"), "R", "map", width=120)
    row = shown[shown.index("[R] Ann") :]
    assert "frog, space 8, population 4 (began with 4)" in row
    assert "[1] hard shell, [2] poison°, 3 teeth (stolen, on mutation), 4 –, 5 –" in row
    assert "✓jungle 3°" in row
    assert "✓desert 2" in row
    assert "Eats: (G); eaten by: (G)" not in row  # a hard shell keeps the snake's teeth off
    assert "Eats: (G); eaten by: –" in row


def test_only_species_that_have_changed_are_shown_again():
    scene = Scene().species(R="frog", G="snake", B="bear").hands(R="7a 3a", G="5a 4a", B="9a 2a")
    scene.lead("R")
    shown, before = terminal(scene), scene.view("R")
    scene.lay(R="7a", G="5a", B="9a").play("B", "climb 9a up")
    again = printed(*shown.screen(scene.view("B"), before))
    assert "Cy" in again
    assert "bear" in again
    assert "frog" not in again
    assert shown.screen(scene.view("B"), scene.view("B"))  # the cards in hand, what would win
    assert "bear" not in printed(*shown.screen(scene.view("B"), scene.view("B")))


def test_a_hand_tells_each_cards_uses_and_its_numbers_by_colour():
    scene = Scene().hands(R="7a 12b joker").lead("R")
    lines = text(scene, "R", "hand").splitlines()
    assert [line.split()[0] for line in lines[2:5]] == ["joker", "7a", "12b"]
    assert lines[3].split() == ["7a", "acorn", "7", "food", "storage", "↑2", "underground"]
    assert lines[5].split() == ["acorn", "7", "blueberry", "12", "joker", "0"]


def test_nobody_else_sees_a_hand():
    scene = Scene().hands(R="7a 12b").lead("R")
    shown = terminal(scene)
    assert shown.has_secrets(scene.view("R"))
    assert not shown.has_secrets(scene.match.view(None))
    assert "You hold no cards." in printed(shown.hand(scene.match.view(None)))


# ---- the trick -----------------------------------------------------------------------------


@pytest.mark.clause("DW.2.1", "DW.2.3")
def test_the_trick_marks_the_strongest_and_who_is_still_to_play():
    scene = Scene().hands(R="7a 7b 1a", G="3a 4a", B="9a 9b").lead("R").lay(R="7a 7b", G="3a")
    shown = printed(*terminal(scene).screen(scene.view("B"), scene.view("B")))
    assert "[R] Ann  acorn 7, blueberry 7  pair, 14 ◂ strongest" in shown
    assert "(G) Bo   acorn 3               single card, 3 " in shown
    assert "<B> Cy                         still to play" in shown
    assert "Strongest now would be, at most:\n  pair, 18: 9a 9b" in shown
    assert asked(scene, "B") == "Ann is strongest: pair, 14. Beat that, or play any one card."


@pytest.mark.clause("DW.2.2", "DW.2.3")
def test_a_choice_of_cards_tells_what_it_makes_whether_it_wins_and_what_beats_it():
    scene = Scene().hands(R="7a 8a 9a 1f", G="3a 4a", B="2a 2b").lead("R")
    assert asked(scene, "R") == "You lead. Which cards do you play?"
    scene.play("R", "pick 7a")
    assert asked(scene, "R") == (
        "acorn 7: single card, 7. "
        "Strongest so far; a single card of 7 or more, or a combination, beats it."
    )
    scene.play("R", "pick 8a")
    assert asked(scene, "R").startswith("acorn 7, acorn 8: no combination yet")
    scene.play("R", "pick 9a")
    assert "a straight flush of 24 or more, or a stronger combination, beats it" in asked(
        scene, "R"
    )
    scene.play("R", "lay").play("G", "pick 3a")
    assert asked(scene, "G") == "acorn 3: single card, 3. It does not beat straight flush, 24."


@pytest.mark.clause("DW.3.1")
def test_it_is_told_when_a_choice_ends_the_era_and_that_its_last_trick_is_reversed():
    scene = Scene().hands(R="7a", G="3a 4a", B="2a 2b").lead("R").play("R", "pick 7a")
    assert asked(scene, "R").endswith("whoever is strongest may not improve.")
    scene.play("R", "lay")
    shown = printed(*terminal(scene).screen(scene.view("G"), scene.view("G")), width=120)
    assert "the last: whoever is strongest may not improve, all others may" in shown


@pytest.mark.clause("DW.2.5")
def test_who_plays_last_and_beats_all_is_told_so():
    scene = Scene().hands(R="7a 1a", G="3a 4a", B="9a 2b").lead("R").lay(R="7a", G="3a")
    scene.play("B", "pick 9a")
    assert "You play last, so this is the strongest of the trick." in asked(scene, "B")


@pytest.mark.clause("DW.T2", "DW.T3")
def test_with_two_open_cards_are_offered_by_their_places():
    scene = Scene(2).hands(R="7a 1a", G="3a 4a 12a").open_cards("3b", "8f", "joker").lead("R")
    scene.lay(R="7a")
    assert "a weaker one too" in asked(scene, "G")
    assert labels(scene, "G")["pick v1"].startswith("v1 3b")
    shown = printed(*terminal(scene).screen(scene.view("G"), scene.view("G")))
    assert "pair, 6: 3a v1" in shown


@pytest.mark.clause("DW.2.3")
def test_odds_tell_what_a_card_would_be_worth():
    scene = Scene().hands(R="7a 7b 1a", G="3a 4a", B="9a 9b").lead("R")
    shown, view = terminal(scene), scene.view("R")
    assert shown.odds(view, "pick 7b").startswith("blueberry 7: single card, 7.")
    assert shown.odds(view, "pick 9a") is None
    assert shown.odds(view, "lay") is None


# ---- improving, survival, the end ----------------------------------------------------------


@pytest.mark.clause("DW.4.1", "DW.4.2", "DW.4.3", "DW.4.4", "DW.4.5")
def test_every_use_of_a_card_tells_where_it_leads():
    scene = Scene().species(R="frog", G="snake", B="bear").spaces(R=4, G=6, B=12)
    scene.environments("polar").hands(R="7b 1a", G="3a 4a", B="2a 2b").lead("R")
    scene.lay(R="7b", G="3a", B="2a")
    shown = labels(scene, "R")
    assert shown["climb 7b up"] == "climb to 7"  # with the bonus, over the snake
    assert shown["climb 7b down"] == "go down to 3"
    assert shown["eggs 7b"] == "population +1"
    assert shown["adapt 7b"] == "adapt to polar land, which is on the table"
    assert shown["ability 7b 2"] == "[2] poison°"
    assert shown["ability 7b 3"] == "3 –"
    assert asked(scene, "R").endswith("Food 1 for a population of 4: it loses one. "
                                      "Bites 1, and 2 cost a population.")  # fmt: skip


@pytest.mark.clause("DW.5.3", "DW.X6")
def test_prey_is_named_with_its_poison_and_so_is_what_is_proposed():
    scene = Scene().species(R="bear", G="frog", B="insect").spaces(R=12, G=6, B=2).survive()
    while "R" not in scene.asked:
        scene.play(scene.asked, "done")
    scene.s.bites[0] = 1
    shown = labels(scene, "R")
    assert shown["eat g"] == "(G) Bo poison: 2 bites"
    assert shown["eat all"] == "eat nobody else, as proposed (Enter)"
    assert terminal(scene).default(scene.view("R")) == "eat all"


@pytest.mark.clause("DW.5.2", "DW.5.4")
def test_food_is_told_line_by_line_for_every_species():
    scene = Scene().species(R="frog", G="snake", B="bear").spaces(R=4, G=6, B=12)
    scene.environments("jungle").lead("R")
    shown = text(scene, "R", "food")
    frog = shown[shown.index("[R] Ann") : shown.index("(G) Bo")]
    assert [line.split() for line in frog.splitlines()[1:3]] == [
        ["jungle", "+3"],
        ["pheromones", "+1"],
    ]
    assert "Food 4 for a population of 4: it stays as it is. Bites 1, and" in frog


@pytest.mark.clause("DW.T9")
def test_abilities_from_the_discards_are_typed_with_their_place():
    scene = Scene(2).species(R="frog", G="bear").hands(G="5a").discards("7a 9b")
    scene.s.emptied = 1
    scene.end_tricks()
    assert scene.asking == "take"
    shown = terminal(scene).choices(scene.view("G"), sorted(scene.legal("G")))
    assert [group.summary.plain for group in shown if group.summary] == [
        "place 1, 2, 3, 4, 5",
        "place 2",
    ]
    assert "The hand of Ann is empty" in asked(scene, "G")


@pytest.mark.clause("DW.E1")
def test_the_result_tells_where_each_point_came_from():
    scene = Scene().species(R="frog", G="snake", B="bear").lead("R")
    view = scene.match.view(None)
    lines = printed(terminal(scene).result(view, [1, 2, 3])).splitlines()
    cells = lines[2].split()
    assert cells[:3] == ["1", "[R]", "Ann"]
    assert sum(map(int, cells[3:7])) == int(cells[7]) == view.players[0].points


@pytest.mark.clause("DW.E1")
def test_points_are_told_part_by_part_with_what_brings_them():
    scene = Scene().species(R="frog", G="snake", B="bear").spaces(R=8, G=6, B=12)
    scene.abilities("R", p1="4a", p3="6a", p4="10b").gain("R", "desert").population(R=6).lead("R")
    lines = text(scene, "R", "points").splitlines()
    assert [line.split()[-1] for line in lines[:5]] == ["26", "8", "8", "6", "4"]
    assert lines[3].strip().startswith("environments: 4 printed, 1 gained")
    assert "abilities: teeth 1, tools 3" in lines[4]  # the shell lies in the frame


# ---- what is typed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("7a 8a 9a", ["pick 7a", "pick 8a", "pick 9a"]),
        ("7a,8a, lay", ["pick 7a", "pick 8a", "lay"]),
        ("7A", ["pick 7a"]),
        ("1 2", ["1", "2"]),
        ("joker v2", ["pick joker", "pick v2"]),
        ("pick 7a, lay", ["pick 7a", "lay"]),
        ("acorn 7", ["acorn 7"]),
    ],
)
def test_several_cards_may_be_typed_in_one_line(typed, parts):
    scene = Scene().hands(R="7a 8a 9a", G="3a 4a", B="2a 2b").lead("R")
    assert terminal(scene).parts(scene.view("R"), typed) == parts


def test_cards_to_discard_may_be_typed_in_one_line_too():
    scene = Scene().hands(R="7a 8a 9a", G="3a 4a", B="2a 2b").begin_discards()
    shown, view = terminal(scene), scene.view("R")
    assert shown.parts(view, "7a 8a done") == ["discard 7a", "discard 8a", "done"]
    assert shown.default(view) == "done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_cards_and_topics_have_names_of_their_own_in_every_language(language):
    say = Texts(language, GAME.texts)
    assert len({say(f"verb-{verb}") for verb in VERBS}) == len(VERBS)
    scene = Scene().hands(R="7a 8a", G="3a 4a", B="2a 2b").lead("R")
    shown = terminal(scene, language=language)
    colour = say("colour-acorn").lower()
    assert f"{colour} 7" in shown.also("pick 7a")
    up = say("word-up").lower()
    assert f"{say('verb-climb')} {colour} 7 {up}".lower() in shown.also("climb 7a up")
    topics = shown.topics(scene.view("R"))
    assert len({say(f"command-{topic}") for topic in topics}) == len(topics)
    for ability in ABILITIES:
        assert say(f"ability-{ability}") != say(f"ability-{ability}-effect")


def test_who_may_see_a_drawn_card():
    scene = Scene()
    shown, view = terminal(scene), scene.match.view(None)
    assert shown.secret_of(view, "environment") is None
    assert shown.outcome("card", "7a") == "7a acorn 7"
    assert shown.outcome("card", "joker") == "joker"
    assert shown.outcome("species", "frog") == "frog"
