"""Everybody at the table: a plate for each seat, and once more in rows for phones."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from .html import Child, animal, classes, el, hidden, icon
from .scene import Scene, seat_class

CROWD = 4  # more plates than so many lie closer together


def in_order(scene: Scene) -> list[int]:
    """The seats, the reader's first, then in the order of the seats."""
    seats, first = len(scene.names), scene.me or 0
    return [(first + k) % seats for k in range(seats)]


def part(scene: Scene, plate_of: Callable[[int], Markup]) -> Markup:
    """The players' plates."""
    rows = [plate_of(seat) for seat in in_order(scene)]
    look = classes("players", len(rows) > CROWD and "many")
    words = scene.say("web-players")
    return el("ol", rows, id="part-players", class_=look, aria_label=words)


def plate(
    scene: Scene,
    seat: int,
    points: int | None,
    has: tuple[Child, ...],
    traits: list[Markup],
    more: list[Markup],
) -> Markup:
    """A player: silhouette, letter and name, points (None where they lie face down), and figures.

    `has` stands in words under the name, `traits` are what `trait` draws, `more` words beneath.
    """
    shown = "?" if points is None else points
    return el(
        "li",
        el("div", animal(scene.species(seat)), scene.letter(seat), class_="plate"),
        el("div", el("span", scene.name(seat)), el("small", who(scene, seat)), class_="who"),
        el("div", shown, el("small", scene.say("web-points")), class_="pts num"),
        el("div", has, class_="has"),
        el("div", traits, class_="traits"),
        el("p", more, class_="genes") if more else None,
        id=f"seat-{seat}",
        class_=classes("player", seat_class(seat), seat == scene.me and "me"),
    )


def who(scene: Scene, seat: int) -> str:
    """Who sits there, in a word: the reader, or how strong a bot."""
    if seat == scene.me:
        return scene.say("web-you")
    bot = scene.bots[seat] if seat < len(scene.bots) else None
    return "" if bot is None else scene.say("web-bot", strength=bot)


def trait(name: str, value: str, words: str) -> Markup:
    """A trait: its pictogram and number, pale where there is none."""
    pale = " none" if value == "0" else ""
    return el("span", icon(name), value, hidden(f" {words}"), class_=f"trait{pale}", title=words)


def held(name: str, count: int, words: str) -> Markup | None:
    """How many of something the seat holds, nothing for none."""
    if not count:
        return None
    inside = (icon(name, small=True), count, hidden(f" {words}"))
    return el("span", inside, class_="held", title=words)


def part_mine(scene: Scene, row_of: Callable[[int], Markup], words: str) -> Markup:
    """All seats once more, for phones: the plates have no room for what is on them."""
    rows = [row_of(seat) for seat in in_order(scene)]
    return el("ol", rows, id="part-mine", class_="sheet clans", aria_label=words)


def row(
    scene: Scene, seat: int, has: tuple[Child, ...], traits: list[Markup], more: list[Markup]
) -> Markup:
    """A seat's row for phones, with what `plate` shows on wider screens."""
    name = el("span", scene.name(seat))
    return el(
        "li",
        el("div", scene.letter(seat), name, el("small", has), class_="name"),
        el("div", traits, class_="traits"),
        el("p", more, class_="genes") if more else None,
        class_=classes("clan", seat_class(seat)),
    )
