"""An island as a drawing of its own, for whoever shows it outside a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from .hexes import IslandScene, box
from .html import el

WIDE_SEA = 5000  # farther than any island reaches
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_AT_RULE = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
# What needs no reader who points at something, and speaks of a class.
_STILL = re.compile(r"[\w\s.#-]*\.[\w\s.#-]+")
_HOLDER = re.compile(r"</?(?:svg|defs)\b[^>]*>")


def board(
    scene: IslandScene, layers: Sequence[Markup], shapes: Markup, sheets: Sequence[Path]
) -> str:
    """The layers of an island as one SVG with its shapes and with those styles that it needs.

    Colours and fonts still stand in it by the look's names, `var(--sea)`.
    """
    view = box(scene.view.spaces)
    sea = el("circle", r=WIDE_SEA, fill="var(--sea)")  # all around, where there is room for more
    style = "".join(_still(sheet.read_text(encoding="utf-8")) for sheet in sheets)
    defs = el("defs", Markup(_HOLDER.sub("", shapes)))
    inside = [el("style", Markup(style)), defs, sea, *layers]
    return str(el("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=view))


def _still(sheet: str) -> str:
    """A sheet's rules about classes, without those for who points, moves or prints."""
    rules = _RULE.findall(_AT_RULE.sub("", _COMMENT.sub("", sheet)))
    kept = [(names.strip(), body) for names, body in rules if _STILL.fullmatch(names.strip())]
    return "".join(f"{names}{{{body}}}" for names, body in kept)
