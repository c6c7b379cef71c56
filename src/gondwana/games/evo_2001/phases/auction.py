"""Phase 6, the auction (E1.6.3 to E1.6.7): genes on offer, bids, pledges, paying, taking."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_BID, PASS, PRICES
from ..clauses import ALLOWED, E1_6_3, E1_6_4, E1_6_6, E1_R7
from ..happenings import (
    E_BID,
    E_NO_GENES,
    E_OFFERED,
    E_OUT,
    E_OUTBID,
    E_PAID,
    E_PLEDGED,
    E_TAKEN_BACK,
    E_TOOK_GENE,
    E_UNPLEDGED,
)
from ..state import (
    AFTER_DRAW,
    ALL_GENES,
    AUCTION,
    BID,
    BID_COUNTS,
    CARD,
    CHANCE_CARD,
    CHANCE_GENE,
    DRAW_GENES,
    IN_PILE,
    MUTATION,
    NOBODY,
    NONE,
    OUTBID,
    PAY,
    PAY_FOR,
    PAYING,
    PLEDGES,
    TAKE,
)
from ..windows import cards_rest, window_later

# ---- genes on offer (E1.6.3) ---------------------------------------------------------------


@rule
def rows_wanted(s: Any, t: Any) -> int:
    """E1.6.3, E1.V1, E1.C9, E1.R8: as many genes as players, less those that are missing."""
    return int(t.seats - t.advanced - s.fewer)


@rule
def draw_genes(s: Any, t: Any) -> None:
    """E1.6.3: a gene for each row, as long as the bag holds any; then the auction."""
    if s.rows < rows_wanted(s, t):
        for gene in range(ALL_GENES):
            if s.bag[gene] > 0:
                s.chance = CHANCE_GENE
                return
    if s.rows == 0:
        note(s, E_NO_GENES, EVERYBODY)
        return
    s.may_pass = t.seats - s.rows
    push(s, AUCTION, NOBODY, 0)
    window_later(s, AFTER_DRAW, NOBODY)


@rule
def gene_chances(s: Any, choices: Any) -> None:
    """E1.S4: any gene of the bag."""
    for gene in range(ALL_GENES):
        add_outcome(choices, gene, s.bag[gene])


@rule
def gene_comes(s: Any, gene: int) -> None:
    """The gene lies in the next row."""
    s.bag[gene] -= 1
    s.row_gene[s.rows] = gene
    s.rows += 1
    note(s, E_OFFERED, EVERYBODY, s.rows, gene)
    push(s, DRAW_GENES, NOBODY, 0)


# ---- bids (E1.6.4 to E1.6.6) ---------------------------------------------------------------


@rule
def row_of(s: Any, seat: int) -> int:
    """The row where the seat's marker stands, or NONE."""
    for row in range(s.rows):
        if s.row_seat[row] == seat:
            return row
    return NONE


@rule
def go_on_bidding(s: Any, t: Any) -> None:
    """E1.6.4, E1.6.5: who was outbid, else the next without a marker; then all pay."""
    if s.displaced != NOBODY:
        ask_seat(s, BID, int(s.displaced))
        return
    for place in range(t.seats):
        seat = int(s.order[place])
        if s.out >> seat & 1 == 0 and row_of(s, seat) == NONE:
            ask_seat(s, BID, seat)
            return
    end_bidding(s)


@rule
def end_bidding(s: Any) -> None:
    """E1.6.6, E1.X9: what each owes; pledges, the window, then all pay, then all take."""
    for row in range(s.rows):
        seat = int(s.row_seat[row])
        if seat != NOBODY:
            s.due[seat] = max(0, s.row_price[row] - s.genes[seat, MUTATION])
    push(s, TAKE, NOBODY, 0)
    push(s, PAY, NOBODY, 0)
    window_later(s, PAYING, NOBODY)
    push(s, PLEDGES, NOBODY, 0)


@rule
def lowest_price(s: Any, row: int) -> int:
    """E1.6.4, E1.C6: the least price that may be put onto the row."""
    owner = int(s.row_seat[row])
    if owner == NOBODY:
        return 0
    return int(s.row_price[row] + max(1, s.theft[owner]))


@rule
def may_pledge(s: Any, t: Any, seat: int, card: int) -> bool:
    """E1.R6: a card of the seat's that helps to pay, if it may be played this round."""
    if s.card[card] != seat or t.card_effect[card] != PAY_FOR:
        return False
    return not (s.pledged[card] or s.fresh[card] or cards_rest(s))


@rule
def highest_price(s: Any, t: Any, seat: int) -> int:
    """E1.6.6, E1.R6: points and mutations, and what cards would add."""
    price = own_means(s, seat)
    for card in range(t.cards):
        if may_pledge(s, t, seat, card):
            price += t.card_amount[card]
    return min(PRICES - 1, price)


@rule
def own_means(s: Any, seat: int) -> int:
    """E1.6.6: the highest price that the seat can pay without a card."""
    return int(s.points[seat] + s.genes[seat, MUTATION])


