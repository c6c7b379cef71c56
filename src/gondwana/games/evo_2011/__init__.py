"""Evo, second edition (2011): the card of the game."""

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
from .state import (
    CARDS,
    CAUSES,
    CHANCES,
    FACES,
    GENES,
    PHASES,
    REMOVE,
    STATE,
    TABLE,
    TERRAINS,
    TOKENS,
)
from .view import view
from .words import MARKS, action_words, misfit, outcome_words

OPTIONS = (
    Option("rulebook", ("en", "hu"), "en"),
    Option("start_areas", ("pairs", "random"), "pairs"),
    Option("protect_two", ("on", "off"), "on"),
    Option("fallen", ("supply", "out"), "supply"),
    Option("chain_births", ("on", "off"), "on"),
    Option("removal", ("together", "in_order"), "together"),
    Option("hidden_points", ("on", "off"), lambda o: "on" if o["rulebook"] == "hu" else "off"),
    Option("tiny", ("off", "on"), "off", research=True),
)

# Kinds of arguments that are told by a name: the key's beginning, and the names.
_NAMED = {
    "gene": GENES,
    "card": CARDS,
    "token": TOKENS,
    "terrain": TERRAINS,
    "face": FACES,
    "phase": PHASES,
    "cause": CAUSES,
}


def argument(t: Plain, kind: str, value: int, texts: Callable[..., str]) -> str:
    """An event's argument in words: a number, a space's name, or a thing's name in a language."""
    if kind == "number":
        return str(value)
    if kind == "space":
        return str(t.extra.names[value])
    return texts(f"{kind}-{_NAMED[kind][value]}")


GAME = Game(
    id="evo-2011",
    version=1,
    seats=range(2, 6),
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
    apart=frozenset({REMOVE}),
    reasons=REASONS,
    code=(Path(scores.__file__).parent,),
    shared_texts=(common.TEXTS, common.ISLAND_TEXTS),
)
