"""What a seat can know of hidden numbers and cards (DW.2.6, DW.X4).

Each player's cards that nobody else has seen are those it brought into the era and drew, less those
that it has played: they are in hand or among its face-down discards. How many it brought, discarded
early and keeps, others can only bound.
"""

from typing import Any

from ...kernel.rule import rule
from .phases.start import cards_of
from .state import COPIES, LONGEST, PLACES, SHOWN, SPARED


@rule
def knows_early(s: Any, seat: int) -> bool:
    """DW.T9: whether the seat has looked at all early discards."""
    return bool(s.looked >> seat & 1)


@rule
def unshown(s: Any, other: int) -> int:
    """How many cards the other has drawn in this era that it has not shown."""
    return int(s.received[other] - s.played[other])


@rule
def has_brought(s: Any, seat: int) -> int:
    """How many cards the seat itself has brought into the era."""
    own = s.held[seat] + cards_of(s.early, seat) + cards_of(s.late, seat)
    return int(own - unshown(s, seat))


@rule
def fewest_early(s: Any, seat: int, other: int) -> int:
    """The fewest cards that the other can have discarded early, as the seat knows."""
    return cards_of(s.early, other) if knows_early(s, seat) else 0


@rule
def most_early(s: Any, seat: int, other: int) -> int:
    """The most cards that the other can have discarded early, as the seat knows."""
    if knows_early(s, seat):
        return cards_of(s.early, other)
    return SPARED if s.sorted >> other & 1 else 0


@rule
def fewest_brought(s: Any, seat: int, other: int) -> int:
    """The fewest cards that the other can have brought into the era.

    Who has made its early discards had a card left, or its hand has run empty.
    """
    if s.sorted >> other & 1 == 0:
        return 0
    left = 0 if s.emptied >> other & 1 else 1
    return max(0, fewest_early(s, seat, other) + left - unshown(s, other))


@rule
def most_brought(s: Any, seat: int, other: int) -> int:
    """The most cards that the other can have brought into the era."""
    most = int(s.may_keep[other])
    if s.emptied >> other & 1:
        most = min(most, most_early(s, seat, other) - unshown(s, other))
    return most


@rule
def most_held(s: Any, t: Any, seat: int, other: int) -> int:
    """DW.3.2: the most cards that the other can have kept, once it has chosen."""
    if s.emptied >> other & 1 or s.round_number == t.eras:
        return 0
    left = s.may_keep[other] + unshown(s, other) - fewest_early(s, seat, other)
    return int(min(SPARED, left))


# ---- cards ---------------------------------------------------------------------------------


@rule
def copies_unseen(s: Any, t: Any, seat: int, kind: int) -> int:
    """How many cards of a kind are where the seat cannot see them."""
    seen = s.hand[seat, kind] + s.late[seat, kind] + s.discards[kind] + s.laid[kind] + s.gone[kind]
    for slot in range(SHOWN):
        seen += 1 if s.open[slot] == kind else 0
    for other in range(t.seats):
        if other == seat or knows_early(s, seat):
            seen += s.early[other, kind]
    return int(COPIES - seen - lying(s, t, kind))


@rule
def lying(s: Any, t: Any, kind: int) -> int:
    """How many of a kind lie on places, in the trick or wait to be placed."""
    found = 1 if s.drawn == kind else 0
    for other in range(t.seats):
        for place in range(PLACES):
            found += 1 if s.card[other, place] == kind else 0
            found += 1 if s.stolen[other, place] == kind else 0
        for k in range(LONGEST):
            found += 1 if s.laid_cards[other, k] == kind else 0
    return found
