"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from ....kernel.events import Event
from ....kernel.telling import Fold, Sentences
from ..state import CARDS, FACES, GENES, NONE
from ..telling import MANNER
from .auction import gene_name
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
# What came of an action that leads somewhere.
WENT = {"move": "moved", "fly": "flew", "swim": "swam"}
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
    items += [_undone(scene, seat, words) for _, seat, words in scene.undone]
    return el("ol", items, class_="log")


def _spaced(scene: Scene, entry: Entry) -> Markup:
    """An entry's sentences, and at the end the rules behind them."""
    return Markup(" ").join([*entry.told, *map(scene.clause, entry.clauses)])


def _undone(scene: Scene, seat: int | None, words: str) -> Markup:
    plate = el("span") if seat is None else letter(seat)
    return el("li", plate, el("s", _taken_back(scene, seat, words)), class_="undone")


def _taken_back(scene: Scene, seat: int | None, words: str) -> str:
    """What was to be done: the sentence of what came of it, or the action's words."""
    verb, *rest = words.split()
    if seat is not None and verb in WENT:
        start, target = (name.upper() for name in rest)
        return scene.say(
            f"event-{WENT[verb]}", seat=scene.name(seat), **{"from": start, "to": target}
        )
    if seat is not None and verb == "play":
        return scene.say("event-played", seat=scene.name(seat), card=scene.say(f"card-{rest[0]}"))
    if seat is not None and verb == "bid":
        return scene.say("event-bid", seat=scene.name(seat), column=rest[0], bid=rest[1])
    key = f"verb-{verb}"
    shown = [scene.say(key) if scene.texts.has(key) else verb, *(word.upper() for word in rest)]
    return " ".join(shown if seat is None else [f"{scene.name(seat)}:", *shown])


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
    """Spaces can be pressed, genes are called as in the auction, all else as the game calls it."""

    def words(kind: str, value: int) -> str | None:
        if kind == "gene" and value != NONE:
            return gene_name(scene, GENES[value])
        return place(scene.space_names[value]) if kind == "space" else None

    return words


def _told(scene: Scene, sentences: Sentences, fold: Fold) -> Markup:
    """Events told together; of the die only the face that it shows."""
    if fold.name == "die":
        return face(scene, fold.events[0].arguments["face"], fold.at == last_throw(scene.events))
    if fold.name == "bid":
        return scene.with_places(_bid(scene, fold))
    return scene.with_places(sentences(fold))


def _bid(scene: Scene, fold: Fold) -> str:
    """A bid by what it is for: the card of the first column, or the gene offered last in its."""
    told = fold.events[0].arguments
    prize = scene.say("web-event-card" if told["column"] == 1 else "label-nothing")
    for event in reversed(scene.events[: fold.at]):
        if event.name == "phase":
            break
        if event.name == "offered" and event.arguments["column"] == told["column"]:
            prize = gene_name(scene, GENES[event.arguments["gene"]])
            break
    return scene.say("web-bids", seat=scene.name(told["seat"]), bid=told["bid"], prize=prize)


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
