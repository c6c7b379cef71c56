"""The solo game (DI.O) and its cards (DI.K)."""

import pytest

from gondwana.games.dinosaur_island.state import (
    ALL_CARDS,
    CARD_DROPPED,
    CARD_GOAL,
    CARD_IN_PILE,
    CARD_SCORED,
    LABS,
    NONE,
    OUT,
    PEOPLE,
    REMOVED,
    SOLO_CARDS,
    SPECIALISTS,
    STALLS,
)
from gondwana.kernel import Match
from gondwana.kernel.state import checked
from scenes import table

from .helpers import Scene as AnyScene

TRACKER = (10, 10, 8, 6, 4, 2, 1)


class Scene(AnyScene):
    """Alone, in round 1, with the first cards as objectives."""

    def __init__(self, round_=1):
        at = table("dinosaur-island", 1, (("plot_twists", "0"),))
        self.match = Match(at, make=checked, dice="hand")
        self.start = 0
        while self.match.round_number == 0:
            if self.match.waiting:
                self.match.play(0, self.match.legal(0)[0])
            else:
                self.match.happen(self.match.chances()[0][0])
        self.s.round_number = round_

    def cards(self, *goals, turned=()):
        """These cards are the objectives, and those are turned."""
        for card, name in enumerate(SOLO_CARDS):
            self.s.card[card] = CARD_GOAL if name in goals else CARD_IN_PILE
            if name in turned:
                self.s.card[card] = 5
        return self

    def where(self, name):
        """Where a card is."""
        return self.s.card[SOLO_CARDS.index(name)]

    def roll(self):
        """The roll of a round."""
        self.begin("research")
        while self.chance == "roll":
            self.happen("roll 1")
        return self

    def clean(self):
        """Clean-up, up to the question or the next round."""
        self.begin("clean-up")
        while self.chance not in ("none", "roll"):
            self.match.happen(self.match.chances()[0][0])
        return self


# ---- setup (DI.O1) ---------------------------------------------------------------------------


@pytest.mark.clause("DI.O1")
def test_ten_cards_are_drawn_and_seven_chosen_as_the_last_step_of_setup():
    match = Match(table("dinosaur-island", 1), make=checked, dice="hand")
    while not match.waiting:
        match.happen(match.chances()[0][0])
    words = match.table.words
    assert [words[action] for action in match.legal(0)] == [f"keep x{n:02}" for n in range(1, 11)]
    for number in (1, 3, 4, 5, 8, 9):
        match.play(0, f"keep x{number:02}")
        assert match.why_not(0, f"keep x{number:02}").clause == "DI.O1"
    assert match.why_not(0, "keep x11").clause == "DI.O1"
    match.play(0, "keep x10")
    assert match.round_number == 1
    cards = [match.state.card[card] for card in range(ALL_CARDS)]
    assert (cards.count(CARD_GOAL), cards.count(CARD_IN_PILE)) == (7, 9)


@pytest.mark.clause("DI.O1", "DI.X.programmer")
def test_the_programmer_is_left_out_and_there_are_no_common_objectives():
    scene = Scene()
    assert scene.s.specialist[SPECIALISTS.index("programmer")] == OUT
    assert (scene.s.goals, scene.t.dice) == (0, 5)


@pytest.mark.clause("DI.O1")
def test_length_and_market_order_change_nothing():
    tables = [
        table("dinosaur-island", 1, (("length", length), ("market_order", order)))
        for length in ("short", "long")
        for order in ("clockwise", "track")
    ]
    ends = set()
    for at in tables:
        match = Match(at, seed="same")
        while not match.over:
            match.play(0, match.legal(0)[-1])
        ends.add((match.round_number, match.points(0), len(match.lines)))
    assert len(ends) == 1


@pytest.mark.clause("DI.O1", "DI.O6", "DI.5.4")
def test_there_are_seven_rounds():
    match = Match(table("dinosaur-island", 1), seed="seven", make=checked)
    seen = []
    while not match.over:
        match.play(0, match.legal(0)[0])
        seen.append(match.round_number)
    assert sorted(set(seen)) == list(range(8))


