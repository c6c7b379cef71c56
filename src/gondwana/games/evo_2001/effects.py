"""What the event cards do (E1.C1 to E1.C27), each by the figures of its own."""

from typing import Any

from ...kernel.agenda import push
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from ..common.rules.herds import leave, settle
from ..common.rules.order import put_at_place
from .happenings import (
    E_DIVIDED,
    E_FIRST,
    E_FORETOLD,
    E_FORFEITED,
    E_GAINED,
    E_NAMED,
    E_REPLACED,
    E_TRUCE,
)
from .herd import fall
from .phases.auction import steal
from .phases.climate import move_marker, twin_of
from .state import (
    ALL,
    ATTACK,
    BY_ACCIDENT,
    COLD_PROOF,
    DEFEND,
    DIVIDE,
    FEWER_GENES,
    FIRST,
    FLOOD,
    FLOOD_COAST,
    FORETELL,
    FROST,
    GIVE_POINTS,
    HEAT_PROOF,
    INITIATIVE,
    INSTINCTS,
    NO_BIRTHS,
    NONE,
    PAY_FOR,
    PEACE,
    RAYS,
    REMOVE_ONE,
    REPLACE,
    SELF,
    SHIFT,
    SLEEP,
    STAY,
    THEFT,
    TOLL,
    TOUGH,
    TRUCE,
    TWIN,
    WANDER,
)


@rule
def take_effect(s: Any, t: Any, seat: int, card: int, target: int) -> None:
    """E1.C1 to E1.C27: the card's effect, with its amount and whom it concerns."""
    effect, amount = int(t.card_effect[card]), int(t.card_amount[card])
    if effect == SLEEP:
        s.asleep = 1
    elif effect == DIVIDE:
        divide(s, seat)
    elif effect == FIRST:
        go_first(s, seat)
    elif effect == REMOVE_ONE:
        note(s, E_NAMED, EVERYBODY, seat, s.dinosaur[target], target)
        fall(s, target, BY_ACCIDENT)
    elif effect == REPLACE:
        replace(s, seat, target)
    elif effect == TRUCE:
        make_truce(s, seat, target)
    elif effect == FLOOD_COAST:
        s.flood = amount
        push(s, FLOOD, 0, 0)
    elif effect == NO_BIRTHS:
        s.no_births = 1
    elif effect == FEWER_GENES:
        s.fewer += amount
    elif effect == THEFT:
        steal(s, t, seat, amount)
    elif effect == PAY_FOR:
        s.due[seat] = max(0, s.due[seat] - amount)
    elif effect == TWIN or effect == SHIFT or effect == FORETELL:
        change_climate(s, t, seat, effect, amount, target)
    else:
        for other in range(t.seats):
            if concerns(t.card_whom[card], seat, other):
                affect(s, other, effect, amount)


@rule
def concerns(whom: int, seat: int, other: int) -> bool:
    """Whether a card of the seat's that says `whom` is about the other seat."""
    if whom == ALL:
        return True
    return (other == seat) == (whom == SELF)


@rule
def affect(s: Any, seat: int, effect: int, amount: int) -> None:
    """The effects that change something for one seat after the other."""
    if effect == ATTACK:
        s.attack[seat] += amount
    elif effect == DEFEND:
        s.defence[seat] += amount
    elif effect == INSTINCTS:
        s.instincts[seat] = 1
    elif effect == PEACE:
        s.peaceful[seat] = 1
    elif effect == TOUGH:
        s.tough[seat] = 1
        s.kid_horns[seat] += amount
    elif effect == WANDER:
        s.wander[seat] = max(s.wander[seat], amount)
    elif effect == FROST:
        s.frost[seat] += amount
    elif effect == RAYS:
        s.rays[seat] += amount
    elif effect == HEAT_PROOF:
        s.heat_proof[seat] = 1
    elif effect == COLD_PROOF:
        s.cold_proof[seat] = 1
    elif effect == TOLL:
        forfeit(s, seat, amount)
    elif effect == GIVE_POINTS:
        s.points[seat] += amount
        note(s, E_GAINED, EVERYBODY, seat, amount)


@rule
def divide(s: Any, seat: int) -> None:
    """E1.C16, E1.R17: the card played last comes to the hand, to be played from next round on."""
    card = int(s.last_card)
    s.card[card] = seat
    s.hand[seat] += 1
    s.open[card] = 1
    s.fresh[card] = 1
    s.last_card = NONE
    note(s, E_DIVIDED, EVERYBODY, seat, card)


@rule
def go_first(s: Any, seat: int) -> None:
    """E1.C4, E1.R5: first in the order, the others keep theirs; in phase 1 ahead of E1.1."""
    put_at_place(s, seat, 0)
    if s.phase == INITIATIVE:
        s.early |= 1 << seat
    note(s, E_FIRST, EVERYBODY, seat)


@rule
def replace(s: Any, seat: int, region: int) -> None:
    """E1.C13, E1.R10: a newborn gives way to a dinosaur of the seat's own."""
    victim = int(s.dinosaur[region])
    note(s, E_REPLACED, EVERYBODY, seat, region, victim)
    leave(s, region)
    s.newborn[region] = 0
    settle(s, seat, region)


@rule
def make_truce(s: Any, seat: int, other: int) -> None:
    """E1.C25: neither attacks the other."""
    s.truce[seat] |= 1 << other
    s.truce[other] |= 1 << seat
    note(s, E_TRUCE, EVERYBODY, seat, other)


@rule
def forfeit(s: Any, seat: int, amount: int) -> None:
    """E1.C21: points for the dinosaurs lost in this phase 5; points stop at 0."""
    loss = min(int(s.points[seat]), int(s.lost[seat] * amount))
    s.points[seat] -= loss
    if loss > 0:
        note(s, E_FORFEITED, EVERYBODY, seat, loss)


@rule
def change_climate(s: Any, t: Any, seat: int, effect: int, amount: int, target: int) -> None:
    """E1.C3, E1.C11, E1.C14, E1.R20: the marker moves now; all but crazy weather skip the roll."""
    s.climate_card = 1
    if effect == TWIN:
        move_marker(s, t, twin_of(s, t) - s.climate)
        return
    s.no_roll = 1
    if effect == FORETELL:
        note(s, E_FORETOLD, EVERYBODY, seat, target)
        move_marker(s, t, target - STAY)
    else:
        move_marker(s, t, amount)
