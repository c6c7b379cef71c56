"""Evo, first edition (2001): the card of the game."""

from collections.abc import Callable
from pathlib import Path

from ...kernel.contract import rules_in
from ...kernel.game import Game, Option
from ...kernel.state import Plain
from .. import common
from ..common.rules import scores
from . import judgement, rules, secrets
from .actions import ACTIONS, MOST_LEGAL
from .clauses import CLAUSES, REASONS
from .components import FILES, build
from .fields import observation_fields
from .happenings import EVENTS
from .holdings import holdings
from .islands import MAPS, SETS
from .state import (
    CARDS,
    CAUSES,
    CHANCES,
    GENES,
    PHASES,
    PRINTED_CARDS,
    RESULTS,
    STATE,
    TABLE,
    TERRAINS,
)
from .view import view
from .words import MARKS, action_words, misfit, outcome_words

OPTIONS = (
    Option("map", MAPS, MAPS[0]),
    Option("map_set", SETS, SETS[0]),
    Option("start_points", ("6", "10"), "6"),
    Option("initiative_tie", ("most", "fewest"), "most"),
    Option("variant", ("basic", "advanced"), "basic"),
    Option("custom_events", ("none", "file"), "none"),
    Option("tiny", ("off", "on"), "off", research=True),
)

# Kinds of arguments that are told by a name: the key's beginning, and the names.
_NAMED = {
    "gene": GENES,
    "card": CARDS,
    "terrain": TERRAINS,
    "phase": PHASES,
    "cause": CAUSES,
    "result": RESULTS,
}


def argument(t: Plain, kind: str, value: int, texts: Callable[..., str]) -> str:
    """An event's argument in words: a number, a region's name, or a thing's name in a language.

    What the players wrote onto a blank card is its name in every language.
    """
    if kind == "number":
        return str(value)
    if kind == "region":
        return str(t.extra.names[value])
    if kind == "card" and value >= PRINTED_CARDS:
        return str(t.extra.blanks[value - PRINTED_CARDS].name)
    return texts(f"{kind}-{_NAMED[kind][value]}")


GAME = Game(
    id="evo-2001",
    version=1,
    seats=range(3, 6),
    marks=MARKS,
    options=OPTIONS,
    state=STATE,
    constants=TABLE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    clauses=CLAUSES,
    events=EVENTS,
    chances=CHANCES,
    rules=rules_in(rules, scores, secrets, judgement),
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
    code=(Path(scores.__file__).parent,),
    shared_texts=(common.TEXTS, common.ISLAND_TEXTS),
    reasons=REASONS,
)
