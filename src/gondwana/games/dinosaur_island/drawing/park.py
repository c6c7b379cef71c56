"""The parks: four by four zones with exhibits, attractions and visitors."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, hidden, icon
from ..view import AttractionView, ExhibitView, SeatView
from .scene import Scene
from .signs import LANDS, animal

COLUMNS, ROWS = "ABCD", range(1, 5)
ZONES = [f"{column}{row}" for row in ROWS for column in COLUMNS]
ONE_BY_ONE = 4  # so many visitors of a kind are drawn each, more are counted
# The verbs whose one argument is a place in one's own park, and what a press there does.
PLACING = ("place", "visit", "eaten", "sell", "double")


def part(scene: Scene) -> Markup:
    """Everybody's park; the page shows one."""
    parks = [_of(scene, player) for player in scene.view.players]
    return el("section", parks, id="part-park", class_="sheet in-park")


def title(scene: Scene, what: str, seat: int) -> str:
    """The heading over something that is a seat's."""
    if seat == scene.me:
        return scene.say(f"web-your-{what}")
    return scene.say(f"web-{what}-of", seat=scene.name(seat))


def _of(scene: Scene, player: SeatView) -> Markup:
    heading = el("h2", title(scene, "park", player.seat), class_="cap")
    zones = scene.say("web-free-zones", count=len(player.free_zones))
    own = player.seat == scene.me
    return el(
        "div",
        el("header", heading, el("span", zones, class_="note")),
        el("ol", _zones(scene, player, own), class_="park"),
        _beside(scene, player, own),
        class_=f"of of-{player.seat}",
    )


def _zones(scene: Scene, player: SeatView, own: bool) -> list[Markup]:
    exhibits = {exhibit.zone: exhibit for exhibit in player.exhibits}
    attractions = {attraction.zone: attraction for attraction in player.attractions}
    found = []
    for zone in ZONES:
        target = _target(scene, zone) if own else None
        if zone in exhibits:
            found.append(_exhibit(scene, exhibits[zone], target))
        elif zone in attractions:
            found.append(_attraction(scene, attractions[zone], target))
        elif zone in player.free_zones:
            name = el("small", zone, aria_hidden="true")
            found.append(el("li", name, target or hidden(zone), class_="zone free"))
    return found


def _target(scene: Scene, zone: str) -> Markup | None:
    """What a press on a zone does, if anything."""
    for verb in PLACING:
        words = scene.may(verb, zone.lower())
        if words is not None:
            label = scene.say(f"web-at-{verb}", zone=zone)
            return el(
                "button", el("i"), hidden(label), type="button", class_="here",
                data_words=words, title=label,
            )  # fmt: skip
    return None


def _exhibit(scene: Scene, exhibit: ExhibitView, target: Markup | None) -> Markup:
    herd: list[Child] = [animal(exhibit.species) for _ in range(exhibit.dinosaurs)]
    count = scene.say("web-in-paddock", number=exhibit.dinosaurs, all=exhibit.paddock)
    dots = [
        el("i", class_="on" if k < exhibit.dinosaurs else None) for k in range(exhibit.paddock)
    ]
    return el(
        "li",
        el("b", scene.say(f"species-{exhibit.species}")),
        el("span", herd or animal(exhibit.species, ghost=True), class_=f"an n{len(herd)}"),
        el("span", dots, hidden(count), class_="pads", title=count),
        visitors(scene, exhibit.patrons, exhibit.hooligans),
        target,
        class_=classes("zone exh", LANDS[exhibit.kind], not herd and "empty"),
    )


def _attraction(scene: Scene, attraction: AttractionView, target: Markup | None) -> Markup:
    here = attraction.patrons + attraction.hooligans
    places = scene.say("web-places", number=here, all=attraction.slots)
    free = [el("i", class_="vs") for _ in range(attraction.slots - here)]
    glyph = "hats" if attraction.category == "none" else attraction.category
    extra = el("em", "×2", title=scene.say("web-doubled")) if attraction.doubled else None
    points = el("em", f"+{attraction.points}") if attraction.points else None
    return el(
        "li",
        el("span", free, hidden(places), class_="pads", title=places),
        icon(glyph),
        el("b", scene.say(f"attraction-{attraction.attraction}")),
        visitors(scene, attraction.patrons, attraction.hooligans),
        extra or points,
        target,
        class_=classes("zone att", attraction.category),
    )


def visitors(scene: Scene, patrons: int, hooligans: int) -> Markup | None:
    """Visitors at a place."""
    if not patrons + hooligans:
        return None
    words = scene.say("web-visitors", patrons=patrons, hooligans=hooligans)
    crowd: list[Child] = []
    for glyph, count in (("visitor", patrons), ("hooligan", hooligans)):
        if count > ONE_BY_ONE:
            crowd += [icon(glyph, small=True), str(count)]
        else:
            crowd += [icon(glyph, small=True)] * count
    return el("span", crowd, hidden(words), class_="crowd", title=words)


def _beside(scene: Scene, player: SeatView, own: bool) -> Markup | None:
    """What stands beside the zones: the intern's card, the queue, who was eaten."""
    found: list[Markup] = []
    if player.intern is not None:
        target = _target(scene, "intern") if own else None
        name = el("b", scene.say("specialist-intern"))
        crowd = visitors(scene, player.intern, 0)
        found.append(el("span", name, crowd, target, class_="beside-one at-intern"))
    if player.patrons + player.hooligans:
        crowd = visitors(scene, player.patrons, player.hooligans)
        name = el("b", scene.say("web-gate" if player.doing == "place" else "web-queue"))
        found.append(el("span", name, crowd, class_="beside-one"))
    if player.eaten_patrons + player.eaten_hooligans:
        crowd = visitors(scene, player.eaten_patrons, player.eaten_hooligans)
        name = el("b", icon("jaw", small=True), scene.say("web-eaten"))
        found.append(el("span", name, crowd, class_="beside-one bad"))
    return el("p", found, class_="beside-park") if found else None
