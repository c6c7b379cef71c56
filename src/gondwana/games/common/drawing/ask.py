"""What is asked: one sentence, what it means, and the buttons; or whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from markupsafe import Markup

from .html import Child, classes, el
from .scene import Scene

S = TypeVar("S", bound=Scene)


@dataclass(frozen=True)
class Question:
    """What is asked, a small word beside it, and what it means."""

    title: str
    small: str = ""
    more: Child = None


def part(
    scene: S,
    question: Callable[[S], Question],
    buttons: Callable[[S], Sequence[Markup]],
    abouts: Callable[[S], Sequence[Markup]],
) -> Markup:
    """The question with its answers, or whom the table waits for.

    `buttons` are the answers that are no place on the board, `abouts` what `about` makes for each
    answer that is asked for a second time.
    """
    if scene.view.over or not scene.begun:
        return el("section", id="part-ask", class_="off")
    if not scene.asked:
        look = classes("ask idle", *_waits(scene))
        return el("section", say(waiting(scene), _thinking(scene)), id="part-ask", class_=look)
    asked = question(scene)
    title = asked.title
    if scene.shared:
        title = scene.say("web-asked", seat=scene.name(scene.view.seat or 0), question=title)
    ask = el(
        "div",
        say(title, asked.small, asked.more),
        el("div", buttons(scene), class_="do"),
        class_="asks",
        data_about="",
    )
    look = classes("ask stick", *_waits(scene))
    return el("section", ask, abouts(scene), id="part-ask", class_=look)


def _waits(scene: Scene) -> list[str]:
    """Classes that tell whom the table waits for: the players' plates are marked by them."""
    return [f"wait-{seat}" for seat in scene.view.ask.seats]


def waiting(scene: Scene) -> str:
    """Whom the table waits for, and for what, where `web-wait-STEP` says it."""
    ask = scene.view.ask
    if not ask.seats:
        return scene.say("web-chance")
    key = f"web-wait-{ask.step}"
    return scene.say(key if scene.texts.has(key) else "web-wait", seats=scene.seats(ask.seats))


def _thinking(scene: Scene) -> str:
    """That bots are thinking, where the table waits for some."""
    bots = sum(scene.bots[seat] is not None for seat in scene.view.ask.seats) if scene.bots else 0
    return scene.say("web-bots-think", bots=bots) if bots else ""


def say(title: Child, small: str = "", more: Child = None) -> Markup:
    """A sentence with a small word beside it and a line beneath."""
    heading = el("h2", title, [" ", el("small", small)] if small else None)
    return el("div", heading, el("p", more) if more else None, class_="say")


def button(label: str, words: str, go: bool = False) -> Markup:
    """A button that plays."""
    look = "btn go" if go else "btn"
    return el("button", label, type="button", class_=look, data_words=words)


def about(scene: Scene, words: str, said: Markup, go: str) -> Markup:
    """What the first press of an answer shows where a second one, on `go`, plays it.

    Whatever is pressed first has `data-words` and `data-confirm`.
    """
    back = el("button", scene.say("web-back"), type="button", class_="btn", data_back=True)
    buttons = el("div", button(go, words, go=True), back, class_="do")
    return el("div", said, buttons, class_="asks", data_about=words, hidden=True)
