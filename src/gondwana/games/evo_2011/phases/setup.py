"""Setup (E2.S): the pieces, the starting order and the starting areas."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ...common.rules.herds import settle
from ..happenings import E_ORDERED, E_SETTLED
from ..state import (
    ALL_CARDS,
    ALL_GENES,
    AREAS,
    CHANCE_AREAS,
    CHANCE_ORDER,
    DISCARDED,
    IN_DECK,
    METEORITE,
    NOBODY,
    NONE,
    NORMAL_GENES,
    NOWHERE,
    ORDER,
    ROUND,
    SEATS,
    SPACES,
    UNKNOWN,
)


@rule
def lay_out(s: Any, t: Any) -> None:
    """E2.S2 to E2.S6: everything in its place, on a zeroed state."""
    for space in range(SPACES):
        s.dinosaur[space] = NOBODY
    for seat in range(SEATS):
        s.order[seat] = NOBODY
        s.closed[seat] = NONE
        s.column_gene[seat] = NONE
        s.column_seat[seat] = NOBODY
    for seat in range(t.seats):
        s.points[seat] = t.start_points
    for token in range(METEORITE):
        s.tokens[token] = t.token_count[token]
    for gene in range(ALL_GENES):
        s.bag[gene] = t.gene_count[gene] if gene < NORMAL_GENES else 1
    s.uniques = t.uniques
    for card in range(ALL_CARDS):
        s.card[card] = IN_DECK if card < t.cards else DISCARDED
    s.next_token = UNKNOWN
    s.pushed = NOBODY
    s.window_seat = NOBODY
    s.swimmer = NOWHERE
    s.fight_from = NOWHERE
    s.fight_to = NOWHERE
    s.taken = NOWHERE
    push(s, ROUND, NOBODY, 0)
    push(s, AREAS, 0, 0)
    push(s, ORDER, NOBODY, 0)


# ---- the starting order (E2.S7) ------------------------------------------------------------


@rule
def is_placed(s: Any, seat: int) -> bool:
    """Whether the seat's marker lies on the initiative track."""
    for place in range(SEATS):
        if s.order[place] == seat:
            return True
    return False


@rule
def draw_order(s: Any, t: Any, place: int) -> None:
    """E2.S7: a random marker for the place; the last one needs no chance."""
    s.subject = place
    if place < t.seats - 1:
        s.chance = CHANCE_ORDER
        return
    for seat in range(t.seats):
        if not is_placed(s, seat):
            put_first_marker(s, seat)
            return


@rule
def order_chances(s: Any, t: Any, choices: Any) -> None:
    """E2.S7: any marker that is not placed yet."""
    for seat in range(t.seats):
        if not is_placed(s, seat):
            add_outcome(choices, seat, 1)


@rule
def order_happens(s: Any, seat: int) -> None:
    """The marker lies; the next place is drawn."""
    push(s, ORDER, NOBODY, s.subject + 1)
    put_first_marker(s, seat)


@rule
def put_first_marker(s: Any, seat: int) -> None:
    """The seat's marker goes to the place at hand."""
    s.order[s.subject] = seat
    note(s, E_ORDERED, EVERYBODY, seat, s.subject + 1)


# ---- the starting areas (E2.S7) ------------------------------------------------------------


@rule
def lots(t: Any) -> int:
    """How many lots are dealt: pairs of areas, or single areas."""
    return int(t.seats) if t.start_pairs else 2 * int(t.seats)


@rule
def draw_areas(s: Any, t: Any, lot: int) -> None:
    """E2.S7: deal the next lot; the last one needs no chance."""
    if lot == lots(t):
        return
    s.subject = lot
    if lot < lots(t) - 1:
        s.chance = CHANCE_AREAS
        return
    for area in range(lots(t)):
        if s.dealt[area] == 0:
            areas_happen(s, t, area)
            return


@rule
def areas_chances(s: Any, t: Any, choices: Any) -> None:
    """E2.S7: any lot that is not dealt yet."""
    for area in range(lots(t)):
        if s.dealt[area] == 0:
            add_outcome(choices, area, 1)


@rule
def areas_happen(s: Any, t: Any, area: int) -> None:
    """The seats in playing order get their lots: a dinosaur on each area."""
    s.dealt[area] = 1
    seat = s.order[s.subject % t.seats]
    if t.start_pairs:
        put_on_area(s, seat, t.start[2 * area])
        put_on_area(s, seat, t.start[2 * area + 1])
    else:
        put_on_area(s, seat, t.start[area])
    push(s, AREAS, NOBODY, s.subject + 1)


@rule
def put_on_area(s: Any, seat: int, space: int) -> None:
    """One dinosaur on a start area."""
    settle(s, seat, space)
    note(s, E_SETTLED, EVERYBODY, seat, space)
