"""Event cards: the reader's, each with its time and effect, and the one that was played last.

A card has the messages `card-NAME`, `card-NAME-window` and `card-NAME-effect`.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from .html import classes, el, icon
from .scene import Scene

# On low screens so many cards show their names, and what they do beside them.
NAMED = range(1, 7)
FULL = 5  # from so many on they need room


def part(scene: Scene, cards: Sequence[Markup]) -> Markup:
    """The cards in hand; nothing for who watches."""
    if scene.me is None:
        return el("section", id="part-hand", class_="off")
    heading = el("header", el("h2", scene.say("label-hand"), class_="cap"))
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


def card(scene: Scene, name: str, phase: str, glyph: str, clause: str) -> Markup:
    """A card with the phase it is for; it can be pressed where there is one way to play it."""
    ways = [words for words in scene.legal if words.split()[:2] == ["play", name]]
    said = scene.say(f"card-{name}")
    title = el("h3", said)
    if len(ways) == 1:
        play = el("button", said, type="button", data_words=ways[0], data_confirm=True)
        title = el("h3", play)
    when = el(
        "span", icon(glyph, small=True), scene.say(f"phase-{phase}"), class_="when",
        title=scene.say(f"card-{name}-window"),
    )  # fmt: skip
    effect = el("p", scene.say(f"card-{name}-effect"))
    look = classes("card", bool(ways) and "can")
    return el("article", when, title, effect, scene.clause(clause), class_=look)


def part_played(scene: Scene, played: tuple[int, str] | None) -> Markup:
    """The card that was played last in this phase, by seat and name, as it lies on the table."""
    if played is None:
        return el("div", id="part-played", class_="off")
    seat, name = played
    effect = scene.say(f"card-{name}-effect")
    laid = el(
        "div", scene.letter(seat), el("b", scene.say(f"card-{name}")), el("p", effect),
        id=f"played-{name}", class_="laid",
    )  # fmt: skip
    return el("div", laid, id="part-played", class_="played")
