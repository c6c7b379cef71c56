"""What may be done in the market (DI.2), each answer with its price."""

from __future__ import annotations

from rich.text import Text

from ...common.terminal import Terminal
from ..view import View
from .market import find, offer_name

VERBS = ("hire", "build", "upgrade", "buy", "dna")


def shown(terminal: Terminal, view: View, verb: str, rest: list[str]) -> tuple[Text, Text]:
    """The heading of the group, and this answer in it."""
    if verb == "buy":
        second = next(each for each in view.seconds if each.name == rest[0])
        priced = Text(f"{offer_name(terminal, second)} ${view.cost(second)}")
        return _heading(terminal, verb), priced
    row = int(rest[0])
    if verb == "dna":
        offer = find(view, "dna", row)
        dna = f"{offer_name(terminal, offer)} ${view.cost(offer)}"
        return Text(terminal.say("action-dna", dna=dna)), Text(_lying(terminal, view, row, rest[1]))
    if verb == "upgrade":
        tile = _priced(terminal, view, "lab", row).plain
        heading = Text(terminal.say("action-upgrade", tile=tile))
        return heading, _space(terminal, view, int(rest[1]))
    if verb == "hire" and len(rest) > 1:
        hired = _priced(terminal, view, "specialist", row).plain
        heading = Text(terminal.say("action-dismiss", specialist=hired))
        return heading, Text(terminal.say(f"specialist-{rest[-1]}"))
    good = "specialist" if verb == "hire" else "attraction"
    return _heading(terminal, verb), _priced(terminal, view, good, row)


def _heading(terminal: Terminal, verb: str) -> Text:
    return Text(terminal.say(f"action-{verb}"))


def _priced(terminal: Terminal, view: View, good: str, row: int) -> Text:
    offer = find(view, good, row)
    return Text(f"{offer_name(terminal, offer)} ${view.cost(offer)}")


def _lying(terminal: Terminal, view: View, row: int, good: str) -> str:
    """DI.2.5: what would be removed."""
    return offer_name(terminal, find(view, good, row))


def _space(terminal: Terminal, view: View, space: int) -> Text:
    """DI.2.4: a space of the lab, and what would be covered there."""
    assert view.seat is not None
    for tile in view.players[view.seat].lab:
        if tile.space == space:
            name = terminal.say(f"tile-{tile.name}")
            return Text(terminal.say("action-cover", space=space, tile=name))
    return Text(terminal.say("action-space", space=space))
