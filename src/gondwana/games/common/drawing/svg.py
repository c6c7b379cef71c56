"""Shapes that several drawings need, as the path data of SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .html import number

Point = tuple[float, float]


def path(points: Sequence[Point], closed: bool = True) -> str:
    """A path along points."""
    line = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{line}Z" if closed else f"M{line}"


def sector(middle: float, span: float, inner: float, outer: float) -> str:
    """A piece of a ring around the origin; angles in degrees, clockwise from the top."""

    def spot(angle: float, radius: float) -> str:
        turned = math.radians(angle)
        return f"{number(radius * math.sin(turned))} {number(-radius * math.cos(turned))}"

    a, b = middle - span / 2, middle + span / 2
    arc = f"A{number(outer)} {number(outer)} 0 0 1 {spot(b, outer)}"
    back = f"A{number(inner)} {number(inner)} 0 0 0 {spot(a, inner)}"
    return f"M{spot(a, outer)}{arc}L{spot(b, inner)}{back}Z"


def towards(start: Point, target: Point, distance: float) -> Point:
    """The point that lies so far from the start on the way to the target."""
    (x, y), (u, v) = start, target
    share = distance / math.hypot(u - x, v - y)
    return x + (u - x) * share, y + (v - y) * share
