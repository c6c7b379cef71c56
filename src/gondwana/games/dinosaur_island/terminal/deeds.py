"""What may be done in the lab (DI.3, DI.L), each answer with what it takes and brings."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ...common.terminal import Terminal
from .. import reckoning
from ..state import BASICS, SORTS
from ..view import ExhibitView, SeatView, View
from .names import recipe, sort

VERBS = (
    "refine", "create", "pay", "bench", "venture", "bench-plus", "renovate", "groundskeeper",
    "security-office", "double-ride", "copy-lab", "ads", "gene-bank", "sponsors", "sequence",
    "paddock",
)  # fmt: skip
TILE_OF = {"sequence": "sequencer", "refine": "refine-1", "create": "create-1"}


def shown(
    terminal: Terminal, view: View, me: SeatView, verb: str, rest: list[str]
) -> tuple[Text, Text]:
    """The heading of the group, and this answer in it."""
    heading = Text(_heading(terminal, view, verb), "bold")
    if verb in ("bench-plus", "renovate", "ads"):
        heading.append(f" {rest[0]}")
    label = _LABELS.get(verb, _nothing)(terminal, view, me, rest)
    return heading, label


def _heading(terminal: Terminal, view: View, verb: str) -> str:
    if verb in ("pay", "paddock"):
        fencer = verb == "paddock" and view.ask.step == "work"
        return terminal.say("specialist-fencer" if fencer else f"action-{verb}")
    if verb in ("refine", "create"):
        return terminal.say(f"action-{verb}")
    return terminal.say(f"tile-{TILE_OF.get(verb, verb)}")


def _exhibit(me: SeatView, name: str) -> ExhibitView:
    return next(exhibit for exhibit in me.exhibits if exhibit.name == name)


# ---- labels --------------------------------------------------------------------------------


def _nothing(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    return Text(terminal.say("action-use"))


def _refine(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    made, takes = SORTS.index(rest[0]) - BASICS, terminal.t.refine_takes
    units = {name: int(takes[made, k]) for k, name in enumerate(SORTS[:BASICS])}
    return recipe(terminal, units).append(" → ").append_text(sort(terminal, rest[0]))


def _create(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    exhibit = _exhibit(me, rest[0])
    text = Text(terminal.say(f"exhibit-{rest[0]}")).append_text(recipe(terminal, exhibit.dna))
    if len(rest) > 1:
        text.append(f" {terminal.say('action-two-workers')}")
    return text


def _pay(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    if rest == ["nothing"]:
        return Text(terminal.say("word-nothing"))
    return Text("").join(sort(terminal, name) for name in rest)


def _raised(terminal: Terminal, view: View, me: SeatView, what: str, less: int) -> Text:
    """DI.3.4: what rises, and for which price."""
    if what == "security":
        price = reckoning.security_price(terminal.t, me, less)
        name = terminal.say("word-security")
        return Text(f"{name} {me.security} → {me.security + 1} ${price}")
    exhibit = _exhibit(me, what)
    price = reckoning.paddock_price(view, terminal.t, me, exhibit, less)
    return _paddock(terminal, view, me, [what]).append(f" ${price}")


def _bench(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    return _raised(terminal, view, me, rest[0], 0)


def _bench_plus(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    less = int(terminal.t.bench_discount[int(rest[0]) - 1])
    return _raised(terminal, view, me, rest[1], less)


def _paddock(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    exhibit = _exhibit(me, rest[-1])
    name = terminal.say(f"exhibit-{exhibit.name}")
    return Text(f"{name} {exhibit.paddock} → {exhibit.paddock + 1}")


def _venture(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    return Text(f"${terminal.t.venture[int(rest[0]) - 1]}")


def _double(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    zone = rest[0].upper()
    stall = next(each for each in me.attractions if each.zone == zone)
    return Text(f"{zone} {terminal.say(f'attraction-{stall.name}')}")


def _ads(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    return Text(f"+{rest[0]}")


def _gene_bank(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    return sort(terminal, rest[0], "+1")


def _sequence(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Text:
    basic = recipe(terminal, {rest[0]: 2})
    return basic.append(" → ").append_text(sort(terminal, rest[1]))


_LABELS: dict[str, Callable[[Terminal, View, SeatView, list[str]], Text]] = {
    "refine": _refine,
    "create": _create,
    "pay": _pay,
    "bench": _bench,
    "bench-plus": _bench_plus,
    "renovate": _paddock,
    "paddock": _paddock,
    "venture": _venture,
    "double-ride": _double,
    "ads": _ads,
    "gene-bank": _gene_bank,
    "sequence": _sequence,
}
