"""What a seat is asked, in one sentence."""

from __future__ import annotations

from typing import Any

from ...common.terminal import Terminal
from ..state import ATTRACTIONS_BY_NAME
from ..view import SeatView, View


def ask(terminal: Terminal, view: View) -> str:
    """What the seat is asked."""
    assert view.seat is not None
    me = view.players[view.seat]
    key, details = _question(terminal, view, me)
    return terminal.say(f"ask-{key}", **details)


def _question(terminal: Terminal, view: View, me: SeatView) -> tuple[str, dict[str, Any]]:
    """The question's name, and what fills its places."""
    ask = view.ask
    if ask.step == "place":
        stall = ask.placing in ATTRACTIONS_BY_NAME
        kind = "attraction" if stall else "exhibit"
        return f"place-{kind}", {"what": terminal.say(f"{kind}-{ask.placing}")}
    if ask.step == "gain":
        return "gain", {
            "count": ask.basic + ask.complex,
            "kind": "basic" if ask.basic else "complex",
        }
    if ask.step == "limits":
        return "limits", {"steps": ask.steps}
    if ask.step == "copy":
        return "copy", {"space": ask.copy_space}
    if ask.step == "work":
        return _work(terminal, view, me)
    if ask.step == "exchange":
        return "exchange", {"hooligans": me.hooligans}
    if ask.step == "visitors":
        return _visitors(me)
    return ask.step, {"levels": _levels(me)} if ask.step == "research" else {}


def _levels(me: SeatView) -> str:
    """The levels of the scientists that are left, none when only the allrounder is."""
    ready = [str(level) for level, where in me.scientists.items() if where == "ready"]
    return ", ".join(ready) or "0"


def _work(terminal: Terminal, view: View, me: SeatView) -> tuple[str, dict[str, Any]]:
    if view.ask.paying is not None:
        return "pay", {"exhibit": terminal.say(f"exhibit-{view.ask.paying}")}
    return ("copying", {}) if view.ask.copying else ("work", {"idle": me.idle})


def _visitors(me: SeatView) -> tuple[str, dict[str, Any]]:
    """DI.F6: what is asked in each stage."""
    if me.stage == "guard":
        return "guard", {"hooligans": me.hooligans}
    if me.stage == "place":
        colour = "hooligan" if me.hooligans else "patron"
        return "visit", {"visitor": colour, "count": me.hooligans or me.patrons}
    if me.stage == "feed":
        return "feed", {"count": me.to_feed}
    return me.stage, {}
