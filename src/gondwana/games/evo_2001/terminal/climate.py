"""The climate in text: the track, who lives on what land, and what the next roll may bring."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal
from ..outlook import roll_odds
from ..state import FREEZING, RESULTS, RING, SCORCHING, STAY, TERRAINS, ZONES
from ..view import View
from .island import CLIMATE

FATES = ("temperate", "hot", "cold", "freezing")  # the columns of what may come: deadly is deadly


def climate(terminal: Terminal, view: View) -> RenderableType:
    """The track, what each terrain is this round and who lives there, and the next roll."""
    track = Text.assemble((terminal.say("label-climate"), "bold"), "  ")
    for space, terrain in enumerate(view.ring):
        here = space == view.climate
        track.append_text(CLIMATE.letter(terminal, terrain, "▸◂" if here else "  "))
    lands = CLIMATE.lands(terminal, view.zones, lambda zone: _living(terminal, view, zone))
    return Group(track, lands, "", _next_roll(terminal, view))


def _living(terminal: Terminal, view: View, zone: str) -> str:
    """For who looks, how many live in the zone."""
    if view.seat is None:
        return ""
    if ZONES.index(zone) >= SCORCHING:
        return f": {terminal.say('label-all-die')}"
    me = view.players[view.seat]
    kept = {"hot": me.keeps_hot, "cold": me.keeps_cold}.get(zone)
    if kept is None:
        return f": {terminal.say('label-all-live')}"
    return f": {terminal.say('label-some-live', count=kept)}"


def _next_roll(terminal: Terminal, view: View) -> RenderableType:
    if view.over:
        return Text("")
    if view.phase == "climate" and view.no_roll:
        return Text(terminal.say("label-no-roll"))
    rows = (
        (_way(terminal, by), str(chance), _lands_then(terminal, view, by))
        for by, chance in roll_odds(view)
    )
    return CLIMATE.outlook(terminal, terminal.say("label-roll"), FATES, rows)


def _way(terminal: Terminal, by: int) -> str:
    """What a move of the marker is called: as a result of the roll, or as a number."""
    near = 0 <= by + STAY < len(RESULTS)
    return terminal.say(f"result-{RESULTS[by + STAY]}") if near else f"{by:+}"


def _lands_then(terminal: Terminal, view: View, by: int) -> dict[str, list[str]]:
    """The lands that are then in each zone; scorching ones count as deadly too."""
    space = (view.climate + by) % RING
    found: dict[str, list[str]] = {zone: [] for zone in FATES}
    for terrain, name in enumerate(TERRAINS):
        zone = terminal.t.zone[space, terrain]
        found[ZONES[FREEZING if zone == SCORCHING else zone]].append(name)
    return found
