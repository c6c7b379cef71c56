"""The end: who won, points over the rounds, what each seat did, and its luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from .html import Child, animal, classes, el, icon, join, number
from .scene import Scene, colour, seat_class
from .svg import path

WIDE, HIGH = 640, 236
LEFT, RIGHT, TOP, BOTTOM = 34, 474, 14, 204
LABEL = 19  # the least distance of two names at the chart's end
NAME = 12  # letters of a name beside the chart
LINES = 6  # so many lines across the chart at most, a step of STEPS apart
STEPS = (10, 20, 50, 100, 200)

Ranking = Sequence[tuple[int, int]]


def part(scene: Scene, ranks: Ranking, said: str, *more: Child) -> Markup:
    """The result; `said` stands under who won, `more` beneath what the page offers then.

    In a game for one nobody wins and nobody has a rank: `said` is the result.

    Nothing before the end: a game asks `closed` first.
    """
    return el(
        "section",
        winners(scene, ranks, said),
        el("div", scene.after_game, class_="do") if scene.after_game else None,
        more,
        id="part-result",
        class_="sheet result",
    )


def closed() -> Markup:
    """The part before the end."""
    return el("section", id="part-result", class_="off")


def ranking(scores: Sequence[Any]) -> list[tuple[int, int]]:
    """Rank and seat, best first, from the seats' scores, greater ones first; level ones share."""
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    return sorted((rank, seat) for seat, rank in enumerate(ranks))


def winners(scene: Scene, ranks: Ranking, said: str) -> Markup:
    """Who won; of a game for one, its score."""
    if len(ranks) == 1:
        seat, words = ranks[0][1], el("div", el("h2", said))
        return el("div", animal(scene.species(seat)), words, class_=f"won {seat_class(seat)}")
    best = [seat for rank, seat in ranks if rank == 1]
    key = "web-winner" if len(best) == 1 else "web-draw"
    title = el("h2", scene.say(key, seat=scene.name(best[0]), seats=scene.seats(best)))
    words = el("div", title, el("p", said))
    return el("div", animal(scene.species(best[0])), words, class_=f"won {seat_class(best[0])}")


def ahead(scene: Scene, ranks: Ranking, points: Sequence[int], number: int) -> str:
    """By how much the winner is ahead of the next one, and after how many rounds, in words."""
    best = [seat for rank, seat in ranks if rank == 1]
    behind = [seat for rank, seat in ranks if rank > 1]
    most = points[best[0]]
    if len(best) > 1 or not behind:
        return scene.say("web-points-round", points=most, number=number)
    lead, second = most - points[behind[0]], scene.name(behind[0])
    return scene.say("web-points-ahead", points=most, ahead=lead, seat=second, number=number)


def heading(words: str) -> Markup:
    """A heading between the parts of the result."""
    return el("h3", words, class_="cap")


# ---- the chart -----------------------------------------------------------------------------


