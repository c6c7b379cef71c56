"""Mutation phase (E2.2): genes on offer, the auction, taking and paying."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_BID, BIDS
from ..cards import deck_size, window_later
from ..clauses import ALLOWED, E2_2_1, E2_2_2, E2_2_3, E2_C4_RAISE, E2_R8
from ..happenings import E_BID, E_OFFERED, E_PAID, E_PUSHED, E_TOOK_GENE, E_TOOK_NOTHING
from ..state import (
    AFTER_BID,
    ALL_GENES,
    AUCTION,
    BID,
    CHANCE_CARD,
    CHANCE_GENE,
    DRAW_GENES,
    NOBODY,
    NONE,
    NORMAL_GENES,
    PAY,
    PAYING,
    PEEK,
    SIXTH_SENSE,
    TAKE,
    VIAL,
)


@rule
def begin_mutation(s: Any, t: Any) -> None:
    """Clear the columns and start drawing genes."""
    for column in range(t.seats):
        s.column_gene[column] = NONE
        s.column_seat[column] = NOBODY
        s.column_bid[column] = 0
        s.column_totem[column] = 0
        s.closed[column] = NONE
    s.columns = 1
    s.pushed = NOBODY
    push(s, AUCTION, NOBODY, 0)
    push(s, DRAW_GENES, NOBODY, 0)


# ---- genes on offer (E2.2.1) ---------------------------------------------------------------


@rule
def is_on_offer(s: Any, gene: int) -> bool:
    """Whether a column shows the gene already."""
    for column in range(1, s.columns):
        if s.column_gene[column] == gene:
            return True
    return False


@rule
def gene_weight(s: Any, gene: int, unseen: int) -> int:
    """How likely the gene comes out of the bag, in parts of (tokens in the bag × unseen).

    E2.S4: `uniques` tokens of the bag are any of the `unseen` unique genes that never came.
    """
    if gene < NORMAL_GENES:
        return int(s.bag[gene] * max(1, unseen))
    return int(s.bag[gene] * s.uniques)


@rule
def unseen_uniques(s: Any) -> int:
    """Unique genes that never came out of the bag, those left in the box among them."""
    unseen = 0
    for gene in range(NORMAL_GENES, ALL_GENES):
        unseen += s.bag[gene]
    return unseen


@rule
def draw_genes(s: Any, t: Any) -> None:
    """E2.2.1: fill the columns from left to right; from an empty bag nothing comes."""
    if s.columns == t.seats:
        return
    for gene in range(ALL_GENES):
        if gene_weight(s, gene, unseen_uniques(s)) > 0:
            s.chance = CHANCE_GENE
            return
    s.columns = t.seats


@rule
def gene_chances(s: Any, choices: Any) -> None:
    """E2.2.1: a gene that no column shows; an equal one only when there is no other."""
    unseen = unseen_uniques(s)
    for gene in range(ALL_GENES):
        if not is_on_offer(s, gene):
            add_outcome(choices, gene, gene_weight(s, gene, unseen))
    if choices.n == 0:
        for gene in range(ALL_GENES):
            add_outcome(choices, gene, gene_weight(s, gene, unseen))


@rule
def gene_comes(s: Any, gene: int) -> None:
    """The gene lies in the next column."""
    s.bag[gene] -= 1
    if gene >= NORMAL_GENES:
        s.uniques -= 1
    s.column_gene[s.columns] = gene
    note(s, E_OFFERED, EVERYBODY, s.columns + 1, gene)
    s.columns += 1
    push(s, DRAW_GENES, NOBODY, 0)


# ---- bidding (E2.2.2 to E2.2.5) ------------------------------------------------------------


@rule
def column_of(s: Any, t: Any, seat: int) -> int:
    """The column where the seat's marker stands, or NONE."""
    for column in range(t.seats):
        if s.column_seat[column] == seat:
            return column
    return NONE


