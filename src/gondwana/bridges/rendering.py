"""Drawing a position: the terminal's picture of the table as text, as SVG, or as pixels."""

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
from .saying import BridgeProblem, need

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 120  # characters; what is drawn side by side fits
FONT = "DejaVu Sans Mono"  # Matplotlib brings it along
_WEB_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_FONT_FAMILY = re.compile(r"font-family: (Fira Code, monospace|arial)")


def check_mode(mode: str | None) -> str | None:
    """A way to draw that there is, or None; else a Problem."""
    if mode is not None and mode not in RENDER_MODES:
        raise BridgeProblem("problem-render-mode", mode=mode, known=", ".join(RENDER_MODES))
    if mode == "rgb_array":
        need("resvg_py", "pettingzoo")
    return mode


def render(
    table: Table, state: bytes | Plain, seat: int | None, names: Sequence[str], mode: str
) -> str | npt.NDArray[np.uint8] | None:
    """The table as a seat sees it, or who only watches.

    `ansi` is text with colours for a terminal, `human` prints it, `svg` is the same as a drawing,
    `rgb_array` that in pixels: (height, width, 3) uint8.
    """
    plain = load_state(table, state) if isinstance(state, bytes) else state
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    room = table.game.view.__module__.rpartition(".")[0]
    terminal: Any = import_module(f"{room}.terminal").Terminal(
        table, Texts("en", table.game.texts), names, console
    )
    for part in terminal.everything(table.game.view(plain, table.constants, seat)):
        console.print(part, markup=False, highlight=False, emoji=False)
    if mode in ("human", "ansi"):
        text = console.export_text(styles=True)
        return text if mode == "ansi" else print(text)
    drawing = console.export_svg(title=table.game.id)
    drawing = _FONT_FAMILY.sub(f"font-family: {FONT}, monospace", _WEB_FONTS.sub("", drawing))
    return drawing if mode == "svg" else _pixels(drawing)


def _pixels(drawing: str) -> npt.NDArray[np.uint8]:
    import matplotlib
    from PIL import Image

    fonts = f"{matplotlib.get_data_path()}/fonts/ttf"
    resvg = need("resvg_py", "pettingzoo")
    png = resvg.svg_to_bytes(
        svg_string=drawing, font_dirs=[fonts], monospace_family=FONT, skip_system_fonts=True
    )
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))
