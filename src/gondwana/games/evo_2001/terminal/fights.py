"""Fights in text: who attacks whom, and the odds."""

from __future__ import annotations

from collections.abc import Mapping

from ...common.terminal import Terminal
from ..herd import wins
from ..state import SIDES
from ..view import RegionView, View


def odds(terminal: Terminal, view: View, words: str) -> str | None:
    """E1.3.5: what an attack with these words would need; None where they mean none."""
    verb, *names = words.split()
    if view.seat is None or (verb, len(names)) not in (("move", 2), ("lay", 1)):
        return None
    regions = {region.name.lower(): region for region in view.regions}
    if verb == "move" and not _is_mine(view, regions, names[0]):
        return None
    defender = foe(view, regions, names[-1])
    if defender is None:
        return None
    horns, against = _horns(view, verb, defender)
    return terminal.say(
        "odds-attack" if verb == "move" else "odds-kid",
        start=names[0].upper(),
        target=names[-1].upper(),
        seat=terminal.names[defender],
        horns=horns,
        against=against,
        wins=wins(terminal.t, horns - against),
        sides=SIDES,
    )


def chances(terminal: Terminal, view: View, verb: str, defender: int) -> str:
    """On how many of the die's numbers the seat wins, moving or with a newborn."""
    horns, against = _horns(view, verb, defender)
    return f"{wins(terminal.t, horns - against)}/{SIDES}"


def _horns(view: View, verb: str, defender: int) -> tuple[int, int]:
    """E1.3.5, E1.C12: the horns of who looks, and the other's."""
    assert view.seat is not None
    me = view.players[view.seat]
    horns = me.attack + (me.kid_horns if verb == "lay" else 0)
    return horns, view.players[defender].defence


def _is_mine(view: View, regions: Mapping[str, RegionView], name: str) -> bool:
    return name in regions and regions[name].dinosaur == view.seat


def foe(view: View, regions: Mapping[str, RegionView], name: str) -> int | None:
    """Whose dinosaur stands there, if another player's."""
    owner = regions[name].dinosaur if name in regions else None
    return None if owner == view.seat else owner
