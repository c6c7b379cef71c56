"""Drawing a position: the terminal's picture of the table as text, as SVG, or as pixels.

A game whose `drawing` has a `board` shows it beside the picture: what lies on the table as one
SVG, its colours by the look's names.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from ..kernel.engine import load_state
from ..kernel.game import Table
from ..kernel.state import Plain
from ..kernel.texts import Texts
from .look import in_daylight
from .saying import BridgeProblem, need

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 132  # characters; what is drawn side by side fits
# Matplotlib brings them along.
FONT, SANS, SERIF = "DejaVu Sans Mono", "DejaVu Sans", "DejaVu Serif"
BOARD = 900  # how wide a board is, in the units of the terminal's picture, 12 a character
_WEB_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_FONT_FAMILY = re.compile(r"font-family: (Fira Code, monospace|arial)")


def check_mode(mode: str | None) -> str | None:
    """A way to draw that there is, or None; else a Problem."""
    if mode is not None and mode not in RENDER_MODES:
        raise BridgeProblem("problem-render-mode", mode=mode, known=", ".join(RENDER_MODES))
    if mode == "rgb_array":
        need("resvg_py", "gymnasium")
    return mode


def render(
    table: Table, state: bytes | Plain, seat: int | None, names: Sequence[str], mode: str
) -> str | npt.NDArray[np.uint8] | None:
    """The table as a seat sees it, or who only watches.

    `ansi` is text with colours for a terminal, `human` prints it, `svg` is the same as a drawing
    with the game's board beside it, `rgb_array` that in pixels: (height, width, 3) uint8.
    """
    plain = load_state(table, state) if isinstance(state, bytes) else state
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    room = table.game.view.__module__.rpartition(".")[0]
    texts, view = Texts("en", table.game.texts), table.game.view(plain, table.constants, seat)
    terminal: Any = import_module(f"{room}.terminal").Terminal(table, texts, names, console)
    for part in terminal.everything(view):
        console.print(part, markup=False, highlight=False, emoji=False)
    if mode in ("human", "ansi"):
        text = console.export_text(styles=True)
        return text if mode == "ansi" else print(text)
    drawing = console.export_svg(title=table.game.id)
    drawing = _FONT_FAMILY.sub(f"font-family: {FONT}, monospace", _WEB_FONTS.sub("", drawing))
    art: Any = import_module(f"{room}.drawing")
    if hasattr(art, "board"):
        scene = art.Scene(view=view, table=table, texts=texts, names=tuple(names))
        drawing = _beside(in_daylight(art.board(scene)), drawing)
    return drawing if mode == "svg" else _pixels(drawing)


def _beside(board: str, text: str) -> str:
    """Two drawings as one: the board, and on its right the terminal's picture."""
    wide, high = _size(text)
    across, down = _size(board)
    tall = max(BOARD * down / across, high)
    placed = [
        board.replace("<svg ", f'<svg width="{BOARD}" height="{tall:.0f}" ', 1),
        text.replace("<svg ", f'<svg x="{BOARD}" width="{wide:.0f}" height="{high:.0f}" ', 1),
    ]
    view = f"0 0 {BOARD + wide:.0f} {tall:.0f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{"".join(placed)}</svg>'


def _size(drawing: str) -> tuple[float, float]:
    """How wide and how high a drawing is in its own units."""
    _, _, wide, high = drawing.partition('viewBox="')[2].partition('"')[0].split()
    return float(wide), float(high)


def _pixels(drawing: str) -> npt.NDArray[np.uint8]:
    import matplotlib
    from PIL import Image

    fonts = f"{matplotlib.get_data_path()}/fonts/ttf"
    resvg = need("resvg_py", "gymnasium")
    png = resvg.svg_to_bytes(
        svg_string=drawing,
        font_dirs=[fonts],
        monospace_family=FONT,
        sans_serif_family=SANS,
        serif_family=SERIF,
        skip_system_fonts=True,
    )
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))
