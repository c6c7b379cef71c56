"""Setup (E1.S): the pieces, the starting regions and the hands."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ...common.rules.herds import settle
from ..happenings import E_STARTED
from ..state import (
    ALL_CARDS,
    ALL_GENES,
    CHANCE_CARD,
    CHANCE_STAR,
    HAND,
    HANDS,
    IN_BOX,
    IN_PILE,
    NOBODY,
    NONE,
    NOWHERE,
    REGIONS,
    ROUND,
    SEATS,
    STARS,
)


@rule
def lay_out(s: Any, t: Any) -> None:
    """E1.S3 to E1.S8: everything in its place, on a zeroed state."""
    for region in range(REGIONS):
        s.dinosaur[region] = NOBODY
    for seat in range(SEATS):
        s.order[seat] = NOBODY
        s.row_gene[seat] = NONE
        s.row_seat[seat] = NOBODY
    for seat in range(t.seats):
        s.points[seat] = t.start_points
        for gene in range(ALL_GENES):
            s.genes[seat, gene] = t.printed[gene]
    for gene in range(ALL_GENES):
        s.bag[gene] = t.gene_count[gene]
    for card in range(ALL_CARDS):
        s.card[card] = IN_PILE if card < t.cards else IN_BOX
    s.meteor = t.seats
    s.window_seat = NOBODY
    s.last_card = NONE
    s.fight_from = NOWHERE
    s.fight_to = NOWHERE
    s.displaced = NOBODY
    s.named_seat = NOBODY
    push(s, ROUND, NOBODY, 0)
    push(s, HANDS, NOBODY, 0)
    push(s, STARS, NOBODY, 0)


# ---- the starting regions (E1.S8) ----------------------------------------------------------


@rule
def draw_star(s: Any, t: Any, seat: int) -> None:
    """E1.S8: deal the seat its region; the last one needs no chance."""
    s.subject = seat
    if seat < t.seats - 1:
        s.chance = CHANCE_STAR
        return
    for star in range(t.seats):
        if s.dealt[star] == 0:
            settle_on(s, t, star)
            return


@rule
def star_chances(s: Any, t: Any, choices: Any) -> None:
    """E1.S8: any starting region that is not dealt yet."""
    for star in range(t.seats):
        if s.dealt[star] == 0:
            add_outcome(choices, star, 1)


@rule
def star_happens(s: Any, t: Any, star: int) -> None:
    """The seat starts there; the next one draws."""
    push(s, STARS, NOBODY, s.subject + 1)
    settle_on(s, t, star)


@rule
def settle_on(s: Any, t: Any, star: int) -> None:
    """One dinosaur on the starting region."""
    s.dealt[star] = 1
    settle(s, s.subject, t.star[star])
    note(s, E_STARTED, EVERYBODY, s.subject, t.star[star])


# ---- the hands (E1.S5) ---------------------------------------------------------------------


@rule
def deal_cards(s: Any, t: Any, dealt: int) -> None:
    """E1.S5: three cards to each player, one after the other."""
    if dealt < HAND * t.seats:
        push(s, HANDS, NOBODY, dealt + 1)
        s.subject = dealt // HAND
        s.chance = CHANCE_CARD
