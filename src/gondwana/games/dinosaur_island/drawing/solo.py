"""The solo game's own signs: what this round's card took away, and the rounds that scored."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import classes, el, hidden
from ..state import GOODS, KINDS, NONE, SOLO_CARDS
from .scene import Scene
from .signs import dollars
from .twists import twists

ITEMS = 2  # of the market, on every card


def part(scene: Scene) -> Markup:
    """The signs and the plot twists under the park; on phones they stand with the objectives."""
    inside = [signs(scene), twists(scene)] if scene.view.solo else []
    look = "sheet" if any(inside) else "off"
    return el("section", inside, id="part-solo", class_=look)


def signs(scene: Scene) -> Markup | None:
    """DI.O2, DI.O5: the card turned this round, and how the bonus stands."""
    if not scene.view.solo or not scene.view.round:
        return None
    return el("ul", _event(scene), _streak(scene), class_="solo-signs")


def _event(scene: Scene) -> Markup | None:
    """DI.K: what the card takes away."""
    card = scene.view.card
    if card is None:
        return None
    gone = " · ".join(removed(scene, SOLO_CARDS.index(card)))
    name = scene.say("web-event-card")
    link = el("a", el("b", name), " ", el("span", gone), class_="rule-of",
              href=f"{scene.rules}DI.O2", data_clause="DI.O2")  # fmt: skip
    return el("li", link, title=f"{name} {gone}")


def removed(scene: Scene, card: int) -> list[str]:
    """DI.K1 to DI.K3: the dice, the recipe and the goods that a solo card names."""
    t = scene.table.constants
    spaces = [space + 1 for space in range(t.dice) if t.card_dice[card] >> space & 1]
    found = [scene.say("web-event-die", space=space) for space in spaces]
    if t.card_recipe[card] != NONE:
        kind = scene.say(f"kind-{KINDS[t.card_recipe[card]]}")
        found.append(scene.say("web-event-recipe", kind=kind))
    for k in range(ITEMS):
        good, price = GOODS[t.card_goods[card, k]], t.price[t.card_shelf[card, k]]
        found.append(f"{scene.say(f'web-goods-{good}')} {dollars(price)}")
    return found


def _streak(scene: Scene) -> Markup:
    """DI.O5: a sign for each round, full where an objective was scored."""
    view, bonus = scene.view, scene.table.constants.streak_bonus
    rounds = len(view.tracker)
    played = rounds if view.over else view.round - 1
    kept = view.streak >= played
    pips = [el("i", class_=classes(k < view.streak and "on")) for k in range(rounds)]
    told = scene.say("web-streak", count=view.streak, all=rounds)
    more = scene.say("web-streak-kept" if kept else "web-streak-lost", points=bonus)
    row = el("span", pips, class_="pips", aria_hidden="true")
    link = el("a", row, hidden(told), " ", el("span", more), class_="rule-of",
              href=f"{scene.rules}DI.O5", data_clause="DI.O5")  # fmt: skip
    return el("li", link, title=f"{told}. {more}")
