"""The research board: dice with their scientists, spaces for cold storage, recipes."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, hidden, icon
from ...common.drawing.scene import seat_class
from ..view import DieView, RecipeView, StandView
from .rules import ours
from .scene import Scene
from .signs import LANDS, animal, dna, figure, units

PLACERS = ("3", "2", "1", "worker")  # the first who may be sent is chosen until another one is
SIGN = {"paddock": "fence", "worker": "worker"}


def part(scene: Scene) -> Markup:
    """The board; while the reader has scientists to place, with those he may send."""
    heading = el("h2", scene.say("web-research"), class_="cap")
    rows = [
        el("ul", [_die(scene, die) for die in scene.view.dice], class_="rolled",
           aria_label=scene.say("web-dice")),
        _stores(scene),
        el("ul", [_recipe(scene, recipe) for recipe in scene.view.recipes], class_="recs",
           aria_label=scene.say("web-recipes")),
    ]  # fmt: skip
    header = el("header", heading, _senders(scene))
    return el("section", header, rows, id="part-research", class_="sheet research")


# ---- who is sent ---------------------------------------------------------------------------


def senders(scene: Scene) -> list[str]:
    """Whom the reader may send: scientists by level, the highest first, the allrounder's worker."""
    verbs = ("die", "storage", "recipe", "turn")
    sent = {way[-1] for verb in verbs for way in scene.ways(verb)}
    return [placer for placer in PLACERS if placer in sent]


def _senders(scene: Scene) -> Markup:
    """The reader's scientists: whoever is chosen is sent by the next press."""
    me = scene.mine
    if me is None:
        return el("span", class_="note")
    may = senders(scene)
    found: list[Child] = []
    for placer in (*map(str, me.scientists), *(("worker",) if "worker" in may else ())):
        words = _sender(scene, placer)
        if placer in may:
            look = {"type": "radio", "name": "sender", "class_": "hide"}
            chosen = placer == may[0]
            found.append(el("input", id=f"sender-{placer}", checked=chosen, **look))
            inside = _chip(placer, seat_class(me.seat), words)
            found.append(el("label", inside, for_=f"sender-{placer}", class_="sends"))
        else:
            found.append(_chip(placer, f"{seat_class(me.seat)} used", words))
    return el("span", el("span", scene.say("web-your-scientists"), class_="note"), found,
              class_="mysci")  # fmt: skip


def _sender(scene: Scene, placer: str) -> str:
    if placer == "worker":
        return scene.say("web-rounder")
    return scene.say("web-scientist", level=placer)


def _chip(placer: str, look: str, words: str) -> Markup:
    glyph, level = ("worker", "2") if placer == "worker" else ("scientist", placer)
    return el("span", icon(glyph), el("b", level, class_="num"), hidden(words),
              class_=f"sci {look}", title=words)  # fmt: skip


def standing(scene: Scene, stand: StandView) -> Markup:
    """A scientist on a space."""
    placer = "worker" if stand.worker else str(stand.level)
    words = f"{scene.name(stand.seat)}: {_sender(scene, placer)}"
    return _chip(placer, seat_class(stand.seat), words)


def _sends(scene: Scene, label: str, verb: str, *what: str) -> list[Markup]:
    """A press for each who may be sent there; the style sheet shows that of who is chosen."""
    found = []
    for placer in PLACERS:
        if words := scene.may(verb, *what, placer):
            said = f"{label}: {_sender(scene, placer)}"
            found.append(
                el("button", hidden(said), type="button", class_=f"send space may by-{placer}",
                   data_words=words, data_confirm=True, title=said)
            )  # fmt: skip
    return found


# ---- the board -----------------------------------------------------------------------------


def face(die: DieView) -> Markup:
    """What a die shows: DNA, a paddock or a worker."""
    if die.symbol in SIGN:
        return el("span", icon(SIGN[die.symbol]), class_="fc")
    sort = "basic" if die.symbol == "joker" else die.symbol
    return el("span", [dna(sort) for _ in range(die.count)], class_="fc")


def face_words(scene: Scene, die: DieView) -> str:
    """A die's face in words."""
    return scene.say(f"face-{die.symbol}", n=die.count, pips=die.pips)


def _die(scene: Scene, die: DieView) -> Markup:
    words = face_words(scene, die)
    claws = [icon("threat", small=True) for _ in range(die.pips)]
    presses = _sends(scene, words, "die", str(die.space))
    place: Child = standing(scene, die.stand) if die.stand else None
    if die.threat:
        place = el("span", icon("jaw"), title=scene.say("web-threat-die"), class_="is-threat")
    inside = (face(die), el("span", claws, class_="pips"), hidden(words))
    state = classes(
        "dieb", bool(presses) and "can", (die.stand or die.removed) and "held",
        die.threat and "threat", die.removed and "out",
    )  # fmt: skip
    return el(
        "li",
        el("span", inside, presses, class_="die", title=words),
        el("span", place, class_="slot"),
        class_=state,
    )


def _stores(scene: Scene) -> Markup:
    spaces: list[Markup] = []
    free = True  # all free spaces are alike: one can be pressed
    for stand in scene.view.stores:
        presses: list[Markup] = []
        if stand is None and free:
            presses, free = _sends(scene, scene.say("web-storage"), "storage"), False
        inside: Child = standing(scene, stand) if stand else None
        spaces.append(el("li", inside, presses, class_=classes("spc", bool(presses) and "can")))
    words = scene.say("web-storage-spaces")
    name = el("span", icon("cold", small=True), scene.say("web-storage"), class_="cap")
    return el("div", name, el("ul", spaces, aria_label=words), class_="line", title=words)


def _recipe(scene: Scene, recipe: RecipeView) -> Markup:
    kind = scene.say(f"kind-{recipe.kind}")
    level = scene.say("web-least-level", level=recipe.level)
    least = f"{recipe.level}+" if recipe.level < len(PLACERS) - 1 else f"{recipe.level}"
    sign = (icon("scientist", small=True), least, hidden(level))
    badge = el("span", sign, class_="lv", title=level)
    look = classes("rec", LANDS[recipe.kind])
    pile = scene.say("web-pile", count=recipe.pile)
    stand = standing(scene, recipe.stand) if recipe.stand else None
    if recipe.name is None:
        return el(
            "li",
            el("span", badge, stand, class_="rp"),
            el("b", kind),
            el("span", pile, class_="note"),
            class_=f"{look} gone",
            title=scene.say("web-no-recipe"),
        )
    name = scene.say(f"exhibit-{recipe.name}")
    presses = _sends(scene, name, "recipe", recipe.kind)
    figures = (
        figure("excitement", recipe.excitement, scene.say("web-excitement")),
        figure("star", recipe.points, scene.say("web-points")),
        figure("threat", recipe.threat, scene.say("web-threat")),
    )
    return el(
        "li",
        el("span", animal(recipe.name), badge, stand, class_="rp"),
        el("b", name),
        units(scene, recipe.dna),
        el("span", figures, class_="fig"),
        presses,
        class_=classes(look, bool(presses) and "can"),
        title=f"{kind}{ours(scene, recipe.name)}, {pile}",
    )
