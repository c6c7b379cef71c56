"""What a bot needs: what a position is worth.

The estimate is the points that a seat may expect at the end, in thousandths: those it has, those of
the herd that lives through this round, those of the herd's places in later climates, and what its
genes and cards will still bring, priced by the rounds to come. The weights are in
`weights.toml`, and each seat has its own in the table's constants.
"""

from typing import Any

from ...kernel.rule import rule
from .phases.mutation import column_of, highest_bid, lowest_bid
from .phases.survival import kept
from .secrets import cards_of
from .state import (
    ALL_GENES,
    BIRTH,
    COLD,
    DEADLY,
    DINOSAURS,
    HOT,
    METEORITE,
    MOVEMENT,
    MUTATION,
    NONE,
    REGENERATION,
    SECTIONS,
    VIAL,
    WEIGHTS,
)

POINT = 1000
# Where the weights of `weights.toml` stand in a seat's row: first each gene's.
CARD_WEIGHT, HERD_WEIGHT, PLACE_WEIGHT, STEP_WEIGHT, EGG_WEIGHT = range(ALL_GENES, WEIGHTS)
HOLDS = 5  # per cent: how often a bid holds that somebody would rather top
NOTHING = -100 * POINT  # where no column is open
ZONE_WORTH = (10, 5, 5, 0)  # how well one lives in a zone, in tenths


@rule
def half_rounds_to_come(s: Any, t: Any) -> int:
    """Twice the expected number of rounds that will still score, this one among them (E2.S5)."""
    first = int(t.pile - t.bottom) + 1
    earliest = max(first, s.turned + 1)
    scoring = earliest + t.pile - 2 * s.turned
    return scoring - 2 if s.round_number > s.turned else scoring


@rule
def outlook(s: Any, t: Any, space: int) -> int:
    """How well one will live on the space next round, 0 to 10, over the tokens left."""
    total = 0
    worth = 0
    for token in range(METEORITE):
        section = (s.section + t.token_turn[token] + SECTIONS) % SECTIONS
        total += s.tokens[token]
        worth += s.tokens[token] * ZONE_WORTH[t.zone[section, t.terrain[space]]]
    return worth // total if total > 0 else 0


@rule
def herd_worth(s: Any, t: Any, seat: int, later: int) -> int:
    """The herd: who lives through this round, and how good its places are for the next."""
    hot, cold, deadly, places = 0, 0, 0, 0
    for space in range(t.spaces):
        if s.dinosaur[space] == seat:
            zone = t.zone[s.section, t.terrain[space]]
            if zone == HOT:
                hot += 1
            elif zone == COLD:
                cold += 1
            elif zone == DEADLY:
                deadly += 1
            places += outlook(s, t, space)
    alive = int(s.alive[seat])
    fallen = hot - kept(s, seat, HOT, hot) + cold - kept(s, seat, COLD, cold)
    fallen += deadly - kept(s, seat, DEADLY, deadly)
    least = min(alive, 3 if s.genes[seat, REGENERATION] else 2)
    lives = max(least, alive - fallen)
    herd = int(t.weights[seat, HERD_WEIGHT])
    worth = places * int(t.weights[seat, PLACE_WEIGHT]) // 10
    if s.round_number > s.turned:
        return worth + alive * herd * later // 2
    if s.phase < MOVEMENT:
        lives = (2 * alive + 3 * lives) // 5
    if s.phase == MOVEMENT and s.waiting >> seat & 1:
        worth += int(t.weights[seat, STEP_WEIGHT]) * min(int(s.steps), alive - lives)
    return worth + lives * POINT + lives * herd * max(0, later - 2) // 2


@rule
def gene_worth(s: Any, t: Any, seat: int, gene: int, later: int) -> int:
    """One more gene of a kind."""
    count = int(s.genes[seat, gene])
    return genes_worth(t, seat, gene, count + 1, later) - genes_worth(t, seat, gene, count, later)


@rule
def genes_worth(t: Any, seat: int, gene: int, count: int, later: int) -> int:
    """So many genes of a kind: each further one brings less."""
    return int(t.weights[seat, gene]) * later * 7 * count // (2 * (6 + count))


@rule
def column_worth(s: Any, t: Any, seat: int, column: int, bid: int, later: int) -> int:
    """What a column brings the seat for a bid: its gene, or the card, less the price."""
    gene = s.column_gene[column]
    prize = int(t.weights[seat, CARD_WEIGHT]) * later
    if column > 0:
        prize = gene_worth(s, t, seat, gene, later) if gene != NONE else 0
    return int(prize - POINT * max(0, bid - s.genes[seat, VIAL]))


@rule
def best_elsewhere(s: Any, t: Any, seat: int, but: int, later: int) -> int:
    """What the seat may still get by a least bid in any column open to it, `but` one."""
    best = NOTHING
    for column in range(t.seats):
        if column != but and column != s.closed[seat]:
            bid = lowest_bid(s, column)
            if bid <= highest_bid(s, seat):
                best = max(best, column_worth(s, t, seat, column, bid, later))
    return best


@rule
def is_wanted(s: Any, t: Any, seat: int, column: int, later: int) -> bool:
    """Whether somebody who is still to bid would rather outbid the seat there than go elsewhere."""
    bid = lowest_bid(s, column)
    for other in range(t.seats):
        if other != seat and column_of(s, t, other) == NONE and s.closed[other] != column:
            if bid <= highest_bid(s, other):
                gain = column_worth(s, t, other, column, bid, later)
                if gain > best_elsewhere(s, t, other, column, later):
                    return True
    return False


@rule
def auction_worth(s: Any, t: Any, seat: int, later: int) -> int:
    """What the seat may expect of the auction: a bid that somebody would top seldom holds (E2.2.3).

    Who was outbid must go elsewhere: it pays to bid at once what nobody will top.
    """
    column = column_of(s, t, seat)
    if column == NONE:
        return best_elsewhere(s, t, seat, NONE, later)
    worth = column_worth(s, t, seat, column, int(s.column_bid[column]), later)
    if not is_wanted(s, t, seat, column, later):
        return worth
    return (worth * HOLDS + best_elsewhere(s, t, seat, column, later) * (100 - HOLDS)) // 100


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    later = half_rounds_to_come(s, t)
    worth = POINT * (int(s.points[seat]) - s.due[seat])
    if s.over:
        return worth + int(s.alive[seat])
    worth += herd_worth(s, t, seat, later)
    for gene in range(ALL_GENES):
        count = int(s.genes[seat, gene])
        if count > 0:
            worth += genes_worth(t, seat, gene, count, later)
    worth += cards_of(s, seat) * int(t.weights[seat, CARD_WEIGHT]) * later // 2
    if s.phase == MUTATION:
        if s.columns == t.seats:
            worth += auction_worth(s, t, seat, later)
    elif s.phase == BIRTH:
        room = DINOSAURS - s.alive[seat]
        worth += int(t.weights[seat, EGG_WEIGHT]) * min(room, int(s.extra_eggs[seat]))
    return worth
