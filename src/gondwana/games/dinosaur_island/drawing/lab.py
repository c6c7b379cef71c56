"""The labs: cold storage, what lies on the six spaces, and the specialists."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, hidden, icon, join
from ...common.drawing.scene import seat_class
from ..state import SORTS
from ..view import SeatView, SpotView, TileView
from .park import AIMED, title, whose
from .rules import named, ours
from .scene import Scene
from .signs import SHAPES, dna

MOST_LIMIT = 10
# By tile: the verb of its uses; those of NUMBERED name the spot, those of DIRECT nothing else.
VERBS = {
    "refine-1": "refine", "refine-2": "refine", "create-1": "create", "create-2": "create",
    "double-ride": AIMED, "sequencer": "sequence",
}  # fmt: skip
NUMBERED = ("venture", "bench-plus", "renovate", "ads")
DIRECT = ("venture", "ads", "groundskeeper", "security-office", "copy-lab", "sponsors")
FENCER = "fencer"
GREY = range(3, 7)  # the spaces for upgrades


# ---- cold storage --------------------------------------------------------------------------


def part_cold(scene: Scene) -> Markup:
    """Everybody's cold storage; the page shows one."""
    boxes = [_cold(scene, player) for player in scene.view.players]
    return el("section", boxes, id="part-cold", class_="sheet coldbox")


def _cold(scene: Scene, player: SeatView) -> Markup:
    heading = el("h2", title(scene, "cold", player.seat), class_="cap")
    count = scene.say("web-stored", count=sum(player.dna.values()))
    columns = [_column(scene, player, sort) for sort in SORTS]
    return el(
        "div",
        el("header", heading, el("span", count, class_="note")),
        el("ul", columns, class_="cold"),
        class_=whose(scene, player.seat),
    )


def _column(scene: Scene, player: SeatView, sort: str) -> Markup:
    """A sort: what is there, what has room, and up to where the limit can be raised."""
    amount, limit = player.dna[sort], player.limits[sort]
    cells = [
        el("i", class_="on" if k < amount else "free" if k < limit - 1 else None)
        for k in range(MOST_LIMIT - 1)
    ]
    words = scene.say("web-dna-room", dna=scene.say(f"sort-{sort}"), count=amount, most=limit - 1)
    inside = (el("span", cells[::-1], class_="cells"), dna(sort), el("b", amount, class_="num"))
    return el("li", inside, hidden(words), class_=f"sort-{SHAPES[sort]}", title=words)


# ---- the lab -------------------------------------------------------------------------------


def part(scene: Scene) -> Markup:
    """Everybody's lab; the page shows one."""
    labs = [_lab(scene, player) for player in scene.view.players]
    return el("section", labs, id="part-lab", class_="sheet labbox")


def _lab(scene: Scene, player: SeatView) -> Markup:
    heading = el("h2", title(scene, "lab", player.seat), class_="cap")
    idle = scene.say("web-idle", idle=player.idle, reserve=player.reserve)
    workers = el("span", icon("worker", small=True), el("b", player.idle, class_="num"),
                 hidden(idle), class_="note workers", title=idle)  # fmt: skip
    rows = [_row(scene, player, tile) for tile in player.lab]
    if player.seat == scene.me:
        taken = {tile.space for tile in player.lab}
        rows += _empty(scene, [space for space in GREY if space not in taken])
    return el(
        "div",
        el("header", heading, workers),
        el("ul", rows, class_="tiles"),
        _people(scene, player),
        class_=f"{whose(scene, player.seat)} {seat_class(player.seat)}",
    )


def _row(scene: Scene, player: SeatView, tile: TileView) -> Markup:
    own = player.seat == scene.me
    name = scene.say(f"tile-{tile.name}")
    effect = scene.say(f"tile-{tile.name}-effect")
    inside = named(scene, "tile", tile.name, join([el("b", name), el("small", effect)]))
    words = el("span", inside, title=f"{name}{ours(scene, tile.name)}: {effect}")
    spots = [_spot(scene, tile, spot, own) for spot in tile.spots]
    covered = _covers(scene, tile.space) if own else None
    return el("li", words, el("span", spots, class_="spots"), covered, class_="tile")


