"""The component files of Evo 2011: each figure that can be wrong is named, in every language."""

from pathlib import Path

import pytest

from gondwana.games.evo_2011.components import FILES
from gondwana.kernel import Problem, Table, find_game
from gondwana.kernel.texts import LANGUAGES, Texts

GAME = find_game("evo-2011")

# Which file, what in it is replaced by what, and the key, the value and the message that is told.
WRONG = [
    ("maps", "players = 2", "players = 3", "map.2.players", "3", "right-players"),
    ("maps", "spaces = 18", "spaces = 17", "map.2.spaces", "17", "right-spaces"),
    ("maps", 'id = "A2"', 'id = "a1"', "map.2.space a1.id", "a1", "right-space-name"),
    ("maps", 'id = "A2"', 'id = "A 2"', "map.2.space A 2.id", "A 2", "right-space-name"),
    ("maps", "q = 2\nr = -2", "q = 1\nr = -2", "map.2.space A2.q", "1", "right-own-place"),
    ("maps", '["A2", "B2", "B3"]', "[]", "map.2.space A1.adjacent", "[]", "right-neighbours"),
    ("maps", '"B2", "B3"]', '"B2", "B2"]', "map.2.space A1.adjacent", "B2", "right-once"),
    ("maps", '"B2", "B3"]', '"A1", "B3"]', "map.2.space A1.adjacent", "A1", "right-other-space"),
    ("maps", '"B2", "B3"]', '"Z9", "B3"]', "map.2.space A1.adjacent", "Z9", "right-other-space"),
    ("maps", '"B2", "B3"]', '"E3", "B3"]', "map.2.space A1.adjacent", "E3", "right-beside"),
    ("maps", '["A1", "A3", "B3"', '["A3", "B3"', "map.2.space A1.adjacent", "A2",
     "right-both-ways"),
    ("maps", '["A1", "B1"]', '["A1", "Z9"]', "map.2.starts", "Z9", "right-starts"),
    ("maps", ', ["D4", "E3"]]', "]", "map.2.starts", "B1", "right-start-count"),
    ("maps", '["D4", "E3"]]', '["A1", "E3"]]', "map.2.starts", "E3", "right-once"),
    ("maps", "[map.2]", "[map.6]\n[map.2]", "map", "6", "right-map"),
    ("maps", "map.5", "other", "map.5", "", "right-map-for"),
    ("maps", "coastal = false", "coastal = true", "map.3.space", "25", "right-coasts"),
    ("components", "dinosaurs = 8", "dinosaurs = 9", "box.dinosaurs", "9", "right-fixed"),
    ("components", "die_faces = 6", "die_faces = 8", "die", "6", "right-faces"),
    ("components", 'id = "stay"', 'id = "one-back"', "climate_token", "one-back",
     "right-in-order"),
    ("components", "count = 6", "count = 5", "climate_token", "11", "right-tokens"),
    ("components", '"brown", "green"]\n', '"brown"]\n', "wheel.ring", "brown", "right-ring"),
    ("components", 'ideal = ["yellow"]', 'ideal = ["yellow", "green"]',
     "wheel.section.yellow.cold", "green", "right-one-list"),
    ("components", '["brown", "white"]', '["brown"]', "wheel.section.yellow.deadly", "brown",
     "right-some-list"),
]  # fmt: skip


def build(folder: Path, file: str, old: str, new: str) -> None:
    """Tables for all numbers of players, with a component file changed wherever `old` stands."""
    text = FILES[file].read_text(encoding="utf-8")
    assert old in text
    path = folder / f"{file}.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    for seats in GAME.seats:
        Table(GAME, seats, {}, {file: path})


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_wrong_figure_is_told_in_every_language(tmp_path: Path, number: int) -> None:
    file, old, new, key, found, right = WRONG[number]
    with pytest.raises(Problem) as caught:
        build(tmp_path, file, old, new)
    details = caught.value.details
    assert (details["key"], details["right"].key) == (key, right)
    said = {language: caught.value.say(language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for sentence in said.values():
        for part in (str(tmp_path / f"{file}.toml"), key, found):
            assert part in sentence


def test_every_message_of_what_would_be_right_is_told_here() -> None:
    keys = Texts("en", GAME.texts).keys()
    assert {row[-1] for row in WRONG} == {key for key in keys if key.startswith("right-")}
