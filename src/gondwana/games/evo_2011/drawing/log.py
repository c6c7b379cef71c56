"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from ....kernel.events import Event
from ....kernel.telling import Fold, Sentences
from ..state import CARDS, FACES
from ..telling import MANNER
from .hand import clause_of
from .html import el, hidden, icon, join
from .island import last_throw, throw
from .scene import DIE, Scene, letter, place
from .wheel import GLYPHS, PHASES

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
    sentences = Sentences(scene.table, scene.texts, MANNER, scene.name, _words(scene))
    found: list[Entry] = []
    number = 0
    for fold in sentences.folds(scene.events, first, scene.since):
        if fold.name == "round":
            number = fold.events[0].arguments["number"]
            continue
        told = _told(scene, sentences, fold)
        if fold.heading:
            text = scene.say("web-round-phase", number=number, phase=told) if number else told
            found.append(Entry(fold.at, True, Markup(""), [join([text])]))
            number = 0
        elif sentences.goes_on(fold) and found and not found[-1].heading:
            found[-1].told.append(told)
        else:
            found.append(Entry(fold.at, False, mark(scene, fold.name, fold.events), [told]))
        rule = f"E2.{CLAUSE[fold.name]}" if fold.name in CLAUSE else None
        if fold.name == "played":
            rule = clause_of(CARDS[fold.events[0].arguments["card"]])
        if rule is not None and rule not in found[-1].clauses:
            found[-1].clauses.append(rule)
    return found


def _words(scene: Scene) -> Callable[[str, int], str | None]:
    """Spaces can be pressed; all else is called what the game calls it."""

    def words(kind: str, value: int) -> str | None:
        return place(scene.space_names[value]) if kind == "space" else None

    return words


def _told(scene: Scene, sentences: Sentences, fold: Fold) -> Markup:
    """Events told together; of the die only the face that it shows."""
    if fold.name == "die":
        return face(scene, fold.events[0].arguments["face"], fold.at == last_throw(scene.events))
    return scene.with_places(sentences(fold))


def face(scene: Scene, number: int, rolls: bool = False) -> Markup:
    """The face that the combat die shows; the last throw shows some others first."""
    words = scene.say(f"face-{FACES[number]}")
    names = throw(number) if rolls else [DIE[FACES[number]]]
    faces = [icon(name) for name in names]
    look = "face rolls" if rolls else "face"
    return el("span", faces, hidden(words), class_=look, title=words)


def mark(scene: Scene, name: str, group: Sequence[Event]) -> Markup:
    """What stands before a line: a seat's letter, or a pictogram where it tells of several."""
    seats = {event.arguments["seat"] for event in group if "seat" in event.arguments}
    if len(seats) == 1:
        return letter(seats.pop())
    phase = scene.view.phase if scene.view.phase in PHASES else "survival"
    return icon(GLYPH.get(name, GLYPHS[phase]), small=True)
