"""The picture of a tournament: ratings, wins, and who finishes before whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ...arena.plan import Plan
from ...arena.ratings import Crossing, Standing
from ..looks import HALO, INK, INK_2, INK_3, LINE, PAPER
from ..plot import SERIF, STYLE, Picture
from ..session import Session

BLUE, RUST = "#14507F", "#B2301A"
MAP = LinearSegmentedColormap.from_list("crossing", [RUST, PAPER, BLUE])
MOST = 0.8  # how much of its full colour a sure win takes, so that words stay readable on it
WIDTH, TOP, BOTTOM, ROW, LEAST = 12.5, 1.35, 0.8, 0.55, 1.2  # inches
LETTER = 0.085  # inches of a letter of a bot's name


def draw(
    session: Session,
    plan: Plan,
    games: int,
    found: Sequence[Standing],
    crossed: dict[str, dict[str, Crossing]],
) -> Picture:
    """Ratings and shares of wins by bot, best first, and the cross table beside them."""
    with mpl.rc_context(STYLE):
        height = TOP + max(LEAST, ROW * len(found)) + BOTTOM
        figure = Figure(figsize=(WIDTH, height))
        FigureCanvasAgg(figure)
        rated, won, cross = figure.subplots(1, 3, width_ratios=(1.1, 1, 1.5))
        name = 0.035 + LETTER * max(len(row.bot) for row in found) / WIDTH
        figure.subplots_adjust(
            left=name + 0.01, right=0.985, wspace=0.1, top=1 - TOP / height, bottom=BOTTOM / height
        )
        box = cross.get_position()
        cross.set_position((box.x0 + name, box.y0, box.width - name, box.height))
        _titles(session, plan, games, figure, height)
        bots = [row.bot for row in found]
        _frame(rated, session.say("plot-rating"), session.say("plot-rating-axis"), bots)
        _frame(won, session.say("plot-wins"), session.say("plot-share"), [""] * len(bots))
        _whiskers(rated, [(row.rating, row.rating_low, row.rating_high) for row in found])
        _whiskers(won, [(row.share, row.share_low, row.share_high) for row in found])
        fair = found[0].expected
        won.axvline(fair, color=INK_2, linewidth=1.1, linestyle=(0, (4, 3)), zorder=0.5)
        rated.xaxis.set_major_formatter(FuncFormatter(lambda x, _: session.figure(x)))
        won.xaxis.set_major_formatter(FuncFormatter(lambda x, _: session.percent(x, 0)))
        _crossings(session, cross, bots, crossed)
    return Picture(figure)


def _titles(session: Session, plan: Plan, games: int, figure: Figure, height: float) -> None:
    title = session.say(
        "plot-tournament",
        game=session.texts(plan.table.game)("game-name"),
        games=games,
        seats=plan.table.seats,
    )
    figure.text(0.02, 1 - 0.40 / height, title, fontsize=17, family=SERIF, va="center")
    under = session.say("plot-seed", seed=plan.seed)
    figure.text(0.02, 1 - 0.70 / height, under, fontsize=9, color=INK_3, va="center")


def _frame(axes: Axes, title: str, label: str, names: Sequence[str]) -> None:
    axes.set_title(title, fontsize=12, family=SERIF, loc="left", pad=8)
    axes.set_xlabel(label, fontsize=9)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="y", length=0)
    axes.tick_params(axis="x", length=3, labelsize=9)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.xaxis.set_major_locator(MaxNLocator(6))
    for side in ("top", "left", "right"):
        axes.spines[side].set_visible(False)


def _whiskers(axes: Axes, rows: Sequence[tuple[float, float, float]]) -> None:
    """A dot at each figure, and its interval through it."""
    for y, (value, low, high) in enumerate(rows):
        error = [[value - low], [high - value]]
        look: dict[str, Any] = {"ecolor": BLUE, "elinewidth": 2.2, "capsize": 4, "capthick": 1.6}
        axes.errorbar(value, y, xerr=error, fmt="none", **look)
        axes.plot(value, y, "o", color=BLUE, markersize=8, mec=HALO, mew=1.2)
    axes.margins(x=0.08)


def _crossings(
    session: Session, axes: Axes, bots: Sequence[str], crossed: dict[str, dict[str, Crossing]]
) -> None:
    """A cell for each pair: how often the row finishes before the column."""
    shares = np.full((len(bots), len(bots)), np.nan)
    for y, bot in enumerate(bots):
        for x, other in enumerate(bots):
            if other in crossed[bot]:
                shares[y, x] = crossed[bot][other].share
    shade = 0.5 + MOST * (shares - 0.5)
    axes.imshow(shade, cmap=MAP, vmin=0, vmax=1, aspect="auto")
    for (y, x), share in np.ndenumerate(shares):
        if not np.isnan(share):
            strong = abs(shade[y, x] - 0.5) > 0.25
            axes.text(
                x, y, session.percent(float(share), 0), ha="center", va="center",
                color=HALO if strong else INK, fontsize=10 if len(bots) < 8 else 8,
            )  # fmt: skip
    axes.set_title(session.say("plot-cross"), fontsize=12, family=SERIF, loc="left", pad=8)
    long = sum(len(bot) for bot in bots) > 40
    axes.set_xticks(range(len(bots)), bots, fontsize=9, rotation=30 if long else 0)
    axes.set_yticks(range(len(bots)), bots)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
