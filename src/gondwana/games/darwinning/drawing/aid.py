"""The players' aid: how an era goes, combinations, uses of a card, and what each ability does."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import el, icon
from ..clauses import CLAUSES
from ..state import ABILITIES, COMBINATIONS, SINGLE
from .account import primer
from .scene import Scene

USES = {"up": "DW.4.1", "egg": "DW.4.3", "place": "DW.4.4", "ability": "DW.4.5"}
USE_GLYPHS = {
    "up": "climb-up",
    "egg": "egg",
    "place": "environment-forest",
    "ability": "ability-teeth",
}
FIRST = CLAUSES.index("DW.A1")  # ability k's clause is so many further


def clause_of(ability: str) -> str:
    """The clause of an ability."""
    return CLAUSES[FIRST + ABILITIES.index(ability)]


def sheets(scene: Scene) -> Markup:
    """All of it, and each ability by itself; shown where a button asks for it.

    They are no part: nothing in the game changes them.
    """
    alone = [
        el(
            "section",
            _ability(scene, ability),
            id=f"aid-{ability}",
            popover="auto",
            class_="sheet aid",
        )
        for ability in ABILITIES
    ]
    return el("div", _all(scene), alone, class_="aids")


def _all(scene: Scene) -> Markup:
    combinations = [
        el(
            "li",
            el("b", scene.say(f"combination-{name}")),
            el("span", scene.say(f"combination-{name}-form")),
        )
        for name in reversed(COMBINATIONS[SINGLE:])
    ]
    uses = [
        el(
            "li",
            icon(USE_GLYPHS[use]),
            el("span", scene.say(f"web-use-{use}"), " ", scene.clause(clause)),
        )
        for use, clause in USES.items()
    ]
    close = el(
        "button",
        scene.say("web-close"),
        type="button",
        class_="btn",
        popovertarget="aid",
        popovertargetaction="hide",
    )
    return el(
        "section",
        el("header", el("h2", scene.say("web-aid")), close),
        el("h3", scene.say("web-primer"), class_="cap"),
        primer(scene),
        el("h3", scene.say("web-combinations"), class_="cap"),
        el("ol", combinations, class_="ranks"),
        el("h3", scene.say("web-uses"), class_="cap"),
        el("ul", uses, class_="uses-of"),
        el("h3", scene.say("web-abilities"), class_="cap"),
        el("ul", [el("li", _ability(scene, ability)) for ability in ABILITIES], class_="all"),
        id="aid",
        popover="auto",
        class_="sheet aid whole-aid",
    )


def _ability(scene: Scene, ability: str) -> list[Markup]:
    number = ABILITIES.index(ability) + 1
    points = scene.table.constants.points[number - 1]
    head = el("b", number, " ", scene.say(f"ability-{ability}"))
    return [
        icon(f"ability-{ability}"),
        el(
            "p",
            head,
            " ",
            scene.say(f"ability-{ability}-effect"),
            " ",
            el("i", scene.say("web-worth", points=points)),
            " ",
            scene.clause(clause_of(ability)),
        ),
    ]