@rule
def go_on_bidding(s: Any, t: Any) -> None:
    """E2.2.3: the outbid player first, then the next who has no marker; at the end they take."""
    if s.pushed != NOBODY:
        ask_seat(s, BID, s.pushed)
        return
    for place in range(t.seats):
        seat = s.order[place]
        if column_of(s, t, seat) == NONE:
            ask_seat(s, BID, seat)
            return
    push(s, PAY, NOBODY, 0)
    window_later(s, PAYING, NOBODY)
    push(s, TAKE, NOBODY, 0)


@rule
def lowest_bid(s: Any, column: int) -> int:
    """E2.2.2, E2.C4: the least value that may be put onto the column."""
    if s.column_seat[column] == NOBODY:
        return 0
    return int(s.column_bid[column] + (3 if s.column_totem[column] else 1))


@rule
def highest_bid(s: Any, seat: int) -> int:
    """E2.R8: the highest value that the seat can pay, vials taken off."""
    return min(BIDS - 1, int(s.points[seat] + s.genes[seat, VIAL]))


@rule
def legal_bids(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Every value on every column that is open to the seat."""
    highest = highest_bid(s, seat)
    for column in range(t.seats):
        if column != s.closed[seat]:
            for bid in range(lowest_bid(s, column), highest + 1):
                add(choices, A_BID + column * BIDS + bid)


@rule
def bid_refusal(s: Any, t: Any, seat: int, column: int, bid: int) -> int:
    """E2.2.1, E2.2.2, E2.2.3, E2.R8, E2.C4."""
    if column >= t.seats:
        return E2_2_1
    if s.column_seat[column] != NOBODY and bid <= s.column_bid[column]:
        return E2_2_2
    if column == s.closed[seat]:
        return E2_2_3
    if bid > highest_bid(s, seat):
        return E2_R8
    if bid < lowest_bid(s, column):
        return E2_C4_RAISE
    return ALLOWED


@rule
def place_bid(s: Any, t: Any, seat: int, column: int, bid: int) -> None:
    """E2.2.2, E2.2.3: the marker goes to the column, who stood there must bid again."""
    answered(s, seat)
    outbid = s.column_seat[column]
    s.column_seat[column] = seat
    s.column_bid[column] = bid
    s.column_totem[column] = 0
    s.pushed = outbid
    note(s, E_BID, EVERYBODY, seat, column + 1, bid)
    if outbid != NOBODY:
        s.closed[outbid] = column
        note(s, E_PUSHED, EVERYBODY, outbid, column + 1)
    push(s, AUCTION, NOBODY, 0)
    window_later(s, AFTER_BID, seat)


# ---- taking and paying (E2.2.5, E2.2.6) ----------------------------------------------------


@rule
def take(s: Any, t: Any, column: int) -> None:
    """E2.2.6: the column's winner takes; what is due counts the vials from before."""
    if column == t.seats:
        return
    seat = s.column_seat[column]
    s.due[seat] = max(0, s.column_bid[column] - s.genes[seat, VIAL])
    push(s, TAKE, NOBODY, column + 1)
    gene = s.column_gene[column]
    if column == 0 and deck_size(s) > 0:
        s.subject = seat
        s.chance = CHANCE_CARD
    elif gene != NONE:
        s.genes[seat, gene] += 1
        note(s, E_TOOK_GENE, EVERYBODY, seat, gene)
        if gene == SIXTH_SENSE:
            push(s, PEEK, NOBODY, 0)
    else:
        note(s, E_TOOK_NOTHING, EVERYBODY, seat)


@rule
def pay(s: Any, t: Any) -> None:
    """E2.2.5: everybody pays what is due."""
    for column in range(t.seats):
        seat = s.column_seat[column]
        s.points[seat] -= s.due[seat]
        note(s, E_PAID, EVERYBODY, seat, s.due[seat])
        s.due[seat] = 0
