"""The climate as a wheel of lands: the present one on top, outside it what may come next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from .hexes import IslandScene, Land
from .html import el, join, number
from .svg import sector

Ring = tuple[tuple[Land, str], ...]


@dataclass(frozen=True)
class Tab:
    """What may come next: how many sections on, how likely ("" where it is known), and if most."""

    ahead: int
    odds: str
    likeliest: bool


def wheel(
    scene: IslandScene, ring: Sequence[str], turned: int, tabs: Sequence[Tab], hub: str, words: str
) -> Markup:
    """The lands of `ring`, turned by so many sections since the start, so that it never jumps.

    `hub` is the word for the best climate in its middle, `words` say it all.
    """
    size = 360 / len(ring)
    drawn = []
    for tab in tabs:
        angle = size * tab.ahead
        look = f"odd{' most' if tab.likeliest else ''}"
        drawn.append(el("path", class_=look, d=sector(angle, size - 14, 92, 118)))
        x, y = 105 * math.sin(math.radians(angle)), -105 * math.cos(math.radians(angle))
        if tab.odds:
            drawn.append(el("text", tab.odds, class_="ol", x=x, y=y + 4.7))
        else:
            eye = {"x": x - 10, "y": y - 10, "width": 20, "height": 20}
            drawn.append(el("use", href="#i-eye", class_="seen", **eye))
    middle = (
        el("circle", r=33, class_="hub"),
        el("use", href="#i-ideal", x=-15, y=-24, width=30, height=30),
        el("text", hub, class_="hl", y=20),
        el("path", class_="needle", d="M0-52l-10 17q10-4 20 0Z"),
    )
    lands = tuple((scene.lands[name], scene.say(f"terrain-{name}-letter")) for name in ring)
    box = "-122 -122 244 244"
    inside = (_disc(lands, turned), drawn, middle)
    return el("svg", *inside, class_="wheel", viewBox=box, role="img", aria_label=words)


@cache
def _disc(ring: Ring, turned: int) -> Markup:
    """The land, turned so that the present section is on top; its letters stand upright."""
    size = 360 // len(ring)
    parts, named = [], []
    for k, (land, letter) in enumerate(ring):
        shape = sector(size * k, size, 36, 88)
        x, y = 64 * math.sin(math.radians(size * k)), -64 * math.cos(math.radians(size * k))
        parts += [
            el("path", d=shape, fill=f"var(--{land.colour})"),
            el("path", d=shape, fill=f"url(#p-{land.pattern})"),
            el("path", d=shape, class_="edge"),
        ]
        upright = f"translate({number(x)} {number(y)}) rotate({size * turned})"
        mark = el("circle", r=14, fill=f"var(--{land.colour})")
        text = el("text", letter, class_=f"wl {land.colour}", y=7)
        named.append(el("g", mark, text, class_="turns", transform=upright))
    disc = el("g", parts, named, class_="turns", transform=f"rotate({-size * turned})")
    return join((disc, el("path", class_="now", d=sector(0, size, 36, 88))))
