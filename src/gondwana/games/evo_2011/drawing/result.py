"""The end: who won, points over the rounds, what each clan did, and its luck with the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from ....kernel.events import Event
from ..phases.movement import succeeds
from ..state import AS_NEWBORN, BY_BABY, FACES
from .html import animal, classes, el
from .island import BITES, path
from .scene import SPECIES, Scene, letter, seat_class

WIDE, HIGH = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 34, 424, 16, 268
LABEL = 19  # the least distance of two names at the chart's end


def part(scene: Scene) -> Markup:
    """The result; nothing before the end."""
    if not scene.view.over:
        return el("section", id="part-result", class_="off")
    return el(
        "section",
        _winners(scene),
        el("div", chart(scene), _table(scene), class_="over"),
        el("h3", scene.say("web-dice"), class_="cap"),
        _luck(scene),
        el("div", scene.after_game, class_="do") if scene.after_game else None,
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

    def x(number: int) -> float:
        return LEFT + (RIGHT - LEFT) * number / last

    def y(points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * points / high

    grid: list[Markup] = []
    for height in range(0, high + 1, step):
        grid.append(el("path", class_="gr", d=f"M{LEFT} {y(height):.1f}H{RIGHT}"))
        grid.append(el("text", height, class_="ax end", x=LEFT - 8, y=y(height) + 4))
    for number in range(len(history)):
        name = scene.say("web-start") if number == 0 else str(number)
        grid.append(el("text", name, class_="ax", x=x(number), y=BOTTOM + 18))
    ends = _apart([y(points) for points in history[-1]])
    curves = []
    for seat in reversed([seat for _, seat in ranking(scene)]):
        spots = [(x(number), y(points[seat])) for number, points in enumerate(history)]
        line = path(spots, closed=False)
        dots = [el("circle", cx=a, cy=b, r=3.4) for a, b in spots]
        use = el(
            "use", href=f"#sp-{SPECIES[seat]}", x=RIGHT + 8, y=ends[seat] - 16, width=32, height=24
        )
        text = f"{scene.name(seat)[:12]} {scene.view.players[seat].points}"
        label = el("text", text, class_="nm", x=RIGHT + 44, y=ends[seat] + 5)
        shape = el("path", class_="ha", d=line), el("path", class_="li", d=line)
        curves.append(el("g", shape, dots, use, label, class_=seat_class(seat)))
    told = ", ".join(
        f"{scene.name(seat)} {scene.view.players[seat].points}" for _, seat in ranking(scene)
    )
    words = scene.say("web-chart", seats=told)
    box = f"0 0 {WIDE} {HIGH}"
    return el("svg", grid, curves, class_="chart", viewBox=box, role="img", aria_label=words)


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
    """What happened to a clan."""

    born: int = 0
    fallen: int = 0
    fights: int = 0
    won: int = 0
    expected: float = 0.0
    paid: int = 0
    genes: int = 0


def stories(scene: Scene) -> list[Story]:
    """Each clan's story, from the events."""
    found = [Story() for _ in scene.view.players]
    attacker, chance = -1, 0.0
    weights = scene.table.constants.face_weight
    for event in scene.events:
        told = event.arguments
        if event.name == "attacked":
            attacker = told["seat"]
        elif event.name == "horns":
            lead = told["attack"] - told["defence"]
            chance = _chance(weights, [f for f in range(len(FACES)) if succeeds(f, lead)])
        elif event.name == "baby":
            attacker, chance = told["seat"], _chance(weights, BITES)
        elif event.name == "die":
            found[attacker].fights += 1
            found[attacker].expected += chance
        _count(found, event, attacker)
    return found


def _chance(weights: Sequence[int], faces: Sequence[int]) -> float:
    return sum(weights[face] for face in faces) / sum(weights)


def _count(found: list[Story], event: Event, attacker: int) -> None:
    told = event.arguments
    if event.name == "won":
        found[told["seat"]].won += 1
    elif event.name == "laid":
        found[told["seat"]].born += 1
    elif event.name == "fell" and told["cause"] != AS_NEWBORN:
        found[told["seat"]].fallen += 1
        if told["cause"] == BY_BABY:
            found[attacker].won += 1
    elif event.name == "paid":
        found[told["seat"]].paid += told["amount"]
    elif event.name == "took-gene":
        found[told["seat"]].genes += 1


def _table(scene: Scene) -> Markup:
    keys = ("points", "herd", "born", "fallen", "fights", "genes", "paid")
    heads = [el("th", scene.say(f"web-stat-{key}"), scope="col") for key in keys]
    rows = []
    told = stories(scene)
    for rank, seat in ranking(scene):
        player, story = scene.view.players[seat], told[seat]
        figures = (
            player.points, player.dinosaurs, story.born, story.fallen,
            f"{story.won}/{story.fights}", story.genes, story.paid,
        )  # fmt: skip
        name = el("th", el("span", rank, class_="num"), letter(seat), scene.name(seat), scope="row")
        cells = [el("td", figure, class_="num") for figure in figures]
        rows.append(el("tr", name, cells, class_=classes(seat == scene.me and "me")))
    table = el("table", el("tr", el("td"), heads), rows, class_="stats")
    return el("div", table, class_="scroll")


def _luck(scene: Scene) -> Markup:
    """Fights won against those that the dice owed."""
    told = stories(scene)
    most = max([1.0, *(abs(story.won - story.expected) for story in told)])
    rows = []
    for _, seat in ranking(scene):
        story = told[seat]
        more = story.won - story.expected
        wide = 90 * abs(more) / most
        bar = el("rect", x=100 if more >= 0 else 100 - wide, y=3, width=wide, height=10)
        strip = el(
            "svg", el("rect", class_="bed", y=3, width=200, height=10), bar,
            el("path", d="M100 0V16"), viewBox="0 0 200 16", preserveAspectRatio="none",
            aria_hidden="true",
        )  # fmt: skip
        said = scene.say("web-luck", won=story.won, expected=f"{story.expected:.1f}")
        who, share = el("span", scene.name(seat)), el("span", said, class_="said")
        rows.append(el("li", letter(seat), who, strip, share, class_=seat_class(seat)))
    return el("ul", rows, class_="luck")
