"""The meteor in text: its track, the risk of the next move, and when the game ends."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal
from ..outlook import end_rounds, has_moved, risk, sides, struck
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
    if struck(view):
        return terminal.say("label-meteor-struck")
    sentence = _risk(terminal, view)
    if risk(view, view.meteor + 1) == 1:
        return sentence
    first, last = end_rounds(view, terminal.t)
    key = "label-meteor-last" if first == last else "label-meteor-end"
    return f"{sentence} {terminal.say(key, first=first, last=last)}"


def _risk(terminal: Terminal, view: View) -> str:
    if view.waits:
        return terminal.say("label-meteor-waits", rounds=view.waits)
    key = "label-meteor-next" if has_moved(view, terminal.t) else "label-meteor-risk"
    return terminal.say(key, sides=sides(risk(view, view.meteor + 1)))
