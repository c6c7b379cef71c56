"""The account after survival: each species' food line by line, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing.html import animal, el, icon
from ...common.drawing.scene import seat_class
from ..outlook import Line
from ..state import ABILITIES, ENVIRONMENTS, VIRTUAL
from . import forecast
from .scene import Scene

SURVIVAL = "survival"
PHASES = ("start", SURVIVAL)  # in which there is no trick
PLACED = {"food-home": "home", "food-gained": "gained", "food-symbiosis": "symbiosis"}
PRIMER = {
    "tricks": "trophy",
    "uses": "ability-mutation",
    "last": "climb-down",
    "food": "leaf",
    "score": "points",
}
FATES = ("starved", "level", "surplus", "bitten", "grew", "not-grown")


@dataclass
class Account:
    """What a survival was for a species."""

    seat: int
    lines: list[Line] = field(default_factory=list)
    food: int = 0
    need: int = 0
    fates: list[tuple[str, int]] = field(default_factory=list)  # what happened, with its number


def part(scene: Scene) -> Markup:
    """The last survival's account, or how an era goes, until the first trick is led."""
    view = scene.view
    if view.phase not in PHASES or not view.era:
        return el("section", id="part-account", class_="off")
    told, key = listed(scene), "web-account"
    if told is None:
        told, key = primer(scene), "web-primer"
    title = el("h2", scene.say(key), class_="cap")
    inside = el("div", told, class_="scrolls", tabindex=0, role="group", aria_label=scene.say(key))
    return el("section", el("header", title), inside, id="part-account", class_="account")


def primer(scene: Scene) -> Markup:
    """Before the first survival: how an era goes, in a few sentences."""
    told = [
        el("li", icon(glyph), el("p", scene.say(f"web-primer-{name}")))
        for name, glyph in PRIMER.items()
    ]
    return el("ol", told, class_="primer")


def listed(scene: Scene) -> Markup | None:
    """The accounts of the last survival; None before the first."""
    rows = [_species(scene, each) for each in accounts(last_survival(scene))]
    return el("ol", rows, class_="accounts") if rows else None


def last_survival(scene: Scene) -> Sequence[Event]:
    """The events of the present survival, or of the last one."""
    starts = [k for k, event in enumerate(scene.events) if _begins(scene, event)]
    if not starts:
        return ()
    rest = scene.events[starts[-1] + 1 :]
    ends = [k for k, event in enumerate(rest) if event.name in ("round", "phase")]
    return rest[: ends[0]] if ends else rest


def _begins(scene: Scene, event: Event) -> bool:
    if event.name != "phase":
        return False
    constants, number = scene.table.constants, event.arguments["phase"]
    told = scene.table.game.argument(constants, "phase", number, scene.texts)
    return bool(told == scene.say(f"phase-{SURVIVAL}"))


def accounts(events: Sequence[Event]) -> list[Account]:
    """Each species' account, in the order in which they had their turn."""
    found: dict[int, Account] = {}
    eaten: dict[int, list[int]] = {}
    for event in events:
        told, name = event.arguments, event.name
        seat = told.get("seat", -1)
        if name == "ate":
            eaten.setdefault(seat, []).append(told["prey"])
        elif name == "ate-virtual":
            eaten.setdefault(seat, []).append(VIRTUAL)
        if seat < 0:
            continue
        each = found.setdefault(seat, Account(seat))
        if name in PLACED:
            each.lines.append(Line(PLACED[name], ENVIRONMENTS[told["environment"]], told["amount"]))
        elif name == "food-prey":
            prey = eaten.get(seat, [])
            share = told["amount"] // max(1, len(prey))
            each.lines += [Line("prey", str(other), share) for other in prey]
        elif name == "food-ability":
            each.lines.append(Line("ability", ABILITIES[told["ability"]], told["amount"]))
        elif name == "fed":
            each.food, each.need = told["food"], told["population"]
        elif name in FATES:
            number = told.get("tokens", told.get("population", 0))
            each.fates.append((name, number))
    return [each for each in found.values() if each.need or each.food or each.fates]


def _species(scene: Scene, each: Account) -> Markup:
    lines = [forecast.source(scene, line) for line in each.lines]
    fates = [
        el("li", scene.say(f"web-{name}", number=number), class_=name)
        for name, number in each.fates
    ]
    total = el(
        "p",
        icon("leaf", small=True),
        scene.say("web-food-need", food=each.food, need=each.need),
        class_="total",
    )
    head = el(
        "h3",
        animal(scene.species(each.seat)),
        scene.letter(each.seat),
        el("span", scene.name(each.seat)),
    )
    return el(
        "li",
        head,
        el("ul", lines, class_="sources"),
        total,
        el("ul", fates, class_="fates"),
        id=f"account-{each.seat}",
        class_=seat_class(each.seat),
    )
