"""Games are found by entry point, and a table is made of a game, seats and options."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from gondwana.kernel import Match, Problem, Table, contract, find_game, game_ids

from .toy import GAME


def test_our_games_are_installed() -> None:
    assert "evo-2011" in game_ids()
    assert game_ids() == sorted(game_ids())
    assert find_game("evo-2011").id == "evo-2011"
    assert find_game("evo-2011") is find_game("evo-2011")


@pytest.mark.usefixtures("toy_installed")
def test_a_game_may_live_in_a_package_of_somebody_else() -> None:
    assert {"toy", "evo-2011"} <= set(game_ids())
    assert find_game("toy") is GAME
    assert Match("toy", 2, seed="1").game is GAME


@pytest.mark.parametrize("name", ["toy", "", "EVO-2011", "evo 2011", "../evo"])
def test_an_unknown_game_is_a_problem_that_names_those_there_are(name: str) -> None:
    with pytest.raises(Problem) as caught:
        find_game(name)
    assert caught.value.key == "problem-unknown-game"
    assert caught.value.details["game"] == name
    assert "evo-2011" in caught.value.details["known"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100])
def test_a_wrong_number_of_seats_is_a_problem(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        Table(GAME, seats)
    assert caught.value.key == "problem-seats"
    assert caught.value.details == {"game": GAME.title, "seats": seats, "low": 2, "high": 3}


def test_options_are_filled_in_with_their_defaults() -> None:
    assert Table(GAME, 2).options == {"length": "short", "gift": "no"}
    assert Table(GAME, 2, {"length": "long"}).options == {"length": "long", "gift": "yes"}
    assert Table(GAME, 2, {"gift": "yes"}).options == {"length": "short", "gift": "yes"}
    both = {"length": "long", "gift": "no"}
    assert Table(GAME, 2, both).options == both


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"colour": "red"}, "problem-unknown-option"),
        ({"": "red"}, "problem-unknown-option"),
        ({"length": "longer"}, "problem-option-value"),
        ({"length": ""}, "problem-option-value"),
        ({"length": "LONG"}, "problem-option-value"),
        ({"length": "long", "gift": "maybe"}, "problem-option-value"),
    ],
)
def test_a_wrong_option_is_a_problem_that_says_what_would_be_right(
    options: dict[str, str], key: str
) -> None:
    with pytest.raises(Problem) as caught:
        Table(GAME, 2, options)
    assert caught.value.key == key
    assert caught.value.details["known"] in ("length, gift", "short, long", "yes, no")


def test_a_table_keeps_its_record_and_words() -> None:
    table = Table(GAME, 3, {"length": "long"})
    assert (table.record["seats"][0], table.record["rounds"][0]) == (3, 4)
    assert table.words == ["pass", "take 1", "take 2", "take 3"]
    assert table.ids["take 2"] == 2
    assert table.outcomes(1) == {1: "one", 2: "two", 3: "three"}
    state: Any = table.new_state()
    assert state.points[2] == 0


def test_a_games_rules_are_found_in_its_modules_by_name() -> None:
    def module(name: str, *functions: str) -> ModuleType:
        made = ModuleType(name)
        for each in functions:
            exec(f"def {each}(): pass", vars(made))
        return made

    all_names = [function.__name__ for function in contract.PLACEHOLDERS]
    rules, rest = module("rules", *all_names[:5]), module("rest", *all_names[5:], "another")
    vars(rest)["begin"] = vars(rules)["begin"]  # imported, not its own
    found = contract.rules_in(rules, rest)
    assert list(found) == all_names
    assert found["begin"] is vars(rules)["begin"]
    with pytest.raises(LookupError, match=r"estimate is defined in \[\]"):
        contract.rules_in(rules, module("rest", *all_names[5:-1]))
    with pytest.raises(LookupError, match=r"begin is defined in \['rules', 'more'\]"):
        contract.rules_in(rules, rest, module("more", "begin"))
