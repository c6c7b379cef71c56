"""The account after survival: each species' food line by line, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing.html import animal, classes, el, icon
from ...common.drawing.scene import seat_class
from ..outlook import Line
from ..state import ABILITIES, ENVIRONMENTS, VIRTUAL
from . import forecast
from .scene import Scene

SURVIVAL = "survival"
PLACED = {"food-home": "home", "food-gained": "gained", "food-symbiosis": "symbiosis"}
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
    """The last survival's account, until the next era's first trick is led."""
    events = last_survival(scene)
    told = accounts(events)
    shown = told and not scene.view.plays and not scene.view.to_play
    if not shown and not (told and scene.view.over):
        return el("section", id="part-account", class_="off")
    rows = [_species(scene, each) for each in told]
    title = el("h2", scene.say("web-account"), class_="cap")
    look = classes("account", scene.view.over and "sheet")
    listed = el("ol", rows, class_=f"accounts of-{len(rows)}")
    return el("section", el("header", title), listed, id="part-account", class_=look)


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
        icon("food", small=True),
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
