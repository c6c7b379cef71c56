"""What actions are called on buttons, and the choices that pressing a spot of the lab leads to."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from ...common.drawing.ask import say
from ...common.drawing.html import Child, el, join
from ..reckoning import paddock_price, security_price
from ..state import BASICS, METRICS, SORTS
from ..view import ExhibitView
from .goals import sentence
from .lab import DIRECT, FENCER, start, uses
from .park import AIMED
from .rules import starred
from .scene import Scene
from .signs import dna, dollars, in_words, units

ARROW = "→"


def targets(scene: Scene) -> list[Markup]:
    """For every spot of the reader's lab what it may be used for, shown when it is pressed."""
    if scene.step != "work" or scene.mine is None:
        return []
    found: dict[tuple[str, str], Markup] = {}
    for tile in scene.mine.lab:
        for spot in tile.spots:
            begin, ways = start(tile.name, spot.number), uses(scene, tile.name, spot.number)
            if tile.name in DIRECT or not ways:
                continue
            found[begin, ""] = _hint(scene, begin, "tile", tile.name)
            for words in ways if tile.name != AIMED else ():
                found[begin, words] = _target(scene, begin, words)
    if scene.ways("paddock"):
        found[FENCER, ""] = _hint(scene, FENCER, "specialist", FENCER)
    for way in scene.ways("paddock"):
        words = " ".join(("paddock", *way))
        found[FENCER, words] = _target(scene, FENCER, words)
    return list(found.values())


def _target(scene: Scene, begin: str, words: str) -> Markup:
    return el("button", label(scene, words), type="button", class_="btn go target",
              data_from=begin, data_words=words)  # fmt: skip


def _hint(scene: Scene, begin: str, kind: str, name: str) -> Markup:
    """What was pressed, in the question's place."""
    return hint(begin, scene.say(f"{kind}-{name}"), scene.say(f"{kind}-{name}-effect"))


def hint(begin: str, title: str, more: str) -> Markup:
    """A question that stands while the choices of `begin` are shown."""
    return el("div", say(title, "", more), class_="target hint", data_from=begin)


# ---- labels --------------------------------------------------------------------------------


def label(scene: Scene, words: str) -> Child:
    """An action on a button."""
    verb, *rest = words.split()
    if verb in ("gain", "limit", "gene-bank"):
        return join([dna(rest[0]), el("span", scene.say(f"sort-{rest[0]}"), class_="sort")])
    if verb == "pay":
        return _payment(scene, rest)
    if verb == "refine":
        return join([_refining(scene, rest[0])])
    if verb == "sequence":
        return _turned(scene, {rest[0]: 2}, rest[1])
    if verb == "create":
        return _creating(scene, rest[0])
    if verb in ("bench", "bench-plus"):
        return _bench(scene, rest[-1], int(rest[0]) if verb == "bench-plus" else 0)
    if verb in ("renovate", "paddock"):
        return _paddock(scene, rest[-1], None)
    if verb in ("keep", "score", "drop"):
        return _card(scene, verb, rest[0])
    if verb == "turn":
        return scene.say("web-turn", level=int(rest[0]))
    if verb == "return":
        return scene.say("web-return", count=int(rest[0]))
    if verb == "bonus":
        return scene.say(f"web-bonus-{rest[0]}")
    return scene.say(_plain(scene, verb))


def _plain(scene: Scene, verb: str) -> str:
    """The message of a verb alone, which may depend on the question."""
    me = scene.mine
    step = me.stage if scene.step == "visitors" and me is not None else scene.step
    own = f"web-{verb}-{step}"
    return own if scene.texts.has(own) else f"web-{verb}"


def _payment(scene: Scene, sorts: list[str]) -> Markup:
    counts = {sort: sorts.count(sort) for sort in SORTS if sort in sorts}
    return units(scene, counts) if counts else join([scene.say("web-pay-nothing")])


def _refining(scene: Scene, sort: str) -> Markup:
    constants = scene.table.constants
    row = SORTS.index(sort) - BASICS
    takes = {SORTS[k]: constants.refine_takes[row, k] for k in range(BASICS)}
    return _turned(scene, {sort: count for sort, count in takes.items() if count}, sort)


def _turned(scene: Scene, takes: Mapping[str, int], gives: str) -> Markup:
    """Some DNA into one unit of another sort."""
    said = f"{in_words(scene, takes)} {ARROW} {scene.say(f'sort-{gives}')}"
    drawn = [dna(sort) for sort, count in takes.items() for _ in range(count)]
    return el("span", drawn, el("span", ARROW, aria_hidden="true"), dna(gives),
              el("span", said, class_="hide"), class_="units")  # fmt: skip


def _creating(scene: Scene, name: str) -> Markup:
    exhibit = own_exhibit(scene, name)
    return join([scene.say(f"exhibit-{name}"), units(scene, exhibit.dna)])


def _bench(scene: Scene, what: str, spot: int) -> Markup:
    t, me = scene.table.constants, scene.mine
    assert me is not None
    less = t.bench_discount[spot - 1] if spot else 0
    if what == "security":
        said = scene.say("web-raise-security", level=me.security + 1)
        return join([said, _price(security_price(t, me, less))])
    exhibit = own_exhibit(scene, what)
    return _paddock(scene, what, paddock_price(scene.view, t, me, exhibit, less))


def _paddock(scene: Scene, name: str, price: int | None) -> Markup:
    exhibit = own_exhibit(scene, name)
    said = scene.say("web-raise-paddock", species=scene.say(f"exhibit-{name}"),
                     size=exhibit.paddock + 1)  # fmt: skip
    return join([said, None if price is None else _price(price)])


def _price(price: int) -> Markup:
    return el("b", dollars(price), class_="num")


def own_exhibit(scene: Scene, name: str) -> ExhibitView:
    """An exhibit of the reader's."""
    assert scene.mine is not None
    return next(exhibit for exhibit in scene.mine.exhibits if exhibit.name == name)


def _card(scene: Scene, verb: str, name: str) -> Markup:
    constants, number = scene.table.constants, int(name[1:]) - 1
    goal = sentence(scene, METRICS[constants.card_metric[number]], constants.card_n[number])
    return join([scene.say(f"web-{verb}", goal=goal), starred(scene, name)])
