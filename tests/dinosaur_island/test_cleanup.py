"""Phase 5, clean-up (DI.5), and the plot twists that belong to it (DI.T)."""

import pytest

from gondwana.games.dinosaur_island.state import (
    DISCARDED,
    EXHIBITS_BY_NAME,
    IN_PILE,
    LABS,
    NONE,
    ON_BOARD,
    OUT,
    PEOPLE,
    SPECIALISTS,
    STALLS,
    TILES,
)

from .helpers import Scene


def no_piles(scene):
    """Nothing can be turned up."""
    for tile in range(len(TILES)):
        scene.s.pile[tile] = 0
    for places in (scene.s.attraction, scene.s.specialist):
        for item, place in enumerate(places):
            if place == IN_PILE:
                places[item] = OUT
    return scene


# ---- the order (DI.5.1) ----------------------------------------------------------------------


@pytest.mark.clause("DI.5.1")
def test_fewest_points_come_first_and_ties_keep_their_order():
    scene = Scene(4).order("BSCT").set("points", T=3, C=9, S=3, B=9).begin("clean-up")
    assert [scene.s.order[place] for place in range(4)] == [2, 0, 3, 1]


# ---- the market (DI.5.2) ---------------------------------------------------------------------


@pytest.mark.clause("DI.5.2", "DI.G7")
def test_the_top_row_goes_and_the_others_move_up():
    scene = no_piles(Scene().lay(PEOPLE, "guard", "", "chef", "hr")).begin("clean-up")
    assert scene.shelves(PEOPLE) == ["chef", "hr", "", ""]
    assert scene.s.specialist[SPECIALISTS.index("guard")] == DISCARDED


@pytest.mark.clause("DI.5.2")
def test_free_places_are_filled_from_the_piles_top_first_unsorted():
    scene = Scene().lay(STALLS, "taco-stand", "", "photo-station", "")
    scene.lay(LABS, "", "ads", "ads", "gene-bank")
    scene.lay(PEOPLE, "hr", "chef", "guard", "lawyer").begin("clean-up")
    while scene.chance == "lab":
        scene.happen("lab sponsors")
    assert scene.shelves(LABS) == ["ads", "ads", "gene-bank", "sponsors"]
    scene.happen("attraction barbecue-pit", "attraction teacup-carousel", "attraction balloons")
    assert scene.shelves(STALLS) == [
        "photo-station", "barbecue-pit", "teacup-carousel", "balloons",
    ]  # fmt: skip
    scene.happen("specialist keeper")
    assert scene.shelves(PEOPLE) == ["chef", "guard", "lawyer", "keeper"]


@pytest.mark.clause("DI.5.2", "DI.G7")
def test_an_empty_pile_is_made_anew_from_the_discards():
    scene = no_piles(Scene().lay(PEOPLE, "guard", "chef", "hr", "lawyer")).begin("clean-up")
    while scene.chance != "specialist":
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    assert set(scene.odds) == {"guard"}


@pytest.mark.clause("DI.T.fast_market", "DI.5.2")
def test_in_a_fast_market_two_rows_go():
    scene = Scene().twists("fast-market").lay(PEOPLE, "guard", "chef", "", "lawyer")
    scene.begin("clean-up")
    while scene.chance != "specialist":
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    assert scene.shelves(PEOPLE) == ["lawyer", "", "", ""]
    for name in ("guard", "chef"):
        assert scene.s.specialist[SPECIALISTS.index(name)] == DISCARDED


# ---- recipes ---------------------------------------------------------------------------------


def recipes(scene, *names):
    """These lie open, herbivore, small and large carnivore; "" for none."""
    for kind, name in enumerate(names):
        if scene.s.recipe[kind] != NONE:
            scene.s.owner[scene.s.recipe[kind]] = IN_PILE
        scene.s.recipe[kind] = EXHIBITS_BY_NAME.index(name) if name else NONE
        if name:
            scene.s.owner[scene.s.recipe[kind]] = ON_BOARD
    return scene


def to_recipes(scene):
    """Up to the first recipe that is turned up."""
    scene.begin("clean-up")
    while scene.chance in ("lab", "attraction", "specialist"):
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    return scene


