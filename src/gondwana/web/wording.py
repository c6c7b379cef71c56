"""Actions as the page words them: by the label of what one presses for them."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})
LATER = ("part-ask", "ask")  # a question's buttons often say no more than "Take it"


class _Labels(HTMLParser):
    """The labels of the elements with `data-words`, by these words."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self._open: list[tuple[int, str, list[str]]] = []  # how deep, its words, its text so far
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        self._depth += 1
        known = dict(attrs)
        words = known.get("data-words")
        if words is not None and known.get("aria-label"):
            self.found.setdefault(words, str(known["aria-label"]))
        if words is not None:
            self._open.append((self._depth, words, []))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if self._open and self._open[-1][0] == self._depth:
            _, words, text = self._open.pop()
            self.found.setdefault(words, " ".join("".join(text).split()))
        self._depth -= 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_data(self, data: str) -> None:
        for _, _, text in self._open:
            text.append(data + " ")


def labels(parts: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The label of everything that can be pressed in the parts of a page, by its action's words.

    Where several stand for one action, what lies on the table speaks before the question.
    """
    reader = _Labels()
    for _, html in sorted(parts, key=lambda part: part[0] in LATER):
        reader.feed(html)
        reader.close()
    return {words: label for words, label in reader.found.items() if label}
