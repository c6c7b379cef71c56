"""Names of things as the terminal prints them: DNA, faces of dice, prices, what words mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal
from ..state import (
    ATTRACTIONS_BY_NAME,
    EXHIBITS_BY_NAME,
    KINDS,
    METRICS,
    OBJECTIVES_BY_NAME,
    SOLO_CARDS,
    SORTS,
    SPECIALISTS,
    TILES,
)
from .colours import SORT_STYLE, style

PLAIN = ("security", "worker", "dismiss", "nothing", "intern", "lab", "attraction", "specialist")
_NAMED = {
    "sort": SORTS,
    "exhibit": EXHIBITS_BY_NAME,
    "attraction": ATTRACTIONS_BY_NAME,
    "kind": KINDS,
    "tile": TILES,
    "word": (*PLAIN, "dna"),
}
_PEOPLE = frozenset(("hire", "dismiss"))  # the words before a specialist's name


def named(terminal: Terminal, words: str) -> list[str]:
    """The words behind the verb in the reader's language."""
    verb, *rest = words.split()
    last, found = verb, []
    for word in rest:
        person = last in _PEOPLE and word in SPECIALISTS
        found.append(terminal.say(f"specialist-{word}") if person else word_name(terminal, word))
        last = word
    return found


def word_name(terminal: Terminal, word: str) -> str:
    """What one word of an action stands for, numbers and zones as they are."""
    for kind, known in _NAMED.items():
        if word in known:
            return terminal.say(f"{kind}-{word}")
    return card_name(terminal, word) if word in SOLO_CARDS else word


def card_name(terminal: Terminal, card: str) -> str:
    """A solo card by what it counts."""
    number = SOLO_CARDS.index(card)
    metric = METRICS[terminal.t.card_metric[number]]
    return metric_name(terminal, metric, terminal.t.card_n[number])


def objective_name(terminal: Terminal, objective: str) -> str:
    """An objective by what it counts."""
    number = OBJECTIVES_BY_NAME.index(objective)
    metric = METRICS[terminal.t.objective_metric[number]]
    return metric_name(terminal, metric, terminal.t.objective_n[number])


def metric_name(terminal: Terminal, metric: str, number: int) -> str:
    """So much of what an objective counts."""
    return terminal.say(f"metric-{metric}", n=int(number))


# ---- DNA and dice --------------------------------------------------------------------------


def sort(terminal: Terminal, name: str, amount: Any = "") -> Text:
    """A sort of DNA by its letter on its colour, before it the amount."""
    letter = terminal.say(f"sort-{name}-letter")
    text = Text(f"{amount}", "bold")
    return text.append(f" {letter} ", style(terminal, SORT_STYLE[name]))


def recipe(terminal: Terminal, dna: Mapping[str, int]) -> Text:
    """The DNA of a recipe, a letter for each unit."""
    units = [sort(terminal, name) for name, count in dna.items() for _ in range(count)]
    return Text("").join(units)


def face(terminal: Terminal, symbol: str, count: int, pips: int) -> Text:
    """What a die shows: its symbols, and below them its threat."""
    if symbol in SORTS or symbol == "joker":
        name = "basic" if symbol == "joker" else symbol
        text = Text("").join(sort(terminal, name) for _ in range(count))
    else:
        text = Text(terminal.say(f"word-{symbol}"), "bold")
    return text.append(f" {'†' * pips}", "bold red") if pips else text


def filled(terminal: Terminal, heading: Text, parts: Sequence[Text]) -> Text:
    """A heading and parts, as many on a line as fit, the next lines drawn in."""
    gap, width = "   ", terminal.console.width
    lines, line = [], heading.copy()
    for part in parts:
        if line.cell_len + len(gap) + part.cell_len > width:
            lines.append(line)
            line = Text("")
        line.append(gap, "default on default").append_text(part)
    return Text("\n").join([*lines, line])


# ---- what all of a kind do -----------------------------------------------------------------


def effects(terminal: Terminal, kind: str) -> RenderableType:
    """Every specialist, or every tile of the lab, with what it does."""
    known = SPECIALISTS if kind == "specialist" else TILES
    return Group(*(effect(terminal, kind, name).append(ours(terminal, name)) for name in known))


def ours(terminal: Terminal, name: str) -> str:
    """A mark for what we had to design, because nothing could be found."""
    return f" ({terminal.say('label-ours')})" if name in terminal.t.extra else ""


def effect(terminal: Terminal, kind: str, name: str, cost: str = "") -> Text:
    """A name and what it does, in one line."""
    text = Text.assemble((terminal.say(f"{kind}-{name}"), "bold"), cost)
    return text.append(f": {terminal.say(f'{kind}-{name}-effect')}")