# ---- the card of the round (DI.O2, DI.K) -----------------------------------------------------


@pytest.mark.clause("DI.O2", "DI.O6")
def test_after_each_roll_a_card_of_the_pile_is_turned():
    scene = Scene().cards("x01", "x02", "x03", "x04", "x05", "x06", "x07").roll()
    assert scene.chance == "event"
    assert set(scene.odds) == {f"x{n:02}" for n in range(8, 17)}
    scene.happen("event x16")
    assert scene.view("T").card == "x16"
    assert scene.asking == "research"
    scene.roll()
    assert "x16" not in scene.odds


@pytest.mark.clause("DI.K1")
def test_removed_dice_can_neither_be_taken_nor_become_the_threat_die():
    scene = Scene().cards().roll().happen("event x11")  # the dice on spaces 1 and 2
    assert [scene.s.die_state[space] == REMOVED for space in range(5)] == [1, 1, 0, 0, 0]
    assert scene.forbids("T", "die 1 3") == "DI.K1"
    assert {w.split()[0] for w in scene.offers("T", "die")} == {"3", "4", "5"}
    scene.play("T", "turn 1", "turn 2", "turn 3")
    assert scene.s.threat_space in (2, 3, 4)


@pytest.mark.clause("DI.K2")
def test_the_open_recipe_of_the_kind_leaves_the_game_and_its_space_stays_empty():
    scene = Scene().cards()
    recipe = scene.s.recipe[0]
    scene.roll().happen("event x08")
    assert (scene.s.owner[recipe], scene.s.recipe[0]) == (OUT, NONE)
    assert scene.forbids("T", "recipe herbivore 3") == "DI.1.6"
    scene.clean()
    assert scene.s.recipe[0] != NONE
    assert scene.s.owner[recipe] == OUT


@pytest.mark.clause("DI.K3")
def test_goods_go_to_the_discards_and_what_is_not_there_is_skipped():
    scene = Scene().cards().lay(STALLS, "masks", "", "", "ice-cream")
    scene.lay(LABS, "ads", "", "copy-lab", "sponsors")
    scene.roll().happen("event x16")  # the attraction beside $5, the specialist beside $2
    assert scene.shelves(STALLS) == ["masks", "", "", ""]
    assert scene.shelves(PEOPLE)[0] == ""
    scene.roll().happen("event x16" if "x16" in scene.odds else "event x04")
    assert scene.shelves(STALLS) == ["masks", "", "", ""]
    assert scene.shelves(LABS) == ["ads", "", "", "sponsors"]  # beside $4


@pytest.mark.clause("DI.K4")
def test_a_cards_metric_counts_as_it_stands_at_the_end_of_clean_up():
    scene = Scene().cards("x08").set("security", T=5).clean()  # security 5
    assert scene.offers("T", "score") == {"x08"}
    scene = Scene().cards("x08").set("security", T=4).clean()
    assert scene.forbids("T", "score x08") == "DI.O4"


# ---- scoring objectives (DI.O4, DI.O5) -------------------------------------------------------


@pytest.mark.clause("DI.O4")
@pytest.mark.parametrize(("round_", "points"), list(enumerate(TRACKER, start=1)))
def test_an_objective_gives_fewer_points_from_round_to_round(round_, points):
    scene = Scene(round_).cards("x08", "x16").set("security", T=5).clean()
    scene.play("T", "score x08")
    assert scene.figure("points", "T") == 10 + points
    assert scene.where("x08") == CARD_SCORED


@pytest.mark.clause("DI.O4")
def test_any_number_may_be_scored_and_then_nothing_is_discarded():
    scene = Scene().cards("x08", "x16", "x04", "x06").set("security", T=8, C=0)
    scene.set("excitement", T=6).clean()
    assert scene.legal("T") == {
        *("score x04", "score x08", "score x16"),
        *("drop x04", "drop x06", "drop x08", "drop x16"),
    }
    scene.play("T", "score x04")
    assert scene.legal("T") == {"done", "score x08", "score x16"}
    scene.play("T", "score x16", "done")
    assert scene.figure("points", "T") == 30
    assert scene.chance == "roll"


