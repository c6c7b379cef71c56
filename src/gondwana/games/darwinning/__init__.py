"""Darwinning!: the card of the game."""

from collections.abc import Callable
from pathlib import Path

from ...kernel.contract import rules_in
from ...kernel.game import Game, Option
from ...kernel.state import Plain
from .. import common
from . import judgement, redealing, rules, scores, secrets
from .actions import ACTIONS, MOST_LEGAL
from .clauses import CLAUSES, REASONS
from .components import FILES, build
from .fields import observation_fields
from .happenings import EVENTS
from .holdings import holdings
from .state import (
    ABILITIES,
    CHANCES,
    COLOURS,
    COMBINATIONS,
    DISCARD,
    ENVIRONMENTS,
    ERAS,
    JOKER,
    KEEP,
    NUMBERS,
    PHASES,
    STATE,
    TABLE,
)
from .view import view
from .words import MARKS, action_words, misfit, outcome_words

OPTIONS = (
    Option("eras", ("3", "4"), "3"),
    Option("strict_growth", ("on", "off"), "on"),
    Option("empty_hand", ("meddle", "own"), "meddle"),
    Option("tiny", ("off", "on"), "off", research=True),
)

# Kinds of arguments that are told by a name: the names.
_NAMED = {
    "ability": ABILITIES,
    "environment": ENVIRONMENTS,
    "combination": COMBINATIONS,
    "phase": PHASES,
}


def argument(t: Plain, kind: str, value: int, texts: Callable[..., str]) -> str:
    """An event's argument in words: a number, a card, or a thing's name in a language."""
    if kind == "number":
        return str(value)
    if kind == "card" or (kind == "trait" and value == JOKER):
        return _card(value, texts)
    if kind == "trait":
        ability = texts(f"ability-{ABILITIES[value // len(COLOURS)]}")
        return texts("trait-name", ability=ability, card=_card(value, texts))
    if kind == "species":
        return texts(f"species-{t.extra[value]}")
    if kind == "era":
        return texts(f"era-{range(1, ERAS + 1)[value]}")
    return texts(f"{kind}-{_NAMED[kind][value]}")


def _card(kind: int, texts: Callable[..., str]) -> str:
    """A card's name in words."""
    if kind == JOKER:
        return texts("colour-joker")
    number = range(1, NUMBERS + 1)[kind // len(COLOURS)]
    colour = COLOURS[kind % len(COLOURS)]
    return texts("card-name", number=str(number), colour=texts(f"colour-{colour}"))


GAME = Game(
    id="darwinning",
    version=1,
    seats=range(2, 7),
    marks=MARKS,
    options=OPTIONS,
    state=STATE,
    constants=TABLE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    clauses=CLAUSES,
    events=EVENTS,
    chances=CHANCES,
    rules=rules_in(rules, scores, secrets, redealing, judgement),
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
    shared_texts=(Path(__file__).with_name("drawing") / "texts", common.TEXTS),
    reasons=REASONS,
    apart=frozenset({DISCARD, KEEP}),
)
