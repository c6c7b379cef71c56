"""Shapes: silhouettes, patterns and pictograms of a page, from our sheet and the games'."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from markupsafe import Markup

from ..kernel.game import find_game, game_ids
from .scene import drawing_for, draws

OURS = Path(__file__).with_name("shapes.svg")
SHAPE = re.compile(
    r'<(symbol|pattern|linearGradient|radialGradient|clipPath|mask) id="([\w-]+)".*?</\1>',
    re.DOTALL,
)
USED = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
MADE = re.compile(r'\sid="([\w-]+)"')


def shapes_in(sheet: str) -> dict[str, str]:
    """The shapes of a sheet by their names."""
    return {found[2]: found[0] for found in SHAPE.finditer(sheet)}


@cache
def _known() -> dict[str, str]:
    """Every shape that we and the installed games have, by name."""
    games = [find_game(id_) for id_ in game_ids() if draws(find_game(id_))]
    sheets = [drawing_for(game).defs() for game in games] + [OURS.read_text(encoding="utf-8")]
    return {name: shape for sheet in sheets for name, shape in shapes_in(sheet).items()}


def used(text: str) -> list[str]:
    """The names of the shapes that something uses."""
    return [a or b for a, b in USED.findall(text)]


def shapes(names: Iterable[str], there: str = "") -> Markup:
    """The shapes of these names, and what they use in turn, unless they are there already."""
    made, known, found = set(MADE.findall(there)), _known(), dict[str, str]()
    wanted = list(names)
    for name in wanted:
        if name in known and name not in made and name not in found:
            found[name] = known[name]
            wanted += used(known[name])
    inside = "".join(found.values())
    return Markup(f'<svg class="shapes" width="0" height="0" aria-hidden="true">{inside}</svg>')


def with_shapes(page: str) -> Markup:
    """A page, and after it the shapes that it uses and does not have."""
    return Markup(page) + shapes(used(page), page)
