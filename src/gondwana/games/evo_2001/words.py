"""Each action's and outcome's words, one way for printing and the other for reading."""

from __future__ import annotations

from itertools import permutations

from ...kernel.state import Plain
from .actions import A_BID, A_LAY, A_MOVE, A_PLAY, A_REMOVE, A_STRIKE, ACTIONS, PASS, PRICES, WAYS
from .state import (
    CARDS,
    CHANCE_CARD,
    CHANCE_GENE,
    CHANCE_ORDER,
    CHANCE_STAR,
    DIRECTIONS,
    FORETELL,
    GENES,
    NONE,
    NOWHERE,
    REGIONS,
    RESULTS,
    SEATS,
    SIDES,
    TRUCE,
)

MARKS = "TCSBP"


def action_words(t: Plain) -> list[str | None]:
    """The words of every action id; None where an id means nothing on this table.

    `pass`, `bid ROW PRICE`, `play CARD [back|stay|forward|SEAT|REGION]`, `move FROM TO`,
    `lay|remove REGION`; rows count from 1, a seat is told by its mark.
    """
    words: list[str | None] = [None] * ACTIONS
    words[PASS] = "pass"
    for row in range(t.seats):
        for price in range(PRICES):
            words[A_BID + row * PRICES + price] = f"bid {row + 1} {price}"
    names = region_words(t)
    for card, name in enumerate(CARDS[: t.cards]):
        if t.slot[card] != NONE:
            for region, target in enumerate(names):
                words[A_STRIKE + t.slot[card] * REGIONS + region] = f"play {name} {target}"
        else:
            for way, tail in enumerate(ways_of(t, card)):
                words[A_PLAY + card * WAYS + way] = f"play {name}{tail}"
    for region, name in enumerate(names):
        for direction in range(DIRECTIONS):
            if t.adjacent[region, direction] != NOWHERE:
                target = names[t.adjacent[region, direction]]
                words[A_MOVE + region * DIRECTIONS + direction] = f"move {name} {target}"
        words[A_LAY + region] = f"lay {name}"
        words[A_REMOVE + region] = f"remove {name}"
    return words


def ways_of(t: Plain, card: int) -> list[str]:
    """What a card without a region may name, as the ends of its words."""
    if t.card_effect[card] == FORETELL:
        return [f" {result}" for result in RESULTS]
    if t.card_effect[card] == TRUCE:
        return [f" {mark.lower()}" for mark in MARKS[: t.seats]]
    return [""]


def region_words(t: Plain) -> list[str]:
    """The regions' names as words have them."""
    return [name.lower() for name in t.extra.names]


def order_code(seats: tuple[int, ...]) -> int:
    """The outcome that says in which order tied seats go: base SEATS + 1, the first one lowest."""
    return sum((seat + 1) * (SEATS + 1) ** place for place, seat in enumerate(seats))


def outcome_words(t: Plain, chance: int) -> dict[int, str]:
    """The words of every outcome of a chance kind."""
    if chance == CHANCE_STAR:
        names = region_words(t)
        return {k: names[t.star[k]] for k in range(t.seats)}
    if chance == CHANCE_ORDER:
        return {
            order_code(seats): "".join(MARKS[seat] for seat in seats)
            for size in range(2, t.seats + 1)
            for seats in permutations(range(t.seats), size)
        }
    if chance == CHANCE_CARD:
        return dict(enumerate(CARDS[: t.cards]))
    if chance == CHANCE_GENE:
        return dict(enumerate(GENES))
    return {number: str(number) for number in range(1, SIDES + 1)}


# Clauses for words that are well formed but mean no action here: verb, number of regions, clause.
_MISFITS = (("move", 2, "E1.3.1"), ("lay", 1, "E1.4.2"), ("remove", 1, "E1.5.2"))


def misfit(t: Plain, words: list[str]) -> str | None:
    """The clause that forbids what such words mean, though it is no action: `move s01 b28`."""
    verb, *rest = words or [""]
    if verb == "bid" and len(rest) == 2 and all(word.isdecimal() for word in rest):
        return "E1.6.6" if rest[0] in map(str, range(1, t.seats + 1)) else "E1.6.3"
    if verb == "play" and rest[:1] and rest[0] in CARDS:
        card = CARDS.index(rest[0])
        return f"E1.C{min(card, CARDS.index('blank-one')) + 1}"
    names = region_words(t)
    for known, count, clause in _MISFITS:
        if verb == known and len(rest) == count and all(word in names for word in rest):
            return clause
    return None
