"""The component files of Evo 2001: each figure that can be wrong is named."""

from itertools import product
from pathlib import Path

import pytest

from gondwana.games.evo_2001.components import FILES
from gondwana.kernel import Problem, Table, find_game
from gondwana.kernel.texts import Texts

GAME = find_game("evo-2001")
SMALL = 'set = "full14"\nname = "small"'
LAYOUT = 'set = "full14"\nplayers = 3\nleft = "small"\nright = "medium_b"'

# Which file, what in it is replaced by what, and the key, the value and the message that is told.
WRONG = [
    ("maps", SMALL, SMALL.replace("small", "large"), "board 4.name", "large", "right-board-once"),
    ("maps", 'left = "small"\nright = "large"', 'left = "medium_a"\nright = "large"',
     "layout 2.players", "4", "right-stars-players"),
    ("maps", 'name = "medium_b"', 'name = "large"', "board 4.name", "large", "right-board-once"),
    ("maps", "count = 14", "count = 15", "board 1.count", "15", "right-count"),
    ("maps", "stars = 1", "stars = 2", "board 1.stars", "2", "right-stars"),
    ("maps", 'terrain = "desert", coast = true, star = true', 'terrain = "hills", coast = true, '
     "star = true", "board 1.region S07.star", "true", "right-star-on-desert"),
    ("maps", LAYOUT, LAYOUT.replace("medium_b", "small"), "layout 1.players", "3",
     "right-stars-players"),
    ("maps", LAYOUT, LAYOUT.replace("3", "4"), "layout 1.players", "4", "right-stars-players"),
    ("maps", 'seam = [["S02", "B01"], ', 'seam = [["S02"], ', "layout 1.seam", "S02",
     "right-seam"),
    ("maps", 'seam = [["S02", "B01"], ', 'seam = [["B01", "S02"], ', "layout 1.seam", "B01",
     "right-seam"),
    ("maps", 'seam = [["S02", "B01"], ', 'seam = [["S01", "B01"], ', "layout 1.seam", "S01, B01",
     "right-seam-beside"),
    ("maps", 'seam = [["S02", "B01"], ', 'seam = [["S02", "B01"], ["S02", "B01"], ',
     "layout 1.seam", "S02, B01", "right-seam-beside"),
    ("maps", '"L01"', '"S01"', "layout 2.right", "large", "right-own-names"),
    ("maps", "players = 5", "players = 4", "layout 4.players", "4", "right-stars-players"),
    ("maps", 'set = "compact9"\nplayers = 5', 'set = "compact9"\nplayers = 3', "layout 8.players",
     "3", "right-stars-players"),
    ("components", "dinosaurs = 10", "dinosaurs = 9", "box.dinosaurs", "9", "right-fixed"),
    ("components", '"hills", "plains"]\n', '"hills"]\n', "climate.ring",
     "desert, plains, hills, mountains, hills", "right-ring"),
    ("components", "[-1, 0, 1, 1, 1, 1]", "[-1, 0, 1]", "climate.roll", "[-1, 0, 1]",
     "right-roll"),
    ("components", "[-1, 0, 1, 1, 1, 1]", "[-1, 0, 1, 1, 1, 6]", "climate.roll",
     "[-1, 0, 1, 1, 1, 6]", "right-roll"),
    ("components", "ends_on = [1, 2]\n", "ends_on = [1, 7]\n", "meteor.space 2.ends_on",
     "[1, 7]", "right-numbers"),
    ("components", 'id = "accident"', 'id = "flood"', "card", "flood", "right-in-order"),
    ("components", 'window = ["last"]', "window = []", "card unexpected-gene.window", "[]",
     "right-windows"),
    ("components", 'effect = "no-births"', 'effect = "no-births"\namount = 1',
     "card birth-control.amount", "1", "right-no-key"),
]  # fmt: skip


def build(folder: Path, file: str, old: str, new: str) -> None:
    """Tables for all players and boards, with a component file changed wherever `old` stands."""
    text = FILES[file].read_text(encoding="utf-8")
    assert old in text
    path = folder / f"{file}.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    for seats, map_set in product(GAME.seats, ("full14", "compact9")):
        Table(GAME, seats, {"map_set": map_set}, {file: path})


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_wrong_figure_is_told(tmp_path: Path, number: int) -> None:
    file, old, new, key, found, right = WRONG[number]
    with pytest.raises(Problem) as caught:
        build(tmp_path, file, old, new)
    details = caught.value.details
    assert (details["key"], details["right"].key) == (key, right)
    for part in (str(tmp_path / f"{file}.toml"), key, found):
        assert part in str(caught.value)


MISSING = [
    ('[[layout]]\nset = "full14"\nplayers = 5', "[[other]]\nset = 0\nplayers = 5", "layout",
     "right-layout-for"),
    (f"[[board]]\n{SMALL}", f"[[other]]\n{SMALL}", "board", "right-board-for"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(MISSING)))
def test_a_missing_board_or_layout_is_told(tmp_path: Path, number: int) -> None:
    old, new, key, right = MISSING[number]
    with pytest.raises(Problem) as caught:
        build(tmp_path, "maps", old, new)
    assert (caught.value.details["key"], caught.value.details["right"].key) == (key, right)


def test_every_message_of_what_would_be_right_is_told_somewhere() -> None:
    own = Texts("en", GAME.texts[0]).keys()
    told = {row[-1] for row in WRONG} | {row[-1] for row in MISSING} | {
        "right-events", "right-event-name", "right-event-names",  # test_custom
    }  # fmt: skip
    assert told == {key for key in own if key.startswith("right-")}
