"""Round and phase: the ring, the order of the seats, and what the bar above says."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from .html import Child, classes, el
from .scene import Scene
from .svg import sector

LONG_NAME = 10  # letters of a phase that still fit in large type


def ring(
    scene: Scene,
    glyphs: Mapping[str, str],
    now: int,
    number: Child,
    words: str,
    unit: str | None = None,
) -> Markup:
    """A round's phases: those that are over filled, the present one lit; the round in the middle.

    `glyphs` are the pictograms of the phases in their order, `now` is the number of the present
    one (-1 before the first, their count after the last), `words` say it all, `unit` is what the
    number counts where it is no round; without a number neither stands there.
    """
    parts = []
    turn = 360 / len(glyphs)
    for k, (phase, glyph) in enumerate(glyphs.items()):
        state = "now" if k == now else "done" if k < now else ""
        inner, outer, gap, big = (32, 58, 5, 17) if k == now else (34, 56, 3, 14)
        x = 45 * math.sin(math.radians(turn * k)) - big / 2
        y = -45 * math.cos(math.radians(turn * k)) - big / 2
        title = el("title", scene.say(f"phase-{phase}"))
        shape = sector(turn * k, turn - gap, inner, outer)
        parts.append(el("path", title, class_=f"seg {state}", d=shape))
        use = {"x": x, "y": y, "width": big, "height": big}
        parts.append(el("use", class_=f"gl {state}", href=f"#i-{glyph}", **use))
    if number is not None:
        parts.append(el("text", number, y=6, class_="big"))
        parts.append(el("text", unit or scene.say("web-round"), y=18, class_="sm"))
    return el("svg", parts, class_="ring", viewBox="-60 -60 120 120", role="img", aria_label=words)


def part(ring_: Markup, phase: str, *more: Markup | None) -> Markup:
    """The ring, and beside it the phase and what else is to be said of the round."""
    words = el("div", el("h2", phase, class_=size(phase)), *more)
    return el("section", ring_, words, id="part-phase", class_="sheet round")


def size(name: str) -> str | None:
    """The class of a phase's name."""
    return "long" if len(name) > LONG_NAME else None


def order(scene: Scene, seats: Sequence[int], now: int = -1) -> Markup:
    """The seats in their order: who is asked is ringed, who has had a turn is outlined.

    `now` is the place of who has a turn, where one seat after the other has one.
    """
    marks = []
    for place, seat in enumerate(seats):
        is_asked = seat in scene.view.ask.seats
        done = place < now
        look = classes(is_asked and "on", is_asked and seat == scene.me and "you", done and "done")
        marks.append(scene.letter(seat, look) if look else scene.letter(seat))
    words = scene.say("web-order", seats=scene.seats(seats))
    return el("div", marks, class_="order", role="img", aria_label=words)


def part_top(scene: Scene, ring_: Markup, phase: str, place: str) -> Markup:
    """What the bar above says: the game; on a phone the ring, the phase and whose turn it is."""
    small = el("div", el("b", phase, class_=size(phase)), el("span", place))
    return el(
        "div",
        el("div", el("b", scene.say("game-name")), class_="where"),
        el("div", ring_, small, class_="phone-ring"),
        id="part-top",
        class_="top-game",
    )


def place_in_order(scene: Scene, seats: Sequence[int], number: int) -> str:
    """The reader's place in the order; the number of the round for who has none, or is alone."""
    if scene.me is None or scene.me not in seats or len(seats) == 1:
        return scene.say("web-round-number", number=number)
    return scene.say("web-your-place", number=seats.index(scene.me) + 1, seats=len(seats))
