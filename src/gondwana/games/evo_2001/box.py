"""Event cards in a component file: what each does, when, how much and to whom (E1.C, E1.R18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...kernel.figures import Figures
from ...kernel.state import Plain
from .state import (
    ALL_CARDS,
    BLANKS,
    CARDS,
    EFFECTS,
    NONE,
    PRINTED_CARDS,
    REMOVE_ONE,
    REPLACE,
    SELF,
    WHOM,
    WINDOWS,
)

LONGEST_NAME = 40  # signs of a custom event's name

_STARTS = tuple(window for window in WINDOWS if window.startswith("start-"))
_TO_MOVEMENT, _TO_BIRTH, _TO_SURVIVAL = _STARTS[:3], _STARTS[:4], _STARTS[:5]


@dataclass(frozen=True)
class Scope:
    """Within what an effect makes sense: its windows, its amount, whether it says whom."""

    windows: tuple[str, ...]
    low: int = 0
    high: int = 0
    whom: bool = False


SCOPES = {
    "sleep": Scope(WINDOWS[1:-1]),
    "remove": Scope(_TO_SURVIVAL, 1, 10),
    "twin": Scope(("start-climate",)),
    "first": Scope(_STARTS),
    "pay": Scope(("paying",), 1, 9),
    "theft": Scope(("after-draw", "outbid"), 2, 9),
    "frost": Scope(_TO_SURVIVAL, 1, 9, whom=True),
    "rays": Scope(_TO_SURVIVAL, 1, 9, whom=True),
    "fewer-genes": Scope((*_STARTS, "after-meteor"), 1, 2),
    "heat-proof": Scope(_TO_SURVIVAL, whom=True),
    "shift": Scope(("start-climate",), -5, 5),
    "tough": Scope((*_TO_BIRTH, "own-births"), 0, 9, whom=True),
    "replace": Scope(("end-birth",), 1, 10),
    "foretell": Scope(("start-climate",)),
    "defend": Scope(_TO_BIRTH, 1, 9, whom=True),
    "divide": Scope(("answer",)),
    "attack": Scope(_TO_BIRTH, 1, 9, whom=True),
    "instincts": Scope(_TO_MOVEMENT, whom=True),
    "cold-proof": Scope(_TO_SURVIVAL, whom=True),
    "no-births": Scope(_TO_BIRTH),
    "toll": Scope(("end-survival",), 1, 9, whom=True),
    "wander": Scope((*_TO_BIRTH, "own-births"), 2, 9, whom=True),
    "points": Scope((*_STARTS, "end-survival", "last"), 1, 9, whom=True),
    "peace": Scope(_TO_BIRTH, whom=True),
    "truce": Scope(_TO_BIRTH),
    "flood": Scope(_TO_SURVIVAL, 1, 9),
}


@dataclass(frozen=True)
class Event:
    """An event card's figures; `name` is empty where the game's own texts name it."""

    effect: str
    windows: tuple[str, ...]
    amount: int
    whom: str
    name: str = ""


def read_event(figures: Figures, keys: tuple[str, ...]) -> Event:
    """The figures of a card, each within the scope of its effect; `keys` stand there besides."""
    effect = figures.text("effect", EFFECTS)
    scope = SCOPES[effect]
    windows = figures.texts("window", scope.windows)
    if not windows or len(set(windows)) < len(windows):
        raise figures.wrong("window", windows, "right-windows", known=", ".join(scope.windows))
    allowed = {*keys, "effect", "window"}
    amount, whom = 0, WHOM[SELF]
    if scope.high > 0:
        allowed.add("amount")
        amount = figures.whole("amount", scope.low, scope.high)
    if scope.whom:
        allowed.add("whom")
        whom = figures.text("whom", WHOM)
    for key in figures.data:
        if key not in allowed:
            known = ", ".join(sorted(allowed))
            raise figures.wrong(key, figures.data[key], "right-no-key", effect=effect, known=known)
    return Event(effect, tuple(windows), amount, whom)


def read_printed(figures: Figures) -> list[Event]:
    """The 26 printed cards, in their order."""
    rows = figures.tables("card")
    names = [row.text("id") for row in rows]
    known = CARDS[:PRINTED_CARDS]
    if tuple(names) != known:
        raise figures.wrong("card", ", ".join(names), "right-in-order", known=", ".join(known))
    return [read_event(row, ("id",)) for row in rows]


def read_custom(figures: Figures) -> list[Event]:
    """E1.R18: what the players wrote onto one or both of the blank cards."""
    rows = figures.tables("event")
    if not 1 <= len(rows) <= BLANKS:
        raise figures.wrong("event", len(rows), "right-events", most=BLANKS)
    events = []
    for row in rows:
        name = row.text("name").strip()
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise row.wrong("name", name, "right-event-name", most=LONGEST_NAME)
        figures_ = read_event(row, ("name",))
        events.append(
            Event(figures_.effect, figures_.windows, figures_.amount, figures_.whom, name)
        )
    if len({event.name.casefold() for event in events}) < len(events):
        raise rows[-1].wrong("name", events[-1].name, "right-event-names")
    return events


def lay_cards(t: Plain, events: list[Event]) -> None:
    """Write the cards' figures into a table's constants."""
    t.cards = len(events)
    strikes: list[Any] = []
    for card in range(ALL_CARDS):
        t.slot[card] = NONE
    for card, event in enumerate(events):
        t.card_effect[card] = EFFECTS.index(event.effect)
        t.card_windows[card] = sum(1 << WINDOWS.index(window) for window in event.windows)
        t.card_amount[card] = event.amount
        t.card_whom[card] = WHOM.index(event.whom)
        if t.card_effect[card] in (REMOVE_ONE, REPLACE):
            t.slot[card] = len(strikes)
            strikes.append(card)
    for slot in range(len(t.slot_card)):
        t.slot_card[slot] = strikes[slot] if slot < len(strikes) else NONE