@rule
def legal_bids(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Every price in every row; to pass only while a row is missing (E1.V2)."""
    if s.may_pass > 0:
        add(choices, PASS)
    highest = highest_price(s, t, seat)
    for row in range(s.rows):
        for price in range(lowest_price(s, row), highest + 1):
            add(choices, A_BID + row * PRICES + price)


@rule
def bid_refusal(s: Any, t: Any, seat: int, row: int, price: int) -> int:
    """E1.6.3, E1.6.4, E1.6.6, E1.R7."""
    if row >= s.rows:
        return E1_6_3
    if s.row_seat[row] != NOBODY and price <= s.row_price[row]:
        return E1_6_4
    if price > highest_price(s, t, seat):
        return E1_6_6
    return E1_R7 if price < lowest_price(s, row) else ALLOWED


@rule
def place_bid(s: Any, t: Any, seat: int, action: int) -> None:
    """E1.6.4, E1.R19: a bid on a free row counts at once; over another it is named first."""
    answered(s, seat)
    push(s, AUCTION, NOBODY, 0)
    if action == PASS:
        pass_auction(s, seat)
        return
    row, price = (action - A_BID) // PRICES, (action - A_BID) % PRICES
    note(s, E_BID, EVERYBODY, seat, row + 1, price)
    pledge(s, t, seat, price - own_means(s, seat))
    s.named_seat = seat
    s.named_row = row
    s.named_price = price
    push(s, BID_COUNTS, NOBODY, 0)
    if s.row_seat[row] != NOBODY:
        window_later(s, OUTBID, int(s.row_seat[row]))


@rule
def pass_auction(s: Any, seat: int) -> None:
    """E1.V2: out of the auction, without a gene."""
    s.out |= 1 << seat
    s.may_pass -= 1
    s.displaced = NOBODY
    note(s, E_OUT, EVERYBODY, seat)


@rule
def bid_counts(s: Any, t: Any) -> None:
    """E1.6.5: the marker stands; whoever stood there places again at once."""
    if s.named_seat == NOBODY:
        return
    row = int(s.named_row)
    outbid = int(s.row_seat[row])
    s.row_seat[row] = s.named_seat
    s.row_price[row] = s.named_price
    s.named_seat = NOBODY
    s.displaced = outbid
    if outbid != NOBODY:
        note(s, E_OUTBID, EVERYBODY, outbid, row + 1)
        take_back_pledges(s, t, outbid)


@rule
def steal(s: Any, t: Any, seat: int, amount: int) -> None:
    """E1.C6, E1.R7: a bid over the seat's must be higher; also the one just named."""
    s.theft[seat] = max(s.theft[seat], amount)
    if s.named_seat == NOBODY or s.row_seat[s.named_row] != seat:
        return
    if s.named_price < lowest_price(s, int(s.named_row)):
        bidder = int(s.named_seat)
        s.named_seat = NOBODY
        note(s, E_TAKEN_BACK, EVERYBODY, bidder, s.named_row + 1, s.named_price)
        take_back_pledges(s, t, bidder)


# ---- pledges (E1.R6, E1.X1) ----------------------------------------------------------------


@rule
def pledge(s: Any, t: Any, seat: int, need: int) -> None:
    """E1.R6: cards that cover what the seat could not pay lie open beside the bid."""
    while need > 0:
        best = NONE
        for card in range(t.cards):
            if may_pledge(s, t, seat, card):
                if best == NONE or t.card_amount[card] > t.card_amount[best]:
                    best = card
        s.pledged[best] = 1
        s.open[best] = 1
        s.hand[seat] -= 1
        need -= t.card_amount[best]
        note(s, E_PLEDGED, EVERYBODY, seat, best)


@rule
def take_back_pledges(s: Any, t: Any, seat: int) -> None:
    """E1.X1: what was pledged for a bid that is gone comes back to the hand."""
    for card in range(t.cards):
        if s.pledged[card] and s.card[card] == seat:
            s.pledged[card] = 0
            s.hand[seat] += 1
            note(s, E_UNPLEDGED, EVERYBODY, seat, card)


@rule
def next_pledge(s: Any, t: Any) -> int:
    """The next pledged card to be played, players in order, or NONE."""
    for place in range(t.seats):
        for card in range(t.cards):
            if s.pledged[card] and s.card[card] == s.order[place]:
                return card
    return NONE


# ---- paying and taking (E1.6.6, E1.6.7) ----------------------------------------------------


@rule
def pay(s: Any, t: Any) -> None:
    """E1.6.6: everybody pays what is due."""
    for place in range(t.seats):
        seat = int(s.order[place])
        if row_of(s, seat) != NONE:
            s.points[seat] -= s.due[seat]
            note(s, E_PAID, EVERYBODY, seat, s.due[seat])
            s.due[seat] = 0


@rule
def take(s: Any, t: Any, place: int) -> None:
    """E1.6.7, E1.X9: in order, the gene goes on the portrait; a card gene draws a card."""
    if place == t.seats:
        clear_board(s, t)
        return
    push(s, TAKE, NOBODY, place + 1)
    seat = int(s.order[place])
    row = row_of(s, seat)
    if row == NONE:
        return
    gene = int(s.row_gene[row])
    s.row_gene[row] = NONE
    note(s, E_TOOK_GENE, EVERYBODY, seat, gene)
    if gene != CARD:
        s.genes[seat, gene] += 1
        return
    s.spent += 1
    for card in range(t.cards):
        if s.card[card] == IN_PILE:
            s.subject = seat
            s.chance = CHANCE_CARD
            return


@rule
def clear_board(s: Any, t: Any) -> None:
    """The bidding board is empty again."""
    for row in range(t.seats):
        s.row_gene[row] = NONE
        s.row_seat[row] = NOBODY
        s.row_price[row] = 0
        s.theft[row] = 0
    s.rows = 0
    s.may_pass = 0
    s.out = 0
    s.displaced = NOBODY
