"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from markupsafe import Markup

from ....kernel.events import Event
from ..happenings import EVENTS
from ..state import CARDS, CAUSES, FACES
from .ask import DIE
from .hand import clause_of
from .html import el, hidden, icon, join
from .scene import Scene, letter, place
from .wheel import GLYPHS, PHASES

KINDS = {kind.name: dict(kind.arguments) for kind in EVENTS}
# Events that go on in the line of the one before, and such as the page shows anyway.
GOING_ON = frozenset(
    {"wheel", "pushed", "drew-card", "horns", "die", "won", "held", "fled", "feasted"}
    | {"fell-fight", "fell-baby", "fell-newborn"}
)
UNTOLD = frozenset({"moves"})
HEADINGS = frozenset({"round", "phase"})
# The rule behind what happened, by its number in the spec's part E2.
CLAUSE = {
    "held": "4.4",
    "won": "4.4",
    "fled": "U12",
    "fell-baby": "R5",
    "fell-newborn": "R5",
    "lapsed": "5.2",
    "becalmed": "C1",
}
GLYPH = {
    "turned": "climate",
    "becalmed": "climate",
    "meteorite": "meteor",
    "offered": "vial",
    "took-gene": "vial",
    "paid": "points",
    "placed": "initiative",
    "ordered": "initiative",
    "laid": "egg",
    "fell-climate": "deadly",
    "scored": "points",
}
ROUNDS = 1  # how many rounds before the present one the page shows


@dataclass
class Entry:
    """A line of the log: its mark, and the sentences in it; `at` is its first event's number."""

    at: int
    heading: bool
    mark: Markup
    told: list[Markup] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)


def part(scene: Scene) -> Markup:
    """The present round, the one before, and all since the reader's last turn."""
    starts = [k for k, event in enumerate(scene.events) if event.name == "round"]
    first = starts[-1 - ROUNDS] if len(starts) > ROUNDS else 0
    if scene.since:
        first = min(first, scene.since)
    heading = el("h2", scene.say("web-log"), class_="cap")
    more = scene.say("web-whole-log")
    whole = el("a", more, class_="whole", href="#log", data_log=True)
    header, box = (
        el("header", heading, whole),
        el("div", lines(scene, first), class_="scroller", tabindex=0),
    )
    return el("section", header, box, id="part-log", class_="sheet desk log-sheet")


def lines(scene: Scene, first: int = 0) -> Markup:
    """The log from an event on."""
    items: list[Markup] = []
    marked = not 0 < scene.since < len(scene.events)
    for entry in entries(scene, first):
        if not marked and entry.at >= scene.since:
            items.append(el("li", scene.say("web-since"), class_="since"))
            marked = True
        if entry.heading:
            items.append(el("li", join(entry.told), class_="phase"))
        else:
            items.append(el("li", entry.mark, el("span", _spaced(scene, entry))))
    items += [_undone(scene, words) for _, words in scene.undone]
    return el("ol", items, class_="log")


def _spaced(scene: Scene, entry: Entry) -> Markup:
    """An entry's sentences, and at the end the rules behind them."""
    return Markup(" ").join([*entry.told, *map(scene.clause, entry.clauses)])


def _undone(scene: Scene, words: str) -> Markup:
    verb, *rest = words.split()
    key = f"verb-{verb}"
    shown = [scene.say(key) if scene.texts.has(key) else verb, *(word.upper() for word in rest)]
    return el("li", el("span"), el("s", " ".join(shown)), class_="undone")


# ---- sentences -----------------------------------------------------------------------------


def entries(scene: Scene, first: int = 0) -> list[Entry]:
    """The lines that tell the events from the number `first` on."""
    found: list[Entry] = []
    number = 0
    for name, at, group in folds(scene, first):
        told = sentence(scene, name, group)
        if name == "round":
            number = group[0].arguments["number"]
            continue
        if name == "phase":
            text = scene.say("web-round-phase", number=number, phase=told) if number else told
            found.append(Entry(at, True, Markup(""), [join([text])]))
            number = 0
        elif name in GOING_ON and found and not found[-1].heading:
            found[-1].told.append(told)
        else:
            found.append(Entry(at, False, mark(scene, name, group), [told]))
        rule = f"E2.{CLAUSE[name]}" if name in CLAUSE else None
        if name == "played":
            rule = clause_of(CARDS[group[0].arguments["card"]])
        if rule is not None and rule not in found[-1].clauses:
            found[-1].clauses.append(rule)
    return found


def folds(scene: Scene, first: int) -> Iterator[tuple[str, int, list[Event]]]:
    """Events told together: their name, the first one's number, and they themselves."""
    group: list[Event] = []
    name, at = "", first
    for number in range(first, len(scene.events)):
        event = scene.events[number]
        if event.name in UNTOLD:
            continue
        its = event_name(event)
        if group and its == name and number != scene.since and _joins(scene, name, group, event):
            group.append(event)
            continue
        if group:
            yield name, at, group
        name, at, group = its, number, [event]
    if group:
        yield name, at, group


def _joins(scene: Scene, name: str, group: list[Event], event: Event) -> bool:
    seat = event.arguments.get("seat")
    if scene.texts.has(f"run-{name}"):
        return group[-1].arguments.get("seat") == seat
    if name in ("placed", "laid") and seat in [other.arguments["seat"] for other in group]:
        return False
    return scene.texts.has(f"events-{name}")


def event_name(event: Event) -> str:
    """The event's name for its sentence: why a dinosaur fell is part of it."""
    if event.name == "fell":
        return f"fell-{CAUSES[event.arguments['cause']]}"
    return event.name


def sentence(scene: Scene, name: str, group: list[Event]) -> Markup:
    """Events of a kind in a sentence."""
    if name == "die":
        return face(scene, group[0].arguments["face"])
    if len(group) == 1:
        return scene.tell(f"event-{name}", **arguments(scene, group[0]))
    items = [scene.say(f"item-{name}", **arguments(scene, event)) for event in group]
    many = "events" if scene.texts.has(f"events-{name}") else "run"
    return scene.tell(f"{many}-{name}", **arguments(scene, group[0]), list=", ".join(items))


def face(scene: Scene, number: int) -> Markup:
    """The face that the combat die shows."""
    name = FACES[number]
    words = scene.say(f"face-{name}")
    return el("span", icon(DIE[name]), hidden(words), class_="face", title=words)


def arguments(scene: Scene, event: Event) -> dict[str, str]:
    """What an event tells, in words."""
    kinds = KINDS[event.name]
    return {name: _word(scene, kinds[name], value) for name, value in event.arguments.items()}


def _word(scene: Scene, kind: str, value: int) -> str:
    if kind == "seat":
        return scene.name(value)
    if kind == "space":
        return place(scene.space_names[value])
    return scene.table.game.argument(scene.table.constants, kind, value, scene.texts)


def mark(scene: Scene, name: str, group: list[Event]) -> Markup:
    """What stands before a line: a seat's letter, or a pictogram where it tells of several."""
    seats = {event.arguments["seat"] for event in group if "seat" in event.arguments}
    if len(seats) == 1:
        return letter(seats.pop())
    phase = scene.view.phase if scene.view.phase in PHASES else "survival"
    return icon(GLYPH.get(name, GLYPHS[phase]), small=True)
