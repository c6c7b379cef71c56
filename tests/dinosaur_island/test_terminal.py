"""Dinosaur Island at the terminal: parks, labs, boards, questions, answers, accounts."""

import io
import random

import pytest
from rich.console import Console

from gondwana.cli.play.words import meant
from gondwana.games.dinosaur_island.happenings import LINES
from gondwana.games.dinosaur_island.reckoning import account, paddock_price, security_price, track
from gondwana.games.dinosaur_island.state import RECIPES, SPECIALISTS, TILES
from gondwana.games.dinosaur_island.terminal import Terminal
from gondwana.kernel import Match, find_game
from gondwana.kernel.texts import LANGUAGES, Texts

from .helpers import Scene

GAME = find_game("dinosaur-island")
NAMES = ("Ann", "Bo", "Cy", "Di")


def terminal(match, width=80, language="en"):
    console = Console(file=io.StringIO(), width=width)
    return Terminal(match.table, Texts(language, GAME.texts), NAMES[: match.seats], console)


def printed(*parts, width=80):
    console = Console(file=io.StringIO(), width=width)
    for part in parts:
        console.print(part, markup=False, highlight=False)
    return console.file.getvalue()


def shown(scene, mark, what, width=80, language="en"):
    """What a seat is shown of a scene: `map`, `hand`, or a topic."""
    view, screen = scene.view(mark), terminal(scene.match, width, language)
    topics = screen.topics(view)
    return printed(topics[what] if what in topics else getattr(screen, what)(view), width=width)


def flat(text):
    return " ".join(text.split())


def labels(scene, mark, language="en"):
    """Every legal action's words, with the heading and the label that they are offered by."""
    screen = terminal(scene.match, language=language)
    groups = screen.choices(scene.view(mark), sorted(scene.legal(mark)))
    return {
        words: f"{group.heading} {label}".strip()
        for group in groups
        for words, label in group.items
    }


def question(scene, mark, language="en"):
    return terminal(scene.match, language=language).ask(scene.view(mark))


def researching(**options):
    scene = Scene(**options).begin("research")
    while scene.match.chances():
        scene.match.happen(scene.match.chances()[0][0])
    return scene


# ---- the park (DI.S11, DI.4.2) -----------------------------------------------------------------


