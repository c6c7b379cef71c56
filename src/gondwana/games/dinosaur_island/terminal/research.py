"""The research board in text: dice and who stands under them, cold storage, recipes."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..state import EXHIBITS_BY_NAME, KINDS, RECIPES, SORTS
from ..view import DieView, RecipeView, StandView, View
from .names import face, filled, ours, recipe

NAME = 17  # columns of a dinosaur's name


def research(terminal: Terminal, view: View) -> RenderableType:
    """DI.1: everything that scientists are placed on."""
    return Group(dice(terminal, view), stores(terminal, view), recipes(terminal, view))


def dice(terminal: Terminal, view: View) -> RenderableType:
    """DI.1.1: each die by the number of its space, and who has taken it."""
    heading = Text(terminal.say("label-dice"), "bold")
    parts = [_die(terminal, die) for die in view.dice]
    return Group(filled(terminal, heading, parts), *_threat_die(terminal, view))


def _die(terminal: Terminal, die: DieView) -> Text:
    text = Text(f"{die.space} ", "bold cyan")
    text.append_text(face(terminal, die.symbol, die.count, die.pips))
    if die.stand is not None:
        text.append(" ").append_text(stand(terminal, die.stand))
    if die.removed:
        text.append(f" {terminal.say('label-out')}", "dim")
    return text


def _threat_die(terminal: Terminal, view: View) -> list[Text]:
    if view.threat_die is None:
        return []
    return [Text(terminal.say("label-threat-die", pips=view.threat_die))]


def stand(terminal: Terminal, stands: StandView) -> Text:
    """Whose scientist it is, and of which level."""
    return terminal.piece(stands.seat).append(str(stands.level), "bold default on default")


def stores(terminal: Terminal, view: View) -> Text:
    """DI.1.5: the six spaces for enlarging cold storage."""
    text = Text(f"{terminal.say('label-enlarge')} ", "bold")
    for each in view.stores:
        text.append(" ")
        text.append_text(Text("·", "dim") if each is None else stand(terminal, each))
    return text


def recipes(terminal: Terminal, view: View) -> RenderableType:
    """DI.1.6: the open recipes, what they need and bring, and which level takes them."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for pile in view.recipes:
        grid.add_row(*_recipe(terminal, pile))
    return grid


def _recipe(terminal: Terminal, pile: RecipeView) -> list[Text]:
    kind = Text(terminal.say(f"kind-{pile.kind}"))
    left = Text(terminal.say("label-pile", count=pile.pile), "dim")
    if pile.name is None:
        taken = Text("") if pile.stand is None else stand(terminal, pile.stand)
        return [kind, taken, Text(""), Text(""), left]
    figures = terminal.say(
        "label-species", excitement=pile.excitement, threat=pile.threat, points=pile.points
    )
    level = terminal.say("label-level", level=pile.level)
    name = Text(terminal.say(f"exhibit-{pile.name}"), "bold")
    if pile.stand is not None:
        name.append(" ").append_text(stand(terminal, pile.stand))
    return [kind, name, recipe(terminal, pile.dna), Text(f"{figures}  {level}"), left]


def species(terminal: Terminal, view: View) -> RenderableType:
    """DI.S5: all recipes with their figures."""
    t, lines = terminal.t, []
    for number, name in enumerate(EXHIBITS_BY_NAME[:RECIPES]):
        figures = terminal.say(
            "label-species",
            excitement=int(t.exhibit_excitement[number]),
            threat=int(t.exhibit_threat[number]),
            points=int(t.exhibit_points[number]),
        )
        line = Text(f"{terminal.say(f'exhibit-{name}'):<{NAME}}", "bold")
        line.append(f"{figures}  ", "not bold")
        dna = {sort: int(t.need[number, k]) for k, sort in enumerate(SORTS)}
        line.append_text(recipe(terminal, dna))
        kind = terminal.say(f"kind-{KINDS[t.kind[number]]}")
        lines.append(line.append(f"  {kind}{ours(terminal, name)}", "not bold"))
    return Group(*lines)
