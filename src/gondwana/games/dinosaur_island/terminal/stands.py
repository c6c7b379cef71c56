"""Where a scientist may be placed (DI.1), each answer by the scientist's level."""

from __future__ import annotations

from rich.text import Text

from ...common.terminal import Terminal
from ..state import ROUNDER_LEVEL, SORTS
from ..view import DieView, SeatView, View
from .names import face

VERBS = ("die", "storage", "recipe", "turn", "copy-die")


def shown(
    terminal: Terminal, view: View, me: SeatView, verb: str, rest: list[str]
) -> tuple[Text, Text]:
    """The heading of the group, and this answer in it."""
    if verb == "copy-die":
        return Text(""), Text(terminal.say("action-copy-die"))
    level = _level(terminal, rest[-1])
    if verb == "die":
        die = view.dice[int(rest[0]) - 1]
        return _die(terminal, die), Text(f"{level}{_gain(terminal, me, die, rest[-1])}")
    if verb == "recipe":
        pile = next(pile for pile in view.recipes if pile.kind == rest[0])
        kind, name = terminal.say(f"kind-{pile.kind}"), terminal.say(f"exhibit-{pile.name}")
        return Text(f"{terminal.say('label-recipe')} {kind}, {name}", "bold"), Text(level)
    return Text(terminal.say(f"action-{verb}")), Text(level)


def _level(terminal: Terminal, placer: str) -> str:
    if placer == "worker":
        return terminal.say("specialist-allrounder")
    return terminal.say("label-scientist", level=placer)


def _die(terminal: Terminal, die: DieView) -> Text:
    heading = Text(f"{terminal.say('label-die', space=die.space)} ", "bold")
    return heading.append_text(face(terminal, die.symbol, die.count, die.pips))


def _gain(terminal: Terminal, me: SeatView, die: DieView, placer: str) -> str:
    """DI.1.3: how much DNA that is, and how much of it fits if not all."""
    if die.symbol not in (*SORTS, "joker"):
        return ""
    gain = die.count * (ROUNDER_LEVEL if placer == "worker" else int(placer))
    sorts = SORTS[: len(SORTS) // 2] if die.symbol == "joker" else (die.symbol,)
    room = sum(me.limits[sort] - 1 - me.dna[sort] for sort in sorts)
    return f" +{gain}" if gain <= room else f" +{terminal.say('label-fits', room=room, gain=gain)}"
