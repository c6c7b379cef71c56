"""The trick: a play for each seat from the leader on, the strongest marked."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import classes, el
from ...common.drawing.scene import seat_class
from ..view import CardView, PlayView
from ..words import CODES, OPEN_CODES
from . import cards
from .hand import pickable
from .scene import Scene

PHASES = ("tricks", "end")  # in which a trick lies on the table


def part(scene: Scene) -> Markup:
    """The trick that is being played, or the one that was played last."""
    view = scene.view
    if view.phase not in PHASES or view.leader is None or not (view.plays or view.to_play):
        return el("section", id="part-trick", class_="off")
    led = scene.say("web-trick", number=view.trick, seat=scene.name(view.leader))
    rule = None if len(scene.names) == 2 else el("span", scene.say("web-trick-rule"), class_="note")
    header = el("header", el("h2", led, class_="cap"), rule)
    last = el("p", _emptied(scene), class_="last", role="status") if view.last else None
    rows = [_play(scene, play) for play in view.plays]
    rows += [_to_come(scene, seat) for seat in view.to_play]
    look = classes("trick", f"of-{len(view.players)}", view.last and "reversed")
    listed = el("ol", rows, class_="plays", aria_label=led)
    return el("section", header, last, listed, id="part-trick", class_=look)


def _emptied(scene: Scene) -> str:
    """DW.3.1, DW.2.6: a hand has run empty; the trick is the last, and reversed."""
    seats = [player.seat for player in scene.view.players if player.emptied]
    return scene.say("web-last-trick", seats=scene.seats(seats), count=len(seats))


def _play(scene: Scene, play: PlayView) -> Markup:
    strongest = play.seat == scene.view.strongest
    look = classes("playd", seat_class(play.seat), "best" if strongest else "weak")
    laid = [
        cards.drawn(scene, card, opened and "opened", brief=True)
        for card, opened in _laid(scene, play)
    ]
    told = el("span", made(scene, play.combination, play.total), class_="comb")
    best = el("span", scene.say("web-strongest"), class_="hide") if strongest else None
    return el(
        "li",
        _by(scene, play.seat),
        el("div", laid, class_=f"cs k{len(laid)}"),
        told,
        best,
        id=f"play-{play.seat}",
        class_=look,
    )


def _laid(scene: Scene, play: PlayView) -> list[tuple[CardView, bool]]:
    """The cards of a play, and which are open ones; after the trick too, when they are gone."""
    starts = [k for k, event in enumerate(scene.events) if event.name == "trick"]
    found = [
        (scene.card(CODES[event.arguments["card"]]), event.name == "laid-open")
        for event in scene.events[starts[-1] if starts else 0 :]
        if event.name in ("laid", "laid-open") and event.arguments["seat"] == play.seat
    ]
    return found or [(token.card, token.open) for token in play.tokens]


def _by(scene: Scene, seat: int) -> Markup:
    """Whose play it is."""
    return el("span", scene.letter(seat), el("span", scene.name(seat)), class_="by")


def _to_come(scene: Scene, seat: int) -> Markup:
    """The place of a seat that has not played yet; the reader's own says what to beat."""
    view = scene.view
    now = seat in view.ask.seats
    best = next((play for play in view.plays if play.seat == view.strongest), None)
    said: list[str] = []
    if seat == scene.me and best is not None:
        said = [scene.say("web-beat", what=made(scene, best.combination, best.total))]
    elif now:
        said = [scene.say("web-your-turn" if seat == scene.me else "web-thinks")]
    look = classes("playd", seat_class(seat), now and "now", now and seat == scene.me and "mine")
    empty = el("div", el("div", said, class_="empty"), class_="cs")
    return el(
        "li", _by(scene, seat), empty, el("span", class_="comb"), id=f"play-{seat}", class_=look
    )


def made(scene: Scene, combination: str, total: int) -> str:
    """A combination and its sum, in words."""
    return scene.say("web-made", combination=scene.say(f"combination-{combination}"), sum=total)


# ---- two players ---------------------------------------------------------------------------


def part_open(scene: Scene) -> Markup:
    """DW.T1, DW.T3: the virtual species' open cards, which both may use."""
    view = scene.view
    if view.over or view.virtual is None or not any(view.open_cards):
        return el("section", id="part-open", class_="off")
    title = el("h2", scene.virtual_mark, scene.say("web-open"), class_="cap")
    note = el("span", scene.say("web-open-rule"), class_="note")
    shown = [
        _open(scene, slot, card) for slot, card in enumerate(view.open_cards) if card is not None
    ]
    return el(
        "section",
        el("header", title, note),
        el("div", shown, class_="cards"),
        id="part-open",
        class_="opens",
    )


def _open(scene: Scene, slot: int, card: CardView) -> Markup:
    word = OPEN_CODES[slot]
    up = any(token.word == word for token in scene.view.picked)
    pressed = "true" if up else None
    return pickable(scene, f"c-{word}", card, f"pick {word}", up, aria_pressed=pressed)
