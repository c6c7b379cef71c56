"""Charts for a page: SVG whose places are shares of its width, so that it fits every screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

import numpy as np
import numpy.typing as npt
from markupsafe import Markup, escape

FEWEST_BARS, MOST_BARS = 7, 48
TALL, GROUND = 150, 24  # pixels of the bars, and of the figures below them
STEPS = (1, 2, 5, 10)


@dataclass(frozen=True)
class Scale:
    """From values to shares of the width: `low` is at 0, `high` at 1."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> str:
        """Where a value is, in per cent of the width; what is off the scale stands at its end."""
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"

    @classmethod
    def around(cls, values: Sequence[float], number: int = 5) -> Scale:
        """A scale for values, with about so many round ticks."""
        low, high = min(values), max(values)
        step = _round_step((high - low or 1.0) / number)
        first, last = floor(low / step), ceil(high / step)
        ticks = tuple(k * step for k in range(first, last + 1))
        return cls(ticks[0], ticks[-1] if len(ticks) > 1 else ticks[0] + step, ticks)


def _round_step(about: float) -> float:
    scale = 10.0 ** floor(log10(about))
    return scale * next(step for step in STEPS if step * scale >= about * 0.999)


def whisker(
    scale: Scale, value: float, low: float, high: float, line: float, ring: float | None = None
) -> Markup:
    """A dot with its interval; `line` is what would be expected, `ring` a second opinion."""
    verdict = "up" if low > line else "down" if high < line else "even"
    parts = [_upright("tick", scale.at(tick)) for tick in scale.ticks]
    parts.append(_upright("fair", scale.at(line)))
    span = f'x1="{scale.at(low)}" x2="{scale.at(high)}" y1="50%" y2="50%"'
    parts.append(f'<line class="span {verdict}" {span}/>')
    parts += [_upright(f"end {verdict}", scale.at(end), "30%", "70%") for end in (low, high)]
    if ring is not None:
        parts.append(f'<circle class="ring" cx="{scale.at(ring)}" cy="50%" r="5.5"/>')
    parts.append(f'<circle class="dot {verdict}" cx="{scale.at(value)}" cy="50%" r="5"/>')
    return Markup(f'<svg class="whisker" aria-hidden="true">{"".join(parts)}</svg>')


def _upright(kind: str, x: str, top: str = "0", bottom: str = "100%") -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


@dataclass(frozen=True)
class Bars:
    """How often whole numbers came, in equal steps of `width` from `low` on, as shares."""

    low: int
    width: int
    shares: tuple[tuple[float, ...], ...]  # one row for each kind

    @classmethod
    def of(cls, *kinds: npt.NDArray[np.integer]) -> Bars:
        """Bars for one or two kinds of numbers, each as shares of its own."""
        every = np.concatenate(kinds)
        low, high = int(every.min()), int(every.max())
        width = max(1, round(_round_step((high - low + 1) / MOST_BARS))) if high > low else 1
        low = low // width * width
        missing = max(0, FEWEST_BARS * width - (high - low + 1)) // width
        low, high = low - (missing + 1) // 2 * width, high + missing // 2 * width
        edges = np.arange(low, high + width + 1, width) - 0.5
        rows = []
        for kind in kinds:
            counts, _ = np.histogram(kind, edges)
            rows.append(tuple((counts / max(1, len(kind))).tolist()))
        return cls(low, width, tuple(rows))


def histogram(bars: Bars, label: str, figures: Sequence[str], most: str) -> Markup:
    """Bars standing on a line; a second kind stands before the first, narrower and dark.

    `figures` say each bar's number, `most` how many the tallest bar is.
    """
    number = len(bars.shares[0])
    tallest = max(max(row) for row in bars.shares)
    parts = [f'<line class="tick" x2="100%" y1="{y}" y2="{y}"/>' for y in (1, TALL / 2)]
    for kind, row in enumerate(bars.shares):
        inset = 0.08 if len(bars.shares) == 1 else (0.04, 0.26)[kind]
        for k, share in enumerate(row):
            if share > 0:
                height = max(1.0, TALL * share / tallest)
                parts.append(
                    f'<rect class="bar{kind}" x="{100 * (k + inset) / number:.2f}%"'
                    f' width="{100 * (1 - 2 * inset) / number:.2f}%"'
                    f' y="{TALL - height:.1f}" height="{height:.1f}"/>'
                )
    parts.append(f'<line class="ground" x2="100%" y1="{TALL}" y2="{TALL}"/>')
    used = [k for k in range(number) if any(row[k] for row in bars.shares)]
    every = max(1, ceil(len(used) / 10))
    parts += [
        f'<text x="{100 * (k + 0.5) / number:.2f}%" y="{TALL + 17}">{escape(figures[k])}</text>'
        for k in range(used[0], used[-1] + 1, every)
    ]
    parts.append(f'<text class="top" x="100%" y="-5">{escape(most)}</text>')
    return Markup(
        f'<svg class="bars" role="img" aria-label="{escape(label)}" height="{TALL + GROUND}">'
        f"{''.join(parts)}</svg>"
    )
