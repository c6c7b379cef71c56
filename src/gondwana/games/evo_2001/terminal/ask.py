"""What a seat is asked, and the answers in readable groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ...common.terminal import Choices, Terminal, Window
from ..outlook import dying
from ..view import RegionView, View
from .cards import card_effect, card_name, heading
from .fights import chances, foe
from .island import CLIMATE

Regions = Mapping[str, RegionView]


def ask(terminal: Terminal, view: View) -> str:
    """What the seat is asked, in one sentence or two."""
    ask = view.ask
    if ask.step == "window":
        return window(terminal, view).question
    if ask.step == "bid":
        return _bid(terminal, view)
    if ask.step == "move":
        return f"{terminal.say('ask-move', steps=ask.steps)} {_outlook(terminal, view)}"
    if ask.step == "lay":
        stop = f" {terminal.say('ask-lay-stop')}" if ask.may_stop else ""
        question = terminal.say("ask-lay", eggs=ask.eggs)
        return f"{question}{stop} {_outlook(terminal, view)}"
    return terminal.say("ask-remove", count=ask.to_remove, zone=ask.zone)


def window(terminal: Terminal, view: View) -> Window:
    """E1.R1: an open window, and all who are asked in it: whoever holds a card, if not one only."""
    ask, details = view.ask, dict[str, Any]()
    if ask.window == "answer" and ask.last_card is not None:
        details["card"] = card_name(terminal, ask.last_card)
    elif ask.window == "outbid" and ask.named is not None:
        seat = terminal.names[ask.named.seat]
        details = {"seat": seat, "row": ask.named.row, "price": ask.named.price}
    holders = tuple(player.seat for player in view.players if player.cards)
    seats = holders if ask.window_seat is None else (ask.window_seat,)
    return Window(terminal.say(f"ask-window-{ask.window}", **details), seats)


def _bid(terminal: Terminal, view: View) -> str:
    assert view.seat is not None
    me = view.players[view.seat]
    parts = [terminal.say("ask-bid", points=me.points, mutations=me.genes["mutation"])]
    if view.ask.displaced == view.seat:
        parts.insert(0, terminal.say("ask-bid-again"))
    if view.ask.may_pass:
        parts.append(terminal.say("ask-bid-pass"))
    return " ".join(parts)


def _outlook(terminal: Terminal, view: View) -> str:
    """E1.5.2: how many of one's dinosaurs would die if the phase of survival came now."""
    assert view.seat is not None
    count = dying(view, view.seat)
    if count == 0:
        return terminal.say("label-none-die")
    herd = view.players[view.seat].dinosaurs
    return terminal.say("label-some-die", count=count, herd=herd)


# ---- answers -------------------------------------------------------------------------------


def choices(terminal: Terminal, view: View, legal: Sequence[str]) -> list[Choices]:
    """The legal actions, given by their words, in readable groups."""
    regions = {region.name.lower(): region for region in view.regions}
    groups: dict[str, list[str]] = {}
    for words in legal:
        groups.setdefault(_key(regions, words), []).append(words)
    passes = groups.pop("pass", [])
    found = [_group(terminal, view, regions, key, items) for key, items in groups.items()]
    if passes:
        label = Text(terminal.say(f"action-pass-{view.ask.step}"))
        found.append(Choices(Text(""), tuple((words, label) for words in passes)))
    return found


def _key(regions: Regions, words: str) -> str:
    """What choices of one group have in common: row, mover, or a card that names regions."""
    verb, *rest = words.split()
    if verb in ("bid", "move") or (verb == "play" and rest[-1] in regions):
        return f"{verb} {rest[0]}"
    return verb


def _group(
    terminal: Terminal, view: View, regions: Regions, key: str, items: Sequence[str]
) -> Choices:
    verb, *rest = key.split()
    if verb == "bid":
        return _prices(terminal, rest[0], items)
    if verb == "move" and view.seat is not None:
        title = terminal.piece(view.seat)
        title.append(f" {regions[rest[0]].name} ", "bold default on default")
        title.append_text(CLIMATE.sign(regions[rest[0]].zone))
    elif verb == "play":
        title = _play(terminal, rest[0]) if rest else Text("")
    else:
        title = Text(terminal.say(f"action-{verb}"))
    labels = ((words, _label(terminal, view, regions, words)) for words in items)
    return Choices(title, tuple(labels))


def _prices(terminal: Terminal, row: str, items: Sequence[str]) -> Choices:
    """The prices that may be bid in a row, shown as the lowest and the highest."""
    title = Text(f"{terminal.say('verb-bid')} {row}", "bold")
    prices = [words.split()[-1] for words in items]
    labels = tuple((words, Text(price)) for words, price in zip(items, prices, strict=True))
    summary = Text(prices[0] if len(prices) == 1 else f"{prices[0]}–{prices[-1]}")
    return Choices(title, labels, numbered=False, summary=summary)


def _label(terminal: Terminal, view: View, regions: Regions, words: str) -> Text:
    verb, *rest = words.split()
    if verb == "play" and rest[-1] not in regions:
        return _play(terminal, rest[0], *rest[1:])
    target = regions[rest[-1]]
    label = Text(f"{target.name} ").append_text(CLIMATE.sign(target.zone))
    enemy = foe(view, regions, rest[-1])
    if enemy is not None and verb == "play":
        label.append(" ").append_text(terminal.piece(enemy))
    elif enemy is not None:
        key = "action-attack" if verb == "move" else "action-fight"
        label.append(f" {terminal.say(key)} ").append_text(terminal.piece(enemy))
        label.append(f" {chances(terminal, view, verb, enemy)}")
    return label


def _play(terminal: Terminal, card: str, *ways: str) -> Text:
    after = "".join(f", {way_name(terminal, way)}" for way in ways)
    return heading(terminal, card, after).append(f" {card_effect(terminal, card)}")


def way_name(terminal: Terminal, way: str) -> str:
    """What a card without a region names: a result of the roll, or a seat by its letter."""
    if way.upper() in terminal.marks:
        return terminal.names[terminal.marks.index(way.upper())]
    return terminal.say(f"action-{way}")
