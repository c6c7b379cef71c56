"""Evo 2001 at the terminal: map, climate, meteor, portraits, auction, cards, questions, odds."""

import io

import pytest
from rich.console import Console

from gondwana.games.evo_2001 import outlook
from gondwana.games.evo_2001.islands import LAYOUTS, SETS
from gondwana.games.evo_2001.terminal import Terminal
from gondwana.games.evo_2001.terminal.cards import card_name
from gondwana.games.evo_2001.terminal.island import island
from gondwana.kernel import Match, find_game
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene
from .test_custom import event
from .test_custom import scene as own_scene

GAME = find_game("evo-2001")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def terminal(match, width=80, language="en"):
    console = Console(file=io.StringIO(), width=width)
    texts = Texts(language, GAME.texts)
    return Terminal(match.table, texts, NAMES[: match.seats], console)


def printed(match, *parts, width=80):
    console = Console(file=io.StringIO(), width=width)
    for part in parts:
        console.print(part, markup=False, highlight=False)
    return console.file.getvalue()


def text(scene, mark, what, width=80):
    """What a seat is shown of a scene: `map` or `hand`."""
    shown = terminal(scene.match, width)
    return printed(scene.match, getattr(shown, what)(scene.view(mark)), width=width)


# ---- the island ----------------------------------------------------------------------------


