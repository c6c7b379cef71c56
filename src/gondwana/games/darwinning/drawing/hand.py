"""The reader's cards, those that are picked raised."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup

from ...common.drawing.html import classes, el
from ..view import CardView
from . import cards
from .scene import Scene

PICKING = {"play": "pick", "discard": "discard", "keep": "keep"}  # a step, and the verb in it
SORTS = ("number", "colour")
UNDO = "f-undo"  # the form of the page that takes the last decision back
ROW = 6  # cards beside each other on wide screens


def part(scene: Scene) -> Markup:
    """The cards in hand; nothing for who watches, or once the game is over."""
    view = scene.view
    if scene.me is None or view.over:
        return el("section", id="part-hand", class_="off")
    heading = el("h2", scene.say("web-hand", cards=len(view.hand)), class_="cap")
    if not view.hand:
        inside = el("p", scene.say("web-no-cards"), class_="note")
    else:
        row = el("div", _cards(scene), class_="fan", role="row")
        inside = el("div", row, class_="cards", role="grid", aria_label=scene.say("web-hand-all"))
    look = classes("hand", len(view.hand) > ROW and "many", bool(view.picked) and "choosing")
    return el("section", el("header", heading), inside, id="part-hand", class_=look)


def _cards(scene: Scene) -> list[Markup]:
    """Each card; of two alike as many are raised as were picked."""
    left = Counter(token.word for token in scene.view.picked)
    found = []
    for id_, card in cards.marked(scene.view.hand):
        up = left[card.name] > 0
        left[card.name] -= up
        found.append(_card(scene, id_, card, up))
    return found


def _card(scene: Scene, id_: str, card: CardView, up: bool) -> Markup:
    words = f"{PICKING.get(scene.step)} {card.name}"
    selected = "true" if up else None
    return pickable(scene, id_, card, words, up, role="gridcell", aria_selected=selected)


def pickable(
    scene: Scene, id_: str, card: CardView, words: str, up: bool, **more: str | None
) -> Markup:
    """A card that may be picked with these words, or tells why not; `up` says that it is picked.

    A press on the one that was picked last puts it back.
    """
    word, inside = words.split()[1], cards.inside(scene, card)
    if up and word == scene.view.picked[-1].word:
        back = scene.say("web-put-back")
        look = cards.look(card, "up")
        return cards.button(id_, inside, look, type="submit", form=UNDO, title=back, **more)
    can = not up and words in scene.legal
    dull = scene.step in PICKING and not up and not can
    look = cards.look(card, up and "up", can and "can", dull and "no")
    where = {"data_words": words} if can else {"data_space": word}
    return cards.button(id_, inside, look, title=cards.title(scene, card), **where, **more)


def bar(scene: Scene) -> Markup:
    """How the hand is sorted, which the style sheet does, and the players' aid.

    It is no part, and so outlives each drawing.
    """
    ways = [
        el(
            "label",
            el("input", type="radio", name="sort", id=f"sort-{way}", checked=way == SORTS[0]),
            scene.say(f"web-sort-{way}"),
        )
        for way in SORTS
    ]
    words = scene.say("web-sort")
    aid = el(
        "button",
        el("span", scene.say("web-aid")),
        el("b", "?", aria_hidden="true"),
        type="button",
        class_="btn quiet aid-btn",
        popovertarget="aid",
    )
    sorts = el("div", ways, class_="sort", role="radiogroup", aria_label=words)
    return el("div", sorts, aid, class_="handbar")
