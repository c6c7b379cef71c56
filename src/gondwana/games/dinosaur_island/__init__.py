"""Dinosaur Island (2017): the card of the game."""

from collections.abc import Callable
from pathlib import Path

from ...kernel.game import Game, Option
from ...kernel.state import Plain
from .. import common
from . import judgement, observation, rules, scoring, secrets
from .actions import ACTIONS, MOST_LEGAL
from .clauses import CLAUSES, REASONS
from .components import FILES, build
from .fields import observation_fields
from .happenings import EVENTS, FACE_BASE, LINES, SOURCES
from .holdings import holdings
from .seeing import view
from .state import (
    ASK_VISITORS,
    ASK_WORK,
    ATTRACTIONS_BY_NAME,
    CHANCES,
    EXHIBITS_BY_NAME,
    LENGTHS,
    METRICS,
    PHASES,
    SORTS,
    SPECIALISTS,
    STATE,
    SYMBOLS,
    TABLE,
    TILES,
    TWISTS,
    VISITORS,
)
from .words import MARKS, PLACE_WORDS, ZONE_WORDS, action_words, misfit, outcome_words

OPTIONS = (
    Option("length", LENGTHS, "medium"),
    Option("plot_twists", ("0", "1", "2"), "2"),
    Option("market_order", ("clockwise", "track"), "clockwise"),
    Option("market_pass_income", ("0", "2"), "0"),
    Option("tiny", ("off", "on"), "off", research=True),
)

# Kinds of arguments that are told by a name: the key's beginning, and the names.
_NAMED = {
    "sort": SORTS,
    "exhibit": EXHIBITS_BY_NAME,
    "attraction": ATTRACTIONS_BY_NAME,
    "lab": TILES,
    "specialist": SPECIALISTS,
    "twist": TWISTS,
    "phase": PHASES,
    "source": SOURCES,
    "line": LINES,
    "visitor": VISITORS,
}
_KEYS = {"lab": "tile"}


def argument(t: Plain, kind: str, value: int, texts: Callable[..., str]) -> str:
    """An event's argument in words: a number, a zone's name, or a thing's name in a language."""
    if kind == "number":
        return str(value)
    if kind == "zone":
        return ZONE_WORDS[value].upper()
    if kind == "place":
        named = value < len(ZONE_WORDS)
        return ZONE_WORDS[value].upper() if named else texts(f"place-{PLACE_WORDS[value]}")
    if kind == "objective":
        name = METRICS[t.objective_metric[value]]
        return texts(f"metric-{name}", n=t.objective_n[value])
    if kind == "card":
        return texts(f"metric-{METRICS[t.card_metric[value]]}", n=t.card_n[value])
    if kind == "face":
        shown, pips = divmod(value, FACE_BASE)
        symbol, count = divmod(shown, FACE_BASE)
        return texts(f"face-{SYMBOLS[symbol]}", n=count, pips=pips)
    return texts(f"{_KEYS.get(kind, kind)}-{_NAMED[kind][value]}")


GAME = Game(
    id="dinosaur-island",
    version=1,
    seats=range(1, 5),
    marks=MARKS,
    options=OPTIONS,
    state=STATE,
    constants=TABLE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    clauses=CLAUSES,
    events=EVENTS,
    chances=CHANCES,
    rules={
        "begin": rules.begin,
        "legal": rules.legal,
        "refusal": rules.refusal,
        "play": rules.play,
        "chances": rules.chances,
        "happen": rules.happen,
        "points": scoring.points,
        "rank": scoring.rank,
        "observe": observation.observe,
        "redeal": secrets.redeal,
        "estimate": judgement.estimate,
    },
    build=build,
    action_words=action_words,
    outcome_words=outcome_words,
    misfit=misfit,
    argument=argument,
    view=view,
    observation=observation_fields,
    holdings=holdings,
    components=FILES,
    folder=Path(__file__).parent,
    shared_texts=(common.TEXTS, Path(__file__).parent / "texts" / "web"),
    reasons=REASONS,
    most_rounds=99,  # objectives may be out of everybody's reach for good, in full parks
    apart=frozenset({ASK_WORK, ASK_VISITORS}),
)