@pytest.mark.clause("DI.5.2")
def test_a_recipe_is_turned_up_where_none_lies_open():
    scene = to_recipes(recipes(Scene(), "iguanodon", "", "carnotaurus"))
    assert set(scene.odds) == {
        "velociraptor", "pteranodon", "dilophosaurus", "coelophysis", "compsognathus", "oviraptor",
    }  # fmt: skip
    scene.happen("recipe oviraptor")
    open_ones = [EXHIBITS_BY_NAME[scene.s.recipe[kind]] for kind in range(3)]
    assert open_ones == ["iguanodon", "oviraptor", "carnotaurus"]


@pytest.mark.clause("DI.G7", "DI.5.2")
def test_an_empty_recipe_pile_stays_empty():
    scene = recipes(Scene(), "iguanodon", "velociraptor", "")
    for recipe in range(12, 17):
        scene.s.owner[recipe] = OUT
    to_recipes(scene)
    assert scene.s.recipe[2] == NONE
    assert scene.s.round_number == 2


@pytest.mark.clause("DI.T.new_finds")
def test_new_finds_put_open_recipes_under_their_piles():
    scene = recipes(Scene().twists("new-finds"), "iguanodon", "velociraptor", "carnotaurus")
    to_recipes(scene)
    assert set(scene.odds) == set(EXHIBITS_BY_NAME[:5])
    scene.happen("recipe triceratops", "recipe oviraptor", "recipe spinosaurus")
    iguanodon = EXHIBITS_BY_NAME.index("iguanodon")
    assert (scene.s.owner[iguanodon], scene.s.under[iguanodon]) == (IN_PILE, 1)


@pytest.mark.clause("DI.T.new_finds")
def test_those_put_under_come_after_all_unseen_ones_in_their_order():
    scene = recipes(Scene().twists("new-finds"), "iguanodon", "velociraptor", "carnotaurus")
    tyrannosaurus, spinosaurus = map(EXHIBITS_BY_NAME.index, ("tyrannosaurus", "spinosaurus"))
    for recipe in range(12, 16):
        scene.s.owner[recipe] = OUT
    scene.s.owner[tyrannosaurus] = scene.s.owner[spinosaurus] = IN_PILE
    scene.s.under[tyrannosaurus], scene.s.under[spinosaurus] = 2, 1
    to_recipes(scene).happen("recipe ankylosaurus", "recipe pteranodon")
    assert EXHIBITS_BY_NAME[scene.s.recipe[2]] == "spinosaurus"
    carnotaurus = EXHIBITS_BY_NAME.index("carnotaurus")
    assert (scene.s.under[tyrannosaurus], scene.s.under[carnotaurus]) == (2, 3)


@pytest.mark.clause("DI.T.new_finds")
def test_with_an_empty_pile_the_same_recipe_comes_again():
    scene = recipes(Scene().twists("new-finds"), "iguanodon", "velociraptor", "carnotaurus")
    for recipe in range(12, 16):
        scene.s.owner[recipe] = OUT
    to_recipes(scene).happen("recipe ankylosaurus", "recipe pteranodon")
    assert EXHIBITS_BY_NAME[scene.s.recipe[2]] == "carnotaurus"


# ---- what returns (DI.5.3) -------------------------------------------------------------------


def whole(scene):
    """Through clean-up, whatever chance says, up to the next round's roll."""
    scene.begin("clean-up")
    while scene.chance not in ("none", "roll"):
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    return scene


@pytest.mark.clause("DI.5.3")
def test_workers_and_scientists_return_turned_ones_as_scientists():
    scene = Scene().workers(T=5)
    scene.s.idle[0] = 1
    scene.s.scientist[0, 0], scene.s.scientist[0, 1] = 1, 2
    scene.s.used[0, 0] = 1
    whole(scene)
    assert scene.figure("idle", "T") == 5
    assert [scene.s.scientist[0, k] for k in range(3)] == [0, 0, 0]
    assert scene.s.used[0, 0] == 0


