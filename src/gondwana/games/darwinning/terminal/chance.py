"""What is drawn at the table where chance is entered by hand."""

from __future__ import annotations

from ...common.terminal import Terminal
from ..state import ENVIRONMENTS
from ..view import View
from ..words import CODES
from .cards import name_of

SECRET = "card"  # the kind of draw that only who draws may see
FOR_ALL = ("environment", "open")  # draws that are no seat's


def chance(terminal: Terminal, view: View, name: str) -> str:
    """What must be drawn, and for whom."""
    who = "" if name in FOR_ALL else terminal.names[view.ask.about[0]]
    return terminal.say(f"chance-{name}", name=who)


def secret_of(view: View, name: str) -> int | None:
    """DW.1.2: cards dealt are known to one seat alone."""
    return view.ask.about[0] if name == SECRET else None


def outcome(terminal: Terminal, name: str, words: str) -> str:
    """A card, an environment or a species in the reader's language."""
    if words in CODES:
        card = name_of(terminal, words)
        return card if words == "joker" else f"{words} {card}"
    kind = "environment" if words in ENVIRONMENTS else "species"
    return terminal.say(f"{kind}-{words}")
