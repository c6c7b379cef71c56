"""The island: what may be chosen on it, its dinosaurs, and what awaits them there."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import dice, hexes
from ...common.drawing.html import el
from ...common.drawing.pieces import fallen, last_move
from ..view import SpaceView
from .combat import BITES, icons, last_throw, odds_of, winning
from .forecast import DOOMED, RISK, SAFE, fate, herd
from .pieces import Herd
from .scene import Scene

GOING = ("move", "fly", "swim")
TAKING = ("take", "remove")


# ---- spaces --------------------------------------------------------------------------------


def spaces(scene: Scene) -> Markup:
    """Every space, with what may be done there."""
    names = scene.spaces
    return hexes.spaces(scene, lambda space: label(scene, names[space.name]), GOING, TAKING)


def label(scene: Scene, space: SpaceView) -> str:
    """A space in words: its name, land, climate, and who stands there."""
    terrain, zone = scene.say(f"terrain-{space.terrain}"), scene.say(f"zone-{space.zone}")
    words = f"{space.name}, {terrain}, {zone}"
    if space.dinosaur is not None:
        words += (
            f": {scene.say(f'seat-{scene.mark(space.dinosaur)}')}, {scene.name(space.dinosaur)}"
        )
        if _shows_fate(scene, space.dinosaur):
            words += f", {_fate_words(scene, space)}"
    return words


def _fate_words(scene: Scene, space: SpaceView) -> str:
    assert space.dinosaur is not None
    clan = herd(scene, space.dinosaur)
    found = DOOMED if space.marked else fate(scene, space.dinosaur, clan.values(), space.zone)
    return scene.say(f"web-fate-{found}")


# ---- dinosaurs -----------------------------------------------------------------------------


def pieces(scene: Scene) -> Markup:
    """Every dinosaur with what the climate means for it."""
    spaces = enumerate(scene.view.spaces)
    named = [(scene.pieces.get(k, f"p-{k}"), s) for k, s in spaces if s.dinosaur is not None]
    return hexes.pieces([(id_, _piece(scene, space, id_)) for id_, space in named] + _fallen(scene))


def _fallen(scene: Scene) -> list[tuple[str, Markup]]:
    """Those that fell in this phase, by id."""
    phase = scene.this_phase
    if not any(event.name == "fell" for event in phase):
        return []
    lost = fallen(scene.events, len(scene.events) - len(phase), Herd())
    return [(id_, hexes.fallen_piece(id_, scene.view.spaces[number])) for id_, number in lost]


def die(scene: Scene) -> Markup:
    """The die of the last fight, where it was fought, until something else moves."""
    number = last_throw(scene.events)
    if number is None:
        return el("g", id="part-die")
    before = scene.events[:number]
    where = next(e.arguments for e in reversed(before) if e.name in ("attacked", "baby"))
    space = scene.view.spaces[where.get("to", where.get("space", 0))]
    faces = icons(scene.events[number].arguments["face"], rolls=True)
    thrown = dice.thrown(f"die-{number}", faces, hexes.at(space))
    return el("g", thrown, id="part-die", aria_hidden="true")


def _shows_fate(scene: Scene, seat: int) -> bool:
    view = scene.view
    if view.over or view.phase == "setup":
        return False
    return seat == view.seat or view.phase == "survival"


def _piece(scene: Scene, space: SpaceView, id_: str) -> Markup:
    seat, sign, doomed = space.dinosaur, None, space.marked
    assert seat is not None
    if space.marked:
        sign = "dies"
    elif _shows_fate(scene, seat):
        found = fate(scene, seat, herd(scene, seat).values(), space.zone)
        doomed = found == DOOMED
        sign = "dies" if doomed else space.zone if found == RISK else None
    return hexes.piece(id_, seat, space, sign, doomed)


def trace(scene: Scene) -> Markup:
    """Where the dinosaur that moved last came from."""
    return hexes.trace(scene, last_move(scene.this_phase, ("moved", "flew", "swam"), "space"))


# ---- targets -------------------------------------------------------------------------------


def targets(scene: Scene) -> Markup:
    """Where something may be put: each with its words, its forecast, and odds where one fights."""
    legal = set(scene.legal)
    drawn = []
    for words in scene.legal:
        verb, *rest = words.split()
        if verb in ("move", "fly", "swim"):
            if verb != "move" and f"move {rest[0]} {rest[1]}" in legal:
                continue  # a step does the same and uses nothing up
            drawn.append(_target(scene, words, rest[1].upper(), rest[0].upper()))
        elif verb in ("lay", "flee"):
            drawn.append(_target(scene, words, rest[0].upper(), None))
    return el("g", drawn, id="part-targets")


def _target(scene: Scene, words: str, name: str, start: str | None) -> Markup:
    space = scene.spaces[name]
    look = outlook(scene, words, space, start)
    odds = None
    if space.dinosaur is not None:
        assert scene.me is not None
        faces = winning(scene, scene.me, space.dinosaur) if start else BITES
        odds = odds_of(scene, faces)
    shift = {"fly": -17, "swim": 17}.get(words.split()[0], 0) if _both(scene, words) else 0
    shape = hexes.flag(odds) if odds else hexes.coin(look[0], shift)
    label = target_label(scene, words, space, start, odds, look)
    return hexes.target(scene, words, space, start, shape, look[1], label, odds)


def _both(scene: Scene, words: str) -> bool:
    """Whether a dinosaur can go there on wings and by flippers."""
    verb, rest = words.split(" ", 1)
    other = {"fly": "swim", "swim": "fly"}.get(verb)
    return other is not None and f"{other} {rest}" in scene.legal


def outlook(scene: Scene, words: str, space: SpaceView, start: str | None) -> tuple[str, str]:
    """What awaits the dinosaur on the target: the coin's sign, and safe, risk or doomed."""
    seat = scene.view.seat
    assert seat is not None
    clan = herd(scene, seat)
    if start is not None:
        clan.pop(start, None)
    elif words.startswith("flee") and scene.view.ask.fight is not None:
        clan.pop(scene.view.ask.fight[1], None)
    clan[space.name] = space.zone
    found = fate(scene, seat, clan.values(), space.zone)
    if found == DOOMED:
        return "deadly", "doom"
    if found == SAFE and space.zone == "deadly":
        return "ideal", "safe"
    return space.zone, "risk" if found == RISK else "safe"


def target_label(
    scene: Scene,
    words: str,
    space: SpaceView,
    start: str | None,
    odds: str | None,
    look: tuple[str, str],
) -> str:
    """A target in words."""
    verb = words.split()[0]
    parts = [f"{start} → {space.name}" if start else space.name]
    if verb in ("fly", "swim"):
        parts.append(scene.say(f"action-{verb}"))
    if space.dinosaur is not None:
        parts.append(f"{scene.say('action-attack')} {scene.name(space.dinosaur)} {odds}")
    parts.append(scene.say(f"zone-{space.zone}"))
    parts.append(scene.say(f"web-fate-{ {'doom': DOOMED}.get(look[1], look[1]) }"))
    return ", ".join(parts)
