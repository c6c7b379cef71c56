"""Objectives and plot twists in text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..view import GoalView, View
from .names import card_name, metric_name, ours

DONE = "✓"


def goals(terminal: Terminal, view: View) -> RenderableType:
    """DI.6, DI.T: each objective and how far everybody is, then the plot twists."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for goal in view.goals:
        points = Text(terminal.say("label-worth", points=goal.points), "bold")
        told = metric_name(terminal, goal.metric, goal.number)
        name = Text(f"{told}{ours(terminal, goal.name)}")
        grid.add_row(points, name, _progress(terminal, view, goal))
    lines = [Text(_twist(terminal, twist)) for twist in view.twists]
    if view.card is not None:
        lines.append(Text(terminal.say("label-card", card=card_name(terminal, view.card))))
    if view.solo and view.round:
        lines.append(Text(terminal.say("label-solo", round=view.round, streak=view.streak)))
    return Group(grid, *lines)


def _progress(terminal: Terminal, view: View, goal: GoalView) -> Text:
    text = Text("")
    for seat, value in enumerate(goal.values):
        marked = seat in goal.seats
        text.append_text(terminal.piece(seat))
        text.append(f" {DONE if marked else value}  ", "bold" if marked else "")
    if goal.closed:
        text.append(terminal.say("label-closed"), "dim")
    return text


def _twist(terminal: Terminal, twist: str) -> str:
    name = f"{terminal.say(f'twist-{twist}')}{ours(terminal, twist)}"
    return f"{name}: {terminal.say(f'twist-{twist}-effect')}"
