"""Each action's and outcome's words, one way for printing and the other for reading."""

from __future__ import annotations

from ...kernel.state import Plain
from . import actions as a
from .state import (
    ALL_DICE,
    ALL_KINDS,
    ALL_SORTS,
    ATTRACTIONS_BY_NAME,
    BASICS,
    CHANCE_ATTRACTION,
    CHANCE_CARD,
    CHANCE_DIE,
    CHANCE_EVENT,
    CHANCE_LAB,
    CHANCE_OBJECTIVE,
    CHANCE_RECIPE,
    CHANCE_ROLL,
    CHANCE_SPECIALIST,
    CHANCE_STARTER,
    CHANCE_TWIST,
    CHANCE_VISITOR,
    COLUMNS,
    DICE_IN_PLAY,
    EXHIBITS_BY_NAME,
    GOODS,
    HANDFUL,
    HATS,
    KINDS,
    LEVELS,
    OBJECTIVES_BY_NAME,
    RECIPES,
    ROUNDER,
    SECONDS,
    SHELVES,
    SIDES,
    SOLO_CARDS,
    SORTS,
    SPACES,
    SPECIALISTS,
    SPOTS,
    TILES,
    TWISTS,
    ZONES,
)

MARKS = "TCSB"
ZONE_WORDS = tuple(f"{'abcd'[zone % COLUMNS]}{zone // COLUMNS + 1}" for zone in range(ZONES))
PLACE_WORDS = (*ZONE_WORDS, "intern")
PLACER_WORDS = (*(str(level) for level in range(1, LEVELS + 1)), "worker")
BENCH_WORDS = ("security", *EXHIBITS_BY_NAME)


def action_words(t: Plain) -> list[str | None]:
    """The words of every action id; None where an id means nothing on this table.

    A shelf of the market is told by its price, a space of the lab, a die's space and a spot by
    their numbers from 1, a scientist by his level, a zone by column and row.
    """
    words: list[str | None] = [None] * a.ACTIONS
    words[a.PASS], words[a.DONE], words[a.AUTO] = "pass", "done", "auto"
    _research(t, words)
    _market(t, words)
    _pieces(words)
    _work(words)
    _park(words)
    if t.solo:
        for first, verb in ((a.A_KEEP, "keep"), (a.A_SCORE, "score"), (a.A_DROP, "drop")):
            _say(words, first, [f"{verb} {card}" for card in SOLO_CARDS])
    return words


def _say(words: list[str | None], first: int, row: list[str]) -> None:
    words[first : first + len(row)] = row


def _research(t: Plain, words: list[str | None]) -> None:
    for placer, name in enumerate(PLACER_WORDS):
        for space in range(t.dice):
            words[a.A_DIE + placer * DICE_IN_PLAY + space] = f"die {space + 1} {name}"
        words[a.A_STORE + placer] = f"storage {name}"
        for kind in range(ALL_KINDS):
            words[a.A_RECIPE + placer * ALL_KINDS + kind] = f"recipe {KINDS[kind]} {name}"
        if placer != ROUNDER:
            words[a.A_TURN + placer] = f"turn {name}"
    words[a.A_COPY_TAKE] = "copy-die"


def _market(t: Plain, words: list[str | None]) -> None:
    for shelf in range(SHELVES):
        price = t.price[shelf]
        words[a.A_HIRE + shelf * a.DISMISSALS] = f"hire {price}"
        names = [f"hire {price} dismiss {name}" for name in SPECIALISTS]
        _say(words, a.A_HIRE + shelf * a.DISMISSALS + 1, names)
        words[a.A_BUILD + shelf] = f"build {price}"
        spaces = [f"upgrade {price} {space + 1}" for space in range(SPACES)]
        _say(words, a.A_UPGRADE + shelf * SPACES, spaces)
        _say(words, a.A_BUY + shelf * len(GOODS), [f"dna {price} {goods}" for goods in GOODS])
    _say(words, a.A_SECOND, [f"buy {TILES[tile]}" for tile in SECONDS])


def _pieces(words: list[str | None]) -> None:
    _say(words, a.A_PLACE, [f"place {zone}" for zone in ZONE_WORDS])
    _say(words, a.A_GAIN, [f"gain {sort}" for sort in SORTS])
    _say(words, a.A_LIMIT, [f"limit {sort}" for sort in SORTS])
    _say(words, a.A_PADDOCK, [f"paddock {name}" for name in EXHIBITS_BY_NAME])
    _say(words, a.A_BONUS, ["bonus security", "bonus dna"])


