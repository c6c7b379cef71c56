"""The climate in text: what each land is, who lives there, and what the next token may bring."""

from __future__ import annotations

from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..state import METEORITE, SECTIONS, TERRAINS, TOKENS, ZONES
from ..view import View
from .island import SIGNS, ZONE_STYLE, by_zone, letter


def climate(terminal: Terminal, view: View) -> RenderableType:
    """What each land is this round, who lives there, and what the next token may bring."""
    lands = Grid.grid(padding=(0, 1, 0, 0))
    for terrain in by_zone(view):
        zone = view.zones[terrain]
        lands.add_row(
            letter(terminal, terrain),
            terminal.say(f"terrain-{terrain}"),
            Text(SIGNS[zone], ZONE_STYLE[zone]),
            Text(_zone_words(terminal, view, zone)),
        )
    title = Text(terminal.say("label-climate"), "bold")
    return Group(title, lands, "", _next_token(terminal, view))


def _zone_words(terminal: Terminal, view: View, zone: str) -> str:
    """The zone's name and, for who looks, how many live there."""
    words = terminal.say(f"zone-{zone}")
    if view.seat is None:
        return words
    genes = view.players[view.seat].genes
    layer = {"hot": "thermoregulation", "cold": "fur", "deadly": "cave-dweller"}.get(zone)
    if layer is None:
        return f"{words}: {terminal.say('label-all-live')}"
    return f"{words}: {terminal.say('label-some-live', count=genes[layer])}"


def _next_token(terminal: Terminal, view: View) -> RenderableType:
    if view.over:
        return Text("")
    if view.next_token is not None:
        token = terminal.say(f"token-{view.next_token}")
        return Text(terminal.say("label-seen-token", token=token), "bold")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(
        Text(terminal.say("label-next-token"), "bold"),
        "",
        *(Text(f" {SIGNS[zone]}", ZONE_STYLE[zone]) for zone in ZONES),
    )
    end = Text("")
    for token, chance in token_odds(view):
        if token == TOKENS[METEORITE]:
            end = Text(terminal.say("label-meteorite", chance=str(chance)), "bold red")
            continue
        lands = (_lands_then(terminal, view, token, zone) for zone in range(len(ZONES)))
        odds = Text(str(chance), justify="right")
        grid.add_row(Text(terminal.say(f"token-{token}")), odds, *lands)
    return Group(grid, end)


def _lands_then(terminal: Terminal, view: View, token: str, zone: int) -> Text:
    section = (view.section + terminal.t.token_turn[TOKENS.index(token)]) % SECTIONS
    return Text("").join(
        letter(terminal, name)
        for terrain, name in enumerate(TERRAINS)
        if terminal.t.zone[section, terrain] == zone
    )


def token_odds(view: View) -> list[tuple[str, Fraction]]:
    """E2.S5: how likely each token is the next one, likeliest first."""
    left = view.tokens_in_pile
    falls = Fraction(1, left) if view.meteorite_may_fall else Fraction(0)
    total = sum(view.tokens_left.values())
    odds = [(token, (1 - falls) * n / total) for token, n in view.tokens_left.items() if n]
    if falls:
        odds.append((TOKENS[METEORITE], falls))
    return sorted((pair for pair in odds if pair[1]), key=lambda pair: -pair[1])
