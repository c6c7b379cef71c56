"""The colours of DNA and of kinds of dinosaurs, and those where there are sixteen only."""

from __future__ import annotations

from ...common.terminal import Terminal
from ...common.terminal.hexes import Ground

SORT_STYLE = {
    "cyan": Ground("#10242b on #8fd3e0", "black on bright_cyan"),
    "violet": Ground("#fffdf7 on #6c4aa5", "bright_white on magenta"),
    "blue": Ground("#fffdf7 on #24589f", "bright_white on blue"),
    "green": Ground("#fffdf7 on #2c7a43", "black on green"),
    "magenta": Ground("#fffdf7 on #b02a7c", "black on bright_magenta"),
    "yellow": Ground("#2a2400 on #ecd04f", "black on bright_yellow"),
    "basic": Ground("#1e282c on #c9ccd2", "black on white"),
}
KIND_STYLE = {
    "herbivore": Ground("#12301c on #afcfb0", "black on green"),
    "small-carnivore": Ground("#3a2c00 on #f3e09c", "black on bright_yellow"),
    "large-carnivore": Ground("#2a1605 on #cb9b70", "bright_white on yellow"),
}


def style(terminal: Terminal, look: Ground) -> str:
    """The style that this terminal can show."""
    return look.sixteen if terminal.few_colours else look.many
