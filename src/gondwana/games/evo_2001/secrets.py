"""What a seat may know: what to hide, the observation vector, and dealing the unknown anew."""

from typing import Any

from ...kernel.knowing import deal_anew, relative, write
from ...kernel.rule import rule
from .state import (
    ALL_CARDS,
    ALL_GENES,
    IN_PILE,
    NOBODY,
    PLAYED,
    REGIONS,
    SEATS,
)

# ---- what is hidden (E1.6.8) ---------------------------------------------------------------


@rule
def is_unseen(s: Any, seat: int, card: int) -> bool:
    """Whether the seat cannot know where the card is: in the pile or hidden in another's hand."""
    if s.card[card] == IN_PILE:
        return True
    return s.card[card] >= 0 and s.card[card] != seat and s.open[card] == 0


@rule
def holder_known(s: Any, seat: int, card: int) -> int:
    """Who holds the card as far as the seat knows, or NOBODY."""
    if s.card[card] < 0 or is_unseen(s, seat, card):
        return NOBODY
    return int(s.card[card])


# ---- the observation -----------------------------------------------------------------------

SEAT_FIGURES = 20  # written of a seat besides its genes and truces


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    """All that the seat may know, in the order of `fields`.

    Seats are counted from the observer on: 0 is itself.
    """
    at = observe_table(s, t, seat, vector)
    for gene in range(ALL_GENES):
        at = write(vector, at, s.bag[gene])
    for card in range(ALL_CARDS):
        at = write(vector, at, relative(t, seat, holder_known(s, seat, card)))
    for card in range(ALL_CARDS):
        at = write(vector, at, 1 if s.card[card] == PLAYED else 0)
    for card in range(ALL_CARDS):
        at = write(vector, at, s.pledged[card])
    for card in range(ALL_CARDS):
        at = write(vector, at, s.fresh[card])
    at = observe_seats(s, t, seat, vector, at)
    for row in range(SEATS):
        at = write(vector, at, s.row_gene[row])
        at = write(vector, at, relative(t, seat, s.row_seat[row]))
        at = write(vector, at, s.row_price[row])
    for region in range(REGIONS):
        at = write(vector, at, relative(t, seat, s.dinosaur[region]))
    for region in range(REGIONS):
        at = write(vector, at, s.newborn[region])


@rule
def observe_table(s: Any, t: Any, seat: int, vector: Any) -> int:
    """What is of no seat."""
    at = write(vector, 0, s.phase)
    at = write(vector, at, s.round_number)
    at = write(vector, at, s.climate)
    at = write(vector, at, s.meteor)
    at = write(vector, at, s.climate_card)
    at = write(vector, at, s.no_roll)
    at = write(vector, at, s.spent)
    at = write(vector, at, s.asking)
    at = write(vector, at, s.window)
    at = write(vector, at, s.last_card)
    at = write(vector, at, s.asleep)
    at = write(vector, at, s.no_births)
    at = write(vector, at, s.flood)
    at = write(vector, at, s.fewer)
    at = write(vector, at, s.steps)
    at = write(vector, at, s.eggs)
    at = write(vector, at, s.anew)
    at = write(vector, at, s.zone)
    at = write(vector, at, s.to_remove)
    at = write(vector, at, s.fight_from)
    at = write(vector, at, s.fight_to)
    at = write(vector, at, s.rows)
    at = write(vector, at, s.may_pass)
    at = write(vector, at, s.named_row)
    at = write(vector, at, s.named_price)
    at = write(vector, at, relative(t, seat, s.window_seat))
    at = write(vector, at, relative(t, seat, s.displaced))
    return write(vector, at, relative(t, seat, s.named_seat))


@rule
def observe_seats(s: Any, t: Any, seat: int, vector: Any, at: int) -> int:
    """What everybody may know of each seat."""
    for k in range(SEATS):
        if k < t.seats:
            at = observe_seat(s, t, int((seat + k) % t.seats), seat, vector, at)
        else:
            for _ in range(SEAT_FIGURES + ALL_GENES + SEATS):
                at = write(vector, at, 0)
    for place in range(SEATS):
        at = write(vector, at, relative(t, seat, s.order[place]))
    return at


@rule
def observe_seat(s: Any, t: Any, other: int, seat: int, vector: Any, at: int) -> int:
    """What everybody may know of one seat."""
    at = write(vector, at, s.points[other])
    at = write(vector, at, s.alive[other])
    at = write(vector, at, s.hand[other])
    at = write(vector, at, s.waiting >> other & 1)
    at = write(vector, at, s.out >> other & 1)
    at = write(vector, at, s.early >> other & 1)
    at = write(vector, at, s.attack[other])
    at = write(vector, at, s.defence[other])
    at = write(vector, at, s.instincts[other])
    at = write(vector, at, s.peaceful[other])
    at = write(vector, at, s.tough[other])
    at = write(vector, at, s.kid_horns[other])
    at = write(vector, at, s.wander[other])
    at = write(vector, at, s.frost[other])
    at = write(vector, at, s.rays[other])
    at = write(vector, at, s.heat_proof[other])
    at = write(vector, at, s.cold_proof[other])
    at = write(vector, at, s.theft[other])
    at = write(vector, at, s.lost[other])
    at = write(vector, at, s.due[other])
    for gene in range(ALL_GENES):
        at = write(vector, at, s.genes[other, gene])
    for k in range(SEATS):
        friend = (seat + k) % t.seats
        at = write(vector, at, s.truce[other] >> friend & 1 if k < t.seats else 0)
    return at


# ---- dealing anew --------------------------------------------------------------------------


@rule
def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """Deal anew what the seat has not seen: the others' cards and the pile (E1.6.8).

    Hands keep their sizes and the cards that all have seen; every arrangement is equally likely,
    as it is in truth, for draws are uniform and nobody's play is read.
    """
    unseen = 0
    for card in range(t.cards):
        if is_unseen(s, seat, card):
            unseen |= 1 << card
    deal_anew(s.card, int(t.cards), unseen, dice)
