"""The look's colours and fonts, for what draws no custom properties."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

TOKENS = Path(__file__).parents[1] / "web" / "static" / "tokens.css"  # the only place of colours
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_ROOT = re.compile(r":root \{([^{}]*--paper[^{}]*)\}")
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_LIGHT = re.compile(r"light-dark\(([^,()]+),[^()]*\)")
_USE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")  # the innermost first
_SEATS = re.compile(r"seat-\w")


@cache
def tokens() -> dict[str, str]:
    """Every token's value in daylight; `seat` is the colour of whose piece it is."""
    sheet = _COMMENT.sub("", TOKENS.read_text(encoding="utf-8"))
    roots = "".join(_ROOT.findall(sheet))
    found = {name: _LIGHT.sub(r"\1", value).strip() for name, value in _TOKEN.findall(roots)}
    return {**found, "seat": "currentColor"}


def in_daylight(drawing: str) -> str:
    """A drawing whose tokens stand for themselves."""
    known = tokens()
    seats = [name for name in known if _SEATS.fullmatch(name)]
    colours = "".join(f".{name}{{color:{known[name]}}}" for name in seats)
    drawing = drawing.replace("</style>", f"{colours}</style>", 1)
    while _USE.search(drawing):
        drawing = _USE.sub(lambda use: known.get(use[1], use[2] or "none"), drawing)
    return drawing
