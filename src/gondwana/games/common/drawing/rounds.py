"""The head of a game whose rounds go through the same phases, in an order of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from markupsafe import Markup

from . import phases
from .scene import Scene, View

IN_TURNS = ("move", "lay")  # questions that one seat after the other answers


class RoundView(View, Protocol):
    """A view with rounds, their phases and an order."""

    @property
    def round(self) -> int:
        """The round, 0 before the first."""

    @property
    def phase(self) -> str:
        """The phase."""

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in force."""


@dataclass(frozen=True)
class RoundScene(Scene):
    """A scene with rounds."""

    view: RoundView


def part(scene: RoundScene, glyphs: Mapping[str, str], note: Markup | None) -> Markup:
    """Ring, phase, a note, and the order; `glyphs` are the phases' pictograms."""
    return phases.part(ring(scene, glyphs), phase_name(scene), note, order(scene))


def part_top(scene: RoundScene, glyphs: Mapping[str, str]) -> Markup:
    """What the bar above says."""
    view = scene.view
    place = phases.place_in_order(scene, view.order, view.round)
    if view.over:
        place = scene.say("web-after", rounds=view.round)
    return phases.part_top(scene, ring(scene, glyphs), phase_name(scene), place)


def ring(scene: RoundScene, glyphs: Mapping[str, str]) -> Markup:
    """The phases, and the round in the middle."""
    view, names = scene.view, tuple(glyphs)
    words = scene.say("web-round-phase", number=view.round, phase=phase_name(scene))
    if view.over:
        words = scene.say("web-after", rounds=view.round)
    before = len(names) if view.over else -1
    now = names.index(view.phase) if view.phase in names else before
    return phases.ring(scene, glyphs, now, view.round or "", words)


def phase_name(scene: RoundScene) -> str:
    """The present phase."""
    return scene.say(f"phase-{scene.view.phase}")


def order(scene: RoundScene) -> Markup:
    """The order in force, and in some phases who has a turn in it."""
    view = scene.view
    asked = [seat for seat in view.order if seat in view.ask.seats]
    one = view.ask.step in IN_TURNS and len(asked) == 1
    return phases.order(scene, view.order, view.order.index(asked[0]) if one else -1)
