"""The climate in text: the track, who lives on what land, and what the next roll may bring."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..outlook import roll_odds
from ..state import FREEZING, RESULTS, RING, SCORCHING, STAY, TERRAINS, ZONES
from ..view import View
from .island import SIGNS, ZONE_STYLE, by_zone, letter


def climate(terminal: Terminal, view: View) -> RenderableType:
    """The track, what each terrain is this round and who lives there, and the next roll."""
    track = Text.assemble((terminal.say("label-climate"), "bold"), "  ")
    for space, terrain in enumerate(view.ring):
        here = space == view.climate
        track.append_text(letter(terminal, terrain, "▸◂" if here else "  "))
    lands = Grid.grid(padding=(0, 1, 0, 0))
    for terrain in by_zone(view):
        zone = view.zones[terrain]
        lands.add_row(
            letter(terminal, terrain),
            terminal.say(f"terrain-{terrain}"),
            Text(SIGNS[zone], ZONE_STYLE[zone]),
            Text(_zone_words(terminal, view, zone)),
        )
    return Group(track, lands, "", _next_roll(terminal, view))


def _zone_words(terminal: Terminal, view: View, zone: str) -> str:
    """The zone's name and, for who looks, how many live there."""
    words = terminal.say(f"zone-{zone}")
    if view.seat is None:
        return words
    if ZONES.index(zone) >= SCORCHING:
        return f"{words}: {terminal.say('label-all-die')}"
    me = view.players[view.seat]
    kept = {"hot": me.keeps_hot, "cold": me.keeps_cold}.get(zone)
    if kept is None:
        return f"{words}: {terminal.say('label-all-live')}"
    return f"{words}: {terminal.say('label-some-live', count=kept)}"


def _next_roll(terminal: Terminal, view: View) -> RenderableType:
    if view.over:
        return Text("")
    if view.phase == "climate" and view.no_roll:
        return Text(terminal.say("label-no-roll"))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    zones = ("temperate", "hot", "cold", "freezing")
    grid.add_row(
        Text(terminal.say("label-roll"), "bold"),
        "",
        *(Text(f" {SIGNS[zone]}", ZONE_STYLE[zone]) for zone in zones),
    )
    for by, chance in roll_odds(view):
        lands = (_lands_then(terminal, view, by, zone) for zone in zones)
        result = _way(terminal, by)
        grid.add_row(Text(result), Text(str(chance), justify="right"), *lands)
    return grid


def _way(terminal: Terminal, by: int) -> str:
    """What a move of the marker is called: as a result of the roll, or as a number."""
    near = 0 <= by + STAY < len(RESULTS)
    return terminal.say(f"result-{RESULTS[by + STAY]}") if near else f"{by:+}"


def _lands_then(terminal: Terminal, view: View, by: int, zone: str) -> Text:
    space = (view.climate + by) % RING
    wanted = (SCORCHING, FREEZING) if ZONES.index(zone) >= SCORCHING else (ZONES.index(zone),)
    return Text("").join(
        letter(terminal, name)
        for terrain, name in enumerate(TERRAINS)
        if terminal.t.zone[space, terrain] in wanted
    )
