"""The combat die: its faces, the odds of a fight, and the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from markupsafe import Markup

from ....kernel.events import Event
from ...common.drawing.dice import turning
from ...common.drawing.html import el
from ..phases.movement import succeeds
from ..state import EQUAL, FACES, MORE, SUCCESS
from .scene import Scene

BITES = (SUCCESS, EQUAL, MORE)  # E2.R5: the faces on which a killer baby wins
DIE = {
    "fail": "die-fail",
    "success": "die-hit",
    "equal": "die-ge",
    "more": "die-gt",
    "two-more": "die-ge2",
}


def successes(lead: int) -> list[int]:
    """E2.4.3: the faces on which an attacker wins with so many horns more."""
    return [face for face in range(len(FACES)) if succeeds(face, lead)]


def winning(scene: Scene, attacker: int, defender: int) -> list[int]:
    """E2.4.3: the faces on which the attacker wins."""
    players = scene.view.players
    return successes(players[attacker].attack - players[defender].defence)


def odds_of(scene: Scene, faces: Sequence[int]) -> str:
    """Faces as a count of all."""
    weights = scene.table.constants.face_weight
    return f"{sum(weights[face] for face in faces)}/{sum(weights)}"


def chance_of(scene: Scene, faces: Sequence[int]) -> Fraction:
    """How likely one of these faces is."""
    weights = scene.table.constants.face_weight
    return Fraction(sum(weights[face] for face in faces), sum(weights))


def die(scene: Scene, wins: Sequence[int]) -> Markup:
    """The combat die's six faces, those that win lit."""
    weights = scene.table.constants.face_weight
    faces = []
    for face, name in enumerate(FACES):
        shape = el("use", href=f"#i-{DIE[name]}")
        look = "ic w" if face in wins else "ic"
        faces += [el("svg", shape, class_=look, aria_hidden="true")] * weights[face]
    words = scene.say("web-wins", wins=odds_of(scene, wins))
    return el("span", faces, class_="die6", role="img", aria_label=words)


# ---- the last throw ------------------------------------------------------------------------


def last_throw(events: Sequence[Event]) -> int | None:
    """The number of the last throw of the combat die, unless something moved after its fight."""
    for number in range(len(events) - 1, -1, -1):
        name = events[number].name
        if name == "die":
            return number
        if name in ("moved", "flew", "swam", "attacked", "baby", "phase"):
            return None
    return None


def icons(face: int, rolls: bool) -> list[str]:
    """The pictogram of a face; while it rolls, after those of some others."""
    shown = turning(face, len(FACES)) if rolls else [face]
    return [DIE[FACES[each]] for each in shown]
