"""What abilities a species has (DW.4.5, DW.A), and where cards may be laid."""

from typing import Any

from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .cards import ability_of
from .clauses import ALLOWED, DW_4_5, DW_X2
from .happenings import E_REVIVED
from .state import JOKER, MUTATION, NONE, PLACES, SHOWN, VIRTUAL

NO_PLACE = NONE


@rule
def base_ability(s: Any, t: Any, seat: int, place: int) -> int:
    """What lies on a place: its card's ability, else the printed one; NONE for a free place."""
    kind = int(s.card[seat, place])
    return ability_of(kind) if kind != NONE else int(t.printed[s.species[seat], place])


@rule
def lies_elsewhere(s: Any, seat: int, ability: int, place: int) -> bool:
    """Whether a card of the ability lies on another place, as a stolen one too."""
    for other in range(PLACES):
        if other != place:
            if s.card[seat, other] != NONE and ability_of(int(s.card[seat, other])) == ability:
                return True
            if s.stolen[seat, other] != NONE and ability_of(int(s.stolen[seat, other])) == ability:
                return True
    return False


@rule
def active_ability(s: Any, t: Any, seat: int, place: int) -> int:
    """The ability that works on a place, or NONE (DW.4.5, DW.A.mut).

    A stolen one works instead of mutation; a printed one is off while a card of its kind lies
    elsewhere.
    """
    if s.stolen[seat, place] != NONE:
        return ability_of(int(s.stolen[seat, place]))
    ability = base_ability(s, t, seat, place)
    if ability != NONE and s.card[seat, place] == NONE:
        if lies_elsewhere(s, seat, ability, place):
            return NONE
    return ability


@rule
def note_abilities(s: Any, t: Any, species: int) -> None:
    """Something has changed on the places: which abilities work now."""
    s.works[species] = abilities_of(s, t, species)


@rule
def abilities_of(s: Any, t: Any, species: int) -> int:
    """The bit set of the abilities that work; the virtual species has its open cards' (DW.T6)."""
    found = 0
    if species == VIRTUAL:
        for slot in range(SHOWN):
            kind = int(s.open[slot])
            if kind != NONE and kind != JOKER:
                found |= 1 << ability_of(kind)
        return found
    for place in range(PLACES):
        ability = active_ability(s, t, species, place)
        if ability != NONE:
            found |= 1 << ability
    return found


@rule
def holds_beside(s: Any, t: Any, seat: int, ability: int, place: int) -> bool:
    """DW.4.5: whether the ability is held on a place other than this one, working or not."""
    if lies_elsewhere(s, seat, ability, place):
        return True
    for other in range(PLACES):
        if other != place and s.card[seat, other] == NONE:
            if t.printed[s.species[seat], other] == ability:
                return True
    return False


@rule
def abilities_held(s: Any, seat: int) -> int:
    """DW.4.5: the bit set of the abilities held on any place; mutation is one where it has stolen.

    Of all others one works wherever one is held.
    """
    found = int(s.works[seat])
    for place in range(PLACES):
        if s.stolen[seat, place] != NONE:
            found |= 1 << MUTATION
    return found


@rule
def place_refusal(s: Any, t: Any, seat: int, kind: int, place: int) -> int:
    """DW.4.5, DW.X2: never the same ability twice, judged after covering."""
    ability = ability_of(kind)
    if not holds_beside(s, t, seat, ability, place):
        return ALLOWED
    if s.card[seat, place] != NONE and ability_of(int(s.card[seat, place])) == ability:
        return DW_X2
    return DW_4_5


@rule
def mutation_place(s: Any, t: Any, seat: int) -> int:
    """Where the seat has a mutation that has taken nothing yet, or NO_PLACE (DW.A.mut)."""
    if s.works[seat] >> MUTATION & 1 == 0:
        return NO_PLACE
    for place in range(PLACES):
        if s.stolen[seat, place] == NONE:
            if active_ability(s, t, seat, place) == MUTATION:
                return place
    return NO_PLACE


@rule
def working_printed(s: Any, t: Any, seat: int) -> int:
    """The bit set of the places whose printed ability works."""
    found = 0
    for place in range(PLACES):
        if s.card[seat, place] == NONE and s.stolen[seat, place] == NONE:
            if active_ability(s, t, seat, place) != NONE:
                found |= 1 << place
    return found


@rule
def tell_revived(s: Any, t: Any, seat: int, before: int) -> None:
    """DW.4.5: printed abilities that work again, given those that worked; and what works now."""
    note_abilities(s, t, seat)
    revived = working_printed(s, t, seat) & ~before
    for place in range(PLACES):
        if revived >> place & 1:
            note(s, E_REVIVED, EVERYBODY, seat, t.printed[s.species[seat], place])
