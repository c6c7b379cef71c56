"""The answers that a seat may give, in readable groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from ...common.terminal import Choices, Terminal
from ..view import SeatView, View
from . import deeds, offers, stands
from .names import card_name, sort, word_name

# What stands before choices of one group, and how one of them is shown.
Shown = tuple[Text, Text]
ALONE = frozenset(("pass", "done", "auto"))


def choices(terminal: Terminal, view: View, legal: Sequence[str]) -> list[Choices]:
    """The legal actions, given by their words, in readable groups; what ends comes last."""
    groups: dict[str, tuple[Text, list[tuple[str, Text]]]] = {}
    for words in sorted(legal, key=lambda words: words in ALONE):
        heading, label = _shown(terminal, view, words)
        key = heading.plain or words.split()[0]
        groups.setdefault(key, (heading, []))[1].append((words, label))
    return [Choices(heading, tuple(items)) for heading, items in groups.values()]


def _shown(terminal: Terminal, view: View, words: str) -> Shown:
    assert view.seat is not None
    verb, *rest = words.split()
    me = view.players[view.seat]
    if verb in stands.VERBS:
        return stands.shown(terminal, view, me, verb, rest)
    if verb in offers.VERBS:
        return offers.shown(terminal, view, verb, rest)
    if verb in deeds.VERBS:
        return deeds.shown(terminal, view, me, verb, rest)
    return _OTHERS[verb](terminal, view, me, rest)


def _alone(verb: str) -> Callable[[Terminal, View, SeatView, list[str]], Shown]:
    """What needs no object: its sentence depends on what is asked."""

    def shown(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
        step = me.stage if view.ask.step == "visitors" else view.ask.step
        return Text(""), Text(terminal.say(f"action-{verb}-{step}"))

    return shown


def _sort(verb: str) -> Callable[[Terminal, View, SeatView, list[str]], Shown]:
    """A sort of DNA: how much there is, and how much fits."""

    def shown(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
        label = sort(terminal, rest[0]).append(f" {word_name(terminal, rest[0])}", "not bold")
        limit = me.limits[rest[0]]
        now = f" {limit} → {limit + 1}" if verb == "limit" else f" {me.dna[rest[0]]}/{limit - 1}"
        return Text(""), label.append(now)

    return shown


def _zone(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
    return Text(""), Text(rest[0].upper())


def _crowd(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
    """A place where visitors stand: its zone and what lies there."""
    return Text(""), Text(place_name(terminal, me, rest[0]))


def place_name(terminal: Terminal, me: SeatView, place: str) -> str:
    """A place of visitors with what lies there."""
    if place == "intern":
        return terminal.say("specialist-intern")
    zone = place.upper()
    for exhibit in me.exhibits:
        if exhibit.zone == zone:
            return f"{zone} {terminal.say(f'exhibit-{exhibit.name}')}"
    stall = next(each for each in me.attractions if each.zone == zone)
    return f"{zone} {terminal.say(f'attraction-{stall.name}')}"


def _back(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
    return Text(""), Text(terminal.say("action-return", count=int(rest[0])))


def _lawyer(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
    return Text(""), Text(terminal.say("action-lawyer"))


def _bonus(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
    return Text(""), Text(terminal.say(f"action-bonus-{rest[0]}"))


def _card(verb: str) -> Callable[[Terminal, View, SeatView, list[str]], Shown]:
    """DI.O1, DI.O4: a solo card by what it counts."""

    def shown(terminal: Terminal, view: View, me: SeatView, rest: list[str]) -> Shown:
        name = terminal.say("label-quoted", card=card_name(terminal, rest[0]))
        return Text(terminal.say(f"action-{verb}")), Text(name)

    return shown


_OTHERS: dict[str, Callable[[Terminal, View, SeatView, list[str]], Shown]] = {
    **{verb: _alone(verb) for verb in ALONE},
    **{verb: _sort(verb) for verb in ("gain", "limit")},
    **{verb: _card(verb) for verb in ("keep", "score", "drop")},
    "place": _zone,
    "visit": _crowd,
    "eaten": _crowd,
    "sell": _crowd,
    "return": _back,
    "lawyer": _lawyer,
    "bonus": _bonus,
}
