"""Chance by hand: what must be drawn or rolled at the table, and what came."""

from __future__ import annotations

from ...common.terminal import Terminal
from ..view import View
from .names import card_name, objective_name

_KEYS = {"lab": "tile", "recipe": "exhibit"}


def chance(terminal: Terminal, view: View, name: str) -> str:
    """What must be drawn or rolled at the table, in one sentence."""
    seat = terminal.names[view.ask.about[0]] if view.ask.about else ""
    return terminal.say(f"chance-{name}", seat=seat, handful=view.ask.handful)


def outcome(terminal: Terminal, name: str, words: str) -> str:
    """An outcome in the reader's language."""
    if name in ("card", "event"):
        return card_name(terminal, words)
    if name == "objective":
        return objective_name(terminal, words)
    if name == "starter":
        return terminal.names[terminal.marks.index(words.upper())]
    if name in ("twist", "lab", "attraction", "specialist", "recipe"):
        return terminal.say(f"{_KEYS.get(name, name)}-{words}")
    if name == "visitor":
        return terminal.say("outcome-visitor", hooligans=int(words))
    return f"D{words}" if name == "die" else words
