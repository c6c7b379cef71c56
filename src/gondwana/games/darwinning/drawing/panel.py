"""What a card can be used for: improving, stealing, taking, laying what a metamorphosis drew.

Of several cards one is chosen first, which shows what it can do; of one all lies open at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from ...common.drawing.html import Child, classes, el, icon
from ..food import EVERY
from ..outlook import gain, landing
from ..state import SMALL
from ..view import CardView, PlaceView
from . import boards, cards
from .aid import clause_of
from .scene import Scene

ONTO = ("ability", "take", "put")  # verbs with a place behind them
USES = ("climb", "eggs", "adapt", "ability", "take")  # verbs with a card behind them


def part(scene: Scene) -> Markup:
    """The cards and their uses while the reader is asked for one."""
    groups = _groups(scene)
    if not groups:
        return el("section", id="part-panel", class_="off")
    alone = len(groups) == 1
    uses, onto = [], []
    for code, said in groups.items():
        start = None if alone else code
        drawn = [_way(scene, words, start) for words in said if words.split()[0] not in ONTO]
        places = [_way(scene, words, start) for words in said if words.split()[0] in ONTO]
        uses += drawn
        if places:
            onto += [_as_ability(scene, code, start), *places]
    hint = None if alone else el("p", scene.say("web-choose-card"), class_="note")
    starts = [_start(scene, code, alone) for code in groups if code]
    return el(
        "section",
        el("header", el("h2", scene.say(f"web-panel-{scene.step}"), class_="cap"), hint),
        el("div", starts, class_="froms") if starts else None,
        el("div", uses, class_="ways") if uses else None,
        el("div", onto, class_="ways onto") if onto else None,
        id="part-panel",
        class_=f"panel {scene.step}",
    )


def _groups(scene: Scene) -> dict[str, list[str]]:
    """What the reader may do, by the card it is done with; all that needs none under no name."""
    found: dict[str, list[str]] = {}
    for words in scene.legal:
        verb, *rest = words.split()
        if verb in USES:
            found.setdefault(rest[0], []).append(words)
        elif verb in ("put", "steal"):
            found.setdefault("", []).append(words)
    return found


def _start(scene: Scene, code: str, alone: bool) -> Markup:
    """A card to be chosen; the only one just lies there."""
    card = scene.card(code)
    if alone:
        return cards.drawn(scene, card, brief=True)
    inside = cards.inside(scene, card, brief=True)
    look, title = cards.look(card, "space"), cards.title(scene, card)
    return cards.button(f"from-{code}", inside, look, data_from=code, title=title)


def _as_ability(scene: Scene, code: str, start: str | None) -> Markup:
    """What the card's ability does, above the places that it can go to."""
    card = scene.card(code) if code else scene.view.ask.card
    assert card is not None
    assert card.ability is not None
    name = el("b", scene.say(f"ability-{card.ability}"))
    effect = scene.say(f"ability-{card.ability}-effect")
    clause = scene.clause(clause_of(card.ability))
    look = classes("as", start is not None and "target")
    told = el("span", name, ": ", effect, " ", clause)
    return el("p", icon(f"ability-{card.ability}"), told, class_=look, data_from=start)


def _way(scene: Scene, words: str, start: str | None) -> Markup:
    """One use, as a button."""
    verb, *rest = words.split()
    if verb == "climb":
        inside = _climb(scene, scene.card(rest[0]), rest[1])
    elif verb == "eggs":
        inside = _eggs(scene, scene.card(rest[0]))
    elif verb == "adapt":
        inside = _environment(scene, scene.card(rest[0]))
    elif verb == "steal":
        inside = _steal(scene, rest)
    else:
        inside = _onto(scene, int(rest[-1]))
    look = classes("way", verb, start is not None and "target")
    inside.append(_gain(scene, verb, rest))
    return el("button", inside, type="button", class_=look, data_words=words, data_from=start)


def _gain(scene: Scene, verb: str, rest: Sequence[str]) -> Markup | None:
    """DW.E1: how many points it brings or costs the reader."""
    if verb == "steal" or scene.view.ask.owner not in (None, scene.me):
        return None
    card = scene.view.ask.card if verb == "put" else scene.card(rest[0])
    assert card is not None
    use = verb if verb in ("eggs", "adapt") else rest[-1]
    points = gain(scene.view, scene.table.constants, scene.me or 0, card, use)
    signed = f"{points:+d}".replace("-", "−") if points else "0"
    words = scene.say("web-gain", points=abs(points), signed=signed)
    return el("i", words, class_=classes("gain", points < 0 and "loss", not points and "nil"))


def _told(glyph: str, title: str, more: str = "") -> list[Child]:
    return [icon(glyph), el("b", title), el("small", more) if more else None]


def _climb(scene: Scene, card: CardView, way: str) -> list[Child]:
    """DW.4.1, DW.4.2: where the marker would stand."""
    own = scene.own
    assert own is not None
    space = landing(scene.view, own.seat, card.chain, way == "up")
    key = "web-climb-bonus" if own.space <= SMALL and way == "up" else "web-climb-from"
    return _told(
        f"climb-{way}", scene.say(f"web-climb-{way}", space=space), scene.say(key, space=own.space)
    )


def _eggs(scene: Scene, card: CardView) -> list[Child]:
    own = scene.own
    assert own is not None
    more = scene.say("web-grow-to", before=own.population, after=own.population + card.eggs)
    return _told("egg", scene.say("web-eggs", eggs=card.eggs), more)


def _environment(scene: Scene, card: CardView) -> list[Child]:
    lies = card.environment in scene.view.environments
    more = scene.say("web-land-lies" if lies else "web-land-away", food=EVERY)
    return _told(
        f"environment-{card.environment}", scene.say(f"environment-{card.environment}"), more
    )


def _onto(scene: Scene, number: int) -> list[Child]:
    """A place of the species that the ability goes to, and what it would cover."""
    each = scene.asked_places[number - 1]
    covered = boards.lying(each)
    if covered is None:
        more = scene.say("web-place-free")
    else:
        more = scene.say("web-covers", ability=scene.soft(f"ability-{covered}"))
    key = "web-onto-frame" if each.framed else "web-onto"
    return [el("b", scene.say(key, number=number)), el("small", more)]


def _steal(scene: Scene, rest: Sequence[str]) -> list[Child]:
    """DW.A.mut: whose ability card, and what it does."""
    if len(rest) == 1:
        ability, owner = scene.card(rest[0]).ability, scene.say("web-virtual")
    else:
        seat = scene.seat_of(rest[0])
        ability = boards.lying(_place(scene, seat, int(rest[1])))
        owner = scene.name(seat)
    title = scene.say("web-steal", ability=scene.say(f"ability-{ability}"), owner=owner)
    return _told(f"ability-{ability}", title, scene.say(f"ability-{ability}-effect"))


def _place(scene: Scene, seat: int, number: int) -> PlaceView:
    return scene.view.players[seat].places[number - 1]
