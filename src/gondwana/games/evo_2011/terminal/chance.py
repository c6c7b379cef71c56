"""Chance by hand: what must be drawn or rolled at the table, and what came."""

from __future__ import annotations

from typing import Any

from ...common.terminal import Terminal
from ..view import View
from .fights import fight


def chance(terminal: Terminal, view: View, name: str) -> str:
    """What must be drawn or rolled at the table, in one sentence."""
    details: dict[str, Any] = {}
    if name == "order":
        details["place"] = len(view.order) + 1
    elif name == "gene":
        details["column"] = len(view.columns) + 1
    elif name in ("areas", "card", "peek"):
        details["seat"] = terminal.names[subject(view, name)]
    elif name == "die" and view.ask.fight is not None:
        start, target = view.ask.fight
        attacker, wins = fight(terminal, view, start, target)
        details = {"seat": attacker, "start": start, "target": target, "wins": wins}
    return terminal.say(f"chance-{name}", **details)


def subject(view: View, name: str) -> int:
    """The seat that a draw is for: areas in order, a card, a look at the next token."""
    if name == "areas":
        herds = [view.players[seat].dinosaurs for seat in view.order]
        return view.order[herds.index(min(herds))]
    if name == "card":
        seat = view.columns[0].seat
        assert seat is not None
        return seat
    return next(p.seat for p in view.players if p.genes["sixth-sense"])


def outcome(terminal: Terminal, name: str, words: str) -> str:
    """An outcome in the reader's language."""
    if name == "order":
        return terminal.names[terminal.marks.index(words)]
    if name == "areas":
        return words.upper()
    kind = {"peek": "token", "die": "face", "baby": "face"}.get(name, name)
    return terminal.say(f"{kind}-{words}")