def chart(scene: Scene, ranks: Ranking, points: Sequence[int]) -> Markup:
    """Everybody's points from the start to the last round; `points` are the last ones."""
    history = scene.history or [tuple(points)]
    high = max(10, *(max(each) for each in history))
    low = min(0, *(min(each) for each in history))
    last = max(1, len(history) - 1)
    step = next((each for each in STEPS if high - low <= each * LINES), STEPS[-1])

    def x(played: int) -> float:
        return LEFT + (RIGHT - LEFT) * played / last

    def y(height: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (height - low) / (high - low)

    grid: list[Markup] = []
    for height in range(-(-low // step) * step, high + 1, step):
        grid.append(el("path", class_="gr", d=f"M{LEFT} {y(height):.1f}H{RIGHT}"))
        grid.append(el("text", height, class_="ax end", x=LEFT - 8, y=y(height) + 4))
    for played in range(len(history)):
        when = str(played) if played else scene.say("web-start")
        grid.append(el("text", when, class_="ax", x=x(played), y=BOTTOM + 18))
    ends = _apart([y(height) for height in history[-1]])
    curves = []
    for seat in reversed([seat for _, seat in ranks]):
        spots = [(x(played), y(each[seat])) for played, each in enumerate(history)]
        curves.append(_curve(scene, seat, spots, ends[seat], points[seat]))
    told = ", ".join(f"{scene.name(seat)} {points[seat]}" for _, seat in ranks)
    words = scene.say("web-chart", seats=told)
    box = f"0 0 {WIDE} {HIGH}"
    return el("svg", grid, curves, class_="chart", viewBox=box, role="img", aria_label=words)


def _curve(
    scene: Scene, seat: int, spots: list[tuple[float, float]], end: float, points: int
) -> Markup:
    """A seat's curve; `end` is how high its name stands beside it."""
    line = path(spots, closed=False)
    shape = el("path", class_="ha", d=line), el("path", class_="li", d=line)
    dots = [el("circle", cx=a, cy=b, r=3.4) for a, b in spots]
    spot = {"x": RIGHT + 8, "y": end - 16, "width": 32, "height": 24}
    use = el("use", href=f"#sp-{scene.species(seat)}", **spot)
    name = el("tspan", f" {_short(scene.name(seat))}", class_="who")
    label = el("text", (str(points), name), class_="nm", x=RIGHT + 44, y=end + 5)
    return el("g", shape, dots, use, label, class_=seat_class(seat))


def _short(name: str) -> str:
    return name if len(name) <= NAME else f"{name[: NAME - 1].rstrip()}…"


def _apart(heights: Sequence[float]) -> list[float]:
    """Heights of names beside the curves' ends, moved apart where they would overlap."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda k: placed[k])
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + LABEL)
    placed[order[-1]] = min(placed[order[-1]], BOTTOM)
    for below, above in pairwise(order[::-1]):
        placed[above] = min(placed[above], placed[below] - LABEL)
    return placed


# ---- what each seat did --------------------------------------------------------------------


def stats(
    scene: Scene,
    ranks: Ranking,
    figures: Sequence[Mapping[str, Child]],
    glyphs: Mapping[str, str],
) -> Markup:
    """Each seat's figures by the names of their columns, which are headed `web-stat-NAME`.

    Columns in `glyphs` are headed by a pictogram, where a phone has the words.
    """
    rows = []
    for rank, seat in ranks:
        name = el(
            "th", el("span", rank, class_="num") if len(ranks) > 1 else None, scene.letter(seat),
            el("span", scene.name(seat), class_="name"), scope="row", title=scene.name(seat),
        )  # fmt: skip
        cells = [el("td", value, class_="num") for value in figures[seat].values()]
        rows.append(el("tr", name, cells, class_=classes(seat == scene.me and "me")))
    heads = [_head(scene, key, glyphs.get(key)) for key in figures[0]]
    table = el("table", el("tr", el("td"), heads), rows, class_="stats")
    words = scene.say("web-result")
    return el("div", table, class_="scroll", tabindex=0, role="group", aria_label=words)


def _head(scene: Scene, key: str, glyph: str | None) -> Markup:
    words = scene.say(f"web-stat-{key}")
    if glyph is None:
        return el("th", words, scope="col")
    shown = (icon(glyph), el("span", words, class_="words"))
    return el("th", shown, scope="col", class_="headed", title=words)


# ---- luck ----------------------------------------------------------------------------------


def luck(
    scene: Scene, words: str, ranks: Ranking, had: Sequence[tuple[int, Fraction]]
) -> Markup | None:
    """What a seat won by chance against what chance owed it: a bar to either side of the middle.

    Nothing where chance was never asked.
    """
    if not any(expected for _, expected in had):
        return None
    most = max([Fraction(1), *(abs(won - expected) for won, expected in had)])
    rows = []
    for _, seat in ranks:
        won, expected = had[seat]
        strip = _strip(seat, won - expected, most)
        said = scene.say("web-luck", won=won, expected=round(float(expected), 1))
        who, share = el("span", scene.name(seat)), el("span", said, class_="said")
        rows.append(el("li", scene.letter(seat), who, strip, share, class_=seat_class(seat)))
    return join([heading(words), el("ul", rows, class_="luck")])


def _strip(seat: int, more: Fraction, most: Fraction) -> Markup:
    wide = float(46 * abs(more) / most)
    left, width = f"{number(50 if more >= 0 else 50 - wide)}%", f"{number(wide)}%"
    pattern = f"url(#l-{colour(seat)})"
    return el(
        "svg",
        el("rect", class_="bed", y=2, width="100%", height=12),
        el("rect", class_="bar", x=left, y=2, width=width, height=12),
        el("rect", fill=pattern, x=left, y=2, width=width, height=12),
        el("rect", class_="middle", x="50%", width=1, height=16),
        aria_hidden="true",
    )
