"""Spaces of a map file: whatever is wrong in them is named, and ways are counted right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gondwana.games.common import TEXTS
from gondwana.games.common.islands import (
    BESIDE,
    Space,
    bits,
    check_spaces,
    lie_beside,
    read_space,
    steps,
    within,
)
from gondwana.kernel import Problem
from gondwana.kernel.figures import Figures
from gondwana.kernel.texts import LANGUAGES, Texts

# A - B - C in a row, D below B and C.
GOOD = """format = 1
[[space]]
id = "A"
q = 0
r = 0
near = ["B"]
[[space]]
id = "B"
q = 1
r = 0
near = ["A", "C", "D"]
[[space]]
id = "C"
q = 2
r = 0
near = ["B", "D"]
[[space]]
id = "D"
q = 1
r = 1
near = ["B", "C"]
"""


def read(folder: Path, text: str) -> list[Space]:
    """The spaces of a file with this text."""
    path = folder / "map.toml"
    path.write_text(text, encoding="utf-8")
    rows = Figures.read(path, TEXTS).tables("space")
    spaces = [read_space(row, "near") for row in rows]
    check_spaces(rows, spaces, "near")
    return spaces


def test_a_good_map_is_read(tmp_path: Path) -> None:
    spaces = read(tmp_path, GOOD)
    assert spaces[1] == Space("B", 1, 0, ("A", "C", "D"))
    assert steps(spaces) == [[1], [0, 2, 3], [1, 3], [1, 2]]


def test_ways_are_counted(tmp_path: Path) -> None:
    ways = steps(read(tmp_path, GOOD))
    assert [within(ways, 0, distance) for distance in range(4)] == [
        set(),
        {1},
        {1, 2, 3},
        {1, 2, 3},
    ]
    assert bits(within(ways, 0, 2)) == 0b1110
    assert bits([]) == 0
    assert bits([3, 3]) == 8


def test_a_hexagon_has_six_others_beside_it() -> None:
    here = Space("X", 3, -2, ())
    around = [Space("Y", q, r, ()) for q in range(-9, 9) for r in range(-9, 9)]
    beside = [space for space in around if lie_beside(here, space)]
    assert len(beside) == len(set(BESIDE)) == 6
    assert all(lie_beside(space, here) for space in beside)


def replaced(old: str, new: str) -> Callable[[str], str]:
    """The text with one place changed."""

    def change(text: str) -> str:
        assert text.count(old) == 1
        return text.replace(old, new)

    return change


WRONG = {
    "right-space-name": (replaced('id = "C"', 'id = "b"'), "space b.id"),
    "right-own-place": (replaced("q = 2", "q = 0"), "space C.q"),
    "right-neighbours": (replaced('near = ["B"]', "near = []"), "space A.near"),
    "right-once": (replaced('near = ["B"]', 'near = ["B", "B"]'), "space A.near"),
    "right-other-space": (replaced('near = ["B"]', 'near = ["A"]'), "space A.near"),
    "right-beside": (replaced('near = ["B"]', 'near = ["D"]'), "space A.near"),
    "right-both-ways": (replaced('near = ["B", "C"]', 'near = ["C"]'), "space B.near"),
}


@pytest.mark.parametrize("right", WRONG)
def test_what_is_wrong_is_named_in_every_language(tmp_path: Path, right: str) -> None:
    change, key = WRONG[right]
    with pytest.raises(Problem) as caught:
        read(tmp_path, change(GOOD))
    assert (caught.value.details["key"], caught.value.details["right"].key) == (key, right)
    assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_message_of_what_would_be_right_is_told_here() -> None:
    keys = Texts("en", TEXTS).keys()
    assert set(WRONG) == {key for key in keys if key.startswith("right-")}
