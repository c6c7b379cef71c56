"""Event cards in text: when each may be played, and what it does."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...common.terminal import Terminal
from ..state import CARDS, PRINTED_CARDS
from ..telling import own_card
from ..view import View


def card_name(terminal: Terminal, card: str) -> str:
    """What a card is called; what the players wrote onto a blank one is its name."""
    number = CARDS.index(card)
    if number >= PRINTED_CARDS:
        return str(terminal.t.extra.blanks[number - PRINTED_CARDS].name)
    return terminal.say(f"card-{card}")


def card_effect(terminal: Terminal, card: str) -> str:
    """What a card does, in one sentence or two."""
    number = CARDS.index(card)
    if number >= PRINTED_CARDS:
        return own_card(terminal.say, terminal.t.extra.blanks[number - PRINTED_CARDS])[1]
    return terminal.say(f"card-{card}-effect")


def _window(terminal: Terminal, card: str) -> str:
    number = CARDS.index(card)
    if number >= PRINTED_CARDS:
        return own_card(terminal.say, terminal.t.extra.blanks[number - PRINTED_CARDS])[0]
    return terminal.say(f"card-{card}-window")


def _card(terminal: Terminal, card: str) -> Text:
    """A card in one line: name, when, what."""
    rest = f" {_window(terminal, card)} {card_effect(terminal, card)}"
    return heading(terminal, card).append(rest)


def heading(terminal: Terminal, card: str, after: str = "") -> Text:
    """A card's name before what is told of it; a name that asks needs no colon."""
    name = f"{card_name(terminal, card)}{after}"
    return Text.assemble((card_name(terminal, card), "bold"), after, "" if name[-1] == "?" else ":")


def hand(terminal: Terminal, view: View) -> RenderableType:
    """The cards that the seat holds, when each may be played and what it does."""
    if not view.hand:
        return Text(terminal.say("label-no-cards"))
    title = Text(terminal.say("label-hand"), "bold")
    lines = (Padding(_card(terminal, card), (0, 0, 0, 2), expand=False) for card in view.hand)
    return Group(title, *lines)


def cards(terminal: Terminal, view: View) -> RenderableType:
    """All event cards of this table, which have been played, and how many are in the pile."""
    lines = []
    for card in CARDS[: terminal.t.cards]:
        line = _card(terminal, card)
        if card in view.played:
            line.append(f" ({terminal.say('label-played')})", "dim")
        lines.append(line)
    return Group(*lines, Text(terminal.say("label-pile", count=view.pile), "dim"))
