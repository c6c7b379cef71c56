"""What the first press of an answer shows: what it costs and brings, before the second plays it."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from ...common.drawing.ask import about, say
from ..state import BASICS, SORTS
from ..view import DieView, OfferView
from . import market, research
from .choices import hint
from .rules import ours
from .scene import Scene
from .signs import dollars

ROUNDER_LEVEL = 2


def abouts(scene: Scene) -> list[Markup]:
    """For whatever asks to be confirmed, the question that its first press shows."""
    found = []
    for words in scene.legal:
        verb, *rest = words.split()
        if verb in ("die", "storage", "recipe"):
            found.append(_sending(scene, words, verb, rest))
    if finishing(scene):
        found.append(_finishing(scene))
    offers = (*scene.view.offers, *scene.view.seconds)
    for offer in offers if scene.step == "market" else ():
        ways = market.verb_words(scene, offer) if offer.name else []
        if len(ways) == 1 and not market.needs_choice(offer, ways):
            found.append(_buying(scene, ways[0], offer))
    return found


# ---- work ----------------------------------------------------------------------------------


def finishing(scene: Scene) -> bool:
    """DI.3.6: whether the reader could still do something, and so is asked twice about `done`."""
    return scene.step == "work" and "done" in scene.legal and len(scene.legal) > 1


def _finishing(scene: Scene) -> Markup:
    assert scene.mine is not None
    more = scene.say("web-workers-left", count=scene.mine.idle)
    question = say(scene.say("web-finish"), "", more)
    return about(scene, "done", question, scene.say("web-done-work"))


# ---- research ------------------------------------------------------------------------------


def _sending(scene: Scene, words: str, verb: str, rest: list[str]) -> Markup:
    level = ROUNDER_LEVEL if rest[-1] == "worker" else int(rest[-1])
    if verb == "die":
        die = scene.view.dice[int(rest[0]) - 1]
        face = research.face_words(scene, die)
        title = scene.say("web-take-die", face=face, level=level)
        return about(scene, words, say(title, "", die_brings(scene, die, level)),
                     scene.say("web-take"))  # fmt: skip
    if verb == "storage":
        title = scene.say("web-take-storage", level=level)
        return about(scene, words, say(title, "", scene.say("web-storage-hint")),
                     scene.say("web-raise-limits"))  # fmt: skip
    recipe = next(each for each in scene.view.recipes if each.kind == rest[0])
    name = scene.say(f"exhibit-{recipe.name}")
    title = scene.say("web-take-recipe", species=name, level=level)
    return about(scene, words, say(title, "", scene.say("web-recipe-hint")),
                 scene.say("web-research-it", species=name))  # fmt: skip


def die_brings(scene: Scene, die: DieView, level: int) -> str:
    """DI.1.3, DI.G3: symbols times level, and how much of it has room."""
    if die.symbol in ("paddock", "worker"):
        return scene.say(f"web-brings-{die.symbol}")
    amount, space = die.count * level, room(scene, die.symbol)
    product = scene.say("web-product", count=die.count, level=level, amount=amount)
    kept = scene.say("web-room", kept=min(amount, space), lost=max(0, amount - space))
    return f"{product} {kept}"


def room(scene: Scene, symbol: str) -> int:
    """DI.S8: how much of a sort the reader has room for; of a joker, in all basic sorts."""
    me = scene.mine
    assert me is not None
    sorts = SORTS[:BASICS] if symbol == "joker" else (symbol,)
    return sum(_free(me.dna, me.limits, sort) for sort in sorts)


def _free(dna: Mapping[str, int], limits: Mapping[str, int], sort: str) -> int:
    return limits[sort] - 1 - dna[sort]


# ---- the market ----------------------------------------------------------------------------


def choosing(scene: Scene) -> list[Markup]:
    """For whatever in the market leads to a choice, what it costs and brings, and what to press."""
    found = []
    for offer in scene.view.offers if scene.step == "market" else ():
        ways = market.verb_words(scene, offer) if offer.name else []
        if ways and market.needs_choice(offer, ways):
            title, more = _offered(scene, offer)
            press = scene.say(f"web-then-{market.VERBS[offer.good]}")
            found.append(hint(market.start(offer), title, f"{more} {press}"))
    return found


def _buying(scene: Scene, words: str, offer: OfferView) -> Markup:
    title, more = _offered(scene, offer)
    button = scene.say(f"web-{market.VERBS[offer.good]}")
    return about(scene, words, say(title, "", more), button)


def _offered(scene: Scene, offer: OfferView) -> tuple[str, str]:
    """What is asked of something in the market, what it does and what money is left."""
    assert scene.mine is not None
    name = market.name_of(scene, offer)
    left = scene.say("web-leaves", dollars=dollars(scene.mine.money - scene.view.cost(offer)))
    more = left
    if offer.good != "dna":
        effect = market.effect_of(scene, offer).rstrip(".")
        more = f"{effect}{ours(scene, str(offer.name))}. {left}"
    verb, price = market.VERBS[offer.good], dollars(scene.view.cost(offer))
    return scene.say(f"web-{verb}-it", item=name, dollars=price), more
