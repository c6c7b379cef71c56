"""What is asked: one sentence, what it means, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from ...common.drawing import ask as frame
from ...common.drawing.ask import Question, button
from ...common.drawing.html import el
from ..outlook import Made, fate, made, poison, strongest, winners
from ..state import SPARED, VIRTUAL
from ..view import CardView
from . import cards
from .hand import UNDO
from .scene import Scene

IN_PANEL = {"climb", "eggs", "adapt", "ability", "take", "put", "steal"}
BY_CARD = {"pick", "discard", "keep"}


def part(scene: Scene) -> Markup:
    """The question with its answers, or whom the table waits for."""
    return frame.part(scene, _question, _buttons, lambda _: [])


# ---- questions -----------------------------------------------------------------------------


def _question(scene: Scene) -> Question:
    ask = scene.view.ask
    if ask.step == "play":
        return _play(scene)
    if ask.step in ("discard", "keep"):
        left = SPARED - len(scene.view.picked)
        more = scene.say(f"web-{ask.step}-more")
        small = scene.say("web-may-still", cards=left)
        return Question(scene.say(f"web-ask-{ask.step}"), small, more)
    if ask.step == "eat":
        return _eat(scene)
    if ask.step == "metamorphosis" and ask.card is not None:
        title = scene.say("web-ask-metamorphosis", card=cards.named(scene, ask.card))
        return Question(title, "", cards.title(scene, ask.card))
    if ask.step == "take":
        owner = scene.name(ask.owner or 0)
        return Question(scene.say("web-ask-take", owner=owner), "", scene.say("web-take-more"))
    return Question(scene.say(f"web-ask-{ask.step}"), "", scene.say(f"web-{ask.step}-more"))


def _play(scene: Scene) -> Question:
    """What is to be beaten; once cards are picked, what comes of them (DW.3.1, DW.T3)."""
    view = scene.view
    best = strongest(view)
    if not view.picked:
        if best is None:
            return Question(scene.say("web-ask-lead"), "", scene.say("web-lead-more"))
        key = "web-ask-beat-two" if view.virtual is not None else "web-ask-beat"
        return Question(scene.say(key, what=_made(scene, best)), "", _stronger(scene, best))
    if all(token.open for token in view.picked):
        return Question(scene.say("web-picked-open"), "", _stronger(scene, best))
    chosen = made(view, [token.card for token in view.picked])
    if chosen is None:
        return Question(scene.say("web-picked-none"), "", _stronger(scene, best))
    title = scene.say("web-picked", what=_made(scene, chosen))
    if best is None:
        more = scene.say("web-picked-leads", seats=len(view.to_play) - 1)
    elif chosen.beats:
        key = "web-picked-wins" if len(view.to_play) == 1 else "web-picked-beats"
        more = scene.say(key, what=_made(scene, best))
    else:
        more = f"{scene.say('web-picked-weak', what=_made(scene, best))} {_stronger(scene, best)}"
    if not view.last and len(view.hand) == sum(not token.open for token in view.picked):
        more = f"{more} {scene.say('web-picked-empties')}"
    elif chosen.beats and view.last:
        more = f"{more} {scene.say('web-last-strongest')}"
    return Question(title, "", more)


def _made(scene: Scene, each: Made) -> str:
    return scene.say(
        "web-made", combination=scene.say(f"combination-{each.combination}"), sum=each.total
    )


def _stronger(scene: Scene, best: Made | None) -> str:
    """DW.2.3, DW.3.1: of each combination that would be strongest now the reader's cheapest."""
    if best is None:
        return scene.say("web-lead-more")
    cheapest: dict[str, Sequence[CardView]] = {}
    for each, made_of in winners(scene.view):
        cheapest.setdefault(each.combination, made_of)
    if not cheapest:
        return scene.say("web-none-beats")
    told = [
        scene.say(
            "web-with",
            combination=scene.say(f"combination-{name}"),
            cards="-".join(str(card.number) for card in sorted(made_of, key=_number)),
        )
        for name, made_of in cheapest.items()
    ]
    more = scene.say("web-these-beat", list=", ".join(told))
    return f"{more} {scene.say('web-last-strongest')}" if scene.view.last else more


def _number(card: CardView) -> int:
    return card.number


def _eat(scene: Scene) -> Question:
    own = scene.own
    assert own is not None
    told = fate(scene.view, scene.table.constants, own.seat)
    eaten = [int(line.name) for line in told.lines if line.kind == "prey"]
    prey, count = scene.feeders(eaten), len(eaten)
    more = scene.say("web-eat-more", count=count, prey=prey, food=told.food, need=told.need)
    return Question(scene.say("web-ask-eat"), "", more)


# ---- answers -------------------------------------------------------------------------------


def _buttons(scene: Scene) -> list[Markup]:
    """A button for every answer that is neither a card nor in the panel; ways out come last."""
    legal = [words for words in scene.legal if words.split()[0] not in IN_PANEL | BY_CARD]
    legal.sort(key=lambda words: words in ("pass", "done"))
    found = [button(_label(scene, words), words, go=_is_lit(scene, words)) for words in legal]
    if scene.view.picked:
        back = scene.say("web-put-back")
        found.append(el("button", back, type="submit", form=UNDO, class_="btn"))
    return found


def _is_lit(scene: Scene, words: str) -> bool:
    """Whether it is what one does as a rule."""
    return words in ("lay", "eat all") or (words == "done" and "eat all" not in scene.legal)


def _label(scene: Scene, words: str) -> str:
    verb, *rest = words.split()
    if verb == "lead":
        seat = scene.seat_of(rest[0])
        return scene.say("web-you-lead" if seat == scene.me else "web-lead", seat=scene.name(seat))
    if verb == "eat":
        if rest[0] == "all":
            return scene.say("web-eat-all")
        prey = VIRTUAL if rest[0] == "virtual" else scene.seat_of(rest[0])
        tokens = poison(scene.view, scene.me or 0, prey)
        return scene.say("web-eat", prey=scene.feeder(prey), tokens=tokens)
    if verb == "lay":
        return scene.say("web-lay", cards=len(scene.view.picked))
    if verb == "done":
        return scene.say(f"web-done-{scene.step}", cards=len(scene.view.picked))
    return scene.say(f"web-pass-{scene.step}")
