"""Everybody's figures in text, and the reader's own in two lines."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..state import BASICS, SORTS
from ..view import SeatView, View
from .names import sort

KEYS = ("points", "money", "excitement", "threat", "security", "workers", "dinosaurs", "stalls")


def players(terminal: Terminal, view: View) -> RenderableType:
    """All figures that lie open, in the order in force; below, everybody's DNA and people."""
    grid = figures_grid()
    grid.add_column("")
    grid.add_column(terminal.say("label-park"))
    for key in KEYS:
        grid.add_column(terminal.say(f"label-{key}"), justify="right")
    grid.add_column(letters(terminal), no_wrap=True)
    for seat in _order(view):
        player = view.players[seat]
        name = Text(terminal.names[seat], "bold" if seat == view.seat else "")
        grid.add_row(terminal.piece(seat), name, *_figures(player), amounts(player))
    return Group(grid, *_people(terminal, view))


def letters(terminal: Terminal) -> Text:
    """The letters of the sorts, as a heading."""
    return Text(" ").join(Text(terminal.say(f"sort-{name}-letter")) for name in SORTS)


def _people(terminal: Terminal, view: View) -> list[Text]:
    """Who has which specialists."""
    lines = []
    for player in view.players:
        if player.specialists:
            people = (terminal.say(f"specialist-{each}") for each in player.specialists)
            line = terminal.piece(player.seat)
            lines.append(line.append(f" {', '.join(people)}", "not bold default on default"))
    return lines


def _order(view: View) -> tuple[int, ...]:
    known = len(view.order) == len(view.players)
    return view.order if known else tuple(range(len(view.players)))


def _figures(player: SeatView) -> list[str]:
    return [
        str(player.points),
        f"${player.money}",
        str(player.excitement),
        str(player.threat),
        str(player.security),
        f"{player.idle}+{player.reserve}",
        str(sum(exhibit.dinosaurs for exhibit in player.exhibits)),
        str(len(player.attractions) - 1),
    ]


def amounts(player: SeatView) -> str:
    """Cold storage as figures, sort by sort."""
    return " ".join(str(player.dna[name]) for name in SORTS)


def title(terminal: Terminal, player: SeatView) -> Text:
    """A player's piece and name before what is theirs."""
    return terminal.piece(player.seat).append(
        f" {terminal.names[player.seat]}", "bold default on default"
    )


def own(terminal: Terminal, view: View) -> RenderableType:
    """The reader's figures, and each sort of DNA with the most that fits."""
    assert view.seat is not None
    me = view.players[view.seat]
    figures = Text(
        terminal.say(
            "label-own",
            points=me.points,
            money=me.money,
            excitement=me.excitement,
            threat=me.threat,
            security=me.security,
            idle=me.idle,
            reserve=me.reserve,
        )
    )
    return Group(figures, storage(terminal, me))


def storage(terminal: Terminal, player: SeatView) -> Text:
    """DI.S8: cold storage, every sort's amount and the most that fits below the limit."""
    text = Text(f"{terminal.say('label-storage')} ", "bold")
    for number, name in enumerate(SORTS):
        text.append("   " if number == BASICS else " ")
        text.append_text(sort(terminal, name))
        text.append(f" {player.dna[name]}", "bold").append(f"/{player.limits[name] - 1}", "dim")
    return text
