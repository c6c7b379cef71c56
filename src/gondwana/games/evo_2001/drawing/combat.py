"""Fights: the odds on the die, and the last throw."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing.dice import turning
from ...common.drawing.html import el
from ..herd import wins
from ..state import SIDES
from .scene import Scene


def winning(scene: Scene, defender: int, kid: bool) -> int:
    """E1.3.5, E1.C12: up to which number of the die the reader wins, a newborn with its horns."""
    assert scene.me is not None
    lead = horns(scene, kid) - scene.view.players[defender].defence
    return wins(scene.table.constants, lead)


def horns(scene: Scene, kid: bool) -> int:
    """The reader's horns in an attack."""
    assert scene.me is not None
    me = scene.view.players[scene.me]
    return me.attack + (me.kid_horns if kid else 0)


def odds_of(limit: int) -> str:
    """Numbers as a count of all."""
    return f"{limit}/{SIDES}"


def die(scene: Scene, limit: int) -> Markup:
    """The die's six numbers, those that win lit."""
    faces = [
        el("svg", el("use", href=f"#i-die-{k}"), class_="ic w" if k <= limit else "ic",
           aria_hidden="true")
        for k in range(1, SIDES + 1)
    ]  # fmt: skip
    words = scene.say("web-wins", wins=odds_of(limit))
    return el("span", faces, class_="die6", role="img", aria_label=words)


def icons(number: int, rolls: bool) -> list[str]:
    """The pictogram of a number; while the die rolls, after those of some others."""
    shown = turning(number - 1, SIDES) if rolls else [number - 1]
    return [f"die-{each + 1}" for each in shown]


def last_throw(events: Sequence[Event]) -> int | None:
    """The number of the last throw in a fight, unless something moved after it."""
    for number in range(len(events) - 1, -1, -1):
        name = events[number].name
        if name == "fight-die":
            return number
        if name in ("moved", "attacked", "kid", "phase"):
            return None
    return None
