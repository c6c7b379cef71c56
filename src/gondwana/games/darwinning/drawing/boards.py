"""Everybody's species: space, population, abilities, environments, and where points come from."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import players
from ...common.drawing.html import Child, animal, classes, el, hidden, icon
from ...common.drawing.scene import seat_class
from ..food import EVERY
from ..view import PlaceView, SeatView
from . import forecast
from .scene import Scene

PARTS = ("space", "population", "environments", "abilities")  # of a score, DW.E1


def part(scene: Scene) -> Markup:
    """The species of all seats, the reader's first and with its food."""
    return players.part(scene, lambda seat: _board(scene, scene.view.players[seat]))


def _board(scene: Scene, player: SeatView) -> Markup:
    mine = player.seat == scene.me
    return el(
        "li",
        el("div", animal(scene.species(player.seat)), scene.letter(player.seat), class_="plate"),
        _who(scene, player),
        _points(scene, player),
        el("ol", [place(scene, each) for each in player.places], class_="places"),
        el("ul", _environments(scene, player), class_="lands"),
        forecast.own(scene, player) if mine else None,
        id=f"seat-{player.seat}",
        class_=classes("player", "board", seat_class(player.seat), mine and "me"),
    )


def _who(scene: Scene, player: SeatView) -> Markup:
    seat = player.seat
    small: list[Child] = []
    if player.species:
        small.append(el("span", scene.say(f"species-{player.species}")))
        small.append(_figure(scene, "track", player.space, "web-space"))
        small.append(_figure(scene, "population", player.population, "web-population"))
    if player.bites:
        small.append(_figure(scene, "bite", player.bites, "web-bites"))
    return el(
        "div",
        el("b", scene.name(seat)),
        el("small", players.who(scene, seat)),
        el("p", small),
        class_="whose",
    )


def _points(scene: Scene, player: SeatView) -> Markup:
    """The points as they stand, and in words where each comes from (DW.E1)."""
    parts = {name: player.parts.get(name, 0) for name in PARTS}
    words = scene.say("web-parts", **parts)
    told = el("small", scene.say("web-points")), hidden(f" {words}")
    return el("div", player.points, told, class_="pts num", title=words)


def _figure(scene: Scene, glyph: str, number: int, key: str) -> Markup:
    words = scene.say(key, number=number)
    return el(
        "span", icon(glyph, small=True), number, hidden(f" {words}"), class_="fig", title=words
    )


def _environments(scene: Scene, player: SeatView) -> list[Markup]:
    """Printed environments with their food, then gained ones."""
    given = {**player.homes, **dict.fromkeys(player.gained, EVERY)}
    return [_land(scene, name, food, name in player.gained) for name, food in given.items()]


def _land(scene: Scene, name: str, food: int, gained: bool) -> Markup:
    lies = name in scene.view.environments
    key = "web-land-now" if lies else "web-land"
    words = scene.say(key, environment=scene.say(f"environment-{name}"), food=food)
    look = classes("ld", lies and "on", gained and "gained")
    name_ = el("span", scene.say(f"environment-{name}"), class_="nmx")
    return el("li", icon(f"environment-{name}"), name_, el("b", food), class_=look, title=words)


# ---- places for abilities ------------------------------------------------------------------


def place(scene: Scene, each: PlaceView) -> Markup:
    """A place: what works there; a press tells what it does."""
    ability = lying(each)
    look = classes(
        "place",
        each.framed and "frame",
        ability is None and "free",
        each.working is None and "idle",
        each.stolen is not None and "stolen",
    )
    if ability is None:
        return el("li", el("span", scene.say("web-free")), class_=look)
    name = scene.soft(f"ability-{ability}")
    inside = [icon(f"ability-{ability}"), el("span", name)]
    if each.working is None:
        inside.append(el("small", scene.say("web-idle")))
    elif each.stolen is not None:
        inside.append(el("small", scene.say("web-stolen")))
    button = el(
        "button",
        inside,
        type="button",
        popovertarget=f"aid-{ability}",
        title=described(scene, each),
    )
    return el("li", button, class_=look)


def lying(each: PlaceView) -> str | None:
    """The ability on top of a place, be it off."""
    if each.stolen:
        return each.stolen.ability
    return each.card.ability if each.card else each.printed


def described(scene: Scene, each: PlaceView) -> str:
    """A place in words: its number, what works there, what lies under it."""
    told = [scene.say("web-place", number=each.number)]
    if each.framed:
        told.append(scene.say("web-framed"))
    ability = lying(each)
    if ability is not None:
        told.append(scene.say(f"ability-{ability}-effect"))
    return " ".join(told)
