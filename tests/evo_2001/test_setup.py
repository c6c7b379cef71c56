"""Setup (E1.S): players, boards, bag, cards, portraits."""

import re
from collections import Counter

import pytest

from gondwana.games.evo_2001.state import CARDS, GENES, IN_PILE
from gondwana.kernel import Match, Problem, Table, find_game

from .helpers import Scene

GAME = find_game("evo-2001")


@pytest.mark.clause("E1.S1")
def test_three_to_five_play():
    assert list(GAME.seats) == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(Problem):
            Table(GAME, seats)


@pytest.mark.clause("E1.S2")
@pytest.mark.parametrize(
    ("seats", "map_", "halves"),
    [
        (3, "small_large", ("small", "medium_b")),
        (3, "medium_medium", ("small", "medium_b")),
        (4, "small_large", ("small", "large")),
        (4, "medium_medium", ("medium_a", "medium_b")),
        (5, "small_large", ("medium_a", "large")),
        (5, "medium_medium", ("medium_a", "large")),
    ],
)
@pytest.mark.parametrize(("map_set", "each"), [("full14", 14), ("compact9", 9)])
def test_the_halves_fit_the_players(seats, map_, halves, map_set, each):
    island = Table(GAME, seats, {"map": map_, "map_set": map_set}).constants.extra.island
    assert island.halves == halves
    assert len(island.regions) == each * seats
    assert sum(region.star for region in island.regions) == seats
    assert {region.terrain for region in island.regions if region.star} == {"desert"}


@pytest.mark.clause("E1.S2")
def test_the_defaults_are_the_small_and_the_large_board_with_fourteen_regions_each():
    options = Table(GAME, 4).options
    assert (options["map"], options["map_set"]) == ("small_large", "full14")


