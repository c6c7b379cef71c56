"""The end in text: ranks, and what each player's points are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from ...common.terminal import Terminal
from ..happenings import LINES
from ..reckoning import account, track
from ..view import View


def result(terminal: Terminal, view: View, ranks: Sequence[int]) -> RenderableType:
    """DI.E1, DI.E2: by rank, the points, the track, each line added to it, and the money left."""
    t = terminal.t
    columns = {terminal.say("label-points"): [str(player.points) for player in view.players]}
    columns[terminal.say("label-track")] = [
        str(track(view, t, player)) for player in view.players
    ]
    accounts = [account(view, t, player) for player in view.players]
    for line in LINES if view.solo else LINES[:-1]:
        columns[terminal.say(f"label-line-{line}")] = [str(each[line]) for each in accounts]
    columns[terminal.say("label-money")] = [f"${player.money}" for player in view.players]
    return terminal.ranking(ranks, terminal.say("label-park"), columns)