@pytest.mark.clause("E1.S2")
@pytest.mark.parametrize("layout", sorted(LAYOUTS))
@pytest.mark.parametrize("map_set", SETS)
def test_every_map_fits_into_eighty_columns(map_set, layout):
    seats, option = layout
    match = Match(GAME, seats, {"map_set": map_set, "map": option}, seed="1")
    view = match.view(None)
    shown = printed(match, terminal(match).map(view), width=200)
    for region in view.regions:
        assert shown.count(region.name) == 1
    assert all(len(line.rstrip()) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize("width", [80, 100, 120, 140])
def test_the_climate_stands_beside_the_map_only_where_the_map_stays_whole(width):
    match = Match(GAME, 4, seed="1")
    shown = terminal(match, width)
    land = printed(match, island(shown, match.view(None)), width=width).splitlines()
    beside = printed(match, shown.map(match.view(None)), width=width).splitlines()
    assert all(whole.startswith(line.rstrip()) for line, whole in zip(land, beside, strict=False))


@pytest.mark.clause("E1.S2", "E1.S10")
def test_the_map_shows_halves_stars_coast_dinosaurs_and_newborns():
    scene = Scene().herds(T="s05", C="b15", S="b16").begin("birth")
    stars = sum(region.star and region.dinosaur is None for region in scene.view("T").regions)
    coasts = sum(region.coast for region in scene.view("T").regions)
    island = text(scene, "T", "map")
    assert island.startswith("small board | medium board B")
    assert (island.count("★"), island.count("~")) == (stars, coasts)
    assert ("[T]" in island, "°" in island) == (True, False)
    scene.play("T", next(words for words in sorted(scene.legal("T")) if "lay" in words))
    assert "°[T]" in text(scene, "C", "map")


@pytest.mark.clause("E1.1.2")
def test_the_map_is_shown_again_only_where_something_changed():
    scene = Scene().herds(T="s01", C="b15", S="b16").cards("T", "tough-kids").begin("birth")
    shown, before = terminal(scene.match), scene.view("T")
    scene.play("T", "pass")
    assert (scene.window, shown.screen(scene.view("T"), before)) == ("own-births", [])
    assert len(shown.screen(scene.view("T"), None)) > 1
    scene.play("T", "pass")
    scene.play("T", next(words for words in sorted(scene.legal("T")) if "lay" in words))
    assert len(shown.screen(scene.view("T"), before)) == 1


# ---- climate and meteor --------------------------------------------------------------------


@pytest.mark.clause("E1.2.2", "E1.2.4")
def test_the_climate_shows_who_lives_where_and_what_the_roll_may_bring():
    scene = Scene().herds(T="s01", C="b15", S="b16").genes("T", fur=3).climate("hills")
    scene.begin("movement")
    shown = text(scene, "T", "map", width=130)
    assert "▸H◂" in shown
    assert "temperate: all live" in shown
    assert "cold: 3 of yours live" in shown
    assert "hot: 1 of yours lives" in shown
    assert "scorching: all die" in shown
    assert "one space forward 2/3" in shown
    assert "one space back    1/6" in shown


@pytest.mark.clause("E1.6.1", "E1.V3")
@pytest.mark.parametrize(
    ("variant", "rounds"), [("basic", {3: (9, 12), 4: (8, 11), 5: (7, 10)}),
                            ("advanced", {3: (11, 14), 4: (10, 13), 5: (9, 12)})]
)  # fmt: skip
def test_the_first_and_the_last_round_in_which_the_game_may_end(variant, rounds):
    for seats, expected in rounds.items():
        match = Match(GAME, seats, {"variant": variant}, seed="1")
        assert outlook.end_rounds(match.view(None), match.table.constants) == expected


@pytest.mark.clause("E1.6.1")
def test_the_meteors_risk_is_told_in_sides_of_the_die():
    scene = Scene().herds(T="s01", C="b15", S="b16")
    told = []
    for number in (8, 9, 10, 11, 12):
        scene.round(number).begin("movement")
        told.append(text(scene, "T", "map", width=130))
    for sentence, shown in zip(
        (
            "It cannot end the game this round.",
            "With a chance of 1/6, it ends the game this round.",
            "With a chance of 2/6, it ends the game this round.",
            "With a chance of 3/6, it ends the game this round.",
            "This is the last round.",
        ),
        told,
        strict=True,
    ):
        assert sentence in shown
    assert "12(1) 13(1,2) 14(1,2,3) 15†" in told[0]


@pytest.mark.clause("E1.6.1")
def test_once_the_meteor_has_moved_the_risk_is_the_next_rounds():
    scene = Scene().herds(T="s01", C="b15", S="b16").round(8).begin("meteor")
    assert "next round" in text(scene, "T", "map", width=130)
    assert "space back" in text(scene, "T", "map", width=130)


@pytest.mark.clause("E1.V3")
def test_the_meteor_that_waits_says_so():
    match = Match(GAME, 3, {"variant": "advanced"}, seed="1")
    assert "It waits 2 more rounds." in printed(match, terminal(match).map(match.view(0), True))


# ---- players, auction, cards ---------------------------------------------------------------


@pytest.mark.clause("E1.S6", "E1.C15", "E1.C10")
def test_the_portraits_count_what_cards_add_this_round():
    scene = Scene().herds(T="s01", C="b15", S="b16").genes("T", horn=1, tail=3)
    scene.s.defence[0] = 2
    scene.s.heat_proof[0] = 1
    shown = terminal(scene.match)
    table = printed(scene.match, *shown.everything(scene.view("T")))
    row = next(line.split() for line in table.splitlines() if line.startswith("[T]  Ann"))
    assert row == ["[T]", "Ann", "6", "1+9", "3", "1", "1/3", "1", "1", "∞", "0", "0"]


@pytest.mark.clause("E1.6.4", "E1.C6", "E1.R6")
def test_the_bidding_board_shows_bids_pledges_and_what_it_takes_to_outbid():
    scene = Scene().herds(T="s01", C="b15", S="b16").points(T=2, C=9)
    scene.cards("T", "genetic-superiority", "gene-theft").begin("meteor")
    scene.decline()
    scene.happen("gene leg", "gene egg", "gene fur")
    scene.play("T", "play gene-theft")
    scene.decline()
    scene.play("T", "bid 2 4")
    board = printed(scene.match, *terminal(scene.match).screen(scene.view("C"), None), width=200)
    assert "[T] 4, with Genetic superiority, 7 to outbid" in board


@pytest.mark.clause("E1.6.4")
def test_the_prices_of_a_row_are_summed_up():
    scene = Scene().herds(T="s01", C="b15", S="b16").points(T=7).begin("meteor")
    scene.happen("gene leg", "gene egg", "gene fur")
    scene.decline()
    legal = sorted(scene.legal("T"), key=lambda words: [int(n) for n in words.split()[1:]])
    groups = terminal(scene.match).choices(scene.view("T"), legal)
    assert [f"{group.heading} {group.summary}" for group in groups] == [
        f"bid {row} 0–7" for row in (1, 2, 3)
    ]


def test_a_hand_tells_when_each_card_is_played_and_what_it_does():
    scene = Scene().herds(T="s01", C="b15", S="b16").cards("T", "whose-child", "flood")
    hand = " ".join(text(scene, "T", "hand").split())
    assert "Whose child is this? End of phase 4. One of your dinosaurs" in hand
    assert "Flood: Start of phase 2. Every dinosaur on the coast" in hand
    assert "You hold no event cards." in text(scene, "C", "hand")


@pytest.mark.clause("E1.R18")
def test_an_own_card_has_its_own_name_and_sentences(tmp_path):
    feud = event(
        "Családi perpatvar", effect="attack", window=["start-movement"], amount=2, whom="all"
    )
    scene = own_scene(tmp_path, feud, T="blank-one").begin("movement")
    shown = terminal(scene.match)
    assert card_name(shown, "blank-one") == "Családi perpatvar"
    hand = " ".join(text(scene, "T", "hand").split())
    assert "Családi perpatvar: Start of phase 3. All players have 2 more horns" in hand
    assert "play családi perpatvar" in shown.also("play blank-one")


# ---- what is asked -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_results_are_typed_in_the_readers_language(language):
    scene = Scene().herds(T="s01", C="b15", S="b16").cards("T", "weather-gene").begin("climate")
    shown, say = terminal(scene.match, language=language), Texts(language, GAME.texts)
    words = "play weather-gene forward"
    card, way = say("card-weather-gene").lower(), say("action-forward").lower()
    assert words in scene.legal("T")
    assert f"{card} {way}" in shown.also(words)
    assert shown.in_english(f"{say('verb-play')} weather-gene forward") == words


@pytest.mark.clause("E1.5.2")
def test_before_a_move_it_is_told_who_would_die():
    scene = Scene().herds(T="s01 s04", C="b15", S="b16").begin("movement")
    question = terminal(scene.match).ask(scene.view("T"))
    assert question.startswith("Your movement: 1 movement point left.")
    zones = {region.name: region.zone for region in scene.view("T").regions}
    assert (zones["S01"], zones["S04"]) == ("temperate", "freezing")
    assert question.endswith("As it stands, 1 of your 2 dinosaurs dies this round.")


@pytest.mark.clause("E1.V2")
def test_who_may_pass_the_auction_is_told_so():
    scene = Scene(variant="advanced").herds(T="s01", C="b15", S="b16").begin("meteor")
    scene.happen("gene leg", "gene egg")
    assert "You may pass" in terminal(scene.match).ask(scene.view("T"))
    scene.play("T", "bid 1 0").play("C", "bid 1 1")
    assert terminal(scene.match).ask(scene.view("T")).startswith("You are outbid.")


@pytest.mark.clause("E1.3.5", "E1.C12")
def test_odds_of_attacks_and_of_tough_kids():
    scene = Scene().herds(T="s01", C="s02", S="b16").cards("T", "tough-kids")
    shown = terminal(scene.begin("movement").match)
    attack = shown.odds(scene.view("T"), "move s01 s02")
    assert attack.startswith("S01 → S02, against Bo: your horns 0, theirs 0. You win on 2 of 6")
    assert shown.odds(scene.view("T"), "move s02 s01") is None
    scene.begin("birth").play("T", "pass", "play tough-kids")
    kid = shown.odds(scene.view("T"), "lay s02")
    assert kid.startswith("Newborn on S02, against Bo: your horns 1, theirs 0. It wins on 4 of 6")
    label = {
        words: item.plain
        for group in shown.choices(scene.view("T"), sorted(scene.legal("T")))
        for words, item in group.items
    }
    assert label["lay s02"].endswith("fight (C) 4/6")


# ---- chance by hand ------------------------------------------------------------------------


def asked_of_chance(scene):
    return terminal(scene.match).chance(scene.match.view(None), scene.match.chance_name())


@pytest.mark.clause("E1.S8", "E1.S5", "E1.1.2")
def test_at_the_start_each_draw_says_for_whom_it_is():
    match = Match(GAME, 3, dice="hand")
    shown, asked = terminal(match), []
    while match.round_number == 0 or match.chance_name() == "order":
        view, name = match.view(None), match.chance_name()
        asked.append(shown.chance(view, name))
        assert shown.secret_of(view, name) == (view.ask.about[0] if name == "card" else None)
        match.happen(match.chances()[0][0])
    stars = [f"Draw a starting region for {name}: which is it?" for name in NAMES[:2]]
    cards = [f"Draw an event card for {name}: which is it?" for name in NAMES[:3] for _ in "123"]
    order = "These are tied for initiative: Ann, Bo, Cy. They roll: in which order do they come?"
    assert asked == [*stars, *cards, order]
    assert shown.outcome("order", "SCT") == "Cy, Bo, Ann"


@pytest.mark.clause("E1.C26", "E1.C12")
def test_later_rolls_say_who_rolls_for_what():
    scene = Scene().herds(T="s04", C="s01", S="b16").cards("T", "flood", "tough-kids")
    scene.begin("climate")
    scene.play("T", "play flood")
    assert asked_of_chance(scene) == "Flood on S01, Bo: what does the die say?"
    scene = Scene().herds(T="s01", C="s02", S="b16").cards("T", "tough-kids").begin("birth")
    scene.play("T", "pass", "play tough-kids", "lay s02")
    assert asked_of_chance(scene).startswith("A newborn of Ann fights on S02, and wins up to 4")
    scene = Scene().herds(T="s01", C="s02", S="b16").begin("movement").play("T", "move s01 s02")
    assert asked_of_chance(scene).startswith("Ann attacks S01 → S02, and wins up to 2")
    scene = Scene().herds(T="s01", C="s02", S="b16").begin("climate")
    assert asked_of_chance(scene) == "Ann rolls for the climate: what does the die say?"
