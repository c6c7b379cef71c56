"""What is asked: one sentence, what it means, and the buttons."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from ...common.drawing import ask as frame
from ...common.drawing.ask import Question, button
from ...common.drawing.html import Child, el
from . import research
from .about import abouts, choosing, finishing
from .choices import label, targets
from .rules import ours_note
from .scene import Scene
from .signs import dollars

# The verbs whose actions are buttons of the question, in the order in which they stand there; all
# others lie on the boards.
ASKED = (
    "copy-die", "gain", "limit", "paddock", "pay", "return", "lawyer", "auto", "bonus",
    "keep", "score", "drop", "turn", "done", "pass",
)  # fmt: skip
GO = ("copy-die", "auto", "lawyer", "score")  # those that one will want to do
MINE = "work"  # here a paddock is raised by the fencer, from his card


def part(scene: Scene) -> Markup:
    """The question with its answers, or whom the table waits for."""
    return frame.part(scene, _question, _buttons, abouts)


# ---- questions -----------------------------------------------------------------------------


def _question(scene: Scene) -> Question:
    step = scene.step
    if step == "visitors":
        return _visitors(scene)
    asked = _ASKED.get(step)
    if asked is not None:
        return asked(scene)
    return Question(scene.say(f"web-ask-{step}"), more=scene.say(f"web-hint-{step}"))


def _research(scene: Scene) -> Question:
    rests = not research.senders(scene)
    more = scene.say("web-hint-rounder" if rests else "web-hint-research")
    return Question(scene.say("web-ask-research"), more=more)


def _place(scene: Scene) -> Question:
    placing = str(scene.view.ask.placing)
    key = next(k for k in ("exhibit", "attraction") if scene.texts.has(f"{k}-{placing}"))
    what = scene.say(f"{key}-{placing}")
    return Question(scene.say("web-ask-place", what=what), more=scene.say(f"web-hint-{key}"))


def _gain(scene: Scene) -> Question:
    ask = scene.view.ask
    left, key = (ask.basic, "basic") if ask.basic else (ask.complex, "complex")
    small = scene.say("web-units-left", count=left)
    return Question(scene.say(f"web-ask-gain-{key}"), small, scene.say("web-hint-gain"))


def _limits(scene: Scene) -> Question:
    small = scene.say("web-steps-left", count=scene.view.ask.steps)
    return Question(scene.say("web-ask-limits"), small, scene.say("web-hint-limits"))


def _market(scene: Scene) -> Question:
    money = scene.mine.money if scene.mine else 0
    small = scene.say("web-purse", dollars=dollars(money))
    return Question(scene.say("web-ask-market"), small, scene.say("web-hint-market"))


def _work(scene: Scene) -> Question:
    ask, me = scene.view.ask, scene.mine
    if ask.paying is not None:
        species = scene.say(f"exhibit-{ask.paying}")
        return Question(scene.say("web-ask-pay", species=species))
    if ask.copying:
        return Question(scene.say("web-ask-copying"), more=scene.say("web-hint-copying"))
    small = scene.say("web-workers-left", count=me.idle if me else 0)
    return Question(scene.say("web-ask-work"), small, scene.say("web-hint-work"))


def _copy(scene: Scene) -> Question:
    die = scene.view.dice[scene.view.ask.copy_space - 1]
    level = die.stand.level if die.stand else 1
    seat = scene.name(die.stand.seat) if die.stand else ""
    face = research.face_words(scene, die)
    more = scene.say("web-hint-copy", seat=seat, level=level, face=face)
    return Question(scene.say("web-ask-copy"), more=more)


def _score(scene: Scene) -> Question:
    view = scene.view
    worth = view.goals[0].points if view.goals else 0
    return Question(scene.say("web-ask-score"), more=scene.say("web-hint-score", points=worth))


def _choose(scene: Scene) -> Question:
    left = scene.table.constants.cards_kept - len(scene.view.goals)
    small = scene.say("web-cards-left", count=left)
    cards = [way[0] for way in scene.ways("keep")]
    more = " ".join(filter(None, (scene.say("web-hint-choose"), ours_note(scene, cards))))
    return Question(scene.say("web-ask-choose"), small, more)


def _visitors(scene: Scene) -> Question:
    me = scene.mine
    assert me is not None
    small = ""
    if me.stage == "place":
        small = scene.say("web-visitors", patrons=me.patrons, hooligans=me.hooligans)
    elif me.stage == "feed":
        small = scene.say("web-still", count=me.to_feed)
    stage = "place-visitors" if me.stage == "place" else me.stage
    title, more = scene.say(f"web-ask-{stage}"), scene.say(f"web-hint-{stage}")
    return Question(title, small, more)


_ASKED: dict[str, Callable[[Scene], Question]] = {
    "research": _research,
    "place": _place,
    "gain": _gain,
    "limits": _limits,
    "market": _market,
    "work": _work,
    "copy": _copy,
    "score": _score,
    "choose": _choose,
}


# ---- answers -------------------------------------------------------------------------------


def _buttons(scene: Scene) -> list[Markup]:
    """A button for every answer that lies on no board, and the choices that a press leads to."""
    found = [*targets(scene), *choosing(scene)]
    for verb in ASKED:
        if verb == "paddock" and scene.step == MINE:
            continue
        for way in scene.ways(verb):
            words = " ".join((verb, *way))
            if verb == "turn":
                found.append(_turn(scene, words, way[0]))
            elif verb == "done" and finishing(scene):
                found.append(_finish(scene, words))
            else:
                found.append(button_of(label(scene, words), words, verb in GO))
    return found


def button_of(inside: Child, words: str, go: bool = False) -> Markup:
    """A button whose label may have signs in it."""
    if isinstance(inside, str) and not isinstance(inside, Markup):
        return button(inside, words, go)
    look = "btn go" if go else "btn"
    return el("button", inside, type="button", class_=look, data_words=words)


def _turn(scene: Scene, words: str, level: str) -> Markup:
    """DI.1.7: passing; the style sheet shows that of the scientist who is chosen."""
    inside = label(scene, words)
    return el("button", inside, type="button", class_=f"btn by-{level}", data_words=words)


def _finish(scene: Scene, words: str) -> Markup:
    """The end of one's own work while there is still something to do."""
    inside = label(scene, words)
    return el("button", inside, type="button", class_="btn", data_words=words, data_confirm=True)
