"""A small game for tests of the kernel: everybody takes at most what the die allows, at once.

A round: a die (1, 2, 3 with weights 1, 2, 1), then all seats choose unseen to pass or to take 1 to
3; who took something that nobody else took scores it.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from gondwana.kernel.agenda import answered, ask, is_asked, pop, push
from gondwana.kernel.chance import add, add_outcome, below, clear
from gondwana.kernel.events import EVERYBODY, EventKind, note
from gondwana.kernel.game import Game, Option
from gondwana.kernel.rule import rule
from gondwana.kernel.state import plain, state_dtype

SEATS = 3
ROUND, TAKE, SCORE = 1, 2, 3
T1, T2 = 1, 2
ROLLED, TOOK, SCORED = range(3)

STATE = state_dtype([("points", "i2", SEATS), ("taken", "i1", SEATS), ("luck", "i1")])
TABLE = np.dtype([("seats", "i1"), ("rounds", "i1"), ("start", "i1")])


@rule
def begin(s: Any, t: Any) -> None:
    for seat in range(t.seats):
        s.points[seat] = t.start
    push(s, ROUND, -1, 0)
    advance(s, t)


@rule
def advance(s: Any, t: Any) -> None:
    while s.waiting == 0 and s.chance == 0 and s.over == 0:
        step = pop(s)
        if step == ROUND:
            if s.round_number == t.rounds:
                s.over = 1
            else:
                s.round_number += 1
                push(s, ROUND, -1, 0)
                push(s, SCORE, -1, 0)
                push(s, TAKE, -1, 0)
                s.chance = 1
        elif step == TAKE:
            ask(s, TAKE, (1 << t.seats) - 1)
        else:
            score(s, t)


@rule
def score(s: Any, t: Any) -> None:
    for seat in range(t.seats):
        alone = s.taken[seat] > 0
        for other in range(t.seats):
            if other != seat and s.taken[other] == s.taken[seat]:
                alone = False
        if alone:
            s.points[seat] += s.taken[seat]
            note(s, SCORED, EVERYBODY, seat, s.taken[seat])
    for seat in range(t.seats):
        s.taken[seat] = 0


@rule
def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    if not is_asked(s, seat) or action < 0 or action > 3:
        return T1
    return T2 if action > s.luck else 0


@rule
def legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    clear(choices)
    if is_asked(s, seat):
        for action in range(s.luck + 1):
            add(choices, action)


@rule
def play(s: Any, t: Any, seat: int, action: int) -> None:
    s.taken[seat] = action
    note(s, TOOK, 1 << seat, seat, action)
    answered(s, seat)
    advance(s, t)


@rule
def play_apart(s: Any, t: Any, seat: int, action: int) -> None:
    """As `play`, but who takes may take anew; only a pass has done."""
    if action > 0:
        s.taken[seat] = action
        note(s, TOOK, 1 << seat, seat, action)
    else:
        answered(s, seat)
        advance(s, t)


@rule
def chances(s: Any, t: Any, choices: Any) -> None:
    clear(choices)
    for face in range(1, 4):
        add_outcome(choices, face, 2 if face == 2 else 1)


@rule
def happen(s: Any, t: Any, outcome: int) -> None:
    s.chance = 0
    s.luck = outcome
    note(s, ROLLED, EVERYBODY, outcome)
    advance(s, t)


@rule
def points(s: Any, t: Any, seat: int) -> int:
    return int(s.points[seat])


@rule
def rank(s: Any, t: Any, seat: int) -> int:
    place = 1
    for other in range(t.seats):
        if s.points[other] > s.points[seat]:
            place += 1
    return place


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    vector[0] = s.luck
    vector[1] = s.taken[seat]


@rule
def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    for other in range(t.seats):
        if other != seat and not is_asked(s, other):
            s.taken[other] = below(dice, s.luck + 1)


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    return 1000 * int(s.points[seat])


def build(seats: int, options: Any, files: Any) -> Any:
    t = plain(TABLE)
    t.seats = seats
    t.rounds = 4 if options["length"] == "long" else 2
    t.start = 1 if options["gift"] == "yes" else 0
    return t


def misfit(t: Any, words: list[str]) -> str | None:
    return "T2" if words[:1] == ["take"] and len(words) == 2 and words[1].isdecimal() else None


GAME = Game(
    id="toy",
    version=3,
    seats=range(2, SEATS + 1),
    marks="XYZ",
    options=(
        Option("length", ("short", "long"), "short"),
        Option("gift", ("yes", "no"), lambda o: "yes" if o["length"] == "long" else "no"),
    ),
    state=STATE,
    constants=TABLE,
    actions=4,
    most_legal=4,
    clauses=("", "T1", "T2"),
    events=(
        EventKind("rolled", (("face", "number"),)),
        EventKind("took", (("seat", "seat"), ("number", "number"))),
        EventKind("scored", (("seat", "seat"), ("number", "number"))),
    ),
    chances=("none", "die"),
    rules={
        "begin": begin, "legal": legal, "refusal": refusal, "play": play, "chances": chances,
        "happen": happen, "points": points, "rank": rank, "observe": observe, "redeal": redeal,
        "estimate": estimate,
    },
    build=build,
    action_words=lambda t: ["pass", "take 1", "take 2", "take 3"],
    outcome_words=lambda t, chance: {1: "one", 2: "two", 3: "three"},
    misfit=misfit,
    argument=lambda t, kind, value, texts: str(value),
    view=lambda s, t, seat: (s.luck, s.taken[seat] if seat is not None else None, s.waiting),
    observation=lambda t: ["luck", "taken"],
    components={},
    folder=Path(__file__).parent,
)  # fmt: skip

APART = replace(GAME, rules={**GAME.rules, "play": play_apart}, apart=frozenset({TAKE}))
