"""What is asked: one sentence, what it means, and the buttons."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from ...common.drawing import ask as frame
from ...common.drawing.ask import Question, about, button, say
from ...common.drawing.html import Child, el
from . import auction, forecast
from .combat import BITES, die, odds_of, winning
from .scene import Scene


def part(scene: Scene) -> Markup:
    """The question with its answers, or whom the table waits for."""
    return frame.part(scene, _question, _buttons, _abouts)


# ---- questions -----------------------------------------------------------------------------


def _question(scene: Scene) -> Question:
    ask, me = scene.view.ask, scene.view.players[scene.me or 0]
    if ask.step == "window":
        return Question(window(scene), more=_attacked(scene))
    if ask.step == "bid":
        return Question(_bid(scene), more=_rules_of_bidding(scene))
    if ask.step == "place":
        return Question(scene.say("ask-place"))
    if ask.step == "move":
        steps = scene.say("web-steps-left", steps=ask.steps)
        return Question(scene.say("web-ask-move"), steps, outlook(scene))
    if ask.step == "flee":
        assert ask.fight is not None
        return Question(scene.say("ask-flee", space=ask.fight[1]))
    if ask.step == "lay":
        egg = scene.say("web-egg", egg=ask.egg, eggs=me.eggs)
        return Question(_lay(scene), egg, outlook(scene))
    asked = scene.say("ask-remove", count=ask.to_remove)
    return Question(asked, more=scene.say("web-remove-hint"))


def window(scene: Scene) -> str:
    """E2.W: which card may be played now."""
    ask = scene.view.ask
    details: dict[str, Any] = {}
    if ask.window_seat is not None:
        details["seat"] = scene.name(ask.window_seat)
    if ask.fight is not None:
        start, target = ask.fight
        attacker, _, wins = _fight(scene)
        details = {
            "seat": scene.name(attacker), "start": start, "target": target,
            "wins": odds_of(scene, wins),
        }  # fmt: skip
    return scene.say(f"ask-window-{ask.window}", **details)


def _fight(scene: Scene) -> tuple[int, int, list[int]]:
    """Who attacks whom, and the faces that win."""
    fight = scene.view.ask.fight
    assert fight is not None
    attacker, defender = (scene.spaces[name].dinosaur for name in fight)
    assert attacker is not None
    assert defender is not None
    return attacker, defender, winning(scene, attacker, defender)


def _attacked(scene: Scene) -> Markup | None:
    if scene.view.ask.fight is None:
        return None
    attacker, defender, wins = _fight(scene)
    return el("span", die(scene, wins), _horns(scene, attacker, defender))


def _bid(scene: Scene) -> str:
    ask = scene.view.ask
    if ask.closed is not None and any(event.name == "pushed" for event in scene.this_phase):
        column = scene.view.columns[ask.closed - 1]
        if column.seat is not None and column.seat != scene.me:
            seat = scene.name(column.seat)
            return scene.say("web-bid-again", seat=seat, prize=auction.prize(scene, column))
    return scene.say("web-ask-bid")


def _rules_of_bidding(scene: Scene) -> str:
    vials = scene.view.players[scene.me or 0].genes["vial"]
    if scene.view.ask.closed is not None:
        column = scene.view.columns[scene.view.ask.closed - 1]
        return scene.say("web-bid-closed", prize=auction.prize(scene, column))
    return scene.say("web-bid-hint", vials=vials)


def _lay(scene: Scene) -> str:
    ask, me = scene.view.ask, scene.view.players[scene.me or 0]
    if ask.taken is not None:
        return scene.say("ask-lay-again", space=ask.taken)
    return scene.say("web-ask-take" if me.supply == 0 else "web-ask-lay")


def outlook(scene: Scene) -> str:
    """E2.R9: how many of the reader's dinosaurs would fall if the round ended now."""
    assert scene.me is not None
    count = forecast.toll(scene, scene.me)
    me = scene.view.players[scene.me]
    said = scene.say("label-none-fall")
    if count:
        said = scene.say("label-some-fall", count=count, herd=me.dinosaurs)
    if count == forecast.beyond(scene, scene.me):
        return said
    return f"{said} {scene.say('web-minimum', count=me.minimum)}"