def _work(words: list[str | None]) -> None:
    complexes = SORTS[BASICS:ALL_SORTS]
    _say(words, a.A_REFINE, [f"refine {sort}" for sort in complexes])
    for spot in range(2):
        tail = f" {spot + 1}" if spot else ""
        first = a.A_CREATE + spot * len(EXHIBITS_BY_NAME)
        _say(words, first, [f"create {name}{tail}" for name in EXHIBITS_BY_NAME])
        first = a.A_BENCH_PLUS + spot * a.BENCH_CHOICES
        _say(words, first, [f"bench-plus {spot + 1} {name}" for name in BENCH_WORDS])
        first = a.A_RENOVATE + spot * len(EXHIBITS_BY_NAME)
        _say(words, first, [f"renovate {spot + 1} {name}" for name in EXHIBITS_BY_NAME])
        words[a.A_ADS + spot] = f"ads {spot + 1}"
    _say(words, a.A_PAY, [payment_words(code) for code in range(a.PAID**BASICS)])
    _say(words, a.A_BENCH, [f"bench {name}" for name in BENCH_WORDS])
    _say(words, a.A_VENTURE, [f"venture {spot + 1}" for spot in range(SPOTS)])
    words[a.A_GROUNDSKEEPER] = "groundskeeper"
    words[a.A_OFFICE] = "security-office"
    _say(words, a.A_DOUBLE, [f"double-ride {zone}" for zone in ZONE_WORDS])
    words[a.A_COPY_LAB] = "copy-lab"
    _say(words, a.A_GENE_BANK, [f"gene-bank {sort}" for sort in SORTS[:BASICS]])
    words[a.A_SPONSORS] = "sponsors"
    pairs = [f"sequence {basic} {sort}" for basic in SORTS[:BASICS] for sort in complexes]
    _say(words, a.A_SEQUENCE, pairs)


def payment(code: int) -> tuple[int, int, int]:
    """The cyan, violet and blue units of a payment's number."""
    return code // a.PAID**2, code // a.PAID % a.PAID, code % a.PAID


def payment_words(code: int) -> str:
    """`pay cyan cyan violet`."""
    counts = zip(SORTS, payment(code), strict=False)
    units = [sort for sort, count in counts for _ in range(count)]
    return " ".join(["pay", *(units or ["nothing"])])


def _park(words: list[str | None]) -> None:
    _say(words, a.A_RETURN, [f"return {count}" for count in range(a.RETURNS)])
    _say(words, a.A_VISIT, [f"visit {place}" for place in PLACE_WORDS])
    _say(words, a.A_EATEN, [f"eaten {place}" for place in PLACE_WORDS])
    words[a.A_SUE] = "lawyer"
    _say(words, a.A_SELL, [f"sell {zone}" for zone in ZONE_WORDS])


def outcome_words(t: Plain, chance: int) -> dict[int, str]:
    """The words of every outcome of a chance kind; a die's side is told by its number."""
    if chance == CHANCE_DIE:
        return {die: str(die + 1) for die in range(ALL_DICE)}
    if chance == CHANCE_ROLL:
        return {side: str(side + 1) for side in range(SIDES)}
    if chance == CHANCE_VISITOR:  # how many of those drawn together are hooligans
        return {hooligans: str(hooligans) for hooligans in range(HANDFUL + 1)}
    if chance == CHANCE_STARTER:
        return dict(enumerate(MARKS[: t.seats]))
    names = {
        CHANCE_TWIST: TWISTS,
        CHANCE_OBJECTIVE: OBJECTIVES_BY_NAME,
        CHANCE_CARD: SOLO_CARDS,
        CHANCE_EVENT: SOLO_CARDS,
        CHANCE_LAB: TILES,
        CHANCE_ATTRACTION: ATTRACTIONS_BY_NAME[:HATS],
        CHANCE_SPECIALIST: SPECIALISTS,
        CHANCE_RECIPE: EXHIBITS_BY_NAME[:RECIPES],
    }
    return dict(enumerate(names.get(chance, ())))


# Clauses for words that are well formed but mean no action here: verb, and the clause.
_MISFITS = {
    "die": "DI.1.3",
    "storage": "DI.1.5",
    "recipe": "DI.1.6",
    "turn": "DI.1.7",
    "hire": "DI.2.2",
    "build": "DI.2.3",
    "upgrade": "DI.2.4",
    "buy": "DI.2.4",
    "dna": "DI.2.5",
    "place": "DI.S11",
    "gain": "DI.G3",
    "limit": "DI.S8",
    "refine": "DI.3.2",
    "create": "DI.3.3",
    "bench": "DI.3.4",
    "venture": "DI.3.5",
    "visit": "DI.4.2",
    "eaten": "DI.4.3",
    "sell": "DI.4.4",
    "keep": "DI.O1",
    "score": "DI.O4",
    "drop": "DI.O4",
}


def misfit(t: Plain, words: list[str]) -> str | None:
    """The clause that forbids what such words mean, though it is no action: `die 9 1` with five."""
    verb, *rest = words or [""]
    return _MISFITS.get(verb) if len(rest) in (1, 2) else None
