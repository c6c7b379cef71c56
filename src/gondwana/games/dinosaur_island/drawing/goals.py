"""What the game is about: objectives or the solo game's cards, and the plot twists."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, hidden, join
from ..view import GoalView
from .rules import named, ours, ours_note, starred
from .scene import Scene
from .signs import bar
from .solo import signs
from .twists import twists


def part(scene: Scene) -> Markup:
    """The objectives with everybody's marks, how far the reader is, and the twists.

    Alone these stand elsewhere, where there is room.
    """
    inside = (*_objectives(scene), None if scene.view.solo else twists(scene))
    return el("section", inside, id="part-goals", class_="sheet objs")


def part_aims(scene: Scene) -> Markup:
    """The same once more for phones, where they stand under the other common boards."""
    inside = (*_objectives(scene), signs(scene), twists(scene))
    return el("section", inside, id="part-aims", class_="sheet objs")


def _objectives(scene: Scene) -> list[Child]:
    view = scene.view
    key = "web-cards-solo" if view.solo else "web-objectives"
    worth = view.goals[0].points if view.goals else 0
    each = scene.say("web-points-each", points=worth) if worth else None
    sign = ours_note(scene, (*(goal.name for goal in view.goals), *view.twists))
    note = el("span", " · ".join(filter(None, (each, sign))), class_="note")
    return [
        el("header", el("h2", scene.say(key), class_="cap"), note),
        el("ul", [_goal(scene, goal) for goal in view.goals], class_="goals"),
    ]


def sentence(scene: Scene, metric: str, number: int) -> str:
    """What an objective asks for."""
    return scene.say(f"metric-{metric}", n=number)


def _goal(scene: Scene, goal: GoalView) -> Markup:
    marks = [scene.letter(seat) for seat in goal.seats]
    names = hidden(scene.say("web-marked-by", seats=scene.seats(goal.seats))) if marks else None
    far: tuple[Child, ...] = ()
    if scene.me is not None and not goal.closed and scene.me not in goal.seats:
        value = goal.values[scene.me]
        words = scene.say("web-far", number=value, all=goal.number)
        far = (bar(value, goal.number, "mine"), el("b", f"{value}/{goal.number}", class_="num",
               aria_hidden="true"), hidden(words))  # fmt: skip
    told = sentence(scene, goal.metric, goal.number)
    inside = join((el("s", told) if goal.closed else told, starred(scene, goal.name)))
    name = named(scene, "metric", goal.metric, inside)
    return el("li", name, el("span", far, marks, names, class_="far"),
              class_=classes("goal", goal.closed and "closed"),
              title=f"{told}{ours(scene, goal.name)}")  # fmt: skip
