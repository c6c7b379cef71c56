"""The end: who won, points over the rounds, what each clan did, and its luck with the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

from markupsafe import Markup

from ....kernel.events import Event
from ..phases.movement import succeeds
from ..state import BY_BABY, BY_CLIMATE, BY_FIGHT, CAUSES, FACES
from ..view import SeatView
from ..words import MARKS
from .html import Child, animal, classes, el, icon, number
from .island import BITES, path
from .scene import SPECIES, Scene, letter, seat_class

WIDE, HIGH = 640, 236
LEFT, RIGHT, TOP, BOTTOM = 34, 474, 14, 204
LABEL = 19  # the least distance of two names at the chart's end
NAME = 12  # letters of a name beside the chart


def part(scene: Scene) -> Markup:
    """The result; nothing before the end."""
    if not scene.view.over:
        return el("section", id="part-result", class_="off")
    return el(
        "section",
        _winners(scene),
        el("div", scene.after_game, class_="do") if scene.after_game else None,
        chart(scene),
        _table(scene),
        el("h3", scene.say("web-dice"), class_="cap"),
        _luck(scene),
        id="part-result",
        class_="sheet result",
    )


# ---- ranks ---------------------------------------------------------------------------------


def ranking(scene: Scene) -> list[tuple[int, int]]:
    """E2.E1: rank and seat, best first; more points, then more dinosaurs; level ones share."""
    score = [(player.points or 0, player.dinosaurs) for player in scene.view.players]
    ranks = [1 + sum(other > mine for other in score) for mine in score]
    return sorted((rank, seat) for seat, rank in enumerate(ranks))


def _winners(scene: Scene) -> Markup:
    ranks = ranking(scene)
    best = [seat for rank, seat in ranks if rank == 1]
    points = scene.view.players[best[0]].points or 0
    behind = [seat for rank, seat in ranks if rank > 1]
    key = "web-winner" if len(best) == 1 else "web-draw"
    title = el("h2", scene.say(key, seat=scene.name(best[0]), seats=scene.seats(best)))
    said = scene.say("web-points-round", points=points, number=scene.view.round + 1)
    if len(best) == 1 and behind:
        ahead = points - (scene.view.players[behind[0]].points or 0)
        said = scene.say(
            "web-points-ahead", points=points, ahead=ahead, seat=scene.name(behind[0]),
            number=scene.view.round + 1,
        )  # fmt: skip
    words = el("div", title, el("p", said))
    return el("div", animal(SPECIES[best[0]]), words, class_=f"won {seat_class(best[0])}")


# ---- the chart -----------------------------------------------------------------------------


def chart(scene: Scene) -> Markup:
    """Everybody's points from the start to the last round."""
    history = scene.history or [tuple(p.points or 0 for p in scene.view.players)]
    high = max(10, *(max(points) for points in history))
    last = max(1, len(history) - 1)
    step = 10 if high <= 60 else 20

    def x(played: int) -> float:
        return LEFT + (RIGHT - LEFT) * played / last

    def y(points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * points / high

    grid: list[Markup] = []
    for height in range(0, high + 1, step):
        grid.append(el("path", class_="gr", d=f"M{LEFT} {y(height):.1f}H{RIGHT}"))
        grid.append(el("text", height, class_="ax end", x=LEFT - 8, y=y(height) + 4))
    for played in range(len(history)):
        when = str(played) if played else scene.say("web-start")
        grid.append(el("text", when, class_="ax", x=x(played), y=BOTTOM + 18))
    ends = _apart([y(points) for points in history[-1]])
    curves = []
    for seat in reversed([seat for _, seat in ranking(scene)]):
        spots = [(x(played), y(points[seat])) for played, points in enumerate(history)]
        line = path(spots, closed=False)
        dots = [el("circle", cx=a, cy=b, r=3.4) for a, b in spots]
        use = el(
            "use", href=f"#sp-{SPECIES[seat]}", x=RIGHT + 8, y=ends[seat] - 16, width=32, height=24
        )
        name = el("tspan", f" {_short(scene.name(seat))}", class_="who")
        text = (str(scene.view.players[seat].points), name)
        label = el("text", text, class_="nm", x=RIGHT + 44, y=ends[seat] + 5)
        shape = el("path", class_="ha", d=line), el("path", class_="li", d=line)
        curves.append(el("g", shape, dots, use, label, class_=seat_class(seat)))
    told = ", ".join(
        f"{scene.name(seat)} {scene.view.players[seat].points}" for _, seat in ranking(scene)
    )
    words = scene.say("web-chart", seats=told)
    box = f"0 0 {WIDE} {HIGH}"
    return el("svg", grid, curves, class_="chart", viewBox=box, role="img", aria_label=words)


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


# ---- what each clan did --------------------------------------------------------------------


@dataclass
class Story:
    """What happened to a clan; `fallen` by the causes' numbers, `dice` are attacks and bites."""

    born: int = 0
    fallen: list[int] = field(default_factory=lambda: [0] * len(CAUSES))
    dice: int = 0
    won: int = 0
    expected: Fraction = Fraction(0)
    paid: int = 0
    genes: int = 0
    cards: int = 0


def stories(scene: Scene) -> list[Story]:
    """Each clan's story, from the events."""
    found = [Story() for _ in scene.view.players]
    attacker, chance = -1, Fraction(0)
    weights = scene.table.constants.face_weight
    for event in scene.events:
        told = event.arguments
        if event.name == "attacked":
            attacker = told["seat"]
        elif event.name == "horns":
            lead = told["attack"] - told["defence"]
            chance = odds(weights, [f for f in range(len(FACES)) if succeeds(f, lead)])
        elif event.name == "baby":
            attacker, chance = told["seat"], odds(weights, BITES)
        elif event.name == "die":
            found[attacker].dice += 1
            found[attacker].expected += chance
        _count(found, event, attacker)
    return found


def odds(weights: Sequence[int], faces: Sequence[int]) -> Fraction:
    """How likely one of these faces is, when each has so many sides of the die."""
    return Fraction(sum(weights[face] for face in faces), sum(weights))


def _count(found: list[Story], event: Event, attacker: int) -> None:
    told = event.arguments
    if event.name == "won":
        found[told["seat"]].won += 1
    elif event.name == "laid":
        found[told["seat"]].born += 1
    elif event.name == "fell":
        found[told["seat"]].fallen[told["cause"]] += 1
        if told["cause"] == BY_BABY:
            found[attacker].won += 1
    elif event.name == "paid":
        found[told["seat"]].paid += told["amount"]
    elif event.name == "took-gene":
        found[told["seat"]].genes += 1
    elif event.name == "played":
        found[told["seat"]].cards += 1


# Figures whose column is headed by a pictogram, where a phone has the words.
HEADED = {"fell-fight": "horn", "fell-baby": "egg", "fell-climate": "deadly"}


def _table(scene: Scene) -> Markup:
    rows = []
    told = stories(scene)
    for rank, seat in ranking(scene):
        figures = _figures(scene.view.players[seat], told[seat])
        name = el(
            "th", el("span", rank, class_="num"), letter(seat),
            el("span", scene.name(seat), class_="name"), scope="row", title=scene.name(seat),
        )  # fmt: skip
        cells = [el("td", value, class_="num") for value in figures.values()]
        rows.append(el("tr", name, cells, class_=classes(seat == scene.me and "me")))
    heads = [_head(scene, key) for key in figures]
    table = el("table", el("tr", el("td"), heads), rows, class_="stats")
    words = scene.say("web-result")
    return el("div", table, class_="scroll", tabindex=0, role="group", aria_label=words)


def _figures(player: SeatView, story: Story) -> dict[str, Child]:
    """A clan's figures by the names of their headings."""
    return {
        "points": player.points,
        "herd": player.dinosaurs,
        "born": story.born,
        "fell-fight": story.fallen[BY_FIGHT],
        "fell-baby": story.fallen[BY_BABY],
        "fell-climate": story.fallen[BY_CLIMATE],
        "fights": f"{story.won}/{story.dice}",
        "genes": story.genes,
        "cards": story.cards,
        "paid": story.paid,
    }


def _head(scene: Scene, key: str) -> Markup:
    words = scene.say(f"web-stat-{key}")
    if key not in HEADED:
        return el("th", words, scope="col")
    shown = (icon(HEADED[key]), el("span", words, class_="words"))
    return el("th", shown, scope="col", class_="headed", title=words)


def _luck(scene: Scene) -> Markup:
    """Fights won against those that the dice owed: a bar to either side of a middle line."""
    told = stories(scene)
    most = max([Fraction(1), *(abs(story.won - story.expected) for story in told)])
    rows = []
    for _, seat in ranking(scene):
        story = told[seat]
        more = story.won - story.expected
        wide = float(46 * abs(more) / most)
        left, width = f"{number(50 if more >= 0 else 50 - wide)}%", f"{number(wide)}%"
        pattern = f"url(#l-{MARKS[seat].lower()})"
        strip = el(
            "svg",
            el("rect", class_="bed", y=2, width="100%", height=12),
            el("rect", class_="bar", x=left, y=2, width=width, height=12),
            el("rect", fill=pattern, x=left, y=2, width=width, height=12),
            el("rect", class_="middle", x="50%", width=1, height=16),
            aria_hidden="true",
        )
        said = scene.say("web-luck", won=story.won, expected=f"{float(story.expected):.1f}")
        who, share = el("span", scene.name(seat)), el("span", said, class_="said")
        rows.append(el("li", letter(seat), who, strip, share, class_=seat_class(seat)))
    return el("ul", rows, class_="luck")
