"""The meteor in text: its track, the risk of the next move, and when the game ends."""

from __future__ import annotations

from fractions import Fraction

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal
from ..phases.meteor import QUIET_ROUNDS
from ..state import SIDES
from ..view import View


def meteor(terminal: Terminal, view: View) -> RenderableType:
    """E1.6.1: the spaces still before the meteor, and how likely its next move ends the game."""
    track = Text.assemble((terminal.say("label-meteor"), "bold"), " ")
    for space in range(view.meteor, view.last_space + 1):
        track.append(" ")
        if space == view.meteor:
            track.append(f"▸{space}◂", "bold")
        elif space == view.last_space:
            track.append(f"{space}†", "bold red")
        elif view.crash[space]:
            numbers = ",".join(map(str, view.crash[space]))
            track.append(f"{space}", "red").append(f"({numbers})", "dim")
        else:
            track.append(f"{space}", "dim")
    if view.over:
        return track
    return Group(track, Text(_outlook(terminal, view)))


def _outlook(terminal: Terminal, view: View) -> str:
    """E1.6.1: the risk, and unless it is certain, the first and the last round of the end."""
    sentence = _risk(terminal, view)
    if risk(view, view.meteor + 1) == 1:
        return sentence
    first, last = end_rounds(terminal, view)
    key = "label-meteor-last" if first == last else "label-meteor-end"
    return f"{sentence} {terminal.say(key, first=first, last=last)}"


def _risk(terminal: Terminal, view: View) -> str:
    if view.waits:
        return terminal.say("label-meteor-waits", rounds=view.waits)
    key = "label-meteor-next" if has_moved(terminal, view) else "label-meteor-risk"
    return terminal.say(key, percent=percent(risk(view, view.meteor + 1)))


def has_moved(terminal: Terminal, view: View) -> bool:
    """E1.V3: whether the meteor has made this round's move."""
    quiet = QUIET_ROUNDS if terminal.t.advanced else 0
    return view.meteor - len(view.players) >= view.round - quiet and view.round > quiet


def risk(view: View, space: int) -> Fraction:
    """How likely the game ends when the meteor comes to this space."""
    if space >= view.last_space:
        return Fraction(1)
    return Fraction(len(view.crash[space]), SIDES)


def percent(chance: Fraction) -> int:
    """A chance in per cent, rounded."""
    return round(100 * chance)


def end_rounds(terminal: Terminal, view: View) -> tuple[int, int]:
    """The first and the last round that can be the game's last, as it stands."""
    rounds = (QUIET_ROUNDS if terminal.t.advanced else 0) - len(view.players)
    spaces = range(view.meteor + 1, view.last_space + 1)
    first = next(space for space in spaces if risk(view, space))
    return first + rounds, view.last_space + rounds
