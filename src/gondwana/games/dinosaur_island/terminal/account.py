"""Accounts in text: what a round brought each player, and what the final points are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..happenings import LINES
from ..reckoning import account, track
from ..view import SeatView, View

KEYS = ("points", "money", "excitement", "threat", "security", "dinosaurs", "stalls")


def round_account(terminal: Terminal, then: View, now: View) -> RenderableType:
    """What has changed for each player since another round began: figures, and by how much."""
    grid = figures_grid()
    grid.add_column("")
    grid.add_column(terminal.say("label-park"))
    for key in KEYS:
        grid.add_column(terminal.say(f"label-{key}"), justify="right")
    for seat in now.order:
        before, after = _figures(then.players[seat]), _figures(now.players[seat])
        cells = (_change(a, b) for a, b in zip(before, after, strict=True))
        grid.add_row(terminal.piece(seat), Text(terminal.names[seat]), *cells)
    return Group(Text(terminal.say("label-account", round=then.round), "bold"), grid)


def _figures(player: SeatView) -> tuple[int, ...]:
    herds = sum(exhibit.dinosaurs for exhibit in player.exhibits)
    return (
        player.points,
        player.money,
        player.excitement,
        player.threat,
        player.security,
        herds,
        len(player.attractions) - 1,
    )


def _change(before: int, after: int) -> Text:
    """The figure, and by how much it has changed, if it has."""
    if before == after:
        return Text(f"{after}", "dim")
    return Text(f"{after} ").append(f"({after - before:+})".replace("-", "−"), "bold")


def result(terminal: Terminal, view: View, ranks: Sequence[int]) -> RenderableType:
    """DI.E1, DI.E2: by rank, the points, the track, each line added to it, and the money left."""
    t = terminal.t
    columns = {terminal.say("label-points"): [str(player.points) for player in view.players]}
    columns[terminal.say("label-track")] = [str(track(view, t, player)) for player in view.players]
    accounts = [account(view, t, player) for player in view.players]
    for line in LINES if view.solo else LINES[:-1]:
        columns[terminal.say(f"label-line-{line}")] = [str(each[line]) for each in accounts]
    columns[terminal.say("label-money")] = [f"${player.money}" for player in view.players]
    return terminal.ranking(ranks, terminal.say("label-park"), columns)
