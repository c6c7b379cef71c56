"""The food chain and the environments in text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal
from ..outlook import spaces
from ..state import SMALL, SPACES, VIRTUAL
from ..view import View

CELL = 3
GHOST = "·V·"  # the virtual species' marker


def marker(terminal: Terminal, species: int) -> Text:
    """A species' marker: a seat's piece, or the virtual one's."""
    return Text(GHOST, "reverse") if species == VIRTUAL else terminal.piece(species)


def called(terminal: Terminal, species: int) -> str:
    """What a species is called: its player's name, or the virtual species."""
    return terminal.say("virtual") if species == VIRTUAL else terminal.names[species]


def chain(terminal: Terminal, view: View) -> RenderableType:
    """DW.S3, DW.4.2: the track of 20 spaces with all markers; those of small animals marked."""
    numbers, markers = Text(), Text()
    at = {space: species for species, space in spaces(view).items()}
    for space in range(1, SPACES + 1):
        numbers.append(f"{space:{CELL}}", "green" if space <= SMALL else "")
        found = at.get(space)
        markers.append_text(Text(" " * CELL) if found is None else marker(terminal, found))
    return Group(Text(terminal.say("label-chain"), "bold"), numbers, markers)


def heading(terminal: Terminal, view: View) -> RenderableType:
    """DW.1.1: the era and the environments that lie on the table."""
    if not view.era:
        return Text("")
    era = terminal.say(f"era-{view.era}")
    title = terminal.say("label-era", era=era, number=view.era, eras=view.eras)
    names = ", ".join(terminal.say(f"environment-{name}") for name in view.environments)
    text = Text(title, "bold")
    if names:
        text.append(f"\n{terminal.say('label-environments', names=names)}", "not bold")
    return text
