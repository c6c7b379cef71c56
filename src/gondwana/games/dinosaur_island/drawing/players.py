"""Everybody at the table: plates with the open figures; a press shows the park and lab."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import players
from ...common.drawing.html import el
from ...common.drawing.players import trait
from .scene import Scene


def part_whose(scene: Scene) -> Markup:
    """Whose park and lab are shown: the style sheet shows those of whoever is chosen here."""
    found = []
    for seat in range(len(scene.names)):
        words = scene.say("web-show", seat=scene.name(seat))
        chosen = seat == scene.shown_first
        found.append(
            el("input", type="radio", name="whose", id=f"who-{seat}", checked=chosen,
               class_="hide", aria_label=words)
        )  # fmt: skip
    label = scene.say("web-whose")
    return el("div", found, id="part-whose", class_="whose", role="radiogroup", aria_label=label)


def part(scene: Scene) -> Markup:
    """The players' plates."""

    def plate(seat: int) -> Markup:
        player = scene.view.players[seat]
        words = scene.say("web-show", seat=scene.name(seat))
        show = el("label", el("span", words, class_="hide"), for_=f"who-{seat}", class_="shows",
                  title=words)  # fmt: skip
        figures = [
            trait("coin", str(player.money), scene.say("web-dollars")),
            trait("worker", str(player.workers), scene.say("web-workers")),
            trait("excitement", str(player.excitement), scene.say("web-excitement")),
            trait("security", str(player.security), scene.say("web-security")),
            trait("threat", str(player.threat), scene.say("web-threat")),
        ]
        return players.plate(scene, seat, player.points, (), figures, [show])

    return players.part(scene, plate)
