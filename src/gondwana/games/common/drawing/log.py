"""The log: what happened, in sentences, by round and phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import ClassVar, Generic, TypeVar

from markupsafe import Markup

from ....kernel.events import Event
from ....kernel.telling import Fold, Manner, Sentences
from .html import el, icon, join
from .scene import Scene

ROUNDS = 1  # how many rounds before the present one the page shows
S = TypeVar("S", bound=Scene)


@dataclass
class Entry:
    """A line of the log: its mark, and the sentences in it; `at` is its first event's number."""

    at: int
    heading: bool
    mark: Markup
    told: list[Markup] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)


class Log(Generic[S]):
    """The log of a scene; a game says in a class of its own what is particular to it.

    `manner` is how its events are told; `glyphs` are the pictograms before sentences that tell of
    several seats, or of none; `rules` are the clauses behind sentences. Both go by the sentences'
    names.
    """

    manner: ClassVar[Manner] = Manner()
    glyphs: ClassVar[Mapping[str, str]] = {}
    rules: ClassVar[Mapping[str, str]] = {}

    def __init__(self, scene: S) -> None:
        self.scene = scene
        self.sentences = Sentences(scene.table, scene.texts, self.manner, scene.name, self.words)

    # ---- what a game may say otherwise -----------------------------------------------------

    def words(self, kind: str, value: int) -> str | None:
        """Another word than the game's for a value of a kind, or None."""
        return None

    def sentence(self, fold: Fold) -> Markup:
        """Events told together."""
        return self.scene.with_places(self.sentences(fold))

    def heading(self, round_: Fold, phase: Fold | None = None) -> Markup:
        """The title of a round, and of its first phase where that follows at once."""
        if phase is None:
            return self.sentence(round_)
        number = round_.events[0].arguments["number"]
        return join([self.scene.say("web-round-phase", number=number, phase=self.sentence(phase))])

    def rule(self, fold: Fold) -> str | None:
        """The clause behind what happened, if it is worth a look."""
        return self.rules.get(fold.name)

    def undone(self, seat: int | None, words: str) -> str:
        """What has been taken back and left no event: the action's words, or the outcome's."""
        scene = self.scene
        verb, *rest = words.split()
        key = f"verb-{verb}"
        shown = [scene.say(key) if scene.texts.has(key) else verb, *(word.upper() for word in rest)]
        return " ".join(shown if seat is None else [f"{scene.name(seat)}:", *shown])

    def strikes(self, words: str) -> bool:
        """Whether what was taken back is worth a line."""
        return True

    def mark(self, name: str, group: Sequence[Event]) -> Markup:
        """What stands before a line: a seat's letter, or a pictogram where it tells of several."""
        seats = {event.arguments["seat"] for event in group if "seat" in event.arguments}
        if len(seats) == 1:
            return self.scene.letter(seats.pop())
        return icon(self.glyphs.get(name) or self.glyph(), small=True)

    def glyph(self) -> str:
        """The pictogram before any other sentence that is no single seat's."""
        return "track"

    # ---- the parts -------------------------------------------------------------------------

    def part(self) -> Markup:
        """The present round, the one before, and all since the reader's last turn."""
        scene = self.scene
        starts = [k for k, event in enumerate(scene.events) if event.name == "round"]
        first = starts[-1 - ROUNDS] if len(starts) > ROUNDS else 0
        if scene.since:
            first = min(first, scene.since)
        heading = el("h2", scene.say("web-log"), class_="cap")
        more = scene.say("web-whole-log")
        whole = el("a", more, class_="whole", href="#log", data_sheet="log")
        header, box = (
            el("header", heading, whole),
            el("div", self.lines(first), class_="scroller", tabindex=0),
        )
        return el("section", header, box, id="part-log", class_="sheet desk log-sheet")

    def lines(self, first: int = 0) -> Markup:
        """The log from an event on."""
        scene = self.scene
        items: list[Markup] = []
        marked = not 0 < scene.since < len(scene.events)
        struck = [each for each in scene.undone if each[0] >= first and self.strikes(each[2])]
        for entry in self.entries(first):
            while struck and struck[0][0] <= entry.at:
                items.append(self._struck(*struck.pop(0)))
            if not marked and entry.at >= scene.since:
                items.append(el("li", scene.say("web-since"), class_="since"))
                marked = True
            if entry.heading:
                items.append(el("li", join(entry.told), class_="phase"))
            else:
                items.append(el("li", entry.mark, el("span", self._spaced(entry))))
        items += [self._struck(*each) for each in struck]
        return el("ol", items, class_="log")

    def _spaced(self, entry: Entry) -> Markup:
        """An entry's sentences, and at the end the rules behind them."""
        return Markup(" ").join([*entry.told, *map(self.scene.clause, entry.clauses)])

    def _struck(self, at: int, seat: int | None, words: str, events: Sequence[Event]) -> Markup:
        """What has been taken back, told as it was; not what it led to."""
        folds = takewhile(lambda fold: not fold.heading, self.sentences.folds(events))
        told = [self.sentence(replace(fold, at=at)) for fold in folds]
        mark = self.mark("", events) if seat is None else self.scene.letter(seat)
        said = Markup(" ").join(told) if told else self.undone(seat, words)
        return el("li", mark, el("s", said), class_="undone")

    # ---- sentences -------------------------------------------------------------------------

    def entries(self, first: int = 0) -> list[Entry]:
        """The lines that tell the events from the number `first` on."""
        found: list[Entry] = []
        number: Fold | None = None  # the round that has begun, until its first phase is told
        for fold in self.sentences.folds(self.scene.events, first, self.scene.since):
            if fold.name == "phase":
                told = self.heading(number, fold) if number else self.sentence(fold)
                found.append(self._heading(fold.at, told))
                number = None
                continue
            if number is not None:
                found.append(self._heading(number.at, self.heading(number)))
                number = None
            if fold.heading:
                number = fold
                continue
            self._tell(found, fold)
        if number is not None:
            found.append(self._heading(number.at, self.heading(number)))
        return found

    def _heading(self, at: int, told: Markup) -> Entry:
        return Entry(at, True, Markup(""), [told])

    def _tell(self, found: list[Entry], fold: Fold) -> None:
        """Tell what is no heading, in a line of its own or in the one before."""
        told = self.sentence(fold)
        if self.sentences.goes_on(fold) and found and not found[-1].heading:
            found[-1].told.append(told)
        else:
            found.append(Entry(fold.at, False, self.mark(fold.name, fold.events), [told]))
        rule = self.rule(fold)
        if rule is not None and rule not in found[-1].clauses:
            found[-1].clauses.append(rule)
