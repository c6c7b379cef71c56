"""The climate in text: what each land is, who lives there, and what the next token may bring."""

from __future__ import annotations

from fractions import Fraction

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal
from ..state import METEORITE, SECTIONS, TERRAINS, TOKENS, ZONES
from ..view import View
from .island import CLIMATE


def climate(terminal: Terminal, view: View) -> RenderableType:
    """What each land is this round, who lives there, and what the next token may bring."""
    lands = CLIMATE.lands(terminal, view.zones, lambda zone: _living(terminal, view, zone))
    title = Text(terminal.say("label-climate"), "bold")
    return Group(title, lands, "", _next_token(terminal, view))


def _living(terminal: Terminal, view: View, zone: str) -> str:
    """For who looks, how many live in the zone."""
    if view.seat is None:
        return ""
    genes = view.players[view.seat].genes
    layer = {"hot": "thermoregulation", "cold": "fur", "deadly": "cave-dweller"}.get(zone)
    if layer is None:
        return f": {terminal.say('label-all-live')}"
    return f": {terminal.say('label-some-live', count=genes[layer])}"


def _next_token(terminal: Terminal, view: View) -> RenderableType:
    if view.over:
        return Text("")
    if view.next_token is not None:
        token = terminal.say(f"token-{view.next_token}")
        return Text(terminal.say("label-seen-token", token=token), "bold")
    odds = dict(token_odds(view))
    falls = odds.pop(TOKENS[METEORITE], None)
    rows = (
        (terminal.say(f"token-{token}"), str(chance), _lands_then(terminal, view, token))
        for token, chance in odds.items()
    )
    grid = CLIMATE.outlook(terminal, terminal.say("label-next-token"), ZONES, rows)
    if falls is None:
        return Group(grid, "")
    return Group(grid, Text(terminal.say("label-meteorite", chance=str(falls)), "bold red"))


def _lands_then(terminal: Terminal, view: View, token: str) -> dict[str, list[str]]:
    """The lands that are then in each zone."""
    section = (view.section + terminal.t.token_turn[TOKENS.index(token)]) % SECTIONS
    turned = [ZONES[terminal.t.zone[section, terrain]] for terrain in range(len(TERRAINS))]
    return {
        zone: [name for name, now in zip(TERRAINS, turned, strict=True) if now == zone]
        for zone in ZONES
    }


def token_odds(view: View) -> list[tuple[str, Fraction]]:
    """E2.S5: how likely each token is the next one, likeliest first."""
    left = view.tokens_in_pile
    falls = Fraction(1, left) if view.meteorite_may_fall else Fraction(0)
    total = sum(view.tokens_left.values())
    odds = [(token, (1 - falls) * n / total) for token, n in view.tokens_left.items() if n]
    if falls:
        odds.append((TOKENS[METEORITE], falls))
    return sorted((pair for pair in odds if pair[1]), key=lambda pair: -pair[1])
