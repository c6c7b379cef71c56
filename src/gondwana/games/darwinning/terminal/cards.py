"""Cards in text: their names, what is printed on them, the hand, what has been discarded."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..state import COLOURS
from ..view import CardView, View

INKS = {"acorn": "yellow", "blueberry": "blue", "flower": "magenta", "joker": "bold"}
UP, EGG = "↑", "◦"
CODE = 3  # columns for what is typed
COMBINATIONS = ("four", "straight_flush", "three", "straight", "flush", "pair", "single")
CODED = {colour[0]: colour for colour in COLOURS}  # the letters behind the numbers


def card_name(terminal: Terminal, card: CardView) -> str:
    """The card's colour and number in the reader's language."""
    return name_of(terminal, card.name)


def name_of(terminal: Terminal, word: str) -> str:
    """The same of a card's word."""
    if word == "joker":
        return terminal.say("colour-joker")
    colour = terminal.say(f"colour-{CODED[word[-1]]}")
    return terminal.say("card-name", colour=colour, number=word[:-1])


def code(card: CardView) -> Text:
    """What is typed for a card, in its colour."""
    return Text(card.name, INKS[card.colour])


def codes(cards: Iterable[CardView]) -> Text:
    """Several cards as they are typed."""
    return Text(" ").join(code(card) for card in cards)


def printed(terminal: Terminal, card: CardView) -> str:
    """What a card can be used for, in signs: climbing, eggs, environment."""
    if card.environment is None:
        return terminal.say("label-joker")
    eggs = f" {EGG}{card.eggs}" if card.eggs else ""
    return f"{UP}{card.chain}{eggs} {terminal.say(f'environment-{card.environment}')}"


def label(terminal: Terminal, card: CardView) -> Text:
    """A card with its ability and all its signs."""
    text = Text(f"{card.name:{CODE}}", INKS[card.colour])
    if card.ability is not None:
        text.append(f" {terminal.say(f'ability-{card.ability}')}", "bold default")
    return text.append(f" {printed(terminal, card)}", "default")


def hand(terminal: Terminal, view: View) -> RenderableType:
    """The cards that the seat holds, by number with all that they can do, and by colour."""
    if not view.hand:
        return Text(terminal.say("label-no-hand"))
    grid = figures_grid()
    for title in ("type", "card", "ability", "climb", "eggs", "environment"):
        grid.add_column(terminal.say(f"label-{title}"))
    for card in view.hand:
        grid.add_row(code(card), Text(card_name(terminal, card)), *_cells(terminal, card))
    return Group(grid, by_colour(terminal, view))


def _cells(terminal: Terminal, card: CardView) -> tuple[str, ...]:
    if card.ability is None:
        return ("",) * 4
    ability = terminal.say(f"ability-{card.ability}")
    environment = terminal.say(f"environment-{card.environment}")
    return ability, f"{UP}{card.chain}", f"{EGG}{card.eggs}" if card.eggs else "", environment


def by_colour(terminal: Terminal, view: View) -> Text:
    """The numbers in hand, colour by colour."""
    line = Text()
    for colour, ink in INKS.items():
        numbers = [str(card.number) for card in view.hand if card.colour == colour]
        if numbers:
            line.append(f"{terminal.say(f'colour-{colour}')} {' '.join(numbers)}   ", ink)
    return line


def packed(terminal: Terminal, items: Iterable[Text], gap: str = "   ") -> Text:
    """Items that are not broken, as many on a line as fit."""
    lines = [Text("  ")]
    for item in items:
        if lines[-1].cell_len + item.cell_len + len(gap) > terminal.console.width:
            lines.append(Text("  "))
        lines[-1].append_text(item).append(gap)
    return Text("\n").join(lines)


def discards(terminal: Terminal, view: View) -> RenderableType:
    """The discards that the reader knows, by number."""
    if not view.seen:
        return Text(terminal.say("label-no-discards"))
    items = (
        Text(f"{word}{'×2' if count > 1 else ''}", INKS[CODED.get(word[-1], "joker")])
        for word, count in view.seen.items()
    )
    return Group(Text(terminal.say("label-discards")), packed(terminal, items))


def combinations(terminal: Terminal, view: View) -> RenderableType:
    """DW.2.2: the combinations, strongest first, and what makes each."""
    grid = figures_grid()
    grid.add_column(terminal.say("label-combination"))
    grid.add_column("")
    for kind in COMBINATIONS:
        name, form = terminal.say(f"combination-{kind}"), terminal.say(f"combination-{kind}-form")
        grid.add_row(Text(name, "bold"), form)
    return Group(grid, Text(terminal.say("label-equal")))
