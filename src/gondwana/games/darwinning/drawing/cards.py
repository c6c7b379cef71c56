"""Trait cards: number, colour, ability, and what else the card can be used for, each in words too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, icon
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


def inside(scene: Scene, card: CardView) -> list[Markup]:
    """What is printed on a card."""
    colour = el("span", scene.say(f"colour-{card.colour}"), class_="suit")
    head = el("span", el("b", card.number, class_="num"), icon(glyph(card)), colour, class_="tn")
    if card.ability is None or card.environment is None:
        return [head, el("span", scene.say("web-joker"), class_="any")]
    name = el(
        "span", icon(f"ability-{card.ability}"), el("span", scene.say(f"ability-{card.ability}")),
        class_="nm",
    )  # fmt: skip
    rows = [use("up", scene.say("web-steps", steps=card.chain))]
    if card.eggs:
        rows.append(use("egg", scene.say("web-eggs", eggs=card.eggs)))
    rows.append(
        use(f"environment-{card.environment}", scene.say(f"environment-{card.environment}"))
    )
    return [head, name, el("span", rows, class_="uses")]


def use(glyph_: str, words: str) -> Markup:
    """One use of a card: its pictogram and its words."""
    return el("span", icon(glyph_, small=True), el("span", words))


def drawn(scene: Scene, card: CardView, *more: str | bool) -> Markup:
    """A card that only lies there."""
    return el("div", inside(scene, card), class_=look(card, *more), title=title(scene, card))


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


def button(id_: str, inside_: Child | list[Markup], look_: str, **more: str | bool | None) -> Markup:
    """A card that can be pressed."""
    return el("button", inside_, type="button", id=id_, class_=look_, **more)
