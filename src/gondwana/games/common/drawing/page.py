"""A page's frame, and what it brings along: styles and shapes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from markupsafe import Markup

from .html import Child, el

HERE = Path(__file__).parent
# Style sheets and sheets of shapes: what every table needs, and what islands need besides.
TABLE_CSS, ISLAND_CSS = HERE / "table.css", HERE / "island.css"
TABLE_SHAPES, ISLAND_SHAPES = HERE / "table.svg", HERE / "island.svg"


def main(*columns: Sequence[Child]) -> str:
    """The page's main element: what belongs to the world, the board with the ask, the people."""
    return str(el("main", [el("div", column, class_="col") for column in columns], class_="table"))


@cache
def shapes(*sheets: Path) -> Markup:
    """The shapes of these sheets, once a page."""
    return Markup("").join(Markup(sheet.read_text(encoding="utf-8")) for sheet in sheets)
