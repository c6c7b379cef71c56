"""The picture of a simulation: a row per seat, its scores on the left, its wins on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, Any

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ..arena.simulate import Report
from ..kernel.game import Table
from .looks import HALO, INK, INK_2, INK_3, LINE, PAPER, SEAT_LOOKS
from .session import Session
from .simulate import seat_words
from .summary import SeatSummary

STYLE: Any = {
    "font.family": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK_2,
    "axes.edgecolor": INK_2,
    "xtick.color": INK_2,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "hatch.linewidth": 0.9,
    "svg.hashsalt": "gondwana",
}
SERIF = "DejaVu Serif"
WIDTH = 11.0  # inches
ROW = 0.95
TOP, BOTTOM = 1.25, 0.75
DOTS = 160  # per inch
PEAK = 0.80  # how much of its row a distribution's peak takes
MARK_X, NAME_X = -120, -103  # points left of the axes
BAR = 0.50  # how much of its row a bar of wins takes
ALL = 1.0001  # the whole, in spite of rounding
MOST_STEPS = 80  # a wider range of points is drawn in steps of several points


class Picture:
    """A drawn figure."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def save(self, file: IO[bytes], kind: str) -> None:
        """Write the picture as `png` or `svg`; the same results give the same bytes."""
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        with mpl.rc_context(STYLE):
            self.figure.savefig(file, format=kind, dpi=DOTS, metadata=metadata)


def draw(session: Session, table: Table, report: Report, seats: Sequence[SeatSummary]) -> Picture:
    """Score distributions and win shares, side by side, a row per seat."""
    with mpl.rc_context(STYLE):
        height = TOP + ROW * len(seats) + BOTTOM
        figure = Figure(figsize=(WIDTH, height))
        FigureCanvasAgg(figure)
        scores, wins = figure.subplots(1, 2, sharey=True, width_ratios=(1.5, 1))
        figure.subplots_adjust(
            left=0.185, right=0.965, wspace=0.08, top=1 - TOP / height, bottom=BOTTOM / height
        )
        _titles(session, table, report, figure, height)
        _frame(scores, session.say("plot-scores"), session.say("plot-points"), len(seats))
        _frame(wins, session.say("plot-wins"), session.say("plot-share"), len(seats))
        _draw_scores(session, scores, report, seats)
        _draw_wins(session, wins, seats)
        _name_rows(session, table, report, scores, seats)
    return Picture(figure)


def _titles(session: Session, table: Table, report: Report, figure: Figure, height: float) -> None:
    texts = session.texts(table.game)
    x = 0.03
    title = session.say("plot-title", game=texts("game-name"), games=report.games)
    figure.text(x, 1 - 0.40 / height, title, fontsize=17, family=SERIF, va="center")
    usual = table.game.resolve(table.seats, {})
    changed = [
        f"{texts(f'option-{name}')}: {texts(f'option-{name}-{value}')}"
        for name, value in table.options.items()
        if usual[name] != value
    ]
    under = " · ".join([session.say("plot-seed", seed=report.seed), *changed])
    figure.text(x, 1 - 0.70 / height, under, fontsize=9, color=INK_3, va="center")


def _frame(axes: Axes, title: str, label: str, rows: int) -> None:
    axes.set_title(title, fontsize=12, family=SERIF, loc="left", pad=8)
    axes.set_xlabel(label, fontsize=9)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.tick_params(axis="x", length=3, labelsize=9)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "left", "right"):
        axes.spines[side].set_visible(False)


def _name_rows(
    session: Session, table: Table, report: Report, axes: Axes, seats: Sequence[SeatSummary]
) -> None:
    """The seat's letter on its colour, and name and bot beside it, instead of a legend."""
    axes.set_yticks(range(len(seats)), [""] * len(seats))
    for row in seats:
        mark, name = seat_words(session, table.game, report, row.seat)
        where: dict[str, Any] = {"xycoords": ("axes fraction", "data"), "annotation_clip": False}
        axes.annotate(
            mark,
            (0, row.seat),
            xytext=(MARK_X, 0),
            textcoords="offset points",
            color=HALO,
            fontsize=11,
            fontweight="bold",
            ha="center",
            va="center",
            bbox={"boxstyle": "circle,pad=0.32", "fc": SEAT_LOOKS[row.seat].colour, "ec": "none"},
            **where,
        )
        for text, dy, colour, size in (
            (name or row.bot, 6.5 if name else 0, INK, 10.5),
            (row.bot if name else "", -7.5, INK_2, 9),
        ):
            axes.annotate(
                text,
                (0, row.seat),
                xytext=(NAME_X, dy),
                textcoords="offset points",
                color=colour,
                fontsize=size,
                va="center",
                **where,
            )


