"""The reader's event cards: when each may be played, and what it does."""

from __future__ import annotations

from markupsafe import Markup

from ..cards import CARD_WINDOW
from ..clauses import CLAUSES, E2_C1
from ..state import CARDS, WINDOWS
from .html import classes, el, icon
from .scene import Scene, letter
from .wheel import GLYPHS

# On low screens so many cards show their names, and what they do beside them.
NAMED = range(2, 7)
FULL = 5  # from so many on they need room
# The phase of each window.
PHASE_OF = {
    "climate-before": "climate",
    "climate-after": "climate",
    "after-bid": "mutation",
    "paying": "mutation",
    "initiative": "initiative",
    "movement-start": "movement",
    "before-clan": "movement",
    "own-movement": "movement",
    "attacked": "movement",
    "own-births": "birth",
    "before-removal": "survival",
    "points": "survival",
}


def part(scene: Scene) -> Markup:
    """The cards in hand; nothing for who watches."""
    if scene.me is None:
        return el("section", id="part-hand", class_="off")
    heading = el("header", el("h2", scene.say("label-hand"), class_="cap"))
    cards = [_card(scene, card) for card in scene.view.hand]
    if not cards:
        inside = el("p", scene.say("label-no-cards"), class_="note")
    else:
        inside = el("div", cards, class_="cards")
    look = classes(
        "sheet hand",
        not cards and "empty",
        len(cards) in NAMED and "named",
        len(cards) in NAMED and len(cards) >= FULL and "full",
    )
    return el("section", heading, inside, id="part-hand", class_=look)


def part_played(scene: Scene) -> Markup:
    """The card that was played last in this phase, as it lies on the table."""
    played = [event.arguments for event in scene.this_phase if event.name == "played"]
    if not played:
        return el("div", id="part-played", class_="off")
    seat, name = played[-1]["seat"], CARDS[played[-1]["card"]]
    effect = scene.say(f"card-{name}-effect")
    card = el(
        "div", letter(seat), el("b", scene.say(f"card-{name}")), el("p", effect),
        id=f"played-{name}", class_="laid",
    )  # fmt: skip
    return el("div", card, id="part-played", class_="played")


def clause_of(card: str) -> str:
    """The clause of a card."""
    return CLAUSES[E2_C1 + CARDS.index(card)]


def _card(scene: Scene, card: str) -> Markup:
    phase = PHASE_OF[WINDOWS[CARD_WINDOW[CARDS.index(card)]]]
    ways = [words for words in scene.legal if words.split()[:2] == ["play", card]]
    name = scene.say(f"card-{card}")
    title = el("h3", name)
    if len(ways) == 1:
        play = el("button", name, type="button", data_words=ways[0], data_confirm=True)
        title = el("h3", play)
    when = el(
        "span", icon(GLYPHS[phase], small=True), scene.say(f"phase-{phase}"), class_="when",
        title=scene.say(f"card-{card}-window"),
    )  # fmt: skip
    effect = el("p", scene.say(f"card-{card}-effect"))
    look = classes("card", bool(ways) and "can")
    return el("article", when, title, effect, scene.clause(clause_of(card)), class_=look)
