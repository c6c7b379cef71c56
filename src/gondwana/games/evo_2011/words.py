"""Each action's and outcome's words, one way for printing and the other for reading."""

from __future__ import annotations

from ...kernel.state import Plain
from .actions import (
    A_BID,
    A_FLEE,
    A_FLY,
    A_LAY,
    A_PLACE,
    A_PLAY,
    A_REMOVE,
    A_STEP,
    A_SWIM,
    A_TAKE,
    ACTIONS,
    BIDS,
    PASS,
    VARIANTS,
)
from .cards import variants
from .state import (
    CARDS,
    CHANCE_AREAS,
    CHANCE_CARD,
    CHANCE_GENE,
    CHANCE_ORDER,
    CHANCE_PEEK,
    CHANCE_TOKEN,
    COASTS,
    DAWN_DRUMS,
    DIRECTIONS,
    FACES,
    FLIGHTS,
    GENES,
    NOWHERE,
    TOKENS,
    WIND_CALLERS,
)

MARKS = "TCSBP"
VARIANT_WORDS = {WIND_CALLERS: ("forward", "back"), DAWN_DRUMS: ("first", "last")}


def action_words(t: Plain) -> list[str | None]:
    """The words of every action id; None where an id means nothing on this table.

    `pass`, `bid COLUMN VALUE`, `play CARD [forward|back|first|last]`, `place PLACE`,
    `move|fly|swim FROM TO`, `lay|take|remove|flee SPACE`; columns and places count from 1.
    """
    words: list[str | None] = [None] * ACTIONS
    words[PASS] = "pass"
    for column in range(t.seats):
        words[A_PLACE + column] = f"place {column + 1}"
        for bid in range(BIDS):
            words[A_BID + column * BIDS + bid] = f"bid {column + 1} {bid}"
    for card, name in enumerate(CARDS):
        for variant in range(variants(card)):
            tail = f" {VARIANT_WORDS[card][variant]}" if card in VARIANT_WORDS else ""
            words[A_PLAY + card * VARIANTS + variant] = f"play {name}{tail}"
    names = space_words(t)
    for space, name in enumerate(names):
        for direction in range(DIRECTIONS):
            if t.adjacent[space, direction] != NOWHERE:
                target = names[t.adjacent[space, direction]]
                words[A_STEP + space * DIRECTIONS + direction] = f"move {name} {target}"
        for flight in range(FLIGHTS):
            if t.flight[space, flight] != NOWHERE:
                target = names[t.flight[space, flight]]
                words[A_FLY + space * FLIGHTS + flight] = f"fly {name} {target}"
        for base, verb in (
            (A_LAY, "lay"),
            (A_TAKE, "take"),
            (A_REMOVE, "remove"),
            (A_FLEE, "flee"),
        ):
            words[base + space] = f"{verb} {name}"
    coasts = [names[t.coast[i]] for i in range(t.coasts)]
    for i, start in enumerate(coasts):
        for j, target in enumerate(coasts):
            if i != j:
                words[A_SWIM + i * COASTS + j] = f"swim {start} {target}"
    return words


def space_words(t: Plain) -> list[str]:
    """The spaces' names as words have them."""
    return [name.lower() for name in t.extra.names]


def outcome_words(t: Plain, chance: int) -> dict[int, str]:
    """The words of every outcome of a chance kind."""
    if chance == CHANCE_ORDER:
        return dict(enumerate(MARKS[: t.seats]))
    if chance == CHANCE_AREAS:
        if t.start_pairs:
            pairs = enumerate(t.extra.starts)
            return {k: f"{a.lower()} {b.lower()}" for k, (a, b) in pairs}
        areas = [name.lower() for pair in t.extra.starts for name in pair]
        return dict(enumerate(areas))
    if chance in (CHANCE_TOKEN, CHANCE_PEEK):
        return dict(enumerate(TOKENS))
    if chance == CHANCE_GENE:
        return dict(enumerate(GENES))
    return dict(enumerate(CARDS if chance == CHANCE_CARD else FACES))


# Clauses for words that are well formed but mean no action here: verb, number of spaces, clause.
_MISFITS = (
    ("move", 2, "E2.4.1"),
    ("fly", 2, "E2.R2"),
    ("swim", 2, "E2.U4"),
    ("lay", 1, "E2.5.1"),
    ("take", 1, "E2.5.2"),
    ("remove", 1, "E2.6.1"),
    ("flee", 1, "E2.U12"),
)


def misfit(t: Plain, words: list[str]) -> str | None:
    """The clause that forbids what such words mean, though it is no action: `move c4 e5`."""
    verb, *rest = words or [""]
    if verb == "bid" and len(rest) == 2 and all(word.isdecimal() for word in rest):
        return "E2.2.2" if rest[0] in map(str, range(1, t.seats + 1)) else "E2.2.1"
    if verb == "place" and len(rest) == 1 and rest[0].isdecimal():
        return "E2.R7"
    names = space_words(t)
    for known, count, clause in _MISFITS:
        if verb == known and len(rest) == count and all(word in names for word in rest):
            return clause
    return None
