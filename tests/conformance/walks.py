"""Random play for tests, which stops where there is something to look at."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from gondwana.kernel import Match, Table
from gondwana.kernel.state import plain

ROUNDS = 25  # random play is followed so far where the rules need not end a game


def is_done(match: Match) -> bool:
    """Whether a game is over, or has gone on for long where bots stop in the end too."""
    return match.over or (match.game.most_rounds > 0 and match.round_number > ROUNDS)


def step(match: Match, rng: random.Random) -> None:
    """One random action of anybody who is asked, or one outcome of the chance event at hand."""
    if match.state.chance:
        outcomes, weights = zip(*match.chances(), strict=True)
        match.happen(rng.choices(outcomes, weights)[0])
    else:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))


def walk(
    table: Table, seed: int, make: Callable[[Any], Any] = plain
) -> Iterator[tuple[Match, random.Random]]:
    """A random game, seen before every step and when it is done."""
    rng = random.Random(f"{seed} {table.seats} {sorted(table.options.items())}")
    match = Match(table, seed=str(seed), dice="hand", make=make)
    while not is_done(match):
        yield match, rng
        step(match, rng)
    yield match, rng


def stops(
    table: Table, games: int, share: float, make: Callable[[Any], Any] = plain
) -> Iterator[tuple[Match, random.Random]]:
    """Positions of some random games: each kind of question a few times, then less and less."""
    seen: Counter[tuple[int, int, bool]] = Counter()
    for seed in range(games):
        for match, rng in walk(table, seed, make):
            kind = (match.state.asking, match.state.chance, len(match.waiting) > 1)
            seen[kind] += 1
            if rng.random() < share / seen[kind]:
                yield match, rng


def finish(match: Match, rng: random.Random) -> None:
    """Play on at random to the end."""
    while not is_done(match):
        step(match, rng)


def whole(table: Table, seed: str) -> Match:
    """A random game to its end, by the first of some seeds that brings it there soon enough."""
    matches = (Match(table, seed=f"{seed} {number}") for number in count())
    for match in matches:
        finish(match, random.Random(6))
        if match.over:
            break
    return match


def go_on(match: Match, rng: random.Random, steps: int) -> None:
    """Play on at random, so many steps at most."""
    for _ in range(steps):
        if not match.over:
            step(match, rng)


def seen_by(table: Table, state: Any, seat: int | None) -> tuple[object, ...]:
    """Everything that a seat, or who only watches, is told of a state."""
    game, t = table.game, table.constants
    view = repr(game.view(state, t, seat))
    if seat is None:
        return (view,)
    choices, vector = plain(game.choices), [0] * len(game.observation(t))
    game.rules["observe"](state, t, seat, vector)
    game.rules["legal"](state, t, seat, choices)
    refusal = game.rules["refusal"]
    return (
        view,
        vector,
        list(choices.id[: choices.n]),
        [refusal(state, t, seat, action) for action in range(game.actions)],
        game.rules["points"](state, t, seat),
        game.rules["rank"](state, t, seat),
        game.rules["estimate"](state, t, seat),
    )