@pytest.mark.clause("DI.O4")
def test_who_scores_none_discards_one_though_he_could_score():
    scene = Scene().cards("x08", "x16").set("security", T=8).clean()
    assert scene.forbids("T", "done") == "DI.O4"
    scene.play("T", "drop x08")
    assert scene.where("x08") == CARD_DROPPED
    assert (scene.figure("points", "T"), scene.s.streak) == (10, 0)
    assert scene.chance == "roll"


@pytest.mark.clause("DI.O4")
def test_with_no_card_left_nothing_is_asked():
    assert Scene().cards().clean().chance == "roll"


@pytest.mark.clause("DI.O5")
@pytest.mark.parametrize(("streak", "bonus"), [(6, 10), (5, 0)])
def test_ten_points_more_if_an_objective_was_scored_in_every_round(streak, bonus):
    scene = Scene(7).cards("x08").set("security", T=5).set("money", T=0)
    scene.s.streak = streak
    scene.clean().play("T", "score x08")
    assert scene.match.over
    assert scene.match.points(0) == 10 + 1 + 1 + bonus  # start, card, printed dinosaur
    finals = [event["line"] for event in scene.events("T", "final")]
    assert finals == ([1, 5] if bonus else [1])


# ---- eaten visitors, the round (DI.O3, DI.O6) ------------------------------------------------


@pytest.mark.clause("DI.O3")
def test_eaten_visitors_leave_the_game():
    scene = Scene().bag(20, 3).set("excitement", T=3).set("threat", T=9).threat_die(None)
    scene.s.threat_space = NONE
    scene.begin("park")
    while scene.chance == "visitor":
        scene.happen("visitor 1")
    while scene.asking == "visitors":
        scene.play("T", sorted(scene.legal("T"))[0])
    while scene.chance not in ("none", "roll"):
        scene.match.happen(scene.match.chances()[0][0])
    assert [scene.s.gone[k] for k in range(2)] == [2, 1]
    assert [scene.s.bag[k] for k in range(2)] == [18, 2]


@pytest.mark.clause("DI.O6")
def test_a_solo_round_from_gains_to_scoring():
    scene = Scene().cards("x08").dna("T").hire("T", "labtech").twists("bonus")
    scene.begin("research").play("T", "gain cyan")
    for _ in range(5):
        scene.happen("roll 1")
    scene.happen("event x09")
    scene.play("T", "turn 1", "turn 2", "turn 3")
    assert scene.now == "market"
    scene.play("T", "pass", "pass")
    assert scene.now == "work"
    scene.play("T", "done").happen("visitor 0")
    while scene.asking == "visitors":
        scene.play("T", sorted(scene.legal("T"))[0])
    while scene.chance != "none":
        scene.match.happen(scene.match.chances()[0][0])
    assert scene.asking == "bonus"
    scene.play("T", "bonus security")
    assert scene.asking == "score"
    scene.play("T", "drop x08")
    assert (scene.match.round_number, scene.asking) == (2, "gain")


@pytest.mark.clause("DI.X.guard", "DI.O3")
def test_hooligans_that_the_guard_sends_back_stay_in_the_solo_game():
    scene = Scene().hire("T", "guard").bag(0, 3).set("excitement", T=3).set("threat", T=9)
    scene.threat_die(None).begin("park").play("T", "return 2").auto("T")
    while scene.chance not in ("none", "roll"):
        scene.match.happen(scene.match.chances()[0][0])
    assert (list(scene.s.gone), list(scene.s.bag)) == ([0, 1], [0, 2])


@pytest.mark.clause("DI.T.quiet_start", "DI.O1")
@pytest.mark.parametrize(("round_", "aside", "bag"), [(1, 3, 2), (2, 1, 1), (3, 0, 0)])
def test_after_a_quiet_start_two_hooligans_join_and_then_one(round_, aside, bag):
    scene = Scene(round_).twists("quiet-start").bag(22, 0)
    scene.s.aside = aside
    scene.begin("clean-up")
    while scene.chance not in ("none", "roll"):
        scene.match.happen(scene.match.chances()[0][0])
    assert (list(scene.s.bag), scene.s.aside) == ([22, bag], aside - bag)
