"""How bots decide, as rules: they know the contract and no game by name.

`scratch` is an array of at least three states, `spare` a second buffer of choices.
"""

from __future__ import annotations

from typing import Any

from ..kernel.chance import MASK, below, clear, next32
from ..kernel.contract import chances, estimate, happen, legal, play, redeal
from ..kernel.rule import entry, rule
from ..kernel.state import put

RANDOM, CARELESS, GREEDY = range(3)
POLICIES = ("random", "careless", "greedy")  # from weak to strong
STIRS = 12  # rounds after which the generator's states have nothing in common any more


@rule
def set_for_decision(dice: Any, own: Any, number: int) -> None:
    """Put `dice` where a seat's generator `own` stands for a match's decision of this number.

    It depends on nothing that was drawn before, so from any point of a match, a resumed one or one
    that has gone back, bots go on as they did in the unbroken match.
    """
    dice.a, dice.b, dice.c = int(own.a), int(own.b), int(own.c)
    dice.d = (int(own.d) + (number << 8)) & MASK
    for _ in range(STIRS):
        next32(dice)


@rule
def choose(
    policy: int, s: Any, t: Any, seat: int, choices: Any, spare: Any, dice: Any, scratch: Any
) -> int:
    """The action that a policy chooses for a seat that must decide."""
    legal(s, t, seat, choices)
    if choices.n == 1:
        return int(choices.id[0])
    if policy == RANDOM or (policy == CARELESS and below(dice, 2) == 0):
        return int(choices.id[below(dice, int(choices.n))])
    return choose_greedy(s, t, seat, choices, spare, dice, scratch)


@rule
def choose_greedy(
    s: Any, t: Any, seat: int, choices: Any, spare: Any, dice: Any, scratch: Any
) -> int:
    """The first of the listed actions after which the seat stands best.

    It looks at a copy in which everything that the seat cannot know is dealt anew.
    """
    put(scratch, 0, s)
    clear(spare)
    redeal(scratch[0], t, seat, dice, spare)
    best, value = 0, 0
    for i in range(choices.n):
        put(scratch, 1, scratch[0])
        play(scratch[1], t, seat, int(choices.id[i]))
        found = prospect(t, seat, spare, scratch)
        if i == 0 or found > value:
            best, value = i, found
    return int(choices.id[best])


@rule
def prospect(t: Any, seat: int, spare: Any, scratch: Any) -> int:
    """The standing in `scratch[1]`; where chance must speak, its mean over the outcomes."""
    s = scratch[1]
    if s.chance == 0:
        return standing(s, t, seat)
    chances(s, t, spare)
    total, weights = 0, 0
    for i in range(spare.n):
        put(scratch, 2, s)
        happen(scratch[2], t, int(spare.id[i]))
        total += standing(scratch[2], t, seat) * int(spare.weight[i])
        weights += int(spare.weight[i])
    return total // weights


@rule
def standing(s: Any, t: Any, seat: int) -> int:
    """One's own estimate, less a quarter of the others' mean; alone, one's own."""
    if t.seats == 1:
        return estimate(s, t, seat)
    others = 0
    for other in range(t.seats):
        if other != seat:
            others += estimate(s, t, other)
    return estimate(s, t, seat) - others // (4 * (int(t.seats) - 1))


@entry
def choose_entry(policy: int, states: Any, tables: Any, seat: int, buffers: Any, dice: Any) -> int:
    """The action that a policy chooses in `states[0]`; the other states are its scratch."""
    return choose(policy, states[0], tables[0], seat, buffers[0], buffers[1], dice[0], states[1:])
