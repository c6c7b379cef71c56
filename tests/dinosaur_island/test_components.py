"""The component file of Dinosaur Island: what is in the box, and each figure that can be wrong."""

import tomllib
from pathlib import Path

import pytest

from gondwana.games.dinosaur_island.box import PROVENANCES
from gondwana.games.dinosaur_island.components import FILES
from gondwana.kernel import Problem, Table, find_game
from gondwana.kernel.texts import Texts

GAME = find_game("dinosaur-island")
BOX = tomllib.loads(FILES["components"].read_text(encoding="utf-8"))

# What in the file is replaced by what, and the key, the value and the message that is told.
WRONG = [
    ("money = [15, 16, 17, 18]", "money = [15, 16]", "player.money", "[15, 16]", "right-row"),
    ("in_play = [5, 5, 7, 9]", "in_play = [5, 5, 7, 10]", "dice.in_play", "[5, 5, 7, 10]",
     "right-row"),
    ('id = "cyan"', 'id = "teal"', "sort", "teal, violet, blue, green, magenta, yellow",
     "right-in-order"),
    ('prov = "public"', 'prov = "rumour"', "sort cyan.prov", "'rumour'", "right-one-of"),
    ('gain = "green"', 'gain = "yellow"', "refine", "yellow, magenta, yellow", "right-in-order"),
    ('take = ["cyan", "blue"]', 'take = ["cyan", "cyan"]', "refine 1.take", "cyan, cyan",
     "right-two-sorts"),
    ('["green", 1, 0]', '["green", 1, 4]', "die 1.faces",
     "[['cyan', 1, 1], ['violet', 1, 2], ['blue', 1, 3], ['cyan', 2, 2], ['green', 1, 4], "
     "['paddock', 1, 2]]", "right-faces"),
    ("{ cyan = 1, blue = 1, green = 1 }", "{ cyan = 1, teal = 1 }",
     "recipe ankylosaurus.dna.teal", "1", "right-sort-key"),
    ('category = "food"', 'category = "none"', "attraction taco-stand.category", "'none'",
     "right-one-of"),
    ("spots = [1, 2]", "spots = [1, 9]", "tile create-1.spots", "[1, 9]", "right-spots"),
    ("seats = [2, 2, 3, 4]", "seats = [2, 5]", "tile refine-2.seats", "[2, 5]", "right-copies"),
    ("dice = [1, 2]", "dice = [1, 6]", "card x01.dice", "[1, 6]", "right-spaces"),
    ('[["attraction", 1], ["lab", 2]]', '[["attraction", 5], ["lab", 2]]', "card x01.market",
     "[['attraction', 5], ['lab', 2]]", "right-goods"),
    ("prices = [2, 3, 4, 5]", "prices = [2, 3, 3, 5]", "market.prices", "[2, 3, 3, 5]",
     "right-ascending"),
    ('amount = 2\nkind = "complex"', 'amount = 2\nkind = "odd"', "offer 4.kind", "'odd'",
     "right-one-of"),
    ("cards_kept = 7", "cards_kept = 10", "solo.cards_kept", "10", "right-whole-between"),
]  # fmt: skip


def test_the_box_holds_what_it_should():
    counts = {key: len(rows) for key, rows in BOX.items() if isinstance(rows, list)}
    assert counts["die"] == 10
    assert all(len(die["faces"]) == 6 for die in BOX["die"])
    assert (counts["recipe"], counts["printed"]) == (17, 4)
    assert counts["attraction"] == 30 + 1
    categories = [row["category"] for row in BOX["attraction"]]
    assert [categories.count(name) for name in ("food", "ride", "merch")] == [10, 10, 10]
    assert sum(len(tile["seats"]) for tile in BOX["tile"]) == 33
    assert counts["specialist"] == 22
    assert (counts["objective"], counts["card"]) == (39, 16)


def test_every_row_tells_its_provenance():
    rows = [row for rows in BOX.values() if isinstance(rows, list) for row in rows]
    assert {row["prov"] for row in rows} == set(PROVENANCES) - {"seed"}


@pytest.mark.parametrize(("old", "new", "key", "found", "right"), WRONG)
def test_a_wrong_figure_is_named_with_what_would_be_right(old, new, key, found, right, tmp_path):
    text = FILES["components"].read_text(encoding="utf-8")
    assert old in text
    own = tmp_path / "components.toml"
    own.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        Table(GAME, 1, files={"components": Path(own)})
    details = caught.value.details
    assert (details["file"], details["key"], details["found"]) == (str(own), key, found)
    assert details["right"].key == right
    for lang in ("en", "hu", "cs", "de"):
        assert Texts(lang, GAME.texts).has(right) or right.startswith(("right-one", "right-whole"))


def test_missing_rows_are_named(tmp_path):
    text = FILES["components"].read_text(encoding="utf-8")
    own = tmp_path / "components.toml"
    own.write_text(text.replace("[[offer]]", "[[bargain]]", 1), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        Table(GAME, 2, files={"components": Path(own)})
    assert (caught.value.details["key"], caught.value.details["found"]) == ("offer", "3")
