"""What a seat is asked, and the answers in readable groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ...common.terminal import Choices, Terminal, Window
from ..state import DEADLY, ZONES
from ..view import AskView, SeatView, SpaceView, View
from .fights import BITES, faces_of, fight
from .island import CLIMATE


def ask(terminal: Terminal, view: View) -> str:
    """What the seat is asked, in one sentence or two."""
    ask, seat = view.ask, view.seat
    assert seat is not None
    me = view.players[seat]
    if ask.step == "window":
        return window(terminal, view).question
    if ask.step == "bid":
        return terminal.say("ask-bid", points=me.points, vials=me.genes["vial"])
    if ask.step == "place":
        return terminal.say("ask-place")
    if ask.step == "move":
        return f"{terminal.say('ask-move', steps=ask.steps)} {_outlook(terminal, view)}"
    if ask.step == "flee":
        assert ask.fight is not None
        return terminal.say("ask-flee", space=ask.fight[1])
    if ask.step == "lay":
        return f"{_lay(terminal, ask, me)} {_outlook(terminal, view)}"
    return terminal.say("ask-remove", count=ask.to_remove)


def _lay(terminal: Terminal, ask: AskView, me: SeatView) -> str:
    if ask.taken is not None:
        return terminal.say("ask-lay-again", space=ask.taken)
    if me.supply == 0:
        return terminal.say("ask-take", egg=ask.egg, eggs=me.eggs)
    return terminal.say("ask-lay", egg=ask.egg, eggs=me.eggs)


def window(terminal: Terminal, view: View) -> Window:
    """E2.W1, E2.W2: an open window, and all who are asked in it: whoever holds a card, or one."""
    ask, details = view.ask, dict[str, Any]()
    if ask.window_seat is not None:
        details["seat"] = terminal.names[ask.window_seat]
    if ask.fight is not None:
        start, target = ask.fight
        attacker, wins = fight(terminal, view, start, target)
        details = {"seat": attacker, "start": start, "target": target, "wins": wins}
    asked = {player.seat for player in view.players if player.cards}
    if ask.window == "before-clan":
        asked.discard(ask.window_seat)
    elif ask.window_seat is not None:
        asked = {ask.window_seat}
    return Window(terminal.say(f"ask-window-{ask.window}", **details), tuple(sorted(asked)))


def _outlook(terminal: Terminal, view: View) -> str:
    """E2.R9: how many of one's dinosaurs would fall if this round ended now."""
    assert view.seat is not None
    count = falling(view, view.seat)
    if count == 0:
        return terminal.say("label-none-fall")
    me = view.players[view.seat]
    return terminal.say("label-some-fall", count=count, herd=me.dinosaurs)


def falling(view: View, seat: int) -> int:
    """E2.6.1, E2.6.2, E2.R9: how many of the seat's the climate takes, cards aside."""
    player = view.players[seat]
    herds = dict.fromkeys(ZONES, 0)
    for space in view.spaces:
        if space.dinosaur == seat:
            herds[space.zone] += 1
    genes = player.genes
    doomed = max(0, herds["hot"] - genes["thermoregulation"])
    doomed += max(0, herds["cold"] - genes["fur"])
    doomed += max(0, herds[ZONES[DEADLY]] - genes["cave-dweller"])
    return min(doomed, max(0, player.dinosaurs - player.minimum))


# ---- answers -------------------------------------------------------------------------------


def choices(terminal: Terminal, view: View, legal: Sequence[str]) -> list[Choices]:
    """The legal actions, given by their words, in readable groups."""
    spaces = {space.name.lower(): space for space in view.spaces}
    groups: dict[str, list[tuple[str, Text]]] = {}
    for words in legal:
        verb, *rest = words.split()
        key = " ".join([verb, *rest[:-1]]) if verb in ("bid", "move", "fly", "swim") else verb
        groups.setdefault(key, []).append((words, _label(terminal, view, spaces, words)))
    passes = groups.pop("pass", None)
    found = [_group(terminal, view, spaces, key, items) for key, items in groups.items()]
    if passes is not None:
        found.append(Choices(Text(""), tuple(passes)))
    return found


def _group(
    terminal: Terminal,
    view: View,
    spaces: Mapping[str, SpaceView],
    key: str,
    items: list[tuple[str, Text]],
) -> Choices:
    verb, *rest = key.split()
    if verb in ("bid", "place"):
        heading = Text(" ".join([terminal.say(f"verb-{verb}"), *rest]), "bold")
        return Choices(heading, tuple(items), numbered=False)
    if verb in ("move", "fly", "swim") and view.seat is not None:
        space = spaces[rest[0]]
        heading = terminal.piece(view.seat).append(f" {space.name} ", "bold default on default")
        heading.append_text(CLIMATE.sign(space.zone))
        if verb != "move":
            heading.append(f" {terminal.say(f'action-{verb}')}", "default on default")
        return Choices(heading, tuple(items))
    heading = Text("" if verb == "play" else terminal.say(f"action-{verb}"))
    return Choices(heading, tuple(items))


def _label(terminal: Terminal, view: View, spaces: Mapping[str, SpaceView], words: str) -> Text:
    verb, *rest = words.split()
    if verb == "pass":
        return Text(terminal.say(f"action-pass-{view.ask.step}"))
    if verb == "play":
        label = Text.assemble((terminal.say(f"card-{rest[0]}"), "bold"))
        if len(rest) > 1:
            label.append(f", {terminal.say(f'action-{rest[1]}')}")
        return label.append(f": {terminal.say(f'card-{rest[0]}-effect')}")
    if verb in ("bid", "place"):
        return Text(rest[-1])
    target = spaces[rest[-1]]
    label = Text(f"{target.name} ").append_text(CLIMATE.sign(target.zone))
    if target.dinosaur is not None and target.dinosaur != view.seat:
        attack = verb in ("move", "fly", "swim")
        wins = fight(terminal, view, rest[0], rest[-1])[1] if attack else faces_of(terminal, BITES)
        key = "action-attack" if attack else "action-baby"
        label.append(f" {terminal.say(key)} ").append_text(terminal.piece(target.dinosaur))
        label.append(f" {wins}")
    return label
