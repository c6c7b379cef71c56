"""Each action's and outcome's words, one way for printing and the other for reading."""

from __future__ import annotations

from ...kernel.state import Plain
from .actions import (
    A_DISCARD,
    A_EAT,
    A_KEEP,
    A_LEAD,
    A_PICK,
    A_PUT,
    A_STEAL,
    A_TAKE,
    A_USE,
    ACTIONS,
    DONE,
    EAT_ALL,
    LAY,
    PASS,
)
from .state import (
    CHANCE_ENVIRONMENT,
    CHANCE_SPECIES,
    COLOURS,
    DOWN,
    EGGS,
    ENVIRONMENT,
    ENVIRONMENTS,
    JOKER,
    KINDS,
    ON_PLACE,
    PLACES,
    SEATS,
    SHOWN,
    TOKENS,
    UP,
    USES,
    VIRTUAL,
)

MARKS = "RGBPYK"  # the colours of the figures: red, green, blue, purple, yellow, black


def card_code(kind: int) -> str:
    """A card's name in words: the number and the colour's letter, or `joker`."""
    if kind == JOKER:
        return "joker"
    return f"{kind // len(COLOURS) + 1}{COLOURS[kind % len(COLOURS)][0]}"


CODES = tuple(card_code(kind) for kind in range(KINDS))
OPEN_CODES = tuple(f"v{slot + 1}" for slot in range(SHOWN))  # open cards of the virtual species
TOKEN_CODES = CODES + OPEN_CODES


def tokens_of(t: Plain) -> list[int]:
    """What a play may be built of on this table."""
    return list(range(TOKENS if t.seats == 2 else KINDS))


def action_words(t: Plain) -> list[str | None]:
    """The words of every action id; None where an id means nothing on this table.

    `pass`, `done`, `lay`, `pick|discard|keep CARD`, `lead SEAT`, `climb CARD up|down`,
    `eggs|adapt CARD`, `ability CARD PLACE`, `steal SEAT PLACE`, `take CARD PLACE`,
    `eat SEAT|virtual|all`, `put PLACE`. Cards are `7a`, `12b`, `3f` or `joker`, open ones `v1` to
    `v3`; seats are told by their marks, places count from 1.
    """
    words: list[str | None] = [None] * ACTIONS
    words[PASS], words[DONE], words[LAY], words[EAT_ALL] = "pass", "done", "lay", "eat all"
    for token in tokens_of(t):
        words[A_PICK + token] = f"pick {TOKEN_CODES[token]}"
        if token != JOKER:
            for use, tail in enumerate(_uses(TOKEN_CODES[token])):
                words[A_USE + token * len(USES) + use] = tail
    for kind, code in enumerate(CODES):
        words[A_DISCARD + kind] = f"discard {code}"
        words[A_KEEP + kind] = f"keep {code}"
        for place in range(PLACES if kind != JOKER and t.seats == 2 else 0):
            words[A_TAKE + kind * PLACES + place] = f"take {code} {place + 1}"
    for seat, mark in enumerate(MARKS[: t.seats].lower()):
        words[A_LEAD + seat] = f"lead {mark}"
        words[A_EAT + seat] = f"eat {mark}"
        for place in range(PLACES):
            words[A_STEAL + seat * PLACES + place] = f"steal {mark} {place + 1}"
    if t.seats == 2:
        words[A_EAT + VIRTUAL] = "eat virtual"
        for slot, code in enumerate(OPEN_CODES):
            words[A_STEAL + SEATS * PLACES + slot] = f"steal {code}"
    for place in range(PLACES):
        words[A_PUT + place] = f"put {place + 1}"
    return words


def _uses(code: str) -> list[str]:
    """The words of each use of a card."""
    words = [""] * len(USES)
    words[UP], words[DOWN] = f"climb {code} up", f"climb {code} down"
    words[EGGS], words[ENVIRONMENT] = f"eggs {code}", f"adapt {code}"
    for place in range(PLACES):
        words[ON_PLACE + place] = f"ability {code} {place + 1}"
    return words


def outcome_words(t: Plain, chance: int) -> dict[int, str]:
    """The words of every outcome of a chance kind."""
    if chance == CHANCE_SPECIES:
        return dict(enumerate(t.extra))
    if chance == CHANCE_ENVIRONMENT:
        return dict(enumerate(ENVIRONMENTS))
    return dict(enumerate(CODES))


def misfit(t: Plain, words: list[str]) -> str | None:
    """The clause that forbids what such words mean, though it is no action: `eggs joker`."""
    verb, *rest = words or [""]
    if verb in ("climb", "eggs", "adapt") and rest[:1] == ["joker"]:
        return "DW.2.4"
    if verb in ("ability", "take") and rest[:1] == ["joker"]:
        return "DW.4.5"
    if verb in _OF_OPEN and len(rest) == _OF_OPEN[verb] and rest[0] in OPEN_CODES:
        return "DW.T3"
    if verb == "take" and len(rest) == 2 and rest[0] in CODES:
        return "DW.T9"
    marks = list(MARKS.lower())
    if verb in _OF_SEATS and len(rest) == _OF_SEATS[verb][0] and rest[0] in [*marks, "virtual"]:
        return _OF_SEATS[verb][1]
    return None


# Verbs that name an open card, and those that name a seat: how many words follow, and the clause.
_OF_OPEN = {"pick": 1, "climb": 2, "eggs": 1, "adapt": 1, "ability": 2, "steal": 1}
_OF_SEATS = {"lead": (1, "DW.1.3"), "eat": (1, "DW.5.3"), "steal": (2, "DW.A.mut")}
