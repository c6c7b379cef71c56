"""Actions as the page words them: by the label of what one presses for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})
LATER = "ask"  # a question's buttons often say no more than "Take it"
APART = " · "
SIGN = 2  # letters of a text that is a sign beside its neighbour, not a text of its own


@dataclass
class _Pressed:
    """Something that can be pressed: what for, where it starts from, how deep it lies, its text."""

    words: str | None
    start: str | None
    depth: int
    said: str | None
    texts: list[str] = field(default_factory=list)

    @property
    def label(self) -> str:
        """What is read aloud, else its text."""
        if self.said:
            return self.said
        label = ""
        for text in self.texts:
            if label:
                sign = min(len(text), len(label.split()[-1])) <= SIGN
                label += " " if sign else APART
            label += text
        return label


class _Reader(HTMLParser):
    """Finds what can be pressed in parts of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[_Pressed] = []
        self._open: list[_Pressed] = []
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        self._depth += 1
        known = dict(attrs)
        words, start = known.get("data-words"), known.get("data-from")
        if words or start:
            self._open.append(_Pressed(words, start, self._depth, known.get("aria-label")))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if self._open and self._open[-1].depth == self._depth:
            self.found.append(self._open.pop())
        self._depth -= 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split())
        for pressed in self._open if text else ():
            pressed.texts.append(text)


def labels(parts: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The label of everything that can be pressed in the parts of a page, by its action's words.

    Where several stand for one action, what lies on the table speaks before the question. Labels
    that are alike say where they start from.
    """
    reader = _Reader()
    for _, html in sorted(parts, key=lambda part: part[0] == LATER):
        reader.feed(html)
    starts: dict[str, str] = {}
    for one in reader.found:
        if one.start and not one.words and one.label:
            starts.setdefault(one.start, one.label.partition(APART)[0])
    known: dict[str, _Pressed] = {}
    for one in reader.found:
        if one.words and one.label:
            known.setdefault(one.words, one)
    often = Counter(one.label for one in known.values())
    return {
        words: f"{starts[one.start]}: {one.label}"
        if often[one.label] > 1 and one.start in starts
        else one.label
        for words, one in known.items()
    }