# ---- answers -------------------------------------------------------------------------------


def _buttons(scene: Scene) -> list[Markup]:
    """A button for every answer that is no place on the board."""
    found = []
    for words in sorted(scene.legal, key="pass".__eq__):
        verb, *rest = words.split()
        if verb == "play":
            label = scene.say(f"card-{rest[0]}")
            if len(rest) > 1:
                label = scene.say("web-card-way", card=label, way=scene.say(f"action-{rest[1]}"))
            found.append(button(label, words, go=True))
        elif verb == "place":
            found.append(button(rest[0], words))
        elif verb == "pass":
            found.append(button(scene.say(f"web-pass-{scene.step}"), words))
    return found


def _abouts(scene: Scene) -> list[Markup]:
    """For whatever asks to be confirmed, the question that its first press shows."""
    found = []
    for words in scene.legal:
        verb, *rest = words.split()
        if verb == "bid":
            found.append(_about_bid(scene, words, int(rest[0]), int(rest[1])))
        elif verb in ("move", "fly", "swim", "lay"):
            enemy = scene.spaces[rest[-1].upper()].dinosaur
            if enemy is not None and verb == "lay":
                found.append(_about_baby(scene, words, rest[0].upper(), enemy))
            elif enemy is not None:
                found.append(_about_attack(scene, words, rest[1].upper(), enemy))
        elif verb == "play":
            found.append(_about_card(scene, words, rest))
    return found


def _about_bid(scene: Scene, words: str, number: int, bid: int) -> Markup:
    column = scene.view.columns[number - 1]
    me = scene.view.players[scene.me or 0]
    left = (me.points or 0) - max(0, bid - me.genes["vial"])
    what = auction.prize(scene, column)
    label = scene.say("web-bid-label", bid=bid, prize=what)
    more = f"{auction.effect(scene, column)} {scene.say('web-bid-leaves', points=left)}"
    return about(scene, words, say(label, "", more), label)


def _about_attack(scene: Scene, words: str, space: str, enemy: int) -> Markup:
    assert scene.me is not None
    wins = winning(scene, scene.me, enemy)
    more: list[Child] = [die(scene, wins), _horns(scene, scene.me, enemy)]
    card = "ring-of-tusks"
    hidden = card not in scene.view.discarded and card not in scene.view.hand
    if hidden and scene.view.players[enemy].cards:
        more += [". ", scene.say("odds-tusks", card=scene.say(f"card-{card}"))]
    title = scene.say("web-attack", seat=scene.name(enemy), space=space)
    steps = scene.say("web-steps-left", steps=scene.view.ask.steps)
    return about(scene, words, say(title, steps, el("span", more)), _attack_button(scene, space))


def _attack_button(scene: Scene, space: str) -> str:
    return scene.say("web-attack-button", space=space)


def _about_baby(scene: Scene, words: str, space: str, enemy: int) -> Markup:
    more = [die(scene, BITES), scene.say("web-baby-odds")]
    title = scene.say("web-baby", seat=scene.name(enemy), space=space)
    return about(scene, words, say(title, "", el("span", more)), _attack_button(scene, space))


def _about_card(scene: Scene, words: str, rest: list[str]) -> Markup:
    name = scene.say(f"card-{rest[0]}")
    label = scene.say("web-play", card=name)
    return about(scene, words, say(name, "", scene.say(f"card-{rest[0]}-effect")), label)


def _horns(scene: Scene, attacker: int, defender: int) -> str:
    players = scene.view.players
    horns, against = players[attacker].attack, players[defender].defence
    return scene.say("web-horns", horns=horns, against=against)
