"""What is asked: one sentence, what it means, and the buttons."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from ...common.drawing import ask as frame
from ...common.drawing.ask import Question, about, button, say
from ...common.drawing.html import el
from ..outlook import dying
from ..state import RESULTS
from . import auction
from .combat import die, horns, winning
from .scene import Scene


def part(scene: Scene) -> Markup:
    """The question with its answers, or whom the table waits for."""
    return frame.part(scene, _question, _buttons, _abouts)


# ---- questions -----------------------------------------------------------------------------


def _question(scene: Scene) -> Question:
    ask = scene.view.ask
    if ask.step == "window":
        return Question(window(scene))
    if ask.step == "bid":
        return _bid(scene)
    if ask.step == "move":
        steps = scene.say("web-steps-left", steps=ask.steps)
        return Question(scene.say("web-ask-move"), steps, outlook(scene))
    if ask.step == "lay":
        more = outlook(scene)
        if ask.may_stop:
            more = f"{scene.say('ask-lay-stop')} {more}"
        return Question(scene.say("web-ask-lay"), scene.say("web-eggs", eggs=ask.eggs), more)
    asked = scene.say("ask-remove", count=ask.to_remove, zone=ask.zone)
    return Question(asked, more=scene.say("web-remove-hint"))


def window(scene: Scene) -> str:
    """E1.R19: which window is open."""
    ask = scene.view.ask
    details: dict[str, Any] = {}
    if ask.window == "answer" and ask.last_card is not None:
        details["card"] = scene.say(f"card-{ask.last_card}")
    elif ask.window == "outbid" and ask.named is not None:
        seat, prize = scene.name(ask.named.seat), auction.prize(scene, ask.named.row)
        return scene.say("web-window-outbid", seat=seat, prize=prize, price=ask.named.price)
    return scene.say(f"ask-window-{ask.window}", **details)


def _bid(scene: Scene) -> Question:
    view = scene.view
    assert scene.me is not None
    parts = [scene.say("web-bid-hint", mutations=view.players[scene.me].genes["mutation"])]
    if view.ask.may_pass:
        parts.append(scene.say("ask-bid-pass"))
    key = "web-bid-again" if view.ask.displaced == scene.me else "web-ask-bid"
    return Question(scene.say(key), more=" ".join(parts))


def outlook(scene: Scene) -> str:
    """E1.5.2: how many of the reader's would die if the phase of survival came now."""
    assert scene.me is not None
    count = dying(scene.view, scene.me)
    if count == 0:
        return scene.say("label-none-die")
    herd = scene.view.players[scene.me].dinosaurs
    return scene.say("label-some-die", count=count, herd=herd)


# ---- answers -------------------------------------------------------------------------------


def _buttons(scene: Scene) -> list[Markup]:
    """A button for every answer that is no place on the board or price."""
    found, struck = [], set()
    for words in sorted(scene.legal, key="pass".__eq__):
        verb, *rest = words.split()
        if verb == "pass":
            found.append(button(scene.say(f"web-pass-{scene.step}"), words))
        elif verb == "play" and rest[-1].upper() in scene.spaces:
            if rest[0] not in struck:
                struck.add(rest[0])
                found.append(_aim(scene, rest[0]))
        elif verb == "play":
            found.append(button(_card(scene, rest), words, go=True))
    return found


def _aim(scene: Scene, card: str) -> Markup:
    """A card that strikes a region: pressing it lights the regions that it can strike."""
    label = scene.say("web-aim", card=scene.say(f"card-{card}"))
    return el("button", label, type="button", class_="btn go", data_from=card)


def _card(scene: Scene, rest: list[str]) -> str:
    """A card, and the way in which it is played."""
    name = scene.say(f"card-{rest[0]}")
    if len(rest) == 1:
        return name
    if rest[1] in RESULTS:
        way = scene.say(f"action-{rest[1]}")
    else:
        way = scene.name(scene.table.game.marks.lower().index(rest[1]))
    return scene.say("web-card-way", card=name, way=way)


def _abouts(scene: Scene) -> list[Markup]:
    """For whatever asks to be confirmed, the question that its first press shows."""
    found = []
    for words in scene.legal:
        verb, *rest = words.split()
        if verb == "bid":
            found.append(_about_bid(scene, words, int(rest[0]), int(rest[1])))
        elif verb in ("move", "lay"):
            enemy = scene.spaces[rest[-1].upper()].dinosaur
            if enemy is not None:
                found.append(_about_attack(scene, words, rest[-1].upper(), enemy, verb == "lay"))
        elif verb == "play" and len(rest) == 1:
            found.append(_about_card(scene, words, rest[0]))
    return found


def _about_bid(scene: Scene, words: str, row: int, price: int) -> Markup:
    assert scene.me is not None
    me = scene.view.players[scene.me]
    left = max(0, me.points - max(0, price - me.genes["mutation"]))
    label = scene.say("web-bid-label", bid=price, prize=auction.prize(scene, row))
    more = scene.say("web-bid-leaves", points=left)
    return about(scene, words, say(label, "", more), label)


def _about_attack(scene: Scene, words: str, name: str, enemy: int, kid: bool) -> Markup:
    limit = winning(scene, enemy, kid)
    against = scene.view.players[enemy].defence
    told = el("span", die(scene, limit),
              scene.say("web-horns", horns=horns(scene, kid), against=against))  # fmt: skip
    title = scene.say("web-attack", seat=scene.name(enemy), space=name)
    button_ = scene.say("web-attack-button", space=name)
    return about(scene, words, say(title, "", told), button_)


def _about_card(scene: Scene, words: str, card: str) -> Markup:
    name = scene.say(f"card-{card}")
    effect = scene.say(f"card-{card}-effect")
    return about(scene, words, say(name, "", effect), scene.say("web-play", card=name))
