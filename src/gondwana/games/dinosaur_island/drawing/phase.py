"""Round and phase: the ring, the order, what the bar above says; the tabs of phones."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import phases
from ...common.drawing.html import el
from .scene import Scene

GLYPHS = {
    "research": "vial", "market": "market", "work": "worker", "park": "park", "clean-up": "broom",
}  # fmt: skip
TABS = ("boards", "lab", "park")
# On a phone the tab that opens by itself, by what is asked; else by the phase.
OPENS = {
    "place": "park", "raise": "park", "exchange": "park", "visitors": "park",
    "gain": "lab", "limits": "lab", "work": "lab",
}  # fmt: skip
IN_PHASE = {"work": "lab", "park": "park"}


def ring(scene: Scene) -> Markup:
    """The phases of a round; when the game is over all lie behind."""
    view = scene.view
    names = list(GLYPHS)
    now = len(names) if view.over else names.index(view.phase) if view.phase in names else -1
    words = scene.say("web-round-phase", number=view.round, phase=phase_name(scene))
    if not view.round:  # the solo game's cards are still being chosen
        return phases.ring(scene, GLYPHS, now, None, phase_name(scene))
    return phases.ring(scene, GLYPHS, now, view.round, words)


def phase_name(scene: Scene) -> str:
    """The present phase in words."""
    return scene.say(f"phase-{scene.view.phase}")


def part_top(scene: Scene) -> Markup:
    """What the bar above says: the game, the ring, the phase, and who comes when."""
    view = scene.view
    name = phase_name(scene)
    place = phases.place_in_order(scene, view.order, view.round) if view.round else None
    words = el("div", el("b", name, class_=phases.size(name)), el("span", place))
    return el(
        "div",
        el("div", el("b", scene.say("game-name")), class_="where"),
        el("div", ring(scene), words, class_="phone-ring"),
        phases.order(scene, view.order) if len(view.order) > 1 else None,
        id="part-top",
        class_="top-game",
    )


def part_tabs(scene: Scene) -> Markup:
    """For phones: boards, lab and park, one at a time."""
    opens = OPENS.get(scene.step) or IN_PHASE.get(scene.view.phase) or "boards"
    found = []
    for name in TABS:
        found.append(
            el("input", type="radio", name="tab", id=f"tab-{name}", checked=name == opens,
               class_="hide")
        )  # fmt: skip
        found.append(el("label", scene.say(f"web-tab-{name}"), for_=f"tab-{name}"))
    words = scene.say("web-tabs")
    return el("div", found, id="part-tabs", class_="tabs", role="radiogroup", aria_label=words)
