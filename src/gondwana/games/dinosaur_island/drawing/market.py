"""The market: specialists, attractions, lab upgrades and DNA beside the four prices."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, hidden, join
from ..view import OfferView
from .rules import named, ours
from .scene import Scene
from .signs import dna, dollars

GOODS = ("specialist", "attraction", "lab", "dna")  # the columns, from the left
TEXTS = {"specialist": "specialist", "attraction": "attraction", "lab": "tile"}
RULED = ("specialist", "lab")  # each of these has a rule of its own
VERBS = {"specialist": "hire", "attraction": "build", "lab": "upgrade", "dna": "dna"}


def part(scene: Scene) -> Markup:
    """The board, a row for each price."""
    view = scene.view
    rows = sorted({offer.row for offer in view.offers})
    heads = [el("th", scene.say(f"web-goods-{good}"), scope="col") for good in GOODS]
    head = el("tr", el("th", hidden(scene.say("web-price")), scope="col"), heads)
    found = []
    for row in rows:
        offers = {offer.good: offer for offer in view.offers if offer.row == row}
        price = el("th", el("span", dollars(row), class_="num"), scope="row")
        found.append(el("tr", price, [_cell(scene, offers[good]) for good in GOODS]))
    table = el("table", el("thead", head), el("tbody", found))
    seconds = el("span", [_second(scene, offer) for offer in view.seconds], class_="seconds")
    header = el("header", el("h2", scene.say("web-market"), class_="cap"), seconds)
    return el("section", header, table, id="part-market", class_="sheet market")


def name_of(scene: Scene, offer: OfferView) -> str:
    """What lies there, in words."""
    if offer.good == "dna":
        return scene.say(f"web-dna-{offer.name}", count=offer.amount)
    return scene.say(f"{TEXTS[offer.good]}-{offer.name}")


def effect_of(scene: Scene, offer: OfferView) -> str:
    """What it brings, in a few words."""
    if offer.good == "attraction":
        brings = [scene.say(f"category-{offer.category}")]
        brings.append(scene.say("web-stall", spaces=offer.amount))
        if offer.points:
            brings.append(scene.say("web-plus-points", points=offer.points))
        return ", ".join(brings)
    return scene.say(f"{TEXTS[offer.good]}-{offer.name}-effect")


def verb_words(scene: Scene, offer: OfferView) -> list[str]:
    """The actions by which the reader may have it now."""
    if offer.good == "lab" and offer in scene.view.seconds:
        words = scene.may("buy", str(offer.name))
        return [words] if words else []
    verb = VERBS[offer.good]
    return [" ".join((verb, str(offer.row), *way)) for way in scene.ways(verb, str(offer.row))]


def _cell(scene: Scene, offer: OfferView) -> Markup:
    if offer.name is None:
        return el("td", hidden(scene.say("web-taken")), class_="gone")
    sign: Sequence[Child]
    if offer.good == "dna":
        name = name_of(scene, offer)
        sign = (el("span", [dna(str(offer.name))] * offer.amount, hidden(name), class_="units"),)
        shown = f"{name}: {scene.say('web-removes')}"
    else:
        name, effect = name_of(scene, offer), effect_of(scene, offer)
        more = f"{dollars(scene.view.cost(offer))} " if scene.view.cost(offer) != offer.row else ""
        sign = (el("b", name), el("small", el("i", more) if more else None, effect))
        price = dollars(scene.view.cost(offer))
        shown = f"{name}{ours(scene, str(offer.name))}, {price}: {effect}"
    return el("td", _item(scene, offer, sign, shown), _removing(scene, offer))


def _second(scene: Scene, offer: OfferView) -> Markup | None:
    if offer.name is None:
        return None
    name = name_of(scene, offer)
    words = f"{name}, {dollars(scene.view.cost(offer))}: {effect_of(scene, offer)}"
    left = scene.say("web-tiles-left", count=offer.amount)
    inside = (el("b", name), el("small", f"{dollars(scene.view.cost(offer))}, {left}"))
    return _item(scene, offer, inside, words)


def _item(scene: Scene, offer: OfferView, inside: Sequence[Child], words: str) -> Markup:
    """What lies in the market; one that cannot be had says why when it is pressed."""
    ways, missing = verb_words(scene, offer), lacks(scene, offer)
    look = classes(
        "it", offer.good == "dna" and "dn", bool(ways) and "can space may", missing > 0 and "dear"
    )
    if len(ways) == 1 and not needs_choice(offer, ways):
        return el("button", inside, type="button", class_=look, title=words,
                  data_words=ways[0], data_confirm=True)  # fmt: skip
    if ways:
        return el("button", inside, type="button", class_=look, title=words,
                  data_from=start(offer))  # fmt: skip
    reason = el("em", scene.say("web-lacks", dollars=missing)) if missing else None
    if scene.step == "market":
        return el("button", inside, reason, type="button", class_=look, title=words,
                  data_why=asked_for(scene, offer))  # fmt: skip
    if offer.good in RULED:
        lying = named(scene, TEXTS[offer.good], str(offer.name), join([*inside, reason]), look)
        return el("span", lying, title=words)
    return el("span", inside, reason, class_=look, title=words)


def needs_choice(offer: OfferView, ways: Sequence[str]) -> bool:
    """Whether pressing it leads to a choice: what is removed, covered or dismissed."""
    return offer.good == "dna" or len(ways[0].split()) > len(("verb", "price"))


def start(offer: OfferView) -> str:
    """By what name the choices are known that pressing it leads to."""
    return f"{VERBS[offer.good]}-{offer.row}"


def lacks(scene: Scene, offer: OfferView) -> int:
    """How many dollars the reader lacks for it."""
    return 0 if scene.mine is None else max(0, scene.view.cost(offer) - scene.mine.money)


def asked_for(scene: Scene, offer: OfferView) -> str:
    """An action that would have it, to ask why it is not allowed."""
    if offer in scene.view.seconds:
        return f"buy {offer.name}"
    last = {"lab": "5", "dna": "lab"}.get(offer.good)
    return " ".join(filter(None, (VERBS[offer.good], str(offer.row), last)))


def _removing(scene: Scene, offer: OfferView) -> Markup | None:
    """DI.2.5: what may be removed when the DNA of this row is bought."""
    words = scene.may("dna", str(offer.row), offer.good)
    if words is None:
        return None
    label = scene.say("web-remove", item=name_of(scene, offer))
    return el("button", el("span", label), type="button", class_="target removes",
              data_from=f"dna-{offer.row}", data_words=words)  # fmt: skip
