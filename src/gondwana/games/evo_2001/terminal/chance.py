"""Chance by hand: what must be drawn or rolled at the table, and what came."""

from __future__ import annotations

from typing import Any

from ...common.terminal import Terminal
from ..herd import wins
from ..view import View
from .cards import card_name


def chance(terminal: Terminal, view: View, name: str) -> str:
    """What must be drawn or rolled at the table, in one sentence."""
    names = [terminal.names[seat] for seat in view.ask.about]
    details: dict[str, Any] = {"seat": names[0] if names else ""}
    if name == "order":
        details["seats"] = ", ".join(names)
    elif name == "gene":
        details["row"] = len(view.rows) + 1
    elif name == "flood":
        details["region"] = view.ask.flooded
    elif view.ask.fight is not None:
        start, target = view.ask.fight
        details |= {"start": start, "target": target, "wins": _limit(terminal, view, target)}
        if start is None:
            return terminal.say("chance-kid", **details)
    return terminal.say(f"chance-{name}", **details)


def _limit(terminal: Terminal, view: View, target: str) -> int:
    """E1.3.5: up to which number the attacker at hand wins."""
    attacker = view.players[view.ask.about[0]]
    defender = next(region.dinosaur for region in view.regions if region.name == target)
    assert defender is not None
    kid = view.ask.fight is not None and view.ask.fight[0] is None
    horns = attacker.attack + (attacker.kid_horns if kid else 0)
    return wins(terminal.t, horns - view.players[defender].defence)


def secret_of(view: View, name: str) -> int | None:
    """E1.6.8: a card that is drawn is for one seat's eyes only."""
    return view.ask.about[0] if name == "card" else None


def outcome(terminal: Terminal, name: str, words: str) -> str:
    """An outcome in the reader's language."""
    if name == "order":
        return ", ".join(terminal.names[terminal.marks.index(mark)] for mark in words)
    if name == "card":
        return card_name(terminal, words)
    if name == "gene":
        return terminal.say(f"gene-{words}")
    return words.upper()
