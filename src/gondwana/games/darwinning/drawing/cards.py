"""Trait cards: number, colour, ability, and what else a card is good for, each in words too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from markupsafe import Markup

from ...common.drawing.html import classes, el, hidden, icon
from ..view import CardView
from .scene import Scene

JOKER = "joker"
STAR = "star"  # a joker's sign


def glyph(card: CardView) -> str:
    """The pictogram of the card's colour."""
    return STAR if card.colour == JOKER else card.colour


def look(card: CardView, *more: str | bool) -> str:
    """The classes of a card; the style sheet sorts by them."""
    return classes("card tc", f"suit-{card.colour}", f"n{card.number}", *more)


def inside(scene: Scene, card: CardView, brief: bool = False) -> list[Markup]:
    """What is printed on a card; in brief the uses are pictograms that only a title explains."""
    colour = el("span", scene.say(f"colour-{card.colour}"), class_="suit")
    front = el("b", card.number, class_="num"), icon(glyph(card))
    if card.ability is None or card.environment is None:
        head = el("span", front, colour, class_="tn")
        return [head, el("span", scene.say("web-joker"), class_="any")]
    head = el("span", front, icon(f"ability-{card.ability}"), colour, class_="tn")
    name = el("span", scene.soft(f"ability-{card.ability}"), class_="nm")
    rows = [_use("climb-up", card.chain, scene.say("web-steps", steps=card.chain), brief)]
    if card.eggs:
        rows.append(_use("egg", card.eggs, scene.say("web-eggs", eggs=card.eggs), brief))
    where = scene.soft(f"environment-{card.environment}")
    rows.append(_use(f"environment-{card.environment}", None, where, brief))
    return [head, name, el("span", rows, class_="uses")]


def _use(glyph_: str, number: int | None, words: str, brief: bool) -> Markup:
    """One use of a card: its pictogram and its words."""
    if brief:
        return el("span", icon(glyph_, small=True), number, hidden(f" {words}"), title=words)
    return el("span", icon(glyph_, small=True), el("span", words))


def drawn(scene: Scene, card: CardView, *more: str | bool, brief: bool = False) -> Markup:
    """A card that only lies there."""
    return el("div", inside(scene, card, brief), class_=look(card, *more), title=title(scene, card))


def title(scene: Scene, card: CardView) -> str:
    """A card's ability in a sentence, for who points at it."""
    if card.ability is None:
        return scene.say("web-joker-about")
    return scene.say(f"ability-{card.ability}-effect")


def named(scene: Scene, card: CardView) -> str:
    """A card's name in a sentence."""
    colour = scene.say(f"colour-{card.colour}")
    if card.colour == JOKER:
        return colour
    return scene.say("card-name", number=card.number, colour=colour)


def marked(cards: Iterable[CardView]) -> list[tuple[str, CardView]]:
    """Cards with ids of their own: of two alike, one is the first."""
    seen: Counter[str] = Counter()
    found = []
    for card in cards:
        seen[card.name] += 1
        found.append((f"c-{card.name}-{seen[card.name]}", card))
    return found


def button(id_: str, inside_: list[Markup], look_: str, **more: str | bool | None) -> Markup:
    """A card that can be pressed."""
    return el("button", inside_, id=id_, class_=look_, **{"type": "button", **more})
