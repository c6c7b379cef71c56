"""The component file, and what a wrong one says."""

import pytest

from gondwana.games.darwinning.components import FILES
from gondwana.games.darwinning.state import ENVIRONMENTS, JOKER
from gondwana.kernel import Problem, find_game

FILE = FILES["components"]


def build(tmp_path, old, new):
    """A table whose component file says something else."""
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    own = tmp_path / FILE.name
    own.write_text(text.replace(old, new, 1), encoding="utf-8")
    game = find_game("darwinning")
    return game.build(3, game.resolve(3, {}), {"components": own})


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("copies = 2", "copies = 3", "copies"),
        ("framed = 2", "framed = 3", "framed"),
        ("three = [5, 4, 3]", "three = [5, 4]", "three"),
        ("four = [5, 5, 4, 3]", "four = [5, 5, 4, 11]", "four"),
        ('id = "teeth"', 'id = "tooth"', "trait"),
        ('environments = ["plains", "ocean", "jungle"]', 'environments = ["moon"]', "environments"),
        ('environments = ["plains", "ocean", "jungle"]', "environments = []", "environments"),
        ("chain = [2, 2, 2]", "chain = [2, 2]", "chain"),
        ('id = "frog"', 'id = "fish"', "species"),
        ("space = 4", "space = 15", "space"),
        ("{ plains = 2 }", "{ plains = 4 }", "plains"),
        ("{ plains = 2 }", "{ moon = 2 }", "environments"),
        ('abilities = ["hard_shell", "teeth"]', 'abilities = ["teeth", "teeth"]', "abilities"),
    ],
)
def test_a_wrong_figure_is_named_and_what_would_be_right(tmp_path, old, new, key):
    with pytest.raises(Problem) as problem:
        build(tmp_path, old, new)
    assert key in problem.value.details["key"]
    for language in ("en", "hu", "cs", "de"):
        assert problem.value.say(language)


def test_own_figures_are_played_with(tmp_path):
    t = build(tmp_path, "population = 9", "population = 6")
    assert t.start_population[0] == 6


def test_every_environment_is_somewhere_at_home_and_on_cards():
    game = find_game("darwinning")
    t = game.build(3, game.resolve(3, {}), FILES)
    on_cards = {t.environment[kind] for kind in range(JOKER)}
    assert on_cards == set(range(len(ENVIRONMENTS)))
    for environment in range(len(ENVIRONMENTS)):
        assert any(t.home[species, environment] for species in range(13))