@pytest.mark.clause("DI.5.3")
def test_all_visitors_go_back_into_the_bag_the_eaten_too():
    scene = Scene().bag(60, 5)
    scene.s.patrons[0, 0], scene.s.hooligans[0, 4] = 2, 1
    scene.s.queue[1, 0], scene.s.queue[1, 1] = 3, 1
    scene.s.eaten[0, 0], scene.s.eaten[1, 1] = 5, 3
    whole(scene)
    assert list(scene.s.bag) == [70, 10]
    assert scene.visitors("T") == {}


@pytest.mark.clause("DI.5.3", "DI.F4")
def test_what_was_stored_ends_with_the_round():
    scene = Scene().set("patrols", T=1).set("ads", T=2).set("doubled", T=4).set("exchanges", T=1)
    whole(scene.set("fenced", T=1).set("spliced", T=1))
    for field in ("patrols", "ads", "doubled", "exchanges", "fenced", "spliced"):
        assert scene.figure(field, "T") == 0


@pytest.mark.clause("DI.T.quiet_start")
def test_hooligans_join_after_the_first_two_rounds():
    scene = Scene().twists("quiet-start").bag(70, 0)
    scene.s.aside = 10
    assert list(whole(scene).s.bag) == [70, 5]
    scene.begin("clean-up")
    scene.s.round_number = 2
    while scene.chance not in ("none", "roll"):
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    assert (list(scene.s.bag), scene.s.aside) == ([70, 10], 0)


# ---- the bonus (DI.T.bonus) ------------------------------------------------------------------


def bonus():
    """Everybody takes a bonus, C first."""
    scene = Scene().twists("bonus").set("points", T=9, C=3).begin("clean-up")
    while scene.chance in ("lab", "attraction", "specialist", "recipe"):
        scene.happen(f"{scene.chance} {next(iter(scene.odds))}")
    return scene


@pytest.mark.clause("DI.T.bonus")
def test_each_in_the_new_order_must_take_security_a_paddock_or_dna():
    scene = bonus()
    assert (scene.asked, scene.asking) == ("C", "bonus")
    assert scene.legal("C") == {"bonus security", "bonus dna", "paddock albertadromeus"}
    assert scene.forbids("C", "pass") == "DI.F1"
    scene.play("C", "bonus security")
    assert (scene.figure("security", "C"), scene.figure("money", "C")) == (2, 15)
    scene.play("T", "paddock gallimimus")
    assert (scene.animals("gallimimus"), scene.figure("money", "T")) == ((1, 2), 15)
    assert scene.s.round_number == 2


@pytest.mark.clause("DI.T.bonus", "DI.G3")
def test_the_bonus_dna_is_any_two_basic_ones():
    scene = bonus().play("C", "bonus dna", "gain cyan", "gain violet")
    assert scene.stored("C") == {"cyan": 2, "violet": 2, "blue": 1}
    assert scene.asked == "T"


@pytest.mark.clause("DI.T.bonus")
def test_a_paddock_must_be_below_four():
    scene = bonus().printed("C", paddock=4)
    assert scene.legal("C") == {"bonus security", "bonus dna"}
    assert scene.forbids("C", "paddock albertadromeus") == "DI.3.4"


# ---- the end of the round (DI.5.4) -----------------------------------------------------------


@pytest.mark.clause("DI.5.4")
@pytest.mark.parametrize(("claimed", "over"), [(0b001, False), (0b011, True), (0b111, True)])
def test_another_round_follows_while_more_than_one_objective_is_unclaimed(claimed, over):
    scene = Scene().set("claimed", T=claimed)
    assert scene.s.goals == 3
    whole(scene)
    assert bool(scene.s.over) is over
    assert scene.s.round_number == (1 if over else 2)


@pytest.mark.clause("DI.5.4")
def test_no_round_is_the_last_by_its_number():
    scene = Scene()
    scene.s.round_number = 500
    scene.set("upgrades", T=999).set("points", T=99_999).set("money", T=99_999)
    whole(scene)
    assert not scene.s.over
    assert scene.s.round_number == 501


@pytest.mark.clause("DI.5.4")
def test_the_last_round_is_played_out_clean_up_included():
    scene = Scene().set("claimed", T=0b111).bag(40, 5)
    scene.s.eaten[0, 0] = 3
    whole(scene)
    assert scene.now == "over"
    assert scene.s.bag[0] == 43