def _steps(points: npt.NDArray[Any], low: int, high: int) -> tuple[npt.NDArray[Any], int]:
    """How many games ended in each step of points, and the steps' width in points."""
    width = -(-(high - low + 1) // MOST_STEPS)
    edges = np.arange(low, high + width + 1, width) - 0.5
    counts, _ = np.histogram(points, edges)
    return counts, width


def _draw_scores(
    session: Session, axes: Axes, report: Report, seats: Sequence[SeatSummary]
) -> None:
    """Each seat's distribution, standing on its row's ground line, with its mean marked."""
    low, high = int(report.points.min()), int(report.points.max())
    for row in seats:
        counts, width = _steps(report.points[:, row.seat], low, high)
        look = SEAT_LOOKS[row.seat]
        ground = row.seat + 0.42
        edges = low - 0.5 + width * np.arange(len(counts) + 1)
        heights = ground - PEAK * counts / counts.max()
        axes.stairs(
            heights, edges, baseline=ground, fill=True, facecolor=look.colour, edgecolor=HALO,
            hatch=look.hatch, linewidth=0, alpha=0.9,
        )  # fmt: skip
        axes.stairs(heights, edges, baseline=ground, color=look.colour, linewidth=1.2)
        axes.plot([low - 0.5, edges[-1]], [ground, ground], color=INK_2, linewidth=0.9)
        mean, top = [row.score, row.score], ground - PEAK - 0.03
        axes.plot(mean, [ground, top], color=HALO, linewidth=3.4)
        axes.plot(mean, [ground, top], color=INK, linewidth=1.3)
        late = row.score > low + 0.8 * (high - low)
        axes.annotate(
            session.say("plot-mean", mean=session.figure(row.score, 1)),
            (row.score, top),
            xytext=(-5 if late else 5, -3),
            textcoords="offset points",
            fontsize=9,
            ha="right" if late else "left",
            va="center",
            bbox={"boxstyle": "round,pad=0.15", "fc": PAPER, "ec": "none", "alpha": 0.88},
        )
    margin = 0.02 * (high - low + 1)
    axes.set_xlim(low - 0.5 - margin, high + 0.5 + margin)
    axes.xaxis.set_major_locator(MaxNLocator(9, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: session.figure(value)))


def _draw_wins(session: Session, axes: Axes, seats: Sequence[SeatSummary]) -> None:
    """Each seat's share of the wins, its 95 % interval, and the share that equals would have."""
    fair = 1 / len(seats)
    most = max(row.share_high for row in seats)
    reach = 1.25 * max(most, fair)
    for row in seats:
        look = SEAT_LOOKS[row.seat]
        axes.barh(
            row.seat, row.share, BAR, color=look.colour, edgecolor=HALO, hatch=look.hatch,
            linewidth=0, alpha=0.9,
        )  # fmt: skip
        axes.barh(row.seat, row.share, BAR, color="none", edgecolor=look.colour, linewidth=1.3)
        error = [[row.share - row.share_low], [row.share_high - row.share]]
        for colour, thick in ((HALO, 4.0), (INK, 1.6)):
            axes.errorbar(
                row.share, row.seat, xerr=error, fmt="none", ecolor=colour,
                elinewidth=thick, capsize=4 if colour == INK else 5, capthick=thick,
            )  # fmt: skip
        axes.annotate(
            session.percent(row.share),
            (row.share_high, row.seat),
            xytext=(7, 0),
            textcoords="offset points",
            fontsize=10.5,
            fontweight="bold",
            va="center",
        )
    axes.axvline(fair, color=INK_2, linewidth=1.1, linestyle=(0, (4, 3)), zorder=0.5)
    axes.annotate(
        session.say("plot-fair", share=session.percent(fair, 0)),
        (fair, 1),
        xycoords=("data", "axes fraction"),
        xytext=(-4 if fair > reach / 2 else 4, -2),
        textcoords="offset points",
        fontsize=8.5,
        color=INK_2,
        ha="right" if fair > reach / 2 else "left",
        va="top",
        bbox={"boxstyle": "round,pad=0.1", "fc": PAPER, "ec": "none"},
    )
    axes.set_xlim(0, reach)
    ticks = MaxNLocator(6).tick_values(0, reach)
    axes.set_xticks([tick for tick in ticks if tick <= min(reach, ALL)])
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: session.percent(value, 0)))
