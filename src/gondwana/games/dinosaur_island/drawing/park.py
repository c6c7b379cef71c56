"""The parks: four by four zones with exhibits, attractions and visitors."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, hidden, icon
from ..view import AttractionView, ExhibitView, SeatView
from .scene import Scene
from .signs import LANDS, animal

COLUMNS, ROWS = "ABCD", range(1, 5)
ZONES = [f"{column}{row}" for row in ROWS for column in COLUMNS]
ONE_BY_ONE = 3  # so many visitors of a kind are drawn each, more are counted
PRESSED = ("place", "visit", "eaten", "sell")  # verbs that name a place of one's own park
AIMED = "double-ride"  # and one that does so after a spot of the lab was pressed
INTERN = "intern"


def part(scene: Scene) -> Markup:
    """Everybody's park; the page shows one."""
    parks = [_of(scene, player) for player in scene.view.players]
    return el("section", parks, id="part-park", class_="sheet")


def title(scene: Scene, what: str, seat: int) -> str:
    """The heading over something that is a seat's."""
    if seat == scene.me:
        return scene.say(f"web-your-{what}")
    return scene.say(f"web-{what}-of", seat=scene.name(seat))


def whose(scene: Scene, seat: int) -> str:
    """The classes of what is a seat's, by which the style sheet shows it or not."""
    return classes(f"of of-{seat}", seat == scene.me and "own")


def _of(scene: Scene, player: SeatView) -> Markup:
    heading = el("h2", title(scene, "park", player.seat), class_="cap")
    zones = scene.say("web-free-zones", count=len(player.free_zones))
    beside = _beside(scene, player) or el("span", zones, class_="note")
    return el(
        "div",
        el("header", heading, beside),
        el("ol", _zones(scene, player), class_="park"),
        class_=whose(scene, player.seat),
    )


def _zones(scene: Scene, player: SeatView) -> list[Markup]:
    exhibits = {exhibit.zone: exhibit for exhibit in player.exhibits}
    attractions = {attraction.zone: attraction for attraction in player.attractions}
    found = []
    for zone in ZONES:
        target = _target(scene, zone) if player.seat == scene.me else None
        if zone in exhibits:
            found.append(_exhibit(scene, exhibits[zone], target))
        elif zone in attractions:
            found.append(_attraction(scene, attractions[zone], target))
        elif zone in player.free_zones:
            found.append(el("li", el("small", zone), target, class_="zone free"))
    return found


def _target(scene: Scene, place: str) -> Markup | None:
    """What a press on a place does, if anything."""
    for verb in PRESSED:
        if words := scene.may(verb, place.lower()):
            return _button(scene, place, words, verb)
    if words := scene.may(AIMED, place.lower()):
        return _button(scene, place, words, AIMED, class_="here target", data_from=AIMED)
    return None


def _button(
    scene: Scene,
    place: str,
    words: str,
    verb: str,
    class_: str = "here space may",
    data_from: str = "",
) -> Markup:
    where = scene.say("specialist-intern") if place == INTERN else place
    label = scene.say(f"web-at-{verb}", place=where)
    return el(
        "button", el("i"), hidden(label), type="button", class_=class_, data_words=words,
        data_from=data_from or None, title=label,
    )  # fmt: skip


def _exhibit(scene: Scene, exhibit: ExhibitView, target: Markup | None) -> Markup:
    herd: list[Child] = [animal(exhibit.name) for _ in range(exhibit.dinosaurs)]
    count = scene.say("web-in-paddock", number=exhibit.dinosaurs, all=exhibit.paddock)
    dots = [el("i", class_="on" if k < exhibit.dinosaurs else None) for k in range(exhibit.paddock)]
    return el(
        "li",
        el("b", scene.say(f"exhibit-{exhibit.name}")),
        el("span", herd or animal(exhibit.name, ghost=True), class_=f"an n{len(herd)}"),
        el("span", dots, hidden(count), class_="pads", title=count),
        visitors(scene, exhibit.patrons, exhibit.hooligans),
        target,
        class_=classes("zone exh", LANDS[exhibit.kind], not herd and "empty"),
    )


def _attraction(scene: Scene, attraction: AttractionView, target: Markup | None) -> Markup:
    here = attraction.patrons + attraction.hooligans
    spaces = scene.say("web-spaces", number=here, all=attraction.spaces)
    free = [el("i") for _ in range(attraction.spaces - here)]
    glyph = "hats" if attraction.category == "none" else attraction.category
    name = scene.say(f"attraction-{attraction.name}")
    return el(
        "li",
        icon(glyph),
        el("b", name),
        el("span", free, hidden(spaces), class_="pads", title=spaces) if free else None,
        visitors(scene, attraction.patrons, attraction.hooligans),
        el("em", _notes(scene, attraction)) if attraction.points or attraction.doubled else None,
        target,
        class_=classes("zone att", attraction.category),
        title=name,
    )


def _notes(scene: Scene, attraction: AttractionView) -> list[Child]:
    points = scene.say("web-plus-points", points=attraction.points) if attraction.points else None
    doubled = el("span", "×2", title=scene.say("web-doubled")) if attraction.doubled else None
    return [points, doubled]


def visitors(scene: Scene, patrons: int, hooligans: int) -> Markup | None:
    """Visitors at a place."""
    if not patrons + hooligans:
        return None
    words = scene.say("web-visitors", patrons=patrons, hooligans=hooligans)
    crowd: list[Child] = []
    for glyph, count in (("visitor", patrons), ("hooligan", hooligans)):
        if count > ONE_BY_ONE:
            crowd += [icon(glyph, small=True), el("b", count, class_="num")]
        else:
            crowd += [icon(glyph, small=True)] * count
    return el("span", crowd, hidden(words), class_="crowd", title=words)


def _beside(scene: Scene, player: SeatView) -> Markup | None:
    """What stands beside the zones: the intern, who is at the gate or queues, who was eaten."""
    found: list[Markup] = []
    if player.intern is not None:
        target = _target(scene, INTERN) if player.seat == scene.me else None
        name = el("b", scene.say("specialist-intern"))
        found.append(el("span", name, visitors(scene, player.intern, 0), target, class_="one"))
    if crowd := visitors(scene, player.patrons, player.hooligans):
        name = el("b", scene.say("web-gate" if player.stage in ("guard", "place") else "web-queue"))
        found.append(el("span", name, crowd, class_="one"))
    if crowd := visitors(scene, player.eaten_patrons, player.eaten_hooligans):
        name = el("b", icon("jaw", small=True), scene.say("web-eaten"))
        found.append(el("span", name, crowd, class_="one bad"))
    return el("p", found, class_="beside-park") if found else None
