"""The forecast of this round's park phase in text."""

from __future__ import annotations

from fractions import Fraction

from rich.text import Text

from ...common.terminal import Terminal
from .. import outlook
from ..view import View


def forecast(terminal: Terminal, view: View) -> Text:
    """DI.4: visitors, room, dollars, danger and points as they stand, in a sentence or two."""
    if view.seat is None or view.over or view.phase == "clean-up":
        return Text("")
    seen, me = outlook.forecast(view, view.seat), view.players[view.seat]
    told = terminal.say(
        "forecast-visitors",
        visitors=seen.visitors,
        room=seen.room,
        income=figure(seen.income),
        gained=figure(seen.gained),
    )
    key = "open" if view.phase == "research" and not seen.die_known else "known"
    danger = terminal.say(
        f"forecast-{key}",
        danger=seen.danger,
        threat=me.threat + seen.claws,
        protection=me.security + seen.guards,
        eaten=figure(seen.eaten),
        lost=figure(seen.lost),
    )
    return Text.assemble((terminal.say("label-forecast"), "bold"), " ", told, " ").append(
        danger, "bold red" if seen.danger else ""
    )


def figure(expected: Fraction) -> str:
    """A number that may be expected, to a tenth."""
    return f"{float(expected):.1f}".removesuffix(".0")