@pytest.mark.clause("DI.S11", "DI.S7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_park_fits_into_eighty_columns_and_names_every_zone(language):
    scene = Scene().exhibit("T", "parasaurolophus", "c1", 4, 4).exhibit("T", "coelophysis", "a4")
    scene.build("T", "primeval-wheel", "b2").build("T", "jeep-safari", "d4")
    lines = shown(scene, "T", "map", language=language).splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert len({len(line) for line in lines}) == 1
    zones = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
    covered = {zone for zone in zones if f"│{zone}" not in "".join(lines)}
    assert covered == {"B1", "D1", "B4"}  # the right zones of exhibits show the recipe


@pytest.mark.clause("DI.3.3", "DI.4.2")
def test_an_exhibit_shows_its_dinosaurs_its_room_its_recipe_and_its_visitors():
    scene = Scene().exhibit("T", "velociraptor", "c1", 3, 2).build("T", "taco-stand", "b2")
    scene.s.patrons[0, 2], scene.s.hooligans[0, 2] = 1, 1
    park = shown(scene, "T", "map")
    assert "C1 Velociraptor" in park
    assert "♦♦◇" in park
    assert "●▲" in park
    assert " C  V  B  B  Y " in park
    assert "E+2 T+2 P4" in park
    assert "food stand" in park


@pytest.mark.clause("DI.4.2", "DI.X.intern")
def test_whoever_queues_or_stands_with_the_intern_is_told_below():
    scene = Scene().hire("T", "intern")
    scene.s.queue[0, 0], scene.s.queue[0, 1] = 2, 1
    park = shown(scene, "T", "map")
    assert "Intern: ○" in park
    assert "Queue: ●●▲" in park
    assert "Queue" not in shown(scene, "C", "map")


@pytest.mark.clause("DI.G8")
def test_other_parks_and_labs_can_be_looked_up():
    scene = Scene().build("C", "great-coaster", "d4").lab("C", "sponsors")
    others = shown(scene, "T", "parks")
    assert "Big coaster" in others
    assert "Sponsors' office" in others
    assert others.count("A1 ") == 1


# ---- lab, cold storage, market, objectives ----------------------------------------------


@pytest.mark.clause("DI.3.1", "DI.2.4")
def test_a_lab_shows_spots_their_workers_and_which_are_used():
    scene = Scene().lab("T", "renovate").begin("work").play("T", "venture 2")
    lab = flat(shown(scene, "T", "hand"))
    assert "Lab, 3 workers free" in lab
    assert "4 □1 ■1 □1 Venture capital" in lab
    assert "5 □1 □2 Renovation board: One paddock +1 without paying" in lab
    assert "6 free" in lab


@pytest.mark.clause("DI.S8")
def test_cold_storage_shows_the_most_that_fits_below_each_limit():
    scene = Scene()
    assert "C  1/3  V  1/3  B  1/3    G  0/1  M  0/1  Y  0/1" in shown(scene, "T", "hand")


@pytest.mark.clause("DI.2.1", "DI.2.3", "DI.X.architect")
def test_the_market_tells_what_everything_does_and_costs_the_reader():
    scene = Scene().lay(1, "great-coaster").lay(2, "chef").lay(0, "ads").hire("T", "architect")
    market = flat(shown(scene, "T", "market", width=200))
    assert "$2 lab upgrade $2 Advertising office: Draw 1 visitor more" in market
    assert "attraction $7 Big coaster: ride, 3 visitors, 1 point at the end" in market
    assert "specialist $2 Chef: A patron on food" in market
    assert "II lab upgrade $5 DNA refinement II" in market
    assert "attraction $9 Big coaster" in flat(shown(scene, "C", "market", width=200))


@pytest.mark.clause("DI.S5", "DI.F1")
def test_all_recipes_specialists_and_tiles_can_be_looked_up():
    scene = Scene()
    assert len(shown(scene, "T", "dinosaurs").splitlines()) == RECIPES
    assert len(shown(scene, "T", "people", width=200).splitlines()) == len(SPECIALISTS)
    assert len(shown(scene, "T", "tiles", width=200).splitlines()) == len(TILES)
    told = [shown(scene, "T", what, width=200) for what in ("dinosaurs", "people", "tiles")]
    assert [each.count("(our own)") for each in told] == [12, 16, 4]


@pytest.mark.clause("DI.6.1", "DI.T.season")
def test_objectives_tell_how_far_everybody_is_and_plot_twists_what_they_do():
    scene = Scene(plot_twists="1").twists("season")
    scene.s.goal[0], scene.s.claimed[0] = 13, 1  # m01: excitement 15
    goals = flat(shown(scene, "T", "goals"))
    assert "7 points excitement 15 [T] ✓ (C) 1" in goals
    assert "High season (our own): Everyone draws 2 visitors more" in goals


# ---- what is shown when ----------------------------------------------------------------


@pytest.mark.clause("DI.G1")
def test_the_first_round_shows_all_and_later_ones_what_the_last_has_brought():
    scene = researching()
    screen, view = terminal(scene.match), scene.view("T")
    first = printed(*screen.screen(view, None))
    assert "A1 Gallimimus" in first
    assert "Since round" not in first
    scene.s.round_number = 2
    scene.set("points", T=14, C=9).set("money", T=12)
    second = flat(printed(*screen.screen(scene.view("T"), view)))
    assert "Since round 1 began" in second
    assert "Ann 14 (+4) 12 (−3)" in second
    assert "A1 Gallimimus" not in second


@pytest.mark.clause("DI.3.6")
def test_work_is_secret_only_where_somebody_else_sits_at_the_table():
    scene = Scene().begin("work")
    assert terminal(scene.match).has_secrets(scene.view("T"))
    assert not terminal(scene.match).has_secrets(researching().view("T"))
    assert not terminal(scene.match).has_secrets(scene.match.view(None))


@pytest.mark.clause("DI.4.3", "DI.1.8")
def test_the_forecast_warns_before_anybody_is_eaten():
    scene = Scene().set("excitement", T=4).set("threat", T=1).bag(40, 0).threat_die(2)
    scene.printed("T", 4, 4).begin("work")
    told = flat(shown(scene, "T", "forecast"))
    assert "4 visitors, room for 5, $4 at the gate, points: 2." in told
    assert "Danger: threat 3 against security 1; visitors eaten: 2, points lost: 2." in told
    scene.set("security", T=3)
    assert "Security holds: 3 against a threat of 3." in flat(shown(scene, "T", "forecast"))


# ---- questions and answers --------------------------------------------------------------


@pytest.mark.clause("DI.1.2", "DI.1.3", "DI.G3")
def test_a_die_is_offered_with_what_it_brings_and_what_fits():
    scene = researching()
    assert question(scene, "T").startswith("Research: place a scientist (level 1, 2, 3 left)")
    view, told = scene.view("T"), labels(scene, "T")
    die = next(die for die in view.dice if die.symbol == "violet")
    assert told[f"die {die.space} 1"].endswith(f"level 1 +{die.count}")
    gain = 3 * die.count
    assert told[f"die {die.space} 3"].endswith(f"+2 of {gain}")
    assert told["turn 2"] == "Becomes a worker level 2"


@pytest.mark.clause("DI.2.2", "DI.2.4", "DI.2.5")
def test_the_market_is_offered_with_prices_and_what_is_covered_or_removed():
    scene = Scene().lay(0, "sponsors").lay(1, "taco-stand").lay(2, "chef")
    told = labels(scene.hire("T", "hr", "guard", "keeper").begin("market"), "T")
    assert told["upgrade 2 3"] == "Sponsors' office $2, on space #3, over Tool bench"
    assert told["upgrade 2 5"] == "Sponsors' office $2, on space #5"
    assert told["hire 2 dismiss guard"] == "Hire Chef $2 and dismiss Guard"
    assert told["build 2"] == "Build Taco stand $5"
    assert told["dna 2 specialist"] == "2× any basic $2, and remove Chef"
    assert told["pass"] == "pass"


@pytest.mark.clause("DI.3.4", "DI.L.bench_plus", "DI.X.keeper", "DI.T.cheap_fences")
def test_work_is_offered_with_its_price_and_all_reductions():
    scene = Scene().lab("T", "bench-plus").hire("T", "keeper").twists("cheap-fences")
    scene.set("security", T=4).printed("T", 2, 1).begin("work")
    told = labels(scene, "T")
    assert told["bench security"] == "Tool bench security 4 → 5 $3"
    assert told["bench gallimimus"] == "Tool bench Gallimimus 2 → 3 $1"
    assert told["bench-plus 1 security"] == "Better tool bench 1 security 4 → 5 $1"
    assert told["bench-plus 2 gallimimus"] == "Better tool bench 2 Gallimimus 2 → 3 $0"
    money = scene.figure("money", "T")
    scene.play("T", "bench gallimimus")
    assert scene.figure("money", "T") == money - 1


@pytest.mark.clause("DI.3.3")
def test_paying_and_copying_ask_their_own_questions():
    scene = Scene().lab("T", "copy-lab", "sponsors").printed("T", 2, 1)
    scene.dna("T", cyan=1, violet=1, blue=1).begin("work").play("T", "create gallimimus")
    assert question(scene, "T") == "Gallimimus: which basic DNA do you pay?"
    assert labels(scene, "T")["pay cyan violet"] == "Pay  C  V"
    scene.play("T", "pay cyan violet", "copy-lab")
    assert question(scene, "T") == "What does the Copy room carry out?"


@pytest.mark.clause("DI.4.2", "DI.4.3", "DI.4.4", "DI.X.guard")
def test_each_stage_in_the_park_asks_its_own_question():
    scene = Scene().hire("T", "guard").build("T", "taco-stand", "b2").threat_die(None)
    scene.set("excitement", T=3).set("threat", T=2, C=0).bag(3, 1).begin("park")
    scene.happen("visitor 1")
    assert question(scene, "T").startswith("Your guard may put hooligans back")
    scene.play("T", "return 1")
    assert question(scene, "T").startswith("2 patrons to place")
    assert labels(scene, "T")["visit b2"] == "B2 Taco stand"
    scene.play("T", "visit b2", "visit a1")
    assert question(scene, "T").startswith("1 patron is eaten.")
    scene.play("T", "eaten a1")
    assert question(scene, "T").startswith("A patron on a food stand")
    assert labels(scene, "T")["done"] == "the others give points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_typed_in_the_readers_language(language):
    scene = Scene().exhibit("T", "ankylosaurus", "c1", 2).begin("work")
    screen, say = terminal(scene.match, language=language), Texts(language, GAME.texts)
    bench, security = say("verb-bench").lower(), say("word-security").lower()
    assert f"{bench} {security}" in screen.also("bench security")
    typed = screen.in_english(f"{bench} {security}")
    assert meant(typed, [], ["bench security", "done"], screen.also) == ["bench security"]
    assert "ankylosaurus" in screen.also("bench ankylosaurus")
    assert screen.in_english(f"{say('verb-venture')} 1") == "venture 1"
    hired = f"{say('verb-hire')} 2 {say('word-dismiss')} {say('specialist-guard')}".lower()
    assert hired in screen.also("hire 2 dismiss guard")


def test_the_beginning_of_a_name_of_several_words_will_do():
    screen, legal = terminal(Scene().match, language="hu"), ["recipe small-carnivore 2"]
    for typed in ("recept kis 2", "recept kis ragadozó 2", "kis 2", "recipe small 2"):
        assert meant(screen.in_english(typed), [], legal, screen.also) == legal
    assert not meant(screen.in_english("recept nagy 2"), [], legal, screen.also)


# ---- solo, chance by hand, the end ---------------------------------------------------


@pytest.mark.clause("DI.O1", "DI.O4")
def test_alone_cards_are_chosen_and_scored_by_what_they_count():
    match = Match(GAME, 1, seed="3")
    screen, view = terminal(match), match.view(0)
    assert screen.ask(view) == "Choose a solo card as an objective, seven in all."
    legal = [match.table.words[action] for action in match.legal(0)]
    names = [label.plain for group in screen.choices(view, legal) for _, label in group.items]
    assert len(set(names)) == 10
    assert all(name.startswith("“") for name in names)
    match.play(0, legal[0])
    assert "10 points" in printed(screen.topics(match.view(0))["goals"])


@pytest.mark.clause("DI.S3", "DI.S9", "DI.4.1")
def test_chance_by_hand_says_what_is_drawn_and_for_whom():
    match = Match(GAME, 2, dice="hand")
    screen, asked = terminal(match), {}
    while match.chances():
        name = match.chance_name()
        asked[name] = screen.chance(match.view(None), name)
        outcome = match.chances()[0][0]
        assert screen.outcome(name, match.outcome_words(outcome))
        match.happen(outcome)
    assert asked["die"].startswith("Draw a DNA die")
    assert screen.outcome("starter", "C") == "Bo"
    # numbers would be taken for those of the choices
    assert [screen.outcome("visitor", n) for n in "012"] == ["none", "one", "two"]
    scene = Scene().set("excitement", T=2).bag(5, 5).begin("park")
    told = terminal(scene.match).chance(scene.match.view(None), "visitor")
    assert told == "Ann draws 2 visitors: how many hooligans are among them?"
    assert terminal(scene.match).secret_of(scene.match.view(None), "visitor") is None


@pytest.mark.clause("DI.E1", "DI.E2")
def test_the_result_takes_everybodys_points_apart():
    scene = Scene().build("T", "photo-station", "b2").exhibit("T", "triceratops", "c1", 2, 2)
    scene.exhibit("C", "spinosaurus", "c1").set("money", T=14, C=3)
    view, t = scene.view("T"), scene.t
    parts = account(view, t, view.players[0])
    assert parts == {
        "attractions": 6, "dinosaurs": 1 + 2 * 2, "empty": 0, "objectives": 0, "money": 2,
        "streak": 0,
    }  # fmt: skip
    assert account(view, t, view.players[1])["empty"] == -10
    assert track(view, t, view.players[0]) == 10
    result = flat(printed(terminal(scene.match).result(view, [1, 2])))
    assert "1 [T] Ann 10 10 6 5 0 0 2 $14" in result


@pytest.mark.clause("DI.O5")
def test_the_streak_of_the_solo_game_is_a_line_of_its_own():
    match = Match(GAME, 1, seed="4")
    for streak, bonus in ((6, 0), (7, 10)):
        match.state.streak = streak
        view = match.view(0)
        assert account(view, match.table.constants, view.players[0])["streak"] == bonus
    assert "Bonus" in printed(terminal(match).result(view, [1]))


@pytest.mark.clause("DI.E1")
def test_at_the_end_the_lines_and_the_track_make_the_points():
    for seats in (1, 3):
        match, dice = Match(GAME, seats, seed="7"), random.Random(7)
        while not match.over:
            seat = dice.choice(match.waiting)
            match.play(seat, dice.choice(match.legal(seat)))
        view, t = match.view(None), match.table.constants
        told = {seat: {} for seat in range(seats)}
        for event in match.events(None):
            if event.name == "final":
                line = LINES[event.arguments["line"]]
                told[event.arguments["seat"]][line] = event.arguments["points"]
        for player in view.players:
            parts = account(view, t, player)
            assert {line: n for line, n in parts.items() if n} == told[player.seat]
            assert track(view, t, player) + sum(parts.values()) == match.points(player.seat)


@pytest.mark.clause("DI.3.4")
def test_prices_of_levels_and_sizes_are_those_of_the_bench():
    scene = Scene()
    costs = []
    for level in range(1, 12):
        player = scene.set("security", T=level).view("T").players[0]
        costs.append(security_price(scene.t, player))
    assert costs == [1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5]
    sizes = []
    for size in (1, 2, 3):
        view = scene.printed("T", size, 1).view("T")
        player = view.players[0]
        sizes.append(paddock_price(view, scene.t, player, player.exhibits[0]))
    assert sizes == [2, 3, 4]