def _empty(scene: Scene, spaces: list[int]) -> list[Markup]:
    """Spaces without a tile: one line for all, unless an upgrade may be put on each."""
    if spaces and not scene.ways("upgrade"):
        words = scene.say("web-empty-spaces", count=len(spaces))
        return [el("li", el("small", words), class_="tile none")]
    words = scene.say("web-empty-spaces", count=1)
    return [
        el("li", el("small", words), _covers(scene, space), class_="tile none") for space in spaces
    ]


def _covers(scene: Scene, space: int) -> list[Markup]:
    """DI.2.4: an upgrade that is being bought may be put here."""
    found = []
    for price, where in scene.ways("upgrade"):
        if where == str(space):
            label = scene.say("web-put-here", space=space)
            found.append(
                el("button", label, type="button", class_="target covers",
                   data_from=f"upgrade-{price}", data_words=f"upgrade {price} {where}")
            )  # fmt: skip
    return found


def uses(scene: Scene, tile: str, spot: int) -> list[str]:
    """All that the reader's workers may do on a spot of a tile."""
    verb = VERBS.get(tile, tile)
    if tile in NUMBERED:
        ways = [(str(spot), *way) for way in scene.ways(verb, str(spot))]
    elif verb == "create":
        last = ("2",) if tile == "create-1" and spot == 2 else ()
        ways = [way for way in scene.ways(verb) if way[1:] == last]
    else:
        ways = scene.ways(verb)
    return [" ".join((verb, *way)) for way in ways]


def start(tile: str, spot: int) -> str:
    """By what name the choices are known that pressing a spot leads to."""
    if tile == AIMED:
        return AIMED
    first = tile in NUMBERED or tile == "create-1"
    return f"{tile}-{spot if first else 1}"


def _spot(scene: Scene, tile: TileView, spot: SpotView, own: bool) -> Markup:
    """A spot: how many workers it needs, whether they are there, and a press for its uses."""
    key = "web-spot-used" if spot.used else "web-spot"
    label = f"{scene.say(f'tile-{tile.name}')}: {scene.say(key, workers=spot.workers)}"
    inside: Child = spot.workers
    if tile.name == "venture":
        inside = f"${scene.table.constants.venture[spot.number - 1]}"
    may = uses(scene, tile.name, spot.number) if own else []
    if may and (not spot.used or scene.view.ask.copying):
        if tile.name in DIRECT:
            return el("button", inside, type="button", class_="spot may", data_words=may[0],
                      aria_label=label, title=label)  # fmt: skip
        begin = start(tile.name, spot.number)
        return el("button", inside, type="button", class_="spot may space", data_from=begin,
                  aria_label=label, title=label)  # fmt: skip
    look = classes("spot", spot.used and "used")
    sign = icon("worker") if spot.used else inside
    return el("i", sign, hidden(label), class_=look, title=label)


def _people(scene: Scene, player: SeatView) -> Markup | None:
    if not player.specialists:
        return None
    people = [_person(scene, name, player.seat == scene.me) for name in player.specialists]
    return el("ul", people, class_="people", aria_label=scene.say("web-specialists"))


def _person(scene: Scene, name: str, own: bool) -> Markup:
    said, effect = scene.say(f"specialist-{name}"), scene.say(f"specialist-{name}-effect")
    inside = named(scene, "specialist", name, said)
    if own and name == FENCER and scene.step == "work" and scene.ways("paddock"):
        inside = el("button", said, type="button", class_="space", data_from=FENCER)
    dismissals = []
    for price, *way in scene.ways("hire") if own else ():
        if way == ["dismiss", name]:
            label = scene.say("web-dismiss", specialist=said)
            dismissals.append(
                el("button", label, type="button", class_="target dismisses",
                   data_from=f"hire-{price}", data_words=f"hire {price} dismiss {name}")
            )  # fmt: skip
    return el("li", inside, dismissals, title=f"{said}{ours(scene, name)}: {effect}",
              class_="person")  # fmt: skip
