"""Every installed game at every seat count, over options that bring all value pairs together."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from types import ModuleType
from typing import Any

import pytest

from gondwana.kernel import Option, Table, find_game, game_ids


def covering(options: Sequence[Option], tries: int = 40) -> list[dict[str, str]]:
    """Few option sets in which every value of every option meets every value of every other.

    Greedy: of some random sets always the one that brings most new pairs together. The first is
    the one of all defaults.
    """
    rng = random.Random(1)
    pairs = {
        frozenset({(a.name, x), (b.name, y)})
        for a, b in combinations(options, 2)
        for x, y in product(a.values, b.values)
    } or {frozenset({(a.name, x)}) for a in options for x in a.values}

    def met(row: Mapping[str, str]) -> set[frozenset[tuple[str, str]]]:
        return {pair for pair in pairs if pair <= set(row.items())}

    row: dict[str, str] = {}
    for option in options:
        row[option.name] = option.default_for(row)
    rows = [row]
    pairs -= met(row)
    while pairs:
        drawn = [{o.name: rng.choice(o.values) for o in options} for _ in range(tries)]
        row = max(drawn, key=lambda candidate: len(met(candidate)))
        if met(row):
            rows.append(row)
            pairs -= met(row)
    return rows


@cache
def table(game: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> Table:
    """A table, made once a process."""
    return Table(find_game(game), seats, dict(chosen))


def ordinary(game: str) -> list[Option]:
    """The game's options that players are asked about; the others change what it is."""
    return [option for option in find_game(game).options if not option.research]


def researching(key: tuple[str, int, tuple[tuple[str, str], ...]]) -> bool:
    """Whether a table's key has another game than players play, such as a tiny one."""
    options = {option.name: option for option in find_game(key[0]).options}
    return any(options[name].research and options[name].default != v for name, v in key[2])


def played(game: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Seat counts and options: the defaults at every seat count, other rows at one each in turn.

    What is for research is played at the fewest seats, all else by default. All of them at every
    seat count are played in the long run (`bench/random_play.py`).
    """
    seats = find_game(game).seats
    for number, row in enumerate(covering(ordinary(game))):
        for count in seats if number == 0 else seats[number % len(seats) :][:1]:
            yield count, row
    for option in find_game(game).options:
        for value in option.values if option.research else ():
            if value != option.default:
                yield seats[0], {option.name: value}


ALL = [
    pytest.param((game, seats, tuple(row.items())), id="-".join([game, str(seats), *row.values()]))
    for game in game_ids()
    for seats, row in played(game)
]


def on_every_table(test: Callable[..., None]) -> Any:
    """Run a test on all of them; it gets the table's key, to be made by `table(*key)`."""
    return pytest.mark.parametrize("key", ALL)(test)


@cache
def plug_in(game: str) -> ModuleType:
    """What the suite must know of one game: `conformance.invariants_<game>`.

    `broken(s, t)`, a rule, gives the number of the first sentence of `BROKEN` that is true, 0 for
    none; `ROUNDS` are the fewest and the most rounds. `disguises(s, t, seat, rng)` are states that
    the seat cannot tell from this one, `chooses_unseen(s, t)` says whether what is decided now
    stays unseen, `SECRET_CHANCES` gives for a chance event who alone sees it. `settled(s, t)` says
    whether what was dealt anew could have been played, `expectations(s, t, seat)` how likely it
    must be. `needless(legal)`, where there is one, are actions that a page need not offer because
    others do the same and cost no more.
    """
    return importlib.import_module(f"conformance.invariants_{game.replace('-', '_')}")