@pytest.mark.clause("E1.S2")
def test_a_map_whose_stars_are_not_as_many_as_the_players_is_refused(tmp_path):
    text = GAME.components["maps"].read_text(encoding="utf-8")
    fewer = text.replace("star = true", "star = false", 1).replace("stars = 1", "stars = 0", 1)
    path = tmp_path / "maps.toml"
    path.write_text(fewer, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        Table(GAME, 3, {}, {"maps": path})
    assert caught.value.details["right"].key == "right-stars-players"


@pytest.mark.clause("E1.S3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_climate_starts_on_yellow_and_the_meteor_on_the_number_of_players(seats):
    view = Match(GAME, seats, dice="hand").view(None)
    assert view.ring[view.climate] == "desert"
    assert view.climate == 0
    assert view.meteor == seats


@pytest.mark.clause("E1.S4")
def test_the_bag_holds_62_genes():
    left = Match(GAME, 3, seed="1", dice="hand").view(None).genes_left
    assert left == {
        "tail": 6, "leg": 12, "horn": 8, "egg": 8, "fur": 8, "parasol": 8, "mutation": 6, "card": 6,
    }  # fmt: skip
    assert sum(left.values()) == 62


@pytest.mark.clause("E1.S5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_three_of_26_different_cards(seats):
    match = Match(GAME, seats, seed="1")
    hands = [match.view(seat).hand for seat in range(seats)]
    assert all(len(hand) == 3 for hand in hands)
    assert len({card for hand in hands for card in hand}) == 3 * seats
    assert match.view(None).pile == 26 - 3 * seats
    assert match.view(None).hand == ()


@pytest.mark.clause("E1.S5")
def test_each_card_is_as_likely_as_any_other():
    match = Match(GAME, 3, seed="1", dice="hand")
    while match.chance_name() != "card":
        match.happen(match.chances()[0][0])
    assert Counter(weight for _, weight in match.chances()) == {1: 26}
    match.happen(CARDS.index("flood"))
    assert CARDS.index("flood") not in dict(match.chances())
    assert match.view(0).hand == ("flood",)


@pytest.mark.clause("E1.S5", "E1.6.8")
def test_who_is_dealt_a_card_alone_is_told():
    match = Match(GAME, 3, seed="1")
    dealt = [[e for e in match.events(seat) if e.name == "dealt"] for seat in (None, 0, 1, 2)]
    assert [len(events) for events in dealt] == [0, 3, 3, 3]


@pytest.mark.clause("E1.S6")
def test_the_portrait_shows_five_printed_genes_and_no_horn():
    player = Match(GAME, 4, seed="1").view(0).players[3]
    printed = {"egg": 1, "leg": 1, "fur": 1, "parasol": 1, "tail": 1}
    assert player.genes == {gene: printed.get(gene, 0) for gene in GENES}
    assert (player.dinosaurs, player.supply) == (1, 9)


@pytest.mark.clause("E1.S6")
def test_printed_genes_count_like_bought_ones():
    scene = Scene().herds(T="s01", C="b15", S="b16").begin("movement")
    assert scene.player("T").movement == 1
    assert scene.asked == "T"
    scene.play("T", "move s01 s02")
    assert scene.asked == "C"


@pytest.mark.clause("E1.S7")
@pytest.mark.parametrize(("options", "points"), [({}, 6), ({"start_points": "10"}, 10)])
def test_points_at_the_start(options, points):
    match = Match(GAME, 3, options, seed="1")
    assert [match.points(seat) for seat in range(3)] == [points] * 3


@pytest.mark.clause("E1.S8")
def test_the_starting_regions_are_dealt_at_random():
    match = Match(GAME, 3, {"map_set": "compact9"}, seed="1", dice="hand")
    assert {match.outcome_words(o) for o, _ in match.chances()} == {"s01", "b15", "b16"}
    match.happen(match.read_outcome("b16"))
    assert {match.outcome_words(o) for o, _ in match.chances()} == {"s01", "b15"}
    match.happen(match.read_outcome("s01"))
    assert match.chance_name() == "card"
    stand = {region.name: region.dinosaur for region in match.view(None).regions}
    assert {name: seat for name, seat in stand.items() if seat is not None} == {
        "B16": 0, "S01": 1, "B15": 2,
    }  # fmt: skip


@pytest.mark.clause("E1.S9")
def test_a_round_has_six_phases_in_their_order():
    match = Match(GAME, 3, seed="1")
    while match.round_number < 2:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    told = [event for event in match.events(None) if event.name in ("round", "phase")]
    assert [event.arguments["phase"] for event in told[1:7]] == [1, 2, 3, 4, 5, 6]
    assert told[0].name == told[7].name == "round"


@pytest.mark.clause("E1.S9")
def test_what_a_phase_does_not_ask_is_refused():
    scene = Scene().herds(T="s01", C="b15", S="b16").begin("movement")
    for words in ("lay s02", "remove s01", "bid 1 0"):
        assert scene.forbids("T", words) == "E1.S9"


@pytest.mark.clause("E1.S10")
@pytest.mark.parametrize("map_set", ["full14", "compact9"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_neighbours_are_those_of_the_file_and_the_seam_both_ways(map_set, seats):
    table = Table(GAME, seats, {"map_set": map_set})
    t = table.constants
    beside = {
        (i, int(t.adjacent[i, k]))
        for i in range(t.regions)
        for k in range(6)
        if t.adjacent[i, k] >= 0
    }
    assert {(b, a) for a, b in beside} == beside
    names = t.extra.names
    across = {(names[a], names[b]) for a, b in beside if names[a][0] != names[b][0]}
    text = GAME.components["maps"].read_text(encoding="utf-8")
    left, right = t.extra.island.halves
    seam = re.search(
        rf'set = "{map_set}"\nplayers = {seats}\nleft = "{left}"\nright = "{right}"\n'
        r"seam = (.*)", text,
    )  # fmt: skip
    assert seam is not None
    pairs = {tuple(pair) for pair in re.findall(r'\["(\w+)", "(\w+)"\]', seam[1])}
    assert across == pairs | {(b, a) for a, b in pairs}


def test_the_pile_is_what_nobody_holds():
    scene = Scene().cards("T", "flood")
    assert sum(place == IN_PILE for place in scene.s.card) == 25
