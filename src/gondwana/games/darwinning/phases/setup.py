"""Setting up (DW.S): species and markers; two players' virtual species (DW.T1)."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..abilities import note_abilities
from ..chain import next_free, who_is_at
from ..happenings import E_OPEN, E_PLACED, E_SPECIES, E_VIRTUAL
from ..state import (
    CHANCE_OPEN,
    CHANCE_SPECIES,
    COPIES,
    DRAW_OPEN,
    DRAW_SPECIES,
    ERA,
    KINDS,
    LONGEST,
    MARKERS,
    NOBODY,
    NONE,
    PLACES,
    SEATS,
    SETUP,
    SHOWN,
    SPACES,
    SPECIES,
    VIRTUAL,
)


@rule
def lay_out(s: Any, t: Any) -> None:
    """DW.S1: the box; nobody has anything yet."""
    s.phase = SETUP
    s.leader = s.best = s.subject = NOBODY
    s.drawn = NONE
    for kind in range(KINDS):
        s.deck[kind] = COPIES
    for slot in range(SHOWN):
        s.open[slot] = NONE
    for seat in range(SEATS):
        s.species[seat] = NONE
        for place in range(PLACES):
            s.card[seat, place] = NONE
            s.stolen[seat, place] = NONE
        for k in range(LONGEST):
            s.laid_cards[seat, k] = NONE
            s.picked[seat, k] = NONE
    push(s, ERA, NOBODY, 0)
    if t.seats == 2:
        push(s, DRAW_OPEN, NOBODY, 0)
    push(s, MARKERS, NOBODY, 0)
    push(s, DRAW_SPECIES, NOBODY, 0)


# ---- species (DW.S2) -----------------------------------------------------------------------


@rule
def draw_species(s: Any, t: Any, seat: int) -> None:
    """DW.S2: a random species for each player."""
    if seat < t.seats:
        s.subject = seat
        s.chance = CHANCE_SPECIES


@rule
def species_chances(s: Any, t: Any, choices: Any) -> None:
    """Any species that nobody has."""
    for species in range(SPECIES):
        free = 1
        for seat in range(t.seats):
            if s.species[seat] == species:
                free = 0
        add_outcome(choices, species, free)


@rule
def species_comes(s: Any, t: Any, species: int) -> None:
    """DW.S2: the seat takes it, and its population."""
    seat = int(s.subject)
    s.species[seat] = species
    s.population[seat] = t.start_population[species]
    note_abilities(s, t, seat)
    note(s, E_SPECIES, EVERYBODY, seat, species)
    push(s, DRAW_SPECIES, NOBODY, seat + 1)


# ---- markers (DW.S2, DW.T1) ----------------------------------------------------------------


@rule
def set_markers(s: Any, t: Any) -> None:
    """DW.S2: from the lowest number up, ties in seat order; next to the virtual one."""
    for space in range(1, SPACES + 1):
        for seat in range(t.seats):
            if t.start_space[s.species[seat]] == space:
                s.space[seat] = first_free(s, space)
                note(s, E_PLACED, EVERYBODY, seat, s.space[seat])
    if t.seats == 2:
        low, high = min(s.space[0], s.space[1]), max(s.space[0], s.space[1])
        middle = high + 1 if high - low == 1 else (low + high) // 2
        s.space[VIRTUAL] = first_free(s, int(middle))
        note(s, E_VIRTUAL, EVERYBODY, s.space[VIRTUAL])


@rule
def first_free(s: Any, space: int) -> int:
    """DW.S2: the space, or where it is occupied the next free one above."""
    return space if who_is_at(s, space) == NOBODY else next_free(s, space, 1)


# ---- open cards (DW.T1, DW.T7) -------------------------------------------------------------


@rule
def draw_open(s: Any, slot: int) -> None:
    """DW.T1, DW.T7: three cards from the deck lie open."""
    if slot < SHOWN and cards_in(s.deck) > 0:
        s.subject = slot
        s.chance = CHANCE_OPEN


@rule
def cards_in(counts: Any) -> int:
    """How many cards a pile holds."""
    found = 0
    for kind in range(KINDS):
        found += counts[kind]
    return found


@rule
def deck_chances(s: Any, choices: Any) -> None:
    """Any card of the deck."""
    for kind in range(KINDS):
        add_outcome(choices, kind, s.deck[kind])


@rule
def open_comes(s: Any, t: Any, kind: int) -> None:
    """The card lies open."""
    slot = int(s.subject)
    s.deck[kind] -= 1
    s.spare -= 1
    s.open[slot] = kind
    note_abilities(s, t, VIRTUAL)
    note(s, E_OPEN, EVERYBODY, kind)
    push(s, DRAW_OPEN, NOBODY, slot + 1)
