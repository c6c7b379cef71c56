"""How one text of HTML becomes another: only the pieces that differ go over the wire."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import takewhile

# The whole text, or for each piece, from the beginning on: where, how much goes, what comes.
Change = str | list[int | str]
TAG = re.compile("(?=<)")
LONGEST_SEARCH = 150  # tags among which what has moved is looked for; more would take too long


def splices(before: str, after: str) -> Change:
    """The pieces that differ, or the whole text where positions would be counted differently.

    JavaScript counts in UTF-16, so a text with signs beyond 16 bits is sent whole.
    """
    if _wide(before) or _wide(after):
        return after
    olds, news = TAG.split(before), TAG.split(after)
    found: list[int | str] = []
    at = done = 0
    for low, high, first, last in _differing(olds, news):
        at += sum(map(len, olds[done:low]))
        old, new = "".join(olds[low:high]), "".join(news[first:last])
        start = _alike(old, new)
        end = _alike(old[start:][::-1], new[start:][::-1])
        found += at + start, len(old) - start - end, new[start : len(new) - end]
        at, done = at + len(old), high
    return found


def _wide(text: str) -> bool:
    return not text.isascii() and len(text.encode("utf-16-le")) != 2 * len(text)


def _alike(one: str, other: str) -> int:
    """How long both begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _differing(olds: list[str], news: list[str]) -> Iterator[tuple[int, int, int, int]]:
    """Runs of tags that differ, in both lists as from and to."""
    if len(olds) == len(news):
        start = None
        for k, (old, new) in enumerate(zip(olds, news, strict=True)):
            if old == new and start is not None:
                yield start, k, start, k
                start = None
            elif old != new and start is None:
                start = k
        if start is not None:
            yield start, len(olds), start, len(news)
        return
    shorter = min(len(olds), len(news))
    start = next((k for k in range(shorter) if olds[k] != news[k]), shorter)
    end = next((k for k in range(shorter - start) if olds[-1 - k] != news[-1 - k]), shorter - start)
    high, last = len(olds) - end, len(news) - end
    if max(high, last) - start > LONGEST_SEARCH:
        yield start, high, start, last
        return
    search = SequenceMatcher(None, olds[start:high], news[start:last], autojunk=False)
    for kind, p, q, r, s in search.get_opcodes():
        if kind != "equal":
            yield start + p, start + q, start + r, start + s
