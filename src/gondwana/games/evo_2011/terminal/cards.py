"""Event cards in text: when each may be played, and what it does."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...common.terminal import Terminal
from ..state import CARDS
from ..view import View


def hand(terminal: Terminal, view: View) -> RenderableType:
    """The cards that the seat holds, when each may be played and what it does."""
    if not view.hand:
        return Text(terminal.say("label-no-cards"))
    title = Text(terminal.say("label-hand"), "bold")
    return Group(
        title, *(Padding(_card(terminal, card), (0, 0, 0, 2), expand=False) for card in view.hand)
    )


def _card(terminal: Terminal, card: str) -> Text:
    window, effect = terminal.say(f"card-{card}-window"), terminal.say(f"card-{card}-effect")
    return Text.assemble((terminal.say(f"card-{card}"), "bold"), f": {window} {effect}")


def cards(terminal: Terminal, view: View) -> RenderableType:
    """All event cards, and which have been played."""
    lines = []
    for card in CARDS:
        line = _card(terminal, card)
        if card in view.discarded:
            line.append(f" ({terminal.say('label-discarded')})", "dim")
        lines.append(line)
    return Group(*lines)
